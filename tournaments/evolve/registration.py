"""Participants after the events of registration."""

from msgspec.structs import replace

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
from tournaments.state import Participant, ParticipantStatus, Tournament


def created(event: TournamentCreated) -> Tournament:
    """Return the new tournament."""
    return Tournament(
        id=event.tournament,
        owner=event.owner,
        settings=event.settings,
        rules=event.rules,
        commitment=event.commitment,
        organizers=(event.owner,),
    )


def settings_changed(state: Tournament, event: SettingsChanged) -> Tournament:
    """Replace the settings."""
    return replace(state, settings=event.settings)


def player_registered(state: Tournament, event: PlayerRegistered) -> Tournament:
    """Add a participant."""
    new = Participant(player=event.player, lot=event.lot, since=event.since)
    return replace(state, participants=(*state.participants, new))


def player_checked_in(state: Tournament, event: PlayerCheckedIn) -> Tournament:
    """Mark a participant as being here."""
    return with_status(state, "checked_in", event.player)


def player_withdrew(state: Tournament, event: PlayerWithdrew) -> Tournament:
    """Mark a participant as withdrawn."""
    return with_status(state, "withdrawn", event.player)


def player_removed(state: Tournament, event: PlayerRemoved) -> Tournament:
    """Mark a participant as removed."""
    return with_status(state, "removed", event.player)


def check_in_missed(state: Tournament, event: CheckInMissed) -> Tournament:
    """Mark those who did not check in as withdrawn."""
    return with_status(state, "withdrawn", *event.players)


def player_returned(state: Tournament, event: PlayerReturned) -> Tournament:
    """Let a participant be paired again."""
    return replace(
        state,
        participants=tuple(
            replace(each, status="registered", since=event.since, returns=each.returns + 1)
            if each.player == event.player
            else each
            for each in state.participants
        ),
    )


def players_invited(state: Tournament, event: PlayersInvited) -> Tournament:
    """Add those who may register."""
    return replace(state, invited=(*state.invited, *event.players))


def check_in_opened(state: Tournament, event: CheckInOpened) -> Tournament:
    """Let players check in."""
    return replace(state, status="check_in", check_in_opened=event.at)


def with_status(state: Tournament, status: ParticipantStatus, *players: str) -> Tournament:
    """Return the tournament with another status of some participants."""
    return replace(
        state,
        participants=tuple(
            replace(each, status=status) if each.player in players else each for each in state.participants
        ),
    )
