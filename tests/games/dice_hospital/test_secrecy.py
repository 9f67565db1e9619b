"""Secrecy: what a seat is shown does not depend on what it may not know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import games.dice_hospital
from events.fold.hidden import NOTHING_HIDDEN, hidden_after
from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.modules.administrators.messages import AdministratorsDealt
from games.dice_hospital.modules.administrators.state import seat_administrators
from games.dice_hospital.state import Pile, State
from games.kernel.chance import Seeded
from games.kernel.messages import Command, Event, StepEntered
from games.kernel.table.game import TABLE_EVENTS, TABLE_REDACTIONS, Game, seat_of
from games.kernel.table.table import Table
from tests.games.dice_hospital.playouts import player, playout
from tests.games.telling import tells

CARDS = tuple(card.id for card in DICE_HOSPITAL.components if card.module == "administrator_cards")


def _resampled(state: State, viewer: int | None, random: Random) -> State:
    """The same table as far as the viewer can tell: hidden hands and the order in piles drawn anew."""
    found = seat_administrators(state)
    known = {office.kept for office in found if office.kept}
    if viewer is not None:
        known |= set(found[viewer].dealt)
    free = [card for card in CARDS if card not in known]
    random.shuffle(free)
    changed = []
    for seat, office in enumerate(found):
        hand = office.dealt
        if seat != viewer:
            hand = tuple(card if card == office.kept else free.pop() for card in hand)
        changed.append(replace(office, dealt=hand))
    piles = {
        name: Pile(tuple(tuple(random.sample(layer, len(layer))) for layer in getattr(state, name).layers))
        for name in ("department_pile", "specialist_pile")
    }
    return replace(state, administrators=tuple(changed), **piles)


def _seen(game: Game, table: Table, viewer: int | None) -> tuple[bytes, list[Command]]:
    view = msgspec.json.encode(game.view(table, viewer))
    return view, [] if viewer is None else game.legal(table, player(viewer))


@pytest.mark.parametrize("number", [0, 1, 2, 12, 13, 14])
def test_views_and_offers_do_not_depend_on_hidden_parts(number: int) -> None:
    game, _, moves, _ = playout(number)
    random, compared, differed = Random(number), 0, 0
    for move in moves:
        table = move.after
        if table.status != "playing":
            continue
        for viewer in (None, *range(len(table.seats))):
            other = _resampled(table.play, viewer, random)
            differed += other != table.play
            compared += 1
            assert _seen(game, replace(table, play=other), viewer) == _seen(game, table, viewer)
    assert compared > 100
    assert differed > compared // 2, "there was something to hide"


@pytest.mark.parametrize("number", [0, 1, 2])
def test_events_are_redacted_alike_for_whoever_may_not_know(number: int) -> None:
    game, _, moves, _ = playout(number)
    random, dealt = Random(number), 0
    for event in (event for move in moves for event in move.events):
        for viewer in (None, *range(game.rules.players)):
            shown = game.redact(event, viewer)
            if isinstance(event, AdministratorsDealt) and viewer != event.seat:
                dealt += 1
                hidden = replace(event, administrators=tuple(random.sample(CARDS, 2)))
                assert game.redact(hidden, viewer) == shown
                assert not set(CARDS) & set(msgspec.json.encode(shown).decode().split('"'))
            else:
                assert shown == event
    assert dealt == game.rules.players**2


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_record_that_is_not_a_barrier_shows_nobody_what_was_hidden(number: int) -> None:
    game, _, moves, _ = playout(number)
    random, hidden, compared, reveals = Random(number), NOTHING_HIDDEN, 0, 0
    for move in moves:
        hidden, shown = hidden_after(game, hidden, move.events)
        reveals += shown
        if shown or move.draws[0] != move.draws[1] or move.before.status != "playing":
            continue
        for viewer in (None, *range(game.rules.players)):
            other = _resampled(move.before.play, viewer, random)
            compared += other != move.before.play
            seat = seat_of(move.before, move.actor)
            events = [event for event in move.events if type(event) not in TABLE_EVENTS]
            assert not tells(game.rules, other, seat, move.command, events, viewer)
    assert compared > 50
    assert reveals == game.rules.players, "everybody turned up an administrator"


def test_the_hands_are_shown_to_all_when_the_game_is_over_and_not_before() -> None:
    game, _, moves, _ = playout(0)
    for move in moves:
        shown: Any = game.view(move.after, None)
        if shown is not None and move.after.play.step != "first_reveal":
            last = shown.modules["administrators"]
            for office in last:
                assert isinstance(office.dealt, int) == (move.after.status == "playing")
    assert [len(office.dealt) for office in last] == [2] * game.rules.players


def test_the_seed_is_in_no_table_and_in_nothing_that_draws_nothing() -> None:
    """Until the next draw the game goes the same way whatever the seed."""
    unlucky = 0
    for number in (0, 7):
        game, _, moves, seed = playout(number)
        for move in moves:
            assert seed not in msgspec.msgpack.encode(move.after)
            if move.draws[0] == move.draws[1]:
                unlucky += 1
                events, after = game.decide(move.before, move.actor, move.command, Seeded(b"another seed"))
                assert (events, after) == (move.events, move.after)
    assert unlucky > 100


def _subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from _subclasses(sub)


@pytest.mark.parametrize("base", [Command, Event])
def test_every_command_and_event_stands_in_the_redaction_table(base: type[Any]) -> None:
    table = {StepEntered, *TABLE_REDACTIONS}
    for unit in DICE_HOSPITAL.all_modules:
        table |= set(unit.redactions)
    package = games.dice_hospital.__name__
    ours = {kind for kind in _subclasses(base) if kind.__module__.startswith((package, "games.kernel"))}
    assert len(ours) > 15
    assert {kind.__name__ for kind in ours - table} == set()


def test_the_view_is_a_type_of_its_own() -> None:
    """An allow-list: a field added to the state is not shown by itself."""
    state = {field.name for field in msgspec.structs.fields(State)}
    shown = {field.name for field in msgspec.structs.fields(DICE_HOSPITAL.view_type)}
    assert not issubclass(DICE_HOSPITAL.view_type, State)
    assert state - shown == {"department_pile", "specialist_pile", "acted", "next_patient"}
