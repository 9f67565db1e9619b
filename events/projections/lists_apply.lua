-- Write summaries of games or tournaments into the lists, each only if it is newer than the stored one, or another one of the
-- same version: a failover may have replaced the record that the stored one was made from.
--
-- KEYS  1 generations: hash with the generation that is "read" and the one that is "building", if any
-- ARGV  1 prefix of all keys of the lists, which share its hash tag
--       2 "both" (the generation read and the one being built) or the name of the latter
--       3 the part of the lists ("" = games)
--       then for each game or tournament:
--         id, version, summary (JSON), sort key, since when it waits for a job as far as the caller
--         knows ("" = it does not), its earliest deadline ("" = none), its last change if it is open or, of a
--         tournament, until when its games are looked after ("" = neither), names of its indexes, joined by
--         newlines, each followed by a tab and the sort key in that index if it is not the usual one, and
--         whether it never changes again ("" = it may)
--
-- Returns how many summaries were newer in the generation that is read (or in the named one), or -1 if the
-- named one is no longer being built: another rebuild may have deleted it, and its keys would stay forever.
-- The keys of a generation are prefix .. generation .. ':' .. part .. name; "indexes" holds the current indexes of each game
-- that may change, "kinds" the names of the indexes of all games of a title and status.

local read = redis.call('HGET', KEYS[1], 'read') or '0'

-- The version of a stored summary: the number that it begins with.
local function version_of(stored)
  return stored and string.match(stored, '^%d+')
end

-- Since when it waits: if it already waits at this version in the generation that is read, since then.
local function waiting_since(game, version, now)
  local own = ARGV[1] .. read .. ':' .. ARGV[3]
  if version_of(redis.call('HGET', own .. 'summaries', game)) ~= version then return now end
  return redis.call('ZSCORE', own .. 'waiting', game) or now
end

-- The name of an index and the game's sort key there.
local function index_and_key(line, sort_key)
  local name, own = string.match(line, '^([^\t]+)\t(.+)$')
  return name or line, own or sort_key
end

local function set_or_remove(set, game, score)
  if score == '' then
    redis.call('ZREM', set, game)
  else
    redis.call('ZADD', set, score, game)
  end
end

local function write(generation)
  local own = ARGV[1] .. generation .. ':' .. ARGV[3]
  local summaries, indexes = own .. 'summaries', own .. 'indexes'
  local waiting, due, open, names = own .. 'waiting', own .. 'due', own .. 'open', own .. 'names'
  local kinds = own .. 'kinds'
  local newer = 0
  for at = 4, #ARGV, 9 do
    local game, version, sort_key = ARGV[at], ARGV[at + 1], ARGV[at + 3]
    local stored, summary = redis.call('HGET', summaries, game), version .. ' ' .. ARGV[at + 2]
    local known = version_of(stored)
    local replaced = known == version and stored ~= summary
    if not known or tonumber(known) < tonumber(version) or replaced then
      newer = newer + 1
      local waits = ARGV[at + 4] ~= '' and waiting_since(game, version, ARGV[at + 4]) or ''
      redis.call('HSET', summaries, game, summary)
      set_or_remove(waiting, game, waits)
      set_or_remove(due, game, ARGV[at + 5])
      set_or_remove(open, game, ARGV[at + 6])
      local before, now = redis.call('HGET', indexes, game) or '', ARGV[at + 7]
      if before ~= now then
        -- A move changes one or two of a dozen indexes.
        local left = {}
        for line in string.gmatch(before, '[^\n]+') do left[line] = true end
        for line in string.gmatch(now, '[^\n]+') do
          if left[line] then
            left[line] = nil
          else
            local name, key = index_and_key(line, sort_key)
            redis.call('ZADD', own .. name, 0, key)
            redis.call('SADD', names, name)
            if string.find(name, '^public:') or string.find(name, '^hidden:') then redis.call('SADD', kinds, name) end
          end
        end
        for line in pairs(left) do
          local name, key = index_and_key(line, sort_key)
          redis.call('ZREM', own .. name, key)
        end
        if ARGV[at + 8] == '' then
          redis.call('HSET', indexes, game, now)
        else
          redis.call('HDEL', indexes, game)
        end
      end
    end
  end
  return newer
end

local building = redis.call('HGET', KEYS[1], 'building')
if ARGV[2] ~= 'both' then return building == ARGV[2] and write(building) or -1 end
if building then write(building) end
return write(read)
