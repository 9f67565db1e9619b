/** @typedef {import("../../app/language.js").Sentence} Sentence */
/** @typedef {import("../../app/language.js").Counted} Counted */

/** @type {Record<string, Sentence>} */
export const COLOURS = {
  red: { en: "red", de: "Rot", fr: "rouge", it: "rosso" },
  yellow: { en: "yellow", de: "Gelb", fr: "jaune", it: "giallo" },
  green: { en: "green", de: "Grün", fr: "vert", it: "verde" },
  pink: { en: "pink", de: "Rosa", fr: "rose", it: "rosa" },
  any: { en: "any colour", de: "jede Farbe", fr: "toute couleur", it: "qualsiasi colore" },
};

/** @type {Record<string, Sentence>} */
export const PATIENTS = {
  red: { en: "red patient", de: "roter Patient", fr: "patient rouge", it: "paziente rosso" },
  yellow: { en: "yellow patient", de: "gelber Patient", fr: "patient jaune", it: "paziente giallo" },
  green: { en: "green patient", de: "grüner Patient", fr: "patient vert", it: "paziente verde" },
  pink: { en: "pink patient", de: "rosa Patient", fr: "patient rose", it: "paziente rosa" },
};

/** The phases of a round, as short as the head of the table needs them. @type {readonly Sentence[]} */
export const PHASES = [
  { en: "Arrivals", de: "Aufnahme", fr: "Arrivées", it: "Arrivi" },
  { en: "Improve", de: "Ausbau", fr: "Améliorer", it: "Migliorare" },
  { en: "Activate", de: "Aktivierung", fr: "Activer", it: "Attivare" },
  { en: "Neglect", de: "Vernachlässigt", fr: "Négligence", it: "Trascurati" },
  { en: "Discharge", de: "Entlassung", fr: "Sorties", it: "Dimissioni" },
  { en: "Shift change", de: "Schichtwechsel", fr: "Relève", it: "Cambio turno" },
];

/** @satisfies {Record<string, Counted>} */
export const COUNTS = {
  points: {
    one: { en: "{count} point", de: "{count} Punkt", fr: "{count} point", it: "{count} punto" },
    other: { en: "{count} points", de: "{count} Punkte", fr: "{count} points", it: "{count} punti" },
  },
  bags: {
    one: { en: "{count} blood bag", de: "{count} Blutbeutel", fr: "{count} poche de sang", it: "{count} sacca di sangue" },
    other: { en: "{count} blood bags", de: "{count} Blutbeutel", fr: "{count} poches de sang", it: "{count} sacche di sangue" },
  },
  fatalities: {
    one: { en: "{count} fatality", de: "{count} Todesfall", fr: "{count} décès", it: "{count} decesso" },
    other: { en: "{count} fatalities", de: "{count} Todesfälle", fr: "{count} décès", it: "{count} decessi" },
  },
  nurses: {
    one: { en: "{count} free nurse", de: "{count} freie Pflegekraft", fr: "{count} infirmière libre", it: "{count} infermiere libero" },
    other: { en: "{count} free nurses", de: "{count} freie Pflegekräfte", fr: "{count} infirmières libres", it: "{count} infermieri liberi" },
  },
  mustLose: {
    one: {
      en: "There is no bed for {count} patient: choose who is lost",
      de: "Für {count} Patienten fehlt ein Bett: wähle, wer verloren geht",
      fr: "Il manque un lit pour {count} patient : choisissez qui est perdu",
      it: "Manca un letto per {count} paziente: scegli chi è perso",
    },
    other: {
      en: "There are no beds for {count} patients: choose who are lost",
      de: "Für {count} Patienten fehlen Betten: wähle, wer verloren geht",
      fr: "Il manque des lits pour {count} patients : choisissez qui est perdu",
      it: "Mancano letti per {count} pazienti: scegli chi è perso",
    },
  },
  faceDown: {
    one: { en: "{count} face down", de: "{count} verdeckt", fr: "{count} face cachée", it: "{count} coperta" },
    other: { en: "{count} face down", de: "{count} verdeckt", fr: "{count} faces cachées", it: "{count} coperte" },
  },
};

