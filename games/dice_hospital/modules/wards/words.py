"""What people read about the wards."""

from games.dice_hospital.modules.wards import messages as m
from games.dice_hospital.words.formatters import meeple_first
from games.kernel.words.words import Sentence, When, Words

WORDS = Words(
    name=Sentence(en="Wards", de="Krankenstationen", fr="Salles de soins", it="Reparti"),
    about=Sentence(
        en="It matters which ward a patient lies in.",
        de="Es ist wichtig, auf welcher Station ein Patient liegt.",
        fr="La salle où se trouve un patient a son importance.",
        it="Conta in quale reparto si trova un paziente.",
    ),
    commands={
        m.AssignWard: Sentence(
            en="Put patient {patient} in ward {ward}",
            de="Patient {patient} auf Station {ward} legen",
            fr="Placer le patient {patient} dans la salle {ward}",
            it="Mettere il paziente {patient} nel reparto {ward}",
        ),
        m.AttendPatient: Sentence(
            en="Count patient {patient} as treated",
            de="Patient {patient} als behandelt zählen",
            fr="Considérer le patient {patient} comme traité",
            it="Considerare trattato il paziente {patient}",
        ),
        m.ChoosePlacement: Sentence(
            en="Choose {meeple} for {department}, then the patients",
            de="{meeple} für {department} wählen, dann die Patienten",
            fr="Choisir {meeple} pour {department}, puis les patients",
            it="Scegliere {meeple} per {department}, poi i pazienti",
        ),
    },
    events={
        m.WardAssigned: Sentence(
            en="{seat} puts patient {patient} in ward {ward}.",
            de="{seat} legt Patient {patient} auf Station {ward}.",
            fr="{seat} place le patient {patient} dans la salle {ward}.",
            it="{seat} mette il paziente {patient} nel reparto {ward}.",
        ),
        m.AttendanceOpened: When(
            lambda event: event.one_ward,
            Sentence(
                en="{seat} may count {patients} {patients:patient|patients} of one ward as treated.",
                de="{seat} darf {patients} Patienten einer Station als behandelt zählen.",
                fr="{seat} peut considérer comme {patients:traité|traités} {patients}"
                " {patients:patient|patients} d'une même salle.",
                it="{seat} può considerare {patients:trattato|trattati} {patients}"
                " {patients:paziente|pazienti} di uno stesso reparto.",
            ),
            Sentence(
                en="{seat} may count {patients} {patients:patient|patients} as treated.",
                de="{seat} darf {patients} Patienten als behandelt zählen.",
                fr="{seat} peut considérer comme {patients:traité|traités} {patients}"
                " {patients:patient|patients}.",
                it="{seat} può considerare {patients:trattato|trattati} {patients}"
                " {patients:paziente|pazienti}.",
            ),
        ),
        m.PatientAttended: Sentence(
            en="Patient {patient} of {seat} counts as treated.",
            de="Patient {patient} von {seat} gilt als behandelt.",
            fr="Chez {seat}, le patient {patient} est considéré comme traité.",
            it="Il paziente {patient} di {seat} è considerato trattato.",
        ),
        m.PlacementChosen: Sentence(
            en="{seat} chooses {meeple} for {department}.",
            de="{seat} wählt {meeple} für {department}.",
            fr="{seat} choisit {meeple} pour {department}.",
            it="{seat} sceglie {meeple} per {department}.",
        ),
    },
    fields={"choose_placement.meeple": meeple_first},
    refusals={
        "beds_short": Sentence(
            en="You have more patients than beds: lose one first.",
            de="Du hast mehr Patienten als Betten: Erst muss einer sterben.",
            fr="Vous avez plus de patients que de lits : il faut d'abord en perdre un.",
            it="Hai più pazienti che letti: prima devi perderne uno.",
        ),
        "no_such_ward": Sentence(
            en="There is no such ward[: {ward}].",
            de="Diese Station gibt es nicht[: {ward}].",
            fr="Cette salle n'existe pas[ : {ward}].",
            it="Questo reparto non esiste[: {ward}].",
        ),
        "ward_full": Sentence(
            en="This ward has no free bed[: {ward}].",
            de="Diese Station hat kein freies Bett[: {ward}].",
            fr="Cette salle n'a pas de lit libre[ : {ward}].",
            it="Questo reparto non ha letti liberi[: {ward}].",
        ),
        "ward_not_open": Sentence(
            en="This ward cannot take this patient[: {ward}].",
            de="Diese Station kann diesen Patienten nicht aufnehmen[: {ward}].",
            fr="Cette salle ne peut pas accueillir ce patient[ : {ward}].",
            it="Questo reparto non può accogliere questo paziente[: {ward}].",
        ),
        "nobody_to_attend": Sentence(
            en="You cannot count any more patients as treated.",
            de="Du kannst keine weiteren Patienten als behandelt zählen.",
            fr="Vous ne pouvez plus considérer de patient comme traité.",
            it="Non puoi considerare trattati altri pazienti.",
        ),
        "placement_not_offered": Sentence(
            en="This placement cannot be chosen first[: {department}].",
            de="Dieser Einsatz kann nicht vorab gewählt werden[: {department}].",
            fr="Ce placement ne peut pas être choisi d'abord[ : {department}].",
            it="Questo piazzamento non può essere scelto prima[: {department}].",
        ),
    },
)

EVENT_CARDS_WORDS = Words(
    name=Sentence(
        en="Wards and event cards",
        de="Krankenstationen und Ereigniskarten",
        fr="Salles de soins et cartes Événement",
        it="Reparti e carte evento",
    ),
    about=Sentence(
        en="Patients who arrive by an event go to the emptiest ward.",
        de="Patienten, die durch ein Ereignis kommen, gehen auf die leerste Station.",
        fr="Les patients amenés par un événement vont dans la salle la plus vide.",
        it="I pazienti portati da un evento vanno nel reparto più vuoto.",
    ),
)

ADMISSIONS_NURSE_WORDS = Words(
    name=Sentence(
        en="Wards and the Admissions Nurse",
        de="Krankenstationen und die Aufnahmeschwester",
        fr="Salles de soins et infirmière des admissions",
        it="Reparti e Infermiere dell'accettazione",
    ),
    about=Sentence(
        en="A patient she admits goes to the emptiest ward.",
        de="Ein Patient, den sie aufnimmt, geht auf die leerste Station.",
        fr="Un patient qu'elle admet va dans la salle la plus vide.",
        it="Un paziente che accoglie va nel reparto più vuoto.",
    ),
)
