-- Append one record to a game, with its feed entry and its command id, or nothing at all.
--
-- KEYS  1 log   2 ids   3 feed   4 games   5 seed   6 snap        (one hash tag: one slot)
-- ARGV  1 version of the new record      2 hash of the record before it
--       3 canonical entry                4 hash of the new record
--       5 command id scoped to its actor ("" = none was given)
--       6 game id    7 lobby row (JSON)  8 kind of actor
--       9 seed (creation only)           10 snapshot of the game after the record ("" = none)
--       11 seconds after which the snapshots of a game that nobody plays vanish
--
-- Returns {"appended", version}, {"known", version the command id led to} or {"conflict", length, records}:
-- the records from the one that should be the last on, so that the loser need not ask for them.
-- Sending the same record twice (the client lost the answer and tried again by itself) appends it once:
-- the second time it is "known" by its command id, or else "appended" once more.

local version = tonumber(ARGV[1])
if ARGV[5] ~= '' then
  local known = redis.call('HGET', KEYS[2], ARGV[5])
  if known then return {'known', tonumber(known)} end
end

local length = redis.call('XLEN', KEYS[1])
if length ~= version - 1 then
  local there = redis.call('XRANGE', KEYS[1], version .. '-0', version .. '-0')[1]
  if there and there[2][4] == ARGV[4] then return {'appended', version} end
  local since = redis.call('XRANGE', KEYS[1], math.max(version - 1, 1) .. '-0', '+', 'COUNT', 100)
  return {'conflict', length, since}
end
if length > 0 then
  local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
  if last[1] ~= length .. '-0' or last[2][4] ~= ARGV[2] then return {'conflict', length, {}} end
end

-- The log comes first: should Redis refuse the id, nothing else has been written.
redis.call('XADD', KEYS[1], version .. '-0', 'entry', ARGV[3], 'hash', ARGV[4])
if ARGV[5] ~= '' then redis.call('HSET', KEYS[2], ARGV[5], version) end
if version == 1 then
  redis.call('SET', KEYS[5], ARGV[9], 'NX')
  redis.call('SADD', KEYS[4], ARGV[6])
end
redis.call('XADD', KEYS[3], '*', 'game', ARGV[6], 'version', ARGV[1], 'row', ARGV[7], 'by', ARGV[8])
if ARGV[10] ~= '' then
  -- Only a cache: whatever is wrong with it, the record stands. Snapshots of later versions belong to a log
  -- that was there before this one.
  redis.pcall('ZREMRANGEBYSCORE', KEYS[6], version, '+inf')
  redis.pcall('ZADD', KEYS[6], version, ARGV[10])
  redis.pcall('EXPIRE', KEYS[6], ARGV[11])
end
return {'appended', version}
