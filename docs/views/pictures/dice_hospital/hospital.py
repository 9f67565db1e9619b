"""A hospital during the activation, and one with wards and families."""

from collections.abc import Iterator, Mapping
from typing import Any

from docs.views.pictures.dice_hospital.pieces import (
    BOARD,
    DIE,
    GAP,
    PAINT,
    bed,
    cards,
    dice,
    die,
    field,
)
from docs.views.pictures.recorded_view import view_at
from docs.views.pictures.svg import FAINT, INK, PAPER, circle, group, picture, rect, text

WIDTH = 760
WARDS, BEDS_IN_WARD = 4, 3


def _beds(x: float, y: float, hospital: Mapping[str, Any]) -> Iterator[str]:
    """Draw two rows of six beds, and under each die its value if it is neglected."""
    worse = {one["patient"]: one["value"] for one in hospital["forecast"]["neglect"]}
    for number in range(WARDS * BEDS_IN_WARD):
        left, top = x + number % 6 * (DIE + GAP + 4), y + number // 6 * 68
        yield bed(left, top)
        if number < len(hospital["patients"]):
            patient = hospital["patients"][number]
            yield die(left, top, patient)
            if patient["id"] in worse:
                yield text(left + DIE / 2, top + DIE + 24, f"→ {worse[patient['id']]}", 10, "middle")


def _staff(y: float, hospital: Mapping[str, Any]) -> Iterator[str]:
    yield field(16, y, "free_nurses of nurses")
    for number in range(hospital["nurses"]):
        yield circle(30 + number * 28, y + 22, 10, "#4a7fb5" if number < hospital["free_nurses"] else PAPER)
    yield field(160, y, "specialists; grey: not in free_specialists; pending.specialist")
    yield cards(160, y + 9, hospital["specialists"], hospital["free_specialists"])
    waiting = hospital["specialists"].index(hospital["pending"]["specialist"])
    yield rect(157 + waiting * 142, y + 6, 140, 32, "none", PAINT["red"], 6)
    yield field(600, y, "blood_bags")
    yield text(600, y + 26, hospital["blood_bags"], 16)
    yield field(680, y, "fatalities")
    yield text(680, y + 26, hospital["fatalities"], 16)


def hospital() -> str:
    """Draw a hospital in the middle of its activation."""
    view = view_at("two-players", 169)
    own, other = view["hospitals"]

    def parts() -> Iterator[str]:
        yield text(16, 28, f"seat {own['seat']}: {own['points']} points", 16, bold=True)
        yield field(16, 52, "patients in 12 beds; below: id, and forecast.neglect")
        yield rect(16, 60, 318, 146, BOARD, FAINT, 8)
        yield from _beds(27, 72, own)
        yield field(350, 52, "discharged")
        yield dice(350, 72, own["discharged"])
        yield field(350, 152, "forecast.score")
        for number, score in enumerate(own["forecast"]["score"]):
            yield text(350, 172 + number * 16, f"{score['reason']}: {score['points']}", 13)
        yield from _legend(570, 52, own, other)
        yield field(16, 226, "departments; grey: not in open_departments")
        yield cards(16, 235, own["departments"], own["open_departments"])
        yield from _staff(322, own)

    title = "A hospital with nine patients, three discharged ones, ten departments, nurses and specialists"
    return picture(WIDTH, 372, title, *parts())


def _legend(x: float, y: float, own: Mapping[str, Any], other: Mapping[str, Any]) -> Iterator[str]:
    plain = next(patient for patient in own["patients"] if not patient.get("treated"))
    treated = next(patient for patient in own["patients"] if patient.get("treated"))
    recoloured = next(patient for patient in other["patients"] if "was" in patient)
    meanings = ((plain, "untreated"), (treated, "treated"), (recoloured, "recoloured, with was"))
    for number, (patient, meaning) in enumerate(meanings):
        yield die(x, y + number * 52, patient)
        yield text(x + 44, y + 21 + number * 52, meaning, 12)


def wards() -> str:
    """Draw the wards of a hospital with families."""
    view = view_at("investments-maternity", 204)
    families = view["modules"]["maternity"]["families"]
    seat = max(range(len(families)), key=lambda seat: len(families[seat]))
    own = view["hospitals"][seat]
    patients = {patient["id"]: patient for patient in own["patients"]}
    babies = {family["ward"]: [patients[baby] for baby in family["babies"]] for family in families[seat]}
    waiting = {member for family in families[seat] for member in family["waiting"]}

    def ward(number: int) -> Iterator[str]:
        here = [patient for patient in own["patients"] if patient.get("ward") == number]
        yield rect(0, 0, 170, 84, BOARD, INK, 8)
        yield text(10, 18, f"ward {number}", 12, bold=True)
        for place in range(BEDS_IN_WARD):
            yield bed(18 + place * (DIE + GAP + 4), 30)
            if place < len(here):
                yield member(18 + place * (DIE + GAP + 4), 30, here[place])
        yield rect(0, 90, 170, 76, "#fbe9f1", INK, 8)
        yield text(10, 106, f"paediatric_ward_{number}", 11)
        for place, baby in enumerate(babies.get(number, ())):
            yield member(18 + place * (DIE + GAP + 4), 114, baby)

    def member(x: float, y: float, patient: Mapping[str, Any]) -> str:
        role = "" if "party" not in patient else "M" if patient["party"] == patient["id"] else "B"
        drawn = die(x, y, patient) + text(x + 4, y + 10, role, 9, colour=PAPER, bold=True)
        frame = rect(x - 2, y - 2, DIE + 4, DIE + 4, "none", PAINT["red"], 7)
        return drawn + frame if patient["id"] in waiting else drawn

    def parts() -> Iterator[str]:
        yield field(16, 20, "patients by ward; M: a mother, whose party is her own id; B: her babies,")
        yield field(16, 35, "from modules.maternity.families; red frame: in waiting, with value 7")
        for number in range(1, WARDS + 1):
            yield group(16 + (number - 1) * 184, 46, *ward(number))

    title = "The four wards of a hospital with three beds each, mothers in them and babies in the wards below"
    return picture(WIDTH, 226, title, *parts())
