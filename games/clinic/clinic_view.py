"""A clinic as all seats see it."""

import msgspec

from games.clinic.data.figures import QUEUE_POINTS
from games.clinic.entrances import doors
from games.clinic.state import Action, Parking, Person, Room, State
from games.clinic.steps.business.expenses import expenses
from games.clinic.steps.setup import to_place
from games.clinic.types import Rules
from games.kernel.messages import Seat


class ExpensesView(msgspec.Struct, frozen=True):
    """What a clinic would pay if expenses were paid now, and out of what."""

    wages: int
    """The wages of all staff, in dollars."""
    upkeep: int
    """The upkeep of rooms, gardens and used operating rooms, less what orderlies save, in dollars."""
    from_income: int
    """How much of it this round's income pays."""
    from_savings: int
    """How much of the rest the savings pay."""
    from_popularity: int
    """The points of popularity lost for the rest, one for each dollar. What exceeds them is forgiven."""


class ClinicView(msgspec.Struct, frozen=True):
    """A clinic. Everything is public except an action that is still face down."""

    seat: Seat
    """The seat whose clinic it is."""
    columns: int
    """The columns of its board: 4 (`a` to `d`) or 3 (`a` to `c`). Every board has three rows."""
    side_open: bool
    """Whether the seat has yet to choose the side of its board. Until then it counts as four columns wide."""
    rooms: tuple[Room, ...]
    """Its rooms, in the order in which they were built."""
    gardens: tuple[str, ...]
    """The spaces of its gardens, such as `0a1`."""
    parkings: tuple[Parking, ...]
    """Its parking tiles."""
    helipads: tuple[str, ...]
    """The spaces of its helipads. A helipad on `1b2` is on the roof of the room `0b2`."""
    entrances: tuple[str, ...]
    """The outer borders of its entrances, such as `b3-south`."""
    conveyors: tuple[str, ...]
    """The rooms with a conveyor stop, by space."""
    people: tuple[Person, ...]
    """Its staff and patients, in the order in which they arrived."""
    cars: tuple[str, ...]
    """The place of each car: a border of the ground, such as `a1-b1`, or a space with a parking tile."""
    savings: int
    """Money in dollars, without this round's income. Building and hiring are paid from it."""
    income: int
    """This round's income in dollars, less what is already spent. Popularity is bought from it."""
    popularity: int
    """Points of popularity. They are the score, and can be negative."""
    time: int
    """Time spent in all rounds so far, in units of the time track, without the moves of the current round."""
    moving_time: int
    """Time spent on the moves of this round, without what triage saves."""
    used_actions: tuple[Action, ...]
    """The actions that the seat has played this round, in order."""
    limits: tuple[str, ...]
    """What was built this round and is limited to one a round: "hub", "special"."""
    cars_to_park: int
    """Cars of new people that the seat must park before anything else."""
    cars_to_take: int
    """Cars that the seat must take away before anything else, because people left."""
    walker: int | None
    """The person who moves step by step now; null if nobody does."""
    bonus: str | None
    """The bonus tile taken in the setup; null before."""
    to_place: tuple[str, ...]
    """In the setup, what the seat can place next: parts of its first building, or what its bonus gives."""
    queue_points: int
    """The queue points of one `admit` action: one, and one for each entrance and helipad."""
    worked: tuple[int, ...]
    """The people who treated somebody this round. Except workaholics, they cannot treat again."""
    operated: tuple[str, ...]
    """The operating rooms, by space, in which somebody was treated this round; their upkeep is higher."""
    expenses: ExpensesView
    """What the clinic would pay now. After this round's payment: what it would pay in the next one."""
    chosen: bool
    """Whether the seat has chosen an action."""
    action: Action | None
    """The chosen action, if the viewer can see it; null if it is face down or not chosen."""


def clinic_view(rules: Rules, state: State, seat: Seat, uncovered: bool) -> ClinicView:
    """Return a seat's clinic; `uncovered` shows its action also while it is face down."""
    return with_expenses(rules, state, seat, uncovered, _expenses(rules, state, seat))


def with_expenses(rules: Rules, state: State, seat: Seat, uncovered: bool, due: ExpensesView) -> ClinicView:
    """Return a seat's clinic with expenses that are known already, or that nobody reads."""
    clinic = state.clinics[seat]
    chosen = state.selected[seat] if state.selected else None
    revealed = all(state.selected) and bool(state.selected)
    return ClinicView(
        seat=seat,
        columns=clinic.columns,
        side_open=clinic.side_open,
        rooms=clinic.rooms,
        gardens=clinic.gardens,
        parkings=clinic.parkings,
        helipads=clinic.helipads,
        entrances=clinic.entrances,
        conveyors=clinic.conveyors,
        people=clinic.people,
        cars=clinic.cars,
        savings=clinic.savings,
        income=clinic.income,
        popularity=clinic.popularity,
        time=clinic.time,
        moving_time=clinic.moving_time,
        used_actions=clinic.used_actions,
        limits=clinic.limits,
        cars_to_park=clinic.cars_to_park,
        cars_to_take=clinic.cars_to_take,
        walker=clinic.walker,
        bonus=clinic.bonus,
        to_place=to_place(rules, state, seat),
        queue_points=QUEUE_POINTS + len(doors(clinic)),
        worked=tuple(dict.fromkeys(clinic.busy)),
        operated=clinic.operated,
        expenses=due,
        chosen=chosen is not None,
        action=chosen if revealed or uncovered else None,
    )


def _expenses(rules: Rules, state: State, seat: Seat) -> ExpensesView:
    due = expenses(rules, state, seat)
    return ExpensesView(due.wages, due.upkeep, due.income, due.savings, due.popularity)
