"""How to say patients. A message has only their number; the reader's view shows what they look like."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

from games.dice_hospital.state import Patient
from games.dice_hospital.view import TableView
from games.kernel.words.speaker import Speaker
from games.kernel.words.words import Sentence

_TREATED = Sentence(en="treated", de="behandelt", fr="traité", it="trattato")
_WARD = Sentence(en="ward {}", de="Station {}", fr="salle {}", it="reparto {}")
_TRULY = Sentence(en="truly {}", de="eigentlich {}", fr="en fait {}", it="in realtà {}")


def patient(speaker: Speaker, value: Patient | int) -> str:
    """A patient as the reader sees it: `red 4 (treated, ward 2)`. By the number if nobody can see it."""
    if isinstance(value, Patient):
        return speaker.message(value)
    shown = _shown(speaker.view, value) or _shown(speaker.later_view, value)
    if shown is None:
        return str(value)
    details = ", ".join(_details(speaker, shown))
    return speaker.message(shown) + (f" ({details})" if details else "")


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


def _details(speaker: Speaker, one: Patient) -> Iterator[str]:
    if one.treated:
        yield speaker.pick(_TREATED)
    if one.was:
        yield speaker.pick(_TRULY).format(speaker.term("", one.was))
    if one.party:
        yield speaker.term("party", "first" if one.party == one.id else "companion")
    lying = one if one.ward else _shown(speaker.view, one.party)
    if lying and lying.ward:
        yield speaker.pick(_WARD).format(lying.ward)


def _shown(view: TableView | None, number: int) -> Patient | None:
    return next((one for one in _all(view) if one.id == number), None) if view else None


def _all(view: TableView) -> Iterator[Patient]:
    yield from view.arrivals
    for hospital in view.hospitals:
        yield from (*hospital.patients, *hospital.discharged)
    for vehicle in view.ambulances:
        yield from vehicle.patients
    yield from _inside(view.modules)


def _inside(value: Any) -> Iterator[Patient]:
    """The patients anywhere in the views of modules."""
    match value:
        case Patient():
            yield value
        case msgspec.Struct():
            yield from _inside(astuple(value))
        case Mapping():
            yield from _inside(tuple(value.values()))
        case tuple() | list():
            for each in value:
                yield from _inside(each)
