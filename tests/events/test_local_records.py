"""Processes of one machine tell each other of records: what is heard is folded, and nothing depends on it."""

import os
import socket
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
import redis

from events.fold.store import Store
from events.local_records import FULL_SECONDS, MAX_GAMES, MAX_RECORDS, LocalRecords
from events.log.record import StoredRecord
from tests.events.play import played, started
from tests.market.title import TITLES


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="w") as made:  # the path of a socket must be short
        monkeypatch.setattr(tempfile, "tempdir", made)
        yield Path(made)


@pytest.fixture
def hearing(client: redis.Redis) -> Iterator[Store]:
    local = LocalRecords("redis://here")
    local.listen()
    yield Store(client, TITLES, local=local)
    local.close()


@pytest.fixture
def telling(client: redis.Redis) -> Iterator[Store]:
    local = LocalRecords("redis://here")
    yield Store(client, TITLES, local=local)
    local.close()


def version_heard(store: Store, game: str) -> int:
    cached = store.cached(game)
    return cached.version if cached else 0


def test_a_game_follows_what_another_process_does(hearing: Store, telling: Store) -> None:
    game = started(telling)
    assert hearing.cached(game) is None, "only games that it has loaded are of interest"
    hearing.load(game)
    played(telling, game, 4)
    assert version_heard(hearing, game) == 7, "what was told before is heard at once"
    heard = hearing.cached(game)
    assert heard
    assert (heard.head, heard.table) == (telling.load(game).head, telling.load(game).table)
    played(hearing, game, 2)
    assert telling.load(game).version == 9


def test_processes_with_another_redis_hear_nothing(hearing: Store, client: redis.Redis) -> None:
    stranger = Store(client, TITLES, local=LocalRecords("redis://there"))
    game = started(stranger)
    hearing.load(game)
    played(stranger, game, 4)
    assert version_heard(hearing, game) == 3


def test_what_does_not_follow_is_forgotten(hearing: Store, telling: Store) -> None:
    assert hearing.local
    game = started(telling)
    hearing.load(game)
    local, last = hearing.local, StoredRecord(5, b"{}", "0" * 64)
    local._keep(game, last)
    assert version_heard(hearing, game) == 3, "there is a gap"
    other = started(telling)
    (wrong,) = [record for record in telling.stored_records(other, 3) if record.version == 3]
    local._keep(game, wrong._replace(version=4))
    assert version_heard(hearing, game) == 3, "it is of another game"
    assert local.take(game, 3) == []


def test_little_is_kept(hearing: Store) -> None:
    assert hearing.local
    for version in range(1, MAX_RECORDS + 3):
        hearing.local._keep("long", StoredRecord(version, b"", ""))
    assert [record.version for record in hearing.local.take("long", MAX_RECORDS)] == [
        MAX_RECORDS + 1,
        MAX_RECORDS + 2,
    ]
    for number in range(MAX_GAMES + 10):
        hearing.local._keep(str(number), StoredRecord(1, b"", ""))
    assert hearing.local.take("9", 0) == []
    assert len(hearing.local.take("10", 0)) == 1


def test_nothing_is_left_behind(folder: Path) -> None:
    local = LocalRecords("redis://here")
    local.listen()
    (made,) = folder.iterdir()
    assert oct(made.stat().st_mode)[-3:] == "700"
    assert len(list(made.iterdir())) == 1
    local.close()
    assert list(folder.iterdir()) == []


def test_a_process_that_has_ended_stops_nobody(hearing: Store, telling: Store) -> None:
    game = started(telling)
    assert hearing.local
    assert telling.local
    assert telling.local._others
    hearing.local.close()
    played(telling, game, 2)
    assert telling.load(game).version == 5


def test_the_folder_of_another_user_is_told_nothing(
    hearing: Store, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (made,) = folder.iterdir()
    local = LocalRecords("redis://here")
    monkeypatch.setattr(os, "getuid", lambda: made.stat().st_uid + 1)
    local._folder = made
    local.tell("game", StoredRecord(1, b"", ""))
    assert not local._others
    local.close()


def test_what_a_killed_process_has_left_is_removed(hearing: Store, telling: Store, folder: Path) -> None:
    (made,) = folder.iterdir()
    left = made / "1"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as killed:
        killed.bind(str(left))
    game = started(telling)
    assert not left.exists()
    hearing.load(game)
    played(telling, game, 1)
    assert version_heard(hearing, game) == 4


def test_a_path_that_is_too_long_is_no_error(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(folder / ("long" * 40)))
    Path(tempfile.gettempdir()).mkdir()
    local = LocalRecords("redis://here")
    local.listen()
    local.tell("game", StoredRecord(1, b"", ""))
    local.close()


def test_who_reads_nothing_is_left_alone_for_a_moment(hearing: Store, telling: Store) -> None:
    assert hearing.local
    assert telling.local
    for version in range(1, 10_000):
        telling.local.tell("game", StoredRecord(version, b"", ""))
        (other,) = telling.local._others.values()
        if other.not_before:
            break
    assert other.not_before > monotonic()
    sent = version - 1
    telling.local.tell("game", StoredRecord(sent + 1, b"", ""))
    time.sleep(FULL_SECONDS)
    hearing.local._hear()
    assert hearing.local._heard.pop("game")[-1].version == sent
    telling.local.tell("game", StoredRecord(sent + 1, b"", ""))
    assert [record.version for record in hearing.local.take("game", sent)] == [sent + 1]


def test_who_reads_nothing_keeps_no_records_from_others(hearing: Store, telling: Store, folder: Path) -> None:
    assert hearing.local
    assert telling.local
    (made,) = folder.iterdir()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as silent:
        silent.bind(str(made / "1"))
        telling.local.tell("game", StoredRecord(1, b"", ""))
        for other in telling.local._others.values():
            other.sender.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        for version in range(2, 200):
            telling.local.tell("game", StoredRecord(version, b"x" * 500, ""))
            hearing.local._hear()
        assert hearing.local._heard["game"][-1].version == 199


def test_what_another_release_tells_is_no_error(hearing: Store, telling: Store) -> None:
    assert hearing.local
    assert telling.local
    telling.local.tell("game", StoredRecord(1, b"", ""))
    (other,) = telling.local._others.values()
    other.send(b"what nobody understands")
    telling.local.tell("game", StoredRecord(2, b"", ""))
    assert [record.version for record in hearing.local.take("game", 0)] == [1, 2]
