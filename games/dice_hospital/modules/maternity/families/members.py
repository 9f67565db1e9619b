"""Families: a mother in a ward, and her babies in the paediatric ward under it."""

from games.dice_hospital.state import PINK, Hospital, Patient


def is_mother(patient: Patient) -> bool:
    """Whether a die is a mother: her family bears her own number, from the moment she arrives."""
    return patient.true_colour == PINK and patient.family == patient.id


def is_baby(patient: Patient) -> bool:
    """Whether a die is a baby: its family bears its mother's number."""
    return patient.true_colour == PINK and patient.family != patient.id


def mother(number: int, value: int, ward: int = 0) -> Patient:
    """A mother with this number of a die."""
    return Patient(number, PINK, value, ward=ward, family=number)


def baby(number: int, value: int, family: int) -> Patient:
    """A baby with this number of a die."""
    return Patient(number, PINK, value, family=family)


def mothers(hospital: Hospital) -> list[Patient]:
    """The mothers in a hospital's wards."""
    return [patient for patient in hospital.patients if is_mother(patient)]


def babies(hospital: Hospital) -> list[Patient]:
    """The babies in a hospital."""
    return [patient for patient in hospital.patients if is_baby(patient)]


def babies_of(hospital: Hospital, family: int) -> list[Patient]:
    """The babies of a mother."""
    return [patient for patient in babies(hospital) if patient.family == family]
