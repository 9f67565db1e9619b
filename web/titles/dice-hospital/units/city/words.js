/** @typedef {import("../../words.js").Sentence} Sentence */

/** @type {Record<string, Sentence>} */
export const SIDES = {
  north: { en: "north", de: "Norden", fr: "nord", it: "nord" },
  east: { en: "east", de: "Osten", fr: "est", it: "est" },
  south: { en: "south", de: "Süden", fr: "sud", it: "sud" },
  west: { en: "west", de: "Westen", fr: "ouest", it: "ovest" },
};

/** @satisfies {Record<string, Sentence>} */
export const WORDS = {
  city: { en: "The City", de: "Die Stadt", fr: "La ville", it: "La città" },
  tile: { en: "row {row}, column {column}", de: "Reihe {row}, Spalte {column}", fr: "rangée {row}, colonne {column}", it: "riga {row}, colonna {column}" },
  roads: { en: "roads: {sides}", de: "Straßen: {sides}", fr: "routes : {sides}", it: "strade: {sides}" },
  noPatient: { en: "no patient", de: "kein Patient", fr: "aucun patient", it: "nessun paziente" },
  pinkSlot: { en: "pink slot", de: "rosa Feld", fr: "emplacement rose", it: "spazio rosa" },
  paramedic: { en: "paramedic of {name}", de: "Sanitäter von {name}", fr: "secouriste de {name}", it: "paramedico di {name}" },
  helicopter: { en: "helicopter", de: "Hubschrauber", fr: "hélicoptère", it: "elicottero" },
  entrance: { en: "entrance {side} of row {row}, column {column}", de: "Zufahrt im {side} von Reihe {row}, Spalte {column}", fr: "entrée {side} de la rangée {row}, colonne {column}", it: "ingresso {side} di riga {row}, colonna {column}" },
  ambulanceOf: { en: "ambulance of {name}", de: "Krankenwagen von {name}", fr: "ambulance de {name}", it: "ambulanza di {name}" },
  crews: { en: "Crews, in their order", de: "Teams in ihrer Reihenfolge", fr: "Équipages, dans l’ordre", it: "Equipaggi, in ordine" },
  total: { en: "total {total}", de: "Summe {total}", fr: "total {total}", it: "totale {total}" },
  found: { en: "found", de: "gefunden", fr: "trouvés", it: "trovati" },
  tokens: { en: "Bonus tokens", de: "Bonusmarker", fr: "Jetons Bonus", it: "Segnalini Bonus" },
};
