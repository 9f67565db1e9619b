"""Copies the append-only file of a running Redis, such that the copy is a moment of its past."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import redis

from cli.output import CliError
from events.redis.connection import is_cluster

REWRITE = "auto-aof-rewrite-percentage"
WAIT_SECONDS = 0.2
PART = 1 << 20


def copy_append_only_file(client: redis.Redis, target: Path) -> None:
    """Copy what a Redis on this machine has on disk. Everything it has answered before is in the copy.

    The file is only appended to. A last entry that is cut off was never answered, and Redis drops it.
    """
    if is_cluster(client):
        raise CliError("the record is on a cluster: back up each node, then the archive (docs/operators.md)")
    raw: Any = client
    settings = {_text(name): _text(value) for name, value in raw.config_get("*append*").items()}
    if settings["appendonly"] != "yes":
        raise CliError("Redis has no append-only file: set appendonly to yes")
    folder = Path(_text(next(iter(raw.config_get("dir").values()))))
    parts = folder / settings.get("appenddirname", "-")
    source = parts if parts.is_dir() else folder / settings["appendfilename"]
    if not source.exists():
        raise CliError(f"Redis keeps its files in {folder}, which is not here: run this on its machine")
    target.mkdir(mode=0o700, parents=True)
    if source is not parts:
        _copy(source, target / source.name)  # a rewrite replaces it as a whole
        return
    (target / source.name).mkdir(mode=0o700)
    with _without_rewrites(raw):
        for path in sorted(source.iterdir()):
            if not path.name.startswith("temp-"):
                _copy(path, target / source.name / path.name)


@contextmanager
def _without_rewrites(client: Any) -> Iterator[None]:
    """Keep Redis from replacing its files meanwhile."""
    before = _text(next(iter(client.config_get(REWRITE).values())))
    client.config_set(REWRITE, 0)
    try:
        while client.info("persistence")["aof_rewrite_in_progress"]:
            time.sleep(WAIT_SECONDS)
        yield
    finally:
        client.config_set(REWRITE, before)


def _copy(source: Path, target: Path) -> None:
    """Copy as much of a file as it has now."""
    with source.open("rb") as reader, target.open("wb") as writer:
        remaining = os.fstat(reader.fileno()).st_size
        while remaining and (part := reader.read(min(remaining, PART))):
            writer.write(part)
            remaining -= len(part)
        writer.flush()
        os.fsync(writer.fileno())


def _text(value: bytes | str) -> str:
    return value.decode() if isinstance(value, bytes) else value
