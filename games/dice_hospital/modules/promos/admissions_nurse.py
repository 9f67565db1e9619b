"""The Admissions Nurse: for each patient she discharges, send another one back or admit a new one."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from games.dice_hospital.data.rows import Specialist
from games.dice_hospital.effects.groups import grouped
from games.dice_hospital.effects.specialist_reactions import other_patients, passive_ability
from games.dice_hospital.events import ActivationFinished, MeeplePlaced, Treatment
from games.dice_hospital.evolve.patients import admitted, drawn, leaving, released
from games.dice_hospital.hooks import beds, discharge_points, may_leave, specialist_of
from games.dice_hospital.modules.promos import heuristics
from games.dice_hospital.modules.promos.deck import any_other_card, put_back
from games.dice_hospital.modules.promos.messages import (
    AdmissionsNurseAdded,
    AdmissionsOpened,
    AdmitOneMore,
    OneMoreAdmitted,
    PatientSentBack,
    SendPatientBack,
)
from games.dice_hospital.modules.promos.points import FIGURES, extended_discharge_points
from games.dice_hospital.modules.promos.words import ADMISSIONS_NURSE_WORDS
from games.dice_hospital.state import Patient, State
from games.dice_hospital.steps.draw import draw_dice
from games.dice_hospital.types import Context, Decision, Handler, Module, Rules, Step
from games.kernel.catalogue.names import Names
from games.kernel.messages import Seat
from games.kernel.module import Before, public
from games.kernel.refusal import Illegal
from games.kernel.state import slice_reader


class Admissions(msgspec.Struct, frozen=True):
    """For each discharged patient: return another one to the bag or draw a new one."""

    trigger: None = None


class AdmissionsNurseUses(msgspec.Struct, frozen=True):
    """How many times a seat's Admissions Nurse can still act."""

    left: int = 0
    """How many more times the seat's Admissions Nurse can send a patient back or admit one, before the next
    meeple is placed.
    """


nurse_uses = slice_reader("admissions_nurse", tuple[AdmissionsNurseUses, ...])
"""Return this module's slice of the state."""


def _uses_left(state: State, seat: Seat) -> int:
    return nurse_uses(state)[seat].left


def _with_uses_left(state: State, seat: Seat, count: int) -> State:
    known = nurse_uses(state)
    if known[seat].left == count:
        return state
    return replace(state, admissions_nurse=(*known[:seat], AdmissionsNurseUses(count), *known[seat + 1 :]))


def _add(ctx: Context, state: State) -> Decision:
    return (yield AdmissionsNurseAdded(any_other_card(ctx, state)))


def _open(ctx: Context, state: State, event: MeeplePlaced) -> Decision:
    """Let her act for patients her department discharged. Discharges by blood bag do not count."""
    return (yield from open_admissions(ctx, state, event.seat, event.meeple, event.treatments))


def open_admissions(
    ctx: Context, state: State, seat: Seat, meeple: str, treatments: Sequence[Treatment]
) -> Decision:
    """Let an Admissions Nurse act once more for each patient that her treatments discharged."""
    count = len(leaving(state.hospitals[seat], treatments))
    if count and meeple in ctx.rules.box.specialists:
        row = ctx.rules.resolve(specialist_of)(ctx.rules, state, seat, meeple)
        if isinstance(row.ability, Admissions):
            state = yield AdmissionsOpened(seat, _uses_left(state, seat) + count)
    return state


def _opened(state: State, event: AdmissionsOpened) -> State:
    return _with_uses_left(state, event.seat, event.discharged)


def _lapsed(state: State, event: MeeplePlaced | ActivationFinished) -> State:
    return _with_uses_left(state, event.seat, 0)


def _others(rules: Rules, state: State, seat: Seat) -> list[Patient]:
    """The patients she can send back: those her department did not heal."""
    hospital = state.hospitals[seat]
    if not _uses_left(state, seat) or not hospital.pending:
        return []
    may = rules.resolve(may_leave)(rules, state, seat)
    others = rules.resolve(other_patients)(hospital, hospital.pending)
    return [patient for patient, _ in others if patient in may]


