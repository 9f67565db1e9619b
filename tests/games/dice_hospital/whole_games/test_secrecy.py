"""Secrecy: what a seat is shown does not depend on what it may not know."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from events.fold.hidden import NOTHING_HIDDEN, hidden_after
from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.modules.administrators.messages import AdministratorsDealt
from games.dice_hospital.state import State
from games.kernel.table.game import TABLE_EVENTS, seat_of
from tests.games.dice_hospital.checks import resampled
from tests.games.dice_hospital.playouts import playout
from tests.games.telling import tells

CARDS = tuple(card.id for card in DICE_HOSPITAL.components if card.module == "administrator_cards")


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
            other = resampled(game.rules, move.before.play, viewer, random)
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


def test_the_view_is_a_type_of_its_own() -> None:
    """An allow-list: a field added to the state is not shown by itself."""
    state = {field.name for field in msgspec.structs.fields(State)}
    shown = {field.name for field in msgspec.structs.fields(DICE_HOSPITAL.view_type)}
    assert state - shown == {"department_pile", "specialist_pile", "next_patient"}
