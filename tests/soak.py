"""Marks single cases of a parametrized test as long ones."""

from collections.abc import Sequence
from typing import Any

import pytest


def soak(*values: Any) -> Any:
    """Return a set of parameters with which only `make soak` runs a test."""
    return pytest.param(*values, marks=pytest.mark.soak)


def numbers(few: int, many: int) -> list[Any]:
    """Return the numbers of random cases: `make test` tries the first few, `make soak` the others."""
    return [*range(few), *map(soak, range(few, many))]


def one_in(few: int, values: Sequence[Any]) -> list[Any]:
    """Return all of these values: `make test` tries one of so many, `make soak` the others."""
    return [soak(value) if number % few else value for number, value in enumerate(values)]
