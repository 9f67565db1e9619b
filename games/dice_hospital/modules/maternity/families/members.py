"""Families: a mother in a ward, and her babies in the paediatric ward under it."""

from games.dice_hospital.effects.roles import Trait
from games.dice_hospital.state import Colour, Hospital, Patient

PINK: Colour = "pink"
"""The colour of mothers and babies. No die of the bag has it."""


def is_mother(patient: Patient) -> bool:
    """Whether a die is a mother: her party has her own number, from the moment she arrives."""
    return patient.true_colour == PINK and patient.party == patient.id


def is_baby(patient: Patient) -> bool:
    """Whether a die is a baby: its party has its mother's number."""
    return patient.true_colour == PINK and patient.party != patient.id


MOTHER = Trait("mother", is_mother)
BABY = Trait("baby", is_baby)


def mother(number: int, value: int, ward: int = 0) -> Patient:
    """Return a mother with this id."""
    return Patient(number, PINK, value, ward=ward, party=number)


def baby(number: int, value: int, family: int) -> Patient:
    """Return a baby with this id."""
    return Patient(number, PINK, value, party=family)


def mothers(hospital: Hospital) -> list[Patient]:
    """The mothers in a hospital's wards."""
    return [patient for patient in hospital.patients if is_mother(patient)]


def babies(hospital: Hospital) -> list[Patient]:
    """The babies in a hospital."""
    return [patient for patient in hospital.patients if is_baby(patient)]


def babies_of(hospital: Hospital, family: int) -> list[Patient]:
    """The babies of a mother."""
    return [patient for patient in babies(hospital) if patient.party == family]
