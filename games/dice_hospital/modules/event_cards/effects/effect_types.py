"""What event cards do: a small value for each kind. Numbers are named by the figures they stand in."""

from typing import Literal

import msgspec


class Donate(msgspec.Struct, frozen=True):
    """Everyone gets blood bags."""

    bags: str


class Turn(msgspec.Struct, frozen=True):
    """Everyone makes patients better or worse, not beyond a limit and without treating them."""

    count: str
    steps: str
    limit: str
    towards: Literal["better", "worse"]


class Transfer(msgspec.Struct, frozen=True):
    """Everyone may return patients to the bag."""

    count: str


class Infect(msgspec.Struct, frozen=True):
    """Everyone draws and rolls patients into free beds."""

    patients: str


class Reroll(msgspec.Struct, frozen=True):
    """Arriving patients do not show these values."""

    faces: str


class WorkTwice(msgspec.Struct, frozen=True):
    """So many nurses may be placed twice."""

    nurses: str


class KeepHome(msgspec.Struct, frozen=True):
    """Everyone does without so many meeples."""

    count: str


class Close(msgspec.Struct, frozen=True):
    """Everyone closes so many departments."""

    count: str


class NoBlood(msgspec.Struct, frozen=True):
    """No blood bag may be spent."""


class Monitor(msgspec.Struct, frozen=True):
    """Up to so many neglected patients of everyone do not get worse."""

    count: str


class Worsen(msgspec.Struct, frozen=True):
    """Neglected patients of a drawn colour get worse by so many steps."""

    steps: str


class Inspect(msgspec.Struct, frozen=True):
    """Points for whoever has no fatality in the round."""

    points: str


class Report(msgspec.Struct, frozen=True):
    """Points for whoever discharges most patients in the round; ties share them in full."""

    points: str
