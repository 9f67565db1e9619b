// What an audit finds, in plain words. The codes are those of docs/organizers.md.

/** @typedef {import("../../../../app/language.js").Sentence} Sentence */

/** What is wrong. @type {Readonly<Record<string, Sentence>>} */
export const FINDINGS = {
  broken_link: {
    en: "This record does not follow from the one before it: something was changed, left out or moved here.",
    de: "Dieser Eintrag schließt nicht an den vorigen an: Hier wurde etwas geändert, ausgelassen oder verschoben.",
    fr: "Cet enregistrement ne suit pas le précédent : quelque chose a été modifié, retiré ou déplacé ici.",
    it: "Questa voce non segue la precedente: qui qualcosa è stato cambiato, tolto o spostato.",
  },
  wrong_hash: {
    en: "This record was changed after it was written: its fingerprint does not fit.",
    de: "Dieser Eintrag wurde nachträglich geändert: Sein Fingerabdruck passt nicht.",
    fr: "Cet enregistrement a été modifié après coup : son empreinte ne correspond pas.",
    it: "Questa voce è stata cambiata dopo essere stata scritta: l’impronta non corrisponde.",
  },
  version_gap: {
    en: "Records are missing or out of order here.",
    de: "Hier fehlen Einträge, oder sie sind vertauscht.",
    fr: "Des enregistrements manquent ou sont dans le désordre ici.",
    it: "Qui mancano delle voci, o non sono in ordine.",
  },
  time_runs_back: {
    en: "This record is dated before the one before it.",
    de: "Dieser Eintrag trägt eine frühere Zeit als der vorige.",
    fr: "Cet enregistrement est daté d’avant le précédent.",
    it: "Questa voce ha una data anteriore alla precedente.",
  },
  repeated_command: {
    en: "This command was counted twice.",
    de: "Dieser Befehl wurde doppelt gezählt.",
    fr: "Cette commande a été comptée deux fois.",
    it: "Questo comando è stato contato due volte.",
  },
  draws_gap: {
    en: "Random draws are missing here.",
    de: "Hier fehlen Zufallsziehungen.",
    fr: "Des tirages manquent ici.",
    it: "Qui mancano delle estrazioni.",
  },
  draw_numbers_differ: {
    en: "This move used other random draws than it should.",
    de: "Dieser Schritt hat andere Zufallsziehungen verwendet, als er sollte.",
    fr: "Ce coup n’a pas utilisé les tirages qu’il devait utiliser.",
    it: "Questa mossa ha usato estrazioni diverse da quelle previste.",
  },
  draw_results_differ: {
    en: "What was rolled or drawn here is not what the seed gives.",
    de: "Was hier gewürfelt oder gezogen wurde, ergibt sich nicht aus dem Startwert.",
    fr: "Ce qui a été lancé ou tiré ici n’est pas ce que donne la graine.",
    it: "Ciò che è stato tirato o estratto qui non è quello che dà il seme.",
  },
  events_differ: {
    en: "What happened here is not what the rules say.",
    de: "Was hier geschah, entspricht nicht den Regeln.",
    fr: "Ce qui s’est passé ici n’est pas ce que disent les règles.",
    it: "Ciò che è successo qui non è quello che dicono le regole.",
  },
  state_differs: {
    en: "The table after this move is not the one that the rules lead to.",
    de: "Der Tisch nach diesem Schritt ist nicht der, zu dem die Regeln führen.",
    fr: "La table après ce coup n’est pas celle à laquelle mènent les règles.",
    it: "Il tavolo dopo questa mossa non è quello a cui portano le regole.",
  },
  refused: {
    en: "The rules do not allow this move.",
    de: "Die Regeln erlauben diesen Schritt nicht.",
    fr: "Les règles n’autorisent pas ce coup.",
    it: "Le regole non permettono questa mossa.",
  },
  undecidable: {
    en: "The rules cannot say what this move does on this table.",
    de: "Die Regeln können nicht sagen, was dieser Schritt an diesem Tisch bewirkt.",
    fr: "Les règles ne peuvent pas dire ce que fait ce coup sur cette table.",
    it: "Le regole non possono dire che cosa fa questa mossa su questo tavolo.",
  },
  wrong_actor: {
    en: "This move cannot come from the player it names.",
    de: "Dieser Schritt kann nicht von der genannten Person stammen.",
    fr: "Ce coup ne peut pas venir de la personne indiquée.",
    it: "Questa mossa non può venire da chi è indicato.",
  },
  bad_record: {
    en: "This record has contents that no real record has.",
    de: "Dieser Eintrag enthält, was kein echter Eintrag enthält.",
    fr: "Cet enregistrement contient ce qu’aucun vrai enregistrement ne contient.",
    it: "Questa voce contiene ciò che nessuna voce vera contiene.",
  },
  bad_events: {
    en: "What this record tells cannot happen on this table.",
    de: "Was dieser Eintrag erzählt, kann an diesem Tisch nicht geschehen.",
    fr: "Ce que raconte cet enregistrement ne peut pas arriver sur cette table.",
    it: "Ciò che racconta questa voce non può succedere su questo tavolo.",
  },
  bad_footer: {
    en: "The end of the file has contents that no export has.",
    de: "Das Ende der Datei enthält, was kein Export enthält.",
    fr: "La fin du fichier contient ce qu’aucun export ne contient.",
    it: "La fine del file contiene ciò che nessuna esportazione contiene.",
  },
  misplaced_line: {
    en: "A line stands in the wrong place.",
    de: "Eine Zeile steht an der falschen Stelle.",
    fr: "Une ligne n’est pas à sa place.",
    it: "Una riga è al posto sbagliato.",
  },
  wrong_seed: {
    en: "The seed is not the one that was promised before the first draw.",
    de: "Der Startwert ist nicht der, der vor der ersten Ziehung zugesagt wurde.",
    fr: "La graine n’est pas celle qui a été promise avant le premier tirage.",
    it: "Il seme non è quello promesso prima della prima estrazione.",
  },
  header_differs: {
    en: "The beginning of the file does not fit the game that follows.",
    de: "Der Anfang der Datei passt nicht zu dem Spiel, das folgt.",
    fr: "Le début du fichier ne correspond pas à la partie qui suit.",
    it: "L’inizio del file non corrisponde alla partita che segue.",
  },
  wrong_result: {
    en: "The result in the file does not follow from the game.",
    de: "Das Ergebnis in der Datei folgt nicht aus dem Spiel.",
    fr: "Le résultat dans le fichier ne découle pas de la partie.",
    it: "Il risultato nel file non segue dalla partita.",
  },
  wrong_count: {
    en: "The file names another number of records than it has.",
    de: "Die Datei nennt eine andere Zahl von Einträgen, als sie hat.",
    fr: "Le fichier annonce un autre nombre d’enregistrements qu’il n’en a.",
    it: "Il file indica un numero di voci diverso da quello che ha.",
  },
  wrong_head: {
    en: "The fingerprint at the end of the file is not that of its last record.",
    de: "Der Fingerabdruck am Ende der Datei ist nicht der ihres letzten Eintrags.",
    fr: "L’empreinte à la fin du fichier n’est pas celle de son dernier enregistrement.",
    it: "L’impronta alla fine del file non è quella dell’ultima voce.",
  },
  wrong_signature: {
    en: "The signature is not valid: the file was changed after it was signed.",
    de: "Die Unterschrift ist ungültig: Die Datei wurde nach dem Unterschreiben geändert.",
    fr: "La signature n’est pas valable : le fichier a été modifié après avoir été signé.",
    it: "La firma non è valida: il file è stato cambiato dopo la firma.",
  },
  wrong_key: {
    en: "The file was not signed by this service.",
    de: "Die Datei wurde nicht von diesem Dienst unterschrieben.",
    fr: "Le fichier n’a pas été signé par ce service.",
    it: "Il file non è stato firmato da questo servizio.",
  },
  not_our_record: {
    en: "This service has the game, and its own record of it is different.",
    de: "Dieser Dienst hat das Spiel, und seine eigene Aufzeichnung ist eine andere.",
    fr: "Ce service a la partie, et son propre enregistrement est différent.",
    it: "Questo servizio ha la partita, e la sua registrazione è diversa.",
  },
  too_many_findings: {
    en: "More is wrong than is listed here.",
    de: "Es ist mehr falsch, als hier aufgeführt ist.",
    fr: "Il y a plus d’erreurs que cette liste n’en montre.",
    it: "C’è altro di sbagliato oltre a quanto elencato.",
  },
  not_an_export: {
    en: "This file is not a game that was exported from Wardbook.",
    de: "Diese Datei ist kein Spiel, das aus Wardbook exportiert wurde.",
    fr: "Ce fichier n’est pas une partie exportée de Wardbook.",
    it: "Questo file non è una partita esportata da Wardbook.",
  },
  unreadable_line: {
    en: "A line of the file cannot be read.",
    de: "Eine Zeile der Datei ist nicht lesbar.",
    fr: "Une ligne du fichier est illisible.",
    it: "Una riga del file non si può leggere.",
  },
  truncated: {
    en: "The file is not complete.",
    de: "Die Datei ist nicht vollständig.",
    fr: "Le fichier n’est pas complet.",
    it: "Il file non è completo.",
  },
  unknown_rules: {
    en: "The game was played by rules that this service does not have.",
    de: "Das Spiel wurde nach Regeln gespielt, die dieser Dienst nicht hat.",
    fr: "La partie a été jouée selon des règles que ce service n’a pas.",
    it: "La partita è stata giocata con regole che questo servizio non ha.",
  },
};
