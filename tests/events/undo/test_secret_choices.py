"""Choices made in secret at the same time: what can be undone, and that it gives no other choice away."""

from itertools import product
from typing import Any

import pytest
import redis

from events.execute import execute
from events.fold.folded_game import FoldedGame
from events.fold.hidden import NOTHING_HIDDEN, HiddenItem, hidden_after
from events.fold.store import Store
from games.clinic.commands import SelectAction
from games.clinic.events import ActionSelected, ActionsRevealed
from games.clinic.state import ACTIONS, Action
from games.clinic.title import CLINIC
from games.kernel.composition.compose import compose
from games.kernel.table.game import Game
from games.kernel.table.undo import CommandsRedone, Redo, Undo
from tests.events.undo.market_games import CY, HUMAN, give, history, refused, table
from tests.players import ANN, BOB

PLAYERS = (ANN, BOB, CY)


@pytest.fixture(params=[2, 3])
def game(client: redis.Redis, request: Any) -> tuple[Store, FoldedGame]:
    """A game of Clinic Deluxe in which everyone is to choose an action."""
    store = Store(client, {"clinic": CLINIC})
    return store, _to_choose(store, "own", request.param)


def _to_choose(store: Store, undo: Any, players: int) -> FoldedGame:
    folded = table(store, undo, *[HUMAN] * players, title="clinic")
    while folded.table.play.step != "select_1":
        seat = folded.game.rules.awaiting(folded.table.play).seats[0]
        first = folded.game.rules.legal(folded.table.play, seat)[0]
        folded = give(store, folded.id, (PLAYERS[seat], first))
    return folded


@pytest.mark.parametrize(("one", "other"), list(product(ACTIONS, ("build", "hire"))))
@pytest.mark.parametrize("game", [3], indirect=True)
def test_a_choice_can_be_taken_back_whatever_another_seat_chose(
    game: tuple[Store, FoldedGame], one: Action, other: Action
) -> None:
    store, before = game
    folded = give(store, before.id, (ANN, SelectAction(one)), (BOB, SelectAction(other)))
    assert history(store, folded, BOB) == [Undo(before.version + 1)]
    assert history(store, folded, ANN) == [Undo(before.version)]
    assert history(store, folded, CY) == []
    folded = give(store, before.id, (BOB, Undo()))
    assert folded.table.play.selected == (one, None, None)
    folded = give(store, before.id, (BOB, Redo()))
    assert folded.table.play.selected == (one, other, None)
    assert history(store, folded, BOB) == [Undo(before.version + 1)], "it is in play as before"
    folded = give(store, before.id, (ANN, Undo()))
    assert folded.table.play.selected == (None, other, None)


def test_a_changed_mind_is_taken_back_step_by_step(game: tuple[Store, FoldedGame]) -> None:
    store, before = game
    folded = give(store, before.id, (ANN, SelectAction("hire")), (ANN, SelectAction("build")))
    assert history(store, folded, ANN) == [Undo(before.version + 1), Undo(before.version)]
    assert give(store, before.id, (ANN, Undo())).table.play.selected[0] == "hire"
    assert give(store, before.id, (ANN, Undo())).table.play.selected[0] is None


@pytest.mark.parametrize("actions", [("hire", "hire", "hire"), ("hire", "build", "admit")])
def test_the_reveal_is_a_barrier_for_everybody(
    game: tuple[Store, FoldedGame], actions: tuple[Action, ...]
) -> None:
    store, before = game
    players = PLAYERS[: len(before.table.seats)]
    given = [(player, SelectAction(action)) for player, action in zip(players, actions, strict=False)]
    folded = give(store, before.id, *given)
    assert folded.table.play.step != "select_1"
    for player in players:
        assert refused(store, before.id, player, Undo()) == "undo_barrier"
        assert history(store, folded, player) == []


def test_choices_that_lie_face_down_again_are_a_barrier_again(client: redis.Redis) -> None:
    store = Store(client, {"clinic": CLINIC})
    before = _to_choose(store, "free", 2)
    give(store, before.id, (ANN, SelectAction("hire")), (BOB, SelectAction("build")), (BOB, Undo()))
    folded = give(store, before.id, (BOB, SelectAction("admit")))
    assert folded.table.play.selected == ("hire", "admit")
    assert folded.undo_log.entries[-1].barrier


def test_a_redo_says_what_was_undone_and_nothing_more(game: tuple[Store, FoldedGame]) -> None:
    store, before = game
    undone = give(store, before.id, (ANN, SelectAction("hire")), (ANN, Undo()))
    outcome = execute(store, before.id, ANN, Redo())
    assert outcome.events == (CommandsRedone(0, undone.version),)
    assert outcome.folded.table.play.selected[0] == "hire"


# Which choices count as shown.

CHOSEN_BY_0 = HiddenItem("action", 0, '"hire"', (0, 1, 1))
CHOSEN_BY_1 = HiddenItem("action", 1, '"hire"', (1, 0, 1))


@pytest.fixture(scope="module")
def rules() -> Game:
    return Game(CLINIC, compose(CLINIC, (), {}, ("human",) * 2))


def test_what_a_seat_chooses_itself_is_no_news_to_it(rules: Game) -> None:
    hidden, shown = hidden_after(rules, NOTHING_HIDDEN, [ActionSelected(0, "hire")])
    assert (hidden, shown) == ((CHOSEN_BY_0,), False)
    again, shown = hidden_after(rules, hidden, [ActionSelected(1, "hire")])
    assert not shown
    assert set(again) == {CHOSEN_BY_0, CHOSEN_BY_1}


def test_what_others_chose_in_secret_is_news(rules: Game) -> None:
    events = [ActionSelected(1, "hire"), ActionsRevealed(("hire", "hire"))]
    assert hidden_after(rules, (CHOSEN_BY_0,), events) == (NOTHING_HIDDEN, True)


def test_what_is_hidden_and_shown_by_the_same_command_was_never_hidden(rules: Game) -> None:
    events = [ActionSelected(0, "admit"), ActionsRevealed(("admit",))]
    assert hidden_after(rules, NOTHING_HIDDEN, events) == (NOTHING_HIDDEN, False)
