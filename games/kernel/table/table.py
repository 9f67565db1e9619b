"""The table a game is played at: its seats, its agreements and its status."""

from typing import Annotated, Any, Literal

import msgspec

from games.kernel.messages import Command, Event, Seat
from games.kernel.table.versions import Versions
from games.kernel.title import Standing

Status = Literal["open", "playing", "finished", "abandoned"]
Undo = Literal["own", "consent", "free", "off"]
Visibility = Literal["public", "private"]


class Actor(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who gives a command: a player, a bot in its seat, the service, or an organizer."""

    kind: Literal["player", "bot", "service", "organizer"]
    id: str | None = None
    name: str | None = None
    seat: Seat | None = None


class SeatOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the creator wants it: for a human (perhaps a certain one), a bot, or of a module's kind."""

    kind: str = "human"
    bot: str | None = None
    player: str | None = None


class Seating(msgspec.Struct, frozen=True):
    """A seat and who sits there."""

    kind: str
    bot: str | None = None
    reserved: str | None = None
    player: str | None = None
    name: str | None = None
    nonce: str | None = None
    resigned: bool = False

    @property
    def bot_plays(self) -> str | None:
        """The bot that acts for this seat, if one does."""
        return self.bot if self.kind == "bot" or self.resigned else None


class Proposal(msgspec.Struct, frozen=True):
    """An undo that a seat asks the others to agree to."""

    seat: Seat
    to: int
    agreed: tuple[Seat, ...] = ()


class Redoable(msgspec.Struct, frozen=True):
    """Commands that a seat took back and may give again."""

    seat: Seat
    versions: tuple[int, ...]
    crossed: bool


LEAST_SECONDS, MOST_SECONDS = 5, 86_400


class TurnClock(msgspec.Struct, frozen=True, tag_field="kind", tag="turn", forbid_unknown_fields=True):
    """So many seconds for every turn: from being awaited in a step to being done with it."""

    seconds: Annotated[int, msgspec.Meta(ge=LEAST_SECONDS, le=MOST_SECONDS)]


class RulebookClock(
    msgspec.Struct, frozen=True, tag_field="kind", tag="rulebook", forbid_unknown_fields=True
):
    """The timer of the title's own rulebook."""


Clock = TurnClock | RulebookClock


class CreateGame(Command, tag="create", frozen=True):
    """Set up a table. It is the command of every game's first record."""

    title: str
    seats: tuple[SeatOffer, ...]
    modules: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    undo: Undo = "own"
    visibility: Visibility = "public"
    clock: Clock | None = None
    nonce: str | None = None


class GameCreated(Event, tag="game_created", frozen=True):
    """A table was set up; everything the rules depend on stands here."""

    game: str
    title: str
    rules: int
    modules: tuple[str, ...]
    options: dict[str, Any]
    seats: tuple[SeatOffer, ...]
    owner: str
    commitment: str
    undo: Undo
    visibility: Visibility
    clock: Clock | None = None


class SeatTaken(Event, tag="seat_taken", frozen=True):
    """A player sat down, perhaps with a nonce of their own for the draws."""

    seat: Seat
    player: str
    name: str
    nonce: str | None = None


class SeatLeft(Event, tag="seat_left", frozen=True):
    """A player got up before the start."""

    seat: Seat


class GameStarted(Event, tag="game_started", frozen=True):
    """Play began; the nonces are fixed from here on."""


class SeatResigned(Event, tag="seat_resigned", frozen=True):
    """A player gave up; the named bot plays the seat on."""

    seat: Seat
    bot: str


class GameFinished(Event, tag="game_finished", frozen=True):
    """The game was played to its end."""

    standings: tuple[Standing, ...]


class GameAbandoned(Event, tag="game_abandoned", frozen=True):
    """No human is left at the table."""


class Table(msgspec.Struct, frozen=True):
    """A game: the table and, once started, the state of play."""

    game: str
    title: str
    rules: int
    modules: tuple[str, ...]
    options: dict[str, Any]
    seats: tuple[Seating, ...]
    owner: str
    commitment: str
    undo: Undo
    visibility: Visibility
    status: Status = "open"
    standings: tuple[Standing, ...] = ()
    play: Any = None
    proposal: Proposal | None = None
    redo: tuple[Redoable, ...] = ()
    undone: Versions = b""
    """Those that were taken back."""
    clock: Clock | None = None
    paused: bool = False
    """Whether an organizer stopped the clocks."""
    awards: tuple[int, ...] = ()
    """The points organizers awarded to each seat."""

    def seat_of(self, player: str | None) -> Seat | None:
        """The seat a player sits in and still plays."""
        for number, seating in enumerate(self.seats):
            if player is not None and seating.player == player and not seating.resigned:
                return number
        return None

    def visible_to(self, player: str | None) -> bool:
        """Public tables are for everyone, private ones for their owner, players and invited players."""
        return self.visibility == "public" or (
            player is not None
            and (player == self.owner or any(player in (s.player, s.reserved) for s in self.seats))
        )


def open_table(event: GameCreated) -> Table:
    """The table as its creation describes it."""
    return Table(
        game=event.game,
        title=event.title,
        rules=event.rules,
        modules=event.modules,
        options=event.options,
        seats=tuple(Seating(kind=s.kind, bot=s.bot, reserved=s.player) for s in event.seats),
        owner=event.owner,
        commitment=event.commitment,
        undo=event.undo,
        visibility=event.visibility,
        clock=event.clock,
        awards=(0,) * len(event.seats),
    )
