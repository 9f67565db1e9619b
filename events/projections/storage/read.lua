-- Read from the lists of some partitions, from the generation that is read. On a single server, where all partitions are
-- read with one call, it is the same in all of them.
--
-- KEYS  the generations of each partition (see apply.lua)
-- ARGV  1 the number of partitions   2 the part of the lists
--       then for each partition: the number of commands, and for each of them: the number of its arguments, its name, the
--       name of what it reads, its arguments
--
-- Returns for each partition the replies of its commands.

local generation = (redis.call('HGET', KEYS[1], 'read') or '0') .. ':' .. ARGV[2]
local replies, at = {}, 3
for number = 1, tonumber(ARGV[1]) do
  local own = string.sub(KEYS[number], 1, -12) .. generation -- without "generations"
  local found = {}
  local count = tonumber(ARGV[at])
  at = at + 1
  for command = 1, count do
    local last = at + 2 + tonumber(ARGV[at])
    found[command] = redis.call(ARGV[at + 1], own .. ARGV[at + 2], unpack(ARGV, at + 3, last))
    at = last + 1
  end
  replies[number] = found
end
return replies
