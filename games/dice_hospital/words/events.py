"""The events of the base game."""

from games.dice_hospital import events as e
from games.dice_hospital.words.both_kinds import both_kinds
from games.kernel.messages import Event
from games.kernel.words.words import Saying, Sentence, When

EVENTS: dict[type[Event], Saying] = {
    e.FirstPlayerDrawn: Sentence(
        en="{seat} is drawn as the first player.",
        de="Das Los entscheidet: {seat} beginnt.",
        fr="Tirage au sort : {seat} commence.",
        it="Sorteggio: comincia {seat}.",
    ),
    e.ImprovementsRevealed: both_kinds(
        Sentence(
            en="Revealed improvements",
            de="Aufgedeckte Ausbauten",
            fr="Améliorations révélées",
            it="Miglioramenti rivelati",
        ),
        Sentence(
            en="No improvement is revealed: the piles are empty.",
            de="Kein Ausbau wird aufgedeckt: Die Stapel sind leer.",
            fr="Aucune amélioration n'est révélée : les piles sont vides.",
            it="Nessun miglioramento viene rivelato: le pile sono vuote.",
        ),
    ),
    e.ExtraImprovementRevealed: both_kinds(
        Sentence(
            en="{seat} reveals one more improvement",
            de="{seat} deckt einen weiteren Ausbau auf",
            fr="{seat} révèle une amélioration de plus",
            it="{seat} rivela un altro miglioramento",
        ),
        Sentence(
            en="{seat} reveals no further improvement.",
            de="{seat} deckt keinen weiteren Ausbau auf.",
            fr="{seat} ne révèle pas d'autre amélioration.",
            it="{seat} non rivela altri miglioramenti.",
        ),
    ),
    e.StartingPatientsDrawn: Sentence(
        en="{seat} draws the starting patients: {patients}.",
        de="{seat} zieht die Startpatienten: {patients}.",
        fr="{seat} pioche ses patients de départ : {patients}.",
        it="{seat} pesca i pazienti iniziali: {patients}.",
    ),
    e.PatientSet: Sentence(
        en="{seat} sets patient {patient} to {value}.",
        de="{seat} setzt Patient {patient} auf {value}.",
        fr="{seat} met le patient {patient} à {value}.",
        it="{seat} mette il paziente {patient} a {value}.",
    ),
    e.PatientsArrived: When(
        lambda event: event.patients,
        Sentence(
            en="Patients arrive: {patients}.",
            de="Patienten treffen ein: {patients}.",
            fr="Des patients arrivent : {patients}.",
            it="Arrivano dei pazienti: {patients}.",
        ),
        Sentence(
            en="No patients arrive: the bag is empty.",
            de="Keine Patienten treffen ein: Der Beutel ist leer.",
            fr="Aucun patient n'arrive : le sac est vide.",
            it="Non arrivano pazienti: il sacchetto è vuoto.",
        ),
    ),
    e.PatientsLoaded: Sentence(
        en="{patients:Patient|Patients} {patients} {patients:goes|go} into {ambulance}.",
        de="{patients:Patient|Die Patienten} {patients} {patients:kommt|kommen} in {ambulance}.",
        fr="{patients:Le patient|Les patients} {patients} {patients:monte|montent} dans {ambulance}.",
        it="{patients:Il paziente|I pazienti} {patients} {patients:va|vanno} con {ambulance}.",
    ),
    e.AmbulanceTaken: Sentence(
        en="{seat} takes {number}.",
        de="{seat} nimmt {number}.",
        fr="{seat} prend {number}.",
        it="{seat} prende {number}.",
    ),
    e.AmbulancesReturned: When(
        lambda event: event.numbers,
        Sentence(
            en="Nobody takes {numbers}: the patients go back into the bag.",
            de="Niemand nimmt {numbers}: Die Patienten kommen zurück in den Beutel.",
            fr="Personne ne prend {numbers} : les patients retournent dans le sac.",
            it="Nessuno prende {numbers}: i pazienti tornano nel sacchetto.",
        ),
        Sentence(
            en="No patients are left over.",
            de="Keine Patienten bleiben übrig.",
            fr="Il ne reste aucun patient.",
            it="Non restano pazienti.",
        ),
    ),
    e.LowestAmbulanceRewarded: Sentence(
        en="{seat} has the lowest number and gets a blood bag and the first player token.",
        de="{seat} hat die niedrigste Nummer und erhält einen Blutbeutel und den Startspielermarker.",
        fr="{seat} a le plus petit numéro et reçoit une poche de sang et le jeton Premier Joueur.",
        it="{seat} ha il numero più basso e riceve una sacca di sangue e il segnalino primo giocatore.",
    ),
    e.PatientLost: Sentence(
        en="{seat} lacks a bed: patient {patient} dies.",
        de="{seat} fehlt ein Bett: Patient {patient} stirbt.",
        fr="{seat} manque de lits : le patient {patient} meurt.",
        it="A {seat} manca un letto: il paziente {patient} muore.",
    ),
    e.PatientsAdmitted: Sentence(
        en="{seat} admits the new patients.",
        de="{seat} nimmt die neuen Patienten auf.",
        fr="{seat} admet les nouveaux patients.",
        it="{seat} accoglie i nuovi pazienti.",
    ),
    e.ImprovementTaken: Sentence(
        en="{seat} takes {improvement}.",
        de="{seat} nimmt {improvement}.",
        fr="{seat} prend {improvement}.",
        it="{seat} prende {improvement}.",
    ),
    e.ImprovementDeclined: Sentence(
        en="{seat} takes no improvement.",
        de="{seat} nimmt keinen Ausbau.",
        fr="{seat} ne prend aucune amélioration.",
        it="{seat} non prende alcun miglioramento.",
    ),
    e.ImprovementTradedIn: Sentence(
        en="{seat} trades {improvement} for a blood bag.",
        de="{seat} tauscht {improvement} gegen einen Blutbeutel.",
        fr="{seat} échange {improvement} contre une poche de sang.",
        it="{seat} scambia {improvement} con una sacca di sangue.",
    ),
    e.ImprovementsKept: Sentence(
        en="{seat} trades in nothing.",
        de="{seat} tauscht nichts ein.",
        fr="{seat} n'échange rien.",
        it="{seat} non scambia nulla.",
    ),
    e.MeeplePlaced: Sentence(
        en="{seat} places {meeple} in {department}"
        "[, {recoloured:a blood bag turns|blood bags turn} {recoloured} {colour}][: {treatments}].",
        de="{seat} setzt {meeple} in {department} ein"
        "[, {recoloured:ein Blutbeutel färbt|Blutbeutel färben} {recoloured} {colour}][: {treatments}].",
        fr="{seat} place {meeple} dans {department}"
        "[, {recoloured:une poche de sang colore|des poches de sang colorent} {recoloured} en {colour}]"
        "[ : {treatments}].",
        it="{seat} piazza {meeple} in {department}"
        "[, {recoloured:una sacca di sangue colora|sacche di sangue colorano} {recoloured} di {colour}]"
        "[: {treatments}].",
    ),
    e.SpecialistUsed: Sentence(
        en="{seat} uses the specialist's ability"
        "[, {recoloured:a blood bag turns|blood bags turn} {recoloured} {colour}][: {treatments}].",
        de="{seat} nutzt die Fähigkeit des Spezialisten"
        "[, {recoloured:ein Blutbeutel färbt|Blutbeutel färben} {recoloured} {colour}][: {treatments}].",
        fr="{seat} utilise la compétence du spécialiste"
        "[, {recoloured:une poche de sang colore|des poches de sang colorent} {recoloured} en {colour}]"
        "[ : {treatments}].",
        it="{seat} usa il potere dello specialista"
        "[, {recoloured:una sacca di sangue colora|sacche di sangue colorano} {recoloured} di {colour}]"
        "[: {treatments}].",
    ),
    e.BloodBagUsed: Sentence(
        en="{seat} spends a blood bag: {treatment}.",
        de="{seat} verbraucht einen Blutbeutel: {treatment}.",
        fr="{seat} utilise une poche de sang : {treatment}.",
        it="{seat} usa una sacca di sangue: {treatment}.",
    ),
    e.ActivationFinished: Sentence(
        en="{seat} ends the activation.",
        de="{seat} beendet die Aktivierung.",
        fr="{seat} termine son activation.",
        it="{seat} termina l'attivazione.",
    ),
    e.PatientsNeglected: When(
        lambda event: event.treatments,
        Sentence(
            en="Neglected by {seat}: {treatments}.",
            de="Vernachlässigt von {seat}: {treatments}.",
            fr="Négligence chez {seat} : {treatments}.",
            it="Negligenza di {seat}: {treatments}.",
        ),
        Sentence(
            en="{seat} neglects nobody.",
            de="{seat} vernachlässigt niemanden.",
            fr="{seat} ne néglige personne.",
            it="{seat} non trascura nessuno.",
        ),
    ),
    e.RoundScored: Sentence(
        en="{seat} discharges {discharged} {discharged:patient|patients}[: {lines}].",
        de="{seat} entlässt {discharged} {discharged:Patienten|Patienten}[: {lines}].",
        fr="{seat} fait sortir {discharged} {discharged:patient|patients}[ : {lines}].",
        it="{seat} dimette {discharged} {discharged:paziente|pazienti}[: {lines}].",
    ),
    e.ShiftChanged: Sentence(
        en="Shift change: everything is ready for the next round.",
        de="Schichtwechsel: Alles ist bereit für die nächste Runde.",
        fr="Changement d'équipe : tout est prêt pour le tour suivant.",
        it="Cambio del turno: tutto è pronto per il prossimo round.",
    ),
    e.GameScored: Sentence(
        en="Final scoring for {seat}[: {lines}].",
        de="Abschlusswertung für {seat}[: {lines}].",
        fr="Décompte final pour {seat}[ : {lines}].",
        it="Punteggio finale per {seat}[: {lines}].",
    ),
}
