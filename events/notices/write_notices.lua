-- Write notices to the streams of players, each once: the feed delivers its entries at least once.
--
-- KEYS  for each notice: the stream, the ids that it has got, the player's webhooks (one hash tag: one slot);
--       last the webhooks of the partition that are due
-- ARGV  1 milliseconds that notices are kept   2 how many are kept at most
--       then for each notice: its id, its JSON, its player
--
-- Returns how many notices were new.

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local oldest = now - ARGV[1]
local written = 0
for at = 1, #KEYS - 1, 3 do
  local stream, ids = KEYS[at], KEYS[at + 1]
  if redis.call('ZADD', ids, 'NX', now, ARGV[at + 2]) == 1 then
    written = written + 1
    redis.call('XADD', stream, 'MINID', string.format('%d', oldest), '*', 'notice', ARGV[at + 3])
    redis.call('XTRIM', stream, 'MAXLEN', '~', ARGV[2])
    redis.call('ZREMRANGEBYSCORE', ids, '-inf', oldest)
    redis.call('ZREMRANGEBYRANK', ids, 0, -1 - 2 * ARGV[2])
    redis.call('PEXPIRE', stream, ARGV[1])
    redis.call('PEXPIRE', ids, ARGV[1])
    local webhooks = redis.call('HGETALL', KEYS[at + 2])
    for field = 1, #webhooks, 2 do
      if cjson.decode(webhooks[field + 1]).disabled == cjson.null then
        redis.call('ZADD', KEYS[#KEYS], 'LT', now, ARGV[at + 4] .. ':' .. webhooks[field])
      end
    end
  end
end
return written
