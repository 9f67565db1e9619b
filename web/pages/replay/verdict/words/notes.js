// What an audit notes although it is not wrong, in plain words. The codes are those of docs/organizers.md.

/** @type {Readonly<Record<string, import("../../../../app/language.js").Sentence>>} */
export const NOTES = {
  undo: {
    en: "A player took back moves of their own.",
    de: "Jemand nahm eigene Züge zurück.",
    fr: "Un joueur est revenu sur ses propres coups.",
    it: "Un giocatore ha annullato mosse proprie.",
  },
  undo_across_barrier: {
    en: "Moves were taken back although something had been drawn, shown or done by others since. The same draws come again.",
    de: "Züge wurden zurückgenommen, obwohl seither etwas gezogen, gezeigt oder von anderen getan wurde. Dieselben Ziehungen kommen wieder.",
    fr: "Des coups ont été annulés alors que quelque chose avait été tiré, montré ou fait par d’autres depuis. Les mêmes tirages reviennent.",
    it: "Sono state annullate mosse benché nel frattempo qualcosa fosse stato estratto, mostrato o fatto da altri. Tornano le stesse estrazioni.",
  },
  redo: {
    en: "Moves that had been taken back were made again.",
    de: "Zurückgenommene Züge wurden wiederhergestellt.",
    fr: "Des coups annulés ont été rétablis.",
    it: "Mosse annullate sono state ripristinate.",
  },
  correction: {
    en: "An organizer corrected the game.",
    de: "Die Spielleitung hat das Spiel korrigiert.",
    fr: "L’organisation a corrigé la partie.",
    it: "L’organizzazione ha corretto la partita.",
  },
  timeout: {
    en: "A player’s time was up.",
    de: "Die Zeit einer Person war abgelaufen.",
    fr: "Le temps d’un joueur était écoulé.",
    it: "Il tempo di un giocatore era scaduto.",
  },
  clock_paused: {
    en: "An organizer paused the clocks.",
    de: "Die Spielleitung hielt die Uhren an.",
    fr: "L’organisation a arrêté les horloges.",
    it: "L’organizzazione ha fermato gli orologi.",
  },
  clock_resumed: {
    en: "An organizer started the clocks again.",
    de: "Die Spielleitung ließ die Uhren weiterlaufen.",
    fr: "L’organisation a relancé les horloges.",
    it: "L’organizzazione ha fatto ripartire gli orologi.",
  },
  time_given: {
    en: "An organizer gave a turn more time.",
    de: "Die Spielleitung gab einem Zug mehr Zeit.",
    fr: "L’organisation a donné plus de temps à un tour.",
    it: "L’organizzazione ha dato più tempo a un turno.",
  },
  reopened: {
    en: "The game was opened again before anything was drawn, because a secret was missing or somebody left. The service promised a new seed.",
    de: "Das Spiel wurde vor der ersten Ziehung wieder geöffnet, weil ein Geheimnis fehlte oder jemand ging. Der Dienst sagte einen neuen Startwert zu.",
    fr: "La partie a été rouverte avant tout tirage, car un secret manquait ou quelqu’un est parti. Le service a promis une nouvelle graine.",
    it: "La partita è stata riaperta prima di ogni estrazione, perché mancava un segreto o qualcuno è uscito. Il servizio ha promesso un nuovo seme.",
  },
  resigned: {
    en: "A player resigned, and a bot played on.",
    de: "Jemand gab auf, und ein Bot spielte weiter.",
    fr: "Un joueur a abandonné, et un bot a continué.",
    it: "Un giocatore si è ritirato, e un bot ha continuato.",
  },
  abandoned: {
    en: "The game was abandoned before its end.",
    de: "Das Spiel wurde vor seinem Ende abgebrochen.",
    fr: "La partie a été abandonnée avant la fin.",
    it: "La partita è stata abbandonata prima della fine.",
  },
  house_figures: {
    en: "Some numbers of this game are not from the rulebook.",
    de: "Einige Zahlen dieses Spiels stehen nicht im Regelheft.",
    fr: "Certains nombres de cette partie ne viennent pas du livret de règles.",
    it: "Alcuni numeri di questa partita non vengono dal regolamento.",
  },
  unfinished: {
    en: "The game is not over, so its seed is still secret.",
    de: "Das Spiel ist nicht zu Ende, darum ist sein Startwert noch geheim.",
    fr: "La partie n’est pas finie, sa graine est donc encore secrète.",
    it: "La partita non è finita, quindi il seme è ancora segreto.",
  },
  draws_unchecked: {
    en: "What was drawn can only be checked when the game is over.",
    de: "Was gezogen wurde, lässt sich erst nach dem Spiel prüfen.",
    fr: "Les tirages ne pourront être vérifiés qu’à la fin de la partie.",
    it: "Le estrazioni si possono controllare solo a partita finita.",
  },
  key_not_pinned: {
    en: "Nobody said which key to expect: this shows only that somebody signed the file.",
    de: "Niemand hat gesagt, welcher Schlüssel zu erwarten ist: Sicher ist nur, dass irgendjemand die Datei unterschrieben hat.",
    fr: "Personne n’a dit quelle clé attendre : cela montre seulement que quelqu’un a signé le fichier.",
    it: "Nessuno ha detto quale chiave aspettarsi: questo mostra solo che qualcuno ha firmato il file.",
  },
  not_held: {
    en: "This service signed the file, but does not have the game.",
    de: "Dieser Dienst hat die Datei unterschrieben, hat das Spiel aber nicht.",
    fr: "Ce service a signé le fichier, mais n’a pas la partie.",
    it: "Questo servizio ha firmato il file, ma non ha la partita.",
  },
  names: {
    en: "The file names the players. Nothing proves these names.",
    de: "Die Datei nennt die Namen der Spielenden. Nichts beweist diese Namen.",
    fr: "Le fichier donne le nom des joueurs. Rien ne prouve ces noms.",
    it: "Il file riporta i nomi dei giocatori. Niente prova questi nomi.",
  },
  more_notes: {
    en: "There are more notes of these kinds than are listed.",
    de: "Es gibt mehr Anmerkungen dieser Art, als hier aufgeführt sind.",
    fr: "Il y a plus de remarques de ce genre que cette liste n’en montre.",
    it: "Ci sono altre note di questo tipo oltre a quelle elencate.",
  },
};
