/** @satisfies {Record<string, import("./language.js").Sentence>} */
export const WORDS = {
  lobby: { en: "Lobby", de: "Lobby", fr: "Salon", it: "Sala" },
  newGame: { en: "New game", de: "Neues Spiel", fr: "Nouvelle partie", it: "Nuova partita" },
  tournaments: { en: "Tournaments", de: "Turniere", fr: "Tournois", it: "Tornei" },
  replay: { en: "Replay", de: "Wiederholung", fr: "Relecture", it: "Replay" },
  docs: { en: "Docs", de: "Doku", fr: "Docs", it: "Documenti" },
  account: { en: "Account", de: "Konto", fr: "Compte", it: "Account" },
  language: { en: "Language", de: "Sprache", fr: "Langue", it: "Lingua" },
  menu: { en: "Main menu", de: "Hauptmenü", fr: "Menu principal", it: "Menu principale" },
  theme: { en: "Colours", de: "Farben", fr: "Couleurs", it: "Colori" },
  system: { en: "System", de: "System", fr: "Système", it: "Sistema" },
  light: { en: "Light", de: "Hell", fr: "Clair", it: "Chiaro" },
  dark: { en: "Dark", de: "Dunkel", fr: "Sombre", it: "Scuro" },
  guest: { en: "Guest {number}", de: "Gast {number}", fr: "Invité {number}", it: "Ospite {number}" },
  skip: { en: "Skip to content", de: "Zum Inhalt", fr: "Aller au contenu", it: "Vai al contenuto" },
  loading: { en: "Loading …", de: "Lädt …", fr: "Chargement …", it: "Caricamento …" },
  notFound: {
    en: "There is nothing here.",
    de: "Hier ist nichts.",
    fr: "Il n’y a rien ici.",
    it: "Qui non c’è nulla.",
  },
  nothingHere: { en: "Not found", de: "Nicht gefunden", fr: "Introuvable", it: "Non trovato" },
  toFrontDoor: { en: "To the front page", de: "Zur Startseite", fr: "Vers la page d’accueil", it: "Alla pagina iniziale" },
  lostKey: {
    en: "The key of {name} in this browser no longer works: it was revoked or has expired.",
    de: "Der Schlüssel von {name} in diesem Browser gilt nicht mehr: Er wurde widerrufen oder ist abgelaufen.",
    fr: "La clé de {name} dans ce navigateur ne fonctionne plus : elle a été révoquée ou a expiré.",
    it: "La chiave di {name} in questo browser non funziona più: è stata revocata o è scaduta.",
  },
  signIn: { en: "Sign in again", de: "Wieder anmelden", fr: "Se reconnecter", it: "Accedi di nuovo" },
  goOn: { en: "Go on without this account", de: "Ohne dieses Konto weiter", fr: "Continuer sans ce compte", it: "Continua senza questo account" },
  tooMany: {
    en: "Too many requests came from here. Try again in {time}.",
    de: "Von hier kamen zu viele Anfragen. Versuche es in {time} noch einmal.",
    fr: "Trop de demandes sont venues d’ici. Réessayez dans {time}.",
    it: "Da qui sono arrivate troppe richieste. Riprova tra {time}.",
  },
  noAnswer: {
    en: "The service does not answer.",
    de: "Der Dienst antwortet nicht.",
    fr: "Le service ne répond pas.",
    it: "Il servizio non risponde.",
  },
  seat: { en: "Seat {seat}", de: "Platz {seat}", fr: "Place {seat}", it: "Posto {seat}" },
  again: { en: "Try again", de: "Noch einmal", fr: "Réessayer", it: "Riprova" },
};

/** Problems of the service by code. Those of moves come with words of their own.
 * @type {Record<string, import("./language.js").Sentence>}
 */
