-- Note that the lines of rows are written to indexes, unless another row was stored meanwhile.
--
-- KEYS  1 the generations   2 a key that never exists (see apply.lua)
-- ARGV  1 "both" or the name of the generation being built   2 the part of the lists
--       then for each row: id, version, summary, lines, and whether it never changes again, so that its lines need not be
--         remembered ("" = it may)
--
-- Returns the rows, counted from 1, that are stored no more or not everywhere: to be written again.

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

local prefix = string.sub(KEYS[1], 1, -12) -- without "generations"
local read, building = redis.call('HGET', KEYS[1], 'read') or '0', redis.call('HGET', KEYS[1], 'building')
local again = {}
for at = 3, #ARGV, 5 do
  local noted = true
  if building and (ARGV[1] == 'both' or ARGV[1] == building) then
    noted = note(prefix .. building .. ':' .. ARGV[2], at)
  end
  if ARGV[1] == 'both' then noted = note(prefix .. read .. ':' .. ARGV[2], at) and noted end
  if not noted then again[#again + 1] = (at + 2) / 5 end
end
return again
