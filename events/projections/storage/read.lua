-- Read from the lists, from the generation that is read.
--
-- KEYS  1 the generations   2 a key that never exists (see apply.lua)
-- ARGV  1 the part of the lists
--       then for each command: the number of its arguments, its name, the name of what it reads, its arguments
--
-- Returns the replies.

local own = string.sub(KEYS[1], 1, -12) .. (redis.call('HGET', KEYS[1], 'read') or '0') .. ':' .. ARGV[1]
local replies, at = {}, 2
while at <= #ARGV do
  local last = at + 2 + tonumber(ARGV[at])
  replies[#replies + 1] = redis.call(ARGV[at + 1], own .. ARGV[at + 2], unpack(ARGV, at + 3, last))
  at = last + 1
end
return replies
