"""Copying the files of Redis 7, which consist of several parts and a manifest that names them."""

from pathlib import Path
from typing import Any

import pytest

from cli.archive import redis_files
from cli.archive.redis_files import copy_append_only_file
from cli.output import CliError

MANIFEST = "appendonly.aof.manifest"


class FakeRedis:
    """A Redis 7 that says where its files are."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def config_get(self, pattern: str) -> dict[bytes, bytes]:
        if pattern == "dir":
            return {b"dir": str(self._folder).encode()}
        return {
            b"appendonly": b"yes",
            b"appendfilename": b"appendonly.aof",
            b"appenddirname": b"appendonlydir",
        }


def part(number: int, kind: str) -> str:
    return f"appendonly.aof.{number}.{'base.rdb' if kind == 'b' else 'incr.aof'}"


def write_parts(parts: Path, base: int, incr: int) -> None:
    """Write new parts and a manifest that names them, and delete all others, as a rewrite does."""
    names = part(base, "b"), part(incr, "i")
    for name in names:
        (parts / name).write_text(f"what {name} has")
    lines = (f"file {names[0]} seq {base} type b", f"file {names[1]} seq {incr} type i")
    (parts / MANIFEST).write_text("\n".join(lines) + "\n")
    for path in parts.iterdir():
        if path.name not in (*names, MANIFEST):
            path.unlink()


@pytest.fixture
def parts(tmp_path: Path) -> Path:
    """The folder of a Redis 7."""
    parts = tmp_path / "redis" / "appendonlydir"
    parts.mkdir(parents=True)
    write_parts(parts, 1, 1)
    (parts / "temp-rewriteaof-7.aof").write_text("half")
    return parts


def copied(parts: Path) -> dict[str, str]:
    """The files of a copy."""
    client: Any = FakeRedis(parts.parent)
    copy_append_only_file(client, parts.parent / "copy")
    return {path.name: path.read_text() for path in (parts.parent / "copy" / parts.name).iterdir()}


def holds(found: dict[str, str], base: int, incr: int) -> bool:
    """Whether a copy has just these parts and the manifest that names them."""
    names = {part(base, "b"), part(incr, "i")}
    named = {line.split()[1] for line in found[MANIFEST].splitlines()}
    return (
        found.keys() == {*names, MANIFEST}
        and named == names
        and all(found[n] == f"what {n} has" for n in names)
    )


def test_what_the_manifest_names_is_copied_and_nothing_else(parts: Path) -> None:
    assert holds(copied(parts), 1, 1)


def test_files_that_are_deleted_while_they_are_copied_are_whole_in_the_copy(
    parts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = redis_files._copy

    def rewritten_meanwhile(source: Any, target: Path) -> None:
        write_parts(parts, 2, 2)
        copy(source, target)

    monkeypatch.setattr(redis_files, "_copy", rewritten_meanwhile)
    assert holds(copied(parts), 1, 1)


@pytest.mark.parametrize("before", ["the first part", "the second part", "the manifest again"])
def test_files_that_are_replaced_while_they_are_opened_are_opened_again(
    parts: Path, monkeypatch: pytest.MonkeyPatch, before: str
) -> None:
    usual, turns = (
        Path.open,
        iter(["the manifest", "the first part", "the second part", "the manifest again"]),
    )

    def open_part(path: Path, *args: Any, **more: Any) -> Any:
        if next(turns, "") == before:
            monkeypatch.undo()
            write_parts(parts, 2, 3)
        return usual(path, *args, **more)

    monkeypatch.setattr(Path, "open", open_part)
    assert holds(copied(parts), 2, 3)


def test_a_manifest_that_names_a_missing_file_is_an_error(parts: Path) -> None:
    (parts / part(1, "i")).unlink()
    with pytest.raises(CliError, match="try again"):
        copied(parts)
