/** @typedef {import("../../app/language.js").Sentence} Sentence */

/** @satisfies {Record<string, Sentence>} */
export const WORDS = {
  yourClinic: { en: "Your clinic", de: "Deine Klinik", fr: "Votre clinique", it: "La tua clinica" },
  clinicOf: { en: "Clinic of {name}", de: "Klinik von {name}", fr: "Clinique de {name}", it: "Clinica di {name}" },
  otherClinics: { en: "Other clinics", de: "Andere Kliniken", fr: "Autres cliniques", it: "Altre cliniche" },
  enlarge: { en: "Show large", de: "Groß zeigen", fr: "Agrandir", it: "Ingrandisci" },
  backToYours: { en: "Back to your clinic", de: "Zurück zu deiner Klinik", fr: "Revenir à votre clinique", it: "Torna alla tua clinica" },
  floors: { en: "Floors", de: "Stockwerke", fr: "Étages", it: "Piani" },
  mainBoard: { en: "Main board", de: "Spielplan", fr: "Plateau principal", it: "Tabellone" },
  notepad: { en: "Notepad", de: "Notizblock", fr: "Bloc-notes", it: "Blocco note" },
  admittedNext: { en: "next →", de: "nächste →", fr: "prochain →", it: "prossimo →" },
  column: { en: "column {column}", de: "Spalte {column}", fr: "colonne {column}", it: "colonna {column}" },
  preAdmissions: { en: "Pre-admissions", de: "Voraufnahme", fr: "Pré-admission", it: "Pre-ricovero" },
  nobodyWaits: { en: "Nobody waits.", de: "Niemand wartet.", fr: "Personne n’attend.", it: "Nessuno aspetta." },
  university: { en: "University", de: "Universität", fr: "Université", it: "Università" },
  universitySpace: { en: "university, {price}", de: "Universität, {price}", fr: "université, {price}", it: "università, {price}" },
  nurses: { en: "Nurses and orderlies", de: "Pflege und Träger", fr: "Infirmiers et brancardiers", it: "Infermieri e portantini" },
  laterRounds: { en: "later rounds: {counts}", de: "spätere Runden: {counts}", fr: "manches suivantes : {counts}", it: "round seguenti: {counts}" },
  supply: { en: "To build", de: "Zum Bauen", fr: "À construire", it: "Da costruire" },
  faceDown: { en: "face down until the next round", de: "bis zur nächsten Runde verdeckt", fr: "face cachée jusqu’à la prochaine manche", it: "coperta fino al prossimo round" },
  bags: { en: "In the bags: {patients} patients, {doctors} doctors", de: "In den Beuteln: {patients} Patienten, {doctors} Ärzte", fr: "Dans les sacs : {patients} patients, {doctors} médecins", it: "Nei sacchetti: {patients} pazienti, {doctors} medici" },
  upgrade: { en: "Third parking space", de: "Dritter Stellplatz", fr: "Troisième place de parking", it: "Terzo posto auto" },
  popularity: { en: "Popularity", de: "Beliebtheit", fr: "Popularité", it: "Popolarità" },
  savings: { en: "Savings", de: "Erspartes", fr: "Économies", it: "Risparmi" },
  income: { en: "Income", de: "Einnahmen", fr: "Revenus", it: "Guadagni" },
  time: { en: "Time", de: "Zeit", fr: "Temps", it: "Tempo" },
  expenses: { en: "Expenses", de: "Ausgaben", fr: "Dépenses", it: "Spese" },
  expensesOf: { en: "wages {wages}, upkeep {upkeep}", de: "Löhne {wages}, Unterhalt {upkeep}", fr: "salaires {wages}, entretien {upkeep}", it: "stipendi {wages}, manutenzione {upkeep}" },
  expensesPoints: { en: "costs {points} popularity", de: "kostet {points} Beliebtheit", fr: "coûte {points} popularité", it: "costa {points} popolarità" },
  thisRound: { en: "+{time} now", de: "+{time} jetzt", fr: "+{time} ce tour", it: "+{time} ora" },
  queuePoints: { en: "Queue points", de: "Warteschlangenpunkte", fr: "Points de file", it: "Punti coda" },
  actions: { en: "Action of this turn, in secret", de: "Aktion dieses Zuges, geheim", fr: "Action de ce tour, en secret", it: "Azione di questo turno, in segreto" },
  played: { en: "played {count} of 2", de: "{count} von 2 gespielt", fr: "{count} sur 2 jouées", it: "{count} di 2 giocate" },
  chosen: { en: "chosen", de: "gewählt", fr: "choisie", it: "scelta" },
  hasChosen: { en: "has chosen", de: "hat gewählt", fr: "a choisi", it: "ha scelto" },
  buyPopularity: { en: "Popularity to buy, {price} each", de: "Beliebtheit kaufen, je {price}", fr: "Popularité à acheter, {price} le point", it: "Popolarità da comprare, {price} ciascuno" },
  pointsFor: { en: "{points} popularity for {price}", de: "{points} Beliebtheit für {price}", fr: "{points} popularité pour {price}", it: "{points} popolarità per {price}" },
  board: { en: "Side of your board", de: "Seite deines Spielbretts", fr: "Côté de votre plateau", it: "Lato della tua plancia" },
  boardColumns: { en: "{columns} columns", de: "{columns} Spalten", fr: "{columns} colonnes", it: "{columns} colonne" },
  bonusTiles: { en: "Bonus tiles", de: "Bonusplättchen", fr: "Tuiles Bonus", it: "Tessere Bonus" },
  toPlace: { en: "To place: {things}", de: "Zu legen: {things}", fr: "À placer : {things}", it: "Da posizionare: {things}" },
  carsToPark: { en: "Cars to park: {count}", de: "Autos zu parken: {count}", fr: "Voitures à garer : {count}", it: "Automobili da parcheggiare: {count}" },
  carsToTake: { en: "Cars to take away: {count}", de: "Autos wegzufahren: {count}", fr: "Voitures à retirer : {count}", it: "Automobili da togliere: {count}" },
  stepByStep: { en: "Walk step by step", de: "Schritt für Schritt gehen", fr: "Avancer pas à pas", it: "Andare passo a passo" },
  stepHint: { en: "{name} walks step by step.", de: "{name} geht Schritt für Schritt.", fr: "{name} avance pas à pas.", it: "{name} va passo a passo." },
  walkHint: { en: "Point at a person to see where they can go, and the time of each way.", de: "Zeige auf eine Person, um ihre Ziele und die Zeit jedes Weges zu sehen.", fr: "Pointez une personne pour voir où elle peut aller et le temps de chaque trajet.", it: "Indica una persona per vedere dove può andare e il tempo di ogni percorso." },
  timeThere: { en: "time {time}", de: "Zeit {time}", fr: "temps {time}", it: "tempo {time}" },
  settled: { en: "in bed", de: "im Bett", fr: "alité", it: "a letto" },
  worked: { en: "has worked", de: "hat gearbeitet", fr: "a travaillé", it: "ha lavorato" },
  empty: { en: "empty", de: "leer", fr: "vide", it: "vuoto" },
  border: { en: "street {place}", de: "Straße {place}", fr: "rue {place}", it: "strada {place}" },
  cars: { en: "cars: {count}", de: "Autos: {count}", fr: "voitures : {count}", it: "automobili: {count}" },
  noHub: { en: "no hub", de: "ohne Abt.", fr: "sans dép.", it: "no dip." },
  noSupply: { en: "no supply room beside it", de: "kein Lagerraum daneben", fr: "aucune réserve à côté", it: "nessun magazzino accanto" },
  phaseAction: { en: "Action {number}", de: "Aktion {number}", fr: "Action {number}", it: "Azione {number}" },
  phaseMove: { en: "Moves", de: "Bewegung", fr: "Déplacements", it: "Movimenti" },
  phaseBusiness: { en: "Business", de: "Geschäft", fr: "Gestion", it: "Affari" },
  phaseAdministration: { en: "Administration", de: "Verwaltung", fr: "Administration", it: "Amministrazione" },
};

