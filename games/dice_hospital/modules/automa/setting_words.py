"""The options and figures of the Automa as labels."""

from games.kernel.words.words import Sentence

OPTIONS = {
    "deck": Sentence(
        en="Which of its cards are in play",
        de="Welche seiner Karten im Spiel sind",
        fr="Ses cartes en jeu",
        it="Quali sue carte sono in gioco",
    ),
    "deck=easy": Sentence(
        en="more simple ones",
        de="mehr einfache",
        fr="davantage de simples",
        it="più carte semplici",
    ),
    "deck=normal": Sentence(
        en="equally many of each level",
        de="von jeder Stufe gleich viele",
        fr="autant de chaque niveau",
        it="lo stesso numero per livello",
    ),
    "deck=hard": Sentence(
        en="more hard ones",
        de="mehr schwere",
        fr="davantage de difficiles",
        it="più carte difficili",
    ),
    "blood_bags": Sentence(
        en="Where its blood bags replace dice",
        de="Wo seine Blutbeutel Würfel ersetzen",
        fr="Où ses poches de sang remplacent des dés",
        it="Dove le sue sacche di sangue sostituiscono dadi",
    ),
    "blood_bags=any_slot": Sentence(
        en="on any slot",
        de="auf jedem Feld",
        fr="sur n'importe quelle case",
        it="su qualsiasi casella",
    ),
    "blood_bags=coloured_slots": Sentence(
        en="easier: on coloured slots only",
        de="leichter: nur auf farbigen Feldern",
        fr="plus facile : sur les cases de couleur seulement",
        it="più facile: solo sulle caselle colorate",
    ),
    "blood_bags=kept": Sentence(
        en="easier: nowhere",
        de="leichter: nirgends",
        fr="plus facile : nulle part",
        it="più facile: da nessuna parte",
    ),
    "points_for_tiles": Sentence(
        en="Harder: a point for every first player tile that it lays",
        de="Schwerer: ein Punkt für jedes Startspielerplättchen, das er legt",
        fr="Plus difficile : un point pour chaque tuile premier joueur qu'il pose",
        it="Più difficile: un punto per ogni tessera primo giocatore che posa",
    ),
    "points_for_assigned": Sentence(
        en="Harder: a point at the end for every die on cards that are not full",
        de="Schwerer: am Ende ein Punkt für jeden Würfel auf Karten, die nicht voll sind",
        fr="Plus difficile : un point à la fin pour chaque dé sur une carte incomplète",
        it="Più difficile: alla fine un punto per ogni dado su carte non complete",
    ),
    "points_for_waiting": Sentence(
        en="Harder: a point at the end for every die that is not on a card",
        de="Schwerer: am Ende ein Punkt für jeden Würfel, der auf keiner Karte liegt",
        fr="Plus difficile : un point à la fin pour chaque dé hors des cartes",
        it="Più difficile: alla fine un punto per ogni dado che non è su una carta",
    ),
}

FIGURES = {
    "automa_hospital_cards": Sentence(
        en="the Automa's Hospital cards: their slots left and right, points, bonus for the right "
        "part, and the improvement they take away",
        de="die Krankenhauskarten des Automa: ihre Felder links und rechts, Punkte, Bonus für den "
        "rechten Teil und der Ausbau, den sie wegnehmen",
        fr="les cartes Hôpital de l'Automa : leurs cases à gauche et à droite, leurs points, le "
        "bonus de la partie droite et l'amélioration qu'elles retirent",
        it="le carte Ospedale dell'Automa: le caselle a sinistra e a destra, i punti, il bonus della "
        "parte destra e il miglioramento che tolgono",
    ),
    "automa_decision_cards": Sentence(
        en="the Automa's Decision cards: first and second ambulance, and the improvement they add",
        de="die Entscheidungskarten des Automa: erster und zweiter Krankenwagen und der Ausbau, den "
        "sie hinzufügen",
        fr="les cartes Décision de l'Automa : première et deuxième ambulance, et l'amélioration "
        "qu'elles ajoutent",
        it="le carte Decisione dell'Automa: prima e seconda ambulanza, e il miglioramento che aggiungono",
    ),
    "automa_hospital_cards.level": Sentence(
        en="level",
        de="Stufe",
        fr="niveau",
        it="livello",
    ),
    "automa_hospital_cards=simple": Sentence(
        en="simple",
        de="einfach",
        fr="simple",
        it="semplice",
    ),
    "automa_hospital_cards=normal": Sentence(
        en="normal",
        de="normal",
        fr="normale",
        it="normale",
    ),
    "automa_hospital_cards=hard": Sentence(
        en="hard",
        de="schwer",
        fr="difficile",
        it="difficile",
    ),
    "automa_hospital_cards.left": Sentence(
        en="slots on the left",
        de="Felder links",
        fr="cases de gauche",
        it="caselle a sinistra",
    ),
    "automa_hospital_cards.right": Sentence(
        en="slots on the right",
        de="Felder rechts",
        fr="cases de droite",
        it="caselle a destra",
    ),
    "automa_hospital_cards=any": Sentence(
        en="any colour",
        de="jede Farbe",
        fr="toute couleur",
        it="qualsiasi colore",
    ),
    "automa_hospital_cards.points": Sentence(
        en="points",
        de="Punkte",
        fr="points",
        it="punti",
    ),
    "automa_hospital_cards.bonus": Sentence(
        en="bonus for the right part",
        de="Bonus für den rechten Teil",
        fr="bonus de la partie droite",
        it="bonus della parte destra",
    ),
    "automa_hospital_cards.takes": Sentence(
        en="takes away",
        de="nimmt weg",
        fr="retire",
        it="toglie",
    ),
    "automa_hospital_cards=department": Sentence(
        en="department",
        de="Abteilung",
        fr="service",
        it="reparto",
    ),
    "automa_hospital_cards.end": Sentence(
        en="from which end",
        de="von welchem Ende",
        fr="de quel côté",
        it="da quale estremo",
    ),
    "automa_hospital_cards=leftmost": Sentence(
        en="the leftmost",
        de="ganz links",
        fr="tout à gauche",
        it="il più a sinistra",
    ),
    "automa_hospital_cards=rightmost": Sentence(
        en="the rightmost",
        de="ganz rechts",
        fr="tout à droite",
        it="il più a destra",
    ),
    "automa_decision_cards.first": Sentence(
        en="first ambulance",
        de="erster Krankenwagen",
        fr="première ambulance",
        it="prima ambulanza",
    ),
    "automa_decision_cards.second": Sentence(
        en="second ambulance",
        de="zweiter Krankenwagen",
        fr="deuxième ambulance",
        it="seconda ambulanza",
    ),
    "automa_decision_cards.adds": Sentence(
        en="adds",
        de="fügt hinzu",
        fr="ajoute",
        it="aggiunge",
    ),
    "automa_decision_cards=department": Sentence(
        en="department",
        de="Abteilung",
        fr="service",
        it="reparto",
    ),
}
