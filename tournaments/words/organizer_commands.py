"""The commands of organizers while a tournament runs, and their corrections, as labels."""

from games.kernel.messages import Command
from games.kernel.words.words import Saying, Sentence, When
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
    SettleReport,
    Substitute,
)

ORGANIZING: dict[type[Command], Saying] = {
    AddOrganizer: Sentence(
        en="Make {player} an organizer",
        de="{player} in die Turnierleitung aufnehmen",
        fr="Ajouter {player} à l'organisation",
        it="Aggiungere {player} all'organizzazione",
    ),
    RemoveOrganizer: Sentence(
        en="Let {player} be an organizer no more",
        de="{player} aus der Turnierleitung nehmen",
        fr="Retirer {player} de l'organisation",
        it="Togliere {player} dall'organizzazione",
    ),
    PauseTables: When(
        lambda command: command.table is None,
        Sentence(
            en="Pause all tables: {reason}",
            de="Alle Tische anhalten: {reason}",
            fr="Suspendre toutes les tables : {reason}",
            it="Sospendere tutti i tavoli: {reason}",
        ),
        Sentence(
            en="Pause table {table}: {reason}",
            de="Tisch {table} anhalten: {reason}",
            fr="Suspendre la table {table} : {reason}",
            it="Sospendere il tavolo {table}: {reason}",
        ),
    ),
    ResumeTables: When(
        lambda command: command.table is None,
        Sentence(
            en="Resume all tables: {reason}",
            de="Alle Tische fortsetzen: {reason}",
            fr="Reprendre à toutes les tables : {reason}",
            it="Riprendere a tutti i tavoli: {reason}",
        ),
        Sentence(
            en="Resume table {table}: {reason}",
            de="Tisch {table} fortsetzen: {reason}",
            fr="Reprendre à la table {table} : {reason}",
            it="Riprendere al tavolo {table}: {reason}",
        ),
    ),
    ExtendWait: Sentence(
        en="Wait {minutes} {minutes:minute|minutes} longer[ at table {table}]: {reason}",
        de="[An Tisch {table} ]{minutes} {minutes:Minute|Minuten} länger warten: {reason}",
        fr="Attendre {minutes} {minutes:minute|minutes} de plus[ à la table {table}] : {reason}",
        it="Aspettare {minutes} {minutes:minuto|minuti} in più[ al tavolo {table}]: {reason}",
    ),
    ExtendTurn: Sentence(
        en="Give {minutes} more {minutes:minute|minutes} to the running turns[ at table {table}]: {reason}",
        de="Den laufenden Zügen[ an Tisch {table}] {minutes} {minutes:Minute|Minuten} mehr geben: {reason}",
        fr="Donner {minutes} {minutes:minute|minutes} de plus aux tours en cours[ à la table {table}] :"
        " {reason}",
        it="Dare {minutes} {minutes:minuto|minuti} in più ai turni in corso[ al tavolo {table}]: {reason}",
    ),
    Substitute: When(
        lambda command: command.by is None,
        Sentence(
            en="Let a bot play for {player} at table {table}: {reason}",
            de="Einen Bot für {player} an Tisch {table} spielen lassen: {reason}",
            fr="Faire jouer un bot pour {player} à la table {table} : {reason}",
            it="Far giocare un bot per {player} al tavolo {table}: {reason}",
        ),
        Sentence(
            en="Give the seat of {player} at table {table} to {by}: {reason}",
            de="Den Platz von {player} an Tisch {table} an {by} geben: {reason}",
            fr="Donner la place de {player} à la table {table} à {by} : {reason}",
            it="Dare il posto di {player} al tavolo {table} a {by}: {reason}",
        ),
    ),
    Announce: When(
        lambda command: command.table is None,
        Sentence(
            en="Tell everybody: {text}",
            de="Allen mitteilen: {text}",
            fr="Annoncer à tous : {text}",
            it="Comunicare a tutti: {text}",
        ),
        Sentence(
            en="Tell table {table}: {text}",
            de="Tisch {table} mitteilen: {text}",
            fr="Annoncer à la table {table} : {text}",
            it="Comunicare al tavolo {table}: {text}",
        ),
    ),
    ReportMessage: Sentence(
        en="Report message {message}",
        de="Nachricht {message} melden",
        fr="Signaler le message {message}",
        it="Segnalare il messaggio {message}",
    ),
    HideMessage: Sentence(
        en="Hide message {message}",
        de="Nachricht {message} verbergen",
        fr="Masquer le message {message}",
        it="Nascondere il messaggio {message}",
    ),
    SettleReport: When(
        lambda command: command.show,
        Sentence(
            en="Show message {message}",
            de="Nachricht {message} zeigen",
            fr="Afficher le message {message}",
            it="Mostrare il messaggio {message}",
        ),
        Sentence(
            en="Hide message {message} for good",
            de="Nachricht {message} endgültig verbergen",
            fr="Masquer définitivement le message {message}",
            it="Nascondere definitivamente il messaggio {message}",
        ),
    ),
}

CORRECTIONS: dict[type[Command], Saying] = {
    VoidTable: Sentence(
        en="Void table {table} of round {round}: {reason}",
        de="Tisch {table} der Runde {round} annullieren: {reason}",
        fr="Annuler la table {table} de la ronde {round} : {reason}",
        it="Annullare il tavolo {table} del turno {round}: {reason}",
    ),
    OverrideResult: Sentence(
        en="Set the result of table {table} in round {round}: {placings} ({reason})",
        de="Das Ergebnis von Tisch {table} in Runde {round} festsetzen: {placings} ({reason})",
        fr="Fixer le résultat de la table {table} de la ronde {round} : {placings} ({reason})",
        it="Stabilire il risultato del tavolo {table} del turno {round}: {placings} ({reason})",
    ),
    AwardPoints: Sentence(
        en="{points} tournament {points:point|points} for {player}: {reason}",
        de="{points} {points:Turnierpunkt|Turnierpunkte} für {player}: {reason}",
        fr="{points} {points:point|points} de tournoi pour {player} : {reason}",
        it="{points} {points:punto|punti} torneo a {player}: {reason}",
    ),
    Disqualify: Sentence(
        en="Disqualify {player}: {reason}",
        de="{player} disqualifizieren: {reason}",
        fr="Disqualifier {player} : {reason}",
        it="Squalificare {player}: {reason}",
    ),
    FinishTournament: Sentence(
        en="End the tournament early: {reason}",
        de="Das Turnier vorzeitig beenden: {reason}",
        fr="Terminer le tournoi avant la fin : {reason}",
        it="Chiudere il torneo in anticipo: {reason}",
    ),
    CancelTournament: Sentence(
        en="Cancel the tournament: {reason}",
        de="Das Turnier absagen: {reason}",
        fr="Annuler le tournoi : {reason}",
        it="Annullare il torneo: {reason}",
    ),
}