/** The floors, from the ground. @type {readonly Sentence[]} */
export const FLOORS = [
  { en: "Ground floor", de: "Erdgeschoss", fr: "Rez-de-chaussée", it: "Piano terra" },
  { en: "First floor", de: "1. Stock", fr: "1er étage", it: "Primo piano" },
  { en: "Second floor", de: "2. Stock", fr: "2e étage", it: "Secondo piano" },
  { en: "Third floor", de: "3. Stock", fr: "3e étage", it: "Terzo piano" },
];

/** @type {Record<string, Sentence>} */
export const SIDES = {
  north: { en: "north", de: "Nord", fr: "nord", it: "nord" },
  west: { en: "west", de: "West", fr: "ouest", it: "ovest" },
  south: { en: "south", de: "Süd", fr: "sud", it: "sud" },
  east: { en: "east", de: "Ost", fr: "est", it: "est" },
};

/** @type {Record<string, Sentence>} */
export const DIRECTIONS = {
  up: { en: "up", de: "nach oben", fr: "vers le haut", it: "in alto" },
  down: { en: "down", de: "nach unten", fr: "vers le bas", it: "in basso" },
  left: { en: "to the left", de: "nach links", fr: "vers la gauche", it: "a sinistra" },
  right: { en: "to the right", de: "nach rechts", fr: "vers la droite", it: "a destra" },
};

