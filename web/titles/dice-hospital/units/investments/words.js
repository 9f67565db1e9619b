/** @typedef {import("../../words.js").Sentence} Sentence */

/** @satisfies {Record<string, import("../../words.js").Counted>} */
export const COUNTS = {
  tokens: {
    one: { en: "{count} token", de: "{count} Marker", fr: "{count} jeton", it: "{count} segnalino" },
    other: { en: "{count} tokens", de: "{count} Marker", fr: "{count} jetons", it: "{count} segnalini" },
  },
  drew: {
    one: { en: "drew {count} token", de: "hat {count} Marker gezogen", fr: "a tiré {count} jeton", it: "ha pescato {count} segnalino" },
    other: { en: "drew {count} tokens", de: "hat {count} Marker gezogen", fr: "a tiré {count} jetons", it: "ha pescato {count} segnalini" },
  },
};

/** @satisfies {Record<string, Sentence>} */
export const WORDS = {
  chooseToken: { en: "Keep one token and choose its place", de: "Behalte einen Marker und wähle seinen Platz", fr: "Gardez un jeton et choisissez sa place", it: "Tieni un segnalino e scegli il suo posto" },
  room: { en: "room for {room}", de: "Platz für {room}", fr: "place pour {room}", it: "posto per {room}" },
  usable: { en: "Tokens that can be used now", de: "Jetzt nutzbare Marker", fr: "Jetons utilisables maintenant", it: "Segnalini utilizzabili ora" },
};
