"""Effects that exist once for each colour, with the colour as an adjective."""

from collections.abc import Mapping
from typing import NamedTuple

from games.kernel.words.words import Effect


class Adjective(NamedTuple):
    """A colour as an adjective of one patient (accusative in German), and of several."""

    one: Effect
    many: Effect


ADJECTIVES: Mapping[str, Adjective] = {
    "red": Adjective(Effect(de="roten", fr="rouge", it="rosso"), Effect(de="rote", fr="rouges", it="rossi")),
    "yellow": Adjective(
        Effect(de="gelben", fr="jaune", it="giallo"), Effect(de="gelbe", fr="jaunes", it="gialli")
    ),
    "green": Adjective(
        Effect(de="grünen", fr="vert", it="verde"), Effect(de="grüne", fr="verts", it="verdi")
    ),
}


def coloured(
    effect: Effect, ids: Mapping[str, str], adjectives: Mapping[str, Adjective] = ADJECTIVES
) -> dict[str, Effect]:
    """Return an effect for each colour, by the id of its component, with `{one}` and `{many}` filled in."""
    return {
        key: Effect(
            de=effect.de.format(one=adjectives[colour].one.de, many=adjectives[colour].many.de),
            fr=effect.fr.format(one=adjectives[colour].one.fr, many=adjectives[colour].many.fr),
            it=effect.it.format(one=adjectives[colour].one.it, many=adjectives[colour].many.it),
        )
        for colour, key in ids.items()
    }
