"""A line of the standings, with every term that its numbers are made of."""

from fractions import Fraction
from typing import Literal

import msgspec

from tournaments.settings import TieBreak
from tournaments.state import ParticipantStatus

TermKind = Literal["place", "share", "wins", "bye", "award", "opponent", "table", "seat", "lot"]


class Term(msgspec.Struct, frozen=True):
    """One of the amounts that a number is the sum or the average of."""

    kind: TermKind
    """What the amount is for: a `place`, a `share`, a win (`wins`), a `bye`, an `award`, an `opponent`, what
    happened at a `table`, the `seat`, or the `lot`."""
    amount: Fraction
    round: int | None = None
    """The number of the round; null for the lot."""
    table: int | None = None
    """The number of the table; null if it is about none."""
    player: str | None = None
    """The id of the opponent; null if it is about none."""


class TieBreakValue(msgspec.Struct, frozen=True):
    """What a tie-break says about a player: the sum of the amounts of its terms, divided by `divisor`."""

    name: TieBreak
    value: Fraction | None
    """Null if it does not apply: head to head for a player whom nobody is tied with."""
    terms: tuple[Term, ...] = ()
    divisor: int = 1


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A player in the standings."""

    place: int
    """1 for the best. Players whom nothing tells apart share a place, and the next places are skipped."""
    player: str
    """The id of the player."""
    points: Fraction
    """The tournament points: the sum of the amounts of `terms`."""
    terms: tuple[Term, ...]
    played: int
    """How many tables count for the player."""
    byes: int
    wins: Fraction
    """How many tables the player won; of a shared first place, the share."""
    tie_breaks: tuple[TieBreakValue, ...]
    """The values of all tie-breaks, in the order in which they decide."""
    status: ParticipantStatus
    group: int = 0
    """The group, from 1; 0 if there are none."""
