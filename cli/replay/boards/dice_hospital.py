"""The table of Dice Hospital as lines of text."""

from collections.abc import Iterable, Iterator, Sequence

from cli.replay.ansi import Ansi
from cli.replay.boards.city import city
from cli.replay.boards.module_parts import module_lines, plain_words, seat_part
from games.dice_hospital.hospital_view import HospitalView
from games.dice_hospital.modules.city.view import CityView
from games.dice_hospital.state import BEDS, COLOUR_INDEX, COLOURS, Patient
from games.dice_hospital.view import AmbulanceView, TableView


def table(view: TableView, names: Sequence[str], ansi: Ansi) -> Iterator[str]:
    """The round, the vehicles, the displays, every hospital, and the parts of modules."""
    bag = ", ".join(f"{view.bag[colour]} {colour}" for colour in COLOURS)
    yield ansi.mark("bold", f"Round {view.round}, {plain_words(view.step)}")
    yield f"  first player: {names[view.first_player]}; bag: {bag}"
    if view.arrivals:
        yield f"  arrivals:    {_patients(view.arrivals, ansi)}"
    for vehicle in view.ambulances:
        yield f"  vehicle {vehicle.number}:   {_vehicle(vehicle, names, ansi)}"
    yield f"  departments: {_list(view.departments)} ({view.piles.departments} face down)"
    yield f"  specialists: {_list(view.specialists)} ({view.piles.specialists} face down)"
    for hospital in view.hospitals:
        yield from _hospital(hospital, names, ansi)
        for key, parts in view.modules.items():
            if isinstance(parts, tuple | list) and len(parts) == len(view.hospitals):
                yield f"  {plain_words(key)}: {seat_part(parts[hospital.seat], _format_patient)}"
    for part in view.modules.values():
        if isinstance(part, CityView):
            yield from city(part, names, lambda patient: str(_format_patient(patient)), ansi)
    others = {key: part for key, part in view.modules.items() if not isinstance(part, CityView)}
    yield from module_lines(others, _format_patient, ansi)


def _hospital(hospital: HospitalView, names: Sequence[str], ansi: Ansi) -> Iterator[str]:
    head = f"{names[hospital.seat]} (seat {hospital.seat + 1}): {hospital.points} points"
    yield ansi.mark("bold", head)
    if not hospital.departments:
        # A seat without a board, such as the Automa's, has patients only.
        yield f"  patients:    {_patients(hospital.patients, ansi)}"
        yield f"  blood bags:  {hospital.blood_bags}"
        return
    yield from _wards(hospital.patients, ansi)
    if hospital.discharged:
        yield f"  discharged:  {_patients(hospital.discharged, ansi)}"
    yield f"  departments: {_marked(hospital.departments, hospital.used)}"
    placed = f"nurses {hospital.nurses_placed} of {hospital.nurses} placed"
    yield f"  staff:       {placed}; {_marked(hospital.specialists, hospital.used)}"
    yield f"  blood bags:  {hospital.blood_bags}; fatalities: {hospital.fatalities}"
    if hospital.pending:
        yield f"  to react:    {plain_words(hospital.pending.specialist)}"


def _wards(patients: Sequence[Patient], ansi: Ansi) -> Iterator[str]:
    """All patients in one line, or one line for each ward with the babies of its mothers."""
    wards = sorted({patient.ward for patient in patients if patient.ward})
    in_bed = [patient for patient in patients if patient.ward or not wards]
    listed = "" if wards else f"{_patients(patients, ansi)} "
    yield f"  patients:    {listed}({BEDS - len(in_bed)} of {BEDS} beds free)"
    for ward in wards:
        here = [patient for patient in patients if patient.ward == ward]
        families = {patient.party for patient in here if patient.party}
        babies = [patient for patient in patients if not patient.ward and patient.party in families]
        below = f"; babies {_patients(babies, ansi)}" if babies else ""
        yield f"    ward {ward}:    {_patients(here, ansi)}{below}"


def _patients(patients: Iterable[Patient], ansi: Ansi) -> str:
    """Dice by value and colour, with + for those treated in this round."""
    order = sorted(patients, key=_sort_key)
    return " ".join(_patient(patient, ansi) for patient in order) or "none"


def _sort_key(patient: Patient) -> tuple[int, int, int]:
    """By value, then by colour (the dice of modules last), then by number."""
    return patient.value, COLOUR_INDEX.get(patient.colour, len(COLOURS)), patient.id


def _patient(patient: Patient, ansi: Ansi) -> str:
    was = f"(was {patient.was[0].upper()})" if patient.was else ""
    die = f"{patient.colour[0].upper()}{patient.value}{'+' if patient.treated else ''}{was}"
    return ansi.mark(patient.colour, die)


def _vehicle(vehicle: AmbulanceView, names: Sequence[str], ansi: Ansi) -> str:
    taken = "" if vehicle.taken_by is None else f" taken by {names[vehicle.taken_by]}"
    return f"{_patients(vehicle.patients, ansi)}{taken}"


def _marked(owned: Sequence[str], used: Sequence[str]) -> str:
    return ", ".join(f"{plain_words(name)}{' (used)' if name in used else ''}" for name in owned) or "none"


def _list(names: Sequence[str]) -> str:
    return ", ".join(plain_words(name) for name in names) or "none"


def _format_patient(value: object) -> str | None:
    """A patient in the part of a module."""
    return f"{value.colour[0].upper()}{value.value}" if isinstance(value, Patient) else None
