"""The problems of the service for people. What a program can do about them is in `problem_types.py`."""

from games.kernel.words.words import Sentence
from service.responses.words.advice_words import ADVICE_PROBLEMS

PROBLEM_WORDS: dict[str, Sentence] = {
    **ADVICE_PROBLEMS,
    "malformed_json": Sentence(
        en="The app sent something unreadable.",
        de="Die App hat etwas Unlesbares gesendet.",
        fr="L'application a envoyé des données illisibles.",
        it="L'app ha inviato qualcosa di illeggibile.",
    ),
    "invalid_fields": Sentence(
        en="Some of what was sent is not valid.",
        de="Ein Teil der Angaben ist ungültig.",
        fr="Certaines données envoyées ne sont pas valables.",
        it="Alcuni dei dati inviati non sono validi.",
    ),
    "unknown_command": Sentence(
        en="This game does not know this command.",
        de="Dieses Spiel kennt diesen Befehl nicht.",
        fr="Cette partie ne connaît pas cette commande.",
        it="Questa partita non conosce questo comando.",
    ),
    "bad_request": Sentence(
        en="The app sent something malformed.",
        de="Die App hat eine fehlerhafte Anfrage gesendet.",
        fr="L'application a envoyé une requête mal formée.",
        it="L'app ha inviato una richiesta malformata.",
    ),
    "weak_idempotency_key": Sentence(
        en="The app must send a longer random key with this request.",
        de="Die App muss mit dieser Anfrage einen längeren Zufallsschlüssel senden.",
        fr="L'application doit envoyer une clé aléatoire plus longue avec cette requête.",
        it="L'app deve inviare una chiave casuale più lunga con questa richiesta.",
    ),
    "unauthorized": Sentence(
        en="You need a valid key for this.",
        de="Dafür brauchst du einen gültigen Schlüssel.",
        fr="Il vous faut une clé valable.",
        it="Per questo ti serve una chiave valida.",
    ),
    "forbidden": Sentence(
        en="Your key does not allow this.",
        de="Dein Schlüssel erlaubt das nicht.",
        fr="Votre clé ne le permet pas.",
        it="La tua chiave non lo consente.",
    ),
    "missing_scope": Sentence(
        en="Your key does not allow this: it lacks a scope.",
        de="Dein Schlüssel erlaubt das nicht: Ihm fehlt eine Berechtigung.",
        fr="Votre clé ne le permet pas : il lui manque une autorisation.",
        it="La tua chiave non lo consente: le manca un'autorizzazione.",
    ),
    "banned": Sentence(
        en="This account is banned.",
        de="Dieses Konto ist gesperrt.",
        fr="Ce compte est banni.",
        it="Questo account è bandito.",
    ),
    "wrong_recovery_code": Sentence(
        en="No account has this recovery code.",
        de="Kein Konto hat diesen Wiederherstellungscode.",
        fr="Aucun compte n'a ce code de récupération.",
        it="Nessun account ha questo codice di recupero.",
    ),
    "too_many_keys": Sentence(
        en="You have too many keys. Revoke one first.",
        de="Du hast zu viele Schlüssel. Widerrufe zuerst einen.",
        fr="Vous avez trop de clés. Révoquez-en une d'abord.",
        it="Hai troppe chiavi. Prima revocane una.",
    ),
    "too_many_blocks": Sentence(
        en="You have blocked too many players. Unblock one first.",
        de="Du hast zu viele Spieler blockiert. Gib zuerst einen frei.",
        fr="Vous avez bloqué trop de joueurs. Débloquez-en un d'abord.",
        it="Hai bloccato troppi giocatori. Prima sbloccane uno.",
    ),
    "too_many_invited": Sentence(
        en="Too many players have used this invitation.",
        de="Zu viele Spieler haben diese Einladung benutzt.",
        fr="Trop de joueurs ont utilisé cette invitation.",
        it="Troppi giocatori hanno usato questo invito.",
    ),
    "invitation_refused": Sentence(
        en="This player does not accept invitations from you.",
        de="Dieser Spieler nimmt keine Einladungen von dir an.",
        fr="Ce joueur n'accepte pas vos invitations.",
        it="Questo giocatore non accetta i tuoi inviti.",
    ),
    "organizer_at_table": Sentence(
        en="You have a part in this game. Ask another organizer.",
        de="Du bist an diesem Spiel beteiligt. Bitte jemand anderen von der Spielleitung.",
        fr="Vous prenez part à cette partie. Demandez à un autre organisateur.",
        it="Prendi parte a questa partita. Chiedi a un altro organizzatore.",
    ),
    "too_many_open_games": Sentence(
        en="You have created too many games that have not started.",
        de="Du hast zu viele Spiele angelegt, die noch nicht begonnen haben.",
        fr="Vous avez créé trop de parties qui n'ont pas commencé.",
        it="Hai creato troppe partite che non sono iniziate.",
    ),
    "storage_used_up": Sentence(
        en="Your games have used up their storage.",
        de="Deine Spiele haben ihren Speicherplatz aufgebraucht.",
        fr="Vos parties ont épuisé leur espace de stockage.",
        it="Le tue partite hanno esaurito lo spazio.",
    ),
    "not_found": Sentence(
        en="It does not exist, or you may not see it.",
        de="Das gibt es nicht, oder du darfst es nicht sehen.",
        fr="Cela n'existe pas, ou vous ne pouvez pas le voir.",
        it="Non esiste, o non puoi vederlo.",
    ),
    "method_not_allowed": Sentence(
        en="This cannot be done here.",
        de="Das geht hier nicht.",
        fr="Cela n'est pas possible ici.",
        it="Qui non si può fare.",
    ),
    "not_acceptable": Sentence(
        en="The service cannot send this in the wanted form.",
        de="Der Dienst kann das nicht in der gewünschten Form senden.",
        fr="Le service ne peut pas l'envoyer sous la forme voulue.",
        it="Il servizio non può inviarlo nella forma richiesta.",
    ),
    "request_too_slow": Sentence(
        en="The connection was too slow.",
        de="Die Verbindung war zu langsam.",
        fr="La connexion était trop lente.",
        it="La connessione era troppo lenta.",
    ),
    "write_conflict": Sentence(
        en="Others were faster. Try again.",
        de="Andere waren schneller. Versuche es noch einmal.",
        fr="D'autres ont été plus rapides. Réessayez.",
        it="Altri sono stati più veloci. Riprova.",
    ),
    "too_many_webhooks": Sentence(
        en="You have too many webhooks.",
        de="Du hast zu viele Webhooks.",
        fr="Vous avez trop de webhooks.",
        it="Hai troppi webhook.",
    ),
    "bulk_not_complete": Sentence(
        en="The other games of this round are still being created.",
        de="Die anderen Spiele dieser Runde werden noch angelegt.",
        fr="Les autres parties de cette ronde sont encore en cours de création.",
        it="Le altre partite di questo turno sono ancora in fase di creazione.",
    ),
    "game_not_over": Sentence(
        en="The game is not over yet.",
        de="Das Spiel ist noch nicht zu Ende.",
        fr="La partie n'est pas encore terminée.",
        it="La partita non è ancora finita.",
    ),
    "tournament_not_over": Sentence(
        en="The tournament is not over yet.",
        de="Das Turnier ist noch nicht zu Ende.",
        fr="Le tournoi n'est pas encore terminé.",
        it="Il torneo non è ancora finito.",
    ),
    "private_games": Sentence(
        en="The games of this tournament are private.",
        de="Die Spiele dieses Turniers sind privat.",
        fr="Les parties de ce tournoi sont privées.",
        it="Le partite di questo torneo sono private.",
    ),
    "hidden_until_over": Sentence(
        en="Until the game is over, you see only what your own seat sees.",
        de="Bis das Spiel zu Ende ist, siehst du nur, was dein eigener Platz sieht.",
        fr="Tant que la partie n'est pas terminée, vous ne voyez que ce que voit votre propre place.",
        it="Finché la partita non è finita, vedi solo ciò che vede il tuo posto.",
    ),
    "stale_version": Sentence(
        en="The game has changed meanwhile. Look again.",
        de="Das Spiel hat sich inzwischen geändert. Sieh noch einmal nach.",
        fr="La partie a changé entre-temps. Regardez de nouveau.",
        it="Nel frattempo la partita è cambiata. Guarda di nuovo.",
    ),
    "body_too_large": Sentence(
        en="That is too much data at once.",
        de="Das sind zu viele Daten auf einmal.",
        fr="Cela fait trop de données à la fois.",
        it="Sono troppi dati in una volta.",
    ),
    "uri_too_long": Sentence(
        en="The address is too long.",
        de="Die Adresse ist zu lang.",
        fr="L'adresse est trop longue.",
        it="L'indirizzo è troppo lungo.",
    ),
    "unsupported_media_type": Sentence(
        en="The app sent data in a form that the service does not know.",
        de="Die App hat Daten in einer Form gesendet, die der Dienst nicht kennt.",
        fr="L'application a envoyé des données sous une forme inconnue du service.",
        it="L'app ha inviato dati in una forma che il servizio non conosce.",
    ),
    "unsupported_content_encoding": Sentence(
        en="The app sent compressed data, which the service does not take.",
        de="Die App hat komprimierte Daten gesendet, die der Dienst nicht annimmt.",
        fr="L'application a envoyé des données compressées, que le service n'accepte pas.",
        it="L'app ha inviato dati compressi, che il servizio non accetta.",
    ),
    "idempotency_key_reused": Sentence(
        en="The app used the same key for two different requests.",
        de="Die App hat denselben Schlüssel für zwei verschiedene Anfragen benutzt.",
        fr="L'application a utilisé la même clé pour deux requêtes différentes.",
        it="L'app ha usato la stessa chiave per due richieste diverse.",
    ),
    "unknown_player": Sentence(
        en="There is no such player.",
        de="Diesen Spieler gibt es nicht.",
        fr="Ce joueur n'existe pas.",
        it="Questo giocatore non esiste.",
    ),
    "player_banned": Sentence(
        en="This player is banned.",
        de="Dieser Spieler ist gesperrt.",
        fr="Ce joueur est banni.",
        it="Questo giocatore è bandito.",
    ),
    "unreadable_export": Sentence(
        en="This file is not a complete export of a game.",
        de="Diese Datei ist kein vollständiger Export eines Spiels.",
        fr="Ce fichier n'est pas l'export complet d'une partie.",
        it="Questo file non è l'esportazione completa di una partita.",
    ),
    "audit_limit_exceeded": Sentence(
        en="This game is too large to be audited here.",
        de="Dieses Spiel ist zu groß, um hier geprüft zu werden.",
        fr="Cette partie est trop grande pour être auditée ici.",
        it="Questa partita è troppo grande per essere verificata qui.",
    ),
    "too_many_requests": Sentence(
        en="That was too often. Try again in a moment.",
        de="Das war zu oft. Versuche es gleich noch einmal.",
        fr="C'était trop souvent. Réessayez dans un instant.",
        it="Troppe volte. Riprova tra un momento.",
    ),
    "too_many_commands": Sentence(
        en="That was too fast. Try again in a moment.",
        de="Das war zu schnell. Versuche es gleich noch einmal.",
        fr="C'était trop rapide. Réessayez dans un instant.",
        it="Troppo veloce. Riprova tra un momento.",
    ),
    "too_many_streams": Sentence(
        en="You follow too many games at once.",
        de="Du verfolgst zu viele Spiele auf einmal.",
        fr="Vous suivez trop de parties à la fois.",
        it="Segui troppe partite contemporaneamente.",
    ),
    "too_many_connections": Sentence(
        en="There are too many connections from your network.",
        de="Aus deinem Netz kommen zu viele Verbindungen.",
        fr="Il y a trop de connexions depuis votre réseau.",
        it="Ci sono troppe connessioni dalla tua rete.",
    ),
    "headers_too_large": Sentence(
        en="The app sent too much about itself.",
        de="Die App hat zu viel über sich selbst gesendet.",
        fr="L'application a envoyé des en-têtes trop longs.",
        it="L'app ha inviato intestazioni troppo lunghe.",
    ),
    "internal_error": Sentence(
        en="Something went wrong in the service.",
        de="Im Dienst ist etwas schiefgegangen.",
        fr="Une erreur s'est produite dans le service.",
        it="Qualcosa è andato storto nel servizio.",
    ),
    "no_signing_key": Sentence(
        en="The service cannot sign exports now.",
        de="Der Dienst kann Exporte gerade nicht signieren.",
        fr="Le service ne peut pas signer d'exports pour le moment.",
        it="Al momento il servizio non può firmare le esportazioni.",
    ),
    "not_replicated": Sentence(
        en="It is not safely stored yet. Send it again.",
        de="Das ist noch nicht sicher gespeichert. Sende es noch einmal.",
        fr="Ce n'est pas encore enregistré de façon sûre. Envoyez-le de nouveau.",
        it="Non è ancora salvato in modo sicuro. Invialo di nuovo.",
    ),
    "unavailable": Sentence(
        en="The service cannot be reached right now. Try again in a moment.",
        de="Der Dienst ist gerade nicht erreichbar. Versuche es gleich noch einmal.",
        fr="Le service est indisponible pour le moment. Réessayez dans un instant.",
        it="Il servizio al momento non è raggiungibile. Riprova tra un momento.",
    ),
}


def say_problem(code: str, language: str) -> str:
    """Return what people should read about a problem of the service."""
    text: str = getattr(PROBLEM_WORDS[code], language)
    return text
