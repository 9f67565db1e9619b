/** @satisfies {Record<string, import("../../app/language.js").Sentence>} */
export const WORDS = {
  yourTurn: { en: "Your turn", de: "Du bist am Zug", fr: "À vous de jouer", it: "Tocca a te" },
  waiting: { en: "Waiting for {names}", de: "Warten auf {names}", fr: "En attente de {names}", it: "In attesa di {names}" },
  moves: { en: "Every move from here", de: "Alle Züge von hier", fr: "Tous les coups possibles", it: "Tutte le mosse da qui" },
  back: { en: "Back", de: "Zurück", fr: "Retour", it: "Indietro" },
  log: { en: "What happened", de: "Was geschah", fr: "Ce qui s’est passé", it: "Cosa è successo" },
  seat: { en: "Seat {seat}", de: "Platz {seat}", fr: "Place {seat}", it: "Posto {seat}" },
};
