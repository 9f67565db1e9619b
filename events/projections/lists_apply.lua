-- Bring rows into the lists, each only if it is newer than what is there.
--
-- KEYS  1 pointers: hash with the generation that is "read" and the one being "built", if any
-- ARGV  1 prefix of all keys of the lists, which share its hash tag
--       2 "both" (the generation read and the one built) or the name of the one built
--       then for each row:
--         game id, version, row (JSON), place in every index, since when it waits for a job as far as the caller
--         knows ("" = it does not), its earliest deadline ("" = none), names of its indexes, joined by newlines,
--         each followed by a tab and the row's place there if it is not its place in all others
--
-- Returns how many rows were newer in the generation that is read (or in the one named), or -1 if the one
-- named is not built any more: somebody else may have cleared it away, and nobody would again.
-- The keys of a generation follow from prefix and generation; a row's former indexes stand in "indexes".

local read = redis.call('HGET', KEYS[1], 'read') or '0'

-- A game that waits already at this version, in the generation that is read, has waited since then.
local function since(game, version, now)
  local own = ARGV[1] .. read .. ':'
  if redis.call('HGET', own .. 'versions', game) ~= version then return now end
  return redis.call('ZSCORE', own .. 'waiting', game) or now
end

-- The index a line names, and where in it the row stands.
local function standing(line, place)
  local name, own = string.match(line, '^([^\t]+)\t(.+)$')
  return name or line, own or place
end

local function write(generation)
  local own = ARGV[1] .. generation .. ':'
  local rows, versions, indexes = own .. 'rows', own .. 'versions', own .. 'indexes'
  local waiting, due, names = own .. 'waiting', own .. 'due', own .. 'names'
  local newer = 0
  for at = 3, #ARGV, 7 do
    local game, version, place = ARGV[at], ARGV[at + 1], ARGV[at + 3]
    local known = redis.call('HGET', versions, game)
    if not known or tonumber(known) < tonumber(version) then
      newer = newer + 1
      local waits = ARGV[at + 4] ~= '' and since(game, version, ARGV[at + 4])
      redis.call('HSET', rows, game, ARGV[at + 2])
      redis.call('HSET', versions, game, version)
      if waits then
        redis.call('ZADD', waiting, waits, game)
      else
        redis.call('ZREM', waiting, game)
      end
      if ARGV[at + 5] == '' then
        redis.call('ZREM', due, game)
      else
        redis.call('ZADD', due, ARGV[at + 5], game)
      end
      local before, now = redis.call('HGET', indexes, game) or '', ARGV[at + 6]
      if before ~= now then
        for line in string.gmatch(before, '[^\n]+') do
          local name, where = standing(line, place)
          redis.call('ZREM', own .. name, where)
        end
        for line in string.gmatch(now, '[^\n]+') do
          local name, where = standing(line, place)
          redis.call('ZADD', own .. name, 0, where)
          redis.call('SADD', names, name)
        end
        redis.call('HSET', indexes, game, now)
      end
    end
  end
  return newer
end

local built = redis.call('HGET', KEYS[1], 'built')
if ARGV[2] ~= 'both' then return built == ARGV[2] and write(built) or -1 end
if built then write(built) end
return write(read)
