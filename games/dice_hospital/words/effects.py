"""What the components of the base game do, in the languages but English."""

from games.dice_hospital.words.colours import coloured
from games.kernel.words.words import Effect

BASE_EFFECTS: dict[str, Effect] = {
    **coloured(
        Effect(
            de="heilt einen {one} Patienten um 1 Stufe",
            fr="soigne un patient {one} de 1 niveau",
            it="cura un paziente {one} di 1 livello",
        ),
        {"red": "trauma_unit", "yellow": "oncology", "green": "pharmacy"},
    ),
    "intensive_care": Effect(
        de="heilt einen Patienten mit Wert 1 oder 2 um 1 Stufe",
        fr="soigne un patient de valeur 1 ou 2 de 1 niveau",
        it="cura un paziente di valore 1 o 2 di 1 livello",
    ),
    "imaging": Effect(
        de="heilt einen Patienten mit Wert 3 oder 4 um 1 Stufe",
        fr="soigne un patient de valeur 3 ou 4 de 1 niveau",
        it="cura un paziente di valore 3 o 4 di 1 livello",
    ),
    "clinic": Effect(
        de="heilt einen Patienten mit Wert 5 oder 6 um 1 Stufe",
        fr="soigne un patient de valeur 5 ou 6 de 1 niveau",
        it="cura un paziente di valore 5 o 6 di 1 livello",
    ),
    "nurses_station": Effect(
        de="wo Krankenschwestern warten, bis sie eingesetzt werden",
        fr="où les infirmières attendent d'être placées",
        it="dove gli infermieri aspettano di essere piazzati",
    ),
    "discharge": Effect(
        de="wo Patienten, die 7 erreicht haben, bis zur Wertung der Runde liegen",
        fr="où les patients arrivés à 7 restent jusqu'au décompte de la manche",
        it="dove i pazienti arrivati a 7 restano fino al punteggio del round",
    ),
    "morgue": Effect(
        de="wo die Todesfälle eines Krankenhauses liegen; jeder kostet am Ende 2 Punkte",
        fr="où sont gardés les décès d'un hôpital ; chacun coûte 2 points à la fin",
        it="dove si tengono i decessi di un ospedale; ciascuno costa 2 punti alla fine",
    ),
    "ward": Effect(
        de="drei Betten; sind bei der Wertung einer Runde alle vier Stationen leer: 5 Punkte",
        fr="trois lits ; si les quatre salles sont vides au décompte d'une manche : 5 points",
        it="tre letti; se al punteggio di un round tutti e quattro i reparti sono vuoti: 5 punti",
    ),
    "patient": Effect(
        de="ein Patient, so gesund, wie die Zahl zeigt; je ein Drittel rot, gelb und grün",
        fr="un patient, en aussi bonne santé que l'indique la face ; un tiers de chaque couleur",
        it="un paziente, sano quanto dice la faccia; un terzo per ciascun colore",
    ),
    "nurse": Effect(
        de="aktiviert eine Abteilung; jedes Krankenhaus hat drei",
        fr="active un service ; chaque hôpital en a trois",
        it="attiva un dipartimento; ogni ospedale ne ha tre",
    ),
    "specialist": Effect(
        de="aktiviert eine Abteilung, und danach wirkt die eigene Karte",
        fr="active un service, puis sa propre carte agit",
        it="attiva un dipartimento, poi agisce la sua carta",
    ),
    "blood_bag": Effect(
        de="bei der Aktivierung ausgegeben: heilt einen Patienten um 1 Stufe oder färbt einen um, der"
        " gleich geheilt wird; behalten: 1 Punkt am Ende",
        fr="dépensée à l'activation : soigne un patient de 1 niveau, ou recolore celui qui va être soigné ;"
        " gardée : 1 point à la fin",
        it="spesa nell'attivazione: cura un paziente di 1 livello, o ricolora chi sta per essere curato;"
        " conservata: 1 punto alla fine",
    ),
    "fatality": Effect(
        de="ein Patient, der gestorben ist oder kein Bett fand",
        fr="un patient mort ou sans lit",
        it="un paziente morto o rimasto senza letto",
    ),
    "ambulance": Effect(
        de="bringt drei Patienten; die Nummer bestimmt die Reihenfolge der Spieler",
        fr="amène trois patients ; son numéro décide de l'ordre des joueurs",
        it="porta tre pazienti; il suo numero decide l'ordine dei giocatori",
    ),
    "first_player_token": Effect(
        de="hat, wer den niedrigsten Krankenwagen genommen hat",
        fr="détenu par qui a pris l'ambulance la plus basse",
        it="lo tiene chi ha preso l'ambulanza più bassa",
    ),
}

