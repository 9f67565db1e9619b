-- Take the next summary of each game or tournament, whatever its version.
--
-- KEYS  1 hash: the summaries, each after its version
-- ARGV  ids

for _, id in ipairs(ARGV) do
  local stored = redis.call('HGET', KEYS[1], id)
  if stored then redis.call('HSET', KEYS[1], id, (string.gsub(stored, '^%d+', '0', 1))) end
end
