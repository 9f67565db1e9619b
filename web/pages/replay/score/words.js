/** @satisfies {Record<string, import("../../../app/language.js").Sentence>} */
export const WORDS = {
  sheet: { en: "Score sheet", de: "Wertungsblatt", fr: "Feuille de score", it: "Foglio dei punti" },
  sheetSoFar: { en: "Points so far", de: "Punkte bisher", fr: "Points jusqu’ici", it: "Punti finora" },
  abandoned: {
    en: "The game was abandoned; there is no result.",
    de: "Das Spiel wurde abgebrochen; es gibt kein Ergebnis.",
    fr: "La partie a été abandonnée ; il n’y a pas de résultat.",
    it: "La partita è stata abbandonata; non c’è un risultato.",
  },
  print: { en: "Print the score sheet", de: "Wertungsblatt drucken", fr: "Imprimer la feuille", it: "Stampa il foglio" },
  download: { en: "Download the game", de: "Spiel herunterladen", fr: "Télécharger la partie", it: "Scarica la partita" },
  place: { en: "{place}.", de: "{place}.", fr: "{place}.", it: "{place}." },
  reason: { en: "Points for", de: "Punkte für", fr: "Points pour", it: "Punti per" },
  round: { en: "Round", de: "Runde", fr: "Manche", it: "Round" },
  end: { en: "End", de: "Ende", fr: "Fin", it: "Fine" },
  setup: { en: "Start", de: "Start", fr: "Début", it: "Inizio" },
  total: { en: "Total", de: "Summe", fr: "Total", it: "Totale" },
  award: {
    en: "awarded by an organizer",
    de: "von der Spielleitung vergeben",
    fr: "accordés par l’organisation",
    it: "assegnati dall’organizzazione",
  },
  other: { en: "other", de: "anderes", fr: "autres", it: "altro" },
  byReason: { en: "What the points are for", de: "Wofür es Punkte gab", fr: "À quoi sont dus les points", it: "Per che cosa sono i punti" },
  byRound: { en: "Points of each round", de: "Punkte jeder Runde", fr: "Points de chaque manche", it: "Punti di ogni round" },
  course: { en: "Points over the rounds", de: "Punkte über die Runden", fr: "Points au fil des manches", it: "Punti nel corso dei round" },
  courseAbout: {
    en: "A line for each player: the points after each round.",
    de: "Eine Linie je Person: die Punkte nach jeder Runde.",
    fr: "Une ligne par joueur : les points après chaque manche.",
    it: "Una linea per giocatore: i punti dopo ogni round.",
  },
  brought: { en: "What each round brought", de: "Was jede Runde brachte", fr: "Ce qu’a rapporté chaque manche", it: "Che cosa ha portato ogni round" },
  broughtAbout: {
    en: "{name}: columns for each round, divided by what the points are for.",
    de: "{name}: eine Säule je Runde, unterteilt nach dem, wofür es Punkte gab.",
    fr: "{name} : une colonne par manche, divisée selon l’origine des points.",
    it: "{name}: una colonna per round, divisa secondo l’origine dei punti.",
  },
  asTable: { en: "As a table", de: "Als Tabelle", fr: "En tableau", it: "Come tabella" },
  proof: { en: "{verdict}. Fingerprint of the last record: {head}", de: "{verdict}. Fingerabdruck des letzten Eintrags: {head}", fr: "{verdict}. Empreinte du dernier enregistrement : {head}", it: "{verdict}. Impronta dell’ultima voce: {head}" },
};

/** @satisfies {Record<string, import("../../../app/language.js").Counted>} */
export const COUNTED = {
  points: {
    one: { en: "{count} point", de: "{count} Punkt", fr: "{count} point", it: "{count} punto" },
    other: { en: "{count} points", de: "{count} Punkte", fr: "{count} points", it: "{count} punti" },
  },
};
