"""Games know their tournament, and leave to it what elsewhere is up to their players."""

import functools
from collections.abc import Callable

import pytest
import redis

from events.actions import available_commands
from events.audit import audit
from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.fold.summary import decode_summary, encode_summary, summarize
from events.projections.lists import Lists
from games.kernel.table.clock import ExpireGame, GiveTime, PauseClock, ResumeClock, TimeGiven
from games.kernel.table.lobby import Join, Leave, Resign, Start
from games.kernel.table.table import CreateGame, GameAbandoned, TurnClock
from games.kernel.table.tournament_games import CallOff, Substitute
from tests.events.exports import SIGNER, lines_of
from tests.events.mutations import read, resigned, written
from tests.events.play import started
from tests.events.tournament_games.tables import AT, RESERVED, opened, playing, seated
from tests.timed import ANN, BOB, MINUTE, ORGANIZER, PLAYERS, SERVICE, TITLES, Watch, refused

KEYS = (SIGNER.public,)


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def store(client: redis.Redis, watch: Watch) -> Store:
    return Store(client, TITLES, now=watch)


def test_a_game_knows_its_tournament(store: Store, client: redis.Redis) -> None:
    folded = opened(store)
    summary = summarize(folded)
    assert (folded.table.tournament, summary.tournament) == (AT, AT)
    assert decode_summary(encode_summary(summary)) == summary
    assert read(lines_of(store, folded))[0]["tournament"] == {
        "tournament": AT.tournament,
        "round": 2,
        "table": 3,
        "rated": True,
    }
    other = summarize(store.load(started(store)))
    assert other.tournament is None
    lists = Lists(client)
    lists.apply([summary, other])
    assert [found.id for found in lists.query(tournament=AT.tournament)[0]] == [folded.id]
    assert lists.query(tournament="f" * 24)[0] == []
    assert lists.count_open(str(ORGANIZER.id)) == 0, "games of tournaments use up nobody's quota"


def test_only_the_service_creates_such_games(store: Store) -> None:
    command = CreateGame(title="market", seats=RESERVED, tournament=AT)
    refused("service_only", lambda: create(store, ANN, command))


def test_such_games_have_no_hints(store: Store) -> None:
    command = CreateGame(title="market", seats=RESERVED, tournament=AT, hints=True)
    refused("hints_in_tournament", lambda: create(store, ORGANIZER, command))


def test_the_header_of_other_games_is_as_it_was(store: Store) -> None:
    assert "tournament" not in read(lines_of(store, store.load(started(store))))[0]


def test_nobody_but_the_service_starts_the_game(store: Store) -> None:
    folded = opened(store)
    refused("seats_free", lambda: execute(store, folded.id, SERVICE, Start()))
    folded = seated(store)
    refused("tournament_game", lambda: execute(store, folded.id, ANN, Start()))
    assert execute(store, folded.id, SERVICE, Start()).folded.table.status == "playing"
    refused("not_seated", lambda: execute(store, _others(store), SERVICE, Start()))


def _others(store: Store) -> str:
    """A game of no tournament at which both sit."""
    game = create(store, ANN, CreateGame(title="market", seats=RESERVED)).folded.id
    execute(store, game, BOB, Join())
    return game


def test_nobody_leaves_a_table(store: Store) -> None:
    folded = seated(store)
    refused("tournament_game", lambda: execute(store, folded.id, ANN, Leave()))
    assert available_commands(store, folded, ANN) == []
    assert available_commands(store, opened(store), ANN) == [Join()]


def test_bots_play_on_when_everybody_resigns(store: Store) -> None:
    folded = playing(store)
    execute(store, folded.id, ANN, Resign())
    folded = execute(store, folded.id, BOB, Resign()).folded
    assert (folded.table.status, folded.game.awaiting(folded.table).job) == ("playing", "bot")


def test_an_open_game_does_not_end_by_itself(store: Store, watch: Watch) -> None:
    folded = opened(store)
    watch.wait(90 * 86_400)
    lists = Lists(store.client)
    lists.apply([summarize(folded)])
    assert lists.idle_open_games(watch.now) == []
    refused("tournament_game", lambda: execute(store, folded.id, SERVICE, ExpireGame(30)))


