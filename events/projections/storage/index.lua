-- Write to indexes of some partitions.
--
-- KEYS  the generations of each partition (see apply.lua)
-- ARGV  1 the number of partitions   2 "both" or the name of the generation being built   3 the part of the lists
--       then for each partition: the number of changes, and for each of them: "+" or "-", the name of the index, the sort key
--
-- Returns for each partition 1.

local replies, at = {}, 4
for number = 1, tonumber(ARGV[1]) do
  local generations = KEYS[number]
  local prefix = string.sub(generations, 1, -12) -- without "generations"
  local read, building = redis.call('HGET', generations, 'read') or '0', redis.call('HGET', generations, 'building')
  local written = {}
  if building and (ARGV[2] == 'both' or ARGV[2] == building) then written[1] = building end
  if ARGV[2] == 'both' then written[#written + 1] = read end
  local count = tonumber(ARGV[at])
  for change = at + 1, at + 3 * count, 3 do
    for _, generation in ipairs(written) do
      local own = prefix .. generation .. ':' .. ARGV[3]
      if ARGV[change] == '+' then
        redis.call('ZADD', own .. ARGV[change + 1], 0, ARGV[change + 2])
        redis.call('SADD', own .. 'names', ARGV[change + 1])
      else
        redis.call('ZREM', own .. ARGV[change + 1], ARGV[change + 2])
      end
    end
  end
  at = at + 1 + 3 * count
  replies[number] = 1
end
return replies
