"""What one connection may use and how long it may take. docs/operators.md lists these limits."""

import msgspec


class ServerLimits(msgspec.Struct, frozen=True, kw_only=True):
    """The limits of one web process."""

    connections: int = 8000
    connections_per_address: int | None = 400
    """None behind trusted proxies: there every connection has the address of a proxy."""
    files: int = 1_000_000
    """Open files of the process with all its connections. A few more are left for Redis, logs and audits."""
    head_bytes: int = 16 * 1024
    """The request line and all headers."""
    request_line_bytes: int = 4094
    headers: int = 64
    head_seconds: float = 10.0
    """From the first byte, or from connecting, to the end of the headers."""
    idle_seconds: float = 75.0
    """Between two requests."""
    body_seconds: float = 30.0
    upload_seconds: float = 60.0
    stall_seconds: float = 10.0
    """How long a body may arrive more slowly than `bytes_per_second`."""
    bytes_per_second: int = 1000
    write_seconds: float = 30.0
    """How long a client may read nothing of a response."""
    linger_seconds: float = 2.0
    """How long a client may take to read the last response before the connection is closed."""
    body_bytes: int = 16 * 1024 * 1024
    """All bodies that this process holds at the same time, without uploads."""
    upload_bytes: int = 48 * 1024 * 1024
    """All uploads that it holds. They wait for audits, and commands must not wait for them."""
    drain_idle_seconds: float = 1.0
    """How long a stopping process waits for requests that are on their way on idle connections."""
