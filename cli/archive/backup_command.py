"""`wardbook backup` and `wardbook restore`: Redis, the archive and the signing key, together."""

import fcntl
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cli.archive.redis_files import copy_append_only_file
from cli.output import CliError
from events.archive.archive import open_archive
from events.archive.object_store import ObjectStore, sync
from events.errors import ArchiveUnavailable
from events.export.signing import KEY_FILE
from events.redis.connection import connect
from events.settings import Settings, archive_location

REDIS, ARCHIVE = "redis", "archive"
"""The parts of a backup, each a folder. The archive may be shared by many backups: files never change."""
UNFINISHED = "redis.unfinished"
"""The copy of Redis until the backup is complete."""


def backup(folder: Path, url: str, settings: Settings) -> int:
    """Copy everything to a new folder while the service runs."""
    client, key = connect(url), Path(settings.data, KEY_FILE)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with _locked(folder):
            if (folder / REDIS).exists():
                raise CliError(f"{folder} has a backup already; name another folder")
            shutil.rmtree(folder / UNFINISHED, ignore_errors=True)
            # Redis first: what its copy says is archived is in the archive then.
            copy_append_only_file(client, folder / UNFINISHED)
            files = open_archive(client, settings).files
            copied = copy_files(files, ObjectStore(str(folder / ARCHIVE))) if files else 0
            if key.exists():
                shutil.copy2(key, folder / KEY_FILE)
                sync(folder / KEY_FILE)
            sync(folder / UNFINISHED)
            (folder / UNFINISHED).rename(folder / REDIS)
            sync(folder)
    except (OSError, ArchiveUnavailable) as error:
        raise CliError(f"the backup is not complete: {error}") from None
    finally:
        client.close()
    print(
        f"{folder} has Redis, {copied} new files of archived games" + (" and the signing key." * key.exists())
    )
    return 0


def restore(folder: Path, settings: Settings) -> int:
    """Put a backup into the data folder, which must not have any data. The service must not run."""
    if not settings.embedded_redis:
        raise CliError(
            "this restores the data of `wardbook up`; for a Redis of your own see docs/operators.md"
        )
    data = Path(settings.data)
    if not (folder / REDIS).is_dir():
        raise CliError(f"{folder} has no backup")
    if any((data / REDIS).glob("appendonly*")):
        raise CliError(f"{data} has data already; name an empty folder in WARDBOOK_DATA")
    location = archive_location(settings)
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        if location and (folder / ARCHIVE).is_dir():
            copy_files(ObjectStore(str(folder / ARCHIVE)), ObjectStore(location))
        if (folder / KEY_FILE).exists():
            shutil.copy2(folder / KEY_FILE, data / KEY_FILE)
        # Last: without it, the next attempt finds an empty folder.
        shutil.copytree(folder / REDIS, data / REDIS, dirs_exist_ok=True)
    except (OSError, ArchiveUnavailable) as error:
        raise CliError(f"the backup is not restored: {error}") from None
    print("The backup is restored. Start `wardbook up`, then run `wardbook rebuild`.")
    return 0


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Refuse a second backup to the same folder as long as the first one runs."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CliError(f"another backup to {folder} is running") from None
        yield
    finally:
        os.close(descriptor)


def copy_files(source: ObjectStore, target: ObjectStore) -> int:
    """Copy the files that the target does not have. Returns how many."""
    there, copied = dict(target.paths()), 0
    for path, size in source.paths():
        if there.get(path) != size and (data := source.get(path)) is not None:
            target.put(path, data)
            copied += 1
    return copied
