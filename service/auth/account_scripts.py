"""The Lua scripts that change accounts. All keys of accounts share one hash slot."""

KEPT_CHANGES_MS = 60_000
"""How long the changes of accounts are kept; longer than any process caches an account."""

_NOTE_CHANGE = f"""
local function note_change(changes, player)
  local now = redis.call('TIME')
  local oldest = now[1] * 1000 - {KEPT_CHANGES_MS}
  redis.call('XADD', changes, 'MINID', '~', string.format('%d', oldest), '*', 'player', player)
end
"""

# KEYS: response, player, key, keys of the player, and the caller's own key if the caller is a player already.
# ARGV: salt, fingerprint, player id, hash of the key, seconds to keep the response (0: no idempotency key),
# prefix of the names of keys, most unused keys, then name and time for a new player.
# Returns the response stored before ({salt, fingerprint, player id}), false if this call made it, or 0 if
# the caller's key is no longer valid.
ISSUE = """
if KEYS[5] and redis.call('EXISTS', KEYS[5]) == 0 then return 0 end
if ARGV[5] ~= '0' then
  local stored = redis.call('HMGET', KEYS[1], 'salt', 'fingerprint', 'player')
  if stored[1] then return stored end
  redis.call('HSET', KEYS[1], 'salt', ARGV[1], 'fingerprint', ARGV[2], 'player', ARGV[3])
  redis.call('EXPIRE', KEYS[1], ARGV[5])
end
if ARGV[8] then redis.call('HSET', KEYS[2], 'name', ARGV[8], 'created', ARGV[9], 'response', KEYS[1]) end
local serial = redis.call('HINCRBY', KEYS[2], 'serial', 1)
if ARGV[8] then redis.call('HSET', KEYS[2], 'used', serial) end
redis.call('HSET', KEYS[3], 'player', ARGV[3], 'serial', serial)
redis.call('ZADD', KEYS[4], serial, ARGV[4])
local unused = redis.call('ZRANGEBYSCORE', KEYS[4], '(' .. redis.call('HGET', KEYS[2], 'used'), '+inf')
for i = 1, #unused - tonumber(ARGV[7]) do
  redis.call('ZREM', KEYS[4], unused[i])
  redis.call('DEL', ARGV[6] .. unused[i])
end
return false
"""

# KEYS: player, keys of the player, key, changes. ARGV: serial, hash of the key, prefix of the names of keys,
# player id. Revokes all other keys, newer ones too: someone who stole the older key may have requested those.
# Returns 0 if the key itself was revoked meanwhile.
FIRST_USE = f"""{_NOTE_CHANGE}
if redis.call('EXISTS', KEYS[3]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'used', ARGV[1])
for _, hash in ipairs(redis.call('ZRANGE', KEYS[2], 0, -1)) do
  if hash ~= ARGV[2] then
    redis.call('ZREM', KEYS[2], hash)
    redis.call('DEL', ARGV[3] .. hash)
  end
end
note_change(KEYS[4], ARGV[4])
return 1
"""

# KEYS: player, changes, and the caller's own key if the player is the caller. ARGV: player id, field, value.
# Returns 0 if there is no such player, or if the caller's key is no longer valid.
CHANGE = f"""{_NOTE_CHANGE}
if redis.call('EXISTS', KEYS[1]) == 0 or KEYS[3] and redis.call('EXISTS', KEYS[3]) == 0 then return 0 end
redis.call('HSET', KEYS[1], ARGV[2], ARGV[3])
note_change(KEYS[2], ARGV[1])
return 1
"""

# KEYS: player, changes, the caller's own key, keys of the player, forgotten players.
# ARGV: player id, prefix of the names of keys, time (ms).
# Deletes the account with its keys and the response to its creation, which has a hash of the name.
# Returns 0 if the caller's key is no longer valid.
FORGET = f"""{_NOTE_CHANGE}
if redis.call('EXISTS', KEYS[3]) == 0 then return 0 end
for _, hash in ipairs(redis.call('ZRANGE', KEYS[4], 0, -1)) do redis.call('DEL', ARGV[2] .. hash) end
redis.call('DEL', redis.call('HGET', KEYS[1], 'response'))
redis.call('DEL', KEYS[1], KEYS[4])
redis.call('ZADD', KEYS[5], ARGV[3], ARGV[1] .. ':' .. ARGV[3])
note_change(KEYS[2], ARGV[1])
return 1
"""

# KEYS: players. Returns the name of each; false for a player without an account.
NAMES = """
local names = {}
for i, player in ipairs(KEYS) do names[i] = redis.call('HGET', player, 'name') end
return names
"""
