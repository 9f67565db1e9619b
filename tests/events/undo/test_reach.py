"""How far a seat may go back on its own in a phase that nothing divides."""

from typing import Any

import pytest
import redis
from msgspec.structs import replace

from events.execute import execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.undo import reach
from games.clinic.commands import SelectAction
from games.clinic.title import CLINIC
from games.kernel.refusal import Illegal
from games.kernel.table.game import Game
from games.kernel.table.table import Actor
from games.kernel.table.undo import CommandsUndone, Redo, Undo, UndoProposed, redoable
from tests.events.undo.market_games import CY, HUMAN, give, history, table
from tests.players import ANN, BOB

PLAYERS = (ANN, BOB, CY)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reach of six commands."""
    monkeypatch.setattr(reach, "MAX_REACH", 6)


@pytest.fixture
def store(client: redis.Redis) -> Store:
    return Store(client, {"clinic": CLINIC})


def choosing(store: Store, policy: Any) -> FoldedGame:
    """A game of Clinic Deluxe in which everyone may choose an action, and choose again."""
    folded = table(store, policy, HUMAN, HUMAN, HUMAN, title="clinic")
    while folded.table.play.step != "select_1":
        seat = folded.game.rules.awaiting(folded.table.play).seats[0]
        first = folded.game.rules.legal(folded.table.play, seat)[0]
        folded = give(store, folded.id, (PLAYERS[seat], first))
    return folded


def wavering(store: Store, game: str, actor: Actor, times: int) -> FoldedGame:
    """The game after a seat chose otherwise so many times."""
    for _ in range(times):
        folded = store.load(game)
        other = folded.game.rules.legal(folded.table.play, PLAYERS.index(actor))[0]
        give(store, game, (actor, other))
    return store.load(game)


def test_a_seat_goes_back_over_so_many_commands_and_no_further(store: Store) -> None:
    before = choosing(store, "own")
    give(store, before.id, (ANN, SelectAction("hire")))
    folded = wavering(store, before.id, BOB, 5)
    assert history(store, folded, ANN) == [Undo(before.version)]
    assert len(history(store, folded, BOB)) == 5
    folded = wavering(store, before.id, BOB, 1)
    for command in (Undo(), Undo(before.version)):
        with pytest.raises(Illegal) as refusal:
            execute(store, before.id, ANN, command)
        assert (refusal.value.code, refusal.value.facts) == ("undo_too_far", {"most": 6})
    assert history(store, folded, ANN) == []
    assert len(history(store, folded, BOB)) == 6


def test_a_redo_brings_back_each_move_for_itself(store: Store) -> None:
    before = choosing(store, "own")
    give(store, before.id, (ANN, SelectAction("hire")))
    there = wavering(store, before.id, BOB, 3)
    folded = give(store, before.id, (BOB, Undo(before.version + 1)), (BOB, Redo()))
    for player in (ANN, BOB):
        assert history(store, folded, player) == history(store, there, player)


def test_a_redo_goes_back_over_so_many_commands_and_no_further(store: Store) -> None:
    before = choosing(store, "own")
    give(store, before.id, (ANN, SelectAction("hire")), (ANN, Undo()))
    assert history(store, wavering(store, before.id, BOB, 5), ANN) == [Redo()]
    assert history(store, wavering(store, before.id, BOB, 1), ANN) == []
    with pytest.raises(Illegal) as refusal:
        execute(store, before.id, ANN, Redo())
    assert refusal.value.facts == {"version": before.version + 1, "because": "undo_too_far"}


@pytest.mark.parametrize("policy", ["consent", "free"])
def test_beyond_it_an_undo_crosses(store: Store, policy: str) -> None:
    before = choosing(store, policy)
    give(store, before.id, (ANN, SelectAction("hire")))
    folded = wavering(store, before.id, BOB, 6)
    assert Undo(before.version) in history(store, folded, ANN)
    event = execute(store, before.id, ANN, Undo()).events[0]
    if policy == "consent":
        assert event == UndoProposed(0, before.version)
    else:
        assert event == CommandsUndone(0, before.version, ((before.version + 1, folded.version),), True)


def test_offers_cost_no_more_the_longer_a_phase_lasts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    before = choosing(store, "own")
    decided = []
    move = Game.move

    def counting(game: Game, *given: Any) -> Any:
        decided.append(given)
        return move(game, *given)

    monkeypatch.setattr(Game, "move", counting)
    counts = []
    for _ in range(3):
        for actor in (ANN, BOB) * 5:
            folded = wavering(store, before.id, actor, 1)
        assert len(history(store, folded, ANN)) == 3
        counts.append(len(decided))
        decided.clear()
    assert counts == [6, 6, 6]


@pytest.mark.parametrize("changed", [{"step": "select_2"}, {"round": 2}])
def test_what_was_undone_in_select_1_cannot_be_redone_in_select_2(
    store: Store, changed: dict[str, Any]
) -> None:
    before = choosing(store, "own")
    choices = (ANN, SelectAction("hire")), (ANN, SelectAction("build"))
    undone = give(store, before.id, *choices, (ANN, Undo())).table
    assert redoable(undone, 0) is not None
    assert redoable(replace(undone, play=replace(undone.play, **changed)), 0) is None


def test_a_redo_ends_when_the_chosen_actions_are_shown(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "MAX_REACH", 64)
    before = choosing(store, "own")
    undone = give(store, before.id, (ANN, SelectAction("hire")), (ANN, SelectAction("build")), (ANN, Undo()))
    assert Redo() in history(store, undone, ANN)
    folded = give(store, before.id, (BOB, SelectAction("hire")), (CY, SelectAction("admit")))
    while folded.table.play.step != "select_2":
        seat = folded.game.rules.awaiting(folded.table.play).seats[0]
        if seat == 0:
            break
        folded = give(store, folded.id, (PLAYERS[seat], folded.game.rules.legal(folded.table.play, seat)[0]))
    assert Redo() not in history(store, folded, ANN)
    with pytest.raises(Illegal, match="nothing_to_redo"):
        execute(store, before.id, ANN, Redo())
