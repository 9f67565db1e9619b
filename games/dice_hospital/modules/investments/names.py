"""Names of Investments' components. The names of single tokens are house names."""

from games.dice_hospital.modules.investments.tokens.token_kinds import TokenKind, tokens_of
from games.dice_hospital.state import COLOURS, Colour
from games.kernel.catalogue.names import Names, house, printed

_KINDS: dict[TokenKind, str] = {
    "equal": "Equal Value",
    "higher": "One Higher",
    "lower": "One Lower",
    "low": "Low Value",
    "more": "One More",
    "colour": "Colour",
    "nurse": "Nurse",
}


def token_names(colour: Colour) -> dict[str, Names]:
    """The names of a colour's tokens."""
    return {row.key: house(f"{colour.title()} token: {_KINDS[row.kind]}") for row in tokens_of(colour)}


NAMES: dict[str, Names] = {
    "investment_board": printed("Investment board", fr="Plateau d'investissements"),
    **{key: names for colour in COLOURS for key, names in token_names(colour).items()},
}
PARKING_NAMES: dict[str, Names] = {
    "admissions_parking": printed("Admissions parking", fr="Parking des admissions"),
}
