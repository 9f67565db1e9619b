"""Doing again what was taken back across a barrier: exactly what was there before, or nothing."""

import pytest
import redis

from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.dice_hospital.commands import FinishActivation, PlaceMeeple
from games.kernel.messages import SERVICE, Command
from games.kernel.table.corrections import Correct, Void
from games.kernel.table.lobby import Join, Start
from games.kernel.table.table import Actor, CreateGame, SeatOffer
from games.kernel.table.undo import CommandsUndone, Redo, Undo, clear_redo
from games.titles import TITLES
from tests.events.undo.market_games import give, history, refused
from tests.players import ANN, BOB

ORGANIZER = Actor(kind="organizer", id="olga")


@pytest.fixture
def store(client: redis.Redis) -> Store:
    """A store of real games."""
    return Store(client, TITLES)


def placements(folded: FoldedGame, seat: int) -> list[Command]:
    legal = folded.game.rules.legal(folded.table.play, seat)
    return [command for command in legal if isinstance(command, PlaceMeeple)]


@pytest.fixture
def activation(store: Store) -> FoldedGame:
    """A game of Dice Hospital in which both may place their people."""
    command = CreateGame(
        title="dice-hospital", seats=(SeatOffer(),) * 2, undo="free", options={"administrators": False}
    )
    folded = create(store, ANN, command).folded
    give(store, folded.id, (BOB, Join()), (ANN, Start()))
    folded = store.load(folded.id)
    while not (placements(folded, 0) and placements(folded, 1)):
        given = [(a, folded.game.rules.legal(folded.table.play, s)) for s, a in enumerate((ANN, BOB))]
        folded = give(store, folded.id, next((actor, found[0]) for actor, found in given if found))
    return folded


@pytest.fixture
def crossed(store: Store, activation: FoldedGame) -> FoldedGame:
    """Bob placed, both finished, and Ann took both endings back."""
    placed = give(store, activation.id, (BOB, placements(activation, 1)[0]))
    give(store, placed.id, (ANN, FinishActivation()), (BOB, FinishActivation()))
    outcome = execute(store, placed.id, ANN, Undo())
    versions = (placed.version + 1, placed.version + 2)
    assert outcome.events == (CommandsUndone(0, placed.version, (versions,), crossed=True),)
    assert outcome.folded.table.play == placed.table.play
    assert Redo() in history(store, outcome.folded, ANN)
    return outcome.folded


def test_nobody_ends_a_turn_for_somebody_who_took_back_a_move_of_it(
    store: Store, crossed: FoldedGame
) -> None:
    folded = give(store, crossed.id, (BOB, Undo()))
    assert refused(store, crossed.id, ANN, Redo()) == "nothing_to_redo"
    assert Redo() not in history(store, folded, ANN)
    assert Redo() in history(store, folded, BOB)
    assert give(store, crossed.id, (BOB, Redo())).table.play == crossed.table.play
    assert refused(store, crossed.id, ANN, Redo()) == "nothing_to_redo"


def test_a_void_leaves_nothing_to_do_again(store: Store, crossed: FoldedGame) -> None:
    give(store, crossed.id, (ORGANIZER, Correct("misplaced", void=Void(crossed.version - 4))))
    assert refused(store, crossed.id, ANN, Redo()) == "nothing_to_redo"


def test_who_crossed_goes_back_and_forth_step_by_step(store: Store, activation: FoldedGame) -> None:
    first = give(store, activation.id, (ANN, placements(activation, 0)[0]))
    second = give(store, first.id, (BOB, placements(first, 1)[0]))
    ended = give(store, first.id, (ANN, FinishActivation()), (BOB, FinishActivation()))
    assert give(store, first.id, (ANN, Undo())).table.play == second.table.play
    undone = give(store, first.id, (ANN, Undo()))
    assert [found.crossed for found in undone.table.redo] == [True, False]
    assert placements(undone, 0) == placements(activation, 0), "Ann's placement is struck, Bob's is not"
    assert give(store, first.id, (ANN, Redo())).table.play == second.table.play
    again = give(store, first.id, (ANN, Redo()))
    assert (again.table.play, again.next_draw) == (ended.table.play, ended.next_draw)


def far_back(store: Store, game: str) -> Undo:
    """The furthest that Ann may go back: to before her first command, beyond the dice of the round."""
    found = [each for each in history(store, store.load(game), ANN) if isinstance(each, Undo)]
    return found[-1]


def test_crossing_takes_away_what_others_could_have_done_again(store: Store, activation: FoldedGame) -> None:
    give(store, activation.id, (BOB, placements(activation, 1)[0]), (BOB, Undo()))
    folded = give(store, activation.id, (ANN, far_back(store, activation.id)))
    assert [(found.seat, found.crossed) for found in folded.table.redo] == [(0, True)]
    assert refused(store, activation.id, BOB, Redo()) == "nothing_to_redo"
    assert give(store, activation.id, (ANN, Redo())).table.play == activation.table.play


def test_what_was_taken_back_before_a_crossing_lapses_with_it(store: Store, activation: FoldedGame) -> None:
    placed = give(store, activation.id, (ANN, placements(activation, 0)[0]))
    give(store, activation.id, (ANN, Undo()))
    folded = give(store, activation.id, (ANN, far_back(store, activation.id)))
    assert [(found.seat, found.crossed) for found in folded.table.redo] == [(0, False), (0, True)]
    assert give(store, activation.id, (ANN, Redo())).table.play == activation.table.play
    assert give(store, activation.id, (ANN, Redo())).table.play == placed.table.play
    give(store, activation.id, (ANN, Undo()))
    folded = give(store, activation.id, (ANN, far_back(store, activation.id)))
    assert [clear_redo(folded.table, seat).redo for seat in (SERVICE, 0, 1)] == [(), (), ()]


def test_a_redo_leaves_every_move_to_who_made_it(store: Store, crossed: FoldedGame) -> None:
    """Bob may take back the ending that came back with Ann's redo, as before."""
    before = store.load_at(crossed.id, crossed.version - 1)
    redone = give(store, crossed.id, (ANN, Redo()))
    for player in (ANN, BOB):
        assert history(store, redone, player) == history(store, before, player)
    outcome = execute(store, crossed.id, ANN, Undo())
    versions = (crossed.version - 2, crossed.version - 1)
    assert outcome.events == (CommandsUndone(0, crossed.version - 3, (versions,), crossed=True),)
    assert outcome.folded.table.play == crossed.table.play


def test_what_was_struck_before_stays_struck(store: Store, activation: FoldedGame) -> None:
    """Ann goes back to after Bob's placement, which he took back himself meanwhile."""
    placed = give(store, activation.id, (BOB, placements(activation, 1)[0]))
    give(store, activation.id, (ANN, placements(placed, 0)[0]), (BOB, Undo()))
    give(store, activation.id, (ANN, FinishActivation()), (BOB, FinishActivation()))
    outcome = execute(store, activation.id, ANN, Undo(placed.version))
    assert outcome.events[0].crossed  # type: ignore[attr-defined]
    assert outcome.folded.table.play == activation.table.play != placed.table.play
