"""The Lua scripts that issue and revoke keys. All keys of accounts share one hash slot.

Those that issue something return the response that is stored for the idempotency key: salt, fingerprint and
player. It is that of an earlier call if there was one. Otherwise this call has made it.
"""

from service.auth.account_scripts import NOTE_CHANGE

CALLER_REVOKED = 0
TOO_MANY = 1
"""What the scripts return instead of a response."""

_ISSUE = """
local function stored_before(response, seconds)
  if seconds == '0' then return false end
  local stored = redis.call('HMGET', response, 'salt', 'fingerprint', 'player')
  return stored[1] and stored
end
local function store(response, seconds, salt, fingerprint, player)
  if seconds ~= '0' then
    redis.call('HSET', response, 'salt', salt, 'fingerprint', fingerprint, 'player', player)
    redis.call('EXPIRE', response, seconds)
  end
  return {salt, fingerprint, player}
end
local function add_key(prefix, player, hash, now, name, scopes, expires)
  redis.call('HSET', prefix .. 'key:' .. hash, 'player', player, 'name', name, 'scopes', scopes,
    'created', now, 'expires', expires)
  redis.call('ZADD', prefix .. 'keys:' .. player, now, hash)
end
local function set_code(prefix, player, code)
  local account = prefix .. 'player:' .. player
  local old = redis.call('HGET', account, 'recovery')
  if old then redis.call('DEL', prefix .. 'recovery:' .. old) end
  redis.call('HSET', account, 'recovery', code)
  redis.call('SET', prefix .. 'recovery:' .. code, player)
end
"""

# KEYS: response. ARGV: prefix of all keys, seconds to keep the response (0: no idempotency key), salt,
# fingerprint, player id, hash of the key, time (ms), name and scopes of the key, hash of the recovery code,
# name of the player, whether it is a bot.
CREATE_PLAYER = f"""{_ISSUE}
local stored = stored_before(KEYS[1], ARGV[2])
if stored then return stored end
redis.call('HSET', ARGV[1] .. 'player:' .. ARGV[5], 'name', ARGV[11], 'bot', ARGV[12], 'created', ARGV[7],
  'response', KEYS[1])
add_key(ARGV[1], ARGV[5], ARGV[6], ARGV[7], ARGV[8], ARGV[9], '0')
set_code(ARGV[1], ARGV[5], ARGV[10])
return store(KEYS[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5])
"""

# KEYS: response, the caller's own key. ARGV: prefix of all keys, seconds to keep the response, salt,
# fingerprint, player id, hash of the key, time (ms), name, scopes and expiry (0: none) of the key, most keys.
# Keys that have expired make room. Returns CALLER_REVOKED if the caller's key is no longer valid.
ADD_KEY = f"""{_ISSUE}
if redis.call('EXISTS', KEYS[2]) == 0 then return {CALLER_REVOKED} end
local stored = stored_before(KEYS[1], ARGV[2])
if stored then return stored end
local keys = ARGV[1] .. 'keys:' .. ARGV[5]
for _, hash in ipairs(redis.call('ZRANGE', keys, 0, -1)) do
  local expires = tonumber(redis.call('HGET', ARGV[1] .. 'key:' .. hash, 'expires'))
  if expires > 0 and expires <= tonumber(ARGV[7]) then
    redis.call('ZREM', keys, hash)
    redis.call('DEL', ARGV[1] .. 'key:' .. hash)
  end
end
if not redis.call('ZSCORE', keys, ARGV[6]) and redis.call('ZCARD', keys) >= tonumber(ARGV[11]) then
  return {TOO_MANY}
end
add_key(ARGV[1], ARGV[5], ARGV[6], ARGV[7], ARGV[8], ARGV[9], ARGV[10])
return store(KEYS[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5])
"""

# KEYS: response, recovery code, changes. ARGV: prefix of all keys, seconds to keep the response, salt,
# fingerprint, hash of the key, time (ms), name and scopes of the key, hash of the new recovery code.
# Revokes all other keys: somebody else may have them. Returns CALLER_REVOKED if the code is not valid.
RECOVER = f"""{NOTE_CHANGE}{_ISSUE}
local stored = stored_before(KEYS[1], ARGV[2])
if stored then return stored end
local player = redis.call('GET', KEYS[2])
if not player then return {CALLER_REVOKED} end
local keys = ARGV[1] .. 'keys:' .. player
for _, hash in ipairs(redis.call('ZRANGE', keys, 0, -1)) do redis.call('DEL', ARGV[1] .. 'key:' .. hash) end
redis.call('DEL', keys)
add_key(ARGV[1], player, ARGV[5], ARGV[6], ARGV[7], ARGV[8], '0')
set_code(ARGV[1], player, ARGV[9])
note_change(KEYS[3], player)
return store(KEYS[1], ARGV[2], ARGV[3], ARGV[4], player)
"""

# KEYS: response, the caller's own key. ARGV: prefix of all keys, seconds to keep the response, salt,
# fingerprint, player id, hash of the new recovery code.
# Returns CALLER_REVOKED if the caller's key is no longer valid.
RENEW_CODE = f"""{_ISSUE}
if redis.call('EXISTS', KEYS[2]) == 0 then return {CALLER_REVOKED} end
local stored = stored_before(KEYS[1], ARGV[2])
if stored then return stored end
set_code(ARGV[1], ARGV[5], ARGV[6])
return store(KEYS[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5])
"""

REVOKED, NO_SUCH_KEY = 1, 2

# KEYS: keys of the player, changes, the caller's own key. ARGV: prefix of the names of keys, id of the key
# (the beginning of its hash), player id.
REVOKE = f"""{NOTE_CHANGE}
if redis.call('EXISTS', KEYS[3]) == 0 then return {CALLER_REVOKED} end
for _, hash in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  if string.sub(hash, 1, #ARGV[2]) == ARGV[2] then
    redis.call('ZREM', KEYS[1], hash)
    redis.call('DEL', ARGV[1] .. hash)
    note_change(KEYS[2], ARGV[3])
    return {REVOKED}
  end
end
return {NO_SUCH_KEY}
"""

# KEYS: keys of the player. ARGV: prefix of the names of keys. Returns hash, name, scopes, times of each key.
LIST = """
local found = {}
for i, hash in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  found[i] = {hash, unpack(redis.call('HMGET', ARGV[1] .. hash, 'name', 'scopes', 'created', 'expires',
    'used'))}
end
return found
"""

# KEYS: key. ARGV: time (ms). Notes when a key was used, unless it was revoked meanwhile.
NOTE_USE = "if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], 'used', ARGV[1]) end"
