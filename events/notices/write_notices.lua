-- Write notices to the streams of players, each once: the feed delivers its entries at least once.
--
-- KEYS  for each notice: the stream, the ids that it has got, the player's webhooks, the webhooks of the partition
--       that are due (on a cluster all of one partition)
-- ARGV  1 milliseconds that notices are kept   2 how many are kept at most
--       then for each notice: its id, its JSON, its player
--
-- Returns how many notices were new.

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local oldest = now - ARGV[1]
local written = 0
for number = 0, #KEYS / 4 - 1 do
  local at, given = 4 * number + 1, 3 * number + 3
  local stream, ids = KEYS[at], KEYS[at + 1]
  if redis.call('ZADD', ids, 'NX', now, ARGV[given]) == 1 then
    written = written + 1
    redis.call('XADD', stream, 'MINID', string.format('%d', oldest), '*', 'notice', ARGV[given + 1])
    redis.call('XTRIM', stream, 'MAXLEN', '~', ARGV[2])
    redis.call('ZREMRANGEBYSCORE', ids, '-inf', oldest)
    redis.call('ZREMRANGEBYRANK', ids, 0, -1 - 2 * ARGV[2])
    redis.call('PEXPIRE', stream, ARGV[1])
    redis.call('PEXPIRE', ids, ARGV[1])
    local webhooks = redis.call('HGETALL', KEYS[at + 2])
    for field = 1, #webhooks, 2 do
      if cjson.decode(webhooks[field + 1]).disabled == cjson.null then
        redis.call('ZADD', KEYS[at + 3], 'LT', now, ARGV[given + 2] .. ':' .. webhooks[field])
      end
    end
  end
end
return written
