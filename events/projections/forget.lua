-- Take consumers out of a group that were not seen for a while and have nothing left to acknowledge.
--
-- KEYS  1 feed
-- ARGV  1 consumer group   2 milliseconds after which a consumer counts as gone
--
-- Returns how many were. Looked at and removed at once: whatever a consumer has read goes with it.

local consumers = redis.pcall('XINFO', 'CONSUMERS', KEYS[1], ARGV[1])
if consumers.err then return 0 end -- no feed or no group yet
local removed = 0
for _, fields in ipairs(consumers) do
  local consumer = {}
  for at = 1, #fields, 2 do consumer[fields[at]] = fields[at + 1] end
  if consumer.pending == 0 and consumer.idle > tonumber(ARGV[2]) then
    redis.call('XGROUP', 'DELCONSUMER', KEYS[1], ARGV[1], consumer.name)
    removed = removed + 1
  end
end
return removed
