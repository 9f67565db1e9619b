"""How far a seat may go back on its own in a phase that nothing divides."""

from typing import Any

import pytest
import redis

from events import undo
from events.execute import execute
from events.loaded import Loaded
from events.store import Store
from games.clinic.commands import SelectAction
from games.clinic.title import CLINIC
from games.kernel.game import Game
from games.kernel.history import CommandsUndone, Redo, Undo, UndoProposed
from games.kernel.refusal import Illegal
from games.kernel.table import Actor
from tests.events.undoing import CY, HUMAN, give, history, table
from tests.toy import ANN, BOB

PLAYERS = (ANN, BOB, CY)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reach of six commands."""
    monkeypatch.setattr(undo, "REACH", 6)


@pytest.fixture
def store(client: redis.Redis) -> Store:
    return Store(client, {"clinic": CLINIC})


def choosing(store: Store, policy: Any) -> Loaded:
    """A game of Clinic Deluxe in which everyone may choose an action, and choose again."""
    loaded = table(store, policy, HUMAN, HUMAN, HUMAN, title="clinic")
    while loaded.table.play.step != "select_1":
        seat = loaded.game.rules.awaiting(loaded.table.play).seats[0]
        first = loaded.game.rules.legal(loaded.table.play, seat)[0]
        loaded = give(store, loaded.id, (PLAYERS[seat], first))
    return loaded


def wavering(store: Store, game: str, actor: Actor, times: int) -> Loaded:
    """The game after a seat chose otherwise so many times."""
    for _ in range(times):
        loaded = store.load(game)
        other = loaded.game.rules.legal(loaded.table.play, PLAYERS.index(actor))[0]
        give(store, game, (actor, other))
    return store.load(game)


def test_a_seat_goes_back_over_so_many_commands_and_no_further(store: Store) -> None:
    before = choosing(store, "own")
    give(store, before.id, (ANN, SelectAction("hire")))
    loaded = wavering(store, before.id, BOB, 5)
    assert history(store, loaded, ANN) == [Undo(before.version)]
    assert len(history(store, loaded, BOB)) == 5
    loaded = wavering(store, before.id, BOB, 1)
    for command in (Undo(), Undo(before.version)):
        with pytest.raises(Illegal) as refusal:
            execute(store, before.id, ANN, command)
        assert (refusal.value.code, refusal.value.facts) == ("undo_too_far", {"most": 6})
    assert history(store, loaded, ANN) == []
    assert len(history(store, loaded, BOB)) == 6


def test_a_redo_counts_for_the_commands_it_gave_again(store: Store) -> None:
    before = choosing(store, "own")
    give(store, before.id, (ANN, SelectAction("hire")))
    wavering(store, before.id, BOB, 3)
    loaded = give(store, before.id, (BOB, Undo(before.version + 1)), (BOB, Redo()))
    assert history(store, loaded, ANN) == [Undo(before.version)]
    loaded = wavering(store, before.id, BOB, 3)
    assert history(store, loaded, ANN) == []
    assert len(history(store, loaded, BOB)) == 4, "three choices and the redo of three"


@pytest.mark.parametrize("policy", ["consent", "free"])
def test_beyond_it_an_undo_crosses(store: Store, policy: str) -> None:
    before = choosing(store, policy)
    give(store, before.id, (ANN, SelectAction("hire")))
    loaded = wavering(store, before.id, BOB, 6)
    assert Undo(before.version) in history(store, loaded, ANN)
    event = execute(store, before.id, ANN, Undo()).events[0]
    if policy == "consent":
        assert event == UndoProposed(0, before.version)
    else:
        assert event == CommandsUndone(
            0, before.version, (*range(before.version + 1, loaded.version + 1),), True
        )


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
            loaded = wavering(store, before.id, actor, 1)
        assert len(history(store, loaded, ANN)) == 3
        counts.append(len(decided))
        decided.clear()
    assert counts == [6, 6, 6]
