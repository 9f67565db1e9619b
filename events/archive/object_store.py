"""Where archived games are kept: a local folder, or S3, Google Cloud Storage or Azure by URL."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import cached_property
from pathlib import Path
from typing import TypeVar

import obstore
from obstore.exceptions import BaseError
from obstore.store import LocalStore, from_url

from events.errors import ArchiveUnavailable

FOLDER_URL = "file://"
TIMEOUT = timedelta(seconds=10)
"""How long one request to a remote store may take, and all its retries together."""

T = TypeVar("T")


def call(function: Callable[[], T]) -> T:
    """Call a function here and now."""
    return function()


class ObjectStore:
    """The files of one archive. It is opened on first use, because its threads do not survive a fork."""

    def __init__(self, url: str, run: Callable[[Callable[[], object]], object] = call) -> None:
        """`run` calls what blocks, for processes with an event loop."""
        self.url = url
        self._run = run

    def put(self, path: str, data: bytes) -> None:
        """Write a file as a whole. In a local folder it is on disk when this returns."""
        with _one_error():
            self._run(lambda: self._write(path, data))

    def get(self, path: str) -> bytes | None:
        """The contents of a file; None if there is none."""
        found: list[bytes] = []
        if self._is_missing():
            return None
        with _one_error():
            try:
                self._run(lambda: found.append(bytes(obstore.get(self._opened, path).bytes())))
            except FileNotFoundError:
                return None
        return found[0]

    def paths(self) -> Iterator[tuple[str, int]]:
        """The path and size of every file."""
        if self._is_missing():
            return
        with _one_error():
            for batch in obstore.list(self._opened):
                yield from ((meta["path"], meta["size"]) for meta in batch)

    def _is_missing(self) -> bool:
        """Whether it is a folder that nothing was written to yet."""
        return self._folder is not None and not self._folder.is_dir()

    def _write(self, path: str, data: bytes) -> None:
        if self._folder:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        obstore.put(self._opened, path, data)
        if self._folder:
            sync(self._folder / path)
            sync((self._folder / path).parent)
            sync(self._folder)

    @cached_property
    def _folder(self) -> Path | None:
        """The local folder; None if the store is elsewhere."""
        if self.url.startswith(FOLDER_URL) or "://" not in self.url:
            return Path(self.url.removeprefix(FOLDER_URL)).resolve()
        return None

    @cached_property
    def _opened(self) -> obstore.store.ObjectStore:
        if self._folder:
            return LocalStore(prefix=self._folder)
        return from_url(
            self.url,
            client_options={"timeout": TIMEOUT, "allow_http": True},
            retry_config={"max_retries": 3, "retry_timeout": TIMEOUT},
        )


@contextmanager
def _one_error() -> Iterator[None]:
    """Raise ArchiveUnavailable for whatever goes wrong in the store."""
    try:
        yield
    except (OSError, BaseError, ValueError) as error:
        reason = str(error).partition("\n")[0][:200]
        raise ArchiveUnavailable(f"the archive cannot be used: {type(error).__name__}: {reason}") from error


def sync(path: Path) -> None:
    """Have a file or folder written to disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
