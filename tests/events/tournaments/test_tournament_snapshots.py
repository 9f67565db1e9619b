"""Snapshots of tournaments: some versions have one, and each equals folding from the first record."""

from pathlib import Path
from typing import Any

import pytest
import redis

import tournaments
from events.fold.snapshots import SNAPSHOT_TTL, fingerprint
from events.log.keys import tournament_keys
from events.tournaments.folded_tournament import FoldedTournament, walk_from_start
from events.tournaments.tournament_snapshots import (
    SNAPSHOT_EVERY,
    pack_tournament,
    read_tournament_snapshot,
    unpack_tournament,
)
from events.tournaments.tournament_store import TournamentStore
from tests.events.tournaments.cups import created, fresh, register


@pytest.fixture
def cup(cups: TournamentStore) -> str:
    """A tournament with two snapshots and some records after the second."""
    made = created(cups).folded.id
    register(cups, made, *range(2 * SNAPSHOT_EVERY + 5))
    return made


def versions(client: redis.Redis, cup: str) -> list[int]:
    found: Any = client.zrange(tournament_keys(cup).snapshots, 0, -1, withscores=True)
    return [int(score) for _, score in found]


def same(one: FoldedTournament, other: FoldedTournament) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in FoldedTournament.__struct_fields__)


def reads(client: redis.Redis) -> int:
    """How many ranges of streams Redis has read so far."""
    info: Any = client.info("commandstats")
    return int(info["cmdstat_xrange"]["calls"])


def test_every_version_is_the_same_from_a_snapshot_and_from_the_start(
    cups: TournamentStore, client: redis.Redis, cup: str
) -> None:
    assert versions(client, cup) == [SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY]
    assert 0 < client.ttl(tournament_keys(cup).snapshots) <= SNAPSHOT_TTL
    newest = cups.load(cup)
    for _, folded in walk_from_start(cup, cups.stored_records(cup, newest.version)):
        assert same(folded, fresh(client).load_at(cup, folded.version))
        assert same(folded, cups.load_at(cup, folded.version))
        again = unpack_tournament(cup, pack_tournament(folded))
        assert again is not None
        assert same(folded, again)


def test_a_load_starts_at_the_newest_snapshot(
    client: redis.Redis, cup: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("folded from the start")

    monkeypatch.setattr("events.tournaments.tournament_loader.fold_first", never)
    assert fresh(client).load(cup).version == 2 * SNAPSHOT_EVERY + 6
    assert fresh(client).load_at(cup, SNAPSHOT_EVERY + 3).version == SNAPSHOT_EVERY + 3


@pytest.mark.parametrize("damage", ["gone", "other code", "bytes", "no set", "other head"])
def test_without_a_usable_snapshot_it_is_folded_from_the_start_and_kept(
    cups: TournamentStore,
    client: redis.Redis,
    cup: str,
    damage: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live, key = cups.load(cup), tournament_keys(cup).snapshots
    client.delete(key)
    if damage == "other code":
        monkeypatch.setattr("events.tournaments.tournament_snapshots.fingerprint", lambda: "other")
        client.zadd(key, {pack_tournament(live): live.version})
        monkeypatch.undo()
    elif damage == "bytes":
        client.zadd(key, {b"\xff{": 8})
    elif damage == "no set":
        client.set(key, b"no sorted set")
    elif damage == "other head":
        client.zadd(key, {pack_tournament(created(cups).folded): 9})
    assert same(fresh(client).load(cup), live)
    if damage != "no set":
        found = read_tournament_snapshot(client, tournament_keys(cup), None)
        assert found is not None
        assert found.version == live.version


def test_the_fingerprint_covers_the_rules_of_tournaments(monkeypatch: pytest.MonkeyPatch) -> None:
    read = set[Path]()
    own = Path.read_bytes

    def noted(path: Path) -> bytes:
        read.add(path)
        return own(path)

    monkeypatch.setattr(Path, "read_bytes", noted)
    fingerprint.cache_clear()
    fingerprint()
    assert set(Path(tournaments.__path__[0]).rglob("*.py")) <= read


def test_a_cached_tournament_is_read_in_one_round_trip(
    cups: TournamentStore, client: redis.Redis, cup: str
) -> None:
    cups.load(cup)
    before = reads(client)
    assert cups.load(cup).version == 2 * SNAPSHOT_EVERY + 6
    assert reads(client) == before + 1
