"""The options and figures of City with Maternity as labels."""

from games.kernel.words.words import Sentence

OPTIONS = {
    "pink_tiles": Sentence(
        en="Where the tiles with a pink slot lie",
        de="Wo die Plättchen mit rosa Feld liegen",
        fr="Où se trouvent les tuiles à case rose",
        it="Dove si trovano le tessere con casella rosa",
    ),
    "pink_tiles=printed": Sentence(
        en="as the map says",
        de="wie auf dem Plan",
        fr="comme sur le plan",
        it="come sulla mappa",
    ),
    "pink_tiles=drawn": Sentence(
        en="drawn at random",
        de="zufällig gezogen",
        fr="tirées au hasard",
        it="estratte a caso",
    ),
}

FIGURES = {
    "city_maternity_places": Sentence(
        en="rows and columns of the tiles with a pink slot, by players, unless they are drawn",
        de="Zeilen und Spalten der Plättchen mit rosa Feld je Spielerzahl, wenn sie nicht gezogen werden",
        fr="lignes et colonnes des tuiles à case rose selon le nombre de joueurs, si elles ne sont "
        "pas tirées",
        it="righe e colonne delle tessere con casella rosa per numero di giocatori, se non sono estratte",
    ),
}
