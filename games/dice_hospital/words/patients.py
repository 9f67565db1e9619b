"""How to say patients. A message has only their number; the reader's view shows their colour and value."""

from collections.abc import Iterator, Sequence

from games.dice_hospital.state import Patient
from games.dice_hospital.view import TableView
from games.kernel.words.speaker import Speaker


def patient(speaker: Speaker, value: Patient | int) -> str:
    """A patient by the number, with colour and value if the reader sees it now."""
    shown = value if isinstance(value, Patient) else _shown(speaker.view, value)
    return speaker.message(shown) if shown else str(value)


def patients(speaker: Speaker, value: Sequence[Patient | int] | int) -> str:
    """Several patients, or only how many."""
    return str(value) if isinstance(value, int) else speaker.listed(patient(speaker, one) for one in value)


def passengers(speaker: Speaker, number: int) -> str:
    """The patients in an ambulance, in brackets; nothing if the reader does not see them now."""
    view: TableView | None = speaker.view
    inside = [v.patients for v in view.ambulances if v.number == number and v.patients] if view else []
    return f" ({speaker.listed(face(speaker, one) for one in inside[0])})" if inside else ""


def face(speaker: Speaker, one: Patient) -> str:
    """The colour and value of a patient: `red 4`."""
    return f"{speaker.term('', one.colour)} {one.value}"


def _shown(view: TableView | None, number: int) -> Patient | None:
    return next((one for one in _all(view) if one.id == number), None) if view else None


def _all(view: TableView) -> Iterator[Patient]:
    yield from view.arrivals
    for hospital in view.hospitals:
        yield from (*hospital.patients, *hospital.discharged)
    for vehicle in view.ambulances:
        yield from vehicle.patients
