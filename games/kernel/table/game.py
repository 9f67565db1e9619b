"""A whole game: the table and the play on it, decided and folded together."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from games.kernel.chance import Chance, RandomBelow
from games.kernel.composition.compose import compose_setup, fresh_state
from games.kernel.composition.setup import Setup, complete_setup
from games.kernel.last_result import RecentResults
from games.kernel.messages import SERVICE, Awaiting, Command, Event, Seat
from games.kernel.module import M, Redaction, public
from games.kernel.open_choice import OpenChoice
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from games.kernel.table.clock import CLOCK_COMMANDS, CLOCK_EVENTS, ExpireTurn, TurnExpired, evolve_clock
from games.kernel.table.corrections import CORRECTION_COMMANDS, CORRECTION_EVENTS, evolve_correction
from games.kernel.table.creation import check_creation
from games.kernel.table.lobby import (
    Join,
    Leave,
    LobbyCommand,
    Resign,
    Start,
    decide_lobby,
    evolve_lobby,
    legal_lobby,
)
from games.kernel.table.nonces import (
    NONCE_EVENTS,
    Commit,
    Reopen,
    Reveal,
    awaited_before_play,
    evolve_nonces,
    nonce_choices,
)
from games.kernel.table.standings import final_standings
from games.kernel.table.table import (
    Actor,
    CreateGame,
    GameAbandoned,
    GameCreated,
    GameFinished,
    GameStarted,
    SeatLeft,
    SeatOffer,
    SeatResigned,
    SeatTaken,
    Table,
    open_table,
)
from games.kernel.table.tournament_games import (
    TOURNAMENT_COMMANDS,
    SeatSubstituted,
    TournamentCommand,
    decide_tournament_command,
    evolve_substitution,
)
from games.kernel.table.undo import UNDO_COMMANDS, UNDO_EVENTS, clear_redo, evolve_undo
from games.kernel.title import Title

LOBBY_COMMANDS: tuple[type[Command], ...] = (Join, Commit, Leave, Start, Reveal, Resign)
LOBBY_EVENTS: tuple[type[Event], ...] = (
    GameCreated,
    SeatTaken,
    SeatLeft,
    GameStarted,
    SeatResigned,
    GameFinished,
    GameAbandoned,
)
TABLE_COMMANDS: tuple[type[Command], ...] = (
    *LOBBY_COMMANDS,
    Reopen,
    *UNDO_COMMANDS,
    *CLOCK_COMMANDS,
    *CORRECTION_COMMANDS,
    *TOURNAMENT_COMMANDS,
)
_TABLE_EVOLVERS: dict[type[Event], Callable[..., Table]] = {
    **dict.fromkeys(LOBBY_EVENTS, evolve_lobby),
    **dict.fromkeys(NONCE_EVENTS, evolve_nonces),
    **dict.fromkeys(UNDO_EVENTS, evolve_undo),
    **dict.fromkeys(CLOCK_EVENTS, evolve_clock),
    **dict.fromkeys(CORRECTION_EVENTS, evolve_correction),
    SeatSubstituted: evolve_substitution,
}
TABLE_EVENTS = tuple(_TABLE_EVOLVERS)
TABLE_REDACTIONS: dict[type[msgspec.Struct], Redaction] = dict.fromkeys(
    (CreateGame, *TABLE_COMMANDS, *TABLE_EVENTS), public
)


class Game(msgspec.Struct, frozen=True, eq=False):
    """A title with the rules of one game: the functions that decide and fold its commands."""

    title: Title
    rules: Rules
    awaited: RecentResults = msgspec.field(default_factory=RecentResults)
    """Who must act at the tables that were asked about last."""

    def evolve(self, table: Table, event: Event) -> Table:
        """Return the state after an event."""
        kind = type(event)
        if kind is GameStarted:
            play = fresh_state(self.title, self.rules)
            return msgspec.structs.replace(table, status="playing", play=play)
        if evolver := _TABLE_EVOLVERS.get(kind):
            return evolver(table, event)
        return msgspec.structs.replace(table, play=self.rules.evolve(table.play, event))

    def decide(
        self, table: Table, actor: Actor, command: Command, chance: Chance
    ) -> tuple[list[Event], Table]:
        """The events a command leads to and the table after them, or a refusal."""
        if actor.kind == "organizer":
            raise Illegal("organizers_do_not_play")
        if isinstance(command, LobbyCommand | TournamentCommand):
            return self._decide_lobby(table, actor, command, chance)
        if table.status != "playing":
            raise Illegal("wrong_status", status=table.status, needed="playing")
        seat = seat_of(table, actor)
        events, play = self.rules.decide(table.play, seat, command, chance)
        return self._finish_if_over(clear_redo(msgspec.structs.replace(table, play=play), seat), events)

    def expire(self, table: Table, seat: Seat, chance: Chance) -> tuple[list[Event], Table]:
        """Return the events that end a turn whose time is over, and the table after them."""
        expired = TurnExpired(seat, table.play.step, table.play.round)
        table = self.evolve(table, expired)
        events, play = self.move(table.play, SERVICE, ExpireTurn(seat), chance)
        return self._finish_if_over(msgspec.structs.replace(table, play=play), [expired, *events])

    def move(self, play: Any, seat: Seat, command: Command, chance: Chance) -> tuple[list[Event], Any]:
        """Return the events of a command and the play after them. Default commands end an expired turn."""
        if not isinstance(command, ExpireTurn):
            return self.rules.decide(play, seat, command, chance)
        events: list[Event] = []
        step, number, seat = play.step, play.round, command.seat
        while (play.step, play.round) == (step, number) and seat in self.rules.awaiting(play).seats:
            default = self.title.default(self.rules, play, seat)
            more, play = self.rules.decide(play, seat, default, chance)
            events += more
        return events, play

    def _decide_lobby(
        self, table: Table, actor: Actor, command: LobbyCommand | TournamentCommand, chance: Chance
    ) -> tuple[list[Event], Table]:
        if isinstance(command, TournamentCommand):
            events = decide_tournament_command(self.title, table, actor, command)
        else:
            events = decide_lobby(table, actor, command, self.title.stand_in)
        for event in events:
            table = self.evolve(table, event)
        if type(events[-1]) is GameStarted:
            opening, play = self.rules.begin(table.play, chance)
            return self._finish_if_over(msgspec.structs.replace(table, play=play), events + opening)
        return events, table

    def _finish_if_over(self, table: Table, events: list[Event]) -> tuple[list[Event], Table]:
        """Add the end of the game if the last step is over."""
        if self.rules.finished(table.play):
            finish = GameFinished(standings=final_standings(self.title, self.rules, table))
            return [*events, finish], self.evolve(table, finish)
        return events, table

    def awaiting(self, table: Table) -> Awaiting:
        """Return who must act; a bot's turn is a job."""
        return self.awaited.get(self._awaiting, table)

    def _awaiting(self, table: Table) -> Awaiting:
        if table.status != "playing":
            return awaited_before_play(table)
        awaiting = self.rules.awaiting(table.play)
        if awaiting.job is None and any(table.seats[seat].bot_plays for seat in awaiting.seats):
            return Awaiting(awaiting.seats, "bot")
        return awaiting

    def legal(self, table: Table, actor: Actor) -> list[Command]:
        """Return every listed command the actor may send now."""
        commands = legal_lobby(table, actor, self.title.stand_in) if actor.kind == "player" else []
        seat = _seat_or_none(table, actor)
        if table.status == "playing" and seat is not None:
            return self.rules.legal(table.play, seat) + commands
        return commands

    def open_choices(self, table: Table, actor: Actor) -> list[OpenChoice]:
        """Return the commands the actor may send now that are described rather than listed."""
        seat = _seat_or_none(table, actor)
        if seat is None:
            return []
        if table.status != "playing":
            return nonce_choices(table, seat)
        return self.rules.open_choices(table.play, seat)

    def candidates(self, table: Table, seat: Seat, below: RandomBelow) -> list[Command]:
        """Return what a seat's bot chooses from: every listed command, and samples of the open choices."""
        return self.rules.candidates(table.play, seat, below)

    def view(self, table: Table, seat: Seat | None) -> msgspec.Struct | None:
        """Return the play as a seat or a spectator may see it; all of it once the game is finished."""
        if table.play is None:
            return None
        return self.title.view(self.rules, table.play, seat, table.status == "finished")

    def redact(self, message: M, viewer: Seat | None) -> M:
        """Return a command or event as a viewer may see it."""
        kind = type(message)
        redaction = TABLE_REDACTIONS.get(kind) or self.rules.redactions[kind]
        redacted: M = redaction(message, viewer)
        return redacted


