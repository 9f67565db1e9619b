-- Record a bulk once.
--
-- KEYS  1 bulk   2 pending bulks (one hash tag: one slot)
-- ARGV  1 id   2 owner   3 creations (JSON)   4 how many   5 fingerprint   6 time (ms)   7 seconds to keep it
--
-- Returns the fingerprint of the bulk that is stored under this id.

if redis.call('EXISTS', KEYS[1]) == 0 then
  redis.call('HSET', KEYS[1], 'owner', ARGV[2], 'games', ARGV[3], 'total', ARGV[4], 'fingerprint', ARGV[5],
    'at', ARGV[6], 'created', 0)
  redis.call('EXPIRE', KEYS[1], ARGV[7])
  redis.call('ZADD', KEYS[2], ARGV[6], ARGV[1])
end
return redis.call('HGET', KEYS[1], 'fingerprint')
