"""What a round is paired from, and the pairing itself."""

from collections.abc import Mapping
from typing import Literal

import msgspec

ALGORITHM = 1
"""The version of pairing. Raise it with every change that can change a pairing: the audit pairs again."""

Remainder = Literal["smaller_tables", "byes", "bots"]
Proof = Literal["optimal", "best_found", "planned"]
Pair = tuple[str, str]
"""The ids of two players in alphabetical order."""


Round = tuple[tuple[str | None, ...], ...]
"""The ids of the players at each table in the order of the seats; None for a bot."""


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """The players of a round and what they have played so far."""

    players: tuple[str, ...]
    """The ids of the players, the best first."""
    standing: tuple[int, ...]
    """The place of each player. Players with the same points have the same place."""
    table_size: int
    """How many sit at a full table."""
    remainder: Remainder = "smaller_tables"
    """What happens if the players do not fill all tables."""
    seed: int
    """Decides between equally good pairings."""
    ahead: tuple[Round, ...] = ()
    """This round and those after it, as they were foreseen in the last round."""
    left: int = 0
    """How many rounds are to come after this one. Small fields are paired with them in mind."""
    met: Mapping[Pair, int] = {}
    """How often two players have met."""
    seats: Mapping[str, tuple[int, ...]] = {}
    """How often a player has sat in the first seat, the second and so on."""
    byes: Mapping[str, int] = {}
    """How many byes a player has had."""
    forbidden: frozenset[Pair] = frozenset()
    """The pairs that are not to meet."""


class Pairing(msgspec.Struct, frozen=True):
    """The tables of a round."""

    tables: Round
    byes: tuple[str, ...] = ()
    """The ids of the players without a table."""
    repeats: int = 0
    """How many pairs meet who have met before."""
    proof: Proof = "optimal"
    """What is proved about the repeats of this round, in which a pair that has met m times counts m * m.

    `optimal`: no other tables of these sizes, with the same byes, have less. `best_found`: a search found
    none with less. `planned`: there are tables with less, but the rounds of a plan have less together; or
    the round is as the plan of the stage says.
    """
    ahead: tuple[Round, ...] = ()
    """The rounds to come, as they are foreseen now in small fields."""


def pair_of(one: str, other: str) -> Pair:
    """Return two players as a pair."""
    return (one, other) if one < other else (other, one)