export const PROBLEMS = {
  invalid_fields: {
    en: "Some of this is not valid.",
    de: "Ein Teil der Angaben ist ungültig.",
    fr: "Certaines indications ne sont pas valables.",
    it: "Alcuni dati non sono validi.",
  },
  unauthorized: {
    en: "You are not signed in in this browser.",
    de: "Du bist in diesem Browser nicht angemeldet.",
    fr: "Vous n’êtes pas connecté dans ce navigateur.",
    it: "Non hai effettuato l’accesso in questo browser.",
  },
  forbidden: {
    en: "You may not do this.",
    de: "Das darfst du nicht.",
    fr: "Vous n’avez pas le droit de faire cela.",
    it: "Non puoi farlo.",
  },
  missing_scope: {
    en: "The key in this browser does not allow this.",
    de: "Der Schlüssel in diesem Browser erlaubt das nicht.",
    fr: "La clé de ce navigateur ne le permet pas.",
    it: "La chiave in questo browser non lo consente.",
  },
  banned: {
    en: "The operator of this service has banned this account.",
    de: "Der Betreiber dieses Dienstes hat dieses Konto gesperrt.",
    fr: "L’exploitant de ce service a banni ce compte.",
    it: "Il gestore di questo servizio ha bandito questo account.",
  },
  wrong_recovery_code: {
    en: "No account has this recovery code. Each code works once.",
    de: "Kein Konto hat diesen Wiederherstellungscode. Jeder Code gilt nur einmal.",
    fr: "Aucun compte n’a ce code de récupération. Chaque code ne sert qu’une fois.",
    it: "Nessun account ha questo codice di recupero. Ogni codice vale una volta sola.",
  },
  too_many_keys: {
    en: "You have {most} keys, and no more are allowed. Revoke one first.",
    de: "Du hast {most} Schlüssel, mehr sind nicht möglich. Widerrufe zuerst einen.",
    fr: "Vous avez {most} clés, et c’est le maximum. Révoquez-en une d’abord.",
    it: "Hai {most} chiavi, il massimo consentito. Prima revocane una.",
  },
  too_many_blocks: {
    en: "You have blocked {most} players, and no more are allowed. Unblock one first.",
    de: "Du hast {most} Personen blockiert, mehr sind nicht möglich. Hebe zuerst eine Blockade auf.",
    fr: "Vous avez bloqué {most} joueurs, et c’est le maximum. Débloquez-en un d’abord.",
    it: "Hai bloccato {most} giocatori, il massimo consentito. Prima sbloccane uno.",
  },
  too_many_open_games: {
    en: "You have {most} games that have not started. Start or leave some of them first.",
    de: "Du hast {most} Spiele, die nicht begonnen haben. Starte oder verlasse zuerst einige davon.",
    fr: "Vous avez {most} parties qui n’ont pas commencé. Lancez-en ou quittez-en quelques-unes d’abord.",
    it: "Hai {most} partite non ancora iniziate. Prima avviane o abbandonane qualcuna.",
  },
  storage_used_up: {
    en: "Your games have used up your storage. Ask the operator for more.",
    de: "Deine Spiele haben deinen Speicherplatz aufgebraucht. Bitte den Betreiber um mehr.",
    fr: "Vos parties ont épuisé votre espace. Demandez-en davantage à l’exploitant.",
    it: "Le tue partite hanno esaurito il tuo spazio. Chiedine altro al gestore.",
  },
  not_found: {
    en: "This does not exist, or you may not see it.",
    de: "Das gibt es nicht, oder du darfst es nicht sehen.",
    fr: "Cela n’existe pas, ou vous ne pouvez pas le voir.",
    it: "Non esiste, oppure non puoi vederlo.",
  },
  unknown_player: {
    en: "There is no such player.",
    de: "Diese Person gibt es nicht.",
    fr: "Ce joueur n’existe pas.",
    it: "Questo giocatore non esiste.",
  },
  internal_error: {
    en: "Something went wrong in the service.",
    de: "Im Dienst ist etwas schiefgegangen.",
    fr: "Une erreur s’est produite dans le service.",
    it: "Qualcosa è andato storto nel servizio.",
  },
  unavailable: {
    en: "The service is not available at the moment.",
    de: "Der Dienst ist gerade nicht verfügbar.",
    fr: "Le service est indisponible pour le moment.",
    it: "Il servizio non è disponibile al momento.",
  },
};
