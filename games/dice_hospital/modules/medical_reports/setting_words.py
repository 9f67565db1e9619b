"""The options and figures of Medical Reports as labels."""

from games.kernel.words.words import Sentence

OPTIONS = {
    "double_fatalities": Sentence(
        en="Harder: fatalities cost twice as much at the end",
        de="Schwerer: Todesfälle kosten am Ende doppelt so viel",
        fr="Plus difficile : les décès coûtent le double à la fin",
        it="Più difficile: i decessi costano il doppio alla fine",
    ),
    "double_reports": Sentence(
        en="Harder: reports that are not completed cost twice as much at the end",
        de="Schwerer: nicht erfüllte Berichte kosten am Ende doppelt so viel",
        fr="Plus difficile : les rapports inachevés coûtent le double à la fin",
        it="Più difficile: i referti non completati costano il doppio alla fine",
    ),
}

FIGURES = {
    "medical_reports_points": Sentence(
        en="the report cards, by the colours of the dice each asks for, and the points each brings",
        de="die Berichtskarten nach den Farben der verlangten Würfel und die Punkte, die jede bringt",
        fr="les cartes Rapport, selon les couleurs des dés qu'elles demandent, et les points de chacune",
        it="le carte referto, secondo i colori dei dadi richiesti, e i punti di ognuna",
    ),
}
