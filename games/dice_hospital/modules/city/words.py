"""What people read about the City and what it changes in other modules."""

from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.effect_words import EFFECTS
from games.dice_hospital.modules.city.formatters import number_token, tile
from games.dice_hospital.modules.city.setting_words import FIGURES
from games.kernel.words.words import Sentence, Words

WORDS = Words(
    figures=FIGURES,
    effects=EFFECTS,
    name=Sentence(en="City", de="Stadt", fr="La Ville", it="La Città"),
    about=Sentence(
        en="Paramedics fetch patients from a city instead of waiting for ambulances.",
        de="Sanitäter holen Patienten aus einer Stadt, statt auf Krankenwagen zu warten.",
        fr="Des ambulanciers vont chercher les patients en ville au lieu d'attendre les ambulances.",
        it="I paramedici vanno a prendere i pazienti in città invece di aspettare le ambulanze.",
    ),
    commands={
        m.ParkAmbulance: Sentence(
            en="Park at the {side} entrance of tile {tile}",
            de="Am {side}eingang von Feld {tile} parken",
            fr="Se garer à l'entrée {side} de la tuile {tile}",
            it="Parcheggiare all'entrata {side} della tessera {tile}",
        ),
        m.LandHelicopter: Sentence(
            en="Land the helicopter on tile {tile}",
            de="Mit dem Hubschrauber auf Feld {tile} landen",
            fr="Poser l'hélicoptère sur la tuile {tile}",
            it="Atterrare con l'elicottero sulla tessera {tile}",
        ),
        m.WalkTo: Sentence(
            en="Fetch the patient on tile {tile}",
            de="Den Patienten auf Feld {tile} holen",
            fr="Aller chercher le patient de la tuile {tile}",
            it="Prendere il paziente sulla tessera {tile}",
        ),
        m.KeepBonusToken: Sentence(
            en="Keep {token}", de="{token} behalten", fr="Garder {token}", it="Tenere {token}"
        ),
        m.LowerTotal: Sentence(
            en="Discard {token} to lower your total",
            de="{token} ablegen, um die Summe zu senken",
            fr="Défausser {token} pour réduire le total",
            it="Scartare {token} per abbassare il totale",
        ),
        m.PlaceMarker: Sentence(
            en="Place your marker at your total",
            de="Den Marker auf die Summe setzen",
            fr="Placer son marqueur sur le total",
            it="Mettere il segnalino sul totale",
        ),
        m.UseBonusToken: Sentence(
            en="Use {token} for patient {patient}[, recolouring {recolour} with a blood bag]",
            de="{token} für Patient {patient} nutzen[, {recolour} mit einem Blutbeutel umgefärbt]",
            fr="Utiliser {token} pour le patient {patient}"
            "[, en recolorant {recolour} avec une poche de sang]",
            it="Usare {token} per il paziente {patient}[, ricolorando {recolour} con una sacca di sangue]",
        ),
        m.CallNurse: Sentence(
            en="Use {token} as a nurse this round",
            de="{token} in dieser Runde als Krankenschwester nutzen",
            fr="Utiliser {token} comme infirmière ce tour-ci",
            it="Usare {token} come infermiere in questo round",
        ),
    },
    events={
        m.CityLaid: Sentence(
            en="The city is laid out.",
            de="Die Stadt ist ausgelegt.",
            fr="La ville est en place.",
            it="La città è pronta.",
        ),
        m.CityPatientsArrived: Sentence(
            en="Patients wait in the city: {patients}, on {tiles:tile|tiles} {tiles}.",
            de="In der Stadt warten Patienten: {patients}, auf {tiles:Feld|den Feldern} {tiles}.",
            fr="Des patients attendent en ville : {patients}, sur {tiles:la tuile|les tuiles} {tiles}.",
            it="In città aspettano dei pazienti: {patients}, {tiles:sulla tessera|sulle tessere} {tiles}.",
        ),
        m.BonusTokensLaid: Sentence(
            en="Bonus tokens in the city: {tokens}, on {tiles:tile|tiles} {tiles}.",
            de="Bonusmarker in der Stadt: {tokens}, auf {tiles:Feld|den Feldern} {tiles}.",
            fr="Jetons Bonus en ville : {tokens}, sur {tiles:la tuile|les tuiles} {tiles}.",
            it="Segnalini Bonus in città: {tokens}, {tiles:sulla tessera|sulle tessere} {tiles}.",
        ),
        m.AmbulanceParked: Sentence(
            en="{seat} parks at the {side} entrance of tile {tile}.",
            de="{seat} parkt am {side}eingang von Feld {tile}.",
            fr="{seat} se gare à l'entrée {side} de la tuile {tile}.",
            it="{seat} parcheggia all'entrata {side} della tessera {tile}.",
        ),
        m.HelicopterLanded: Sentence(
            en="{seat} lands the helicopter on tile {tile}.",
            de="{seat} landet mit dem Hubschrauber auf Feld {tile}.",
            fr="{seat} pose l'hélicoptère sur la tuile {tile}.",
            it="{seat} atterra con l'elicottero sulla tessera {tile}.",
        ),
        m.TripBegun: Sentence(
            en="The paramedic of {seat} enters the city on tile {tile}.",
            de="Der Sanitäter von {seat} betritt die Stadt auf Feld {tile}.",
            fr="{seat} envoie son ambulancier en ville sur la tuile {tile}.",
            it="Il paramedico di {seat} entra in città sulla tessera {tile}.",
        ),
        m.PatientFetched: Sentence(
            en="{seat} fetches patient {patient} on tile {tile}[ and finds {token}].",
            de="{seat} holt Patient {patient} auf Feld {tile}[ und findet {token}].",
            fr="{seat} récupère le patient {patient} sur la tuile {tile}[ et trouve {token}].",
            it="{seat} prende il paziente {patient} sulla tessera {tile}[ e trova {token}].",
        ),
        m.TripEnded: Sentence(
            en="The paramedic of {seat} goes back to the ambulance.",
            de="Der Sanitäter von {seat} kehrt zum Krankenwagen zurück.",
            fr="Chez {seat}, l'ambulancier regagne l'ambulance.",
            it="Il paramedico di {seat} torna all'ambulanza.",
        ),
        m.BonusTokenKept: Sentence(
            en="{seat} keeps {token}.",
            de="{seat} behält {token}.",
            fr="{seat} garde {token}.",
            it="{seat} tiene {token}.",
        ),
        m.TotalCounted: Sentence(
            en="The patients of {seat} add up to {total}.",
            de="Die Patienten von {seat} haben zusammen {total}.",
            fr="Chez {seat}, le total des patients est de {total}.",
            it="I pazienti di {seat} valgono in totale {total}.",
        ),
        m.TotalLowered: Sentence(
            en="{seat} discards {token}: the total falls to {total}.",
            de="{seat} legt {token} ab: Die Summe sinkt auf {total}.",
            fr="{seat} défausse {token} : le total descend à {total}.",
            it="{seat} scarta {token}: il totale scende a {total}.",
        ),
        m.MarkerPlaced: Sentence(
            en="{seat} places the marker on {total}.",
            de="{seat} setzt den Marker auf {total}.",
            fr="{seat} place son marqueur sur {total}.",
            it="{seat} mette il segnalino su {total}.",
        ),
        m.BonusTokenUsed: Sentence(
            en="{seat} uses {token}[, a blood bag turns {recoloured} {colour}]: {treatment}.",
            de="{seat} nutzt {token}[, ein Blutbeutel färbt {recoloured} {colour}]: {treatment}.",
            fr="{seat} utilise {token}[, une poche de sang colore {recoloured} en {colour}] : {treatment}.",
            it="{seat} usa {token}[, una sacca di sangue colora {recoloured} di {colour}]: {treatment}.",
        ),
        m.NurseCalled: Sentence(
            en="{seat} uses {token} as a nurse this round.",
            de="{seat} nutzt {token} in dieser Runde als Krankenschwester.",
            fr="{seat} utilise {token} comme infirmière ce tour-ci.",
            it="{seat} usa {token} come infermiere in questo round.",
        ),
        m.CityNeglected: Sentence(
            en="Neglected in the city: {treatments}.",
            de="In der Stadt vernachlässigt: {treatments}.",
            fr="Négligence en ville : {treatments}.",
            it="Negligenza in città: {treatments}.",
        ),
        m.CityFatalityDealt: Sentence(
            en="{seat} gets a fatality from the city.",
            de="{seat} erhält einen Todesfallmarker aus der Stadt.",
            fr="{seat} reçoit un jeton Décès de la ville.",
            it="{seat} riceve un segnalino decesso dalla città.",
        ),
    },
    steps={
        "city_setup": Sentence(
            en="Laying out the city",
            de="Aufbau der Stadt",
            fr="Mise en place de la ville",
            it="Preparazione della città",
        ),
        "city_moves": Sentence(
            en="Parking the ambulances",
            de="Parken der Krankenwagen",
            fr="Déplacement des ambulances",
            it="Spostamento delle ambulanze",
        ),
        "city_trips": Sentence(
            en="Fetching patients",
            de="Patienten holen",
            fr="Récupération des patients",
            it="Recupero dei pazienti",
        ),
    },
    terms={
        "north": Sentence(en="north", de="Nord", fr="nord", it="nord"),
        "east": Sentence(en="east", de="Ost", fr="est", it="est"),
        "south": Sentence(en="south", de="Süd", fr="sud", it="sud"),
        "west": Sentence(en="west", de="West", fr="ouest", it="ovest"),
    },
    fields={"ambulance_taken.number": number_token, "tile": tile},
    refusals={
        "entrance_occupied": Sentence(
            en="Another ambulance is at this entrance[: tile {tile}, {side}].",
            de="An diesem Eingang steht schon ein Krankenwagen[: Feld {tile}, {side}].",
            fr="Une autre ambulance est à cette entrée[ : tuile {tile}, {side}].",
            it="Un'altra ambulanza è a questa entrata[: tessera {tile}, {side}].",
        ),
        "entrance_not_reachable": Sentence(
            en="The ambulance cannot reach this entrance[: tile {tile}, {side}].",
            de="Der Krankenwagen kann diesen Eingang nicht erreichen[: Feld {tile}, {side}].",
            fr="L'ambulance ne peut pas atteindre cette entrée[ : tuile {tile}, {side}].",
            it="L'ambulanza non può raggiungere questa entrata[: tessera {tile}, {side}].",
        ),
        "no_helicopter": Sentence(
            en="You have no helicopter to use.",
            de="Du hast keinen Hubschrauber.",
            fr="Vous n'avez pas d'hélicoptère.",
            it="Non hai l'elicottero.",
        ),
        "tile_not_free": Sentence(
            en="The helicopter cannot land on this tile[: {tile}].",
            de="Der Hubschrauber kann auf diesem Feld nicht landen[: {tile}].",
            fr="L'hélicoptère ne peut pas se poser sur cette tuile[ : {tile}].",
            it="L'elicottero non può atterrare su questa tessera[: {tile}].",
        ),
        "tile_not_reachable": Sentence(
            en="The paramedic cannot reach this tile[: {tile}].",
            de="Der Sanitäter kann dieses Feld nicht erreichen[: {tile}].",
            fr="L'ambulancier ne peut pas atteindre cette tuile[ : {tile}].",
            it="Il paramedico non può raggiungere questa tessera[: {tile}].",
        ),
        "token_not_found": Sentence(
            en="This token is not among those you can keep[: {token}].",
            de="Dieser Marker ist keiner von denen, die du behalten kannst[: {token}].",
            fr="Ce jeton n'est pas de ceux que vous pouvez garder[ : {token}].",
            it="Questo segnalino non è tra quelli che puoi tenere[: {token}].",
        ),
        "trip_not_over": Sentence(
            en="The paramedic's trip is not over yet.",
            de="Der Sanitäter ist noch unterwegs.",
            fr="L'ambulancier n'a pas encore terminé son trajet.",
            it="Il paramedico non ha ancora finito il giro.",
        ),
        "token_heals_nobody": Sentence(
            en="This token does not heal patients[: {token}].",
            de="Dieser Marker heilt keine Patienten[: {token}].",
            fr="Ce jeton ne soigne pas de patients[ : {token}].",
            it="Questo segnalino non cura i pazienti[: {token}].",
        ),
        "token_is_no_nurse": Sentence(
            en="This token does not give you a nurse[: {token}].",
            de="Dieser Marker gibt dir keine Krankenschwester[: {token}].",
            fr="Ce jeton ne vous donne pas d'infirmière[ : {token}].",
            it="Questo segnalino non ti dà un infermiere[: {token}].",
        ),
    },
)

VIRUS_WORDS = Words(
    name=Sentence(
        en="City and Super-resistant Virus",
        de="Stadt und Superresistentes Virus",
        fr="Ville et Virus super résistant",
        it="Città e Superbatteri resistenti",
    ),
    about=Sentence(
        en="Patients left in the city get worse by two steps too.",
        de="Auch Patienten, die in der Stadt bleiben, verschlechtern sich um zwei Stufen.",
        fr="La santé des patients restés en ville se détériore aussi de deux niveaux.",
        it="Anche i pazienti rimasti in città peggiorano di due livelli.",
    ),
)

EVENTS_WORDS = Words(
    name=Sentence(
        en="City and event cards",
        de="Stadt und Ereigniskarten",
        fr="Ville et cartes Événement",
        it="Città e carte evento",
    ),
    about=Sentence(
        en="A fatality in the city counts for the event card of the round.",
        de="Ein Todesfall in der Stadt zählt für die Ereigniskarte der Runde.",
        fr="Un décès en ville compte pour la carte Événement du tour.",
        it="Un decesso in città conta per la carta evento del round.",
    ),
)
