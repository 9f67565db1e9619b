"""What organizers do in a tournament, each with the reason that they give."""

from games.kernel.messages import Event
from games.kernel.words.words import Saying, Sentence, When
from tournaments.messages.corrections import (
    PlayerDisqualified,
    ResultOverridden,
    TableVoided,
    TournamentCancelled,
    TournamentPointsAwarded,
)
from tournaments.messages.organizing import (
    MessageHidden,
    MessageReported,
    MessageSent,
    OrganizerAdded,
    OrganizerRemoved,
    PlayerSubstituted,
    ReportSettled,
    TablesPaused,
    TablesResumed,
    TurnExtended,
    WaitExtended,
)
from tournaments.messages.rounds import PairAllowed, PairForbidden, PairingChanged, TimesSet

_PAIRINGS: dict[type[Event], Saying] = {
    PairingChanged: Sentence(
        en="{organizer} changes the pairing of round {round}: {reason}",
        de="{organizer} ändert die Auslosung der Runde {round}: {reason}",
        fr="{organizer} modifie l'appariement de la ronde {round} : {reason}",
        it="{organizer} modifica gli abbinamenti del turno {round}: {reason}",
    ),
    PairForbidden: Sentence(
        en="{players} are not to meet any more: {reason}",
        de="{players} sollen nicht mehr gegeneinander spielen: {reason}",
        fr="{players} ne doivent plus se rencontrer : {reason}",
        it="{players} non si devono più incontrare: {reason}",
    ),
    PairAllowed: Sentence(
        en="{players} may meet again: {reason}",
        de="{players} dürfen wieder gegeneinander spielen: {reason}",
        fr="{players} peuvent de nouveau se rencontrer : {reason}",
        it="{players} si possono di nuovo incontrare: {reason}",
    ),
    TimesSet: Sentence(
        en="{organizer} changes when the next rounds start: {reason}",
        de="{organizer} ändert den Beginn der nächsten Runden: {reason}",
        fr="{organizer} modifie l'heure des prochaines rondes : {reason}",
        it="{organizer} modifica l'orario dei prossimi turni: {reason}",
    ),
}

_TABLES: dict[type[Event], Saying] = {
    OrganizerAdded: Sentence(
        en="{player} is an organizer now.",
        de="{player} gehört jetzt zur Turnierleitung.",
        fr="{player} fait maintenant partie de l'organisation.",
        it="{player} fa ora parte dell'organizzazione.",
    ),
    OrganizerRemoved: Sentence(
        en="{player} is no organizer any more.",
        de="{player} gehört nicht mehr zur Turnierleitung.",
        fr="{player} ne fait plus partie de l'organisation.",
        it="{player} non fa più parte dell'organizzazione.",
    ),
    TablesPaused: Sentence(
        en="{organizer} pauses {tables:table|tables} {tables}: {reason}",
        de="{organizer} hält {tables:Tisch|die Tische} {tables} an: {reason}",
        fr="{organizer} suspend {tables:la table|les tables} {tables} : {reason}",
        it="{organizer} sospende {tables:il tavolo|i tavoli} {tables}: {reason}",
    ),
    TablesResumed: Sentence(
        en="{organizer} resumes {tables:table|tables} {tables}: {reason}",
        de="{organizer} setzt {tables:Tisch|die Tische} {tables} fort: {reason}",
        fr="{organizer} relance {tables:la table|les tables} {tables} : {reason}",
        it="{organizer} fa riprendere {tables:il tavolo|i tavoli} {tables}: {reason}",
    ),
    WaitExtended: Sentence(
        en="{tables:Table|Tables} {tables} {tables:waits|wait} {minutes} {minutes:minute|minutes} longer:"
        " {reason}",
        de="{tables:Tisch|Die Tische} {tables} {tables:wartet|warten} {minutes} {minutes:Minute|Minuten}"
        " länger: {reason}",
        fr="{tables:La table|Les tables} {tables} {tables:attend|attendent} {minutes}"
        " {minutes:minute|minutes} de plus : {reason}",
        it="{tables:Il tavolo|I tavoli} {tables} {tables:aspetta|aspettano} {minutes}"
        " {minutes:minuto|minuti} in più: {reason}",
    ),
    TurnExtended: Sentence(
        en="Running turns at {tables:table|tables} {tables} get {minutes} more {minutes:minute|minutes}:"
        " {reason}",
        de="Laufende Züge an {tables:Tisch|den Tischen} {tables} bekommen {minutes}"
        " {minutes:Minute|Minuten} mehr: {reason}",
        fr="Les tours en cours {tables:à la table|aux tables} {tables} ont {minutes}"
        " {minutes:minute|minutes} de plus : {reason}",
        it="I turni in corso {tables:al tavolo|ai tavoli} {tables} hanno {minutes}"
        " {minutes:minuto|minuti} in più: {reason}",
    ),
    PlayerSubstituted: When(
        lambda event: event.by is None,
        Sentence(
            en="A bot plays for {player} at table {table}: {reason}",
            de="Ein Bot spielt für {player} an Tisch {table}: {reason}",
            fr="Un bot joue pour {player} à la table {table} : {reason}",
            it="Un bot gioca per {player} al tavolo {table}: {reason}",
        ),
        When(
            lambda event: event.by == event.player,
            Sentence(
                en="{player} takes the seat at table {table} back: {reason}",
                de="{player} nimmt den Platz an Tisch {table} wieder ein: {reason}",
                fr="{player} reprend sa place à la table {table} : {reason}",
                it="{player} riprende il posto al tavolo {table}: {reason}",
            ),
            Sentence(
                en="{by} takes the seat of {player} at table {table}: {reason}",
                de="{by} übernimmt den Platz von {player} an Tisch {table}: {reason}",
                fr="{by} prend la place de {player} à la table {table} : {reason}",
                it="{by} prende il posto di {player} al tavolo {table}: {reason}",
            ),
        ),
    ),
    MessageSent: Sentence(
        en="{organizer}[ to table {table}]: {text}",
        de="{organizer}[ an Tisch {table}]: {text}",
        fr="{organizer}[ à la table {table}] : {text}",
        it="{organizer}[ al tavolo {table}]: {text}",
    ),
    MessageReported: Sentence(
        en="{player} reports message {message}.",
        de="{player} meldet Nachricht {message}.",
        fr="{player} signale le message {message}.",
        it="{player} segnala il messaggio {message}.",
    ),
    MessageHidden: Sentence(
        en="{organizer} hides message {message}.",
        de="{organizer} verbirgt Nachricht {message}.",
        fr="{organizer} masque le message {message}.",
        it="{organizer} nasconde il messaggio {message}.",
    ),
    ReportSettled: When(
        lambda event: event.show,
        Sentence(
            en="The operator lets message {message} be shown.",
            de="Der Betreiber lässt Nachricht {message} zeigen.",
            fr="L'exploitant laisse afficher le message {message}.",
            it="Il gestore lascia visibile il messaggio {message}.",
        ),
        Sentence(
            en="The operator hides message {message}.",
            de="Der Betreiber verbirgt Nachricht {message}.",
            fr="L'exploitant masque le message {message}.",
            it="Il gestore nasconde il messaggio {message}.",
        ),
    ),
}

