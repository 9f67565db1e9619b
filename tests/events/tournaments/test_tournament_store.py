"""A tournament is a record like a game: chained, idempotent, versioned, and folded to its state."""

import json
from typing import Any

import pytest
import redis

from events.errors import CommandIdReused, NotFound, Stale, Unreadable, WriteConflict
from events.log.keys import PARTITION_TAGS, PARTITIONS, partition_of, tournament_keys
from events.log.record import NO_HASH, chain_hash
from events.projections.stored_bytes import stored_bytes
from events.tournaments import decide_tournament
from events.tournaments.execute_tournament import create_tournament, execute_tournament
from events.tournaments.folded_tournament import walk_from_start
from events.tournaments.tournament_store import TournamentStore
from games.kernel.chance import Seeded, commitment, salt
from games.kernel.refusal import Illegal
from games.kernel.table.table import Actor
from tests.events.tournaments.cups import OLGA, created, fresh, player, register, settings
from tournaments.messages.corrections import CancelTournament
from tournaments.messages.organizing import Announce
from tournaments.messages.registration import ChangeSettings, CreateTournament, PlayerRegistered, Register
from tournaments.settings import GameSettings


def test_the_first_record_has_everything_and_the_commitment(
    cups: TournamentStore, client: redis.Redis
) -> None:
    made = created(cups)
    (record,) = cups.records(made.folded.id)
    assert (record.version, record.prev, record.draws) == (1, NO_HASH, (0, 0))
    assert record.actor == Actor("organizer", "olga")
    assert made.folded.state.settings == settings()
    assert made.folded.state.commitment == commitment(cups.seed(made.folded))
    assert client.smembers(tournament_keys(made.folded.id).members) == {made.folded.id.encode()}
    assert client.ttl(tournament_keys(made.folded.id).seeds) == -1


def test_records_are_chained_and_their_keys_share_a_slot(cups: TournamentStore, client: redis.Redis) -> None:
    cup = created(cups).folded.id
    register(cups, cup, *range(5))
    prev = NO_HASH
    found: Any = client.xrange(tournament_keys(cup).log)
    for number, fields in found:
        entry = json.loads(fields[b"entry"])
        assert (entry["prev"], f"{entry['version']}-0".encode()) == (prev, number)
        prev = chain_hash(prev, fields[b"entry"])
        assert fields[b"hash"].decode() == prev
    assert cups.load(cup).head == prev
    keys = tournament_keys(cup)
    assert keys.log == f"{PARTITION_TAGS[partition_of(cup)]}:tournament:{cup}:log"
    assert len({key[key.index("{") : key.index("}")] for key in keys[2:]}) == 1
    assert partition_of(cup) in range(PARTITIONS)


def test_folding_the_records_gives_the_state(cups: TournamentStore, client: redis.Redis) -> None:
    cup = created(cups).folded.id
    register(cups, cup, *range(70))
    live = cups.load(cup)
    steps = list(walk_from_start(cup, cups.stored_records(cup, live.version)))
    assert [record.version for record, _ in steps] == list(range(1, 72))
    other = fresh(client).load(cup)
    for folded in (steps[-1][1], other):
        assert (folded.state, folded.head, folded.next_draw) == (live.state, live.head, live.next_draw)
        assert (folded.at, folded.created, folded.size) == (live.at, live.created, live.size)
    assert list(cups.walk(cup, 68, 71))[-1][1].state == live.state


def test_draws_follow_from_the_seed(cups: TournamentStore) -> None:
    cup = created(cups).folded.id
    register(cups, cup, 0, 1)
    folded = cups.load(cup)
    drawn = Seeded(cups.seed(folded), salt(()))
    for record in cups.records(cup)[1:]:
        (event,) = record.events
        assert isinstance(event, PlayerRegistered)
        assert (drawn.next, drawn.next + 1) == record.draws
        assert event.lot == drawn.below(2**32)


def test_the_seed_is_secret_until_the_tournament_is_over(cups: TournamentStore) -> None:
    cup = created(cups).folded.id
    assert cups.revealed_seed(cups.load(cup)) is None
    over = execute_tournament(cups, cup, OLGA, CancelTournament("The room is closed."))
    assert cups.revealed_seed(over.folded) == cups.seed(over.folded)


def test_the_same_command_id_is_the_same_command(cups: TournamentStore, client: redis.Redis) -> None:
    made = created(cups, "k")
    cup = made.folded.id
    assert (created(fresh(client), "k").replayed, created(cups, "k").folded.id) == (True, cup)
    assert created(cups, "other").folded.id != cup
    first = execute_tournament(cups, cup, player(1), Register(), "k")
    register(cups, cup, 2)
    again = execute_tournament(fresh(client), cup, player(1), Register(), "k")
    assert (again.version, again.events, again.replayed) == (2, first.events, True)
    assert again.folded.state == first.folded.state
    assert execute_tournament(cups, cup, player(3), Register(), "k").version == 4, "another player's id"
    with pytest.raises(CommandIdReused):
        execute_tournament(cups, cup, player(1), Announce("Hello"), "k")
    with pytest.raises(CommandIdReused):
        created(cups, "k", name="Another cup")


def test_a_creation_that_is_refused_by_now_is_found_again(cups: TournamentStore) -> None:
    def too_many() -> None:
        raise Illegal("too_many_tournaments")

    command, owner = CreateTournament(settings()), Actor("organizer", "olga")
    with pytest.raises(Illegal):
        create_tournament(cups, owner, command, "k", too_many)
    made = create_tournament(cups, owner, command, "k")
    assert create_tournament(cups, owner, command, "k", too_many).folded.id == made.folded.id


