"""The figures of the City as labels."""

from games.kernel.words.words import Sentence

FIGURES = {
    "city_tiles": Sentence(
        en="tiles of each kind; a pink slot is on one face only. If the tiles are too few for a "
        "city, or do not fit, crossroads are added",
        de="Plättchen jeder Art; ein rosa Feld ist nur auf einer Seite. Sind es für eine Stadt zu "
        "wenige oder passen sie nicht, kommen Kreuzungen hinzu",
        fr="tuiles de chaque sorte ; une case rose n'est que sur une face. S'il y en a trop peu pour "
        "une ville ou si elles ne conviennent pas, on ajoute des carrefours",
        it="tessere di ogni tipo; una casella rosa è solo su un lato. Se sono troppo poche per una "
        "città o non si adattano, si aggiungono incroci",
    ),
    "city_spare_entrances": Sentence(
        en="entrances of a city, at least, beyond one for every ambulance",
        de="Zufahrten einer Stadt, mindestens, über eine je Krankenwagen hinaus",
        fr="entrées d'une ville, au moins, en plus d'une par ambulance",
        it="ingressi di una città, almeno, oltre a uno per ambulanza",
    ),
    "city_bonus_tokens": Sentence(
        en="bonus tokens of each kind",
        de="Bonusmarker jeder Art",
        fr="jetons bonus de chaque sorte",
        it="segnalini bonus di ogni tipo",
    ),
}
