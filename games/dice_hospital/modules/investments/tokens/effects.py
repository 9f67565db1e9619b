"""Which patients each kind of token can heal after a placement, and by how many steps."""

from collections.abc import Callable
from typing import NamedTuple

from games.dice_hospital.effects.choice import ANY_VALUE, Choice
from games.dice_hospital.effects.specialist_reactions import Who, healed_patients, other_patients
from games.dice_hospital.modules.investments.tokens.token_kinds import TokenKind, token_row
from games.dice_hospital.state import Pending

LOWEST = frozenset({1, 2})


class TokenEffect(NamedTuple):
    """A heal of one patient of the token's colour."""

    who: Who
    values: Callable[[Pending], frozenset[int]]
    steps: int = 1


def _beside_the_healed(distance: int) -> TokenEffect:
    """Heal another patient whose value is `distance` above that of a healed one, before the placement."""
    return TokenEffect(other_patients, lambda placed: frozenset([p.value + distance for p in placed.healed]))


EFFECTS: dict[TokenKind, TokenEffect] = {
    "equal": _beside_the_healed(0),
    "higher": _beside_the_healed(1),
    "lower": _beside_the_healed(-1),
    "low": TokenEffect(other_patients, lambda _placed: LOWEST, 2),
    "more": TokenEffect(healed_patients, lambda _placed: ANY_VALUE),
}
"""The kinds of tokens that are used. The others work without being used."""


def is_usable_kind(token: str) -> bool:
    """Whether a token heals a patient when it is used."""
    return token_row(token).kind in EFFECTS


def target(token: str, placed: Pending) -> Choice:
    """The choice of patients for a token after a placement."""
    row = token_row(token)
    return Choice(1, row.colour, EFFECTS[row.kind].values(placed))


def who_fits(token: str) -> Who:
    """The hook that returns the patients a token can choose from."""
    return EFFECTS[token_row(token).kind].who


def steps_of(token: str) -> int:
    """How many steps a token heals."""
    return EFFECTS[token_row(token).kind].steps
