-- Write to indexes of the lists.
--
-- KEYS  1 the generations   2 a key that never exists (see apply.lua)
-- ARGV  1 "both" or the name of the generation being built   2 the part of the lists
--       then for each change: "+" or "-", the name of the index, the sort key

local prefix = string.sub(KEYS[1], 1, -12) -- without "generations"
local building = redis.call('HGET', KEYS[1], 'building')
local written = {}
if building and (ARGV[1] == 'both' or ARGV[1] == building) then written[1] = building end
if ARGV[1] == 'both' then written[#written + 1] = redis.call('HGET', KEYS[1], 'read') or '0' end
for at = 3, #ARGV, 3 do
  for _, generation in ipairs(written) do
    local own = prefix .. generation .. ':' .. ARGV[2]
    if ARGV[at] == '+' then
      redis.call('ZADD', own .. ARGV[at + 1], 0, ARGV[at + 2])
      redis.call('SADD', own .. 'names', ARGV[at + 1])
    else
      redis.call('ZREM', own .. ARGV[at + 1], ARGV[at + 2])
    end
  end
end