/** The letter of a level's colour. @type {Record<string, Sentence>} */
export const LETTERS = {
  white: { en: "W", de: "W", fr: "B", it: "B" },
  yellow: { en: "Y", de: "G", fr: "J", it: "G" },
  orange: { en: "O", de: "O", fr: "O", it: "A" },
  red: { en: "R", de: "R", fr: "R", it: "R" },
  purple: { en: "P", de: "L", fr: "V", it: "V" },
};

/** What fits on a tile; the full names come from the service. @type {Record<string, Sentence>} */
export const SHORT = {
  hub: { en: "Hub", de: "Abteilung", fr: "Départ.", it: "Dipart." },
  treatment_room: { en: "Treatment", de: "Behandlung", fr: "Soins", it: "Ambulatorio" },
  supply_room: { en: "Supply", de: "Lager", fr: "Réserve", it: "Magazzino" },
  operating_room: { en: "Operating", de: "OP-Saal", fr: "Opération", it: "Sala oper." },
  outpatient_services: { en: "Outpatient", de: "Ambulanz", fr: "Ambulatoire", it: "Day Hosp." },
  lab: { en: "Lab", de: "Labor", fr: "Labo", it: "Laboratorio" },
  triage: { en: "Triage", de: "Triage", fr: "Triage", it: "Triage" },
  garden: { en: "Garden", de: "Garten", fr: "Jardin", it: "Giardino" },
  helipad: { en: "Helipad", de: "Heliport", fr: "Héliport", it: "Eliporto" },
  parking: { en: "Parking", de: "Parkplatz", fr: "Parking", it: "Parcheggio" },
  entrance: { en: "Entrance", de: "Eingang", fr: "Entrée", it: "Entrata" },
  conveyor: { en: "Conveyor", de: "Fahrsteig", fr: "Transport.", it: "Trasport." },
  upgrade: { en: "3rd car", de: "3. Auto", fr: "3e voiture", it: "3ª auto" },
  extinguisher: { en: "Extinguish.", de: "Löscher", fr: "Extincteur", it: "Estintore" },
};

/** @type {Record<string, Sentence>} */
export const SERVICES = {
  psychiatry: { en: "Psychiatry", de: "Psychiatrie", fr: "Psychiatrie", it: "Psichiatria" },
  cardiology: { en: "Cardiology", de: "Kardiologie", fr: "Cardiologie", it: "Cardiologia" },
  ophthalmology: { en: "Ophthalmology", de: "Augenheilkunde", fr: "Ophtalmologie", it: "Oftalmologia" },
  orthopedics: { en: "Orthopedics", de: "Orthopädie", fr: "Orthopédie", it: "Ortopedia" },
  neurology: { en: "Neurology", de: "Neurologie", fr: "Neurologie", it: "Neurologia" },
};

/** @type {Record<string, Sentence>} */
export const SHORT_SERVICES = {
  psychiatry: { en: "Psych", de: "Psych", fr: "Psy", it: "Psich" },
  cardiology: { en: "Cardio", de: "Kardio", fr: "Cardio", it: "Cardio" },
  ophthalmology: { en: "Ophth", de: "Augen", fr: "Ophta", it: "Oftal" },
  orthopedics: { en: "Ortho", de: "Ortho", fr: "Ortho", it: "Orto" },
  neurology: { en: "Neuro", de: "Neuro", fr: "Neuro", it: "Neuro" },
};
