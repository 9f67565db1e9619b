"""How to say ways and people. A message has only their number; the reader's view shows who they are."""

from collections.abc import Sequence

from games.clinic.state import Colour, Person, Service
from games.clinic.view import TableView
from games.kernel.messages import Seat
from games.kernel.words.speaker import Speaker
from games.kernel.words.words import Sentence

_SOMEBODY = Sentence(en="person {}", de="Person {}", fr="la personne {}", it="la persona {}")
_KINDS = {
    "doctor": Sentence(en="the doctor", de="Arzt", fr="le médecin", it="il medico"),
    "nurse": Sentence(en="the nurse", de="Pflegekraft", fr="l'infirmier", it="l'infermiere"),
    "orderly": Sentence(en="the orderly", de="Krankenträger", fr="le brancardier", it="il portantino"),
    "patient": Sentence(en="the patient", de="Patient", fr="le patient", it="il paziente"),
}


def destination(speaker: Speaker, value: Sequence[str]) -> str:
    """The places on a way in order: the last one."""
    return speaker.term("to", value[-1]) if value else ""


def new_colours(speaker: Speaker, value: Sequence[tuple[int, Colour]]) -> str:
    """People, each with the colour it gets: `0b3 (red)`."""
    return speaker.listed(
        [_with_colour(speaker, _place(speaker, number), colour) for number, colour in value]
    )


def person(speaker: Speaker, number: int) -> str:
    """A person by kind, colour and place: `the doctor (red, 0b3)`."""
    found = _person(speaker, number)
    if found is None:
        return speaker.pick(_SOMEBODY).format(number)
    return f"{speaker.pick(_KINDS[found.kind])} {_details(speaker, found)}"


def people(speaker: Speaker, value: Sequence[int]) -> str:
    """Several people."""
    return speaker.listed(person(speaker, number) for number in value)


def which(speaker: Speaker, number: int) -> str:
    """Which doctor, nurse or patient: `(red, 0b3)`."""
    found = _person(speaker, number)
    return _details(speaker, found) if found else str(number)


def count(_speaker: Speaker, value: Sequence[int]) -> str:
    """How many people."""
    return str(len(value))


def from_one(_speaker: Speaker, index: int) -> str:
    """A place in a row, counted from 1."""
    return str(index + 1)


def university_space(speaker: Speaker, position: int) -> str:
    """A space of the university, with the colour of the doctor there."""
    view: TableView | None = speaker.view
    return _with_colour(speaker, from_one(speaker, position), view.university[position] if view else None)


def first_in_line(speaker: Speaker, service: Service) -> str:
    """A service, with the colour of the patient who is admitted next."""
    view: TableView | None = speaker.view
    row = view.notepad.get(service) if view else None
    return _with_colour(speaker, speaker.term("service", service), row[0] if row else None)


def _person(speaker: Speaker, number: int) -> Person | None:
    """A person of the clinic that the message is about, else of the reader's own."""
    seen = (*_people(speaker, speaker.view), *_people(speaker, speaker.later_view))
    return next((one for one in seen if one.id == number), None)


def _people(speaker: Speaker, view: TableView | None) -> tuple[Person, ...]:
    if view is None:
        return ()
    seat: Seat | None = speaker.facts.get("seat", view.you if speaker.mover is None else speaker.mover)
    return () if seat is None else tuple(view.clinics[seat].people)


def _place(speaker: Speaker, number: int) -> str:
    found = _person(speaker, number)
    return speaker.term("to", found.at) if found else str(number)


def _details(speaker: Speaker, found: Person) -> str:
    service = speaker.term("service", found.service) if found.service else ""
    parts = (_colour(speaker, found.colour), service, speaker.term("to", found.at))
    return f"({', '.join(part for part in parts if part)})"


def _with_colour(speaker: Speaker, text: str, colour: Colour | None) -> str:
    return f"{text} ({_colour(speaker, colour)})" if colour else text


def _colour(speaker: Speaker, colour: Colour | None) -> str:
    return speaker.term("colour", colour) if colour else ""
