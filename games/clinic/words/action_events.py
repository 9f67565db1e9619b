"""The events of the setup and of the actions."""

from games.clinic import events as e
from games.kernel.messages import Event
from games.kernel.words.words import Saying, Sentence, When

SETUP: dict[type[Event], Saying] = {
    e.TurnOrderDrawn: Sentence(
        en="The turn order is drawn: {order}.",
        de="Die Spielreihenfolge wird ausgelost: {order}.",
        fr="L'ordre du tour est tiré au sort : {order}.",
        it="Si estrae l'ordine di turno: {order}.",
    ),
    e.BonusTilesLaid: Sentence(
        en="Bonus tiles are laid out: {tiles}.",
        de="Bonusplättchen liegen aus: {tiles}.",
        fr="Des tuiles Bonus sont posées : {tiles}.",
        it="Si dispongono le tessere Bonus: {tiles}.",
    ),
    e.BonusPicked: Sentence(
        en="{seat} takes the bonus tile: {bonus}.",
        de="{seat} nimmt das Bonusplättchen: {bonus}.",
        fr="{seat} prend la tuile Bonus : {bonus}.",
        it="{seat} prende la tessera Bonus: {bonus}.",
    ),
    e.MoneyGiven: Sentence(
        en="{seat} receives ${amount}.",
        de="{seat} erhält ${amount}.",
        fr="{seat} reçoit ${amount}.",
        it="{seat} riceve ${amount}.",
    ),
    e.BoardChosen: Sentence(
        en="{seat} chooses the board with {columns} columns.",
        de="{seat} wählt das Spielbrett mit {columns} Spalten.",
        fr="{seat} choisit le plateau à {columns} colonnes.",
        it="{seat} sceglie la plancia con {columns} colonne.",
    ),
    e.AppointmentsMade: When(
        lambda event: event.appointments,
        Sentence(
            en="New appointments: {appointments}.",
            de="Neue Termine: {appointments}.",
            fr="Nouveaux rendez-vous : {appointments}.",
            it="Nuovi appuntamenti: {appointments}.",
        ),
        Sentence(
            en="There are no new appointments.",
            de="Es gibt keine neuen Termine.",
            fr="Il n'y a pas de nouveaux rendez-vous.",
            it="Non ci sono nuovi appuntamenti.",
        ),
    ),
}

BUILDING: dict[type[Event], Saying] = {
    e.RoomBuilt: Sentence(
        en="{seat} builds on {space}: {kind}[ ({service})][ for ${cost}].",
        de="{seat} baut auf {space}: {kind}[ ({service})][ für ${cost}].",
        fr="{seat} construit en {space} : {kind}[ ({service})][ pour ${cost}].",
        it="{seat} costruisce in {space}: {kind}[ ({service})][ per ${cost}].",
    ),
    e.GardenBuilt: Sentence(
        en="{seat} builds a garden on {space}[ for ${cost}].",
        de="{seat} baut einen Garten auf {space}[ für ${cost}].",
        fr="{seat} construit un jardin en {space}[ pour ${cost}].",
        it="{seat} costruisce un giardino in {space}[ per ${cost}].",
    ),
    e.ParkingBuilt: Sentence(
        en="{seat} builds a parking on {space}[ for ${cost}].",
        de="{seat} baut einen Parkplatz auf {space}[ für ${cost}].",
        fr="{seat} construit un parking en {space}[ pour ${cost}].",
        it="{seat} costruisce un parcheggio in {space}[ per ${cost}].",
    ),
    e.ParkingUpgraded: Sentence(
        en="{seat} upgrades the parking on {space} to three cars[ for ${cost}].",
        de="{seat} baut den Parkplatz auf {space} für drei Autos aus[ (${cost})].",
        fr="{seat} agrandit le parking en {space} pour trois voitures[ (${cost})].",
        it="{seat} amplia il parcheggio in {space} per tre automobili[ (${cost})].",
    ),
    e.HelipadBuilt: Sentence(
        en="{seat} builds a helipad on {space}[ for ${cost}].",
        de="{seat} baut einen Hubschrauberlandeplatz auf {space}[ für ${cost}].",
        fr="{seat} construit un héliport en {space}[ pour ${cost}].",
        it="{seat} costruisce un eliporto in {space}[ per ${cost}].",
    ),
    e.EntranceBuilt: Sentence(
        en="{seat} builds an entrance at {entrance}[ for ${cost}].",
        de="{seat} baut einen Eingang bei {entrance}[ für ${cost}].",
        fr="{seat} construit une entrée en {entrance}[ pour ${cost}].",
        it="{seat} costruisce un'entrata in {entrance}[ per ${cost}].",
    ),
    e.ConveyorBuilt: Sentence(
        en="{seat} builds {stops:a conveyor stop|conveyor stops} on {stops}[ for ${cost}].",
        de="{seat} baut {stops:eine Fahrsteigstation|Fahrsteigstationen} auf {stops}[ für ${cost}].",
        fr="{seat} construit {stops:un arrêt|des arrêts} de transporteur en {stops}[ pour ${cost}].",
        it="{seat} costruisce {stops:una fermata|fermate} del trasportatore in {stops}[ per ${cost}].",
    ),
    e.CarMoved: Sentence(
        en="{seat} moves the car at {place} to {to}.",
        de="{seat} stellt das Auto bei {place} nach {to} um.",
        fr="{seat} déplace la voiture en {place} vers {to}.",
        it="{seat} sposta l'automobile in {place} verso {to}.",
    ),
    e.CarParked: Sentence(
        en="{seat} parks a car at {place}.",
        de="{seat} parkt ein Auto bei {place}.",
        fr="{seat} gare une voiture en {place}.",
        it="{seat} parcheggia un'automobile in {place}.",
    ),
    e.CarTaken: Sentence(
        en="The car at {place} leaves the clinic of {seat}.",
        de="Das Auto bei {place} verlässt die Klinik von {seat}.",
        fr="La voiture en {place} quitte la clinique : {seat}.",
        it="L'automobile in {place} lascia la clinica: {seat}.",
    ),
}