def test_an_expected_version_that_is_old_is_stale(cups: TournamentStore, client: redis.Redis) -> None:
    cup = created(cups).folded.id
    register(fresh(client), cup, 1)
    with pytest.raises(Stale) as stale:
        execute_tournament(cups, cup, player(2), Register(), expected=1)
    assert stale.value.current == 2
    assert execute_tournament(cups, cup, player(2), Register(), expected=2).version == 3


def test_a_refusal_is_based_on_the_newest_version(cups: TournamentStore, client: redis.Redis) -> None:
    cup = created(cups, most_participants=2).folded.id
    other = fresh(client)
    register(other, cup, 1, 2)
    with pytest.raises(Illegal) as refused:
        register(cups, cup, 3)
    assert cups.load(cup).version == 3
    assert refused.value.code


def test_a_dry_run_changes_nothing_and_tells_no_draw(cups: TournamentStore, client: redis.Redis) -> None:
    cup = created(cups).folded.id
    lots = set[int]()
    for _ in range(3):
        tried = execute_tournament(cups, cup, player(1), Register(), "k", dry_run=True)
        (event,) = tried.events
        assert isinstance(event, PlayerRegistered)
        lots.add(event.lot)
    assert (tried.version, client.xlen(tournament_keys(cup).log)) == (2, 1)
    done = execute_tournament(cups, cup, player(1), Register(), "k")
    (event,) = done.events
    assert isinstance(event, PlayerRegistered)
    assert (done.replayed, event.lot in lots, len(lots)) == (False, False, 3)


def test_what_is_not_there_is_not_found(cups: TournamentStore) -> None:
    cup = created(cups).folded.id
    assert (cups.exists(cup), cups.exists("nothing")) == (True, False)
    with pytest.raises(NotFound):
        cups.load("nothing")
    for version in (0, 2, -1):
        with pytest.raises(NotFound):
            cups.load_at(cup, version)
    with pytest.raises(NotFound):
        execute_tournament(cups, "nothing", player(1), Register())


def test_a_damaged_record_is_unreadable(cups: TournamentStore, client: redis.Redis) -> None:
    cup = created(cups).folded.id
    register(cups, cup, 1, 2)
    client.xdel(tournament_keys(cup).log, "2-0")
    with pytest.raises(Unreadable):
        fresh(client).load(cup)


def test_a_tournament_of_newer_rules_is_unreadable(
    cups: TournamentStore, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = created(cups).folded.id
    monkeypatch.setattr("events.tournaments.folded_tournament.RULES", 0)
    with pytest.raises(Unreadable, match="version 1 of its rules"):
        fresh(client).load(cup)


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("unknown_title", {"game": GameSettings("chess")}),
        ("unknown_module", {"game": GameSettings("market", modules=("nothing",))}),
        ("bad_options", {"game": GameSettings("market", options={"sides": 0})}),
        ("bad_seat", {"bot": "nobody"}),
    ],
)
def test_settings_that_the_title_refuses_are_refused(
    cups: TournamentStore, code: str, changes: dict[str, Any]
) -> None:
    with pytest.raises(Illegal) as refused:
        created(cups, **changes)
    assert refused.value.code == code
    cup = created(cups).folded.id
    with pytest.raises(Illegal) as refused:
        execute_tournament(cups, cup, OLGA, ChangeSettings(settings(**changes)))
    assert (refused.value.code, cups.load(cup).version) == (code, 1)


def test_stored_bytes_are_counted_for_who_caused_them(cups: TournamentStore, client: redis.Redis) -> None:
    cup = created(cups).folded.id
    first = cups.load(cup).size
    assert (stored_bytes(client, "olga"), stored_bytes(client, "player1")) == (first, 0)
    register(cups, cup, 1)
    assert stored_bytes(client, "player1") == cups.load(cup).size - first


def test_a_record_that_is_too_long_takes_only_what_leads_to_the_end(
    cups: TournamentStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decide_tournament, "MOST_RECORDS", 3)
    cup = created(cups).folded.id
    register(cups, cup, 1, 2)
    with pytest.raises(Illegal) as refused:
        register(cups, cup, 3)
    assert refused.value.code == "tournament_too_long"
    execute_tournament(cups, cup, OLGA, CancelTournament("Too long."))
    assert cups.load(cup).state.status == "cancelled"


def test_another_history_in_its_place_is_noticed(cups: TournamentStore, client: redis.Redis) -> None:
    """As after a failover to a replica that was behind."""
    cup = created(cups).folded.id
    keys = tournament_keys(cup)
    saved: dict[str, Any] = {key: client.dump(key) for key in (keys.log, keys.seeds)}
    register(cups, cup, 1, 2)
    client.delete(keys.log, keys.ids)
    client.restore(keys.log, 0, saved[keys.log])
    register(fresh(client), cup, 7)
    assert [each.player for each in cups.load(cup).state.participants] == ["player7"]
    assert execute_tournament(cups, cup, player(1), Register()).version == 3


def test_too_many_writers_are_a_conflict(cups: TournamentStore, monkeypatch: pytest.MonkeyPatch) -> None:
    cup = created(cups).folded.id
    other, count = fresh(cups.client), iter(range(100, 200))
    decide = decide_tournament.decide_command
    monkeypatch.setattr("events.tournaments.execute_tournament.ATTEMPTS", 5)

    def interrupted(*given: Any) -> Any:
        monkeypatch.setattr("events.tournaments.execute_tournament.decide_command", decide)
        register(other, cup, next(count))
        monkeypatch.setattr("events.tournaments.execute_tournament.decide_command", interrupted)
        return decide(*given)

    monkeypatch.setattr("events.tournaments.execute_tournament.decide_command", interrupted)
    with pytest.raises(WriteConflict):
        execute_tournament(cups, cup, player(1), Register())
    assert cups.load(cup).state.participant("player1") is None
