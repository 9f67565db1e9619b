"""The table of Clinic Deluxe as lines of text."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from cli.replay.ansi import Ansi
from cli.replay.boards.module_parts import module_lines, plain_words, seat_part
from games.clinic.clinic_view import ClinicView
from games.clinic.geometry.spaces import FLOORS, floor_of
from games.clinic.state import PRE_ADMISSIONS, Person, Room
from games.clinic.view import TableView


def table(view: TableView, names: Sequence[str], ansi: Ansi) -> Iterator[str]:
    """The round, the main board, every clinic floor by floor, and the parts of modules."""
    yield ansi.mark("bold", f"Round {view.round}, {plain_words(view.step)}")
    yield f"  turn order: {', '.join(names[seat] for seat in view.turn_order) or 'none'}"
    for service, waiting in view.notepad.items():
        yield f"  {plain_words(service)}: {_list(waiting)}"
    yield f"  university: {', '.join(colour or 'empty' for colour in view.university) or 'none'}"
    yield f"  nurses:     {' '.join(map(str, view.nurses))}"
    yield f"  bags:       {view.patients_in_bag} patients, {view.doctors_in_bag} doctors"
    for clinic in view.clinics:
        yield from _clinic(clinic, names, ansi)
        for key, parts in view.modules.items():
            if isinstance(parts, tuple | list) and len(parts) == len(view.clinics):
                yield f"  {plain_words(key)}: {seat_part(parts[clinic.seat], _format_person)}"
    yield from module_lines(view.modules, _format_person, ansi)


def _clinic(clinic: ClinicView, names: Sequence[str], ansi: Ansi) -> Iterator[str]:
    money = f"${clinic.savings} saved, ${clinic.income} earned"
    head = f"{names[clinic.seat]} (seat {clinic.seat + 1}): {clinic.popularity} popularity"
    yield ansi.mark("bold", f"{head}, {money}, {clinic.time} time")
    there: dict[str, list[Person]] = defaultdict(list)
    for person in clinic.people:
        there[person.at].append(person)
    for floor in FLOORS:
        rooms = sorted((r for r in clinic.rooms if floor_of(r.space) == floor), key=lambda r: r.space)
        if rooms:
            shown = "; ".join(_room(room, there.pop(room.space, ()), ansi) for room in rooms)
            yield f"  floor {floor}:    {shown}"
    if waiting := there.pop(PRE_ADMISSIONS, None):
        yield f"  waiting:    {_people(waiting, ansi)}"
    for place in sorted(there):
        yield f"  at {place}: {_people(there[place], ansi)}"
    yield f"  cars:       {_list(sorted(clinic.cars))}"
    for name, built in _grounds(clinic):
        yield f"  {name + ':':<11} {_list(built)}"
    if clinic.chosen:
        yield f"  action:     {clinic.action or 'face down'}"


def _grounds(clinic: ClinicView) -> Iterator[tuple[str, Sequence[str]]]:
    """What is on a board besides rooms."""
    places = {
        "gardens": clinic.gardens,
        "parkings": tuple(parking.space for parking in clinic.parkings),
        "helipads": clinic.helipads,
        "entrances": clinic.entrances,
        "conveyors": clinic.conveyors,
    }
    return ((name, built) for name, built in places.items() if built)


def _room(room: Room, people: Iterable[Person], ansi: Ansi) -> str:
    name = f"{room.space} {plain_words(room.service or room.kind)}"
    there = _people(people, ansi)
    return f"{name} ({there})" if there else name


def _people(people: Iterable[Person], ansi: Ansi) -> str:
    return ", ".join(_person(person, ansi) for person in people)


def _person(person: Person, ansi: Ansi) -> str:
    wanted = f" for {person.service}" if person.service else ""
    text = f"{_format_person(person)}{wanted}"
    return ansi.mark(person.colour, text) if person.colour else text


def _format_person(value: object) -> str | None:
    """A person in the part of a module."""
    return " ".join(filter(None, (value.colour, value.kind))) if isinstance(value, Person) else None


def _list(names: Sequence[str]) -> str:
    return ", ".join(plain_words(name) for name in names) or "none"
