-- Note that the lines of rows are written to indexes, unless another row was stored meanwhile.
--
-- KEYS  the generations of each partition (see apply.lua)
-- ARGV  1 the number of partitions   2 "both" or the name of the generation being built   3 the part of the lists
--       then for each partition: the number of rows, and for each of them: id, version, summary, lines, and whether it never
--       changes again, so that its lines need not be remembered ("" = it may)
--
-- Returns for each partition the rows, counted from 1, that are stored no more or not everywhere: to be written again.

local function note(own, at)
  local id, row = ARGV[at], ARGV[at + 1] .. ' ' .. ARGV[at + 2]
  if redis.call('HGET', own .. 'summaries', id) ~= row then return false end
  if ARGV[at + 4] == '' then
    redis.call('HSET', own .. 'indexes', id, '=' .. ARGV[at + 3])
  else
    redis.call('HDEL', own .. 'indexes', id)
  end
  return true
end

local replies, at = {}, 4
for number = 1, tonumber(ARGV[1]) do
  local generations = KEYS[number]
  local prefix = string.sub(generations, 1, -12) -- without "generations"
  local read, building = redis.call('HGET', generations, 'read') or '0', redis.call('HGET', generations, 'building')
  local again = {}
  local count = tonumber(ARGV[at])
  at = at + 1
  for row = 1, count do
    local noted = true
    if building and (ARGV[2] == 'both' or ARGV[2] == building) then
      noted = note(prefix .. building .. ':' .. ARGV[3], at)
    end
    if ARGV[2] == 'both' then noted = note(prefix .. read .. ':' .. ARGV[3], at) and noted end
    if not noted then again[#again + 1] = row end
    at = at + 5
  end
  replies[number] = again
end
return replies
