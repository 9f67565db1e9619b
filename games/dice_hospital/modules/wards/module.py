"""Wards, and how patients who do not arrive by ambulance get one."""

from collections.abc import Callable
from typing import Any

from games.dice_hospital.events import ActivationFinished, MeeplePlaced, StartingPatientsDrawn
from games.dice_hospital.modules.event_cards.messages import FluPatientsAdmitted
from games.dice_hospital.modules.promos.messages import OneMoreAdmitted
from games.dice_hospital.modules.wards import attending, beds
from games.dice_hospital.modules.wards.admission import ASSIGN_WARD, admit_with_wards, assign_emptiest_ward
from games.dice_hospital.modules.wards.attending import Attendance
from games.dice_hospital.modules.wards.heuristics import assign_ward
from games.dice_hospital.modules.wards.messages import (
    AssignWard,
    AttendanceOpened,
    AttendPatient,
    PatientAttended,
    WardAssigned,
)
from games.dice_hospital.modules.wards.placements import CHOOSE_FIRST
from games.dice_hospital.modules.wards.words import ADMISSIONS_NURSE_WORDS, EVENT_CARDS_WORDS, WORDS
from games.dice_hospital.state import State
from games.dice_hospital.steps.admission import admit
from games.dice_hospital.types import Context, Decision, Module
from games.kernel.figures import Figure
from games.kernel.module import public

WARDS = Module(
    key="wards",
    name="Wards",
    about="It matters which ward a patient lies in.",
    words=WORDS,
    selectable=False,
    figures=(
        Figure("wards_number", len(beds.WARDS), "printed", "wards of a hospital"),
        Figure("wards_beds", beds.BEDS_IN_WARD, "printed", "beds of a ward"),
    ),
    extra_commands={"admission": (AssignWard,), "activation": (AttendPatient,)},
    handlers={AssignWard: ASSIGN_WARD, AttendPatient: attending.ATTEND_PATIENT},
    evolvers={
        StartingPatientsDrawn: beds.starting,
        WardAssigned: beds.assigned,
        MeeplePlaced: attending.lapsed,
        ActivationFinished: attending.lapsed,
        AttendanceOpened: attending.opened,
        PatientAttended: attending.attended,
    },
    reactions={MeeplePlaced: attending.open_attendance},
    overrides={admit: admit_with_wards},
    redactions=dict.fromkeys(
        (AssignWard, AttendPatient, WardAssigned, AttendanceOpened, PatientAttended), public
    ),
    slice=(tuple[Attendance, ...], lambda _rules, players: (attending.NONE,) * players),
    view=(tuple[Attendance, ...], lambda _rules, state, _viewer, _everything: attending.attendances(state)),
    components=(attending.HEAL_AND_ATTEND,),
    examples=(AssignWard(14, 2), AttendPatient(9)),
    heuristics={AssignWard: assign_ward, AttendPatient: attending.attend_patient},
    amendments=(CHOOSE_FIRST,),
)


def _visitors(patients: Callable[[Any], Any]) -> Callable[[Context, State, Any], Decision]:
    def reaction(_ctx: Context, state: State, event: Any) -> Decision:
        return (yield from assign_emptiest_ward(state, event.seat, patients(event)))

    return reaction


WARDS_EVENT_CARDS = Module(
    key="wards_event_cards",
    name="Wards and event cards",
    about="Patients who arrive by an event go to the emptiest ward.",
    words=EVENT_CARDS_WORDS,
    combines=("wards", "event_cards"),
    reactions={FluPatientsAdmitted: _visitors(lambda event: event.patients)},
)
WARDS_ADMISSIONS_NURSE = Module(
    key="wards_admissions_nurse",
    name="Wards and the Admissions Nurse",
    about="A patient she admits goes to the emptiest ward.",
    words=ADMISSIONS_NURSE_WORDS,
    combines=("wards", "admissions_nurse"),
    reactions={OneMoreAdmitted: _visitors(lambda event: (event.patient,))},
)
