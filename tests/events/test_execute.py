"""Commands through the one door: accepted once, refused for a reason, answered alike when repeated."""

import hashlib
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest
import redis

from events.errors import CommandIdReused, NotFound, Stale, WriteConflict
from events.execute import create, execute
from events.fold.store import Store
from events.log.append import AppendResult
from events.log.codec import canonical_json
from events.log.keys import game_keys
from events.log.service_secret import STORED_AT, load_service_secret
from games.kernel.chance import commitment
from games.kernel.refusal import Illegal
from games.kernel.table.lobby import Join, Leave, Start
from games.kernel.table.table import CreateGame, GameCreated, SeatOffer
from tests.events.play import available_commands, opened, played, started
from tests.market.base import Play, Roll, Rolled
from tests.market.title import TITLES
from tests.players import ANN, BOB, SERVICE, two_humans


def another(store: Store) -> Store:
    """The same games as another process sees them."""
    return Store(store.client, TITLES)


def test_a_creation_commits_to_the_seed_that_is_kept(store: Store) -> None:
    made = create(store, ANN, two_humans())
    event = made.events[0]
    assert isinstance(event, GameCreated)
    assert event.commitment == commitment(store.seed(made.folded))
    assert len(store.seed(made.folded)) == 32
    assert made.version == made.folded.version == 1
    assert made.folded.table.seats[0].player == "ann"


def test_a_creation_under_a_command_id_happens_once(store: Store) -> None:
    first = create(store, ANN, two_humans(), "k1")
    execute(store, first.folded.id, BOB, Join())
    again = create(another(store), ANN, two_humans(), "k1")
    assert (first.replayed, again.replayed) == (False, True)
    assert again.folded.id == first.folded.id
    assert again.version == 1
    assert again.events == first.events
    assert again.folded.table == first.folded.table
    with pytest.raises(CommandIdReused):
        create(store, ANN, two_humans(visibility="private"), "k1")
    with pytest.raises(CommandIdReused):
        create(store, ANN, two_humans(options={"sides": "many"}), "k1")
    assert create(store, BOB, two_humans(), "k1").folded.id != first.folded.id
    assert create(store, ANN, two_humans(), "k2").folded.id != first.folded.id


def test_a_game_id_cannot_be_chosen_through_the_command_id(store: Store, client: redis.Redis) -> None:
    """The same player and key give another game id in every service, because its secret is another."""
    first = create(store, ANN, two_humans(), "k1").folded.id
    known = hashlib.sha256(canonical_json(("ann", "k1"))).hexdigest()[:24]
    client.flushdb()
    second = create(another(store), ANN, two_humans(), "k1").folded.id
    assert len({first, second, known}) == 3


def test_processes_that_make_the_secret_at_once_agree_on_it(client: redis.Redis) -> None:
    with ThreadPoolExecutor(8) as pool:
        found = set(pool.map(lambda _: load_service_secret(client), range(32)))
    assert len(found) == 1
    assert len(found.pop()) == 32


def test_a_refused_creation_leaves_nothing(store: Store, client: redis.Redis) -> None:
    with pytest.raises(Illegal, match="unknown_title"):
        create(store, ANN, CreateGame(title="chess", seats=(SeatOffer(),)), "k")
    with pytest.raises(Illegal, match="bad_options"):
        create(store, ANN, two_humans(options={"sides": "many"}), "k")
    assert client.keys() == [STORED_AT.encode()]


def test_a_command_is_decided_and_kept(store: Store) -> None:
    game = started(store)
    rolled = execute(store, game, ANN, Roll(), "k", expected=3)
    assert rolled.version == 4
    assert isinstance(rolled.events[0], Rolled)
    assert not rolled.replayed
    assert another(store).load(game).table == rolled.folded.table


def test_no_such_game(store: Store) -> None:
    with pytest.raises(NotFound):
        execute(store, "nowhere", ANN, Roll())


def test_the_rules_refuse_and_nothing_is_written(store: Store) -> None:
    game = started(store)
    with pytest.raises(Illegal, match="not_your_turn"):
        execute(store, game, BOB, Roll(), "k")
    assert store.load(game).version == 3
    assert execute(store, game, ANN, Roll(), "k").version == 4


def test_a_repeated_command_gets_its_first_answer(store: Store) -> None:
    game = started(store)
    first = execute(store, game, ANN, Roll(), "k", expected=3)
    execute(store, game, BOB, Roll())
    for here in (store, another(store)):
        again = execute(here, game, ANN, Roll(), "k", expected=3)
        assert again.replayed
        assert (again.version, again.events) == (first.version, first.events)
        assert again.folded.table == first.folded.table
    assert store.load(game).version == 5


def test_a_repeated_command_is_not_decided_again_where_it_would_be_legal_again(store: Store) -> None:
    game = opened(store)
    execute(store, game, BOB, Join(), "join")
    execute(store, game, BOB, Leave(), "leave")
    assert execute(store, game, BOB, Join(), "join").version == 2
    assert store.load(game).table.seats[1].player is None


def test_a_command_id_stands_for_one_command(store: Store) -> None:
    game = started(store)
    execute(store, game, ANN, Roll(), "k")
    for here in (store, another(store)):
        with pytest.raises(CommandIdReused):
            execute(here, game, ANN, Play(card=1), "k")
        with pytest.raises(CommandIdReused):
            execute(here, game, ANN, Start(), "k", expected=1)