/** @satisfies {Record<string, Sentence>} */
export const WORDS = {
  yourHospital: { en: "Your hospital", de: "Dein Krankenhaus", fr: "Votre hôpital", it: "Il tuo ospedale" },
  hospitalOf: { en: "{name}’s hospital", de: "Krankenhaus von {name}", fr: "Hôpital de {name}", it: "Ospedale di {name}" },
  otherHospitals: { en: "Other hospitals", de: "Andere Krankenhäuser", fr: "Autres hôpitaux", it: "Altri ospedali" },
  enlarge: { en: "Show {name} large", de: "{name} groß zeigen", fr: "Agrandir {name}", it: "Ingrandisci {name}" },
  backToYours: { en: "Back to your hospital", de: "Zurück zu deinem Krankenhaus", fr: "Retour à votre hôpital", it: "Torna al tuo ospedale" },
  firstPlayer: { en: "First player", de: "Startspieler", fr: "Premier joueur", it: "Primo giocatore" },
  done: { en: "done", de: "fertig", fr: "terminé", it: "fatto" },
  roundSoFar: { en: "{points} this round so far", de: "{points} in dieser Runde bisher", fr: "{points} ce tour pour l’instant", it: "{points} finora in questo turno" },
  ward: { en: "Ward {ward}", de: "Station {ward}", fr: "Salle {ward}", it: "Reparto {ward}" },
  freeBed: { en: "free bed", de: "freies Bett", fr: "lit libre", it: "letto libero" },
  departments: { en: "Departments", de: "Abteilungen", fr: "Services", it: "Dipartimenti" },
  staff: { en: "Staff", de: "Personal", fr: "Personnel", it: "Personale" },
  specialists: { en: "Specialists", de: "Spezialisten", fr: "Spécialistes", it: "Specialisti" },
  discharged: { en: "Discharged", de: "Entlassen", fr: "Sortis", it: "Dimessi" },
  ambulances: { en: "Ambulances", de: "Krankenwagen", fr: "Ambulances", it: "Ambulanze" },
  ambulance: { en: "Ambulance {number}", de: "Krankenwagen {number}", fr: "Ambulance {number}", it: "Ambulanza {number}" },
  helicopter: { en: "Helicopter", de: "Hubschrauber", fr: "Hélicoptère", it: "Elicottero" },
  takenBy: { en: "taken by {name}", de: "genommen von {name}", fr: "prise par {name}", it: "presa da {name}" },
  notTaken: { en: "free", de: "frei", fr: "libre", it: "libera" },
  you: { en: "You", de: "Du", fr: "Vous", it: "Tu" },
  arrivals: { en: "Arriving patients", de: "Ankommende Patienten", fr: "Patients à l’arrivée", it: "Pazienti in arrivo" },
  bag: { en: "In the bag", de: "Im Beutel", fr: "Dans le sac", it: "Nel sacchetto" },
  display: { en: "Improvements", de: "Ausbauten", fr: "Améliorations", it: "Miglioramenti" },
  noCards: { en: "none left", de: "nichts mehr da", fr: "plus aucune", it: "esauriti" },
  treated: { en: "treated", de: "behandelt", fr: "traité", it: "curato" },
  untreated: { en: "not treated", de: "nicht behandelt", fr: "non traité", it: "non curato" },
  healthy: { en: "healthy", de: "gesund", fr: "guéri", it: "guarito" },
  blank: { en: "value not set", de: "Wert noch offen", fr: "valeur à choisir", it: "valore da scegliere" },
  worse: { en: "{value} if neglected", de: "{value}, wenn vernachlässigt", fr: "{value} si négligé", it: "{value} se trascurato" },
  dies: { en: "dies if neglected", de: "stirbt, wenn vernachlässigt", fr: "meurt si négligé", it: "muore se trascurato" },
  was: { en: "true colour {colour}", de: "eigentliche Farbe {colour}", fr: "couleur réelle {colour}", it: "colore reale {colour}" },
  mother: { en: "mother", de: "Mutter", fr: "mère", it: "madre" },
  baby: { en: "baby", de: "Baby", fr: "bébé", it: "neonato" },
  open: { en: "free", de: "frei", fr: "libre", it: "libero" },
  used: { en: "used", de: "benutzt", fr: "utilisé", it: "usato" },
  away: { en: "not available", de: "nicht verfügbar", fr: "indisponible", it: "non disponibile" },
  canReact: { en: "its ability can be used now", de: "kann jetzt seine Fähigkeit nutzen", fr: "peut utiliser sa capacité", it: "può usare la sua capacità" },
  newValue: { en: "New value", de: "Neuer Wert", fr: "Nouvelle valeur", it: "Nuovo valore" },
  newColour: { en: "New colour", de: "Neue Farbe", fr: "Nouvelle couleur", it: "Nuovo colore" },
};
