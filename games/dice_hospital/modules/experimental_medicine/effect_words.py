"""What the components of Experimental Medicine do, in the languages but English."""

from games.kernel.words.words import Effect

EFFECTS: dict[str, Effect] = {
    "drug_trial_centre": Effect(
        de="würfelt genau zwei Patienten neu, das Ergebnis gilt",
        fr="relance exactement deux patients, le résultat compte",
        it="ritira esattamente due pazienti, il risultato vale",
    ),
    "physiotherapy": Effect(
        de="ändert für die Runde die Farbe von einem oder zwei Patienten",
        fr="change la couleur d'un ou deux patients pour la manche",
        it="cambia il colore di uno o due pazienti per il round",
    ),
    "experimental_therapy": Effect(
        de="dreht einen Patienten auf die gegenüberliegende Seite seines Würfels",
        fr="tourne un patient sur la face opposée de son dé",
        it="gira un paziente sulla faccia opposta del suo dado",
    ),
    "training_centre": Effect(
        de="heilt genau zwei Patienten mit gleichem Wert um 1 Stufe",
        fr="soigne exactement deux patients de même valeur de 1 niveau",
        it="cura esattamente due pazienti dello stesso valore di 1 livello",
    ),
    "pathologist": Effect(
        de="nach einer Heilung: darf einen Todesfall für einen Blutbeutel abgeben",
        fr="soigné : peut défausser un décès pour une poche de sang",
        it="curato: può scartare un decesso per una sacca di sangue",
    ),
    "experimental_chemist": Effect(
        de="nach einer Heilung: würfelt einen anderen Patienten neu",
        fr="soigné : relance un autre patient",
        it="curato: ritira un altro paziente",
    ),
    "registrar": Effect(
        de="Entlassung in der Aktivierung: 1 Punkt",
        fr="sortie pendant l'activation : 1 point",
        it="dimissione nell'attivazione: 1 punto",
    ),
    "medical_student": Effect(
        de="nach einer Heilung: einen anderen Patienten 1 Stufe hoch und einen weiteren 1 Stufe herunter",
        fr="soigné : un autre patient monte de 1 niveau, et un autre encore descend de 1 niveau",
        it="curato: un altro paziente sale di 1 livello, e un altro ancora scende di 1 livello",
    ),
    "physiotherapist": Effect(
        de="nach einer Heilung: ändert für die Runde die Farbe eines Patienten",
        fr="soigné : change la couleur d'un patient pour la manche",
        it="curato: cambia il colore di un paziente per il round",
    ),
    "haematology_technician": Effect(
        de="Entlassung in der Aktivierung: ein Blutbeutel",
        fr="sortie pendant l'activation : une poche de sang",
        it="dimissione nell'attivazione: una sacca di sangue",
    ),
}
