-- Acknowledge entries of feeds and take them out of them.
--
-- KEYS  feeds (on a cluster: one)
-- ARGV  1 consumer group   then for each feed: how many entries, and their ids
--
-- Returns how many were acknowledged. Done at once, so that no entry stays behind that nobody awaits.

local acknowledged, at = 0, 2
for _, feed in ipairs(KEYS) do
  local last = at + tonumber(ARGV[at])
  for index = at + 1, last do
    acknowledged = acknowledged + redis.call('XACK', feed, ARGV[1], ARGV[index])
    redis.call('XDEL', feed, ARGV[index])
  end
  at = last + 1
end
return acknowledged