def test_only_the_service_stops_the_clocks(store: Store) -> None:
    folded = playing(store, clock=TurnClock(60))
    refused("tournament_game", lambda: execute(store, folded.id, ORGANIZER, PauseClock()))
    assert available_commands(store, folded, ORGANIZER) == []
    assert execute(store, folded.id, SERVICE, PauseClock()).folded.clocks[0].deadline is None
    assert execute(store, folded.id, SERVICE, ResumeClock()).folded.clocks[0].deadline is not None
    other = store.load(started(store)).id
    refused("organizers_only", lambda: execute(store, other, SERVICE, PauseClock()))


def test_only_the_service_gives_more_time_and_only_to_running_turns(store: Store, watch: Watch) -> None:
    folded = playing(store, clock=TurnClock(60))
    for actor in (ANN, ORGANIZER):
        refused("service_only", functools.partial(execute, store, folded.id, actor, GiveTime(5)))
    watch.wait(20)
    outcome = execute(store, folded.id, SERVICE, GiveTime(5))
    assert outcome.events == (TimeGiven(5),)
    assert outcome.folded.clocks[0].deadline == watch.now + (40 + 5 * 60) * 1000
    assert outcome.folded.table.more_minutes == 5
    refused("clock_not_running", lambda: execute(store, playing(store).id, SERVICE, GiveTime(5)))
    refused("wrong_status", lambda: execute(store, opened(store).id, SERVICE, GiveTime(5)))
    refused("no_tournament_game", lambda: execute(store, started(store), SERVICE, GiveTime(5)))


@pytest.mark.parametrize("make", [opened, seated, playing])
def test_the_service_calls_a_game_off(store: Store, make: Callable[[Store], FoldedGame]) -> None:
    folded = execute(store, make(store).id, SERVICE, CallOff()).folded
    assert folded.table.status == "abandoned"
    assert store.records(folded.id, folded.version - 1)[0].events == (GameAbandoned("called_off"),)
    refused("wrong_status", lambda: execute(store, folded.id, SERVICE, CallOff()))


def test_only_games_of_tournaments_are_called_off_and_only_by_the_service(store: Store) -> None:
    refused("no_tournament_game", lambda: execute(store, started(store), SERVICE, CallOff()))
    refused("no_tournament_game", lambda: execute(store, started(store), SERVICE, Substitute(0)))
    folded = playing(store)
    refused("service_only", lambda: execute(store, folded.id, ANN, CallOff()))
    refused("organizers_do_not_play", lambda: execute(store, folded.id, ORGANIZER, CallOff()))


def test_an_audit_finds_a_player_who_did_what_is_for_the_service(store: Store) -> None:
    folded = playing(store, clock=MINUTE)
    execute(store, folded.id, SERVICE, PauseClock())
    folded = execute(store, folded.id, SERVICE, Substitute(1, PLAYERS[2].id)).folded
    verdict = audit(lines_of(store, folded), TITLES, KEYS)
    assert (verdict.verdict, verdict.findings) == ("sound", ())
    assert "substituted" in {note.code for note in verdict.notes}
    for version in (4, 5, 6):
        forged = read(lines_of(store, folded))
        forged[version]["entry"]["actor"] = {"kind": "player", "id": "ann"}
        verdict = audit(written(resigned(forged, SIGNER)), TITLES, KEYS)
        found = {(each.code, each.version) for each in verdict.findings}
        assert {("wrong_actor", version), ("refused", version)} <= found


def test_an_audit_finds_a_tournament_that_was_added_later(store: Store) -> None:
    folded = store.load(started(store))
    forged = read(lines_of(store, folded))
    forged[1]["entry"]["events"][0]["tournament"] = {"tournament": AT.tournament, "round": 1, "table": 1}
    verdict = audit(written(resigned(forged, SIGNER)), TITLES, KEYS)
    assert {("events_differ", 1), ("header_differs", None)} & {(f.code, f.version) for f in verdict.findings}
