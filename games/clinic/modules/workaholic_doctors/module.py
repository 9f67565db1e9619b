"""Workaholic Doctors as a unit."""

from games.clinic.commands import HireDoctor
from games.clinic.events import PatientTreated
from games.clinic.modules.workaholic_doctors import answers, exhaustion
from games.clinic.modules.workaholic_doctors.exhaustion import Exhausted
from games.clinic.modules.workaholic_doctors.figures import COPIES, FIGURES, POINTS, WAGES
from games.clinic.modules.workaholic_doctors.messages import WorkaholicsLeft
from games.clinic.modules.workaholic_doctors.taste import hire_doctor
from games.clinic.questions import doctor_price, doctors_in_bag, likeness, may_move, wages_of
from games.clinic.steps.administration import clinic_changes
from games.clinic.steps.final_scoring import doctor_points
from games.clinic.steps.moving import capacity
from games.clinic.steps.treating import may_work, nurses_needed, spared, treatments
from games.clinic.steps.university import draw_doctors
from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import printed
from games.kernel.module import Module, public

WORKAHOLIC_DOCTORS = Module(
    key="workaholic_doctors",
    name="Workaholic Doctors",
    about="Purple doctors treat up to four patients at once without nurses, and leave exhausted.",
    figures=FIGURES,
    evolvers={PatientTreated: exhaustion.treated, WorkaholicsLeft: exhaustion.gone},
    answers={
        doctors_in_bag: answers.purple_ones_too,
        draw_doctors: answers.one_at_the_university,
        doctor_price: answers.dearer,
        capacity: answers.more_patients,
        may_move: answers.stays_with_them,
        nurses_needed: answers.no_nurses,
        may_work: answers.goes_on,
        treatments: answers.of_one_colour,
        likeness: answers.told_by_exhaustion,
        spared: answers.spare_workaholics,
        wages_of: answers.worth_by(WAGES),
        doctor_points: answers.worth_by(POINTS),
        clinic_changes: answers.leave_at_last,
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
    tastes={HireDoctor: hire_doctor},
)
