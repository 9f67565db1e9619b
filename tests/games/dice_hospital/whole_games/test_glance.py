"""What playouts see leads to the same values of commands as the whole view."""

from typing import Any

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.bots.bot_view import bot_view_of
from games.dice_hospital.bots.glance import glance
from games.dice_hospital.box import box
from games.kernel.bots import heuristics_of, values_by
from tests.titles.playouts import playout
from tests.titles.tables import Case, cases, name_of

BOX = box(DICE_HOSPITAL.all_modules)
HEURISTICS = heuristics_of(DICE_HOSPITAL.all_modules)
EVERY = 3


@pytest.mark.parametrize("case", [case for case in cases() if case.title == DICE_HOSPITAL.key], ids=name_of)
def test_values_at_a_glance_are_those_of_the_view(case: Case) -> None:
    game, _, moves, _ = playout(case)
    rules, compared = game.rules, 0
    for number, move in enumerate(moves):
        if number % EVERY or move.after.status != "playing":
            continue
        state = move.after.play
        for seat in rules.awaiting(state).seats:
            view: Any = DICE_HOSPITAL.view(rules, state, seat, False)
            whole = values_by(HEURISTICS(rules.views), bot_view_of(view, BOX))
            part = values_by(HEURISTICS(rules.views), glance(rules, state, seat, BOX))
            for command in rules.legal(state, seat):
                assert part(command) == whole(command), command
                compared += 1
    assert compared
