"""An archived game reads as it did before, at every version and in every way; and it can come back."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
import redis

from events.archive.archive import Archive
from events.archive.object_store import ObjectStore
from events.audit import Verdict
from events.bundle.bundle_writer import bundle
from events.errors import ArchiveUnavailable, NotFound
from events.execute import execute
from events.export.signing import Signer
from events.fold.store import Store
from events.fold.summary import summarize
from events.heads.heads_log import HeadsLog
from events.log.keys import game_keys
from events.projections.lists import Lists
from events.projections.rebuild import rebuild
from events.tournaments.tournament_store import TournamentStore
from games.kernel.refusal import Illegal
from games.kernel.table.undo import Undo
from games.titles import TITLES as SHIPPED
from tests.events.bundle.tournaments import Hall
from tests.events.bundle.tournaments import played as played_tournament
from tests.events.exports import SIGNER
from tests.market.title import TITLES
from tests.players import ANN
from tests.replays.lines import files
from tests.replays.stored import stored_records
from tests.soak import soak
from tests.workers.archive.archiving import finished, leave_redis, store_with_archive
from workers.archive.archive_job import archive_game
from workers.archive.bring_back import bring_back

FEW = ("two-players", "clinic-zombies", "market")
"""Recorded games that every run reads; the long tests read all."""


def everything(store: Store, game: str) -> Any:
    """All that can be read of a game."""
    newest = store.load(game)
    last = newest.version
    tables = [folded.table for folded in store.load_versions(game, *range(1, last + 1))]
    walked = [(record, folded.table) for record, folded in store.walk(game, 0, last)]
    return (
        (newest.head, newest.at, newest.created, newest.size, newest.next_draw, newest.clocks),
        tables,
        walked,
        [(record, folded.table) for record, folded in store.walk(game, last // 2, last)],
        [store.records(game, after, 7) for after in range(0, last + 8, 5)],
        list(store.stored_records(game, last)),
        store.records_at(newest, [1, last]),
        [store.hash_at(game, version) for version in (1, last, last + 1)],
        store.seed(newest),
        summarize(newest),
    )


def stored_in(client: redis.Redis, game: str) -> Any:
    """What Redis has of a game's record."""
    raw: Any = client
    keys = game_keys(game)
    return raw.xrange(keys.log), raw.hgetall(keys.seeds), raw.sismember(keys.members, game), raw.ttl(keys.log)


def no_audit(exported: bytes, signer: Signer) -> Verdict:
    """A verdict on recorded games, whose draws are not numbered."""
    *_, last, footer = exported.splitlines()
    records, head = len(exported.splitlines()) - 2, msgspec.json.decode(last)["hash"]
    assert msgspec.json.decode(footer)["records"] == records
    fields = {"verdict": "sound", "records": records, "head": head, "findings": (), "notes": ()}
    return msgspec.convert(fields, Verdict)


@pytest.mark.parametrize(
    "path", [path if path.stem in FEW else soak(path) for path in files()], ids=lambda path: path.stem
)
def test_every_recorded_game_reads_as_before(path: Path, client: redis.Redis, tmp_path: Path) -> None:
    titles = {**SHIPPED, **TITLES}

    def process() -> Store:
        return Store(client, titles, Archive(client, ObjectStore(str(tmp_path))))

    records = stored_records(path)
    game = msgspec.json.decode(records[0].entry)["events"][0]["game"]
    keys = game_keys(game)
    for stored in records:
        client.xadd(keys.log, {"entry": stored.entry, "hash": stored.hash}, id=f"{stored.version}-0")
    client.hset(keys.seeds, process().load(game).table.commitment, b"s" * 32)
    store = process()
    before = everything(store, game)
    if store.load(game).table.status != "finished":
        return
    assert archive_game(store, game, SIGNER, no_audit)
    client.delete(keys.log, keys.ids, keys.seeds)
    assert everything(store, game) == before
    assert everything(process(), game) == before


