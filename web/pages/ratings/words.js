/** @satisfies {Record<string, import("../../app/language.js").Sentence>} */
export const WORDS = {
  heading: { en: "Ratings", de: "Wertungen", fr: "Classements", it: "Classifiche" },
  about: {
    en: "The strongest players, from public games that were played to their end. Everybody begins at 25; the number after ± says how certain a rating is.",
    de: "Die stärksten Spieler, aus öffentlichen Spielen, die zu Ende gespielt wurden. Alle beginnen bei 25; die Zahl nach ± sagt, wie sicher eine Wertung ist.",
    fr: "Les meilleurs joueurs, d’après les parties publiques jouées jusqu’au bout. Tout le monde commence à 25 ; le nombre après ± dit à quel point une cote est sûre.",
    it: "I giocatori più forti, dalle partite pubbliche giocate fino alla fine. Tutti cominciano da 25; il numero dopo ± dice quanto un punteggio è sicuro.",
  },
  more: { en: "How ratings work", de: "Wie Wertungen entstehen", fr: "Comment les cotes sont calculées", it: "Come si calcolano i punteggi" },
  game: { en: "Game", de: "Spiel", fr: "Jeu", it: "Gioco" },
  players: { en: "Players at the table", de: "Spieler am Tisch", fr: "Joueurs à la table", it: "Giocatori al tavolo" },
  place: { en: "Place", de: "Platz", fr: "Place", it: "Posto" },
  player: { en: "Player", de: "Spieler", fr: "Joueur", it: "Giocatore" },
  rating: { en: "Rating", de: "Wertung", fr: "Cote", it: "Punteggio" },
  games: { en: "Games", de: "Spiele", fr: "Parties", it: "Partite" },
  none: {
    en: "Nobody has finished ten rated games here yet.",
    de: "Noch niemand hat hier zehn gewertete Spiele beendet.",
    fr: "Personne n’a encore terminé dix parties classées ici.",
    it: "Nessuno ha ancora finito dieci partite valide qui.",
  },
  provisional: { en: "provisional", de: "vorläufig", fr: "provisoire", it: "provvisorio" },
  noRatings: {
    en: "No rated games yet.",
    de: "Noch keine gewerteten Spiele.",
    fr: "Pas encore de parties classées.",
    it: "Ancora nessuna partita valida.",
  },
  toLeaders: { en: "All ratings", de: "Alle Wertungen", fr: "Tous les classements", it: "Tutte le classifiche" },
};

/** @satisfies {Record<string, import("../../app/language.js").Counted>} */
export const COUNTS = {
  seats: {
    one: { en: "{count} player", de: "{count} Spieler", fr: "{count} joueur", it: "{count} giocatore" },
    other: { en: "{count} players", de: "{count} Spieler", fr: "{count} joueurs", it: "{count} giocatori" },
  },
};
