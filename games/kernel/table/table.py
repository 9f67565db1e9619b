"""The table of a game: its seats, settings and status."""

from typing import Annotated, Any, Literal

import msgspec

from games.kernel.messages import Command, Event, Id, Seat
from games.kernel.table.undo_offers import Proposal, Redoable
from games.kernel.table.versions import Versions
from games.kernel.title import Standing

Status = Literal["open", "revealing", "playing", "finished", "abandoned"]
UndoPolicy = Literal["own", "consent", "free", "off"]
Visibility = Literal["public", "private"]

MOST_SEATS, MOST_MODULES = 8, 20
Commitment = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
"""A SHA-256 in hex, published before what it is the hash of."""


class Actor(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sends a command: a player, a bot in its seat, the service, or an organizer."""

    kind: Literal["player", "bot", "service", "organizer"]
    """Who sent it: a player, a bot, the service itself, or an organizer from outside the game."""
    id: str | None = None
    """The id of the player or organizer; null for bots and the service."""
    seat: Seat | None = None
    """The seat that acts; null for the service, organizers, and a player who has none yet."""


class SeatOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new game: for a human (perhaps a certain player), a bot, or a kind that a module plays."""

    kind: Id = "human"
    """`human`, `bot`, or a kind of seat that a module plays, such as `automa`."""
    bot: Id | None = None
    """The bot that plays the seat; null unless `kind` is `bot`."""
    player: Id | None = None
    """The id of the only player who may take the seat; null if anybody may."""


class Seating(msgspec.Struct, frozen=True):
    """A seat and who plays it."""

    kind: str
    bot: str | None = None
    reserved: str | None = None
    player: str | None = None
    commitment: str | None = None
    """The SHA-256 of the player's nonce, if the player wants a say in the draws."""
    nonce: str | None = None
    """The nonce, once it is revealed."""
    must_commit: bool = False
    """The commitment became void. The game does not start before the player commits again, or to none."""
    resigned: bool = False

    @property
    def bot_plays(self) -> str | None:
        """The bot that plays this seat, if one does."""
        return self.bot if self.kind == "bot" or self.resigned else None


LEAST_SECONDS, MOST_SECONDS = 5, 86_400


class TurnClock(msgspec.Struct, frozen=True, tag_field="kind", tag="turn", forbid_unknown_fields=True):
    """A number of seconds for each turn: from being awaited in a step to the end of the seat's part in it."""

    seconds: Annotated[int, msgspec.Meta(ge=LEAST_SECONDS, le=MOST_SECONDS)]
    """How long each turn may take."""


class RulebookClock(
    msgspec.Struct, frozen=True, tag_field="kind", tag="rulebook", forbid_unknown_fields=True
):
    """The timer of the title's own rulebook."""


Clock = TurnClock | RulebookClock


class TournamentTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a tournament that a game belongs to."""

    tournament: Id
    """The id of the tournament."""
    round: int
    """The number of the round, from 1."""
    table: int
    """The number of the table in the round, from 1."""
    rated: bool = True
    """Whether the tournament counts for ratings."""


class CreateGame(Command, tag="create", frozen=True):
    """Create a game. This is the command of every game's first record."""

    title: Id
    """The key of the title."""
    seats: Annotated[tuple[SeatOffer, ...], msgspec.Meta(max_length=MOST_SEATS)]
    """The seats in order; the first is seat 0."""
    modules: Annotated[tuple[Id, ...], msgspec.Meta(max_length=MOST_MODULES)] = ()
    """The modules that the creator named, by key."""
    options: dict[str, Any] = {}
    """The options that the creator set; those left out have their defaults."""
    undo: UndoPolicy = "own"
    """Who may undo what: your own latest commands, with everyone's consent, anything, or nothing."""
    visibility: Visibility = "public"
    """Whether everyone may see the game, or only those who have to do with it."""
    clock: Clock | None = None
    """The time per turn; null for none."""
    commitment: Commitment | None = None
    """The SHA-256 of the nonce for the creator's own seat."""
    tournament: TournamentTable | None = None
    """The table of a tournament that the service creates the game for; null for any other game."""
    hints: bool = False
    """Whether players may ask for hints. The game does not count for ratings then."""


class GameCreated(Event, tag="game_created", frozen=True):
    """A game was created, with everything its rules depend on."""

    game: str
    """The id of the game."""
    title: str
    """The key of the title."""
    rules: int
    """The version of the title's rules."""
    modules: tuple[str, ...]
    """The modules in play, by key, in the order in which they are combined; without the base game."""
    options: dict[str, Any]
    """Every option of the game, with defaults filled in."""
    figures: dict[str, Any]
    """Every figure in force, also those that nobody set."""
    bots: dict[str, int]
    """The versions of the title's bots. They stay the same as long as the game goes on."""
    seats: tuple[SeatOffer, ...]
    """The seats in order; the first is seat 0."""
    owner: str
    """The id of the player who created the game."""
    commitment: str
    """The SHA-256, in hex, of the seed of all random draws."""
    undo: UndoPolicy
    """Who may undo what."""
    visibility: Visibility
    """Whether everyone may see the game, or only those who have to do with it."""
    clock: Clock | None = None
    """The time per turn; null for none."""
    tournament: TournamentTable | None = None
    """The table of a tournament that the game belongs to; null if it belongs to none."""
    hints: bool = False
    """Whether players may ask for hints. The game does not count for ratings then."""


class SeatTaken(Event, tag="seat_taken", frozen=True):
    """A player took a seat, perhaps with a commitment to a nonce for the random draws."""

    seat: Seat
    """The seat that was taken."""
    player: str
    """The id of the player who took it."""
    commitment: str | None = None
    """The SHA-256, in hex, of the player's nonce; null if the player wants no say in the draws."""


class SeatLeft(Event, tag="seat_left", frozen=True):
    """A player left a seat before the start."""

    seat: Seat
    """The seat that is free again."""


class GameStarted(Event, tag="game_started", frozen=True):
    """The game began. All nonces are revealed and cannot change any more."""


class SeatResigned(Event, tag="seat_resigned", frozen=True):
    """A player gave up. The named bot takes over the seat."""

    seat: Seat
    """The seat whose player gave up."""
    bot: str
    """The bot that plays the seat from now on."""


class GameFinished(Event, tag="game_finished", frozen=True):
    """The game was played to its end."""

    standings: tuple[Standing, ...]
    """The result of every seat, in the order of the seats."""


class GameAbandoned(Event, tag="game_abandoned", frozen=True):
    """The game ended early: nobody was left to play it, its record is full, or it was called off."""

    because: Literal["no_players", "record_full", "called_off"] = "no_players"
    """`no_players`: no human is left or nobody joined. `record_full`: it has no room for another record.
    `called_off`: its result would not count in its tournament."""


class Table(msgspec.Struct, frozen=True):
    """The whole state of a game: seats, settings, status and, once started, the play."""

    game: str
    title: str
    rules: int
    modules: tuple[str, ...]
    options: dict[str, Any]
    bots: dict[str, int]
    """The versions of the title's bots in this game."""
    seats: tuple[Seating, ...]
    owner: str
    commitment: str
    undo: UndoPolicy
    visibility: Visibility
    status: Status = "open"
    standings: tuple[Standing, ...] = ()
    play: Any = None
    proposal: Proposal | None = None
    redo: tuple[Redoable, ...] = ()
    undone: Versions = b""
    """The versions that are undone."""
    clock: Clock | None = None
    paused: bool = False
    """Whether an organizer has stopped the clocks."""
    more_minutes: int = 0
    """All minutes that organizers of its tournament have given to turns so far."""
    awards: tuple[int, ...] = ()
    """The points that organizers awarded to each seat."""
    tournament: TournamentTable | None = None
    replaced: tuple[str, ...] = ()
    """The ids of players whose seats the tournament gave to others. A bot's result may count for them."""
    hints: bool = False

    def seat_of(self, player: str | None) -> Seat | None:
        """Return the seat that a player has and has not resigned from."""
        for number, seating in enumerate(self.seats):
            if player is not None and seating.player == player and not seating.resigned:
                return number
        return None

    def free_seats(self) -> list[Seat]:
        """Return the human seats that nobody has taken."""
        return [number for number, s in enumerate(self.seats) if s.kind == "human" and not s.player]

    def with_seat(self, seat: Seat, **changes: object) -> "Table":
        """Return the table after changes to a seat."""
        seats = list(self.seats)
        seats[seat] = msgspec.structs.replace(seats[seat], **changes)
        return msgspec.structs.replace(self, seats=tuple(seats))

    def takes_part(self, player: str) -> bool:
        """Return whether a player has a seat, has resigned from one, or has one reserved."""
        return any(player in (seating.player, seating.reserved) for seating in self.seats)

    def has_interest(self, player: str) -> bool:
        """Return whether a player takes part or was replaced, and so must not decide about the game."""
        return self.takes_part(player) or player in self.replaced

    def visible_to(self, player: str | None) -> bool:
        """Return whether a player may see the game: a private one only as owner, player or invited player."""
        concerned = player is not None and (player == self.owner or self.takes_part(player))
        return concerned or self.visibility == "public"


def open_table(event: GameCreated) -> Table:
    """Return the table that a creation describes."""
    return Table(
        game=event.game,
        title=event.title,
        rules=event.rules,
        modules=event.modules,
        options=event.options,
        bots=event.bots,
        seats=tuple(Seating(kind=s.kind, bot=s.bot, reserved=s.player) for s in event.seats),
        owner=event.owner,
        commitment=event.commitment,
        undo=event.undo,
        visibility=event.visibility,
        clock=event.clock,
        awards=(0,) * len(event.seats),
        tournament=event.tournament,
        hints=event.hints,
    )
