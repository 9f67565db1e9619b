"""The events of the base game: of the moves, the business and the administration, and all together."""

from games.clinic import events as e
from games.clinic.words.action_events import ACTIONS, BUILDING, SETUP
from games.kernel.messages import Event
from games.kernel.words.words import Saying, Sentence, When

MOVES: dict[type[Event], Saying] = {
    e.PersonMoved: Sentence(
        en="{seat} moves {person} to {places}[, time {time}].",
        de="{seat} bewegt {person} nach {places}[, Zeit {time}].",
        fr="{seat} déplace {person} en {places}[, temps {time}].",
        it="{seat} muove {person} in {places}[, tempo {time}].",
    ),
    e.StepWalked: Sentence(
        en="{seat} walks {person} to {to}[, time {time}].",
        de="{seat} geht mit {person} nach {to}[, Zeit {time}].",
        fr="{seat} avance {person} en {to}[, temps {time}].",
        it="{seat} fa camminare {person} in {to}[, tempo {time}].",
    ),
    e.WalkEnded: Sentence(
        en="{seat} ends the walk.",
        de="{seat} beendet den Gang.",
        fr="{seat} termine la marche.",
        it="{seat} termina il cammino.",
    ),
    e.MovingFinished: Sentence(
        en="{seat} finishes moving with {time} time spent.",
        de="{seat} beendet die Bewegung mit {time} verbrauchter Zeit.",
        fr="{seat} termine ses déplacements avec {time} de temps passé.",
        it="{seat} finisce i movimenti con {time} di tempo speso.",
    ),
}

BUSINESS: dict[type[Event], Saying] = {
    e.PatientTreated: Sentence(
        en="{seat} cures the patient ({colour}) in {room} with doctor {doctor}"
        "[ and {nurses} {nurses:nurse|nurses}], for ${income}.",
        de="{seat} heilt den Patienten ({colour}) in {room} mit Arzt {doctor}"
        "[ und {nurses} {nurses:Pflegekraft|Pflegekräften}], für ${income}.",
        fr="{seat} guérit le patient ({colour}) en {room} avec le médecin {doctor}"
        "[ et {nurses} {nurses:infirmier|infirmiers}], pour ${income}.",
        it="{seat} cura il paziente ({colour}) in {room} con il medico {doctor}"
        "[ e {nurses} {nurses:infermiere|infermieri}], per ${income}.",
    ),
    e.CareFinished: Sentence(
        en="{seat} finishes patient care.",
        de="{seat} beendet die Behandlung.",
        fr="{seat} termine les soins.",
        it="{seat} termina le cure.",
    ),
    e.ExpensesPaid: Sentence(
        en="{seat} pays ${wages} in wages and ${upkeep} in upkeep[, and {popularity} popularity].",
        de="{seat} zahlt ${wages} Löhne und ${upkeep} Unterhalt[, und {popularity} Beliebtheit].",
        fr="{seat} paie ${wages} de salaires et ${upkeep} d'entretien[, et {popularity} de popularité].",
        it="{seat} paga ${wages} di stipendi e ${upkeep} di manutenzione[, e {popularity} di popolarità].",
    ),
    e.PopularityBought: When(
        lambda event: event.points,
        Sentence(
            en="{seat} buys {points} {points:point|points} of popularity for ${cost}.",
            de="{seat} kauft {points} {points:Punkt|Punkte} Beliebtheit für ${cost}.",
            fr="{seat} achète {points} {points:point|points} de popularité pour ${cost}.",
            it="{seat} compra {points} {points:punto|punti} popolarità per ${cost}.",
        ),
        Sentence(
            en="{seat} buys no popularity.",
            de="{seat} kauft keine Beliebtheit.",
            fr="{seat} n'achète pas de popularité.",
            it="{seat} non compra popolarità.",
        ),
    ),
    e.PopularityChanged: Sentence(
        en="The popularity of {seat} changes by {points} ({reason}).",
        de="Die Beliebtheit von {seat} ändert sich um {points} ({reason}).",
        fr="Popularité de {seat} : {points} ({reason}).",
        it="Popolarità di {seat}: {points} ({reason}).",
    ),
}

