"""What bots read: only the parts of a seat's view that values of commands are made of.

A whole view costs more than the rest of a choice. A test compares the values with those of the view.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from games.dice_hospital.bots.bot_view import BotView, bot_view_of
from games.dice_hospital.box import Box
from games.dice_hospital.effects.specialist_reactions import pending_ability
from games.dice_hospital.hooks import specialist_of
from games.dice_hospital.hospital_view import HospitalView, PendingView
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.dice_hospital.view import AmbulanceView, PilesView, TableView
from games.kernel.messages import Seat

_PILES = PilesView(0, 0)


class _ModuleViews(dict[str, Any]):
    """The parts of the modules in a seat's view, each made when it is read."""

    __slots__ = ("names", "show")

    def __init__(self, names: Iterable[str], show: Callable[[str], Any]) -> None:
        self.names = names
        self.show = show

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __missing__(self, key: str) -> Any:
        self[key] = self.show(key)
        return self[key]


def glance(rules: Rules, state: State, seat: Seat, box: Box) -> BotView:
    """Return the bot view of a seat, without what no heuristic reads."""
    return bot_view_of(view_at_a_glance(rules, state, seat), box)


def view_at_a_glance(rules: Rules, state: State, seat: Seat) -> TableView:
    """Return the view of a seat, without what no heuristic reads."""
    return TableView(
        you=seat,
        round=state.round,
        step=state.step,
        acted=state.acted,
        first_player=state.first_player,
        bag={},
        arrivals=state.arrivals,
        ambulances=tuple([AmbulanceView(v.number, 0, v.patients, v.taken_by) for v in state.ambulances]),
        departments=state.departments,
        specialists=state.specialists,
        piles=_PILES,
        hospitals=tuple([_hospital(rules, state, other, other == seat) for other in range(rules.players)]),
        modules=_ModuleViews(rules.views, lambda key: rules.views[key](rules, state, seat, False)),
    )


def _hospital(rules: Rules, state: State, seat: Seat, own: bool) -> HospitalView:
    hospital = state.hospitals[seat]
    return HospitalView(
        seat=seat,
        points=hospital.points,
        patients=hospital.patients,
        free_beds=None,
        must_lose=0,
        discharged=hospital.discharged,
        departments=hospital.departments,
        specialists=hospital.specialists,
        nurses=hospital.nurses,
        nurses_placed=hospital.nurses_placed,
        used=hospital.used,
        free_nurses=0,
        free_specialists=(),
        open_departments=(),
        blood_bags=hospital.blood_bags,
        fatalities=hospital.fatalities,
        pending=_pending(rules, state, seat) if own and hospital.pending else None,
        forecast=None,
    )


def _pending(rules: Rules, state: State, seat: Seat) -> PendingView | None:
    found = pending_ability(rules, state, seat)
    if found is None:
        return None
    card = found[0].specialist
    return PendingView(card, (), rules.resolve(specialist_of)(rules, state, seat, card).key)
