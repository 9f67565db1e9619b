"""The headers with which a page of another origin may read a response. Imports nothing that uses sockets."""

ANY_ORIGIN = "*"
EXPOSED_HEADERS = (
    "Allow, Content-Disposition, Deprecation, ETag, Link, Location, RateLimit, RateLimit-Policy, Request-Id, "
    "Retry-After, Sunset, WWW-Authenticate"
)
