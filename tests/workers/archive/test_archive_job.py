"""A game moves to the archive as a whole or not at all, whatever fails, and however often."""

from pathlib import Path
from typing import Any

import pytest
import redis

from events.archive.archive_index import ArchivedAt, ArchiveIndex
from events.archive.archived_file import place_of, unpack
from events.archive.object_store import ObjectStore
from events.audit import Verdict
from events.errors import ArchiveUnavailable, NotFound
from events.export.signing import Signer
from events.fold.store import Store
from events.log.keys import PARTITIONS, game_keys
from events.settings import Settings
from tests.events.exports import SIGNER
from tests.events.play import played, started
from tests.workers.archive.archiving import audit_here, finished, leave_redis, store_with_archive
from workers.archive import archive_job
from workers.archive.archive_job import NotArchived, archive_game, archive_or_postpone


class Killed(BaseException):
    """The process has ended here."""


def test_an_archived_game_leaves_a_note_of_less_than_a_hundred_bytes(store: Store) -> None:
    game = finished(store)
    at = leave_redis(store, game)
    assert store.client.keys(f"*{game}*") == []
    assert at == (store.load(game).version, store.load(game).head)
    assert len(at.noted()) < 40
    assert store.archive.index.counts() == (1, 0)


def test_the_record_stays_for_a_minute_for_those_who_are_reading_it(store: Store) -> None:
    game = finished(store)
    assert archive_game(store, game, SIGNER, audit_here)
    keys = game_keys(game)
    for key in (keys.log, keys.seeds, keys.snapshots):
        assert not store.client.exists(key) or 0 < int(store.client.ttl(key)) <= 60


def test_a_game_that_is_not_over_stays(store: Store) -> None:
    game = started(store)
    store.archive.index.note_ended([(game, 1)], range(PARTITIONS))
    assert not archive_game(store, game, SIGNER, audit_here)
    assert store.archive.index.counts() == (0, 0)
    assert list(store.archive.files.paths() if store.archive.files else ()) == []


def test_a_second_job_changes_nothing(store: Store, other: Store) -> None:
    game = finished(store)
    at = leave_redis(store, game)
    store.archive.index.note_ended([(game, 1)], range(PARTITIONS))
    assert archive_game(other, game, SIGNER, audit_here)
    assert (store.archive.index.find(game), store.archive.index.counts()) == (at, (1, 0))


def test_two_jobs_at_once_archive_it_once(store: Store, other: Store) -> None:
    game = finished(store)

    def audit_while_another_job_runs(exported: bytes, signer: Signer) -> Verdict:
        leave_redis(other, game)
        return audit_here(exported, signer)

    assert archive_game(store, game, SIGNER, audit_while_another_job_runs)
    assert store.archive.index.counts() == (1, 0)
    assert other.load(game).head == store.load(game).head


