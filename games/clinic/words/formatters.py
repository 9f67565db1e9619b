"""How to say ways and people. A command has only their number; the reader's view shows kind and colour."""

from collections.abc import Sequence

from games.clinic.state import Colour, Person, Service
from games.clinic.view import TableView
from games.kernel.words.speaker import Speaker


def destination(speaker: Speaker, value: Sequence[str]) -> str:
    """The places on a way in order: the last one."""
    return speaker.term("to", value[-1]) if value else ""


def numbered_colours(speaker: Speaker, value: Sequence[tuple[int, Colour]]) -> str:
    """People by number, each with a colour: `3 (red)`."""
    return speaker.listed([f"{number} ({speaker.term('colour', colour)})" for number, colour in value])


def person(speaker: Speaker, number: int) -> str:
    """One of the reader's people by number, with kind and colour: `3 (doctor, red)`."""
    found = _own_person(speaker.view, number)
    if found is None:
        return str(number)
    kind, colour = speaker.term("kind", found.kind), _colour(speaker, found.colour)
    return f"{number} ({kind}, {colour})" if colour else f"{number} ({kind})"


def coloured(speaker: Speaker, number: int) -> str:
    """One of the reader's doctors or patients by number, with the colour: `3 (red)`."""
    found = _own_person(speaker.view, number)
    return _with_colour(speaker, str(number), found.colour if found else None)


def university_space(speaker: Speaker, position: int) -> str:
    """A space of the university, with the colour of the doctor there."""
    view: TableView | None = speaker.view
    return _with_colour(speaker, str(position), view.university[position] if view else None)


def first_in_line(speaker: Speaker, service: Service) -> str:
    """A service, with the colour of the patient who is admitted next."""
    view: TableView | None = speaker.view
    row = view.notepad.get(service) if view else None
    return _with_colour(speaker, speaker.term("service", service), row[0] if row else None)


def _own_person(view: TableView | None, number: int) -> Person | None:
    if view is None or view.you is None:
        return None
    return next((one for one in view.clinics[view.you].people if one.id == number), None)


def _with_colour(speaker: Speaker, text: str, colour: Colour | None) -> str:
    return f"{text} ({_colour(speaker, colour)})" if colour else text


def _colour(speaker: Speaker, colour: Colour | None) -> str:
    return speaker.term("colour", colour) if colour else ""
