"""Workaholic Doctors as a unit."""

from games.clinic.commands import HireDoctor
from games.clinic.events import PatientTreated
from games.clinic.hooks import doctor_price, doctors_in_bag, likeness, may_move, wages_of
from games.clinic.modules.workaholic_doctors import exhaustion, overrides
from games.clinic.modules.workaholic_doctors.exhaustion import Exhausted
from games.clinic.modules.workaholic_doctors.figures import COPIES, FIGURES, POINTS, WAGES
from games.clinic.modules.workaholic_doctors.heuristics import hire_doctor
from games.clinic.modules.workaholic_doctors.messages import WorkaholicsLeft
from games.clinic.steps.administration import clinic_changes
from games.clinic.steps.final_scoring import doctor_points
from games.clinic.steps.moving import capacity
from games.clinic.steps.treating import may_work, nurses_needed, spared, treatments
from games.clinic.steps.university import draw_doctors
from games.clinic.types import Module
from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import printed
from games.kernel.module import public

WORKAHOLIC_DOCTORS = Module(
    key="workaholic_doctors",
    name="Workaholic Doctors",
    about="Purple doctors treat up to four patients at once without nurses, and leave exhausted.",
    figures=FIGURES,
    evolvers={PatientTreated: exhaustion.treated, WorkaholicsLeft: exhaustion.gone},
    overrides={
        doctors_in_bag: overrides.purple_ones_too,
        draw_doctors: overrides.one_at_the_university,
        doctor_price: overrides.dearer,
        capacity: overrides.more_patients,
        may_move: overrides.stays_with_them,
        nurses_needed: overrides.no_nurses,
        may_work: overrides.goes_on,
        treatments: overrides.of_one_colour,
        likeness: overrides.told_by_exhaustion,
        spared: overrides.spare_workaholics,
        wages_of: overrides.worth_by(WAGES),
        doctor_points: overrides.worth_by(POINTS),
        clinic_changes: overrides.leave_at_last,
    },
    redactions={WorkaholicsLeft: public},
    slice=(tuple[tuple[Exhausted, ...], ...], lambda _rules, players: ((),) * players),
    view=(
        tuple[tuple[Exhausted, ...], ...],
        lambda rules, state, _viewer, _everything: tuple(
            exhaustion.exhausted(state, seat) for seat in range(rules.players)
        ),
    ),
    components=(
        Part(
            "doctor_purple",
            "doctor",
            "treats a red patient, up to two orange, three yellow or four white ones of a room without"
            " nurses, and leaves exhausted at the end of the round",
            copies=COPIES,
        ),
    ),
    names={"doctor_purple": printed("Workaholic Doctor", it="Medico Stacanovista")},
    heuristics={HireDoctor: hire_doctor},
)