def test_a_game_of_market_reads_as_before(store: Store, other: Store) -> None:
    game = finished(store)
    before = everything(store, game)
    leave_redis(store, game)
    assert everything(store, game) == before
    assert everything(other, game) == before
    assert other.exists(game)
    with pytest.raises(NotFound):
        other.load_at(game, other.load(game).version + 1)
    with pytest.raises(Illegal, match="wrong_status"):
        execute(other, game, ANN, Undo())


def test_a_reader_that_began_before_goes_on_after(store: Store, client: redis.Redis, tmp_path: Path) -> None:
    game = finished(store)
    last = store.load(game).version
    before = list(store.stored_records(game, last)), list(store.walk(game, 0, last))
    reader = store_with_archive(client, tmp_path)
    reader.load(game)
    records, walked = reader.stored_records(game, last), reader.walk(game, 0, last)
    first = next(records), next(walked)
    leave_redis(store, game)
    assert [first[0], *records] == before[0]
    assert [record for record, _ in (first[1], *walked)] == [record for record, _ in before[1]]


def test_a_game_that_is_brought_back_is_stored_as_before(store: Store, other: Store) -> None:
    game = finished(store)
    before, read = stored_in(store.client, game), everything(store, game)
    at = leave_redis(store, game)
    assert bring_back(store.archive, game, at)
    assert stored_in(store.client, game) == before
    assert everything(other, game) == read
    assert store.archive.index.counts() == (0, 0)
    assert not bring_back(store.archive, game, at), "a second time"


def test_a_game_can_be_brought_back_while_its_keys_expire(store: Store) -> None:
    game = finished(store)
    before = stored_in(store.client, game)
    assert archive_game(store, game, SIGNER, no_audit)
    at = store.archive.index.find(game)
    assert at
    assert bring_back(store.archive, game, at)
    assert stored_in(store.client, game) == before


def test_a_missing_or_damaged_file_is_an_outage(store: Store, tmp_path: Path, client: redis.Redis) -> None:
    game = finished(store)
    leave_redis(store, game)
    [file] = tmp_path.rglob("*.zst")
    whole = file.read_bytes()
    for damaged in (whole[:-3], whole[:200] + b"x" + whole[201:], b"", b"nothing"):
        file.write_bytes(damaged)
        with pytest.raises(ArchiveUnavailable):
            store_with_archive(client, tmp_path).load(game)
    file.unlink()
    with pytest.raises(ArchiveUnavailable, match="missing"):
        store_with_archive(client, tmp_path).load(game)
    with pytest.raises(ArchiveUnavailable, match="WARDBOOK_ARCHIVE_URL"):
        Store(client, TITLES).load(game)


def test_a_rebuild_lists_archived_games_without_their_files(store: Store, tmp_path: Path) -> None:
    game, waiting = finished(store), finished(store, luck=1)
    rebuild(store)
    listed = Lists(store.client).query()
    assert {ended for ended, _ in store.archive.index.ended_before(store.now() + 1, 9)} == {game, waiting}
    leave_redis(store, game)
    [file] = tmp_path.rglob("*.zst")
    file.rename(tmp_path / "away")
    assert rebuild(store_with_archive(store.client, tmp_path)) == []
    assert Lists(store.client).query() == listed
    assert len(HeadsLog(store.client).read(0, 9).heads) == 2
    (tmp_path / "away").rename(file)
    Lists(store.client).forget_versions([game])
    store.client.delete(*store.client.keys("wardbook:{*}:lists:*"))
    assert rebuild(store_with_archive(store.client, tmp_path)) == [], "from its file"
    assert Lists(store.client).query() == listed


def test_the_bundle_of_a_tournament_is_the_same_with_archived_games(store: Store, other: Store) -> None:
    tournaments = TournamentStore(store.client, TITLES)
    folded = played_tournament(Hall(tournaments, store))
    before = b"".join(bundle(tournaments, store, folded, SIGNER))
    games = [table.game for round_ in folded.state.rounds for table in round_.tables if table.game]
    for game in games:
        leave_redis(store, game)
    assert len(games) >= 6
    assert b"".join(bundle(tournaments, other, folded, SIGNER)) == before
