"""The table of Dice Hospital as lines of text."""

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from games.dice_hospital.modules.city.view import CityView
from games.dice_hospital.state import BEDS, COLOURS, Ambulance, Colour, Patient
from games.dice_hospital.view import HospitalView, TableView
from workers.ink import Ink
from workers.tables.city import city
from workers.tables.parts import of_a_seat, units, words


def table(view: TableView, names: Sequence[str], ink: Ink) -> Iterator[str]:
    """The round, the vehicles, the displays, every hospital, and what units have beside them."""
    bag = ", ".join(f"{view.bag[colour]} {colour}" for colour in COLOURS)
    yield ink.mark("bold", f"Round {view.round}, {words(view.step)}")
    yield f"  first player: {names[view.first_player]}; bag: {bag}"
    if view.arrivals:
        yield f"  arrivals:    {_patients(view.arrivals, ink)}"
    for vehicle in view.ambulances:
        yield f"  vehicle {vehicle.number}:   {_vehicle(vehicle, names, ink)}"
    yield f"  departments: {_list(view.departments)} ({view.piles.departments} face down)"
    yield f"  specialists: {_list(view.specialists)} ({view.piles.specialists} face down)"
    for hospital in view.hospitals:
        yield from _hospital(hospital, names, ink)
        for key, parts in view.modules.items():
            if isinstance(parts, tuple | list) and len(parts) == len(view.hospitals):
                yield f"  {words(key)}: {of_a_seat(parts[hospital.seat], _own)}"
    for part in view.modules.values():
        if isinstance(part, CityView):
            yield from city(part, names, lambda patient: str(_own(patient)), ink)
    others = {key: part for key, part in view.modules.items() if not isinstance(part, CityView)}
    yield from units(others, _own, ink)


def _hospital(hospital: HospitalView, names: Sequence[str], ink: Ink) -> Iterator[str]:
    head = f"{names[hospital.seat]} (seat {hospital.seat}): {hospital.points} points"
    yield ink.mark("bold", head)
    if not hospital.departments:
        # A seat without a board, such as the Automa's: its patients lie beside it.
        yield f"  patients:    {_patients(hospital.patients, ink)}"
        yield f"  blood bags:  {hospital.blood_bags}"
        return
    yield from _wards(hospital.patients, ink)
    if hospital.discharged:
        yield f"  discharged:  {_patients(hospital.discharged, ink)}"
    yield f"  departments: {_marked(hospital.departments, hospital.used)}"
    placed = f"nurses {hospital.nurses_placed} of {hospital.nurses} placed"
    yield f"  staff:       {placed}; {_marked(hospital.specialists, hospital.used)}"
    yield f"  blood bags:  {hospital.blood_bags}; fatalities: {hospital.fatalities}"
    if hospital.pending:
        yield f"  to react:    {words(hospital.pending.specialist)}"


def _wards(patients: Sequence[Patient], ink: Ink) -> Iterator[str]:
    """All patients in a line or, where it matters, a line for each ward with the babies of its mothers."""
    wards = sorted({patient.ward for patient in patients if patient.ward})
    in_bed = [patient for patient in patients if patient.ward or not wards]
    told = "" if wards else f"{_patients(patients, ink)} "
    yield f"  patients:    {told}({BEDS - len(in_bed)} of {BEDS} beds free)"
    for ward in wards:
        here = [patient for patient in patients if patient.ward == ward]
        families = {patient.family for patient in here if patient.family}
        babies = [patient for patient in patients if not patient.ward and patient.family in families]
        below = f"; babies {_patients(babies, ink)}" if babies else ""
        yield f"    ward {ward}:    {_patients(here, ink)}{below}"


def _patients(patients: Iterable[Patient], ink: Ink) -> str:
    """Dice by value and colour; + after those treated in this round."""
    colours = get_args(Colour)
    order = sorted(patients, key=lambda patient: (patient.value, colours.index(patient.colour), patient.id))
    return " ".join(_patient(patient, ink) for patient in order) or "none"


def _patient(patient: Patient, ink: Ink) -> str:
    was = f"(was {patient.was[0].upper()})" if patient.was else ""
    die = f"{patient.colour[0].upper()}{patient.value}{'+' if patient.treated else ''}{was}"
    return ink.mark(patient.colour, die)


def _vehicle(vehicle: Ambulance, names: Sequence[str], ink: Ink) -> str:
    taken = "" if vehicle.taken_by is None else f" taken by {names[vehicle.taken_by]}"
    return f"{_patients(vehicle.patients, ink)}{taken}"


def _marked(owned: Sequence[str], used: Sequence[str]) -> str:
    return ", ".join(f"{words(name)}{' (used)' if name in used else ''}" for name in owned) or "none"


def _list(names: Sequence[str]) -> str:
    return ", ".join(words(name) for name in names) or "none"


def _own(value: object) -> str | None:
    """How a patient is written among what a unit shows."""
    return f"{value.colour[0].upper()}{value.value}" if isinstance(value, Patient) else None
