/** @satisfies {Record<string, import("../../app/language.js").Sentence>} */
export const WORDS = {
  heading: { en: "A tournament as a file", de: "Ein Turnier als Datei", fr: "Un tournoi dans un fichier", it: "Un torneo in un file" },
  checking: {
    en: "Every pairing and every game is checked again. This can take a minute or two.",
    de: "Jede Paarung und jedes Spiel wird noch einmal geprüft. Das kann ein, zwei Minuten dauern.",
    fr: "Chaque appariement et chaque partie sont vérifiés de nouveau. Cela peut prendre une ou deux minutes.",
    it: "Ogni abbinamento e ogni partita vengono ricontrollati. Può richiedere un minuto o due.",
  },
  sound: {
    en: "Everything in this tournament was done by the rules",
    de: "In diesem Turnier ging alles nach den Regeln zu",
    fr: "Tout dans ce tournoi s’est passé selon les règles",
    it: "In questo torneo tutto è avvenuto secondo le regole",
  },
  unsound: {
    en: "Something in this file is wrong",
    de: "In dieser Datei stimmt etwas nicht",
    fr: "Quelque chose ne va pas dans ce fichier",
    it: "In questo file c’è qualcosa di sbagliato",
  },
  unreadable: {
    en: "This file cannot be checked. That accuses nobody.",
    de: "Diese Datei lässt sich nicht prüfen. Das belastet niemanden.",
    fr: "Ce fichier ne peut pas être vérifié. Cela n’accuse personne.",
    it: "Questo file non può essere controllato. Questo non accusa nessuno.",
  },
  standings: { en: "Standings", de: "Tabelle", fr: "Classement", it: "Classifica" },
  place: { en: "Place", de: "Platz", fr: "Place", it: "Posto" },
  player: { en: "Player", de: "Spieler", fr: "Joueur", it: "Giocatore" },
  players: { en: "Players", de: "Spieler", fr: "Joueurs", it: "Giocatori" },
  points: { en: "Points", de: "Punkte", fr: "Points", it: "Punti" },
  round: { en: "Round {number}", de: "Runde {number}", fr: "Ronde {number}", it: "Turno {number}" },
  table: { en: "Table", de: "Tisch", fr: "Table", it: "Tavolo" },
  atTable: {
    en: "Round {round}, table {table}",
    de: "Runde {round}, Tisch {table}",
    fr: "Ronde {round}, table {table}",
    it: "Turno {round}, tavolo {table}",
  },
  game: { en: "Game", de: "Spiel", fr: "Partie", it: "Partita" },
  bot: { en: "Bot", de: "Bot", fr: "Bot", it: "Bot" },
  replay: { en: "Replay", de: "Ansehen", fr: "Revoir", it: "Rivedi" },
  replayOf: {
    en: "Replay of round {round}, table {table}",
    de: "Ansehen: Runde {round}, Tisch {table}",
    fr: "Revoir la ronde {round}, table {table}",
    it: "Rivedi turno {round}, tavolo {table}",
  },
  noGame: { en: "not in the file", de: "nicht in der Datei", fr: "pas dans le fichier", it: "non nel file" },
  void: { en: "does not count", de: "zählt nicht", fr: "ne compte pas", it: "non conta" },
  overridden: { en: "set by an organizer", de: "vom Veranstalter gesetzt", fr: "fixé par l’organisation", it: "stabilito dall’organizzazione" },
};

/** @satisfies {Record<string, import("../../app/language.js").Counted>} */
export const COUNTS = {
  checked: {
    one: { en: "{count} game was checked.", de: "{count} Spiel wurde geprüft.", fr: "{count} partie a été vérifiée.", it: "{count} partita è stata controllata." },
    other: { en: "{count} games were checked.", de: "{count} Spiele wurden geprüft.", fr: "{count} parties ont été vérifiées.", it: "{count} partite sono state controllate." },
  },
  notes: {
    one: { en: "{count} thing to know", de: "{count} Hinweis", fr: "{count} remarque", it: "{count} nota" },
    other: { en: "{count} things to know", de: "{count} Hinweise", fr: "{count} remarques", it: "{count} note" },
  },
  byes: {
    one: { en: "Bye: {players}", de: "Freilos: {players}", fr: "Exempt : {players}", it: "Riposo: {players}" },
    other: { en: "Byes: {players}", de: "Freilose: {players}", fr: "Exempts : {players}", it: "Riposi: {players}" },
  },
};
