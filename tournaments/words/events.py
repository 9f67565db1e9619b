"""What happens in a tournament: registration, rounds and results."""

from games.kernel.messages import Event
from games.kernel.words.words import Saying, Sentence, When
from tournaments.messages.registration import (
    CheckInMissed,
    CheckInOpened,
    PlayerCheckedIn,
    PlayerRegistered,
    PlayerRemoved,
    PlayerReturned,
    PlayersInvited,
    PlayerWithdrew,
    SettingsChanged,
    TournamentCreated,
)
from tournaments.messages.rounds import (
    PlayersAbsent,
    ResultRecorded,
    RoundFinished,
    RoundPaired,
    RoundStarted,
    StageFinished,
    StageStarted,
    TablesOpened,
    TournamentFinished,
)

_REGISTRATION: dict[type[Event], Saying] = {
    TournamentCreated: Sentence(
        en="{owner} creates the tournament.",
        de="{owner} legt das Turnier an.",
        fr="{owner} crée le tournoi.",
        it="{owner} crea il torneo.",
    ),
    SettingsChanged: Sentence(
        en="The settings change.",
        de="Die Einstellungen ändern sich.",
        fr="Les réglages changent.",
        it="Le impostazioni cambiano.",
    ),
    PlayerRegistered: Sentence(
        en="{player} takes part.",
        de="{player} nimmt teil.",
        fr="{player} participe.",
        it="{player} partecipa.",
    ),
    PlayerCheckedIn: Sentence(
        en="{player} is here.", de="{player} ist da.", fr="{player} est là.", it="{player} è qui."
    ),
    PlayerWithdrew: Sentence(
        en="{player} takes part no more.",
        de="{player} steigt aus.",
        fr="{player} se retire.",
        it="{player} si ritira.",
    ),
    PlayerRemoved: When(
        lambda event: event.organizer is None,
        Sentence(
            en="{player} is taken out of the tournament: {reason}",
            de="{player} wird aus dem Turnier genommen: {reason}",
            fr="Le tournoi continue sans {player} : {reason}",
            it="Il torneo continua senza {player}: {reason}",
        ),
        Sentence(
            en="{organizer} takes {player} out of the tournament: {reason}",
            de="{organizer} nimmt {player} aus dem Turnier: {reason}",
            fr="{organizer} retire {player} du tournoi : {reason}",
            it="{organizer} toglie {player} dal torneo: {reason}",
        ),
    ),
    PlayerReturned: Sentence(
        en="{player} takes part again from round {since} on.",
        de="{player} ist ab Runde {since} wieder dabei.",
        fr="{player} participe de nouveau à partir de la ronde {since}.",
        it="{player} torna a partecipare dal turno {since}.",
    ),
    CheckInMissed: Sentence(
        en="Not there, so left out: {players}.",
        de="Nicht da und deshalb nicht dabei: {players}.",
        fr="En l'absence de confirmation, le tournoi commence sans {players}.",
        it="Senza conferma di presenza, il torneo comincia senza {players}.",
    ),
    PlayersInvited: Sentence(
        en="Invited: {players}.",
        de="Eingeladen: {players}.",
        fr="Invitations : {players}.",
        it="Inviti: {players}.",
    ),
    CheckInOpened: Sentence(
        en="Check-in is open.",
        de="Die Anwesenheit kann bestätigt werden.",
        fr="Le pointage est ouvert.",
        it="La conferma delle presenze è aperta.",
    ),
}

_ROUNDS: dict[type[Event], Saying] = {
    RoundStarted: Sentence(
        en="Round {round} starts.",
        de="Runde {round} beginnt.",
        fr="La ronde {round} commence.",
        it="Comincia il turno {round}.",
    ),
    StageStarted: Sentence(
        en="Stage {stage} begins with {players} players[, over {rounds} {rounds:round|rounds}].",
        de="Phase {stage} beginnt mit {players} Teilnehmenden[, über {rounds} {rounds:Runde|Runden}].",
        fr="La phase {stage} commence à {players}[, en {rounds} {rounds:ronde|rondes}].",
        it="La fase {stage} comincia con {players} partecipanti[, su {rounds} {rounds:turno|turni}].",
    ),
    RoundPaired: Sentence(
        en="Round {round} is paired: {tables} {tables:table|tables}.[ {byes:Bye|Byes}: {byes}.]",
        de="Runde {round} ist ausgelost: {tables} {tables:Tisch|Tische}.[ Spielfrei: {byes}.]",
        fr="La ronde {round} est appariée : {tables} {tables:table|tables}.[ Sans partie : {byes}.]",
        it="Il turno {round} è abbinato: {tables} {tables:tavolo|tavoli}.[ A riposo: {byes}.]",
    ),
    TablesOpened: Sentence(
        en="The tables of round {round} are open.",
        de="Die Tische der Runde {round} sind offen.",
        fr="Les tables de la ronde {round} sont ouvertes.",
        it="I tavoli del turno {round} sono aperti.",
    ),
    PlayersAbsent: Sentence(
        en="Did not come to table {table}: {players}. Bots take over.",
        de="Nicht an Tisch {table} gekommen: {players}. Bots übernehmen.",
        fr="À la table {table}, on attend toujours {players}. Des bots prennent le relais.",
        it="Al tavolo {table} si attende ancora {players}. Subentrano dei bot.",
    ),
    ResultRecorded: When(
        lambda event: event.standings,
        Sentence(
            en="Table {table} of round {round} has a result.",
            de="Tisch {table} der Runde {round} hat ein Ergebnis.",
            fr="La table {table} de la ronde {round} a un résultat.",
            it="Il tavolo {table} del turno {round} ha un risultato.",
        ),
        Sentence(
            en="Table {table} of round {round} ends without a result.",
            de="Tisch {table} der Runde {round} endet ohne Ergebnis.",
            fr="La table {table} de la ronde {round} se termine sans résultat.",
            it="Il tavolo {table} del turno {round} finisce senza risultato.",
        ),
    ),
    RoundFinished: Sentence(
        en="Round {round} is over.",
        de="Runde {round} ist zu Ende.",
        fr="La ronde {round} est terminée.",
        it="Il turno {round} è finito.",
    ),
    StageFinished: Sentence(
        en="Stage {stage} is over.[ Going on: {advancing}.]",
        de="Phase {stage} ist zu Ende.[ Weiter kommen: {advancing}.]",
        fr="La phase {stage} est terminée.[ Suite du tournoi pour {advancing}.]",
        it="La fase {stage} è finita.[ Avanti: {advancing}.]",
    ),
    TournamentFinished: Sentence(
        en="The tournament is over[: {reason}].[ The winner is {ranking}.]",
        de="Das Turnier ist zu Ende[: {reason}].[ Es gewinnt {ranking}.]",
        fr="Le tournoi est terminé[ : {reason}].[ Victoire de {ranking}.]",
        it="Il torneo è finito[: {reason}].[ Vince {ranking}.]",
    ),
}

EVENTS: dict[type[Event], Saying] = {**_REGISTRATION, **_ROUNDS}
