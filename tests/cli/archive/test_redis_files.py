"""Copying the files of Redis 7, which consist of several parts and a manifest that names them."""

import time
from pathlib import Path
from typing import Any

import pytest

from cli.archive import redis_files
from cli.archive.redis_files import copy_append_only_file
from cli.output import CliError

MANIFEST = "appendonly.aof.manifest"


class FakeRedis:
    """A Redis 7 that says where its files are."""

    def __init__(self, folder: Path, name: str = "appendonly.aof") -> None:
        self._folder, self._name = folder, name
        self.rewrites = iter(list[tuple[int, int]]())
        """Whether a rewrite is in progress, and whether one is scheduled, each time somebody asks."""

    def info(self, _section: str) -> dict[str, int]:
        in_progress, scheduled = next(self.rewrites, (0, 0))
        return {"aof_rewrite_in_progress": in_progress, "aof_rewrite_scheduled": scheduled}

    def config_get(self, pattern: str) -> dict[bytes, bytes]:
        if pattern == "dir":
            return {b"dir": str(self._folder).encode()}
        return {
            b"appendonly": b"yes",
            b"appendfilename": self._name.encode(),
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


def copied(parts: Path, server: FakeRedis | None = None) -> dict[str, str]:
    """The files of a copy."""
    client: Any = server or FakeRedis(parts.parent)
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


def test_a_file_that_is_just_begun_is_waited_for(parts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (parts / "temp-appendonly.aof.incr").write_text("not in the manifest yet")
    server, pauses = FakeRedis(parts.parent), list[float]()

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 3:
            write_parts(parts, 2, 2)  # the first rewrite is over

    monkeypatch.setattr(time, "sleep", pause)
    server.rewrites = iter([(0, 1), (1, 0), (1, 0), (1, 0)])
    assert holds(copied(parts, server), 2, 2)
    assert len(pauses) == 3


def test_a_first_rewrite_that_is_only_scheduled_is_waited_for(
    parts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another child saves, or the first rewrite failed: what Redis writes has no file yet."""
    server, unnamed, pauses = FakeRedis(parts.parent), parts / "temp-appendonly.aof.incr", list[float]()

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 1:
            unnamed.write_text("not in the manifest yet")
        elif len(pauses) == 2:
            write_parts(parts, 2, 2)

    monkeypatch.setattr(time, "sleep", pause)
    server.rewrites = iter([(0, 1), (1, 0)])
    assert holds(copied(parts, server), 2, 2)
    assert len(pauses) == 2


def test_a_usual_rewrite_is_not_waited_for(parts: Path) -> None:
    server = FakeRedis(parts.parent)
    server.rewrites = iter([(1, 0)])
    assert holds(copied(parts, server), 1, 1)


@pytest.mark.parametrize("named_meanwhile", [True, False])
def test_a_file_that_comes_or_goes_while_redis_is_asked_is_waited_for(
    parts: Path, monkeypatch: pytest.MonkeyPatch, named_meanwhile: bool
) -> None:
    unnamed = parts / "temp-appendonly.aof.incr"
    if named_meanwhile:
        unnamed.write_text("not in the manifest yet")

    class Asked(FakeRedis):
        def info(self, section: str) -> dict[str, int]:
            if named_meanwhile:
                unnamed.unlink(missing_ok=True)
            else:
                unnamed.write_text("just begun")
            return super().info(section)

    server = Asked(parts.parent)
    server.rewrites = iter([(1, 0)])
    monkeypatch.setattr(time, "sleep", lambda _seconds: write_parts(parts, 2, 2))
    assert holds(copied(parts, server), 2, 2)


def test_a_file_that_a_killed_redis_left_behind_is_not_waited_for(parts: Path) -> None:
    (parts / "temp-appendonly.aof.incr").write_text("old")
    assert holds(copied(parts), 1, 1)


def test_a_rewrite_that_never_ends_is_an_error(parts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (parts / "temp-appendonly.aof.incr").write_text("not in the manifest yet")
    server = FakeRedis(parts.parent)
    server.rewrites = iter(lambda: (1, 0), (0, 0))
    monkeypatch.setattr(redis_files, "REWRITE_SECONDS", 0.2)
    with pytest.raises(CliError, match="has not begun"):
        copied(parts, server)


def test_names_with_spaces_are_read_from_the_manifest(parts: Path) -> None:
    (parts / "my games.aof.1.base.rdb").write_text("all games")
    (parts / "my games.aof.manifest").write_text('file "my games.aof.1.base.rdb" seq 1 type b\n')
    found = copied(parts, FakeRedis(parts.parent, "my games.aof"))
    assert found["my games.aof.1.base.rdb"] == "all games"


def test_a_manifest_that_names_a_missing_file_is_an_error(
    parts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (parts / part(1, "i")).unlink()
    monkeypatch.setattr(redis_files, "ATTEMPTS", 2)
    with pytest.raises(CliError, match="try again"):
        copied(parts)
