"""The commands of the base game."""

from games.clinic import commands as c
from games.kernel.messages import Command
from games.kernel.words.words import Saying, Sentence, When

COMMANDS: dict[type[Command], Saying] = {
    c.PickBonus: Sentence(
        en="Take the bonus tile: {bonus}",
        de="Das Bonusplättchen nehmen: {bonus}",
        fr="Prendre la tuile Bonus : {bonus}",
        it="Prendere la tessera Bonus: {bonus}",
    ),
    c.ChooseBoard: Sentence(
        en="Choose the side of the board with {columns} columns",
        de="Die Seite des Spielbretts mit {columns} Spalten wählen",
        fr="Choisir le côté du plateau à {columns} colonnes",
        it="Scegliere il lato della plancia con {columns} colonne",
    ),
    c.PlaceRoom: When(
        lambda command: command.room,
        Sentence(
            en="Place on {space}: {room}",
            de="Auf {space} legen: {room}",
            fr="Placer en {space} : {room}",
            it="Posizionare in {space}: {room}",
        ),
        Sentence(
            en="Place the next room on {space}",
            de="Den nächsten Raum auf {space} legen",
            fr="Placer la salle suivante en {space}",
            it="Posizionare il prossimo modulo in {space}",
        ),
    ),
    c.PlaceEntrance: Sentence(
        en="Place the entrance at {entrance}",
        de="Den Eingang bei {entrance} anlegen",
        fr="Placer l'entrée en {entrance}",
        it="Posizionare l'entrata in {entrance}",
    ),
    c.PlaceBonus: Sentence(
        en="Place your bonus tile on {space}",
        de="Das Bonusplättchen auf {space} legen",
        fr="Placer votre tuile Bonus en {space}",
        it="Posizionare la tua tessera Bonus in {space}",
    ),
    c.SelectAction: When(
        lambda command: command.action,
        Sentence(
            en="Choose the action: {action}",
            de="Die Aktion wählen: {action}",
            fr="Choisir l'action : {action}",
            it="Scegliere l'azione: {action}",
        ),
        Sentence(
            en="Choose an action face down",
            de="Verdeckt eine Aktion wählen",
            fr="Choisir une action face cachée",
            it="Scegliere un'azione coperta",
        ),
    ),
    c.BuildRoom: Sentence(
        en="Build on {space}: {kind}[ ({service})]",
        de="Auf {space} bauen: {kind}[ ({service})]",
        fr="Construire en {space} : {kind}[ ({service})]",
        it="Costruire in {space}: {kind}[ ({service})]",
    ),
    c.BuildGarden: Sentence(
        en="Build a garden on {space}",
        de="Einen Garten auf {space} bauen",
        fr="Construire un jardin en {space}",
        it="Costruire un giardino in {space}",
    ),
    c.BuildParking: Sentence(
        en="Build a parking on {space}",
        de="Einen Parkplatz auf {space} bauen",
        fr="Construire un parking en {space}",
        it="Costruire un parcheggio in {space}",
    ),
    c.UpgradeParking: Sentence(
        en="Upgrade the parking on {space} to three cars",
        de="Den Parkplatz auf {space} für drei Autos ausbauen",
        fr="Agrandir le parking en {space} pour trois voitures",
        it="Ampliare il parcheggio in {space} per tre automobili",
    ),
    c.BuildHelipad: Sentence(
        en="Build a helipad on {space}",
        de="Einen Hubschrauberlandeplatz auf {space} bauen",
        fr="Construire un héliport en {space}",
        it="Costruire un eliporto in {space}",
    ),
    c.BuildEntrance: Sentence(
        en="Build an entrance at {entrance}",
        de="Einen Eingang bei {entrance} bauen",
        fr="Construire une entrée en {entrance}",
        it="Costruire un'entrata in {entrance}",
    ),
    c.BuildConveyor: Sentence(
        en="Build {stops:a conveyor stop|two conveyor stops} on {stops}",
        de="{stops:Eine Fahrsteigstation|Zwei Fahrsteigstationen} auf {stops} bauen",
        fr="Construire {stops:un arrêt|deux arrêts} de transporteur en {stops}",
        it="Costruire {stops:una fermata|due fermate} del trasportatore in {stops}",
    ),
    c.MoveCar: Sentence(
        en="Move the car at {place} to the new parking",
        de="Das Auto bei {place} auf den neuen Parkplatz stellen",
        fr="Déplacer la voiture en {place} vers le nouveau parking",
        it="Spostare l'automobile in {place} nel nuovo parcheggio",
    ),
    c.FinishBuilding: Sentence(
        en="Finish building", de="Bauen beenden", fr="Finir de construire", it="Finire di costruire"
    ),
    c.HireDoctor: Sentence(
        en="Hire the doctor in university space {position}, to {door}",
        de="Den Arzt auf Universitätsfeld {position} einstellen, nach {door}",
        fr="Embaucher le médecin de la case {position} de l'université, vers {door}",
        it="Assumere il medico nello spazio {position} dell'università, verso {door}",
    ),
    c.HireNurse: Sentence(
        en="Hire a nurse, to {door}",
        de="Eine Pflegekraft einstellen, nach {door}",
        fr="Embaucher un infirmier, vers {door}",
        it="Assumere un infermiere, verso {door}",
    ),
    c.HireOrderly: Sentence(
        en="Hire an orderly, to {door}",
        de="Einen Krankenträger einstellen, nach {door}",
        fr="Embaucher un brancardier, vers {door}",
        it="Assumere un portantino, verso {door}",
    ),
    c.FinishHiring: Sentence(
        en="Finish hiring", de="Einstellen beenden", fr="Finir d'embaucher", it="Finire di assumere"
    ),
    c.MoveAppointment: Sentence(
        en="Move the appointment in {service}, column {column}, {to}",
        de="Den Termin in {service}, Spalte {column}, {to} verschieben",
        fr="Déplacer le rendez-vous en {service}, colonne {column}, {to}",
        it="Spostare l'appuntamento in {service}, colonna {column}, {to}",
    ),
    c.AdmitPatient: Sentence(
        en="Admit the first patient of {service}",
        de="Den ersten Patienten aufnehmen: {service}",
        fr="Admettre le premier patient : {service}",
        it="Ricoverare il primo paziente: {service}",
    ),
    c.FinishAdmitting: Sentence(
        en="Finish admitting",
        de="Aufnehmen beenden",
        fr="Finir d'admettre",
        it="Finire di ricoverare",
    ),
    c.ParkCar: Sentence(
        en="Park the car at {place}",
        de="Das Auto bei {place} parken",
        fr="Garer la voiture en {place}",
        it="Parcheggiare l'automobile in {place}",
    ),
    c.TakeCar: Sentence(
        en="Take away the car at {place}",
        de="Das Auto bei {place} wegfahren",
        fr="Retirer la voiture en {place}",
        it="Togliere l'automobile in {place}",
    ),
    c.MovePerson: Sentence(
        en="Move {person} to {to}",
        de="{person} nach {to} bewegen",
        fr="Déplacer {person} en {to}",
        it="Muovere {person} in {to}",
    ),
    c.WalkStep: Sentence(
        en="Walk one step with {person}, to {to}",
        de="Mit {person} einen Schritt gehen, nach {to}",
        fr="Avancer d'un pas avec {person}, en {to}",
        it="Fare un passo con {person}, in {to}",
    ),
    c.StopWalking: Sentence(
        en="Stop walking", de="Stehen bleiben", fr="S'arrêter de marcher", it="Smettere di camminare"
    ),
    c.FinishMoving: Sentence(
        en="Finish moving", de="Bewegung beenden", fr="Finir les déplacements", it="Finire i movimenti"
    ),
    c.Treat: Sentence(
        en="Let doctor {doctor} treat patient {patient}",
        de="Patient {patient} durch Arzt {doctor} behandeln",
        fr="Faire soigner le patient {patient} par le médecin {doctor}",
        it="Far curare il paziente {patient} dal medico {doctor}",
    ),
    c.TreatBest: Sentence(
        en="Treat for the highest income",
        de="Für die höchsten Einnahmen behandeln",
        fr="Soigner pour les meilleurs revenus",
        it="Curare per i guadagni più alti",
    ),
    c.FinishCare: Sentence(
        en="Finish patient care", de="Behandlung beenden", fr="Finir les soins", it="Finire le cure"
    ),
    c.BuyPopularity: When(
        lambda command: command.points,
        Sentence(
            en="Buy {points} {points:point|points} of popularity",
            de="{points} {points:Punkt|Punkte} Beliebtheit kaufen",
            fr="Acheter {points} {points:point|points} de popularité",
            it="Comprare {points} {points:punto|punti} popolarità",
        ),
        Sentence(
            en="Buy no popularity",
            de="Keine Beliebtheit kaufen",
            fr="N'acheter aucune popularité",
            it="Non comprare popolarità",
        ),
    ),
    c.PayExpenses: Sentence(
        en="Pay the expenses", de="Ausgaben bezahlen", fr="Payer les dépenses", it="Pagare le spese"
    ),
    c.Administer: Sentence(
        en="Run the administration",
        de="Die Verwaltung durchführen",
        fr="Effectuer l'administration",
        it="Svolgere l'amministrazione",
    ),
    c.ScoreGame: Sentence(
        en="Score the game", de="Das Spiel werten", fr="Compter les points", it="Calcolare il punteggio"
    ),
}
