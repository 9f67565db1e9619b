-- Append one record to a game or tournament, with its command id and its feed entry, or nothing at all.
--
-- KEYS  1 log   2 ids   3 feed   4 members   5 seeds   6 stored   (one hash tag: one slot)
-- ARGV  1 version of the new record      2 hash of the record before it
--       3 canonical entry                4 hash of the new record
--       5 command id scoped to its actor ("" = none)
--       6 id of the game or tournament   7 summary (JSON)   8 kind of actor
--       9 the player whose stored bytes the record adds to
--       10 notices for players (JSON; "" = none)
--       11 "game" or "tournament": the name of the field with the id in the feed entry
--       12 new seed, 13 commitment to it (left out if there is none)
--
-- Returns one of
--   version: the record was appended. A number, because Redis sends each list in a packet of its own.
--   {"duplicate", version of the record with the same command id}
--   {"conflict", length, records}: the record that should have been the last one and all newer ones,
--     so that the caller need not ask for them.
-- Sending the same record twice (the client lost the reply and retried) appends it once: the second call
-- returns "duplicate" if the record has a command id, else its version again.

local version = tonumber(ARGV[1])
if ARGV[5] ~= '' then
  local known = redis.call('HGET', KEYS[2], ARGV[5])
  if known then return {'duplicate', tonumber(known)} end
end

local length = redis.call('XLEN', KEYS[1])
if length ~= version - 1 then
  local there = redis.call('XRANGE', KEYS[1], version .. '-0', version .. '-0')[1]
  if there and there[2][4] == ARGV[4] then return version end
  local newer = redis.call('XRANGE', KEYS[1], math.max(version - 1, 1) .. '-0', '+', 'COUNT', 100)
  return {'conflict', length, newer}
end
if length > 0 then
  local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
  if last[1] ~= length .. '-0' or last[2][4] ~= ARGV[2] then return {'conflict', length, {}} end
end

-- The log comes first: if Redis refuses the id, nothing else has been written.
redis.call('XADD', KEYS[1], version .. '-0', 'entry', ARGV[3], 'hash', ARGV[4])
if ARGV[5] ~= '' then redis.call('HSET', KEYS[2], ARGV[5], version) end
if ARGV[12] then redis.call('HSETNX', KEYS[5], ARGV[13], ARGV[12]) end
if version == 1 then redis.call('SADD', KEYS[4], ARGV[6]) end
redis.call('HINCRBY', KEYS[6], ARGV[9], #ARGV[3])
redis.call('XADD', KEYS[3], '*', ARGV[11], ARGV[6], 'version', ARGV[1], 'summary', ARGV[7], 'actor', ARGV[8],
  'notices', ARGV[10])
return version
