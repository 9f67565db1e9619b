"""The view of a seat or a spectator. The types here list every field that is visible."""

from collections.abc import Iterable
from typing import Any

import msgspec

from games.clinic.clinic_view import ClinicView, clinic_view
from games.clinic.hooks import services_in_play
from games.clinic.prices import PricesView, prices
from games.clinic.state import SPECIALS, Colour, State, Supply, Turn
from games.clinic.steps.business.care import CARE, distinct_treatments
from games.clinic.steps.business.treatments import Treatment
from games.clinic.steps.movement.moving import MOVE, Move, moves
from games.clinic.steps.movement.walking import walks
from games.clinic.types import Rules
from games.kernel.messages import Seat


class MoveView(msgspec.Struct, frozen=True):
    """A possible move and the time it takes. It is listed for one of several equivalent people."""

    person: int
    """The number of the person, as in `people`."""
    to: str
    """Where it can go: a space, an entrance or a helipad."""
    time: int
    """The time it takes, in units of the time track, without the time that triage saves each round."""
    places: tuple[str, ...]
    """The places on the way in order, without the start and with the end."""


class TreatmentView(msgspec.Struct, frozen=True):
    """A possible treatment and its income. It is listed for one of several equivalent people."""

    command: Any
    """The command to post, such as `treat`."""
    income: int
    """The income it brings, in dollars."""


class SupplyView(msgspec.Struct, frozen=True):
    """The components that are left, and which hubs and special rooms are face up."""

    hubs: dict[str, int]
    """The hubs left of each service."""
    hubs_shown: tuple[str, ...]
    """The services whose top hub is face up and can be built. Those turned down come back next round."""
    specials: dict[str, int]
    """The special rooms left of each kind."""
    specials_shown: tuple[str, ...]
    """The kinds of special rooms whose top tile is face up and can be built."""
    treatment_rooms: int
    """Treatment rooms left to build."""
    supply_rooms: int
    """Supply rooms left to build."""
    gardens: int
    """Gardens left to build."""
    helipads: int
    """Helipads left to build."""
    entrances: int
    """Entrances left to build."""
    conveyors: int
    """Conveyor stops left to build."""
    parkings: int
    """Parking tiles left to build."""
    cars: int
    """Cars left. Without one, nobody can be hired or admitted."""
    orderlies: int
    """Orderlies left to hire."""


class TableView(msgspec.Struct, frozen=True, tag_field="title", tag="clinic"):
    """The table as a viewer sees it. `modules` has the views of the modules in play, by key."""

    you: Seat | None
    """Your seat; null for spectators."""
    round: int
    """The round, from 1 to 6; 0 in the setup."""
    step: str
    """The step of the round, such as `select_1`, `build_1`, `move` or `care`."""
    turn_order: tuple[Seat, ...]
    """The seats in turn order of this round."""
    popularity_stack: tuple[Seat, ...]
    """The seats in the order in which their popularity last changed, the latest last. On equal popularity the
    later lies on top and goes first in the next turn order."""
    services: tuple[str, ...]
    """The services in play, from the top of the notepad."""
    notepad: dict[str, tuple[Colour, ...]]
    """For each service its patients by colour, from the right: the first is admitted next, and missed if
    nobody admits it."""
    university: tuple[Colour | None, ...]
    """The doctors for hire by colour, from the left; null for an empty space."""
    nurses: tuple[int, ...]
    """The nurses left in the column of each round. Only those of the current round can be hired."""
    patients_in_bag: int
    """The number of patients in the bag. Their colours are hidden."""
    doctors_in_bag: int
    """The number of doctors in the bag. Their colours are hidden."""
    bonus_tiles: tuple[str, ...]
    """In the setup, the bonus tiles that nobody has taken yet."""
    supply: SupplyView
    """What is left to build and hire."""
    prices: PricesView
    """What building, hiring and popularity cost now."""
    acted: tuple[Seat, ...]
    """The seats that have finished the current step."""
    turn: Turn
    """What the acting seat has done in its action so far."""
    clinics: tuple[ClinicView, ...]
    """The clinics by seat."""
    moves: tuple[MoveView, ...]
    """In the move step: your possible `move_person` commands with their time."""
    walks: tuple[MoveView, ...]
    """In the move step: your possible `walk_step` commands with their time."""
    treatments: tuple[TreatmentView, ...]
    """In patient care: your possible treatments with their income."""
    modules: dict[str, Any]
    """The parts of the modules in play, by key."""


def view(rules: Rules, state: State, viewer: Seat | None, everything: bool) -> TableView:
    """Return the table for a viewer, or None for a spectator; `everything` once the game is over."""
    awaited = viewer if viewer in rules.awaiting(state).seats else None
    mover = awaited if state.step == MOVE.name else None
    carer = awaited if state.step == CARE.name else None
    return table_of(
        rules,
        state,
        viewer,
        everything,
        clinics=tuple(
            clinic_view(rules, state, seat, everything or seat == viewer)
            for seat in range(len(state.clinics))
        ),
        moves=move_views(moves(rules, state, mover)) if mover is not None else (),
        walks=move_views(walks(rules, state, mover)) if mover is not None else (),
        treatments=_treatments(distinct_treatments(rules, state, carer)) if carer is not None else (),
    )


def table_of(
    rules: Rules,
    state: State,
    viewer: Seat | None,
    everything: bool,
    *,
    clinics: tuple[ClinicView, ...],
    moves: tuple[MoveView, ...],
    walks: tuple[MoveView, ...] = (),
    treatments: tuple[TreatmentView, ...] = (),
) -> TableView:
    """Return the table with these clinics and choices."""
    services = rules.resolve(services_in_play)(rules)
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
        prices=prices(rules, state),
        acted=state.acted,
        turn=state.turn,
        clinics=clinics,
        moves=moves,
        walks=walks,
        treatments=treatments,
        modules={key: show(rules, state, viewer, everything) for key, show in rules.views.items()},
    )


def move_views(found: Iterable[Move]) -> tuple[MoveView, ...]:
    """Return moves with their time."""
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