IMPROVEMENTS_EFFECTS: dict[str, Effect] = {
    **coloured(
        Effect(
            de="heilt einen {one} Patienten um 3 Stufen",
            fr="soigne un patient {one} de 3 niveaux",
            it="cura un paziente {one} di 3 livelli",
        ),
        {"red": "surgical_theatre", "yellow": "orthopaedics", "green": "ear_nose_throat"},
    ),
    **coloured(
        Effect(
            de="heilt drei {many} Patienten mit aufeinanderfolgenden Werten um 1 Stufe",
            fr="soigne trois patients {many} de valeurs consécutives de 1 niveau",
            it="cura tre pazienti {many} di valori consecutivi di 1 livello",
        ),
        {"red": "cardiology", "yellow": "urology", "green": "immunology"},
    ),
    **coloured(
        Effect(
            de="heilt drei {many} Patienten mit gleichem Wert um 1 Stufe",
            fr="soigne trois patients {many} de même valeur de 1 niveau",
            it="cura tre pazienti {many} dello stesso valore di 1 livello",
        ),
        {"red": "anaesthesia", "yellow": "renal_unit", "green": "allergy_centre"},
    ),
    "crash_centre": Effect(
        de="heilt einen Patienten mit Wert 1 oder 2 um 4 Stufen",
        fr="soigne un patient de valeur 1 ou 2 de 4 niveaux",
        it="cura un paziente di valore 1 o 2 di 4 livelli",
    ),
    "radiology": Effect(
        de="heilt genau drei Patienten mit Wert 1 bis 3 um 1 Stufe",
        fr="soigne exactement trois patients de valeur 1 à 3 de 1 niveau",
        it="cura esattamente tre pazienti di valore da 1 a 3 di 1 livello",
    ),
    "triage_centre": Effect(
        de="heilt genau zwei Patienten mit Wert 1 bis 3 um 2 Stufen",
        fr="soigne exactement deux patients de valeur 1 à 3 de 2 niveaux",
        it="cura esattamente due pazienti di valore da 1 a 3 di 2 livelli",
    ),
    **coloured(
        Effect(
            de="nach geheilten {one} Patienten: einen von ihnen um 1 Stufe mehr",
            fr="{one} soigné : un de ces patients {many} de 1 niveau de plus",
            it="{one} curato: uno di quei pazienti {many} di 1 livello in più",
        ),
        {"red": "surgeon", "yellow": "haematologist", "green": "pharmacist"},
    ),
    **coloured(
        Effect(
            de="nach geheilten {one} Patienten: einen anderen {one} Patienten um 1 Stufe",
            fr="{one} soigné : un autre patient {one} de 1 niveau",
            it="{one} curato: un altro paziente {one} di 1 livello",
        ),
        {"red": "anaesthetist", "yellow": "urologist", "green": "virologist"},
    ),
    **coloured(
        Effect(
            de="nach geheilten {one} Patienten: einen anderen Patienten mit deren vorherigem Wert um 1 Stufe",
            fr="{one} soigné : un autre patient de la valeur qu'il avait avant de 1 niveau",
            it="{one} curato: un altro paziente del valore che aveva prima di 1 livello",
        ),
        {"red": "cardiologist", "yellow": "neurologist", "green": "microbiologist"},
    ),
    "triage_nurse": Effect(
        de="nach einer Heilung: zwei andere mit Wert 1 bis 3 um 1 Stufe",
        fr="soigné : deux autres de valeur 1 à 3 de 1 niveau",
        it="curato: altri due di valore da 1 a 3 di 1 livello",
    ),
    "paramedic": Effect(
        de="nach einer Heilung: einen anderen mit Wert 1 bis 3 um 2 Stufen",
        fr="soigné : un autre de valeur 1 à 3 de 2 niveaux",
        it="curato: un altro di valore da 1 a 3 di 2 livelli",
    ),
    "general_practitioner": Effect(
        de="nach einer Heilung: einen anderen mit Wert 4 bis 6 um 1 Stufe",
        fr="soigné : un autre de valeur 4 à 6 de 1 niveau",
        it="curato: un altro di valore da 4 a 6 di 1 livello",
    ),
}
