-- Write rows of games or tournaments into the lists, each only if it is newer than the stored one, or another one of the
-- same version: a failover may have replaced the record that the stored one was made from.
--
-- KEYS  1 the generations: hash with the generation that is "read" and the one that is "building", if any
--       2 a key that never exists (see list_script.py)
-- ARGV  1 "both" (the generation read and the one being built) or the name of the latter
--       2 the part of the lists ("" = games)
--       then for each row: id, version, summary, since when it waits for a job as far as the caller knows ("" = it does not),
--         its earliest deadline ("" = none), its last change if it is open or, of a tournament, until when its games are
--         looked after ("" = neither), its lines (an index each, with the sort key there), joined by newlines
--
-- Returns -1 if the named generation is no longer being built; else how many rows were newer in the generation that is read
-- (or in the named one), followed for each row by what its caller has to do in indexes:
--   ""       nothing
--   "=..."   it is in these lines: write the difference
--   "*..."   it may be in these lines: write all
--   "!"      a newer row is stored: write that one again, as another process may have written its lines too early
-- The keys of a generation are prefix .. generation .. ':' .. part .. name. "indexes" holds the lines of each row that may
-- change, after "=" if they are written, or "*" if a process is about to.

-- The version of a stored row: the number that it begins with.
local function version_of(stored)
  return stored and tonumber(string.match(stored, '^%d+'))
end

local function set_or_remove(set, id, score)
  if score == '' then
    redis.call('ZREM', set, id)
  else
    redis.call('ZADD', set, score, id)
  end
end

local function union(lines, others)
  local all, known = {}, {}
  for line in string.gmatch(lines .. '\n' .. others, '[^\n]+') do
    if not known[line] then
      known[line] = true
      all[#all + 1] = line
    end
  end
  return table.concat(all, '\n')
end

-- Write the row at an argument to the keys with a prefix; `read` is the prefix of the generation that is read.
local function write(own, read, at)
  local id, version, row, lines = ARGV[at], tonumber(ARGV[at + 1]), ARGV[at + 1] .. ' ' .. ARGV[at + 2], ARGV[at + 6]
  local stored = redis.call('HGET', own .. 'summaries', id)
  local known = version_of(stored)
  if known and known > version then return false, '!' end
  local newer = stored ~= row
  local waits = ARGV[at + 3]
  if newer then
    -- Since when it waits: if it already waits at this version in the generation that is read, since then.
    if waits ~= '' and version_of(redis.call('HGET', read .. 'summaries', id)) == version then
      waits = redis.call('ZSCORE', read .. 'waiting', id) or waits
    end
    redis.call('HSET', own .. 'summaries', id, row)
    set_or_remove(own .. 'waiting', id, waits)
    set_or_remove(own .. 'due', id, ARGV[at + 4])
    set_or_remove(own .. 'open', id, ARGV[at + 5])
  end
  local before = redis.call('HGET', own .. 'indexes', id) or '='
  if newer and before == '=' .. lines then return newer, '' end
  local all = '*' .. union(string.sub(before, 2), lines)
  redis.call('HSET', own .. 'indexes', id, all)
  return newer, (newer and string.sub(before, 1, 1) == '=') and before or all
end

-- What to do in indexes if two generations ask for different things.
local function both(one, other)
  if one == '' or one == other then return other end
  if other == '' then return one end
  if one == '!' or other == '!' then return '!' end
  return '*' .. union(string.sub(one, 2), string.sub(other, 2))
end

local prefix = string.sub(KEYS[1], 1, -12) -- without "generations"
local read = prefix .. (redis.call('HGET', KEYS[1], 'read') or '0') .. ':' .. ARGV[2]
local building = redis.call('HGET', KEYS[1], 'building')
if ARGV[1] ~= 'both' and ARGV[1] ~= building then return {-1} end
local built = building and prefix .. building .. ':' .. ARGV[2]
local reply = {0}
for at = 3, #ARGV, 7 do
  local newer, todo = false, ''
  if building then newer, todo = write(built, read, at) end
  if ARGV[1] == 'both' then
    local other
    newer, other = write(read, read, at)
    todo = both(todo, other)
  end
  reply[1] = reply[1] + (newer and 1 or 0)
  reply[#reply + 1] = todo
end
return reply