def create(
    title: Title,
    game: str,
    owner: Actor,
    command: CreateGame,
    commitment: str,
    recorded: GameCreated | None = None,
) -> tuple[list[Event], Table, Game]:
    """Return the events of a new game, its table and the game itself. Raises Illegal for a bad request.

    `recorded` is the creation of a game that is decided again. Figures that its command does not set and the
    versions of its bots are taken from it: they were the newest when the game was created.
    """
    defaults = recorded.figures if recorded else None
    setup = complete_setup(title, command.modules, command.options, kinds_of(command.seats), defaults)
    check_creation(title, owner, command)
    assert owner.id is not None
    created = GameCreated(
        game=game,
        title=title.key,
        rules=setup.rules,
        modules=setup.modules,
        options=setup.options,
        figures=setup.figures,
        bots=recorded.bots if recorded else title.bot_versions,
        seats=command.seats,
        owner=owner.id,
        commitment=commitment,
        undo=command.undo,
        visibility=command.visibility,
        clock=command.clock,
        tournament=command.tournament,
        hints=command.hints,
    )
    played, table = restore(title, created)
    events: list[Event] = [created]
    # An organizer creates games for others.
    if owner.kind == "player" and any(offer.kind == "human" for offer in command.seats):
        seated = decide_lobby(table, owner, Join(commitment=command.commitment), title.stand_in)
        events += seated
        for event in seated:
            table = played.evolve(table, event)
    return events, table, played


def restore(title: Title, created: GameCreated) -> tuple[Game, Table]:
    """Return the game and the empty table that a creation describes."""
    return compose_game(title, setup_of(created)), open_table(created)


def setup_of(created: GameCreated) -> Setup:
    """Return what the rules of a game are composed from."""
    return Setup(created.rules, created.modules, created.options, created.figures, kinds_of(created.seats))


def compose_game(title: Title, setup: Setup) -> Game:
    """Return the game that a setup describes, under the version of the rules that it names."""
    return Game(title.as_of(setup.rules), compose_setup(title, setup))


def kinds_of(seats: Iterable[SeatOffer]) -> tuple[str, ...]:
    """Return the kind of each seat."""
    return tuple(offer.kind for offer in seats)


def seat_of(table: Table, actor: Actor) -> Seat:
    """Return the seat an actor acts for. Raises Illegal if it has none."""
    seat = SERVICE if actor.kind == "service" else _seat_or_none(table, actor)
    if seat is None:
        raise Illegal("not_seated")
    return seat


def _seat_or_none(table: Table, actor: Actor) -> Seat | None:
    if actor.kind == "bot":
        return actor.seat if actor.seat is not None and table.seats[actor.seat].bot_plays else None
    if actor.kind == "organizer":
        return None
    return table.seat_of(actor.id)
