"""Investments and Maternity: pink tokens, three nurses, and no tokens in paediatric wards."""

from collections.abc import Callable

from msgspec.structs import replace

from games.dice_hospital.hooks import opening_hospital
from games.dice_hospital.modules.investments.hooks import investment_spaces, may_hold
from games.dice_hospital.modules.investments.names import token_names
from games.dice_hospital.modules.investments.tokens.token_kinds import parts_of
from games.dice_hospital.modules.investments_maternity.amendments import AMENDMENTS
from games.dice_hospital.modules.investments_maternity.words import WORDS
from games.dice_hospital.modules.maternity.families.members import PINK
from games.dice_hospital.modules.maternity.families.paediatric_wards import WARD_ABOVE
from games.dice_hospital.state import NURSES, Colour, Hospital, State
from games.dice_hospital.types import Module, Rules
from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import Names
from games.kernel.figures import Figure
from games.kernel.messages import Seat

Spaces = Callable[[Rules], tuple[Colour, ...]]
Holds = Callable[[Rules, State, Seat, str], bool]
Opening = Callable[[Rules, Seat], Hospital]


def _with_pink(original: Spaces) -> Spaces:
    return lambda rules: (*original(rules), PINK)


def _not_under_wards(original: Holds) -> Holds:
    """Forbid tokens on paediatric wards."""

    def override(rules: Rules, state: State, seat: Seat, place: str) -> bool:
        return place not in WARD_ABOVE and original(rules, state, seat, place)

    return override


def _with_three_nurses(original: Opening) -> Opening:
    return lambda rules, seat: replace(original(rules, seat), nurses=NURSES)


INVESTMENTS_MATERNITY = Module(
    key="investments_maternity",
    name="Investments and Maternity",
    about="A fourth board with pink tokens, and three nurses.",
    words=WORDS,
    combines=("investments", "maternity"),
    figures=(Figure("investments_maternity_nurses", NURSES, "printed", "nurses of a hospital"),),
    overrides={
        investment_spaces: _with_pink,
        may_hold: _not_under_wards,
        opening_hospital: _with_three_nurses,
    },
    components=(
        Part("maternity_investment_board", "board", "a further space, with the pile of the pink tokens"),
        *parts_of(PINK),
    ),
    names={
        "maternity_investment_board": Names(
            en="Maternity investment board",
            de="Investitionstafel der Geburtsstation",
            fr="Plateau d'investissements Maternité",
            it="Plancia investimenti Maternità",
            house=("en", "de", "it"),
        ),
        **token_names(PINK),
    },
    amendments=AMENDMENTS,
)