_CORRECTIONS: dict[type[Event], Saying] = {
    TableVoided: Sentence(
        en="{organizer} voids table {table} of round {round}: {reason}",
        de="{organizer} annulliert Tisch {table} der Runde {round}: {reason}",
        fr="{organizer} annule la table {table} de la ronde {round} : {reason}",
        it="{organizer} annulla il tavolo {table} del turno {round}: {reason}",
    ),
    ResultOverridden: Sentence(
        en="{organizer} sets the result of table {table} in round {round}: {placings} ({reason})",
        de="{organizer} setzt das Ergebnis von Tisch {table} in Runde {round} fest: {placings} ({reason})",
        fr="{organizer} fixe le résultat de la table {table} de la ronde {round} : {placings} ({reason})",
        it="{organizer} stabilisce il risultato del tavolo {table} del turno {round}: {placings} ({reason})",
    ),
    TournamentPointsAwarded: Sentence(
        en="{player} gets {points} tournament {points:point|points}: {reason}",
        de="{player} bekommt {points} {points:Turnierpunkt|Turnierpunkte}: {reason}",
        fr="{player} reçoit {points} {points:point|points} de tournoi : {reason}",
        it="{player} riceve {points} {points:punto|punti} torneo: {reason}",
    ),
    PlayerDisqualified: Sentence(
        en="{organizer} disqualifies {player}: {reason}",
        de="{organizer} disqualifiziert {player}: {reason}",
        fr="{organizer} disqualifie {player} : {reason}",
        it="{organizer} squalifica {player}: {reason}",
    ),
    TournamentCancelled: When(
        lambda event: event.organizer is None,
        Sentence(
            en="The tournament is cancelled: too few players came.",
            de="Das Turnier ist abgesagt: Es sind zu wenige gekommen.",
            fr="Le tournoi est annulé : il n'y a pas assez de monde.",
            it="Il torneo è annullato: i partecipanti sono troppo pochi.",
        ),
        Sentence(
            en="{organizer} cancels the tournament: {reason}",
            de="{organizer} sagt das Turnier ab: {reason}",
            fr="{organizer} annule le tournoi : {reason}",
            it="{organizer} annulla il torneo: {reason}",
        ),
    ),
}

ORGANIZER_EVENTS: dict[type[Event], Saying] = {**_PAIRINGS, **_TABLES, **_CORRECTIONS}
