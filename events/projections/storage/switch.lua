-- Switch the lists to the generation that was built, unless another rebuild has started.
--
-- KEYS  1 the generations   2 a key that never exists (see apply.lua)
-- ARGV  1 the generation that was built
--
-- Returns the generation that was read until now, or "" if another rebuild has started.

if redis.call('HGET', KEYS[1], 'building') ~= ARGV[1] then return '' end
local before = redis.call('HGET', KEYS[1], 'read') or '0'
redis.call('HSET', KEYS[1], 'read', ARGV[1])
redis.call('HDEL', KEYS[1], 'building')
return before