ADMINISTRATION: dict[type[Event], Saying] = {
    e.ActionTilesReturned: Sentence(
        en="Everyone gets back the action tiles.",
        de="Alle erhalten ihre Aktionsplättchen zurück.",
        fr="Chacun récupère ses tuiles Action.",
        it="Ciascuno riprende le tessere Azione.",
    ),
    e.AppointmentsMissed: When(
        lambda event: event.appointments,
        Sentence(
            en="Missed appointments: {appointments}.",
            de="Versäumte Termine: {appointments}.",
            fr="Rendez-vous manqués : {appointments}.",
            it="Appuntamenti mancati: {appointments}.",
        ),
        Sentence(
            en="No appointments are missed.",
            de="Kein Termin wird versäumt.",
            fr="Aucun rendez-vous n'est manqué.",
            it="Nessun appuntamento è mancato.",
        ),
    ),
    e.DoctorsTaught: Sentence(
        en="The doctors at the university rise a level.",
        de="Die Ärzte an der Universität steigen eine Stufe auf.",
        fr="Les médecins de l'université montent d'un niveau.",
        it="I medici all'università salgono di un livello.",
    ),
    e.DoctorsDrawn: When(
        lambda event: event.drawn,
        Sentence(
            en="Doctors arrive at the university: {drawn}.",
            de="Ärzte kommen an die Universität: {drawn}.",
            fr="Des médecins arrivent à l'université : {drawn}.",
            it="Arrivano medici all'università: {drawn}.",
        ),
        Sentence(
            en="No doctors arrive at the university.",
            de="Keine Ärzte kommen an die Universität.",
            fr="Aucun médecin n'arrive à l'université.",
            it="Nessun medico arriva all'università.",
        ),
    ),
    e.NursesPlaced: Sentence(
        en="Nurses for the rounds: {columns}.",
        de="Pflegekräfte für die Runden: {columns}.",
        fr="Infirmiers pour les manches : {columns}.",
        it="Infermieri per i round: {columns}.",
    ),
    e.StaffChanged: Sentence(
        en="{seat}: doctors change level: {doctors}.",
        de="{seat}: Ärzte ändern ihre Stufe: {doctors}.",
        fr="{seat} : des médecins changent de niveau : {doctors}.",
        it="{seat}: dei medici cambiano livello: {doctors}.",
    ),
    e.PatientsWorsened: Sentence(
        en="{seat}: patients get worse: {patients}.",
        de="{seat}: Patienten geht es schlechter: {patients}.",
        fr="{seat} : l'état de patients s'aggrave : {patients}.",
        it="{seat}: dei pazienti peggiorano: {patients}.",
    ),
    e.PatientDied: Sentence(
        en="{seat}: patient {patient} dies.",
        de="{seat}: Patient {patient} stirbt.",
        fr="{seat} : le patient {patient} meurt.",
        it="{seat}: il paziente {patient} muore.",
    ),
    e.TilesTurned: Sentence(
        en="The top tiles of all stacks are turned face up.",
        de="Die obersten Plättchen aller Stapel werden aufgedeckt.",
        fr="Les tuiles du dessus de toutes les piles sont retournées face visible.",
        it="Si scoprono le prime tessere di tutte le pile.",
    ),
    e.TurnOrderSet: Sentence(
        en="Turn order of the next round: {order}.",
        de="Spielreihenfolge der nächsten Runde: {order}.",
        fr="Ordre du tour de la prochaine manche : {order}.",
        it="Ordine di turno del prossimo round: {order}.",
    ),
    e.GameScored: Sentence(
        en="Final scoring of {seat}: {lines}.",
        de="Schlusswertung von {seat}: {lines}.",
        fr="Décompte final de {seat} : {lines}.",
        it="Punteggio finale di {seat}: {lines}.",
    ),
}

EVENTS: dict[type[Event], Saying] = {
    **SETUP,
    **BUILDING,
    **ACTIONS,
    **MOVES,
    **BUSINESS,
    **ADMINISTRATION,
}
