"""The turns of the Final Round Collection, before the final scoring, and its points."""

from collections.abc import Callable, Iterable
from typing import Annotated

from msgspec import Meta

from games.dice_hospital.events import ScoreLine
from games.dice_hospital.hooks import final_lines
from games.dice_hospital.modules.hard_modes.final_round_collection import heuristics
from games.dice_hospital.modules.hard_modes.final_round_collection.messages import (
    AmbulancesTurnedOver,
    CollectionPassed,
    CollectPatient,
    PassCollection,
    PatientCollected,
)
from games.dice_hospital.modules.hard_modes.final_round_collection.state import (
    STEP,
    Collection,
    CollectionView,
    begin,
    collected,
    left,
    passed,
    patient_collected,
    space_for,
    turn,
    turned_over,
    view,
)
from games.dice_hospital.modules.hard_modes.final_round_collection.words import WORDS
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Context, Decision, Handler, Module, Rules, Step
from games.kernel.figures import Figure
from games.kernel.messages import NOBODY, Awaiting, Command, Event, Seat
from games.kernel.module import Before, public
from games.kernel.refusal import Illegal

BACKS = ((3, 4, 5), (4, 5, 3), (5, 3, 4), (2, 6, 2), (6, 2, 6))
BACKS_FIGURE = "final_round_collection_backs"
COLLECTED_POINTS = 1
LEFT_POINTS = -1

Value = Annotated[int, Meta(ge=1, le=6)]
Back = tuple[Value, Value, Value]


def _turn_over(ctx: Context, state: State) -> Decision:
    """Turn over as many ambulances as there are players, from number 1. The helicopter is not used."""
    numbers = tuple(range(1, ctx.rules.players + 1))
    backs = ctx.rules.figures[BACKS_FIGURE]
    state = yield AmbulancesTurnedOver(numbers, tuple(backs[number - 1] for number in numbers))
    return (yield from _pass_without(state))


def _pass_without(state: State) -> Decision:
    """Pass for seats that cannot move a patient. Spaces and patients only become fewer."""
    while (seat := turn(state)) is not None and not _movable(state, seat):
        state = yield CollectionPassed(seat)
    return state


def _movable(state: State, seat: Seat) -> list[Patient]:
    return [p for p in state.hospitals[seat].patients if space_for(state, p)]


def _awaiting(_rules: Rules, state: State) -> Awaiting:
    seat = turn(state)
    return NOBODY if seat is None else Awaiting((seat,))


def _legal_collect(_rules: Rules, state: State, seat: Seat) -> Iterable[CollectPatient]:
    distinct = {(p.value, p.colour, p.treated, p.was): p.id for p in reversed(_movable(state, seat))}
    return [CollectPatient(patient) for patient in sorted(distinct.values())]


def _collect(_ctx: Context, state: State, seat: Seat, command: CollectPatient) -> Decision:
    for patient in state.hospitals[seat].patients:
        if patient.id == command.patient:
            space = space_for(state, patient)
            if space is None:
                raise Illegal("no_space", patient=patient.id, colour=patient.true_colour, value=patient.value)
            state = yield PatientCollected(seat, patient.id, space.ambulance)
            return (yield from _pass_without(state))
    raise Illegal("patient_not_eligible", patient=command.patient)


def _pass(_ctx: Context, state: State, seat: Seat, _command: PassCollection) -> Decision:
    state = yield CollectionPassed(seat)
    return (yield from _pass_without(state))


Lines = Callable[[Rules, State, Seat], tuple[ScoreLine, ...]]


def _with_collection(original: Lines) -> Lines:
    def override(rules: Rules, state: State, seat: Seat) -> tuple[ScoreLine, ...]:
        return (
            *original(rules, state, seat),
            ScoreLine("collected", COLLECTED_POINTS * collected(state, seat)),
            ScoreLine("patients_left", LEFT_POINTS * left(state, seat)),
        )

    return override


COLLECTION = Step(STEP, enter=_turn_over, awaiting=_awaiting, commands=(CollectPatient, PassCollection))
HANDLERS: dict[type[Command], Handler] = {
    CollectPatient: Handler(_collect, _legal_collect),
    PassCollection: Handler(_pass, lambda *_: (PassCollection(),)),
}
EVENTS: tuple[type[Event], ...] = (AmbulancesTurnedOver, PatientCollected, CollectionPassed)

FINAL_ROUND_COLLECTION = Module(
    key="final_round_collection",
    name="Final Round Collection",
    about="After the last round, ambulances collect the remaining patients.",
    words=WORDS,
    figures=(
        Figure(
            BACKS_FIGURE,
            BACKS,
            "house",
            "the values of the red, yellow and green patient on the backs of ambulances 1 to 5",
            form=tuple[Back, Back, Back, Back, Back],
        ),
        Figure(
            "final_round_collection_collected",
            COLLECTED_POINTS,
            "printed",
            "points for each collected patient",
        ),
        Figure(
            "final_round_collection_left", LEFT_POINTS, "printed", "points for each patient left in the wards"
        ),
    ),
    edits=(Before("final_scoring", COLLECTION),),
    handlers=HANDLERS,
    evolvers={
        AmbulancesTurnedOver: turned_over,
        PatientCollected: patient_collected,
        CollectionPassed: passed,
    },
    overrides={final_lines: _with_collection},
    redactions=dict.fromkeys((*HANDLERS, *EVENTS), public),
    slice=(Collection, begin),
    view=(CollectionView, view),
    pass_commands=(PassCollection,),
    examples=(CollectPatient(31), PassCollection()),
    heuristics={CollectPatient: heuristics.collect},
)
