"""Effects that exist once for each colour, with the colour as an adjective."""

from collections.abc import Mapping

from games.kernel.words.words import Effect

_ONE: Mapping[str, Effect] = {
    "red": Effect(de="roten", fr="rouge", it="rosso"),
    "yellow": Effect(de="gelben", fr="jaune", it="giallo"),
    "green": Effect(de="grünen", fr="vert", it="verde"),
    "pink": Effect(de="rosa", fr="rose", it="rosa"),
}
_MANY: Mapping[str, Effect] = {
    "red": Effect(de="rote", fr="rouges", it="rossi"),
    "yellow": Effect(de="gelbe", fr="jaunes", it="gialli"),
    "green": Effect(de="grüne", fr="verts", it="verdi"),
    "pink": Effect(de="rosa", fr="roses", it="rosa"),
}


def coloured(effect: Effect, ids: Mapping[str, str]) -> dict[str, Effect]:
    """Return an effect for each colour, by the id of its component.

    `{one}` is the colour of one patient (accusative in German), `{many}` of several.
    """
    return {
        key: Effect(
            de=effect.de.format(one=_ONE[colour].de, many=_MANY[colour].de),
            fr=effect.fr.format(one=_ONE[colour].fr, many=_MANY[colour].fr),
            it=effect.it.format(one=_ONE[colour].it, many=_MANY[colour].it),
        )
        for colour, key in ids.items()
    }
