"""The events of the table, and entering a step."""

from games.kernel.messages import SERVICE, Event, StepEntered
from games.kernel.table.clock import ClockPaused, ClockResumed, TimeGiven, TurnExpired
from games.kernel.table.corrections import CorrectionMade, PointsAwarded
from games.kernel.table.nonces import CommitmentMade, GameReopened, NonceRevealed, RevealStarted
from games.kernel.table.table import (
    GameAbandoned,
    GameCreated,
    GameFinished,
    GameStarted,
    SeatLeft,
    SeatResigned,
    SeatTaken,
)
from games.kernel.table.tournament_games import SeatSubstituted
from games.kernel.table.undo import (
    CommandsRedone,
    CommandsUndone,
    UndoAgreed,
    UndoProposed,
    UndoRefused,
)
from games.kernel.words.words import Saying, Sentence, When

EVENTS: dict[type[Event], Saying] = {
    StepEntered: Sentence(
        en="[Round {round}: ]{step}.",
        de="[Runde {round}: ]{step}.",
        fr="[Manche {round} : ]{step}.",
        it="[Round {round}: ]{step}.",
    ),
    GameCreated: Sentence(
        en="{owner} creates the game.",
        de="{owner} legt das Spiel an.",
        fr="{owner} crée la partie.",
        it="{owner} crea la partita.",
    ),
    SeatTaken: Sentence(
        en="{player} sits down.",
        de="{player} nimmt Platz.",
        fr="{player} prend place.",
        it="{player} prende posto.",
    ),
    SeatLeft: Sentence(
        en="{seat} is free again.",
        de="{seat} ist wieder frei.",
        fr="{seat} est de nouveau libre.",
        it="{seat} è di nuovo libero.",
    ),
    GameStarted: Sentence(
        en="The game begins.", de="Das Spiel beginnt.", fr="La partie commence.", it="La partita comincia."
    ),
    SeatResigned: Sentence(
        en="{seat} resigns. The bot {bot} plays on.",
        de="{seat} gibt auf. Der Bot {bot} spielt weiter.",
        fr="{seat} abandonne. Le bot {bot} continue.",
        it="{seat} si arrende. Il bot {bot} continua.",
    ),
    SeatSubstituted: When(
        lambda event: event.player,
        Sentence(
            en="{player} takes over ({seat}).",
            de="{player} übernimmt ({seat}).",
            fr="{player} reprend le jeu ({seat}).",
            it="{player} subentra ({seat}).",
        ),
        Sentence(
            en="The bot {bot} takes over ({seat}).",
            de="Der Bot {bot} übernimmt ({seat}).",
            fr="Le bot {bot} reprend le jeu ({seat}).",
            it="Il bot {bot} subentra ({seat}).",
        ),
    ),
    GameFinished: Sentence(
        en="The game is over: {standings}.",
        de="Das Spiel ist zu Ende: {standings}.",
        fr="La partie est terminée : {standings}.",
        it="La partita è finita: {standings}.",
    ),
    GameAbandoned: When(
        lambda event: event.because == "record_full",
        Sentence(
            en="The game ends early: its record is full.",
            de="Das Spiel endet vorzeitig: Sein Protokoll ist voll.",
            fr="La partie s'arrête avant la fin : son registre est plein.",
            it="La partita finisce in anticipo: il suo registro è pieno.",
        ),
        When(
            lambda event: event.because == "called_off",
            Sentence(
                en="The game is called off: its result does not count.",
                de="Das Spiel ist abgesagt: Sein Ergebnis zählt nicht.",
                fr="La partie est arrêtée : son résultat ne compte pas.",
                it="La partita è interrotta: il suo risultato non conta.",
            ),
            Sentence(
                en="The game ends early: nobody is left to play it.",
                de="Das Spiel endet vorzeitig: Niemand ist mehr da, der es spielt.",
                fr="La partie s'arrête avant la fin : il n'y a plus personne pour la jouer.",
                it="La partita finisce in anticipo: non c'è più nessuno che la giochi.",
            ),
        ),
    ),
    CommitmentMade: When(
        lambda event: event.commitment,
        Sentence(
            en="{seat} commits to a nonce.",
            de="{seat} legt sich auf eine Nonce fest.",
            fr="{seat} s'engage sur un nonce.",
            it="{seat} si impegna su un nonce.",
        ),
        Sentence(
            en="{seat} commits to no nonce.",
            de="{seat} verzichtet auf eine Nonce.",
            fr="{seat} renonce à un nonce.",
            it="{seat} rinuncia a un nonce.",
        ),
    ),
    RevealStarted: Sentence(
        en="The game waits for the nonces.",
        de="Das Spiel wartet auf die Nonces.",
        fr="La partie attend les nonces.",
        it="La partita attende i nonce.",
    ),
    NonceRevealed: Sentence(
        en="{seat} reveals the nonce.",
        de="{seat} deckt die Nonce auf.",
        fr="{seat} révèle le nonce.",
        it="{seat} rivela il nonce.",
    ),
    GameReopened: Sentence(
        en="A nonce is missing: the game is open again.",
        de="Eine Nonce fehlt: Das Spiel ist wieder offen.",
        fr="Il manque un nonce : la partie est rouverte.",
        it="Manca un nonce: la partita è di nuovo aperta.",
    ),
    TurnExpired: Sentence(
        en="Time is up for {seat}.",
        de="Die Zeit ist um: {seat}.",
        fr="Temps écoulé pour {seat}.",
        it="Tempo scaduto per {seat}.",
    ),
    ClockPaused: Sentence(
        en="The clocks are stopped[: {reason}].",
        de="Die Uhren stehen[: {reason}].",
        fr="Les horloges sont arrêtées[ : {reason}].",
        it="Gli orologi sono fermi[: {reason}].",
    ),
    ClockResumed: Sentence(
        en="The clocks run again[: {reason}].",
        de="Die Uhren laufen wieder[: {reason}].",
        fr="Les horloges tournent de nouveau[ : {reason}].",
        it="Gli orologi ripartono[: {reason}].",
    ),
    TimeGiven: Sentence(
        en="The turns that are going on have {minutes} more {minutes:minute|minutes}.",
        de="Die laufenden Züge haben {minutes} {minutes:Minute|Minuten} mehr.",
        fr="Les tours en cours ont {minutes} {minutes:minute|minutes} de plus.",
        it="I turni in corso hanno {minutes} {minutes:minuto|minuti} in più.",
    ),
    CorrectionMade: Sentence(
        en="An organizer corrects the game: {reason}.",
        de="Die Spielleitung korrigiert das Spiel: {reason}.",
        fr="L'organisation corrige la partie : {reason}.",
        it="L'organizzazione corregge la partita: {reason}.",
    ),
    PointsAwarded: Sentence(
        en="{seat} is awarded {points} {points:point|points}.",
        de="{seat} bekommt {points} {points:Punkt|Punkte} zugesprochen.",
        fr="{seat} se voit attribuer {points} {points:point|points}.",
        it="{seat} si vede assegnare {points} {points:punto|punti}.",
    ),
    CommandsUndone: When(
        lambda event: event.seat == SERVICE,
        Sentence(
            en="Everything after version {to} is void.",
            de="Alles nach Version {to} ist ungültig.",
            fr="Tout ce qui suit la version {to} est annulé.",
            it="Tutto dopo la versione {to} è annullato.",
        ),
        When(
            lambda event: event.crossed,
            Sentence(
                en="{seat} undoes the moves {versions}, across a barrier.",
                de="{seat} nimmt die Züge {versions} zurück, über eine Schranke hinweg.",
                fr="{seat} annule les coups {versions}, par-delà une barrière.",
                it="{seat} annulla le mosse {versions}, oltre una barriera.",
            ),
            Sentence(
                en="{seat} undoes the moves {versions}.",
                de="{seat} nimmt die Züge {versions} zurück.",
                fr="{seat} annule les coups {versions}.",
                it="{seat} annulla le mosse {versions}.",
            ),
        ),
    ),
    CommandsRedone: Sentence(
        en="{seat} takes back the undo {undo}.",
        de="{seat} macht die Rücknahme {undo} rückgängig.",
        fr="{seat} revient sur l'annulation {undo}.",
        it="{seat} revoca l'annullamento {undo}.",
    ),
    UndoProposed: Sentence(
        en="{seat} asks to undo back to version {to}.",
        de="{seat} möchte bis Version {to} zurücknehmen.",
        fr="{seat} propose d'annuler jusqu'à la version {to}.",
        it="{seat} propone di annullare fino alla versione {to}.",
    ),
    UndoAgreed: Sentence(
        en="{seat} agrees to the undo.",
        de="{seat} stimmt der Rücknahme zu.",
        fr="{seat} accepte l'annulation.",
        it="{seat} accetta l'annullamento.",
    ),
    UndoRefused: Sentence(
        en="{seat} refuses or withdraws the undo.",
        de="{seat} lehnt die Rücknahme ab oder zieht sie zurück.",
        fr="{seat} refuse ou retire l'annulation.",
        it="{seat} rifiuta o ritira l'annullamento.",
    ),
}
