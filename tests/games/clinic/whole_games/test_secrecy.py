"""Secrecy: what a seat is shown does not depend on what it may not know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from events.fold.hidden import NOTHING_HIDDEN, hidden_after
from games.clinic.commands import SelectAction
from games.clinic.events import ActionSelected
from games.clinic.state import State
from games.clinic.title import CLINIC
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Command, Event, Seat
from games.kernel.rules import Rules
from games.kernel.table.game import Game
from tests.games.clinic.checks import refilled, resampled
from tests.games.clinic.module_games import chosen
from tests.games.telling import tells

MODULES = ("blood_transfusion", "extinguishers", "workaholic_doctors", "zombies")


class UndoLogEntry(msgspec.Struct):
    """A command of a game: what was before it, and what it led to."""

    before: State
    seat: Seat
    command: Command
    events: list[Event]
    after: State
    drew: bool


def _game(number: int, modules: tuple[str, ...], players: int) -> tuple[Rules, Iterator[UndoLogEntry]]:
    """The rules of a game, and its commands one by one."""
    rules = compose(CLINIC, modules, {"boards": ("expert",)}, ("human",) * players)
    return rules, _played(number, rules)


def _played(number: int, rules: Rules) -> Iterator[UndoLogEntry]:
    random, luck = Random(number), Seeded(number.to_bytes(4, "big") * 8)
    _, state = rules.begin(fresh_state(CLINIC, rules), luck)
    while awaiting := rules.awaiting(state):
        seat, command = SERVICE, rules.due_command(state)
        if command is None:
            seat = random.choice([*awaiting.seats, *rules.steps[state.step].may_change(rules, state)])
            command = chosen(rules, state, seat, rules.legal(state, seat), random, 2)
        first = luck.next
        events, after = rules.decide(state, seat, command, luck)
        yield UndoLogEntry(state, seat, command, events, after, luck.next > first)
        state = after


@pytest.mark.parametrize(("number", "modules"), [(4, ()), (5, MODULES)])
def test_until_the_next_draw_the_game_goes_the_same_way_whatever_bags_and_seed(
    number: int, modules: tuple[str, ...]
) -> None:
    rules, moves = _game(number, modules, 3)
    random, compared = Random(number), 0
    for move in moves:
        if move.drew:
            continue
        compared += 1
        bags = {name: refilled(getattr(move.before, name), random) for name in ("patients", "doctors")}
        other = Seeded(b"another seed")
        events, _ = rules.decide(replace(move.before, **bags), move.seat, move.command, other)
        assert events == move.events
    assert compared > 100


def test_a_choice_stands_in_no_record_of_others_before_all_have_chosen() -> None:
    rules, moves = _game(6, (), 3)
    hidden = 0
    for move in moves:
        for message in (move.command, *move.events):
            for viewer in (None, 0, 1, 2):
                shown: Any = rules.redactions[type(message)](message, viewer)
                secret = isinstance(message, (SelectAction, ActionSelected))
                if secret and (viewer != move.seat or isinstance(message, SelectAction)):
                    hidden += 1
                    assert shown.action is None
                else:
                    assert shown == message
    assert hidden > 100


def test_a_record_that_is_not_a_barrier_shows_nobody_what_was_hidden() -> None:
    rules, moves = _game(8, (), 3)
    game, random, hidden = Game(CLINIC, rules), Random(8), NOTHING_HIDDEN
    compared, reveals = 0, 0
    for move in moves:
        hidden, shown = hidden_after(game, hidden, move.events)
        reveals += shown
        if shown or move.drew:
            continue
        for viewer in (None, *range(3)):
            other = resampled(rules, move.before, viewer, random)
            if other.selected != move.before.selected:
                compared += 1
                assert not tells(rules, other, move.seat, move.command, move.events, viewer)
    assert (compared > 20, reveals) == (True, 18)


def test_the_view_is_a_type_of_its_own() -> None:
    """An allow-list: a field added to the state is not shown by itself. Of the bags only the sizes are."""
    state = {field.name for field in msgspec.structs.fields(State)}
    shown = {field.name for field in msgspec.structs.fields(CLINIC.view_type)}
    assert state - shown == {"selected", "patients", "doctors"}
