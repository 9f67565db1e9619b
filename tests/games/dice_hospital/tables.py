"""Given, when, then: tables of Dice Hospital in a few words.

Patients are written as colour and value, treated ones with a star: "R2 Y4* G5". A die that a blood bag
recoloured is written with its true colour behind: "G4*r" counts as green and is a red die. Where wards
matter, the ward stands behind a stroke: "R3/2". Pink patients are a mother in her ward, "P4/2", or the baby
of the mother in a ward, "p4/2". The patients of seat 0 are numbered 1, 2, 3 ... as they are written, those of
seat 1 from 101 on, and so forth.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, cast

from msgspec.structs import replace

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.modules.administrators.state import SeatAdministrators
from games.dice_hospital.modules.wards.attending import Attendance, Placement, attendances
from games.dice_hospital.state import COLOURS, Ambulance, Colour, Hospital, Patient, State
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import Seat
from games.kernel.rules import Rules
from tests.games import scenes

LETTERS: dict[str, Colour] = {"R": "red", "Y": "yellow", "G": "green", "P": "pink"}
DICE = {2: 15, 3: 18, 4: 21}
STARTING = ("trauma_unit", "oncology", "pharmacy", "intensive_care", "imaging", "clinic")


Scene = scenes.Scene[State]


@cache
def rules(
    players: int = 2,
    administrators: bool = False,
    sequential: bool = False,
    modules: tuple[str, ...] = (),
    version: int = DICE_HOSPITAL.rules_version,
) -> Rules:
    """The rules of a game with these modules."""
    return _composed(("human",) * players, administrators, sequential, modules, {}, version)


def _composed(
    seats: tuple[str, ...],
    administrators: bool,
    sequential: bool,
    modules: tuple[str, ...],
    more: Mapping[str, Any],
    version: int,
) -> Rules:
    activation = "sequential" if sequential else "simultaneous"
    options = {"administrators": administrators, "activation": activation, **more}
    return compose(DICE_HOSPITAL.as_of(version), modules, options, seats)


def patients(written: str, first: int = 1) -> tuple[Patient, ...]:
    """Patients as they are written, numbered from a first number on; families by their wards."""
    dice = [_patient(number, text) for number, text in enumerate(written.split(), first)]
    mothers = {die.ward: die.id for die, text in zip(dice, written.split(), strict=True) if text[0] == "P"}
    return tuple(
        die
        if die.colour != "pink"
        else replace(die, party=mothers.get(die.ward, 0), ward=die.ward if text[0] == "P" else 0)
        for die, text in zip(dice, written.split(), strict=True)
    )


def _patient(number: int, text: str) -> Patient:
    match = re.fullmatch(r"([RYGPp])([0-7])(\*?)([ryg]?)(?:/([1-4]))?", text)
    assert match, f"not a patient: {text}"
    colour, value, treated, was, ward = match.groups()
    true = LETTERS[was.upper()] if was else None
    return Patient(number, LETTERS[colour.upper()], int(value), bool(treated), true, int(ward or 0))


def hospital(written: str = "", *, tiles: str = "", cards: str = "", bags: int = 0, **more: Any) -> Hospital:
    """A hospital with these patients, department tiles, specialist cards and blood bags."""
    return Hospital(
        departments=(*STARTING, *tiles.split()),
        patients=patients(written),
        specialists=tuple(cards.split()),
        blood_bags=bags,
        **more,
    )


def given(
    step: str,
    *hospitals: Hospital,
    ambulances: Mapping[int, str] | None = None,
    taken: Mapping[int, Seat] | None = None,
    administrators: Sequence[str | None] | None = None,
    sequential: bool = False,
    modules: tuple[str, ...] = (),
    options: Mapping[str, Any] | None = None,
    seats: tuple[str, ...] = (),
    version: int = DICE_HOSPITAL.rules_version,
    chosen: tuple[str, str] | None = None,
    **fields: Any,
) -> Scene:
    """A table at a step; dice that are not mentioned are in the bag, vehicles go by seat if not told.

    `options` are those of modules and the figures the table sets otherwise; `seats` are the kinds of seats
    where not all are people's; `version` is that of the rules; `chosen` is the meeple and the department
    that seat 0 has chosen; other fields are the state's.
    """
    players, office = len(hospitals), administrators is not None
    if options or seats:
        kinds = seats or ("human",) * players
        found = _composed(kinds, office, sequential, modules, options or {}, version)
    else:
        found = rules(players, office, sequential, modules, version)
    state = cast("State", fresh_state(DICE_HOSPITAL, found))
    full, numbers = state.bag, [vehicle.number for vehicle in state.ambulances]
    carried = ambulances or {}
    holders = dict(zip(numbers, range(players), strict=False)) if taken is None else taken
    fields = {
        "round": 1,
        "next_patient": 1000,
        "step": step,
        "hospitals": tuple(_renumbered(seat, one) for seat, one in enumerate(hospitals)),
        "ambulances": tuple(
            Ambulance(number, patients(carried.get(number, ""), 500 + 10 * number), holders.get(number))
            for number in numbers
        ),
        **fields,
    }
    if administrators is not None:
        fields["administrators"] = tuple(
            SeatAdministrators((card,) if card else (), card) for card in administrators
        )
    state = replace(state, **fields)
    out_of_piles = state.departments + state.specialists
    for one in hospitals:
        out_of_piles += one.departments + one.specialists
    state = replace(
        state,
        department_pile=state.department_pile.without(out_of_piles),
        specialist_pile=state.specialist_pile.without(out_of_piles),
    )
    if chosen is not None:
        state = replace(state, wards=(Attendance(placement=Placement(*chosen)), *attendances(state)[1:]))
    if "bag" not in fields:
        out = counted(state)
        state = replace(state, bag=tuple(full[i] - out[colour] for i, colour in enumerate(COLOURS)))
    return Scene(found, state)


def with_piles(scene: Scene, departments: int, specialists: int) -> Scene:
    """The scene with only so many tiles and cards left in the piles."""
    state, piles = scene.state, {}
    for name, left in (("department_pile", departments), ("specialist_pile", specialists)):
        pile = getattr(state, name)
        piles[name] = pile.without(pile.layers[0][left:])
    return scene._replace(state=replace(state, **piles))


def _renumbered(seat: Seat, one: Hospital) -> Hospital:
    more = 100 * seat
    return replace(
        one,
        patients=tuple(
            replace(p, id=p.id + more, party=p.party + more if p.party else 0) for p in one.patients
        ),
    )


def counted(state: State) -> dict[Colour, int]:
    """How many dice of each true colour are out of the bag."""
    dice = list(state.arrivals)
    for vehicle in state.ambulances:
        dice += vehicle.patients
    for one in state.hospitals:
        dice += one.patients + one.discharged
    return {colour: sum((die.was or die.colour) == colour for die in dice) for colour in LETTERS.values()}


def written(dice: Iterable[Patient]) -> str:
    """Patients in the notation of these tests."""
    dice = tuple(dice)
    wards = {die.id: die.ward for die in dice if die.party == die.id}
    return " ".join(_text(die, wards) for die in dice)


def _text(die: Patient, wards: Mapping[int, int]) -> str:
    baby = bool(die.party) and die.party != die.id
    letter = "p" if baby else die.colour[0].upper()
    ward = wards.get(die.party, 0) if baby else die.ward
    was, place = die.was[0] if die.was else "", f"/{ward}" if ward else ""
    return f"{letter}{die.value}{'*' if die.treated else ''}{was}{place}"


def beds(scene: Scene, seat: Seat = 0) -> str:
    """The patients in a hospital."""
    return written(scene.state.hospitals[seat].patients)


def discharged(scene: Scene, seat: Seat = 0) -> str:
    """The colours in a hospital's discharge area, true colours where they differ behind."""
    return " ".join(
        die.colour[0].upper() + (die.was[0] if die.was else "")
        for die in scene.state.hospitals[seat].discharged
    )


def dice(bag: Sequence[int], shown: str) -> list[int]:
    """The draws that take these dice out of a bag, in this order, and roll these values."""
    left, draws = list(bag), []
    for text in shown.split():
        colour = list(LETTERS).index(text[0])
        assert left[colour], f"no such die is left for {text}"
        draws += [sum(left[:colour]), (2, 3, 4, 5).index(int(text[1]))]
        left[colour] -= 1
    return draws
