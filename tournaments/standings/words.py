"""What points and tie-breaks are, for people, in four languages: a short name and a sentence each."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from games.kernel.words.words import Sentence
from tournaments.settings import TieBreak
from tournaments.standings.rows import TermKind


class Explained(msgspec.Struct, frozen=True):
    """A short name, as the head of a column, and what it means."""

    name: Sentence
    about: Sentence


POINTS: Mapping[Literal["place", "share", "wins"], Explained] = {
    "place": Explained(
        Sentence(en="Points by place", de="Punkte nach Platz", fr="Points par place", it="Punti per posto"),
        Sentence(
            en="Each place at a table is worth points; players who share a place share its points.",
            de="Jeder Platz an einem Tisch ist Punkte wert; wer sich einen Platz teilt, teilt die Punkte.",
            fr="Chaque place à une table vaut des points ; les ex æquo se partagent les points.",
            it="Ogni posto a un tavolo vale dei punti; chi condivide un posto ne divide i punti.",
        ),
    ),
    "share": Explained(
        Sentence(
            en="Points by share", de="Punkte nach Anteil", fr="Points par part", it="Punti in proporzione"
        ),
        Sentence(
            en="Each player gets the share of the table's points that the player scored, as a part of 1.",
            de="Alle bekommen ihren Anteil an den Punkten des Tisches, als Teil von 1.",
            fr="Chacun reçoit sa part des points de la table, comme fraction de 1.",
            it="Ciascuno riceve la propria quota dei punti del tavolo, come parte di 1.",
        ),
    ),
    "wins": Explained(
        Sentence(
            en="Points by wins", de="Punkte nach Siegen", fr="Points par victoires", it="Punti per vittorie"
        ),
        Sentence(
            en="Winning a table is worth one point, which players in a shared first place divide.",
            de="Der Sieg an einem Tisch ist einen Punkt wert; wer sich den ersten Platz teilt, teilt ihn.",
            fr="Gagner une table vaut un point, que les premiers ex æquo se partagent.",
            it="Vincere un tavolo vale un punto, che i primi a pari merito si dividono.",
        ),
    ),
}

TIE_BREAKS: Mapping[TieBreak, Explained] = {
    "head_to_head": Explained(
        Sentence(
            en="Head to head", de="Direkter Vergleich", fr="Confrontation directe", it="Scontro diretto"
        ),
        Sentence(
            en="Among the tied players: plus 1 for each one you finished ahead of at the same table, minus 1 "
            "for each one who finished ahead of you.",
            de="Unter den Punktgleichen: plus 1 für alle, die am selben Tisch hinter dir lagen, minus 1 für "
            "alle, die vor dir lagen.",
            fr="Entre les joueurs à égalité : plus 1 pour chacun qui a fini derrière vous à la même table, "
            "moins 1 pour chacun qui a fini devant vous.",
            it="Tra i giocatori a pari punti: più 1 per ciascuno finito dietro di te allo stesso tavolo, "
            "meno 1 per ciascuno finito davanti.",
        ),
    ),
    "opponents_points": Explained(
        Sentence(
            en="Opponents' points", de="Gegnerpunkte", fr="Points des adversaires", it="Punti degli avversari"
        ),
        Sentence(
            en="The average tournament points of everybody you played against: who had stronger opponents "
            "goes first.",
            de="Der Durchschnitt der Turnierpunkte aller, gegen die du gespielt hast: Stärkere Gegner gehen "
            "vor.",
            fr="La moyenne des points de tournoi de tous vos adversaires : les adversaires plus forts "
            "l'emportent.",
            it="La media dei punti di torneo di tutti i tuoi avversari: chi ha avuto avversari più forti "
            "viene prima.",
        ),
    ),
    "score_difference": Explained(
        Sentence(
            en="Score difference", de="Punktedifferenz", fr="Différence de points", it="Differenza punti"
        ),
        Sentence(
            en="How many more points than the others at the table you scored in the game, on average over "
            "your tables.",
            de="Wie viele Punkte mehr als die anderen am Tisch du im Spiel hattest, im Durchschnitt deiner "
            "Tische.",
            fr="De combien de points vous avez dépassé les autres joueurs de la table, en moyenne sur vos "
            "tables.",
            it="Quanti punti più degli altri al tavolo hai fatto nella partita, in media sui tuoi tavoli.",
        ),
    ),
    "score_share": Explained(
        Sentence(
            en="Score share",
            de="Punkteanteil",
            fr="Part des points",
            it="Quota dei punti",
        ),
        Sentence(
            en="Which share of all points at the table you scored, on average over your tables.",
            de="Welchen Anteil an allen Punkten des Tisches du hattest, im Durchschnitt deiner Tische.",
            fr="Votre part de tous les points de la table, en moyenne sur vos tables.",
            it="La tua quota di tutti i punti del tavolo, in media sui tuoi tavoli.",
        ),
    ),
    "wins": Explained(
        Sentence(en="Wins", de="Siege", fr="Victoires", it="Vittorie"),
        Sentence(
            en="How many tables you won; a shared first place counts in part.",
            de="Wie viele Tische du gewonnen hast; ein geteilter erster Platz zählt anteilig.",
            fr="Le nombre de tables que vous avez gagnées ; une première place partagée compte en partie.",
            it="Quanti tavoli hai vinto; un primo posto condiviso conta in parte.",
        ),
    ),
    "seat_average": Explained(
        Sentence(en="Seat average", de="Sitz im Schnitt", fr="Siège moyen", it="Posto medio"),
        Sentence(
            en="The average number of your seats at the tables: who sat later goes first.",
            de="Die durchschnittliche Nummer deiner Sitze an den Tischen: Wer später saß, geht vor.",
            fr="Le numéro moyen de vos sièges aux tables : qui était assis plus loin passe devant.",
            it="Il numero medio dei tuoi posti a sedere: chi sedeva più avanti nel giro viene prima.",
        ),
    ),
    "lot": Explained(
        Sentence(en="Lot", de="Los", fr="Tirage au sort", it="Sorteggio"),
        Sentence(
            en="The number drawn for you when you registered: the lower one goes first.",
            de="Die Nummer, die bei der Anmeldung für dich gezogen wurde: Die niedrigere geht vor.",
            fr="Le numéro tiré pour vous à l'inscription : le plus petit passe devant.",
            it="Il numero estratto per te all'iscrizione: il più basso viene prima.",
        ),
    ),
}

TERMS: Mapping[TermKind, Sentence] = {
    "place": Sentence(en="place", de="Platz", fr="place", it="posto"),
    "share": Sentence(
        en="share of the points", de="Anteil an den Punkten", fr="part des points", it="quota dei punti"
    ),
    "wins": Sentence(en="win", de="Sieg", fr="victoire", it="vittoria"),
    "bye": Sentence(en="bye", de="Freilos", fr="exempt", it="turno di riposo"),
    "award": Sentence(
        en="given by an organizer",
        de="von der Turnierleitung vergeben",
        fr="attribué par l'organisation",
        it="assegnati dall'organizzazione",
    ),
    "opponent": Sentence(en="opponent", de="Gegner", fr="adversaire", it="avversario"),
    "table": Sentence(en="table", de="Tisch", fr="table", it="tavolo"),
    "seat": Sentence(en="seat", de="Sitz", fr="siège", it="posto a sedere"),
    "lot": Sentence(en="lot", de="Los", fr="tirage au sort", it="sorteggio"),
}
