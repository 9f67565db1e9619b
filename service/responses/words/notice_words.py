"""The notices of players for people: a sentence for each type, after the name of the game."""

from collections.abc import Mapping

from events.notices.account_stream import StoredNotice
from games.kernel.languages import Language
from games.kernel.title import Title
from games.kernel.words.words import Sentence
from service.responses.words.title_words import say_unit
from service.responses.words.tournament_notice_words import TOURNAMENT_NOTICE_WORDS

NOTICE_WORDS: dict[str, Sentence] = {
    **TOURNAMENT_NOTICE_WORDS,
    "invited": Sentence(
        en="A seat is kept for you.",
        de="Ein Platz ist für dich reserviert.",
        fr="Une place vous est réservée.",
        it="Un posto è riservato per te.",
    ),
    "your_turn": Sentence(
        en="It is your turn.", de="Du bist am Zug.", fr="C'est à vous de jouer.", it="Tocca a te."
    ),
    "seat_taken": Sentence(
        en="Somebody has sat down.",
        de="Jemand hat Platz genommen.",
        fr="Quelqu'un a pris place.",
        it="Qualcuno ha preso posto.",
    ),
    "seat_left": Sentence(
        en="A seat is free again.",
        de="Ein Platz ist wieder frei.",
        fr="Une place est de nouveau libre.",
        it="Un posto è di nuovo libero.",
    ),
    "reveal_started": Sentence(
        en="Reveal your nonce now.",
        de="Decke jetzt deine Zufallszahl auf.",
        fr="Révélez maintenant votre nombre aléatoire.",
        it="Rivela ora il tuo numero casuale.",
    ),
    "game_reopened": Sentence(
        en="The game is open again.",
        de="Das Spiel ist wieder offen.",
        fr="La partie est de nouveau ouverte.",
        it="La partita è di nuovo aperta.",
    ),
    "game_started": Sentence(
        en="The game has begun.",
        de="Das Spiel hat begonnen.",
        fr="La partie a commencé.",
        it="La partita è cominciata.",
    ),
    "turn_expired": Sentence(
        en="A player's time has run out.",
        de="Die Zeit eines Spielers ist abgelaufen.",
        fr="Le temps d'un joueur est écoulé.",
        it="Il tempo di un giocatore è scaduto.",
    ),
    "seat_resigned": Sentence(
        en="A player has resigned.",
        de="Ein Spieler hat aufgegeben.",
        fr="Un joueur a abandonné.",
        it="Un giocatore si è arreso.",
    ),
    "seat_substituted": Sentence(
        en="Somebody else has taken over a seat.",
        de="Jemand anderes hat einen Platz übernommen.",
        fr="Quelqu'un d'autre a repris une place.",
        it="Qualcun altro ha preso un posto.",
    ),
    "undo_proposed": Sentence(
        en="Somebody would like to take back moves.",
        de="Jemand möchte Züge zurücknehmen.",
        fr="Quelqu'un voudrait reprendre des coups.",
        it="Qualcuno vorrebbe annullare delle mosse.",
    ),
    "undo_agreed": Sentence(
        en="Somebody has agreed to take back moves.",
        de="Jemand hat der Rücknahme zugestimmt.",
        fr="Quelqu'un a accepté la reprise de coups.",
        it="Qualcuno ha accettato di annullare le mosse.",
    ),
    "undo_refused": Sentence(
        en="Taking back moves was refused.",
        de="Die Rücknahme wurde abgelehnt.",
        fr="La reprise de coups a été refusée.",
        it="L'annullamento delle mosse è stato rifiutato.",
    ),
    "commands_undone": Sentence(
        en="Moves were taken back.",
        de="Züge wurden zurückgenommen.",
        fr="Des coups ont été repris.",
        it="Delle mosse sono state annullate.",
    ),
    "commands_redone": Sentence(
        en="Moves that were taken back count again.",
        de="Zurückgenommene Züge gelten wieder.",
        fr="Des coups repris comptent de nouveau.",
        it="Delle mosse annullate valgono di nuovo.",
    ),
    "correction_made": Sentence(
        en="The organizer has corrected the game.",
        de="Die Spielleitung hat das Spiel korrigiert.",
        fr="L'organisateur a corrigé la partie.",
        it="L'organizzatore ha corretto la partita.",
    ),
    "clock_paused": Sentence(
        en="The clock stands still.",
        de="Die Uhr steht.",
        fr="L'horloge est arrêtée.",
        it="L'orologio è fermo.",
    ),
    "clock_resumed": Sentence(
        en="The clock runs again.",
        de="Die Uhr läuft wieder.",
        fr="L'horloge tourne de nouveau.",
        it="L'orologio riparte.",
    ),
    "time_given": Sentence(
        en="The turns that are going on have more time.",
        de="Die laufenden Züge haben mehr Zeit.",
        fr="Les tours en cours ont plus de temps.",
        it="I turni in corso hanno più tempo.",
    ),
    "game_finished": Sentence(
        en="The game is over.",
        de="Das Spiel ist zu Ende.",
        fr="La partie est terminée.",
        it="La partita è finita.",
    ),
    "game_abandoned": Sentence(
        en="The game has ended early.",
        de="Das Spiel wurde vorzeitig beendet.",
        fr="La partie s'est arrêtée avant la fin.",
        it="La partita è terminata in anticipo.",
    ),
    "webhook_disabled": Sentence(
        en="A webhook of yours was disabled, because its messages could not be delivered.",
        de="Einer deiner Webhooks wurde abgeschaltet, weil seine Nachrichten nicht ankamen.",
        fr="Un de vos webhooks a été désactivé, car ses messages n'ont pas pu être remis.",
        it="Un tuo webhook è stato disattivato, perché i suoi messaggi non potevano essere consegnati.",
    ),
}

_OF_A_GAME = Sentence(en="{}: {}", de="{}: {}", fr="{} : {}", it="{}: {}")


def say_notice(notice: StoredNotice, language: Language, titles: Mapping[str, Title]) -> str:
    """Return what people should read about a notice."""
    sentence: str = getattr(NOTICE_WORDS[notice.type], language)
    text = sentence.format(round=notice.round, table=notice.table)
    title = titles.get(notice.title or "")
    if title is None:
        return text
    joined: str = getattr(_OF_A_GAME, language)
    return joined.format(say_unit(title, language).name, text)
