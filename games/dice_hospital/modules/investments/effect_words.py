"""What the components of Investments do, in the languages but English."""

from collections.abc import Mapping

from games.dice_hospital.words.colours import ADJECTIVES, Adjective, coloured
from games.kernel.words.words import Effect

_TOKENS: dict[str, Effect] = {
    "equal": Effect(
        de="heilt einen anderen {one} Patienten mit dem Wert eines von der Abteilung geheilten um 1 Stufe",
        fr="soigne un autre patient {one}, de la valeur d'un patient soigné par le service, de 1 niveau",
        it="cura di 1 livello un altro paziente {one} del valore di uno curato dal dipartimento",
    ),
    "higher": Effect(
        de="heilt einen anderen {one} Patienten um 1 Stufe, eins über dem Wert eines von der Abteilung"
        " geheilten",
        fr="soigne un autre patient {one} de 1 niveau, un au-dessus de la valeur d'un patient soigné par le"
        " service",
        it="cura di 1 livello un altro paziente {one}, uno sopra il valore di uno curato dal dipartimento",
    ),
    "lower": Effect(
        de="heilt einen anderen {one} Patienten um 1 Stufe, eins unter dem Wert eines von der Abteilung"
        " geheilten",
        fr="soigne un autre patient {one} de 1 niveau, un au-dessous de la valeur d'un patient soigné par"
        " le service",
        it="cura di 1 livello un altro paziente {one}, uno sotto il valore di uno curato dal dipartimento",
    ),
    "low": Effect(
        de="heilt einen anderen {one} Patienten mit Wert 1 oder 2 um 2 Stufen",
        fr="soigne un autre patient {one} de valeur 1 ou 2 de 2 niveaux",
        it="cura di 2 livelli un altro paziente {one} di valore 1 o 2",
    ),
    "more": Effect(
        de="heilt einen {one} Patienten, den die Abteilung geheilt hat, um 1 weitere Stufe",
        fr="soigne de 1 niveau de plus un patient {one} soigné par le service",
        it="cura di 1 livello in più un paziente {one} curato dal dipartimento",
    ),
    "colour": Effect(
        de="die Abteilung heilt {many} Patienten statt derer ihrer eigenen Farbe",
        fr="le service soigne des patients {many} au lieu de ceux de sa couleur",
        it="il dipartimento cura pazienti {many} invece di quelli del suo colore",
    ),
}
_NURSE = Effect(
    de="wird für eine weitere Krankenschwester abgelegt, bis zum Spielende",
    fr="se défausse pour une infirmière de plus, jusqu'à la fin de la partie",
    it="si scarta per un infermiere in più, fino alla fine della partita",
)


def token_effects(adjectives: Mapping[str, Adjective] = ADJECTIVES) -> dict[str, Effect]:
    """Return the effects of all tokens of these colours."""
    effects = {f"{colour}_nurse": _NURSE for colour in adjectives}
    for name, template in _TOKENS.items():
        effects |= coloured(template, {colour: f"{colour}_{name}" for colour in adjectives}, adjectives)
    return effects


EFFECTS: dict[str, Effect] = {
    **token_effects(),
    "investment_board": Effect(
        de="ein Feld für jede Farbe, mit dem Stapel ihrer Marker",
        fr="une case pour chaque couleur, avec la pile de ses jetons",
        it="una casella per ogni colore, con la pila dei suoi segnalini",
    ),
    "staff_agency": Effect(
        de="eine unbenutzte Krankenschwester löst einen benutzten Spezialisten ab, der noch einmal"
        " eingesetzt werden darf",
        fr="une infirmière inutilisée relève un spécialiste utilisé, qui peut servir de nouveau",
        it="un infermiere non usato dà il cambio a uno specialista usato, che si può usare di nuovo",
    ),
    **coloured(
        Effect(
            de="heilt einen {one} Patienten um 2 Stufen; bis zu zwei unbehandelte andere zählen als"
            " behandelt",
            fr="soigne un patient {one} de 2 niveaux ; jusqu'à deux autres non traités comptent comme"
            " traités",
            it="cura un paziente {one} di 2 livelli; fino a due altri non trattati contano come trattati",
        ),
        {colour: f"observation_unit_{colour}" for colour in ("red", "yellow", "green")},
    ),
    "financial_advisor": Effect(
        de="beim Investieren: sieht sich auch die obersten zwei Marker eines anderen Feldes an",
        fr="en investissant : regarde aussi les deux premiers jetons d'une autre case",
        it="investendo: guarda anche i primi due segnalini di un'altra casella",
    ),
    "management_expert": Effect(
        de="beim Einsetzen: darf einen Marker einer anderen Abteilung nutzen",
        fr="placé : peut utiliser un jeton d'un autre service",
        it="piazzato: può usare un segnalino di un altro dipartimento",
    ),
    "strategic_consultant": Effect(
        de="beim Einsetzen: darf einen Marker der Abteilung zweimal nutzen",
        fr="placé : peut utiliser deux fois un jeton du service",
        it="piazzato: può usare due volte un segnalino del dipartimento",
    ),
    "intern": Effect(
        de="beim Einsetzen: bis zu zwei unbehandelte Patienten einer Station zählen als behandelt; auf der"
        " Karte können Marker liegen",
        fr="placé : jusqu'à deux patients non traités d'une salle comptent comme traités ; la carte peut"
        " porter des jetons",
        it="piazzato: fino a due pazienti non trattati di un reparto contano come trattati; la carta può"
        " tenere segnalini",
    ),
}
ADMINISTRATOR_EFFECTS: dict[str, Effect] = {
    "hospital_strategist": Effect(
        de="beim Investieren: zieh einen Marker mehr und behalte wie üblich einen",
        fr="en investissant : piochez un jeton de plus et gardez-en un comme d'habitude",
        it="investendo: pesca un segnalino in più e tienine uno come al solito",
    ),
}
PARKING_EFFECTS: dict[str, Effect] = {
    "admissions_parking": Effect(
        de="ein Patient mehr für den höchsten Krankenwagen in den Runden 1 bis 4, später für die zwei"
        " höchsten",
        fr="un patient de plus pour l'ambulance la plus haute aux manches 1 à 4, pour les deux plus hautes"
        " ensuite",
        it="un paziente in più per l'ambulanza più alta nei round da 1 a 4, poi per le due più alte",
    ),
}
