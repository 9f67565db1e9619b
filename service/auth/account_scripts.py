"""The Lua scripts that change accounts; keys/ has those that issue keys. All of it shares one hash slot."""

KEPT_CHANGES_MS = 60_000
"""How long the changes of accounts are kept; longer than any process caches an account."""

NOTE_CHANGE = f"""
local function note_change(changes, player)
  local now = redis.call('TIME')
  local oldest = now[1] * 1000 - {KEPT_CHANGES_MS}
  redis.call('XADD', changes, 'MINID', '~', string.format('%d', oldest), '*', 'player', player)
end
"""

# KEYS: player, changes, and the caller's own key if the player is the caller. ARGV: player id, field, value.
# Returns 0 if there is no such player, or if the caller's key is no longer valid.
CHANGE = f"""{NOTE_CHANGE}
if redis.call('EXISTS', KEYS[1]) == 0 or KEYS[3] and redis.call('EXISTS', KEYS[3]) == 0 then return 0 end
redis.call('HSET', KEYS[1], ARGV[2], ARGV[3])
note_change(KEYS[2], ARGV[1])
return 1
"""

# KEYS: player, changes, the caller's own key, keys of the player, forgotten players.
# ARGV: player id, prefix of all keys, time (ms).
# Deletes the account with its keys, its recovery code, its blocks and the response to its creation, which has
# a hash of the name.
# Returns 0 if the caller's key is no longer valid.
FORGET = f"""{NOTE_CHANGE}
if redis.call('EXISTS', KEYS[3]) == 0 then return 0 end
for _, hash in ipairs(redis.call('ZRANGE', KEYS[4], 0, -1)) do
  redis.call('DEL', ARGV[2] .. 'key:' .. hash)
end
redis.call('DEL', redis.call('HGET', KEYS[1], 'response'))
redis.call('DEL', ARGV[2] .. 'recovery:' .. redis.call('HGET', KEYS[1], 'recovery'))
redis.call('DEL', KEYS[1], KEYS[4], ARGV[2] .. 'blocks:' .. ARGV[1])
redis.call('ZADD', KEYS[5], ARGV[3], ARGV[1] .. ':' .. ARGV[3])
note_change(KEYS[2], ARGV[1])
return 1
"""

# KEYS: player, changes, forgotten players. ARGV: player id, time (ms). Returns 0 if there is no such player.
BAN = f"""{NOTE_CHANGE}
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
if redis.call('HSETNX', KEYS[1], 'banned', ARGV[2]) == 1 then
  redis.call('ZADD', KEYS[3], ARGV[2], ARGV[1] .. ':' .. ARGV[2])
end
note_change(KEYS[2], ARGV[1])
return 1
"""

# KEYS: player, changes, forgotten players. ARGV: player id. Returns 0 if there is no such player.
UNBAN = f"""{NOTE_CHANGE}
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
local banned = redis.call('HGET', KEYS[1], 'banned')
if banned then redis.call('ZREM', KEYS[3], ARGV[1] .. ':' .. banned) end
redis.call('HDEL', KEYS[1], 'banned')
note_change(KEYS[2], ARGV[1])
return 1
"""

# KEYS: players. Returns name and whether it is a bot of each; the name is false without an account.
SHOWN = """
local found = {}
for i, player in ipairs(KEYS) do found[i] = redis.call('HMGET', player, 'name', 'bot') end
return found
"""
