-- Take the next row of each game or tournament, whatever its version.
--
-- KEYS  1 the generations   2 a key that never exists (see apply.lua)
-- ARGV  1 the part of the lists   then ids

local prefix = string.sub(KEYS[1], 1, -12) -- without "generations"
for _, generation in ipairs({redis.call('HGET', KEYS[1], 'read') or '0', redis.call('HGET', KEYS[1], 'building') or nil}) do
  local rows = prefix .. generation .. ':' .. ARGV[1] .. 'summaries'
  for at = 2, #ARGV do
    local stored = redis.call('HGET', rows, ARGV[at])
    if stored then redis.call('HSET', rows, ARGV[at], (string.gsub(stored, '^%d+', '0', 1))) end
  end
end
