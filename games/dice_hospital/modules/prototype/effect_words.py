"""What the components of the Prototype do, in the languages but English."""

from games.dice_hospital.words.colours import coloured
from games.dice_hospital.words.effects import IMPROVEMENTS_EFFECTS
from games.kernel.words.words import Effect

_UNCHANGED = (
    *("surgical_theatre", "ear_nose_throat", "orthopaedics", "cardiology", "immunology", "urology"),
    *(
        "anaesthesia",
        "allergy_centre",
        "renal_unit",
        "crash_centre",
        "surgeon",
        "pharmacist",
        "haematologist",
    ),
    *("anaesthetist", "virologist", "urologist", "cardiologist", "microbiologist", "neurologist"),
    "general_practitioner",
)
"""What does the same as in the edition that was published."""

EFFECTS: dict[str, Effect] = {
    **{f"{key}_211": IMPROVEMENTS_EFFECTS[key] for key in _UNCHANGED},
    "triage_nurse_211": IMPROVEMENTS_EFFECTS["paramedic"],
    "radiology_211": Effect(
        de="heilt bis zu drei Patienten mit Wert 1 bis 3 um 1 Stufe",
        fr="soigne jusqu'à trois patients de valeur 1 à 3 de 1 niveau",
        it="cura fino a tre pazienti di valore da 1 a 3 di 1 livello",
    ),
    "physiotherapy_211": Effect(
        de="heilt bis zu drei Patienten mit Wert 4 bis 6 um 1 Stufe",
        fr="soigne jusqu'à trois patients de valeur 4 à 6 de 1 niveau",
        it="cura fino a tre pazienti di valore da 4 a 6 di 1 livello",
    ),
    "triage_centre_211": Effect(
        de="heilt bis zu zwei Patienten mit Wert 1 bis 3 um 2 Stufen",
        fr="soigne jusqu'à deux patients de valeur 1 à 3 de 2 niveaux",
        it="cura fino a due pazienti di valore da 1 a 3 di 2 livelli",
    ),
    "isolation_ward_211": Effect(
        de="heilt einen Patienten mit Wert 1 bis 3 um 3 Stufen",
        fr="soigne un patient de valeur 1 à 3 de 3 niveaux",
        it="cura un paziente di valore da 1 a 3 di 3 livelli",
    ),
    "rehabilitation_211": Effect(
        de="heilt einen Patienten mit Wert 1 bis 3 um 2 Stufen und einen mit Wert 4 oder 5 um 1 Stufe",
        fr="soigne un patient de valeur 1 à 3 de 2 niveaux et un de valeur 4 ou 5 de 1 niveau",
        it="cura un paziente di valore da 1 a 3 di 2 livelli e uno di valore 4 o 5 di 1 livello",
    ),
    "consultant_211": Effect(
        de="nach einer Heilung in einer Abteilung mit Farbe: einen anderen mit Wert 1 oder 2 um 3 Stufen",
        fr="soigné dans un service qui nomme une couleur : un autre de valeur 1 ou 2 de 3 niveaux",
        it="curato in un dipartimento che nomina un colore: un altro di valore 1 o 2 di 3 livelli",
    ),
    "registrar_211": Effect(
        de="geheilt und entlassen: einen mit Wert 4 bis 6 um 1 Stufe oder einen mit Wert 1 bis 3 um 2 Stufen",
        fr="soigné et sorti : un de valeur 4 à 6 de 1 niveau, ou un de valeur 1 à 3 de 2 niveaux",
        it="curato e dimesso: uno di valore da 4 a 6 di 1 livello, o uno di valore da 1 a 3 di 2 livelli",
    ),
    "paramedic_211": Effect(
        de="nach einer Heilung: bis zu zwei mit Wert 1 bis 3 um 1 Stufe, auch gerade geheilte",
        fr="soigné : jusqu'à deux de valeur 1 à 3 de 1 niveau, même ceux qui viennent d'être soignés",
        it="curato: fino a due di valore da 1 a 3 di 1 livello, anche quelli appena curati",
    ),
    "critical_specialist_211": Effect(
        de="nach einer Heilung: bis zu drei mit Wert 1 oder 2 um 1 Stufe, auch gerade geheilte",
        fr="soigné : jusqu'à trois de valeur 1 ou 2 de 1 niveau, même ceux qui viennent d'être soignés",
        it="curato: fino a tre di valore 1 o 2 di 1 livello, anche quelli appena curati",
    ),
}
ADMINISTRATORS_EFFECTS: dict[str, Effect] = {
    **coloured(
        Effect(
            de="je zwei entlassene {many} Patienten: 1 Punkt",
            fr="tous les deux patients {many} sortis : 1 point",
            it="ogni due pazienti {many} dimessi: 1 punto",
        ),
        {"red": "chief_of_surgery_211", "yellow": "chief_of_medicine_211", "green": "chief_pharmacist_211"},
    ),
    "medical_director_211": Effect(
        de="je drei entlassene Patienten aller drei Farben: 1 Punkt",
        fr="tous les trois patients des trois couleurs sortis : 1 point",
        it="ogni tre pazienti di tutti e tre i colori dimessi: 1 punto",
    ),
    **coloured(
        Effect(
            de="vernachlässigte {many} Patienten werden nicht schlechter",
            fr="les patients {many} négligés ne se détériorent pas",
            it="i pazienti {many} trascurati non peggiorano",
        ),
        {
            "red": "matron_of_trauma_211",
            "yellow": "matron_of_medicine_211",
            "green": "matron_of_pharmacy_211",
        },
    ),
    "chief_executive_211": Effect(
        de="die meisten Patienten der Runde entlassen: 2 Punkte",
        fr="le plus de patients sortis dans la manche : 2 points",
        it="più pazienti dimessi nel round: 2 punti",
    ),
}
