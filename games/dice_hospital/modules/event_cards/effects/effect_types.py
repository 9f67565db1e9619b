"""The types of event effects. Numbers are given as keys of figures."""

from typing import Literal

import msgspec


class Donate(msgspec.Struct, frozen=True):
    """Every seat gets blood bags."""

    bags: str


class Turn(msgspec.Struct, frozen=True):
    """Every seat makes patients better or worse, up to a limit and without treating them."""

    count: str
    steps: str
    limit: str
    towards: Literal["better", "worse"]


class Transfer(msgspec.Struct, frozen=True):
    """Every seat may return patients to the bag."""

    count: str


class Infect(msgspec.Struct, frozen=True):
    """Every seat draws and rolls patients into free beds."""

    patients: str


class Reroll(msgspec.Struct, frozen=True):
    """Arriving patients are rolled again if they show these values."""

    faces: str


class WorkTwice(msgspec.Struct, frozen=True):
    """Some nurses may be placed twice."""

    nurses: str


class KeepHome(msgspec.Struct, frozen=True):
    """Each seat keeps some meeples at home."""

    count: str


class Close(msgspec.Struct, frozen=True):
    """Each seat closes some departments."""

    count: str


class NoBlood(msgspec.Struct, frozen=True):
    """No blood bag may be spent."""


class Monitor(msgspec.Struct, frozen=True):
    """A number of neglected patients of each seat do not get worse."""

    count: str


class Worsen(msgspec.Struct, frozen=True):
    """Neglected patients of a drawn colour get worse by more steps."""

    steps: str


class Inspect(msgspec.Struct, frozen=True):
    """Points for each seat without a fatality in the round."""

    points: str


class Report(msgspec.Struct, frozen=True):
    """Points for the seat that discharges most patients in the round; tied seats all get them."""

    points: str
