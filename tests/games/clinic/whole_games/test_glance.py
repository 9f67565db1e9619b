"""What bots read leads to the same values of commands as the whole view."""

from typing import Any

import pytest

from games.clinic.bots.easy import with_plan
from games.clinic.bots.glance import view_at_a_glance
from games.clinic.title import CLINIC
from games.kernel.bots import heuristics_of, values_by
from tests.titles.playouts import playout
from tests.titles.tables import Case, cases, name_of

HEURISTICS = heuristics_of(CLINIC.all_modules)
EVERY = 5


@pytest.mark.parametrize("case", [case for case in cases() if case.title == CLINIC.key], ids=name_of)
def test_values_at_a_glance_are_those_of_the_view(case: Case) -> None:
    game, _, moves, _ = playout(case)
    rules, compared = game.rules, 0
    for number, move in enumerate(moves):
        if number % EVERY or move.after.status != "playing":
            continue
        state = move.after.play
        for seat in rules.awaiting(state).seats:
            view: Any = CLINIC.view(rules, state, seat, False)
            whole = values_by(HEURISTICS(rules.views), with_plan(view))
            part = values_by(HEURISTICS(rules.views), with_plan(view_at_a_glance(rules, state, seat)))
            for command in rules.legal(state, seat):
                assert part(command) == whole(command), command
                compared += 1
    assert compared