STEPS: list[tuple[type, str]] = [(ObjectStore, "put"), (ObjectStore, "get"), (ArchiveIndex, "switch")]


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize(("owner", "step"), STEPS, ids=[step for _, step in STEPS])
def test_a_job_that_is_killed_loses_nothing_and_the_next_one_finishes(
    owner: type, step: str, after: bool, store: Store, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = finished(store)
    expected = store.load(game)
    do = getattr(owner, step)

    def killed(*arguments: Any, **more: Any) -> None:
        if after:
            do(*arguments, **more)
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(owner, step, killed)
        with pytest.raises(Killed):
            archive_game(store, game, SIGNER, audit_here)
    assert (store.archive.index.find(game) is not None) == (step == "switch" and after)
    assert other.load(game).table == expected.table
    assert archive_game(other, game, SIGNER, audit_here)
    leave_redis(other, game)
    assert other.load(game).table == expected.table


def test_a_job_that_is_killed_while_it_writes_leaves_no_half_file(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = finished(store)
    assert store.archive.files
    folder = tmp_path / game[:2]
    folder.mkdir()
    # As the store leaves it if it is killed between writing and renaming.
    (folder / f"{place_of(game, store.load(game).head).partition('/')[2]}#1").write_bytes(b"half")
    leave_redis(store, game)
    assert len(store_with_archive(store.client, tmp_path).records(game)) > 3
    assert [path for path, _ in store.archive.files.paths()] == [place_of(game, store.load(game).head)]


def test_a_file_that_is_not_as_it_was_written_is_not_trusted(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, write = finished(store), ObjectStore.put
    monkeypatch.setattr(
        ObjectStore, "put", lambda own, path, data: write(own, path, data[:-9] + b"123456789")
    )
    with pytest.raises(ArchiveUnavailable):
        archive_game(store, game, SIGNER, audit_here)
    assert store.archive.index.find(game) is None


def test_a_game_whose_audit_finds_something_stays(store: Store) -> None:
    game = finished(store)
    raw: Any = store.client
    log = game_keys(game).log
    [(_, fields)] = raw.xrevrange(log, count=1)
    last = store.load(game).version
    raw.xdel(log, f"{last}-0")
    changed = fields[b"entry"].replace(b'"at":', b'"at":1')
    raw.execute_command("XSETID", log, f"{last - 1}-0")
    raw.xadd(log, {"entry": changed, "hash": fields[b"hash"]}, id=f"{last}-0")
    with pytest.raises(NotArchived, match="unsound"):
        archive_game(store, game, SIGNER, audit_here)
    assert store.archive.index.find(game) is None
    assert raw.ttl(log) == -1


def test_a_game_with_another_record_than_its_file_stays(store: Store) -> None:
    game = finished(store)
    folded = store.load(game)
    for wrong in (ArchivedAt(folded.version - 1, folded.head), ArchivedAt(folded.version, "ab" * 32)):
        assert not store.archive.index.switch(game, wrong)
    assert not store.archive.index.switch("0" * 24, ArchivedAt(1, "ab" * 32))
    assert store.archive.index.counts() == (0, 0)
    assert int(store.client.ttl(game_keys(game).log)) == -1


def test_what_cannot_be_archived_is_tried_again_later(
    client: redis.Redis, store: Store, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game, settings = finished(store), Settings(data=str(tmp_path), archive_after_minutes=60)
    index, now = store.archive.index, store.now()
    index.note_ended([(game, now - 3_700_000)], range(PARTITIONS))
    assert index.ended_before(now - 3_600_000, 5) == [(game, now - 3_700_000)]

    def no_store(*_: Any) -> None:
        raise ArchiveUnavailable("the archive cannot be used")

    with monkeypatch.context() as patch:
        patch.setattr(ObjectStore, "put", no_store)
        archive_or_postpone(store, game, settings)
    assert index.ended_before(now - 3_600_000, 5) == []
    [(_, later)] = index.ended_before(store.now() - 3_600_000 + archive_job.RETRY_MS, 5)
    assert later >= now - 3_600_000 + archive_job.RETRY_MS


def test_a_game_that_does_not_exist_is_forgotten(store: Store, tmp_path: Path) -> None:
    store.archive.index.note_ended([("f" * 24, 1)], range(PARTITIONS))
    archive_or_postpone(store, "f" * 24, Settings(data=str(tmp_path)))
    assert store.archive.index.counts() == (0, 0)
    with pytest.raises(NotFound):
        store.load("f" * 24)


def test_the_file_is_a_sound_export_without_names(store: Store) -> None:
    game = finished(store)
    at = leave_redis(store, game)
    assert store.archive.files
    data = store.archive.files.get(place_of(game, at.head))
    assert data
    exported = unpack(data)
    assert audit_here(exported, SIGNER).verdict == "sound"
    assert b'"names"' not in exported
    assert len(data) < len(exported) / 2


def test_playing_goes_on_in_games_that_are_not_archived(store: Store) -> None:
    leave_redis(store, finished(store))
    game = started(store)
    assert played(store, game, 5)


def test_a_folder_that_nothing_was_written_to_is_empty(tmp_path: Path) -> None:
    files = ObjectStore(f"{tmp_path}/new/archive")
    assert (files.get("ab/game"), list(files.paths())) == (None, [])
    assert not (tmp_path / "new").exists()
    files.put("ab/game", b"a game")
    assert files.get("ab/game") == b"a game"
    assert (tmp_path / "new" / "archive").stat().st_mode & 0o77 == 0, "private games are in it"
