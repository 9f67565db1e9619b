"""Names of Investments' components. Only the French book has them; it names no single token."""

from games.dice_hospital.modules.investments.tokens.token_kinds import TokenKind, tokens_of
from games.dice_hospital.state import COLOURS, Colour
from games.kernel.catalogue.names import Names, house

_KINDS: dict[TokenKind, Names] = {
    "equal": house(en="equal value", de="gleicher Wert", fr="même valeur", it="stesso valore"),
    "higher": house(en="one higher", de="um eins höher", fr="un niveau au-dessus", it="un livello sopra"),
    "lower": house(en="one lower", de="um eins niedriger", fr="un niveau au-dessous", it="un livello sotto"),
    "low": house(en="low value", de="niedriger Wert", fr="valeur basse", it="valore basso"),
    "more": house(en="one more", de="eine Stufe mehr", fr="un niveau de plus", it="un livello in più"),
    "colour": house(en="colour", de="Farbe", fr="couleur", it="colore"),
    "nurse": house(en="nurse", de="Krankenschwester", fr="infirmière", it="infermiere"),
}
_TOKENS: dict[Colour, Names] = {
    "red": house(en="Red token", de="Roter Marker", fr="Jeton rouge", it="Segnalino rosso"),
    "yellow": house(en="Yellow token", de="Gelber Marker", fr="Jeton jaune", it="Segnalino giallo"),
    "green": house(en="Green token", de="Grüner Marker", fr="Jeton vert", it="Segnalino verde"),
    "pink": house(en="Pink token", de="Rosa Marker", fr="Jeton rose", it="Segnalino rosa"),
}


def token_names(colour: Colour) -> dict[str, Names]:
    """The names of a colour's tokens."""
    return {row.key: _token_name(_TOKENS[colour], _KINDS[row.kind]) for row in tokens_of(colour)}


def _token_name(token: Names, kind: Names) -> Names:
    return house(
        en=f"{token.en} ({kind.en})",
        de=f"{token.de} ({kind.de})",
        fr=f"{token.fr} ({kind.fr})",
        it=f"{token.it} ({kind.it})",
    )


NAMES: dict[str, Names] = {
    "investment_board": Names(
        en="Investment board",
        de="Investitionstafel",
        fr="Plateau d'investissements",
        it="Plancia investimenti",
        house=("en", "de", "it"),
    ),
    **{key: names for colour in COLOURS for key, names in token_names(colour).items()},
}
PARKING_NAMES: dict[str, Names] = {
    "admissions_parking": Names(
        en="Admissions parking",
        de="Aufnahmeparkplatz",
        fr="Parking des admissions",
        it="Parcheggio dell'accettazione",
        house=("en", "de", "it"),
    ),
}
