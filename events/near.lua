-- Several stretches of a game's log in one go, each from a version this process has folded or from a snapshot.
--
-- KEYS  1 snap   2 log        (one hash tag: one slot)
-- ARGV  1 most records of a stretch, then for each stretch:
--       first record ("" = that of the snapshot)   newest version of the snapshot   last record ("+" = all)
--
-- Returns {snapshot, records} for each; the snapshot is "" where none was asked for, or there is none. A stretch
-- with the same snapshot as one before it is empty: ask for later versions first, earlier ones are on the way.

local used = {}

local function stretch(first, newest, last)
  local made = ''
  if first == '' then
    local found = redis.pcall('ZREVRANGEBYSCORE', KEYS[1], newest, '-inf', 'WITHSCORES', 'LIMIT', 0, 1)
    if not found[1] or used[found[2]] then return {'', {}} end
    used[found[2]] = true
    made, first = found[1], found[2] .. '-0'
  end
  return {made, redis.call('XRANGE', KEYS[2], first, last, 'COUNT', ARGV[1])}
end

local answer = {}
for i = 2, #ARGV, 3 do
  answer[#answer + 1] = stretch(ARGV[i], ARGV[i + 1], ARGV[i + 2])
end
return answer
