-- Remove the consumers of a group that are idle and have nothing to acknowledge. This is one step because
-- removing a consumer also drops its pending entries.
--
-- KEYS  1 feed
-- ARGV  1 consumer group   2 milliseconds without activity after which a consumer counts as gone
--
-- Returns how many consumers were removed.

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
