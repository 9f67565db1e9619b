"""What bots read: a seat's view without walks, treatments and the expenses of others.

They cost much of a choice. A test compares the values of commands with those of the whole view.
"""

from games.clinic.clinic_view import ClinicView, ExpensesView, clinic_view, with_expenses
from games.clinic.state import State
from games.clinic.steps.movement.moving import MOVE, moves
from games.clinic.types import Rules
from games.clinic.view import TableView, move_views, table_of
from games.kernel.messages import Seat

_UNREAD = ExpensesView(0, 0, 0, 0, 0)


def view_at_a_glance(rules: Rules, state: State, seat: Seat) -> TableView:
    """Return the view of a seat, without what no heuristic reads."""
    moving = state.step == MOVE.name and seat in rules.awaiting(state).seats
    return table_of(
        rules,
        state,
        seat,
        False,
        clinics=tuple([_clinic(rules, state, other, seat) for other in range(rules.players)]),
        moves=move_views(moves(rules, state, seat)) if moving else (),
    )


def _clinic(rules: Rules, state: State, seat: Seat, viewer: Seat) -> ClinicView:
    if seat == viewer:
        return clinic_view(rules, state, seat, True)
    return with_expenses(rules, state, seat, False, _UNREAD)
