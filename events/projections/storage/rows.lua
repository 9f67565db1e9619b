-- Read rows of some partitions, from the generation that is read (see read.lua).
--
-- KEYS  the generations of each partition (see apply.lua)
-- ARGV  1 the number of partitions   2 the part of the lists   then for each partition: the number of ids, and the ids
--
-- Returns for each partition the row of each id, or false.

local generation = (redis.call('HGET', KEYS[1], 'read') or '0') .. ':' .. ARGV[2] .. 'summaries'
local replies, at = {}, 3
for number = 1, tonumber(ARGV[1]) do
  local key = string.sub(KEYS[number], 1, -12) .. generation -- without "generations"
  local last = at + tonumber(ARGV[at])
  replies[number] = redis.call('HMGET', key, unpack(ARGV, at + 1, last))
  at = last + 1
end
return replies
