"""The commands of the table, and the structs in them."""

import msgspec

from games.kernel.messages import Command
from games.kernel.table.clock import ExpireGame, ExpireTurn, GiveTime, PauseClock, ResumeClock
from games.kernel.table.corrections import Award, Correct, Void
from games.kernel.table.lobby import Join, Leave, Resign, Start
from games.kernel.table.nonces import Commit, Reopen, Reveal
from games.kernel.table.table import CreateGame
from games.kernel.table.tournament_games import CallOff, Substitute
from games.kernel.table.undo import Agree, Redo, Refuse, Undo
from games.kernel.title import Standing
from games.kernel.words.words import Saying, Sentence, When

COMMANDS: dict[type[Command], Saying] = {
    CreateGame: Sentence(
        en="Create the game", de="Das Spiel anlegen", fr="Créer la partie", it="Creare la partita"
    ),
    Join: When(
        lambda command: command.commitment,
        Sentence(
            en="Take a seat and commit to a nonce",
            de="Platz nehmen und sich auf eine Nonce festlegen",
            fr="Prendre place et s'engager sur un nonce",
            it="Prendere posto e impegnarsi su un nonce",
        ),
        Sentence(en="Take a seat", de="Platz nehmen", fr="Prendre place", it="Prendere posto"),
    ),
    Commit: When(
        lambda command: command.commitment,
        Sentence(
            en="Commit to a nonce",
            de="Sich auf eine Nonce festlegen",
            fr="S'engager sur un nonce",
            it="Impegnarsi su un nonce",
        ),
        Sentence(
            en="Commit to no nonce",
            de="Auf eine Nonce verzichten",
            fr="Renoncer à un nonce",
            it="Rinunciare a un nonce",
        ),
    ),
    Leave: Sentence(
        en="Leave your seat", de="Den Platz verlassen", fr="Quitter sa place", it="Lasciare il posto"
    ),
    Start: Sentence(
        en="Start the game", de="Das Spiel starten", fr="Lancer la partie", it="Iniziare la partita"
    ),
    Reveal: Sentence(
        en="Reveal your nonce", de="Die Nonce aufdecken", fr="Révéler son nonce", it="Rivelare il nonce"
    ),
    Reopen: Sentence(
        en="Open the game again because a nonce is missing",
        de="Das Spiel wieder öffnen, weil eine Nonce fehlt",
        fr="Rouvrir la partie, car il manque un nonce",
        it="Riaprire la partita perché manca un nonce",
    ),
    Resign: Sentence(
        en="Resign and let a bot play on",
        de="Aufgeben und einen Bot weiterspielen lassen",
        fr="Abandonner et laisser jouer un bot",
        it="Arrendersi e lasciar giocare un bot",
    ),
    Substitute: When(
        lambda command: command.player,
        Sentence(
            en="Give a seat to {player}: {seat}",
            de="Einen Platz an {player} geben: {seat}",
            fr="Donner une place à {player} : {seat}",
            it="Dare un posto a {player}: {seat}",
        ),
        Sentence(
            en="Let a bot take a seat: {seat}",
            de="Einen Platz einem Bot geben: {seat}",
            fr="Confier une place à un bot : {seat}",
            it="Affidare un posto a un bot: {seat}",
        ),
    ),
    CallOff: Sentence(
        en="Call the game off", de="Das Spiel absagen", fr="Arrêter la partie", it="Interrompere la partita"
    ),
    Undo: When(
        lambda command: command.to is None,
        Sentence(
            en="Undo your latest command",
            de="Deinen letzten Befehl zurücknehmen",
            fr="Annuler votre dernière commande",
            it="Annullare il tuo ultimo comando",
        ),
        Sentence(
            en="Undo back to version {to}",
            de="Bis Version {to} zurücknehmen",
            fr="Annuler jusqu'à la version {to}",
            it="Annullare fino alla versione {to}",
        ),
    ),
    Redo: Sentence(
        en="Redo what you undid last",
        de="Das zuletzt Zurückgenommene wiederholen",
        fr="Rétablir la dernière annulation",
        it="Ripristinare l'ultimo annullamento",
    ),
    Agree: Sentence(
        en="Agree to the undo",
        de="Der Rücknahme zustimmen",
        fr="Accepter l'annulation",
        it="Accettare l'annullamento",
    ),
    Refuse: Sentence(
        en="Refuse or withdraw the undo",
        de="Die Rücknahme ablehnen oder zurückziehen",
        fr="Refuser ou retirer l'annulation",
        it="Rifiutare o ritirare l'annullamento",
    ),
    ExpireTurn: Sentence(
        en="End the turn because time is up: {seat}",
        de="Den Zug beenden, weil die Zeit um ist: {seat}",
        fr="Terminer le tour, car le temps est écoulé : {seat}",
        it="Terminare il turno perché il tempo è scaduto: {seat}",
    ),
    ExpireGame: Sentence(
        en="End the open game after {days} {days:day|days} without anything happening",
        de="Das offene Spiel beenden, nachdem {days} {days:Tag|Tage} nichts geschehen ist",
        fr="Clore la partie ouverte, sans activité depuis {days} {days:jour|jours}",
        it="Chiudere la partita aperta, senza attività da {days} {days:giorno|giorni}",
    ),
    PauseClock: Sentence(
        en="Stop the clocks[: {reason}]",
        de="Die Uhren anhalten[: {reason}]",
        fr="Arrêter les horloges[ : {reason}]",
        it="Fermare gli orologi[: {reason}]",
    ),
    ResumeClock: Sentence(
        en="Start the clocks again[: {reason}]",
        de="Die Uhren wieder starten[: {reason}]",
        fr="Relancer les horloges[ : {reason}]",
        it="Riavviare gli orologi[: {reason}]",
    ),
    GiveTime: Sentence(
        en="Give {minutes} more {minutes:minute|minutes} to the turns that are going on",
        de="Den laufenden Zügen {minutes} {minutes:Minute|Minuten} mehr geben",
        fr="Donner {minutes} {minutes:minute|minutes} de plus aux tours en cours",
        it="Dare {minutes} {minutes:minuto|minuti} in più ai turni in corso",
    ),
    Correct: Sentence(
        en="Correct the game: [{award} ][{void} ]({reason})",
        de="Das Spiel korrigieren: [{award} ][{void} ]({reason})",
        fr="Corriger la partie : [{award} ][{void} ]({reason})",
        it="Correggere la partita: [{award} ][{void} ]({reason})",
    ),
}

STRUCTS: dict[type[msgspec.Struct], Saying] = {
    Award: Sentence(
        en="{points} {points:point|points} for {seat}",
        de="{points} {points:Punkt|Punkte} für {seat}",
        fr="{points} {points:point|points} pour {seat}",
        it="{points} {points:punto|punti} per {seat}",
    ),
    Void: Sentence(
        en="void everything after version {to}",
        de="alles nach Version {to} ist ungültig",
        fr="tout annuler après la version {to}",
        it="annullare tutto dopo la versione {to}",
    ),
    Standing: Sentence(
        en="{place}. {seat} ({points} {points:point|points})",
        de="{place}. {seat} ({points} {points:Punkt|Punkte})",
        fr="{place}. {seat} ({points} {points:point|points})",
        it="{place}. {seat} ({points} {points:punto|punti})",
    ),
}
