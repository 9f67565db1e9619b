-- Append entries to the log of heads, if nobody has appended others since the caller looked.
--
-- KEYS  1 list: the log
--       2 hash: the head logged last for each game or tournament
-- ARGV  1 the number of entries that the caller saw
--       then for each new entry: id, head, entry
--
-- Returns 1, or 0 if the log has another length. The caller computes the chain, because scripts have no SHA-256.

if redis.call('LLEN', KEYS[1]) ~= tonumber(ARGV[1]) then return 0 end
for at = 2, #ARGV, 3 do
  redis.call('HSET', KEYS[2], ARGV[at], ARGV[at + 1])
  redis.call('RPUSH', KEYS[1], ARGV[at + 2])
end
return 1
