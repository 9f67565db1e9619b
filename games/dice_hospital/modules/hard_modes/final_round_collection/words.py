"""What people read about the Final Round Collection."""

from collections.abc import Sequence

from games.dice_hospital.modules.hard_modes.final_round_collection import messages as m
from games.dice_hospital.modules.hard_modes.final_round_collection.setting_words import FIGURES
from games.dice_hospital.words.formatters import numbers
from games.kernel.words.speaker import Speaker
from games.kernel.words.words import Sentence, Words


def _wanted(speaker: Speaker, value: Sequence[Sequence[int]]) -> str:
    """The values that each ambulance asks for: `3-4-5 and 2-3-4`."""
    return speaker.listed("-".join(map(str, values)) for values in value)


WORDS = Words(
    figures=FIGURES,
    name=Sentence(
        en="Final Round Collection",
        de="Abholung am Ende",
        fr="Collecte du tour final",
        it="Raccolta dei pazienti",
    ),
    about=Sentence(
        en="After the last round, ambulances collect the remaining patients.",
        de="Nach der letzten Runde holen Krankenwagen die übrigen Patienten ab.",
        fr="Après le dernier tour, des ambulances viennent chercher les patients restants.",
        it="Dopo l'ultimo round, le ambulanze raccolgono i pazienti rimasti.",
    ),
    commands={
        m.CollectPatient: Sentence(
            en="Hand over patient {patient} to a waiting ambulance",
            de="Patient {patient} einem wartenden Krankenwagen übergeben",
            fr="Confier le patient {patient} à une ambulance en attente",
            it="Affidare il paziente {patient} a un'ambulanza in attesa",
        ),
        m.PassCollection: Sentence(
            en="Hand over no more patients",
            de="Keine Patienten mehr übergeben",
            fr="Ne plus confier de patients",
            it="Non affidare altri pazienti",
        ),
    },
    events={
        m.AmbulancesTurnedOver: Sentence(
            en="{numbers:Ambulance|Ambulances} {numbers} {numbers:waits|wait} for a red, a yellow and a green"
            " patient each: {values}.",
            de="{numbers:Krankenwagen|Die Krankenwagen} {numbers} {numbers:wartet|warten} auf je einen roten,"
            " gelben und grünen Patienten: {values}.",
            fr="{numbers:L'ambulance|Les ambulances} {numbers} {numbers:attend|attendent} chacune un patient"
            " rouge, un jaune et un vert : {values}.",
            it="{numbers:L'ambulanza|Le ambulanze} {numbers} {numbers:aspetta|aspettano} ciascuna un paziente"
            " rosso, uno giallo e uno verde: {values}.",
        ),
        m.PatientCollected: Sentence(
            en="{seat} hands over patient {patient} to {ambulance}.",
            de="{seat} gibt Patient {patient} in {ambulance}.",
            fr="{seat} fait monter le patient {patient} dans {ambulance}.",
            it="{seat} manda il paziente {patient} con {ambulance}.",
        ),
        m.CollectionPassed: Sentence(
            en="{seat} hands over no more patients.",
            de="{seat} übergibt keine Patienten mehr.",
            fr="{seat} ne confie plus de patients.",
            it="{seat} non affida altri pazienti.",
        ),
    },
    steps={
        "collection": Sentence(
            en="Collection of patients",
            de="Abholung der Patienten",
            fr="Collecte des patients",
            it="Raccolta dei pazienti",
        )
    },
    scores={
        "collected": Sentence(
            en="collected patients",
            de="abgeholte Patienten",
            fr="les patients collectés",
            it="i pazienti raccolti",
        ),
        "patients_left": Sentence(
            en="patients left behind",
            de="zurückgebliebene Patienten",
            fr="les patients restants",
            it="i pazienti rimasti",
        ),
    },
    fields={"ambulances_turned_over.numbers": numbers, "ambulances_turned_over.values": _wanted},
    refusals={
        "no_space": Sentence(
            en="No ambulance has a free space for this patient[: {colour} {value}].",
            de="Kein Krankenwagen hat einen freien Platz für diesen Patienten[: {colour} {value}].",
            fr="Aucune ambulance n'a de place libre pour ce patient[ : {colour} {value}].",
            it="Nessuna ambulanza ha uno spazio libero per questo paziente[: {colour} {value}].",
        )
    },
)
