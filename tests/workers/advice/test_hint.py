"""Hints: the best moves of a seat, made of nothing but what it sees."""

from random import Random

import pytest
import redis
from msgspec.structs import replace

from events.advice.advice import AdvisedMove
from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.messages import Seat
from games.kernel.search.compare import Compared
from games.kernel.table.lobby import Start
from games.kernel.table.table import CreateGame, SeatOffer
from games.kernel.title import Standing
from games.titles import TITLES as SHIPPED
from tests.market.title import TITLES
from tests.players import ANN
from tests.titles.registry import checks_of
from tests.workers.tables import BOT, started
from workers.advice.hint import MOST_MOVES, make_hint
from workers.turns.play import awaited_bot, due_job, play_on

LUCK = b"the luck of a hint"
HIDING = {"dice-hospital": ("event_cards", "investments")}
"""Modules that hide much from the seats."""
MOST_LOOKED = 4


@pytest.fixture
def store(client: redis.Redis) -> Store:
    return Store(client, TITLES)


def positions(store: Store) -> list[tuple[FoldedGame, Seat]]:
    """Seats that must choose between several moves, from a whole game."""
    folded, found = started(store, BOT, BOT), []
    while job := due_job(folded):
        seats = folded.game.awaiting(folded.table).seats if job == "bot" else ()
        found += [
            (folded, seat) for seat in seats if len(folded.game.rules.legal(folded.table.play, seat)) > 1
        ]
        play_on(store, folded.id, folded.version, job, max_commands=1)
        folded = store.load(folded.id)
    assert len(found) > 2
    return found


def test_the_best_moves_are_legal_and_the_best_comes_first(store: Store) -> None:
    for folded, seat in positions(store):
        moves = make_hint(folded, seat, LUCK)
        legal = folded.game.rules.legal(folded.table.play, seat)
        assert 1 < len(moves) <= MOST_MOVES
        assert all(move.command in legal for move in moves)
        assert moves[0].behind == 0
        assert all(move.worth is not None and move.behind >= 0 for move in moves)


def test_worse_moves_come_later_in_whatever_order_they_were_dropped(store: Store) -> None:
    folded, seat = next(iter(positions(store)))
    legal = folded.game.rules.legal(folded.table.play, seat)
    compared = [Compared(legal[0], total=worth, ends=[folded.table.play]) for worth in (500, 100, 300)]
    title = replace(folded.game.title, advise=lambda *_: compared)
    advised = replace(folded, game=replace(folded.game, title=title))
    assert [move.behind for move in make_hint(advised, seat, LUCK)] == [0, 200, 400]


@pytest.mark.parametrize("key", SHIPPED)
def test_states_that_look_the_same_get_the_same_hint(client: redis.Redis, key: str) -> None:
    store, random, looked = Store(client, SHIPPED), Random(1), 0
    seats = (BOT, BOT, BOT)
    made = create(store, ANN, CreateGame(title=key, seats=seats, modules=HIDING.get(key, ())))
    folded = execute(store, made.folded.id, ANN, Start()).folded
    while looked < MOST_LOOKED and (job := due_job(folded)):
        seat, state = awaited_bot(folded), folded.table.play
        if seat is not None and len(folded.game.rules.legal(state, seat)) > 1:
            other = checks_of(SHIPPED[key]).resample(folded.game.rules, state, seat, random)
            if other != state:
                looked += 1
                disguised = replace(folded, table=replace(folded.table, play=other))
                assert make_hint(disguised, seat, LUCK) == make_hint(folded, seat, LUCK)
        play_on(store, folded.id, folded.version, job, max_commands=7)
        folded = store.load(folded.id)
    assert looked == MOST_LOOKED


def test_the_game_may_have_any_seed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint asks for no seed, so it can tell nothing of the draws to come."""

    def unknown(*_: object) -> bytes:
        raise AssertionError("a hint reads no seed")

    found = positions(store)
    monkeypatch.setattr(Store, "seed", unknown)
    for folded, seat in found:
        assert make_hint(folded, seat, LUCK)


def test_an_only_move_is_compared_with_nothing(store: Store) -> None:
    folded = started(store, BOT, BOT)
    (only,) = folded.game.rules.legal(folded.table.play, 0)
    assert make_hint(folded, 0, LUCK) == [AdvisedMove(only, None, 0, 0, ())]


def test_points_of_this_round_are_a_part_of_what_a_move_is_worth(store: Store) -> None:
    folded, seat = next(iter(positions(store)))
    legal, ends = folded.game.rules.legal(folded.table.play, seat), [folded.table.play] * 2
    compared = [Compared(legal[0], total=1000, ends=ends), Compared(legal[1], total=800, ends=ends)]
    title = replace(
        folded.game.title,
        advise=lambda *_: compared,
        standings=lambda *_: [Standing(other, 1, 4 if other == seat else 9) for other in range(4)],
    )
    advised = replace(folded, game=replace(folded.game, title=title))
    assert [(move.worth, move.scored) for move in make_hint(advised, seat, LUCK)] == [(500, 400), (400, 400)]


def test_a_plan_ends_with_the_step(client: redis.Redis) -> None:
    """What comes then may depend on draws, which are not those of the game."""
    store = Store(client, SHIPPED)
    made = create(store, ANN, CreateGame(title="dice-hospital", seats=(SeatOffer(), BOT)))
    folded = execute(store, made.folded.id, ANN, Start()).folded
    while folded.table.play.step != "activation" or 0 not in folded.game.awaiting(folded.table).seats:
        if job := due_job(folded):
            play_on(store, folded.id, folded.version, job)
        else:
            execute(store, folded.id, ANN, folded.game.rules.legal(folded.table.play, 0)[0])
        folded = store.load(folded.id)
    moves = make_hint(folded, 0, LUCK)
    commands = folded.game.rules.steps["activation"].commands
    assert any(move.then for move in moves)
    assert all(type(command) in commands for move in moves for command in move.then)
