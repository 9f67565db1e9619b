"""Creating a tournament and taking part in it."""

from typing import Annotated

from msgspec import Meta

from games.kernel.messages import Command, Event, Id
from tournaments.settings import Settings

MOST_AT_ONCE = 200
Players = Annotated[tuple[Id, ...], Meta(min_length=1, max_length=MOST_AT_ONCE)]
Reason = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]
"""Why, in the organizer's words. Everybody can read it."""


class CreateTournament(Command, tag="create_tournament", frozen=True):
    """Create a tournament. This is the command of its first record. For organizers."""

    settings: Settings
    """Everything it is played by."""


class ChangeSettings(Command, tag="change_settings", frozen=True):
    """Replace the settings before check-in and the first round. For organizers."""

    settings: Settings
    """The new settings, complete."""


class Register(Command, tag="register", frozen=True):
    """Take part."""


class CheckIn(Command, tag="check_in", frozen=True):
    """Say that you are here, once check-in is open."""


class Withdraw(Command, tag="withdraw", frozen=True):
    """Stop taking part. The table you sit at now still counts."""


class Return(Command, tag="return", frozen=True):
    """Take part again from the next round on. The rounds you missed give no points."""


class Invite(Command, tag="invite", frozen=True):
    """Allow players to register, if registration is by invitation. For organizers."""

    players: Players
    """The ids of the players."""


class Enter(Command, tag="enter", frozen=True):
    """Enter players yourself, whatever the way of registration is, also those who were removed. For
    organizers."""

    players: Players
    """The ids of the players."""


class Remove(Command, tag="remove", frozen=True):
    """Withdraw a player, who cannot return without an organizer. For organizers, and the service if the
    player's account was deleted or banned."""

    player: Id
    """The id of the player."""
    reason: Reason
    """Why, in your words."""


class OpenCheckIn(Command, tag="open_check_in", frozen=True):
    """Let players check in. For organizers, and the service at the set time."""


class TournamentCreated(Event, tag="tournament_created", frozen=True):
    """A tournament was created, with everything it depends on."""

    tournament: str
    """The id of the tournament."""
    owner: str
    """The id of the organizer who created it."""
    settings: Settings
    """Everything it is played by."""
    rules: int
    """The version of the rules of pairing and standings."""
    commitment: str
    """The SHA-256, in hex, of the seed of all its random draws."""


class SettingsChanged(Event, tag="settings_changed", frozen=True):
    """The settings were replaced."""

    settings: Settings
    """The new settings."""


class PlayerRegistered(Event, tag="player_registered", frozen=True):
    """A player takes part."""

    player: str
    """The id of the player."""
    lot: int
    """The number drawn for the player. The lower one goes first where a lot decides."""
    since: int = 1
    """The first round that the player can be paired in."""


class PlayerCheckedIn(Event, tag="player_checked_in", frozen=True):
    """A player is here."""

    player: str
    """The id of the player."""


class PlayerWithdrew(Event, tag="player_withdrew", frozen=True):
    """A player stopped taking part, or did not come to a table."""

    player: str
    """The id of the player."""


class PlayerRemoved(Event, tag="player_removed", frozen=True):
    """A player was withdrawn by an organizer."""

    player: str
    """The id of the player."""
    organizer: str | None
    """The id of the organizer; null if the service did it."""
    reason: str
    """Why, in the organizer's words."""


class PlayerReturned(Event, tag="player_returned", frozen=True):
    """A player takes part again."""

    player: str
    """The id of the player."""
    since: int
    """The first round that the player can be paired in."""


class CheckInMissed(Event, tag="check_in_missed", frozen=True):
    """The tournament starts without the players who did not check in. They are withdrawn."""

    players: tuple[str, ...]
    """The ids of the players."""


class PlayersInvited(Event, tag="players_invited", frozen=True):
    """Players may register."""

    players: tuple[str, ...]
    """The ids of the players."""


class CheckInOpened(Event, tag="check_in_opened", frozen=True):
    """Players can check in."""

    at: int
    """When, in milliseconds since 1970."""


REGISTRATION_COMMANDS: tuple[type[Command], ...] = (
    *(ChangeSettings, Register, CheckIn, Withdraw, Return, Invite, Enter, Remove, OpenCheckIn),
)
REGISTRATION_EVENTS: tuple[type[Event], ...] = (
    *(TournamentCreated, SettingsChanged, PlayerRegistered, PlayerCheckedIn, PlayerWithdrew),
    *(PlayerRemoved, PlayerReturned, CheckInMissed, PlayersInvited, CheckInOpened),
)
