"""Copies the append-only file of a running Redis, such that the copy is a moment of its past."""

import os
import shlex
import time
from contextlib import ExitStack, suppress
from io import BufferedReader, BytesIO
from pathlib import Path
from typing import Any, BinaryIO

import redis

from cli.output import CliError
from events.archive.object_store import sync
from events.redis.connection import is_cluster

ATTEMPTS = 100
PAUSE = 0.05
"""Seconds until the files of a Redis that has just replaced them are opened again."""
REWRITE_SECONDS = 600
"""How long to wait for a Redis that begins its append-only file."""
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
        _wait_until_begun(raw, source / f"temp-{settings['appendfilename']}.incr")
        manifest, files = _open_together(source, f"{settings['appendfilename']}.manifest", opened)
        (target / source.name).mkdir(mode=0o700)
        for file in files:
            _copy(file, target / source.name / Path(file.name).name)
        _copy(BytesIO(manifest), target / source.name / f"{settings['appendfilename']}.manifest")
        sync(target / source.name)


def _wait_until_begun(client: Any, unnamed: Path) -> None:
    """Wait while Redis writes to a file that no manifest names, because its append-only file was turned on.

    The file is there when the first rewrite begins, and gets its name just before the manifest has it.
    A Redis that was killed may have left one behind. A scheduled rewrite may be the first one.
    """
    for _ in range(int(REWRITE_SECONDS / PAUSE)):
        was_there, said = unnamed.exists(), client.info("persistence")
        begins = said["aof_rewrite_in_progress"] and (was_there or unnamed.exists())
        if not begins and not said["aof_rewrite_scheduled"]:
            return
        time.sleep(PAUSE)
    raise CliError(f"Redis has not begun its append-only file in {REWRITE_SECONDS} seconds: {unnamed}")


def _open_together(folder: Path, manifest: str, opened: ExitStack) -> tuple[bytes, list[BufferedReader]]:
    """Return what a manifest says, and the files that it names, all of them at one moment.

    When Redis compacts its files, it writes a new manifest and then deletes the old files. Whoever has opened
    them can still read them.
    """
    for _ in range(ATTEMPTS):
        said = (folder / manifest).read_bytes()
        names = [shlex.split(line)[1] for line in said.decode().splitlines()]
        with ExitStack() as attempt, suppress(FileNotFoundError):
            files = [attempt.enter_context((folder / name).open("rb")) for name in names]
            if (folder / manifest).read_bytes() == said:
                opened.enter_context(attempt.pop_all())
                return said, files
        time.sleep(PAUSE)
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
