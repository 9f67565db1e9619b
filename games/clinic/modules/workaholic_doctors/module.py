"""The Workaholic Doctors module."""

from games.clinic.commands import HireDoctor
from games.clinic.events import PatientTreated
from games.clinic.hooks import doctor_price, doctors_in_bag, equivalence_key, may_move, wages_of
from games.clinic.modules.workaholic_doctors import exhaustion, overrides
from games.clinic.modules.workaholic_doctors.exhaustion import Exhausted
from games.clinic.modules.workaholic_doctors.figures import COPIES, FIGURES, POINTS, WAGES
from games.clinic.modules.workaholic_doctors.heuristics import hire_doctor
from games.clinic.modules.workaholic_doctors.messages import WorkaholicsLeft
from games.clinic.modules.workaholic_doctors.words import WORDS
from games.clinic.steps.administration.administer import clinic_changes
from games.clinic.steps.administration.university import draw_doctors
from games.clinic.steps.business.treatments import may_work, nurses_needed, resources_kept, treatments
from games.clinic.steps.final_scoring import doctor_points
from games.clinic.steps.movement.moving import capacity
from games.clinic.types import Module
from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import Names
from games.kernel.module import public

WORKAHOLIC_DOCTORS = Module(
    key="workaholic_doctors",
    name="Workaholic Doctors",
    about="Purple doctors treat up to four patients in a round without nurses, then leave exhausted.",
    figures=FIGURES,
    evolvers={PatientTreated: exhaustion.patient_treated, WorkaholicsLeft: exhaustion.workaholics_left},
    overrides={
        doctors_in_bag: overrides.add_purple_doctors,
        draw_doctors: overrides.one_at_university,
        doctor_price: overrides.double_price,
        capacity: overrides.more_patients,
        may_move: overrides.stay_with_patients,
        nurses_needed: overrides.no_nurses,
        may_work: overrides.keep_treating,
        treatments: overrides.only_one_colour,
        equivalence_key: overrides.distinguish_exhausted,
        resources_kept: overrides.spare_workaholics,
        wages_of: overrides.use_figure(WAGES),
        doctor_points: overrides.use_figure(POINTS),
        clinic_changes: overrides.exhausted_leave,
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
            "treats one red, up to two orange, three yellow or four white patients in a room without nurses,"
            " and leaves exhausted at the end of the round",
            copies=COPIES,
        ),
    ),
    names={
        "doctor_purple": Names(
            en="Workaholic Doctor",
            de="Arbeitswütiger Arzt",
            fr="Médecin accro au travail",
            it="Medico Stacanovista",
            house=("de", "fr"),
        )
    },
    heuristics={HireDoctor: hire_doctor},
    words=WORDS,
)
