"""What people read about the event cards."""

from games.dice_hospital.modules.event_cards import messages as m
from games.dice_hospital.modules.event_cards.effect_words import EFFECTS
from games.dice_hospital.modules.event_cards.setting_words import FIGURES
from games.dice_hospital.words.formatters import meeple_first
from games.kernel.words.words import Sentence, Words

WORDS = Words(
    figures=FIGURES,
    effects=EFFECTS,
    name=Sentence(en="Event cards", de="Ereigniskarten", fr="Cartes Événement", it="Carte evento"),
    about=Sentence(
        en="From round 2 on, each round begins with an event.",
        de="Ab Runde 2 beginnt jede Runde mit einem Ereignis.",
        fr="À partir du tour 2, chaque tour commence par un événement.",
        it="Dal round 2 in poi, ogni round comincia con un evento.",
    ),
    commands={
        m.NamePatient: Sentence(
            en="Choose patient {patient} for the event",
            de="Patient {patient} für das Ereignis wählen",
            fr="Choisir le patient {patient} pour l'événement",
            it="Scegliere il paziente {patient} per l'evento",
        ),
        m.StayHome: Sentence(
            en="Let {meeple} stay at home this round",
            de="{meeple} in dieser Runde zu Hause lassen",
            fr="Laisser {meeple} à la maison ce tour-ci",
            it="Lasciare a casa per questo round {meeple}",
        ),
        m.CloseDepartment: Sentence(
            en="Close {department} this round",
            de="{department} für diese Runde schließen",
            fr="Fermer {department} pour ce tour",
            it="Chiudere {department} per questo round",
        ),
        m.MonitorPatient: Sentence(
            en="Monitor patient {patient}, who does not get worse",
            de="Patient {patient} überwachen, damit er sich nicht verschlechtert",
            fr="Surveiller le patient {patient} pour que sa santé ne se détériore pas",
            it="Monitorare il paziente {patient}, che così non peggiora",
        ),
        m.DeclineEvent: Sentence(
            en="Make no further use of the event",
            de="Das Ereignis nicht weiter nutzen",
            fr="Ne plus profiter de l'événement",
            it="Non usare più l'evento",
        ),
    },
    events={
        m.EventCardDrawn: Sentence(
            en="Event of the round: {card}.",
            de="Ereignis der Runde: {card}.",
            fr="Événement du tour : {card}.",
            it="Evento del round: {card}.",
        ),
        m.BloodDonated: Sentence(
            en="{seat} gets {bags} {bags:blood bag|blood bags}.",
            de="{seat} erhält {bags} Blutbeutel.",
            fr="{seat} reçoit {bags} {bags:poche|poches} de sang.",
            it="{seat} riceve {bags} {bags:sacca|sacche} di sangue.",
        ),
        m.FluPatientsAdmitted: Sentence(
            en="The flu brings {seat} {patients:a new patient|new patients}: {patients}.",
            de="Die Grippe bringt {seat} {patients:einen neuen Patienten|neue Patienten}: {patients}.",
            fr="La grippe amène à {seat} {patients:un nouveau patient|de nouveaux patients} : {patients}.",
            it="L'influenza porta a {seat} {patients:un nuovo paziente|nuovi pazienti}: {patients}.",
        ),
        m.SuperbugSpread: Sentence(
            en="Neglected patients of this colour get worse faster: {colour}.",
            de="Vernachlässigte Patienten dieser Farbe verschlechtern sich schneller: {colour}.",
            fr="La santé des patients négligés de cette couleur se détériore plus vite : {colour}.",
            it="I pazienti trascurati di questo colore peggiorano più in fretta: {colour}.",
        ),
        m.ConditionChanged: Sentence(
            en="Patient {patient} of {seat} goes to {value}.",
            de="Patient {patient} von {seat} kommt auf {value}.",
            fr="Chez {seat}, le patient {patient} passe à {value}.",
            it="Il paziente {patient} di {seat} passa a {value}.",
        ),
        m.PatientTransferred: Sentence(
            en="{seat} transfers patient {patient}, who goes back into the bag.",
            de="{seat} verlegt Patient {patient} zurück in den Beutel.",
            fr="{seat} transfère le patient {patient} dans le sac.",
            it="{seat} trasferisce il paziente {patient} nel sacchetto.",
        ),
        m.MeepleStayedHome: Sentence(
            en="{seat} lets {meeple} stay at home this round.",
            de="{seat} lässt in dieser Runde {meeple} zu Hause.",
            fr="{seat} laisse {meeple} à la maison ce tour-ci.",
            it="{seat} lascia a casa per questo round {meeple}.",
        ),
        m.DepartmentClosed: Sentence(
            en="{seat} closes {department} this round.",
            de="{seat} schließt {department} für diese Runde.",
            fr="{seat} ferme {department} pour ce tour.",
            it="{seat} chiude {department} per questo round.",
        ),
        m.PatientMonitored: Sentence(
            en="{seat} monitors patient {patient}, who does not get worse.",
            de="{seat} überwacht Patient {patient}, der sich nicht verschlechtert.",
            fr="{seat} surveille le patient {patient}, dont la santé ne se détériore pas.",
            it="{seat} monitora il paziente {patient}, che non peggiora.",
        ),
        m.EventDeclined: Sentence(
            en="{seat} makes no further use of the event.",
            de="{seat} nutzt das Ereignis nicht weiter.",
            fr="{seat} ne profite plus de l'événement.",
            it="{seat} non usa più l'evento.",
        ),
    },
    steps={
        "event_card": Sentence(en="Event card", de="Ereigniskarte", fr="Carte Événement", it="Carta evento"),
        "before_activation": Sentence(
            en="Event before the activation",
            de="Ereignis vor der Aktivierung",
            fr="Événement avant l'activation",
            it="Evento prima dell'attivazione",
        ),
        "monitoring": Sentence(en="Monitoring", de="Überwachung", fr="Surveillance", it="Monitoraggio"),
    },
    scores={
        "health_inspection": Sentence(
            en="the health inspection",
            de="die Hygienekontrolle",
            fr="l'inspection sanitaire",
            it="l'ispezione sanitaria",
        ),
        "press_coverage": Sentence(
            en="the press coverage",
            de="die Presseberichte",
            fr="les échos dans la presse",
            it="l'attenzione della stampa",
        ),
    },
    fields={"stay_home.meeple": meeple_first},
    refusals={
        "not_asked": Sentence(
            en="The event does not ask you for this[: {card}].",
            de="Das Ereignis verlangt das nicht von dir[: {card}].",
            fr="L'événement ne vous demande pas cela[ : {card}].",
            it="L'evento non ti chiede questo[: {card}].",
        ),
        "event_not_optional": Sentence(
            en="You cannot decline this event[: {card}].",
            de="Dieses Ereignis kannst du nicht ablehnen[: {card}].",
            fr="Vous ne pouvez pas refuser cet événement[ : {card}].",
            it="Non puoi rifiutare questo evento[: {card}].",
        ),
    },
)
