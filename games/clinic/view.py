"""The view of a seat or a spectator. The types here list every field that is visible."""

from collections.abc import Iterable
from typing import Any

import msgspec

from games.clinic.hooks import services_in_play
from games.clinic.state import SPECIALS, Action, Clinic, Colour, Parking, Person, Room, State, Supply, Turn
from games.clinic.steps.business.care import CARE, distinct_treatments
from games.clinic.steps.business.treatments import Treatment
from games.clinic.steps.movement.moving import MOVE, Move, moves
from games.clinic.steps.movement.walking import walks
from games.clinic.types import Rules
from games.kernel.messages import Seat


class ClinicView(msgspec.Struct, frozen=True):
    """A clinic. Everything is public except an action that is still face down."""

    seat: Seat
    columns: int
    side_open: bool
    """Whether the seat has yet to choose the side of its board."""
    rooms: tuple[Room, ...]
    gardens: tuple[str, ...]
    parkings: tuple[Parking, ...]
    helipads: tuple[str, ...]
    entrances: tuple[str, ...]
    conveyors: tuple[str, ...]
    people: tuple[Person, ...]
    cars: tuple[str, ...]
    savings: int
    income: int
    popularity: int
    time: int
    moving_time: int
    used_actions: tuple[Action, ...]
    limits: tuple[str, ...]
    """What was built this round and is limited to one a round: "hub", "special"."""
    cars_to_park: int
    cars_to_take: int
    walker: int | None
    bonus: str | None
    chosen: bool
    """Whether the seat has chosen an action."""
    action: Action | None
    """The chosen action, if the viewer can see it."""


class MoveView(msgspec.Struct, frozen=True):
    """A possible move and the time it takes. It is listed for one of several equivalent people."""

    person: int
    to: str
    time: int
    """Without the time that triage saves each round."""
    places: tuple[str, ...]


class TreatmentView(msgspec.Struct, frozen=True):
    """A possible treatment and its income. It is listed for one of several equivalent people."""

    command: Any
    income: int


class SupplyView(msgspec.Struct, frozen=True):
    """The components that are left, and which hubs and special rooms are face up."""

    hubs: dict[str, int]
    hubs_shown: tuple[str, ...]
    specials: dict[str, int]
    specials_shown: tuple[str, ...]
    treatment_rooms: int
    supply_rooms: int
    gardens: int
    helipads: int
    entrances: int
    conveyors: int
    parkings: int
    cars: int
    orderlies: int


class TableView(msgspec.Struct, frozen=True):
    """The table as a viewer sees it. `modules` has the views of the modules in play, by key."""

    you: Seat | None
    round: int
    step: str
    turn_order: tuple[Seat, ...]
    popularity_stack: tuple[Seat, ...]
    services: tuple[str, ...]
    notepad: dict[str, tuple[Colour, ...]]
    university: tuple[Colour | None, ...]
    nurses: tuple[int, ...]
    patients_in_bag: int
    doctors_in_bag: int
    bonus_tiles: tuple[str, ...]
    supply: SupplyView
    turn: Turn
    clinics: tuple[ClinicView, ...]
    moves: tuple[MoveView, ...]
    """In the move step: your possible `move_person` commands with their time."""
    walks: tuple[MoveView, ...]
    """In the move step: your possible `walk_step` commands with their time."""
    treatments: tuple[TreatmentView, ...]
    """In patient care: your possible treatments with their income."""
    modules: dict[str, Any]


def view(rules: Rules, state: State, viewer: Seat | None, everything: bool) -> TableView:
    """Return the table for a viewer, or None for a spectator; `everything` once the game is over."""
    services = rules.resolve(services_in_play)(rules)
    awaited = viewer if viewer in rules.awaiting(state).seats else None
    mover = awaited if state.step == MOVE.name else None
    carer = awaited if state.step == CARE.name else None
    return TableView(
        you=viewer,
        round=state.round,
        step=state.step,
        turn_order=state.turn_order,
        popularity_stack=state.popularity_stack,
        services=services,
        notepad=dict(zip(services, state.notepad, strict=False)),
        university=state.university,
        nurses=state.nurses,
        patients_in_bag=sum(state.patients),
        doctors_in_bag=sum(state.doctors),
        bonus_tiles=state.bonus_tiles,
        supply=_supply(services, state.supply),
        turn=state.turn,
        clinics=tuple(
            _clinic(state, seat, clinic, everything or seat == viewer)
            for seat, clinic in enumerate(state.clinics)
        ),
        moves=_moves(moves(rules, state, mover)) if mover is not None else (),
        walks=_moves(walks(rules, state, mover)) if mover is not None else (),
        treatments=_treatments(distinct_treatments(rules, state, carer)) if carer is not None else (),
        modules={key: show(rules, state, viewer, everything) for key, show in rules.views.items()},
    )


def _moves(found: Iterable[Move]) -> tuple[MoveView, ...]:
    return tuple(MoveView(move.person, move.to, move.way.time, move.way.places) for move in found)


def _treatments(found: Iterable[Treatment]) -> tuple[TreatmentView, ...]:
    return tuple(TreatmentView(treatment.command, treatment.income) for treatment in found)


def _supply(services: tuple[str, ...], supply: Supply) -> SupplyView:
    return SupplyView(
        hubs=dict(zip(services, supply.hubs, strict=True)),
        hubs_shown=tuple(s for s, shown in zip(services, supply.hubs_shown, strict=True) if shown),
        specials=dict(zip(SPECIALS, supply.specials, strict=True)),
        specials_shown=tuple(s for s, shown in zip(SPECIALS, supply.specials_shown, strict=True) if shown),
        treatment_rooms=supply.treatment_rooms,
        supply_rooms=supply.supply_rooms,
        gardens=supply.gardens,
        helipads=supply.helipads,
        entrances=supply.entrances,
        conveyors=supply.conveyors,
        parkings=supply.parkings,
        cars=supply.cars,
        orderlies=supply.orderlies,
    )


def _clinic(state: State, seat: Seat, clinic: Clinic, uncovered: bool) -> ClinicView:
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
        chosen=chosen is not None,
        action=chosen if revealed or uncovered else None,
    )
