"""Whom each kind of token may heal after a placement, and by how much."""

from collections.abc import Callable
from typing import NamedTuple

from games.dice_hospital.effects.choice import ANY_VALUE, Choice
from games.dice_hospital.effects.reactions import Candidate, the_healed, the_others
from games.dice_hospital.modules.investments.tokens.tokens import TokenKind, token_row
from games.dice_hospital.state import Hospital, Pending

LOWEST = frozenset({1, 2})


class TokenEffect(NamedTuple):
    """A heal of one patient of the token's colour."""

    candidates: Callable[[Hospital, Pending], list[Candidate]]
    values: Callable[[Pending], frozenset[int]]
    steps: int = 1


def _beside_the_healed(distance: int) -> TokenEffect:
    """Another patient so much above one that the department healed, by the values before."""
    return TokenEffect(the_others, lambda placed: frozenset([p.value + distance for p in placed.healed]))


EFFECTS: dict[TokenKind, TokenEffect] = {
    "equal": _beside_the_healed(0),
    "higher": _beside_the_healed(1),
    "lower": _beside_the_healed(-1),
    "low": TokenEffect(the_others, lambda _placed: LOWEST, 2),
    "more": TokenEffect(the_healed, lambda _placed: ANY_VALUE),
}
"""Tokens of other kinds are never used: they work by themselves."""


def works_by_use(token: str) -> bool:
    """Whether a token heals somebody when it is used."""
    return token_row(token).kind in EFFECTS


def target(token: str, placed: Pending) -> Choice:
    """Whom a token may heal after a placement."""
    row = token_row(token)
    return Choice(1, row.colour, EFFECTS[row.kind].values(placed))


def candidates(token: str, hospital: Hospital, placed: Pending) -> list[Candidate]:
    """The patients a token looks at, with the values they had before the placement."""
    return EFFECTS[token_row(token).kind].candidates(hospital, placed)


def steps_of(token: str) -> int:
    """How many steps a token heals."""
    return EFFECTS[token_row(token).kind].steps
