"""The files of the browser app: read once, named by a digest of all of them."""

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path

import msgspec

from service.web.preloads import MAIN, PAGES, preload_tags

FOLDER = Path(__file__).parent / "files"
"""The folder `web/`, in which `client/` is the client library."""
SUFFIXES = frozenset({".js", ".css", ".svg", ".png"})
JSON_FILES = frozenset({"manifest.json"})
"""JSON that is part of the app; other JSON files are settings of tools."""
SKIPPED = frozenset({"node_modules", "tests", "types"})
SHELL = "index.html"


class WebFiles(msgspec.Struct, frozen=True):
    """Everything that the browser app consists of. Nothing else is ever served."""

    digest: str
    shells: Mapping[str, str]
    """The page for each URL of the app, and for others (`""`). They differ in what they load at once."""
    files: Mapping[str, bytes]
    """By their path below the prefix."""


def always_current(reload: bool, folder: Path = FOLDER) -> Callable[[], WebFiles]:
    """Return a function that returns the files; with `reload`, as they are on disk now."""
    if reload:
        read_again = lru_cache(maxsize=1)(lambda _times: read_files(folder))
        return lambda: read_again(_times(folder))
    files = _read_once(folder)
    return lambda: files


def read_files(folder: Path = FOLDER) -> WebFiles:
    """Read all files of the app."""
    files = {name: path.read_bytes() for name, path in _served(folder)}
    shell = (folder / SHELL).read_text(encoding="utf-8")
    digest = _digest({SHELL: shell.encode(), **files})
    prefix = f"/web/{digest}"
    filled = shell.replace("{{prefix}}", prefix)
    shells = {
        url: filled.replace("{{preload}}", preload_tags(prefix, files, module))
        for url, module in {**PAGES, "": MAIN}.items()
    }
    return WebFiles(digest, shells, files)


_read_once = cache(read_files)
"""A process that makes several apps, as tests do, reads the files once."""


def _digest(files: Mapping[str, bytes]) -> str:
    """Return 16 hex digits that change with any name or content."""
    total = hashlib.sha256()
    for name in sorted(files):
        total.update(f"{name}\0{len(files[name])}\0".encode())
        total.update(files[name])
    return total.hexdigest()[:16]


def _served(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield the files below a folder in order, those in linked folders too."""
    for parent, inside, names in os.walk(folder, followlinks=True):
        inside[:] = sorted(set(inside) - SKIPPED)
        for path in (Path(parent, name) for name in sorted(names)):
            name = path.relative_to(folder).as_posix()
            if path.suffix in SUFFIXES or name in JSON_FILES:
                yield name, path


def _times(folder: Path) -> tuple[tuple[str, int], ...]:
    """Return what changes when a file does."""
    read = [(SHELL, folder / SHELL), *_served(folder)]
    return tuple((name, path.stat().st_mtime_ns) for name, path in read)