def test_command_ids_are_the_actors_own(store: Store) -> None:
    game = started(store)
    execute(store, game, ANN, Roll(), "k")
    assert not execute(store, game, BOB, Roll(), "k").replayed
    assert store.load(game).version == 5


def test_a_stale_expectation_is_refused_with_the_current_version(store: Store) -> None:
    game = started(store)
    behind = another(store)
    behind.load(game)
    execute(store, game, ANN, Roll())
    for here in (store, behind):
        for expected in (1, 3, 5):
            with pytest.raises(Stale) as refused:
                execute(here, game, BOB, Roll(), "k", expected=expected)
            assert refused.value.current == 4
    assert store.load(game).version == 4


def test_a_writer_who_is_behind_catches_up(store: Store) -> None:
    game = started(store)
    behind = another(store)
    behind.load(game)
    execute(store, game, ANN, Roll())
    assert execute(behind, game, BOB, Roll()).version == 5, "refused on what it knew, legal in truth"
    store_behind_two_plays = store.cached(game)
    assert store_behind_two_plays is not None
    card = behind.load(game).table.play.hands[1][0]
    execute(behind, game, BOB, Play(card=card))
    mine = behind.load(game).table.play.hands[0][0]
    late = execute(store, game, ANN, Play(card=mine))
    assert late.version == 7
    assert late.folded.table == another(store).load(game).table


def test_a_conflict_is_decided_again_on_the_new_table(store: Store) -> None:
    game = started(store)
    played(store, game, 2)
    behind = another(store)
    hands = behind.load(game).table.play.hands
    execute(store, game, ANN, Play(card=hands[0][0]))
    outcome = execute(behind, game, BOB, Play(card=hands[1][0]))
    assert outcome.version == 7
    assert outcome.folded.table.play.step == "score"


def test_giving_up_on_a_game_that_others_keep_writing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game = started(store)
    monkeypatch.setattr(store, "append", lambda *_: AppendResult("conflict", 4, []))
    with pytest.raises(WriteConflict):
        execute(store, game, ANN, Roll())


def test_an_append_whose_answer_was_lost_is_not_a_second_move(
    store: Store, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = opened(store)
    appender = store._appender
    append = appender._script
    for actor, command, key in ((BOB, Join(), None), (BOB, Leave(), "k"), (BOB, Join(), "k2")):
        with monkeypatch.context() as lossy:
            lossy.setattr(appender, "_script", lambda keys, args: (append(keys, args), append(keys, args))[1])
            outcome = execute(store, game, actor, command, key)
        assert outcome.replayed == (key is not None)
        assert outcome.version == client.xlen(game_keys(game).log)
    assert outcome.version == 4


def test_a_dry_run_decides_and_keeps_nothing(store: Store, client: redis.Redis) -> None:
    game = started(store)
    before = {key: client.dump(key) for key in client.keys("*")}
    tried = execute(store, game, ANN, Roll(), "k", dry_run=True)
    assert tried.version == 4
    with pytest.raises(Illegal):
        execute(store, game, BOB, Roll(), dry_run=True)
    with pytest.raises(Stale):
        execute(store, game, ANN, Roll(), expected=2, dry_run=True)
    assert {key: client.dump(key) for key in client.keys("*")} == before
    assert store.load(game).version == 3


def test_a_dry_run_does_not_foretell_the_dice(store: Store) -> None:
    command = two_humans(options={"sides": 10**9})
    game = create(store, ANN, command).folded.id
    execute(store, game, BOB, Join())
    execute(store, game, ANN, Start())
    tried = execute(store, game, ANN, Roll(), dry_run=True).events[0]
    assert execute(store, game, ANN, Roll()).events[0] != tried


def test_time_never_runs_backwards(store: Store) -> None:
    times = iter((5_000, 9_000, 7_000, 9_001))
    store.now = lambda: next(times)
    game = started(store)
    execute(store, game, ANN, Roll())
    assert [record.at for record in store.records(game)] == [5_000, 9_000, 9_000, 9_001]
    fresh = another(store).load(game)
    assert (fresh.created, fresh.at) == (5_000, 9_001)
    assert store.load(game).created == 5_000


def test_a_whole_game_and_its_draws(store: Store) -> None:
    game = started(store)
    last = played(store, game)
    assert last is not None
    assert last.folded.table.status == "finished"
    assert not available_commands(last.folded)
    records = store.records(game)
    assert [record.version for record in records] == list(range(1, last.version + 1))
    drawn = 0
    for record in records:
        assert record.draws[0] == drawn
        drawn = record.draws[1]
    assert drawn == 2 * 3 + 2 * 2, "three cards each, and two rolls each"
    scored = [record for record in records if record.actor == SERVICE]
    assert len(scored) == 2
    assert all(later.at >= earlier.at for earlier, later in pairwise(records))


def test_a_lost_race_brings_the_missing_records_along(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game = started(store)
    played(store, game, 2)
    behind = another(store)
    hands = behind.load(game).table.play.hands
    execute(store, game, ANN, Play(card=hands[0][0]))
    monkeypatch.setattr(
        behind._loader, "load", lambda _game: pytest.fail("read again what the append had told")
    )
    outcome = execute(behind, game, BOB, Play(card=hands[1][0]))
    assert outcome.version == 7
    assert outcome.folded.table == another(store).load(game).table
