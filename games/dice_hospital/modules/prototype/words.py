"""What people read about prototype 2.11."""

from games.dice_hospital.modules.prototype.bonuses import MostDischargedRewarded
from games.dice_hospital.modules.prototype.effect_words import ADMINISTRATORS_EFFECTS, EFFECTS
from games.dice_hospital.modules.prototype.recolouring import PatientRecoloured, RecolourPatient
from games.kernel.words.words import Sentence, Words

WORDS = Words(
    effects=EFFECTS,
    name=Sentence(en="Prototype 2.11", de="Prototyp 2.11", fr="Prototype 2.11", it="Prototipo 2.11"),
    about=Sentence(
        en="An older edition with its own tiles, cards, administrators and rules.",
        de="Eine ältere Ausgabe mit eigenen Abteilungen, Karten, Verwaltern und Regeln.",
        fr="Une édition plus ancienne avec ses propres tuiles, cartes, administrateurs et règles.",
        it="Un'edizione precedente con tessere, carte, amministratori e regole proprie.",
    ),
    commands={
        RecolourPatient: Sentence(
            en="Turn patient {patient} {colour} with a blood bag",
            de="Patient {patient} mit einem Blutbeutel umfärben: {colour}",
            fr="Changer la couleur du patient {patient} avec une poche de sang : {colour}",
            it="Cambiare il colore del paziente {patient} con una sacca di sangue: {colour}",
        )
    },
    events={
        PatientRecoloured: Sentence(
            en="{seat} turns patient {patient} {colour} with a blood bag.",
            de="{seat} färbt Patient {patient} mit einem Blutbeutel um: {colour}.",
            fr="{seat} change la couleur du patient {patient} avec une poche de sang : {colour}.",
            it="{seat} cambia il colore del paziente {patient} con una sacca di sangue: {colour}.",
        ),
        MostDischargedRewarded: Sentence(
            en="{seat} discharged the most patients and gets a blood bag.",
            de="{seat} hat die meisten Patienten entlassen und erhält einen Blutbeutel.",
            fr="{seat} a fait sortir le plus de patients et reçoit une poche de sang.",
            it="{seat} ha dimesso più pazienti e riceve una sacca di sangue.",
        ),
    },
)

ADMINISTRATORS_WORDS = Words(
    effects=ADMINISTRATORS_EFFECTS,
    name=Sentence(
        en="Administrators of prototype 2.11",
        de="Krankenhausverwalter des Prototyps 2.11",
        fr="Administrateurs du prototype 2.11",
        it="Amministratori del prototipo 2.11",
    ),
    about=Sentence(
        en="The eight administrators of the older edition.",
        de="Die acht Verwalter der älteren Ausgabe.",
        fr="Les huit administrateurs de l'édition plus ancienne.",
        it="Gli otto amministratori dell'edizione precedente.",
    ),
)
