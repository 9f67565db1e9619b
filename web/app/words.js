/** @satisfies {Record<string, import("./language.js").Sentence>} */
export const WORDS = {
  lobby: { en: "Lobby", de: "Lobby", fr: "Salon", it: "Sala" },
  newGame: { en: "New game", de: "Neues Spiel", fr: "Nouvelle partie", it: "Nuova partita" },
  replay: { en: "Replay", de: "Wiederholung", fr: "Relecture", it: "Replay" },
  docs: { en: "Docs", de: "Doku", fr: "Docs", it: "Documenti" },
  account: { en: "Account", de: "Konto", fr: "Compte", it: "Account" },
  language: { en: "Language", de: "Sprache", fr: "Langue", it: "Lingua" },
  skip: { en: "Skip to content", de: "Zum Inhalt", fr: "Aller au contenu", it: "Vai al contenuto" },
  loading: { en: "Loading …", de: "Lädt …", fr: "Chargement …", it: "Caricamento …" },
  notFound: {
    en: "There is nothing here.",
    de: "Hier ist nichts.",
    fr: "Il n’y a rien ici.",
    it: "Qui non c’è nulla.",
  },
  noAnswer: {
    en: "The service does not answer.",
    de: "Der Dienst antwortet nicht.",
    fr: "Le service ne répond pas.",
    it: "Il servizio non risponde.",
  },
  seat: { en: "Seat {seat}", de: "Platz {seat}", fr: "Place {seat}", it: "Posto {seat}" },
  again: { en: "Try again", de: "Noch einmal", fr: "Réessayer", it: "Riprova" },
};
