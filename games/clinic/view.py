"""What a seat or a spectator sees: types of their own, filled field by field."""

from collections.abc import Iterable
from typing import Any

import msgspec

from games.clinic.hooks import services_in_play
from games.clinic.state import SPECIALS, Action, Clinic, Colour, Parking, Person, Room, State, Supply, Turn
from games.clinic.steps.business.care import CARE, distinct_treatments
from games.clinic.steps.business.treatments import Treatment
from games.clinic.steps.movement.moving import MOVE, Move, moves
from games.clinic.steps.movement.walking import walks
from games.kernel.messages import Seat


class ClinicView(msgspec.Struct, frozen=True):
    """A clinic; all of it lies open but the action tile that is chosen face down."""

    seat: Seat
    columns: int
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
    moving: int
    used: tuple[Action, ...]
    limits: tuple[str, ...]
    """What may be built once a round and was: a hub, a special room."""
    arriving: int
    departing: int
    walker: int | None
    bonus: str | None
    chosen: bool
    """Whether an action is chosen."""
    action: Action | None
    """The chosen action, for those who may see it."""


class MoveView(msgspec.Struct, frozen=True):
    """Where a person may go now, and what that costs; it holds for everyone who is alike."""

    person: int
    to: str
    time: int
    """Before triage takes its part off the round's time."""
    places: tuple[str, ...]


class TreatmentView(msgspec.Struct, frozen=True):
    """What you may do for a patient now, and what it brings; it holds for everyone who is alike."""

    command: Any
    income: int


class SupplyView(msgspec.Struct, frozen=True):
    """What lies beside the main board; the tiles of hubs and special rooms that are face up."""

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
    """The table as a viewer sees it."""

    you: Seat | None
    round: int
    step: str
    turn_order: tuple[Seat, ...]
    stacks: tuple[Seat, ...]
    services: tuple[str, ...]
    notepad: dict[str, tuple[Colour, ...]]
    university: tuple[Colour | None, ...]
    nurses: tuple[int, ...]
    patients: int
    doctors: int
    bonus_tiles: tuple[str, ...]
    supply: SupplyView
    turn: Turn
    clinics: tuple[ClinicView, ...]
    moves: tuple[MoveView, ...]
    """In the move step: what each of your move_person commands would take."""
    walks: tuple[MoveView, ...]
    """In the move step: what each of your walk_step commands would take."""
    treatments: tuple[TreatmentView, ...]
    """In patient care: what each of your treatments would bring."""
    modules: dict[str, Any]


def view(rules: Rules, state: State, viewer: Seat | None, everything: bool) -> TableView:
    """The table for a viewer; `everything` once the game is over."""
    services = rules.resolve(services_in_play)(rules)
    awaited = viewer if viewer in rules.awaiting(state).seats else None
    mover = awaited if state.step == MOVE.name else None
    carer = awaited if state.step == CARE.name else None
    return TableView(
        you=viewer,
        round=state.round,
        step=state.step,
        turn_order=state.turn_order,
        stacks=state.stacks,
        services=services,
        notepad=dict(zip(services, state.notepad, strict=False)),
        university=state.university,
        nurses=state.nurses,
        patients=sum(state.patients),
        doctors=sum(state.doctors),
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
        moving=clinic.moving,
        used=clinic.used,
        limits=clinic.limits,
        arriving=clinic.arriving,
        departing=clinic.departing,
        walker=clinic.walker,
        bonus=clinic.bonus,
        chosen=chosen is not None,
        action=chosen if revealed or uncovered else None,
    )
