"""What a hospital is worth at the horizon of a search: `make train` fits the weights."""

from games.dice_hospital.data.figures import ROUNDS
from games.dice_hospital.hooks import final_lines
from games.dice_hospital.state import State
from games.dice_hospital.steps.shift_change import SHIFT_CHANGE
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.search.linear_worth import POINTS, LinearWorth
from games.kernel.search.playout import POINT

CROWDED = 9
"""The number of patients from which each further one is a burden."""
PATIENT = tuple(f"patient of value {value}" for value in range(8))
BEYOND = f"patient beyond {CROWDED}"
BAG = "blood bag"
OTHER_DEPARTMENT, OTHER_SPECIALIST = "other department", "other specialist"
KINDS = {
    "surgical_theatre": "heals one 3 steps",
    "ear_nose_throat": "heals one 3 steps",
    "orthopaedics": "heals one 3 steps",
    "cardiology": "heals three of consecutive values",
    "immunology": "heals three of consecutive values",
    "urology": "heals three of consecutive values",
    "anaesthesia": "heals three of the same value",
    "allergy_centre": "heals three of the same value",
    "renal_unit": "heals three of the same value",
    "crash_centre": "crash centre",
    "radiology": "radiology",
    "triage_centre": "triage centre",
    "surgeon": "heals one more step",
    "pharmacist": "heals one more step",
    "haematologist": "heals one more step",
    "anaesthetist": "heals another of the colour",
    "virologist": "heals another of the colour",
    "urologist": "heals another of the colour",
    "cardiologist": "heals another of the same value",
    "microbiologist": "heals another of the same value",
    "neurologist": "heals another of the same value",
    "triage_nurse": "triage nurse",
    "paramedic": "paramedic",
    "general_practitioner": "general practitioner",
}
"""Improvements that differ only in their colour are worth the same."""
WEIGHTS = {
    POINTS: POINT,
    PATIENT[0]: 0,
    PATIENT[1]: -202,
    PATIENT[2]: -121,
    PATIENT[3]: -72,
    PATIENT[4]: -33,
    PATIENT[5]: 26,
    PATIENT[6]: 124,
    PATIENT[7]: 124,
    BEYOND: -94,
    BAG: 51,
    "heals one 3 steps": 130,
    "heals three of consecutive values": 84,
    "heals three of the same value": 99,
    "crash centre": 116,
    "radiology": 74,
    "triage centre": 106,
    "heals one more step": 106,
    "heals another of the colour": 108,
    "heals another of the same value": 119,
    "triage nurse": 137,
    "paramedic": 140,
    "general practitioner": 147,
    OTHER_DEPARTMENT: 50,
    OTHER_SPECIALIST: 80,
}
"""In hundredths of a point. An improvement counts for each round left."""


def rounds_over(state: State) -> int:
    """Return the number of rounds that are over, apart from the new improvements of the shift change."""
    return state.round - (state.step != SHIFT_CHANGE.name)


def features(rules: Rules, state: State, seat: Seat) -> dict[str, int]:
    """Return what a seat's hospital has: points, patients, blood bags and improvements."""
    hospital, left = state.hospitals[seat], ROUNDS - rounds_over(state)
    ending = [line.points for line in rules.resolve(final_lines)(rules, state, seat)]
    found = dict.fromkeys(WEIGHTS, 0)
    found[POINTS] = hospital.points + sum(ending)
    found[BEYOND] = max(0, len(hospital.patients) - CROWDED)
    found[BAG] = hospital.blood_bags
    for patient in hospital.patients:
        found[PATIENT[patient.value]] += 1
    for tile in hospital.departments:
        if tile not in rules.box.starting:
            found[_kind(tile, OTHER_DEPARTMENT)] += left
    for card in hospital.specialists:
        found[_kind(card, OTHER_SPECIALIST)] += left
    return found


def _kind(improvement: str, other: str) -> str:
    return KINDS.get(improvement.partition(".")[0], other)


WORTH = LinearWorth(features, WEIGHTS)
