/** @typedef {import("../words.js").Sentence} Sentence */
/** @typedef {import("../words.js").Counted} Counted */

/** @satisfies {Record<string, Counted>} */
export const COUNTS = {
  attend: {
    one: { en: "{count} more patient can count as treated", de: "Noch {count} Patient kann als behandelt gelten", fr: "Encore {count} patient peut compter comme traité", it: "Ancora {count} paziente può contare come curato" },
    other: { en: "{count} more patients can count as treated", de: "Noch {count} Patienten können als behandelt gelten", fr: "Encore {count} patients peuvent compter comme traités", it: "Ancora {count} pazienti possono contare come curati" },
  },
  nurseActs: {
    one: { en: "can act {count} more time", de: "kann noch {count}-mal handeln", fr: "peut encore agir {count} fois", it: "può agire ancora {count} volta" },
    other: { en: "can act {count} more times", de: "kann noch {count}-mal handeln", fr: "peut encore agir {count} fois", it: "può agire ancora {count} volte" },
  },
  virus: {
    one: { en: "Super-resistant virus: neglected patients get worse by {count} step", de: "Superresistentes Virus: Vernachlässigte verlieren {count} Stufe", fr: "Virus super-résistant : les patients négligés perdent {count} niveau", it: "Virus super-resistente: i pazienti trascurati peggiorano di {count} livello" },
    other: { en: "Super-resistant virus: neglected patients get worse by {count} steps", de: "Superresistentes Virus: Vernachlässigte verlieren {count} Stufen", fr: "Virus super-résistant : les patients négligés perdent {count} niveaux", it: "Virus super-resistente: i pazienti trascurati peggiorano di {count} livelli" },
  },
  dealt: {
    one: { en: "{count} administrator dealt", de: "{count} Verwalter ausgeteilt", fr: "{count} administrateur distribué", it: "{count} amministratore distribuito" },
    other: { en: "{count} administrators dealt", de: "{count} Verwalter ausgeteilt", fr: "{count} administrateurs distribués", it: "{count} amministratori distribuiti" },
  },
  babies: {
    one: { en: "{count} baby", de: "{count} Baby", fr: "{count} bébé", it: "{count} neonato" },
    other: { en: "{count} babies", de: "{count} Babys", fr: "{count} bébés", it: "{count} neonati" },
  },
  cards: {
    one: { en: "{count} card", de: "{count} Karte", fr: "{count} carte", it: "{count} carta" },
    other: { en: "{count} cards", de: "{count} Karten", fr: "{count} cartes", it: "{count} carte" },
  },
};

/** @satisfies {Record<string, Sentence>} */
export const WORDS = {
  administrator: { en: "Administrator", de: "Verwalter", fr: "Administrateur", it: "Amministratore" },
  chooseAdministrator: { en: "Keep one administrator", de: "Behalte einen Verwalter", fr: "Gardez un administrateur", it: "Tieni un amministratore" },
  protected: { en: "protected from neglect", de: "vor Vernachlässigung geschützt", fr: "protégé de la négligence", it: "protetto dalla trascuratezza" },
  eventCard: { en: "Event card", de: "Ereigniskarte", fr: "Carte Événement", it: "Carta evento" },
  chosen: { en: "chosen for the event card", de: "für die Ereigniskarte gewählt", fr: "choisi pour la carte Événement", it: "scelto per la carta evento" },
  noEvent: { en: "no card in force", de: "keine Karte aktiv", fr: "aucune carte en jeu", it: "nessuna carta attiva" },
  copies: { en: "copies the {name}", de: "kopiert: {name}", fr: "copie : {name}", it: "copia: {name}" },
  admitOneMore: { en: "Admit one more patient", de: "Einen weiteren Patienten aufnehmen", fr: "Admettre un patient de plus", it: "Accetta un altro paziente" },
  recoloured: { en: "Another patient can be recoloured", de: "Ein weiterer Patient kann umgefärbt werden", fr: "Un autre patient peut changer de couleur", it: "Un altro paziente può cambiare colore" },
  collection: { en: "Waiting ambulances", de: "Wartende Krankenwagen", fr: "Ambulances en attente", it: "Ambulanze in attesa" },
  wanted: { en: "free: {patient}, {value}", de: "frei: {patient}, {value}", fr: "libre : {patient}, {value}", it: "libero: {patient}, {value}" },
  passed: { en: "passed", de: "gepasst", fr: "passé", it: "passato" },
  coming: { en: "arriving", de: "kommt an", fr: "arrive", it: "in arrivo" },
  howManyBabies: { en: "Babies", de: "Babys", fr: "Bébés", it: "Neonati" },
};
