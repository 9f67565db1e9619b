/** @satisfies {Record<string, import("../../../../app/language.js").Sentence>} */
export const WORDS = {
  sound: { en: "This game is honest", de: "Dieses Spiel ist ehrlich", fr: "Cette partie est honnête", it: "Questa partita è onesta" },
  soundSoFar: { en: "Nothing is wrong so far", de: "Bisher ist alles in Ordnung", fr: "Rien d’anormal jusqu’ici", it: "Finora tutto in ordine" },
  unsoundFile: { en: "This file is not honest", de: "Diese Datei ist nicht ehrlich", fr: "Ce fichier n’est pas honnête", it: "Questo file non è onesto" },
  unsoundGame: {
    en: "The record of this game is not honest",
    de: "Die Aufzeichnung dieses Spiels ist nicht ehrlich",
    fr: "L’enregistrement de cette partie n’est pas honnête",
    it: "La registrazione di questa partita non è onesta",
  },
  whatNow: {
    en: "Either the file was changed, or the game was not played by the rules.",
    de: "Entweder wurde die Datei geändert, oder es wurde nicht nach den Regeln gespielt.",
    fr: "Soit le fichier a été modifié, soit la partie n’a pas été jouée selon les règles.",
    it: "O il file è stato cambiato, o la partita non è stata giocata secondo le regole.",
  },
  endsEarly: {
    en: "From move {version} on, the file cannot be shown.",
    de: "Ab Schritt {version} lässt sich die Datei nicht zeigen.",
    fr: "À partir du coup {version}, le fichier ne peut pas être montré.",
    it: "Dalla mossa {version} in poi il file non si può mostrare.",
  },
  move: { en: "Move {version}", de: "Schritt {version}", fr: "Coup {version}", it: "Mossa {version}" },
  detail: { en: "Details of the audit", de: "Einzelheiten der Prüfung", fr: "Détails de la vérification", it: "Dettagli del controllo" },
};

/** @satisfies {Record<string, import("../../../../app/language.js").Counted>} */
export const COUNTED = {
  sound: {
    one: {
      en: "The only record was checked: it follows from the rules, and the signature is valid.",
      de: "Der einzige Eintrag wurde geprüft: Er folgt aus den Regeln, und die Unterschrift ist gültig.",
      fr: "Le seul enregistrement a été vérifié : il découle des règles, et la signature est valable.",
      it: "L’unica voce è stata controllata: segue dalle regole, e la firma è valida.",
    },
    other: {
      en: "All {count} records were checked: every die follows from the seed, every move was legal, the result follows from the moves, and the signature is valid.",
      de: "Alle {count} Einträge wurden geprüft: Jeder Würfel folgt aus dem Startwert, jeder Zug war erlaubt, das Ergebnis folgt aus den Zügen, und die Unterschrift ist gültig.",
      fr: "Les {count} enregistrements ont été vérifiés : chaque dé découle de la graine, chaque coup était permis, le résultat découle des coups, et la signature est valable.",
      it: "Tutte le {count} voci sono state controllate: ogni dado segue dal seme, ogni mossa era permessa, il risultato segue dalle mosse, e la firma è valida.",
    },
  },
  soundSoFar: {
    one: {
      en: "The only record so far was checked.",
      de: "Der bisher einzige Eintrag wurde geprüft.",
      fr: "Le seul enregistrement jusqu’ici a été vérifié.",
      it: "L’unica voce finora è stata controllata.",
    },
    other: {
      en: "{count} records were checked as far as that is possible before the end of the game.",
      de: "{count} Einträge wurden geprüft, so weit das vor dem Ende des Spiels möglich ist.",
      fr: "{count} enregistrements ont été vérifiés autant que possible avant la fin de la partie.",
      it: "{count} voci sono state controllate per quanto possibile prima della fine della partita.",
    },
  },
  findings: {
    one: { en: "One thing is wrong.", de: "Eine Sache stimmt nicht.", fr: "Une chose ne va pas.", it: "Una cosa non va." },
    other: { en: "{count} things are wrong.", de: "{count} Dinge stimmen nicht.", fr: "{count} choses ne vont pas.", it: "{count} cose non vanno." },
  },
  notes: {
    one: { en: "One note: not wrong, but good to know", de: "Eine Anmerkung: nicht falsch, aber gut zu wissen", fr: "Une remarque : rien de faux, mais bon à savoir", it: "Una nota: niente di sbagliato, ma utile da sapere" },
    other: { en: "{count} notes: not wrong, but good to know", de: "{count} Anmerkungen: nicht falsch, aber gut zu wissen", fr: "{count} remarques : rien de faux, mais bon à savoir", it: "{count} note: niente di sbagliato, ma utili da sapere" },
  },
  more: {
    one: { en: "One more", de: "Noch eine", fr: "Une autre", it: "Un’altra" },
    other: { en: "{count} more", de: "{count} weitere", fr: "{count} autres", it: "Altre {count}" },
  },
};
