/** @satisfies {Record<string, import("../../../app/language.js").Sentence>} */
export const WORDS = {
  times: {
    en: "When the rounds start (your local time; a round without a time waits for an organizer)",
    de: "Wann die Runden beginnen (deine Ortszeit; eine Runde ohne Zeit wartet auf die Turnierleitung)",
    fr: "Quand les rondes commencent (votre heure locale ; une ronde sans heure attend l’organisation)",
    it: "Quando cominciano i turni (la tua ora locale; un turno senza ora aspetta l’organizzazione)",
  },
  timeOf: { en: "Start of round {round}", de: "Beginn der Runde {round}", fr: "Début de la ronde {round}", it: "Inizio del turno {round}" },
  tieBreaks: { en: "Between equal points this decides, in this order", de: "Bei gleichen Punkten entscheidet, in dieser Reihenfolge", fr: "À points égaux départagent, dans cet ordre", it: "A pari punti decidono, in quest’ordine" },
  up: { en: "Up", de: "Nach oben", fr: "Monter", it: "Su" },
  out: { en: "Leave out", de: "Weglassen", fr: "Enlever", it: "Togli" },
};

/** What decides between equal points. @satisfies {Record<string, import("../../../app/language.js").Sentence>} */
export const TIE_BREAKS = {
  head_to_head: { en: "Head to head", de: "Direkter Vergleich", fr: "Confrontation directe", it: "Scontro diretto" },
  opponents_points: { en: "Opponents’ points", de: "Gegnerpunkte", fr: "Points des adversaires", it: "Punti degli avversari" },
  score_share: { en: "Share of the table’s points", de: "Anteil an den Punkten des Tisches", fr: "Part des points de la table", it: "Quota dei punti del tavolo" },
  score_difference: { en: "Score difference", de: "Punktedifferenz", fr: "Différence de points", it: "Differenza punti" },
  wins: { en: "Wins", de: "Siege", fr: "Victoires", it: "Vittorie" },
  seat_average: { en: "Seat average", de: "Sitz im Schnitt", fr: "Siège moyen", it: "Posto medio" },
  lot: { en: "Lot", de: "Los", fr: "Tirage au sort", it: "Sorteggio" },
};
