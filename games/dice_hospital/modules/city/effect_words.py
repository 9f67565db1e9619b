"""What the components of the City do, in the languages but English."""

from games.dice_hospital.words.colours import coloured
from games.kernel.words.words import Effect

EFFECTS: dict[str, Effect] = {
    "city_crossroads": Effect(
        de="Straßen zu allen vier Seiten",
        fr="des routes vers les quatre côtés",
        it="strade verso tutti e quattro i lati",
    ),
    "city_crossroads_pink": Effect(
        de="Straßen zu allen vier Seiten; eine Seite hat ein Feld für einen rosa Würfel",
        fr="des routes vers les quatre côtés ; une face a une place pour un dé rose",
        it="strade verso tutti e quattro i lati; una faccia ha un posto per un dado rosa",
    ),
    "city_t_junction": Effect(
        de="Straßen zu drei Seiten", fr="des routes vers trois côtés", it="strade verso tre lati"
    ),
    "city_t_junction_pink": Effect(
        de="Straßen zu drei Seiten; eine Seite hat ein Feld für einen rosa Würfel",
        fr="des routes vers trois côtés ; une face a une place pour un dé rose",
        it="strade verso tre lati; una faccia ha un posto per un dado rosa",
    ),
    "city_straight": Effect(
        de="eine Straße von einer Seite zur anderen",
        fr="une route d'un côté à l'autre",
        it="una strada da un lato all'altro",
    ),
    "city_bend": Effect(
        de="eine Straße, die zur nächsten Seite abbiegt",
        fr="une route qui tourne vers le côté voisin",
        it="una strada che gira verso il lato vicino",
    ),
    "admissions_board": Effect(
        de="von 1 bis 15: Hier zeigen Marker die Summe der geholten Patienten; niedrige Summen sind zuerst"
        " dran",
        fr="de 1 à 15 : les marqueurs y montrent le total des patients ramenés ; les totaux bas passent en"
        " premier",
        it="da 1 a 15: i segnalini mostrano il totale dei pazienti presi; i totali bassi vanno per primi",
    ),
    "admissions_marker": Effect(
        de="zeigt die Summe eines Spielers auf dem Aufnahmeplan",
        fr="montre le total d'un joueur sur le plateau d'admission",
        it="mostra il totale di un giocatore sul tabellone dei ricoveri",
    ),
    "number_token": Effect(
        de="die Reihenfolge der Spieler, von der niedrigsten Summe zur höchsten",
        fr="l'ordre des joueurs, du total le plus bas au plus haut",
        it="l'ordine dei giocatori, dal totale più basso al più alto",
    ),
    "city_paramedic": Effect(
        de="geht durch die Stadt und holt Patienten",
        fr="traverse la ville et va chercher des patients",
        it="gira per la città e va a prendere i pazienti",
    ),
    "city_helicopter": Effect(
        de="gehört zum Startspielermarker: bringt den Sanitäter auf ein beliebiges Feld ohne fremden"
        " Krankenwagen",
        fr="va avec le jeton de premier joueur : dépose l'ambulancier sur toute tuile sans ambulance d'un"
        " autre",
        it="va con il segnalino di primo giocatore: porta il paramedico su una tessera senza ambulanze"
        " altrui",
    ),
    "bonus_minus_two": Effect(
        de="Phase 1: senkt deine Summe auf dem Aufnahmeplan um 2",
        fr="phase 1 : baisse de 2 votre total sur le plateau d'admission",
        it="fase 1: abbassa di 2 il tuo totale sul tabellone dei ricoveri",
    ),
    "bonus_heal": Effect(
        de="Phase 3: heilt einen Patienten um 1 Stufe",
        fr="phase 3 : soigne un patient de 1 niveau",
        it="fase 3: cura un paziente di 1 livello",
    ),
    **coloured(
        Effect(
            de="Phase 3: heilt einen {one} Patienten um 2 Stufen",
            fr="phase 3 : soigne un patient {one} de 2 niveaux",
            it="fase 3: cura un paziente {one} di 2 livelli",
        ),
        {colour: f"bonus_heal_{colour}" for colour in ("red", "yellow", "green")},
    ),
    "bonus_nurse": Effect(
        de="Phase 3: eine Krankenschwester mehr für diese Runde",
        fr="phase 3 : une infirmière de plus pour cette manche",
        it="fase 3: un infermiere in più per questo round",
    ),
}
