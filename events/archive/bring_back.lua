-- Put the record of an archived game back into Redis, as it was before.
--
-- KEYS  1 log   2 ids   3 seeds   4 members   5 archived games   (one hash tag: one slot)
-- ARGV  1 game   2 what is noted in the hash of archived games   3 commitment   4 seed
--       then for each record: entry, hash, command id scoped to its actor ("" = none)
--
-- Returns 1, or 0 if the game is not in the archive, or not as noted.

if redis.call('HGET', KEYS[5], ARGV[1]) ~= ARGV[2] then return 0 end
-- What has not expired yet since the game was archived.
for at = 1, 3 do redis.call('DEL', KEYS[at]) end
for at = 5, #ARGV, 3 do
  local version = (at - 5) / 3 + 1
  redis.call('XADD', KEYS[1], string.format('%d-0', version), 'entry', ARGV[at], 'hash', ARGV[at + 1])
  if ARGV[at + 2] ~= '' then redis.call('HSET', KEYS[2], ARGV[at + 2], version) end
end
redis.call('HSET', KEYS[3], ARGV[3], ARGV[4])
redis.call('SADD', KEYS[4], ARGV[1])
redis.call('HDEL', KEYS[5], ARGV[1])
return 1
