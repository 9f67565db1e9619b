"""What the cards of the Automa do, in the languages but English."""

from games.dice_hospital.modules.automa.amendments import PRESENT_CARDS
from games.dice_hospital.modules.automa.cards import DECISION_CARDS, DecisionCard, HospitalCard
from games.dice_hospital.words.terms import TERMS
from games.kernel.words.words import Effect

_ANY = Effect(de="beliebig", fr="au choix", it="qualsiasi")
_TAKEN: dict[tuple[str, str], Effect] = {
    ("leftmost", "department"): Effect(
        de="die Abteilung ganz links", fr="le service le plus à gauche", it="il dipartimento più a sinistra"
    ),
    ("rightmost", "department"): Effect(
        de="die Abteilung ganz rechts", fr="le service le plus à droite", it="il dipartimento più a destra"
    ),
    ("leftmost", "specialist"): Effect(
        de="den Spezialisten ganz links",
        fr="le spécialiste le plus à gauche",
        it="lo specialista più a sinistra",
    ),
    ("rightmost", "specialist"): Effect(
        de="den Spezialisten ganz rechts",
        fr="le spécialiste le plus à droite",
        it="lo specialista più a destra",
    ),
}
_ADDED: dict[str, Effect] = {
    "department": Effect(de="eine Abteilung", fr="un service", it="un dipartimento"),
    "specialist": Effect(de="einen Spezialisten", fr="un spécialiste", it="uno specialista"),
}


def _hospital_card(card: HospitalCard) -> Effect:
    left, right = [[TERMS.get(slot, _ANY) for slot in part] for part in (card.left, card.right)]
    taken = _TAKEN[card.end, card.takes]
    return Effect(
        de=f"{card.points} Punkte für {', '.join(one.de for one in left)}; {card.bonus} mehr für"
        f" {', '.join(one.de for one in right)}, wenn kein Plättchen sie bedeckt; entfernt {taken.de}, wenn"
        " der Automa Startspieler ist",
        fr=f"{card.points} points pour {', '.join(one.fr for one in left)} ; {card.bonus} de plus pour"
        f" {', '.join(one.fr for one in right)}, si aucune tuile ne les couvre ; retire {taken.fr} quand"
        " l'Automa est premier joueur",
        it=f"{card.points} punti per {', '.join(one.it for one in left)}; {card.bonus} in più per"
        f" {', '.join(one.it for one in right)}, se nessuna tessera li copre; toglie {taken.it} quando"
        " l'Automa è primo giocatore",
    )


def _decision_card(card: DecisionCard) -> Effect:
    added = _ADDED[card.adds]
    return Effect(
        de=f"nimmt Krankenwagen {card.first}, sonst {card.second}; fügt der nächsten Runde {added.de} hinzu",
        fr=f"prend l'ambulance {card.first}, sinon la {card.second} ; ajoute {added.fr} à la manche suivante",
        it=f"prende l'ambulanza {card.first}, altrimenti la {card.second}; aggiunge {added.it} al prossimo"
        " round",
    )


EFFECTS: dict[str, Effect] = {
    **{key: _hospital_card(card) for key, card in PRESENT_CARDS.items()},
    **{key: _decision_card(card) for key, card in DECISION_CARDS.items()},
    "automa_tile": Effect(
        de="bedeckt den rechten Teil einer Krankenhauskarte",
        fr="couvre la partie droite d'une carte Hôpital",
        it="copre la parte destra di una carta Ospedale",
    ),
}
