"""The commands of a tournament as labels."""

from games.kernel.messages import Command
from games.kernel.words.words import Saying, Sentence
from tournaments.messages.registration import (
    ChangeSettings,
    CheckIn,
    CreateTournament,
    Enter,
    Invite,
    OpenCheckIn,
    Register,
    Remove,
    Return,
    Withdraw,
)
from tournaments.messages.rounds import (
    AllowPair,
    ChangePairing,
    ForbidPair,
    MarkAbsent,
    OpenTables,
    PairRound,
    RecordResult,
    SetTimes,
    StartRound,
)
from tournaments.words.organizer_commands import CORRECTIONS, ORGANIZING

_REGISTRATION: dict[type[Command], Saying] = {
    CreateTournament: Sentence(
        en="Create the tournament", de="Das Turnier anlegen", fr="Créer le tournoi", it="Creare il torneo"
    ),
    ChangeSettings: Sentence(
        en="Change the settings",
        de="Die Einstellungen ändern",
        fr="Modifier les réglages",
        it="Modificare le impostazioni",
    ),
    Register: Sentence(en="Register", de="Sich anmelden", fr="S'inscrire", it="Iscriversi"),
    CheckIn: Sentence(
        en="Check in", de="Anwesenheit bestätigen", fr="Confirmer sa présence", it="Confermare la presenza"
    ),
    Withdraw: Sentence(en="Withdraw", de="Aus dem Turnier aussteigen", fr="Se retirer", it="Ritirarsi"),
    Return: Sentence(
        en="Take part again",
        de="Wieder mitspielen",
        fr="Participer de nouveau",
        it="Tornare a partecipare",
    ),
    Invite: Sentence(
        en="Invite {players}", de="{players} einladen", fr="Inviter {players}", it="Invitare {players}"
    ),
    Enter: Sentence(
        en="Enter {players}", de="{players} anmelden", fr="Inscrire {players}", it="Iscrivere {players}"
    ),
    Remove: Sentence(
        en="Withdraw {player}: {reason}",
        de="{player} abmelden: {reason}",
        fr="Retirer {player} : {reason}",
        it="Ritirare {player}: {reason}",
    ),
    OpenCheckIn: Sentence(
        en="Open check-in",
        de="Die Anwesenheitsprüfung öffnen",
        fr="Ouvrir le pointage",
        it="Aprire la conferma delle presenze",
    ),
}

_ROUNDS: dict[type[Command], Saying] = {
    StartRound: Sentence(
        en="Start the next round",
        de="Die nächste Runde starten",
        fr="Lancer la ronde suivante",
        it="Avviare il turno successivo",
    ),
    PairRound: Sentence(
        en="Pair round {round}",
        de="Runde {round} auslosen",
        fr="Apparier la ronde {round}",
        it="Abbinare il turno {round}",
    ),
    ChangePairing: Sentence(
        en="Change the pairing of round {round}: {reason}",
        de="Die Auslosung der Runde {round} ändern: {reason}",
        fr="Modifier l'appariement de la ronde {round} : {reason}",
        it="Modificare gli abbinamenti del turno {round}: {reason}",
    ),
    ForbidPair: Sentence(
        en="Never pair {players}: {reason}",
        de="{players} nicht gegeneinander auslosen: {reason}",
        fr="Ne jamais apparier {players} : {reason}",
        it="Non abbinare mai {players}: {reason}",
    ),
    AllowPair: Sentence(
        en="Let {players} meet again: {reason}",
        de="{players} wieder gegeneinander auslosen: {reason}",
        fr="Permettre de nouveau d'apparier {players} : {reason}",
        it="Permettere di nuovo di abbinare {players}: {reason}",
    ),
    SetTimes: Sentence(
        en="Change when the next rounds start: {reason}",
        de="Den Beginn der nächsten Runden ändern: {reason}",
        fr="Modifier l'heure des prochaines rondes : {reason}",
        it="Modificare l'orario dei prossimi turni: {reason}",
    ),
    OpenTables: Sentence(
        en="Open the tables of round {round}",
        de="Die Tische der Runde {round} öffnen",
        fr="Ouvrir les tables de la ronde {round}",
        it="Aprire i tavoli del turno {round}",
    ),
    MarkAbsent: Sentence(
        en="Note who did not come to table {table}: {players}",
        de="Festhalten, wer nicht an Tisch {table} gekommen ist: {players}",
        fr="Noter les absences à la table {table} : {players}",
        it="Annotare chi non è venuto al tavolo {table}: {players}",
    ),
    RecordResult: Sentence(
        en="Take over the result of table {table} in round {round}",
        de="Das Ergebnis von Tisch {table} in Runde {round} übernehmen",
        fr="Reprendre le résultat de la table {table} de la ronde {round}",
        it="Registrare il risultato del tavolo {table} del turno {round}",
    ),
}

COMMANDS: dict[type[Command], Saying] = {**_REGISTRATION, **_ROUNDS, **ORGANIZING, **CORRECTIONS}
