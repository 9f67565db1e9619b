"""Exact numbers as people and programs read them. Only what is shown is rounded, never what is compared."""

from fractions import Fraction

DECIMALS = 4


def decimal(number: Fraction) -> float:
    """The number with at most four decimals."""
    return float(round(number, DECIMALS))


def exact(number: Fraction) -> str:
    """The number itself as text: a whole number such as `5`, or a fraction such as `7/3`."""
    return str(number)
