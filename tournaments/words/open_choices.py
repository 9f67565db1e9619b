"""What each command with values of one's own choice is for."""

from games.kernel.messages import Command
from games.kernel.words.words import Sentence
from tournaments.messages.corrections import (
    AwardPoints,
    CancelTournament,
    Disqualify,
    FinishTournament,
    OverrideResult,
    VoidTable,
)
from tournaments.messages.organizing import (
    AddOrganizer,
    Announce,
    ExtendTurn,
    ExtendWait,
    HideMessage,
    PauseTables,
    RemoveOrganizer,
    ReportMessage,
    ResumeTables,
    Substitute,
)
from tournaments.messages.registration import ChangeSettings, Enter, Invite, Remove
from tournaments.messages.rounds import AllowPair, ChangePairing, ForbidPair, SetTimes

OPEN_CHOICES: dict[type[Command], Sentence] = {
    ChangeSettings: Sentence(
        en="Change the settings, as long as no round has started.",
        de="Die Einstellungen ändern, solange keine Runde begonnen hat.",
        fr="Modifier les réglages tant qu'aucune ronde n'a commencé.",
        it="Modificare le impostazioni finché nessun turno è cominciato.",
    ),
    Invite: Sentence(
        en="Invite players, who may then register.",
        de="Spieler einladen, die sich dann anmelden können.",
        fr="Inviter des joueurs, qui peuvent alors s'inscrire.",
        it="Invitare giocatori, che poi possono iscriversi.",
    ),
    Enter: Sentence(
        en="Enter players yourself.",
        de="Spieler selbst anmelden.",
        fr="Inscrire soi-même des joueurs.",
        it="Iscrivere giocatori di persona.",
    ),
    Remove: Sentence(
        en="Take a player out, who can come back only through an organizer.",
        de="Einen Spieler abmelden; nur die Turnierleitung kann ihn wieder anmelden.",
        fr="Retirer un joueur, que seule l'organisation peut réinscrire.",
        it="Ritirare un giocatore; solo l'organizzazione può iscriverlo di nuovo.",
    ),
    ChangePairing: Sentence(
        en="Change the pairing before its games are created.",
        de="Die Auslosung ändern, bevor die Spiele angelegt werden.",
        fr="Modifier l'appariement avant la création des parties.",
        it="Modificare gli abbinamenti prima che le partite siano create.",
    ),
    ForbidPair: Sentence(
        en="Never pair two players from now on, if that is possible.",
        de="Zwei Spieler ab jetzt nicht mehr gegeneinander auslosen, wenn es geht.",
        fr="Ne plus apparier deux joueurs, si c'est possible.",
        it="Non abbinare più due giocatori, se è possibile.",
    ),
    AllowPair: Sentence(
        en="Let two players be paired again.",
        de="Zwei Spieler wieder gegeneinander auslosen lassen.",
        fr="Permettre de nouveau d'apparier deux joueurs.",
        it="Permettere di nuovo di abbinare due giocatori.",
    ),
    SetTimes: Sentence(
        en="Change when the next rounds start.",
        de="Ändern, wann die nächsten Runden beginnen.",
        fr="Modifier l'heure des prochaines rondes.",
        it="Modificare l'orario dei prossimi turni.",
    ),
    AddOrganizer: Sentence(
        en="Give another player the powers of an organizer in this tournament.",
        de="Einem weiteren Spieler die Rechte der Turnierleitung geben.",
        fr="Donner à un autre joueur les pouvoirs d'organisateur dans ce tournoi.",
        it="Dare a un altro giocatore i poteri di organizzatore in questo torneo.",
    ),
    RemoveOrganizer: Sentence(
        en="Take an organizer's powers back.",
        de="Jemandem die Rechte der Turnierleitung nehmen.",
        fr="Retirer les pouvoirs d'un organisateur.",
        it="Togliere i poteri a un organizzatore.",
    ),
    PauseTables: Sentence(
        en="Stop the clocks of a table or of all tables.",
        de="Die Uhren eines Tisches oder aller Tische anhalten.",
        fr="Arrêter les pendules d'une table ou de toutes.",
        it="Fermare gli orologi di un tavolo o di tutti.",
    ),
    ResumeTables: Sentence(
        en="Let the clocks of a table or of all tables run again.",
        de="Die Uhren eines Tisches oder aller Tische weiterlaufen lassen.",
        fr="Relancer les pendules d'une table ou de toutes.",
        it="Far ripartire gli orologi di un tavolo o di tutti.",
    ),
    ExtendWait: Sentence(
        en="Wait longer for the players of a table, or of all tables.",
        de="Länger auf die Spieler eines Tisches oder aller Tische warten.",
        fr="Attendre plus longtemps les joueurs d'une table ou de toutes.",
        it="Aspettare più a lungo i giocatori di un tavolo o di tutti.",
    ),
    ExtendTurn: Sentence(
        en="Give more time to the turns that are going on at a table, or at all tables.",
        de="Den laufenden Zügen an einem Tisch oder an allen Tischen mehr Zeit geben.",
        fr="Donner plus de temps aux tours en cours à une table ou à toutes.",
        it="Dare più tempo ai turni in corso a un tavolo o a tutti.",
    ),
    Substitute: Sentence(
        en="Give the seat of a player in this round to another player or a bot.",
        de="Den Platz eines Spielers in dieser Runde jemand anderem oder einem Bot geben.",
        fr="Donner la place d'un joueur dans cette ronde à un autre joueur ou à un bot.",
        it="Dare il posto di un giocatore in questo turno a un altro o a un bot.",
    ),
    Announce: Sentence(
        en="Send a message to a table of this round or to everybody.",
        de="Eine Nachricht an einen Tisch dieser Runde oder an alle senden.",
        fr="Envoyer un message à une table de cette ronde ou à tous.",
        it="Inviare un messaggio a un tavolo di questo turno o a tutti.",
    ),
    ReportMessage: Sentence(
        en="Report a message that should not have been sent.",
        de="Eine Nachricht melden, die nicht hätte gesendet werden sollen.",
        fr="Signaler un message qui n'aurait pas dû être envoyé.",
        it="Segnalare un messaggio che non andava inviato.",
    ),
    HideMessage: Sentence(
        en="Hide a message from everybody.",
        de="Eine Nachricht vor allen verbergen.",
        fr="Masquer un message pour tous.",
        it="Nascondere un messaggio a tutti.",
    ),
    VoidTable: Sentence(
        en="Let a table not count: its players get no points and have not met.",
        de="Einen Tisch nicht werten: Seine Spieler bekommen keine Punkte und sind sich nicht begegnet.",
        fr="Ne pas compter une table : ses joueurs n'ont pas de points et ne se sont pas rencontrés.",
        it="Non contare un tavolo: i suoi giocatori non hanno punti e non si sono incontrati.",
    ),
    OverrideResult: Sentence(
        en="Set the result of a table, finished or not, in any round.",
        de="Das Ergebnis eines Tisches setzen, ob beendet oder nicht, in jeder Runde.",
        fr="Fixer le résultat d'une table, terminée ou non, à toute ronde.",
        it="Fissare il risultato di un tavolo, finito o no, in qualsiasi turno.",
    ),
    AwardPoints: Sentence(
        en="Give a participant tournament points, or take some away.",
        de="Jemandem Turnierpunkte geben oder abziehen.",
        fr="Donner ou retirer des points de tournoi à un participant.",
        it="Dare o togliere punti del torneo a un partecipante.",
    ),
    Disqualify: Sentence(
        en="Exclude a participant, who comes last in the standings.",
        de="Jemanden ausschließen, der dann am Ende der Tabelle steht.",
        fr="Exclure un participant, qui devient dernier du classement.",
        it="Escludere un partecipante, che diventa ultimo in classifica.",
    ),
    FinishTournament: Sentence(
        en="End the tournament before its last round.",
        de="Das Turnier vor seiner letzten Runde beenden.",
        fr="Terminer le tournoi avant sa dernière ronde.",
        it="Concludere il torneo prima dell'ultimo turno.",
    ),
    CancelTournament: Sentence(
        en="Call the tournament off. It has no result.",
        de="Das Turnier absagen. Es hat dann kein Ergebnis.",
        fr="Annuler le tournoi. Il n'a alors pas de résultat.",
        it="Annullare il torneo, che resta senza risultato.",
    ),
}
