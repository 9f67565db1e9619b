"""Copies the append-only file of a running Redis, such that the copy is a moment of its past."""

import os
from contextlib import ExitStack
from io import BufferedReader, BytesIO
from pathlib import Path
from typing import Any, BinaryIO

import redis

from cli.output import CliError
from events.redis.connection import is_cluster

ATTEMPTS = 100
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
    with ExitStack() as opened:
        if source is not parts:
            _copy(opened.enter_context(source.open("rb")), target / source.name)
            return
        manifest, files = _open_together(source, f"{settings['appendfilename']}.manifest", opened)
        (target / source.name).mkdir(mode=0o700)
        for file in files:
            _copy(file, target / source.name / Path(file.name).name)
        _copy(BytesIO(manifest), target / source.name / f"{settings['appendfilename']}.manifest")


def _open_together(folder: Path, manifest: str, opened: ExitStack) -> tuple[bytes, list[BufferedReader]]:
    """Return what a manifest says, and the files that it names, all of them at one moment.

    When Redis compacts its files, it writes a new manifest and then deletes the old files. Whoever has opened
    them can still read them.
    """
    for _ in range(ATTEMPTS):
        said = (folder / manifest).read_bytes()
        names = [line.split()[1].decode() for line in said.splitlines()]
        try:
            files = [opened.enter_context((folder / name).open("rb")) for name in names]
        except FileNotFoundError:
            continue
        if (folder / manifest).read_bytes() == said:
            return said, files
    raise CliError(f"Redis keeps replacing its files in {folder}: try again")


def _copy(source: BinaryIO, target: Path) -> None:
    """Copy as much of a file as it has now."""
    remaining = source.seek(0, os.SEEK_END)
    source.seek(0)
    with target.open("wb") as writer:
        while remaining and (part := source.read(min(remaining, PART))):
            writer.write(part)
            remaining -= len(part)
        writer.flush()
        os.fsync(writer.fileno())


def _text(value: bytes | str) -> str:
    return value.decode() if isinstance(value, bytes) else value
