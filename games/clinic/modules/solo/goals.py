"""The ten goals. Each is judged on the state after all scoring."""

from collections.abc import Callable
from typing import ClassVar

import msgspec

from games.clinic.geometry.layout import layout_of
from games.clinic.geometry.spaces import FLOORS, floor_of
from games.clinic.modules.solo.progress import progress_of
from games.clinic.rooms import treating_buildings
from games.clinic.state import LEVELS, Colour, Person, PersonKind, State
from games.kernel.catalogue.names import Names, house
from games.kernel.figures import Figure, Source
from games.kernel.messages import Seat

MOST_TIME = 12
LEAST_BUILDINGS = 3
LEAST_DOCTORS = 7
LEAST_NURSES = 4
LEAST_PATIENT_COLOURS = 3
LEAST_MONEY, LEAST_POPULARITY = 200, 0
TREATED: dict[Colour, int] = {"red": 2, "orange": 2, "yellow": 2}
TOP_FLOOR = FLOORS[-1]

Judge = Callable[[State, Seat], bool]


class Goal(msgspec.Struct, frozen=True):
    """A goal to reach by the end of the game."""

    kind: ClassVar[str] = "goal"
    copies: ClassVar[int] = 1
    source: ClassVar[Source] = "printed"
    key: str
    about: str
    judge: Judge


def _people(state: State, seat: Seat, kind: PersonKind) -> list[Person]:
    return [person for person in state.clinics[seat].people if person.kind == kind]


def _colours(state: State, seat: Seat, kind: PersonKind) -> set[Colour]:
    """Return the colours of doctors or patients, without purple."""
    return {p.colour for p in _people(state, seat, kind) if p.colour is not None and p.colour in LEVELS}


def _nobody_white(state: State, seat: Seat) -> bool:
    waiting = any("white" in row for row in state.notepad)
    return not state.patients[0] and not waiting and "white" not in _colours(state, seat, "patient")


def _several_buildings(state: State, seat: Seat) -> bool:
    return treating_buildings(layout_of(state.clinics[seat])) >= LEAST_BUILDINGS


def _little_time(state: State, seat: Seat) -> bool:
    return state.clinics[seat].time <= MOST_TIME


def _many_doctors(state: State, seat: Seat) -> bool:
    return len(_people(state, seat, "doctor")) >= LEAST_DOCTORS


def _all_doctors(state: State, seat: Seat) -> bool:
    return _colours(state, seat, "doctor") == set(LEVELS)


def _several_patients(state: State, seat: Seat) -> bool:
    return len(_colours(state, seat, "patient")) >= LEAST_PATIENT_COLOURS


def _hub_on_top(state: State, seat: Seat) -> bool:
    hubs = [room for room in state.clinics[seat].rooms if room.kind == "hub"]
    return any(floor_of(hub.space) == TOP_FLOOR for hub in hubs)


def _busy_ending(state: State, _seat: Seat) -> bool:
    treated = progress_of(state).treated
    return all(treated.count(colour) >= least for colour, least in TREATED.items())


def _many_nurses(state: State, seat: Seat) -> bool:
    return len(_people(state, seat, "nurse")) >= LEAST_NURSES


def _rich(state: State, seat: Seat) -> bool:
    clinic = state.clinics[seat]
    return clinic.savings >= LEAST_MONEY and clinic.popularity >= LEAST_POPULARITY


GOALS = (
    Goal(
        "goal_no_white_patients",
        "no white patient is left in the bag, on the notepad, in pre-admissions or in the clinic",
        _nobody_white,
    ),
    Goal("goal_buildings", "three buildings can treat patients", _several_buildings),
    Goal("goal_time", "at most 12 time was spent, less what triage saves", _little_time),
    Goal("goal_doctors", "seven doctors or more are in the clinic", _many_doctors),
    Goal(
        "goal_doctor_colours",
        "white, yellow, orange and red doctors are in the clinic",
        _all_doctors,
    ),
    Goal(
        "goal_patient_colours",
        "patients of at least three colours are in the clinic or its pre-admissions",
        _several_patients,
    ),
    Goal("goal_top_floor", "there is a service hub on floor 3", _hub_on_top),
    Goal(
        "goal_last_round",
        "at least two red, two orange and two yellow patients were treated in round 6",
        _busy_ending,
    ),
    Goal("goal_nurses", "four nurses or more are in the clinic", _many_nurses),
    Goal("goal_money", "$200 or more, with a popularity of 0 or more after all scoring", _rich),
)
BY_KEY = {goal.key: goal for goal in GOALS}
NAMES: dict[str, Names] = {
    "goal_no_white_patients": house(
        en="No white patients",
        de="Keine weißen Patienten",
        fr="Aucun patient blanc",
        it="Nessun paziente bianco",
    ),
    "goal_buildings": house(en="Three buildings", de="Drei Gebäude", fr="Trois bâtiments", it="Tre edifici"),
    "goal_time": house(en="Little time", de="Wenig Zeit", fr="Peu de temps", it="Poco tempo"),
    "goal_doctors": house(en="Seven doctors", de="Sieben Ärzte", fr="Sept médecins", it="Sette medici"),
    "goal_doctor_colours": house(
        en="Doctors of all colours",
        de="Ärzte aller Farben",
        fr="Médecins de toutes les couleurs",
        it="Medici di tutti i colori",
    ),
    "goal_patient_colours": house(
        en="Patients of three colours",
        de="Patienten dreier Farben",
        fr="Patients de trois couleurs",
        it="Pazienti di tre colori",
    ),
    "goal_top_floor": house(
        en="Hub on the top floor",
        de="Fachabteilung im obersten Stock",
        fr="Département au dernier étage",
        it="Dipartimento all'ultimo piano",
    ),
    "goal_last_round": house(
        en="A busy last round",
        de="Volle letzte Runde",
        fr="Dernière manche chargée",
        it="Un ultimo round intenso",
    ),
    "goal_nurses": house(
        en="Four nurses", de="Vier Pflegekräfte", fr="Quatre infirmiers", it="Quattro infermieri"
    ),
    "goal_money": house(en="Rich", de="Reich", fr="Riche", it="Ricchezza"),
}
"""The names are ours: the books print only what each goal needs."""


def _figure(key: str, value: object, about: str) -> Figure:
    return Figure(f"solo_{key}", value, "printed", about)


FIGURES = (
    _figure("most_time", MOST_TIME, "goal 'Little time': the most time that can be spent"),
    _figure("least_buildings", LEAST_BUILDINGS, "goal 'Three buildings': buildings that can treat patients"),
    _figure("least_doctors", LEAST_DOCTORS, "goal 'Seven doctors': doctors needed"),
    _figure("least_nurses", LEAST_NURSES, "goal 'Four nurses': nurses needed"),
    _figure(
        "least_patient_colours", LEAST_PATIENT_COLOURS, "goal 'Patients of three colours': colours needed"
    ),
    _figure("least_money", LEAST_MONEY, "goal 'Rich': money needed"),
    _figure("least_popularity", LEAST_POPULARITY, "goal 'Rich': popularity needed"),
    _figure("treated", TREATED, "goal 'A busy last round': patients to treat in round 6, by colour"),
    _figure("top_floor", TOP_FLOOR, "goal 'Hub on the top floor': the floor needed"),
)
