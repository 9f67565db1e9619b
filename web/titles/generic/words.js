/** @satisfies {Record<string, import("../../app/language.js").Sentence>} */
export const WORDS = {
  yes: { en: "yes", de: "ja", fr: "oui", it: "sì" },
  no: { en: "no", de: "nein", fr: "non", it: "no" },
  nothing: { en: "none", de: "keine", fr: "aucun", it: "nessuno" },
};
