-- Take the next row of each game or tournament, whatever its version.
--
-- KEYS  the generations of each partition (see apply.lua)
-- ARGV  1 the number of partitions   2 the part of the lists   then for each partition: the number of ids, and the ids
--
-- Returns for each partition 1.

local replies, at = {}, 3
for number = 1, tonumber(ARGV[1]) do
  local generations = KEYS[number]
  local prefix = string.sub(generations, 1, -12) -- without "generations"
  local read, building = redis.call('HGET', generations, 'read') or '0', redis.call('HGET', generations, 'building')
  local last = at + tonumber(ARGV[at])
  for id = at + 1, last do
    for _, generation in ipairs({read, building or nil}) do
      local rows = prefix .. generation .. ':' .. ARGV[2] .. 'summaries'
      local stored = redis.call('HGET', rows, ARGV[id])
      if stored then redis.call('HSET', rows, ARGV[id], (string.gsub(stored, '^%d+', '0', 1))) end
    end
  end
  at = last + 1
  replies[number] = 1
end
return replies
