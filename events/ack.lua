-- Acknowledge entries of a feed and take them out of it.
--
-- KEYS  1 feed
-- ARGV  1 consumer group   2... ids of the entries
--
-- Returns how many were acknowledged. Done at once, so that no entry stays behind that nobody awaits.

local acknowledged = 0
for index = 2, #ARGV do
  acknowledged = acknowledged + redis.call('XACK', KEYS[1], ARGV[1], ARGV[index])
  redis.call('XDEL', KEYS[1], ARGV[index])
end
return acknowledged
