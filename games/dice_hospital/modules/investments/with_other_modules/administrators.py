"""The administrator of Investments: she draws one more token."""

from collections.abc import Callable

import msgspec

from games.dice_hospital.modules.administrators.rows import Administrator, administrators_in
from games.dice_hospital.modules.administrators.state import seat_administrators
from games.dice_hospital.modules.investments.hooks import tokens_to_draw
from games.dice_hospital.modules.investments.words import ADMINISTRATOR_WORDS
from games.dice_hospital.state import State
from games.dice_hospital.types import Module, Rules
from games.kernel.catalogue.names import Names
from games.kernel.messages import Seat


class DrawsMoreTokens(msgspec.Struct, frozen=True):
    """Draw this many more tokens."""

    tokens: int = 1

    def points(self, _rules: Rules, _state: State, _seat: Seat) -> int:
        """Return 0: she does not score."""
        return 0


Draw = Callable[[Rules, State, Seat], int]


def _with_strategist(original: Draw) -> Draw:
    def override(rules: Rules, state: State, seat: Seat) -> int:
        kept = seat_administrators(state)[seat].kept
        bonus = administrators_in(rules.box)[kept].bonus if kept else None
        return original(rules, state, seat) + (bonus.tokens if isinstance(bonus, DrawsMoreTokens) else 0)

    return override


INVESTMENTS_ADMINISTRATOR = Module(
    key="investments_administrator",
    name="Administrator of Investments",
    about="One more administrator is dealt.",
    words=ADMINISTRATOR_WORDS,
    combines=("investments", "administrators"),
    overrides={tokens_to_draw: _with_strategist},
    components=(
        Administrator(
            "hospital_strategist",
            DrawsMoreTokens(),
            "when you invest: draw one token more, and keep one as usual",
            appeal=1,
        ),
    ),
    names={
        "hospital_strategist": Names(
            en="Hospital Strategist",
            de="Krankenhausstratege",
            fr="Stratège hospitalier",
            it="Stratega ospedaliero",
            house=("en", "de", "it"),
        )
    },
)
