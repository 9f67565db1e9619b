-- Acknowledge entries of feeds and delete them, in one step: an entry that is acknowledged but not deleted
-- would stay in the feed forever.
--
-- KEYS  feeds (on a cluster: one)
-- ARGV  1 consumer group   then for each feed: the number of entries and their ids
--
-- Returns how many entries were acknowledged.

local MOST = 1000 -- as many as Lua can unpack with ease
local acknowledged, at = 0, 2
for _, feed in ipairs(KEYS) do
  local last = at + tonumber(ARGV[at])
  for first = at + 1, last, MOST do
    local upto = math.min(first + MOST - 1, last)
    acknowledged = acknowledged + redis.call('XACK', feed, ARGV[1], unpack(ARGV, first, upto))
    redis.call('XDEL', feed, unpack(ARGV, first, upto))
  end
  at = last + 1
end
return acknowledged
