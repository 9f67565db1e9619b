"""The state of a tournament: participants, rounds, tables and results."""

from typing import Literal

import msgspec

from tournaments.messages.corrections import Placing
from tournaments.settings import Settings

Status = Literal["registration", "check_in", "running", "finished", "cancelled"]
ParticipantStatus = Literal["registered", "checked_in", "withdrawn", "removed", "disqualified"]
Report = Literal["", "reported", "hidden", "shown"]


class Participant(msgspec.Struct, frozen=True):
    """A player who takes part, or has taken part."""

    player: str
    """The id of the player."""
    lot: int
    """The number drawn for the player."""
    status: ParticipantStatus = "registered"
    """`checked_in` only in tournaments with check-in. Who is withdrawn may return; who was removed only if an
    organizer enters the player again."""
    since: int = 1
    """The first round that the player can be paired in."""
    returns: int = 0
    """How often the player has returned."""

    @property
    def active(self) -> bool:
        """Whether the player takes part now."""
        return self.status in ("registered", "checked_in")


class Table(msgspec.Struct, frozen=True):
    """A table of a round. Its number is its place in the round, from 1."""

    players: tuple[str | None, ...]
    """The ids of the players whose results count, in the order of the seats; null for a bot of the table."""
    group: int = 0
    """The group, from 1; 0 if there are none."""
    game: str | None = None
    """The id of the game, once it exists."""
    status: Literal["paired", "open", "finished", "void"] = "paired"
    """`open` from the creation of the game until there is a result."""
    absent: tuple[str, ...] = ()
    """The ids of players who did not come; a bot has their seat."""
    bot_plays: tuple[str, ...] = ()
    """The ids of players whose seat a bot took over later. Its result counts for them, but not for those who
    were disqualified."""
    placings: tuple[Placing, ...] = ()
    """The result of every player, ranked among the players alone; empty without one. Players who forfeit and
    disqualified ones are not among them."""
    bot_points: tuple[int, ...] = ()
    """The points in the game of the bots whose result counts for nobody."""
    head: str | None = None
    """The hash of the game's last record when its result was taken over."""
    overridden: bool = False
    """Whether an organizer set the result. What the game says later does not change it."""
    paused: int | None = None
    """Since when an organizer has stopped its clocks, in milliseconds since 1970; null if they run."""
    waits_until: int | None = None
    """How long it waits for its players, in milliseconds since 1970; null before its game exists."""
    more_minutes: int = 0
    """All minutes that organizers have given to its turns so far."""

    @property
    def humans(self) -> tuple[str, ...]:
        """The ids of its players, without its bots."""
        return tuple(player for player in self.players if player is not None)

    @property
    def seated(self) -> tuple[str | None, ...]:
        """The ids of those who are to play, in the order of the seats; null where a bot plays."""
        bots = {*self.absent, *self.bot_plays}
        return tuple(None if player in bots else player for player in self.players)

    @property
    def done(self) -> bool:
        """Whether the round does not wait for it any more."""
        return self.status in ("finished", "void")


class Round(msgspec.Struct, frozen=True):
    """A round."""

    number: int
    """From 1, counted through all stages."""
    stage: int
    """The stage it belongs to, from 0."""
    status: Literal["starting", "paired", "open", "finished"] = "starting"
    """`starting` until it is paired, `open` once its games exist."""
    tables: tuple[Table, ...] = ()
    """Its tables; the first has the number 1."""
    byes: tuple[str, ...] = ()
    """The ids of the players with a bye."""
    players: tuple[str, ...] = ()
    """The ids of all who took part when it started, also of those who are out of the stage."""
    repeats: int = 0
    """How many pairs of players met who had met before."""
    proof: str = ""
    """What is proved about its repeats: `optimal`, `best_found` or `planned`; `manual` if an organizer
    changed the pairing."""
    seed: int = 0
    """The number that decided between equally good pairings."""
    ahead: tuple[tuple[tuple[str | None, ...], ...], ...] = ()
    """The rounds to come, as they were foreseen when it was paired."""
    paired: int | None = None
    """When it was paired, in milliseconds since 1970."""
    opened: int | None = None
    """When its games were created, in milliseconds since 1970."""


class StageState(msgspec.Struct, frozen=True):
    """A stage that has begun."""

    players: tuple[str, ...]
    """The ids of the players who play in it, as they were ranked when it began."""
    seed: int
    """The number that its plan and its groups are drawn from."""
    rounds: int | None = None
    """How many rounds it has; null in a knock-out."""
    finished: bool = False
    advancing: tuple[str, ...] = ()
    """The ids of the players who go on to the next stage, the best first."""


class Award(msgspec.Struct, frozen=True):
    """Tournament points that an organizer gave."""

    player: str
    """The id of the player."""
    points: int
    """The points; negative if they were taken away."""
    round: int
    """The number of the last round that had begun, 0 before the first."""
    reason: str = ""
    """Why, in the organizer's words."""


class Message(msgspec.Struct, frozen=True):
    """A message of an organizer."""

    version: int
    """The version of its record."""
    text: str
    """The message, as plain text."""
    round: int
    """The number of the round, 0 before the first."""
    table: int | None
    """The number of the table; null for everybody."""
    organizer: str
    """The id of the organizer."""
    report: Report = ""
    """`reported` until somebody decides, `hidden` by an organizer or the operator, or `shown` by the
    operator."""
    reporters: tuple[str, ...] = ()
    """The ids of those who reported it."""

    @property
    def is_hidden(self) -> bool:
        """Whether nobody may read it."""
        return self.report == "hidden"


class Tournament(msgspec.Struct, frozen=True):
    """The whole state of a tournament."""

    id: str
    owner: str
    settings: Settings
    rules: int
    """The version of the rules of pairing and standings."""
    commitment: str
    status: Status = "registration"
    organizers: tuple[str, ...] = ()
    """The ids of all organizers, the owner first."""
    participants: tuple[Participant, ...] = ()
    """In the order in which they registered."""
    invited: tuple[str, ...] = ()
    stages: tuple[StageState, ...] = ()
    """The stages that have begun."""
    rounds: tuple[Round, ...] = ()
    forbidden: tuple[tuple[str, str], ...] = ()
    """Pairs of players who are not to meet."""
    awards: tuple[Award, ...] = ()
    """Tournament points that organizers gave."""
    messages: tuple[Message, ...] = ()
    ranking: tuple[str, ...] = ()
    """The ids of all participants at the end, the winner first."""
    check_in_opened: int | None = None
    """When check-in was opened, in milliseconds since 1970."""
    finished: int | None = None
    """When the tournament was over, in milliseconds since 1970."""

    @property
    def hidden_messages(self) -> frozenset[int]:
        """The versions of the messages that nobody may read."""
        return frozenset(message.version for message in self.messages if message.is_hidden)

    def participant(self, player: str) -> Participant | None:
        """Return a participant by id."""
        return next((each for each in self.participants if each.player == player), None)

    @property
    def round(self) -> Round | None:
        """The newest round."""
        return self.rounds[-1] if self.rounds else None