def _legal_back(rules: Rules, state: State, seat: Seat) -> list[SendPatientBack]:
    distinct = grouped(_others(rules, state, seat))
    return [SendPatientBack(group.ids[0]) for group in distinct]


def _send_back(ctx: Context, state: State, seat: Seat, command: SendPatientBack) -> Decision:
    _check_open(state, seat)
    if all(patient.id != command.patient for patient in _others(ctx.rules, state, seat)):
        raise Illegal("patient_not_eligible", patient=command.patient)
    return (yield PatientSentBack(seat, command.patient))


def _sent_back(state: State, event: PatientSentBack) -> State:
    state = _with_uses_left(state, event.seat, _uses_left(state, event.seat) - 1)
    return released(state, event.seat, (event.patient,))


def _check_open(state: State, seat: Seat) -> None:
    if not _uses_left(state, seat):
        raise Illegal("nobody_discharged")


def _bed_free(rules: Rules, state: State, seat: Seat) -> bool:
    return len(state.hospitals[seat].patients) < rules.resolve(beds)(rules, state, seat)


def _legal_admit(rules: Rules, state: State, seat: Seat) -> list[AdmitOneMore]:
    possible = _uses_left(state, seat) and any(state.bag) and _bed_free(rules, state, seat)
    return [AdmitOneMore()] if possible else []


def _admit(ctx: Context, state: State, seat: Seat, _command: AdmitOneMore) -> Decision:
    _check_open(state, seat)
    if not _bed_free(ctx.rules, state, seat):
        raise Illegal("no_free_bed")
    if not any(state.bag):
        raise Illegal("bag_empty")
    return (yield OneMoreAdmitted(seat, *draw_dice(ctx, state, 1, rolled=True)))


def _admitted(state: State, event: OneMoreAdmitted) -> State:
    state = _with_uses_left(state, event.seat, _uses_left(state, event.seat) - 1)
    return admitted(drawn(state, (event.patient,)), event.seat, (event.patient,))


ADMISSIONS_NURSE = Module(
    key="admissions_nurse",
    name="Admissions Nurse",
    about="A specialist that sends patients home or admits new ones. It replaces a random card.",
    words=ADMISSIONS_NURSE_WORDS,
    figures=FIGURES,
    edits=(Before("first_reveal", Step("admissions_nurse_deck", enter=_add)),),
    extra_commands={"activation": (SendPatientBack, AdmitOneMore)},
    handlers={
        SendPatientBack: Handler(_send_back, _legal_back),
        AdmitOneMore: Handler(_admit, _legal_admit),
    },
    evolvers={
        AdmissionsNurseAdded: put_back,
        MeeplePlaced: _lapsed,
        ActivationFinished: _lapsed,
        AdmissionsOpened: _opened,
        PatientSentBack: _sent_back,
        OneMoreAdmitted: _admitted,
    },
    reactions={MeeplePlaced: _open},
    overrides={discharge_points: extended_discharge_points},
    redactions=dict.fromkeys(
        (
            SendPatientBack,
            AdmitOneMore,
            AdmissionsNurseAdded,
            AdmissionsOpened,
            PatientSentBack,
            OneMoreAdmitted,
        ),
        public,
    ),
    slice=(tuple[AdmissionsNurseUses, ...], lambda _rules, players: (AdmissionsNurseUses(),) * players),
    view=(tuple[AdmissionsNurseUses, ...], lambda _rules, state, _viewer, _everything: nurse_uses(state)),
    components=(
        passive_ability(Admissions),
        Specialist(
            "admissions_nurse",
            "blue",
            Admissions(),
            "for each patient discharged: returns another to the bag, or draws and rolls a new one",
            copies=1,
            appeal=3,
        ),
    ),
    names={
        "admissions_nurse": Names(
            en="Admissions Nurse",
            de="Aufnahmeschwester",
            fr="Infirmière des admissions",
            it="Infermiere dell'accettazione",
            house=("de",),
        )
    },
    examples=(SendPatientBack(12), AdmitOneMore()),
    heuristics={SendPatientBack: heuristics.send_patient_back, AdmitOneMore: heuristics.admit_one_more},
)
