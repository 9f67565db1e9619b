-- Let a game that is in the archive leave Redis, if its record still ends where the archived one does.
--
-- KEYS  1 log   2 ids   3 seeds   4 snapshots   5 members   6 archived games   7 ended games
--       (one hash tag: one slot)
-- ARGV  1 game   2 version of its last record   3 hash of its last record
--       4 what to note in the hash of archived games
--       5 seconds after which its keys expire: who is reading the record now can finish
--
-- Returns 1 if the game is in the archive now, or was before; 0 if its record is another one.

local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
if last and (last[1] ~= ARGV[2] .. '-0' or last[2][4] ~= ARGV[3]) then return 0 end
if not last and redis.call('HGET', KEYS[6], ARGV[1]) ~= ARGV[4] then return 0 end
redis.call('HSET', KEYS[6], ARGV[1], ARGV[4])
redis.call('SREM', KEYS[5], ARGV[1])
redis.call('ZREM', KEYS[7], ARGV[1])
for at = 1, 4 do redis.call('EXPIRE', KEYS[at], ARGV[5]) end
return 1
