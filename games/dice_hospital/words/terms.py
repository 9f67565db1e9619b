"""The steps, reasons for points, colours, and what is said inside sentences."""

import msgspec

from games.dice_hospital.events import ScoreLine, Treatment
from games.dice_hospital.state import HEALTHY, Patient
from games.kernel.words.words import Saying, Sentence, When

STEPS: dict[str, Sentence] = {
    "first_player": Sentence(en="First player", de="Startspieler", fr="Premier joueur", it="Primo giocatore"),
    "first_reveal": Sentence(
        en="First improvements", de="Erste Ausbauten", fr="Premières améliorations", it="Primi miglioramenti"
    ),
    "starting_patients": Sentence(
        en="Starting patients", de="Startpatienten", fr="Patients de départ", it="Pazienti iniziali"
    ),
    "arrival": Sentence(
        en="Patient intake", de="Patientenaufnahme", fr="Admission des patients", it="Arrivo dei pazienti"
    ),
    "ambulances": Sentence(
        en="Choice of ambulances",
        de="Wahl der Krankenwagen",
        fr="Choix des ambulances",
        it="Scelta delle ambulanze",
    ),
    "admission": Sentence(
        en="Admission to the wards",
        de="Belegung der Krankenstation",
        fr="Entrée dans les salles",
        it="Ingresso nei reparti",
    ),
    "improvement": Sentence(
        en="Hospital improvement",
        de="Krankenhausausbau",
        fr="Amélioration de l'hôpital",
        it="Miglioramento dell'ospedale",
    ),
    "trade_in": Sentence(
        en="Trading in improvements",
        de="Eintausch von Ausbauten",
        fr="Échange d'améliorations",
        it="Scambio dei miglioramenti",
    ),
    "activation": Sentence(
        en="Hospital activation",
        de="Krankenhausaktivierung",
        fr="Activation de l'hôpital",
        it="Attivazione dell'ospedale",
    ),
    "scoring": Sentence(
        en="Neglected and discharged patients",
        de="Vernachlässigte und entlassene Patienten",
        fr="Patients négligés et sortants",
        it="Pazienti trascurati e dimessi",
    ),
    "shift_change": Sentence(
        en="Shift change", de="Schichtwechsel", fr="Changement d'équipe", it="Cambio del turno"
    ),
    "final_scoring": Sentence(
        en="Final scoring",
        de="Abschlusswertung",
        fr="Décompte de fin de partie",
        it="Punteggio di fine partita",
    ),
}

SCORES: dict[str, Sentence] = {
    "discharged": Sentence(
        en="discharged patients",
        de="entlassene Patienten",
        fr="les patients sortants",
        it="i pazienti dimessi",
    ),
    "empty_wards": Sentence(
        en="empty wards", de="leere Krankenstationen", fr="les salles vides", it="i reparti vuoti"
    ),
    "fatalities": Sentence(en="fatalities", de="Todesfälle", fr="les décès", it="i decessi"),
    "blood_bags": Sentence(
        en="blood bags", de="Blutbeutel", fr="les poches de sang", it="le sacche di sangue"
    ),
}

TERMS: dict[str, Sentence] = {
    "red": Sentence(en="red", de="rot", fr="rouge", it="rosso"),
    "yellow": Sentence(en="yellow", de="gelb", fr="jaune", it="giallo"),
    "green": Sentence(en="green", de="grün", fr="vert", it="verde"),
    "kind.department": Sentence(en="departments", de="Abteilungen", fr="services", it="dipartimenti"),
    "kind.specialist": Sentence(en="specialists", de="Spezialisten", fr="spécialistes", it="specialisti"),
}

STRUCTS: dict[type[msgspec.Struct], Saying] = {
    Patient: When(
        lambda patient: patient.value,
        Sentence(en="{colour} {value}", de="{colour} {value}", fr="{colour} {value}", it="{colour} {value}"),
        Sentence(en="{colour}", de="{colour}", fr="{colour}", it="{colour}"),
    ),
    Treatment: When(
        lambda treatment: treatment.value >= HEALTHY,
        Sentence(
            en="patient {patient} is healed",
            de="Patient {patient} ist geheilt",
            fr="le patient {patient} est guéri",
            it="il paziente {patient} è guarito",
        ),
        When(
            lambda treatment: treatment.value > 0,
            Sentence(
                en="patient {patient} goes to {value}[ and turns {colour}]",
                de="Patient {patient} kommt auf {value}[ und wird {colour}]",
                fr="le patient {patient} passe à {value}[ et devient {colour}]",
                it="il paziente {patient} passa a {value}[ e diventa {colour}]",
            ),
            Sentence(
                en="patient {patient} dies",
                de="Patient {patient} stirbt",
                fr="le patient {patient} meurt",
                it="il paziente {patient} muore",
            ),
        ),
    ),
    ScoreLine: Sentence(
        en="{points} {points:point|points} for {reason}",
        de="{points} {points:Punkt|Punkte} für {reason}",
        fr="{points} {points:point|points} pour {reason}",
        it="{points} {points:punto|punti} per {reason}",
    ),
}
