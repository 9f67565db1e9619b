-- Switch the lists of some partitions to the generation that was built, unless another rebuild has started there.
--
-- KEYS  the generations of each partition (see apply.lua)
-- ARGV  1 the number of partitions   2 the generation that was built
--
-- Returns for each partition the generation that was read until now, or "" if another rebuild has started.

local replies = {}
for number = 1, tonumber(ARGV[1]) do
  local generations = KEYS[number]
  replies[number] = ''
  if redis.call('HGET', generations, 'building') == ARGV[2] then
    replies[number] = redis.call('HGET', generations, 'read') or '0'
    redis.call('HSET', generations, 'read', ARGV[2])
    redis.call('HDEL', generations, 'building')
  end
end
return replies
