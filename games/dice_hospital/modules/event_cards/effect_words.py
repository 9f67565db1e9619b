"""What the event cards do, in the languages but English."""

from games.kernel.words.words import Effect

EFFECTS: dict[str, Effect] = {
    "blood_drive": Effect(
        de="alle bekommen einen Blutbeutel",
        fr="chacun reçoit une poche de sang",
        it="tutti ricevono una sacca di sangue",
    ),
    "volunteer_visitors": Effect(
        de="alle heilen einen Patienten um 1, nicht über 6; er zählt nicht als behandelt",
        fr="chacun soigne un patient de 1, sans dépasser 6 ; il ne compte pas comme traité",
        it="tutti curano un paziente di 1, non oltre 6; non conta come trattato",
    ),
    "patient_transfer": Effect(
        de="alle dürfen einen Patienten in den Beutel zurücklegen; das ist kein Todesfall",
        fr="chacun peut remettre un patient dans le sac ; ce n'est pas un décès",
        it="tutti possono rimettere un paziente nel sacchetto; non è un decesso",
    ),
    "flu_season": Effect(
        de="wer ein freies Bett hat, zieht und würfelt einen Patienten hinein",
        fr="quiconque a un lit libre y place un patient pioché et lancé",
        it="chi ha un letto libero pesca e tira un paziente per quel letto",
    ),
    "heatwave": Effect(
        de="alle senken einen Patienten mit Wert 2 oder mehr um 1",
        fr="chacun baisse de 1 un patient de valeur 2 ou plus",
        it="tutti abbassano di 1 un paziente di valore 2 o più",
    ),
    "quiet_night": Effect(
        de="diese Runde: Patienten, die mit einer 2 ankommen, werden neu gewürfelt",
        fr="cette manche : les patients qui arrivent avec un 2 sont relancés",
        it="questo round: i pazienti che arrivano con un 2 si ritirano",
    ),
    "major_incident": Effect(
        de="diese Runde: Patienten, die mit einer 5 ankommen, werden neu gewürfelt",
        fr="cette manche : les patients qui arrivent avec un 5 sont relancés",
        it="questo round: i pazienti che arrivano con un 5 si ritirano",
    ),
    "double_shift": Effect(
        de="diese Runde: alle dürfen eine Krankenschwester zweimal einsetzen",
        fr="cette manche : chacun peut placer une infirmière deux fois",
        it="questo round: tutti possono piazzare un infermiere due volte",
    ),
    "staff_sickness": Effect(
        de="diese Runde: bei allen bleibt eine Krankenschwester oder ein Spezialist zu Hause, vor der"
        " Aktivierung gewählt",
        fr="cette manche : une infirmière ou un spécialiste de chacun reste à la maison, choisi avant"
        " l'activation",
        it="questo round: un infermiere o uno specialista di ciascuno resta a casa, scelto prima"
        " dell'attivazione",
    ),
    "power_cut": Effect(
        de="diese Runde: alle schließen vor der Aktivierung eine eigene Abteilung",
        fr="cette manche : chacun ferme un de ses services avant l'activation",
        it="questo round: tutti chiudono un proprio dipartimento prima dell'attivazione",
    ),
    "blood_shortage": Effect(
        de="diese Runde: kein Blutbeutel darf ausgegeben werden",
        fr="cette manche : aucune poche de sang ne peut être dépensée",
        it="questo round: non si può spendere alcuna sacca di sangue",
    ),
    "intensive_monitoring": Effect(
        de="diese Runde: bis zu zwei vernachlässigte Patienten von allen werden nicht schlechter",
        fr="cette manche : jusqu'à deux patients négligés de chacun ne se détériorent pas",
        it="questo round: fino a due pazienti trascurati di ciascuno non peggiorano",
    ),
    "superbug": Effect(
        de="diese Runde: vernachlässigte Patienten einer gezogenen Farbe werden um 2 schlechter",
        fr="cette manche : les patients négligés d'une couleur piochée se détériorent de 2",
        it="questo round: i pazienti trascurati di un colore pescato peggiorano di 2",
    ),
    "health_inspection": Effect(
        de="diese Runde: ein Punkt für alle ohne Todesfall",
        fr="cette manche : un point pour chacun sans décès",
        it="questo round: un punto per chi non ha decessi",
    ),
    "press_coverage": Effect(
        de="diese Runde: 2 Punkte für den Platz mit den meisten Entlassungen, mindestens einer; bei"
        " Gleichstand für alle davon",
        fr="cette manche : 2 points pour qui fait sortir le plus de patients, au moins un ; à égalité, pour"
        " chacun d'eux",
        it="questo round: 2 punti a chi dimette più pazienti, almeno uno; in parità li prendono tutti",
    ),
}
