-- The hash of a record, or false. It is read on the connection that then waits for the replicas, so that what
-- they confirm is this record and no other.
--
-- KEYS  1 log
-- ARGV  1 version

local found = redis.call('XRANGE', KEYS[1], ARGV[1] .. '-0', ARGV[1] .. '-0')[1]
return found and found[2][4]
