"""The words of the base game as one value."""

from games.clinic.events import Appointment, ScoreLine
from games.clinic.words.commands import COMMANDS
from games.clinic.words.effects import EFFECTS
from games.clinic.words.events import EVENTS
from games.clinic.words.formatters import (
    count,
    destination,
    first_in_line,
    from_one,
    new_colours,
    person,
    university_space,
    which,
)
from games.clinic.words.refusals import REFUSALS
from games.clinic.words.settings import FIGURES, OPTIONS
from games.clinic.words.terms import SCORES, STEPS, TERMS
from games.kernel.words.formatters import by_seat, seats
from games.kernel.words.words import Sentence, Words

_NAME = Sentence(en="Clinic Deluxe", de="Clinic Deluxe", fr="Clinic Deluxe", it="Clinic Deluxe")

TITLE_WORDS = Words(
    options=OPTIONS,
    name=_NAME,
    about=Sentence(
        en="Build a clinic, hire staff, treat patients and become popular.",
        de="Baue eine Klinik, stelle Personal ein, behandle Patienten und werde beliebt.",
        fr="Construisez une clinique, embauchez du personnel, soignez des patients et devenez populaire.",
        it="Costruisci una clinica, assumi personale, cura i pazienti e diventa popolare.",
    ),
)
WORDS = Words(
    figures=FIGURES,
    effects=EFFECTS,
    name=_NAME,
    about=Sentence(
        en="Six rounds of three actions, moves, business and administration.",
        de="Sechs Runden mit je drei Aktionen, Bewegung, Betrieb und Verwaltung.",
        fr="Six manches de trois actions, déplacements, activité et administration.",
        it="Sei round di tre azioni, movimenti, attività e amministrazione.",
    ),
    commands=COMMANDS,
    events=EVENTS,
    structs={
        Appointment: Sentence(
            en="{colour} ({service})",
            de="{colour} ({service})",
            fr="{colour} ({service})",
            it="{colour} ({service})",
        ),
        ScoreLine: Sentence(
            en="{reason} {points}", de="{reason} {points}", fr="{reason} {points}", it="{reason} {points}"
        ),
    },
    steps=STEPS,
    scores=SCORES,
    terms=TERMS,
    fields={
        "order": seats,
        "actions": by_seat,
        "person": person,
        "doctor": which,
        "patient": which,
        "nurse": which,
        "nurses": count,
        "column": from_one,
        "hire_doctor.position": university_space,
        "admit_patient.service": first_in_line,
        "person_moved.places": destination,
        "staff_changed.doctors": new_colours,
        "patients_worsened.patients": new_colours,
    },
    refusals=REFUSALS,
)
