"""Secrecy: what a seat is shown does not depend on what it may not know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import games.clinic
from events.fold.hidden import NOTHING_HIDDEN, hidden_after
from games.clinic.commands import SelectAction
from games.clinic.events import ActionSelected
from games.clinic.state import ACTIONS, State
from games.clinic.steps.actions.selection import TILES_OF_A_KIND
from games.clinic.title import CLINIC
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Command, Event, Seat, StepEntered
from games.kernel.rules import Rules
from games.kernel.table.game import Game
from tests.games.clinic.modules import chosen
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
        seat, command = SERVICE, rules.due(state)
        if command is None:
            seat = random.choice([*awaiting.seats, *rules.steps[state.step].may_act(rules, state)])
            command = chosen(rules, state, seat, rules.legal(state, seat), random, 2)
        first = luck.next
        events, after = rules.decide(state, seat, command, luck)
        yield UndoLogEntry(state, seat, command, events, after, luck.next > first)
        state = after


def _resampled(state: State, viewer: Seat | None, random: Random) -> State:
    """The same table as far as the viewer can tell: other choices face down, other colours in the bags."""
    selected = list(state.selected)
    if None in selected:
        for seat, clinic in enumerate(state.clinics):
            if seat != viewer and selected[seat]:
                selected[seat] = random.choice(
                    [a for a in ACTIONS if clinic.used_actions.count(a) < TILES_OF_A_KIND]
                )
    return replace(
        state,
        selected=tuple(selected),
        patients=_bag(state.patients, random),
        doctors=_bag(state.doctors, random),
    )


def _bag(bag: tuple[int, ...], random: Random) -> tuple[int, ...]:
    """As many in a bag, of other colours."""
    found = [0] * len(bag)
    for _ in range(sum(bag)):
        found[random.randrange(len(bag))] += 1
    return tuple(found)


def _seen(rules: Rules, state: State, viewer: Seat | None) -> tuple[bytes, Any, list[Command]]:
    view = msgspec.json.encode(CLINIC.view(rules, state, viewer, False))
    return view, rules.awaiting(state), [] if viewer is None else rules.legal(state, viewer)


@pytest.mark.parametrize(("number", "modules", "players"), [(1, (), 3), (2, MODULES, 2), (3, MODULES, 1)])
def test_views_and_offers_do_not_depend_on_hidden_parts(
    number: int, modules: tuple[str, ...], players: int
) -> None:
    rules, moves = _game(number, modules, players)
    random, choices, bags = Random(number), 0, 0
    for move in moves:
        state = move.after
        for viewer in (None, *range(players)):
            other = _resampled(state, viewer, random)
            choices += other.selected != state.selected
            bags += (other.patients, other.doctors) != (state.patients, state.doctors)
            assert _seen(rules, other, viewer) == _seen(rules, state, viewer)
    assert bags > 100, "there was something to hide"
    assert choices > 5 or players == 1


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
        bags = {name: _bag(getattr(move.before, name), random) for name in ("patients", "doctors")}
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
            other = _resampled(move.before, viewer, random)
            if other.selected != move.before.selected:
                compared += 1
                assert not tells(rules, other, move.seat, move.command, move.events, viewer)
    assert (compared > 20, reveals) == (True, 18)


def _subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from _subclasses(sub)


@pytest.mark.parametrize("base", [Command, Event])
def test_every_command_and_event_stands_in_the_redaction_table(base: type[Any]) -> None:
    table = {StepEntered}.union(*(module.redactions for module in CLINIC.all_modules))
    ours = {kind for kind in _subclasses(base) if kind.__module__.startswith(games.clinic.__name__)}
    assert len(ours) > 30
    assert {kind.__name__ for kind in ours - table} == set()


def test_the_view_is_a_type_of_its_own() -> None:
    """An allow-list: a field added to the state is not shown by itself. Of the bags only the sizes are."""
    state = {field.name for field in msgspec.structs.fields(State)}
    shown = {field.name for field in msgspec.structs.fields(CLINIC.view_type)}
    assert not issubclass(CLINIC.view_type, State)
    assert state - shown == {"selected", "acted", "patients", "doctors"}
