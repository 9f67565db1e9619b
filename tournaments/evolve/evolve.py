"""Applies an event to the state of a tournament."""

from collections.abc import Callable
from typing import Any

from games.kernel.messages import Event
from tournaments.evolve import corrections, organizing, registration, rounds
from tournaments.messages import corrections as of_corrections
from tournaments.messages import organizing as of_organizing
from tournaments.messages import registration as of_registration
from tournaments.messages import rounds as of_rounds
from tournaments.state import Tournament

EVOLVERS: dict[type[Event], Callable[[Tournament, Any], Tournament]] = {
    of_registration.SettingsChanged: registration.settings_changed,
    of_registration.PlayerRegistered: registration.player_registered,
    of_registration.PlayerCheckedIn: registration.player_checked_in,
    of_registration.PlayerWithdrew: registration.player_withdrew,
    of_registration.PlayerRemoved: registration.player_removed,
    of_registration.PlayerReturned: registration.player_returned,
    of_registration.CheckInMissed: registration.check_in_missed,
    of_registration.PlayersInvited: registration.players_invited,
    of_registration.CheckInOpened: registration.check_in_opened,
    of_rounds.StageStarted: rounds.stage_started,
    of_rounds.RoundStarted: rounds.round_started,
    of_rounds.RoundPaired: rounds.round_paired,
    of_rounds.PairingChanged: rounds.pairing_changed,
    of_rounds.PairForbidden: rounds.pair_forbidden,
    of_rounds.PairAllowed: rounds.pair_allowed,
    of_rounds.TimesSet: rounds.times_set,
    of_rounds.TablesOpened: rounds.tables_opened,
    of_rounds.PlayersAbsent: rounds.players_absent,
    of_rounds.ResultRecorded: rounds.result_recorded,
    of_rounds.RoundFinished: rounds.round_finished,
    of_rounds.StageFinished: rounds.stage_finished,
    of_rounds.TournamentFinished: rounds.tournament_finished,
    of_organizing.OrganizerAdded: organizing.organizer_added,
    of_organizing.OrganizerRemoved: organizing.organizer_removed,
    of_organizing.TablesPaused: organizing.tables_paused,
    of_organizing.TablesResumed: organizing.tables_resumed,
    of_organizing.WaitExtended: organizing.wait_extended,
    of_organizing.TurnExtended: organizing.turn_extended,
    of_organizing.PlayerSubstituted: organizing.player_substituted,
    of_organizing.MessageReported: organizing.message_reported,
    of_organizing.MessageHidden: organizing.message_hidden,
    of_organizing.ReportSettled: organizing.report_settled,
    of_corrections.TableVoided: corrections.table_voided,
    of_corrections.ResultOverridden: corrections.result_overridden,
    of_corrections.TournamentPointsAwarded: corrections.points_awarded,
    of_corrections.PlayerDisqualified: corrections.player_disqualified,
    of_corrections.TournamentCancelled: corrections.tournament_cancelled,
}
"""What each event does to a tournament that exists, but for messages, which are named by their version."""


def evolve(state: Tournament | None, event: Event, version: int) -> Tournament:
    """Return the tournament after an event of the record with this version."""
    if isinstance(event, of_registration.TournamentCreated):
        return registration.created(event)
    assert state is not None
    if isinstance(event, of_organizing.MessageSent):
        return organizing.message_sent(state, event, version)
    return EVOLVERS[type(event)](state, event)