ACTIONS: dict[type[Event], Saying] = {
    e.SelectionOpened: Sentence(
        en="Everyone chooses an action.",
        de="Alle wählen eine Aktion.",
        fr="Chacun choisit une action.",
        it="Ciascuno sceglie un'azione.",
    ),
    e.ActionSelected: When(
        lambda event: event.action,
        Sentence(
            en="{seat} chooses the action: {action}.",
            de="{seat} wählt die Aktion: {action}.",
            fr="{seat} choisit l'action : {action}.",
            it="{seat} sceglie l'azione: {action}.",
        ),
        Sentence(
            en="{seat} chooses an action face down.",
            de="{seat} wählt verdeckt eine Aktion.",
            fr="{seat} choisit une action face cachée.",
            it="{seat} sceglie un'azione coperta.",
        ),
    ),
    e.ActionsRevealed: Sentence(
        en="The actions are revealed: {actions}.",
        de="Die Aktionen werden aufgedeckt: {actions}.",
        fr="Les actions sont révélées : {actions}.",
        it="Si rivelano le azioni: {actions}.",
    ),
    e.ActionFinished: Sentence(
        en="{seat} finishes the action.",
        de="{seat} beendet die Aktion.",
        fr="{seat} termine son action.",
        it="{seat} termina l'azione.",
    ),
    e.StaffJoined: When(
        lambda event: event.hired,
        Sentence(
            en="{seat} hires at {door}: {kind}[ ({colour})][, for ${cost}].",
            de="{seat} stellt bei {door} ein: {kind}[ ({colour})][, für ${cost}].",
            fr="{seat} embauche en {door} : {kind}[ ({colour})][, pour ${cost}].",
            it="{seat} assume in {door}: {kind}[ ({colour})][, per ${cost}].",
        ),
        Sentence(
            en="{seat} begins at {door} with: {kind}[ ({colour})].",
            de="{seat} beginnt bei {door} mit: {kind}[ ({colour})].",
            fr="{seat} commence en {door} avec : {kind}[ ({colour})].",
            it="{seat} comincia in {door} con: {kind}[ ({colour})].",
        ),
    ),
    e.AppointmentMoved: Sentence(
        en="{seat} moves the appointment in {service}, column {column}, {to}.",
        de="{seat} verschiebt den Termin in {service}, Spalte {column}, {to}.",
        fr="{seat} déplace le rendez-vous en {service}, colonne {column}, {to}.",
        it="{seat} sposta l'appuntamento in {service}, colonna {column}, {to}.",
    ),
    e.PatientAdmitted: Sentence(
        en="{seat} admits a patient ({colour}, {service}).",
        de="{seat} nimmt einen Patienten auf ({colour}, {service}).",
        fr="{seat} admet un patient ({colour}, {service}).",
        it="{seat} ricovera un paziente ({colour}, {service}).",
    ),
}
