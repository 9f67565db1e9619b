-- Write ratings, if nobody has written others since the caller looked.
--
-- KEYS  1 string: how often ratings were written
-- ARGV  1 what the caller saw there
--       2 the writes, as a JSON list of commands with their arguments, all keys in the slot of KEYS[1]
--
-- Returns 1, or 0 if another process was first.

if (redis.call('GET', KEYS[1]) or '0') ~= ARGV[1] then return 0 end
redis.call('INCR', KEYS[1])
for _, command in ipairs(cjson.decode(ARGV[2])) do redis.call(unpack(command)) end
return 1
