"""Random games with random undo and redo, and what the tests need to know of them."""

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from events.actions import available_commands
from events.execute import Outcome, create, execute
from events.fold.folded_game import FoldedGame, play_events
from events.fold.store import Store
from games.dice_hospital.modules.administrators.state import seat_administrators
from games.kernel.messages import SERVICE as NO_SEAT
from games.kernel.messages import Command, Event, Seat
from games.kernel.table.corrections import Correct, Void
from games.kernel.table.lobby import Join, Resign, Start
from games.kernel.table.table import Actor, CreateGame, SeatOffer
from games.kernel.table.undo import UNDO_COMMANDS
from games.kernel.table.versions import has_version

PLAYERS = [Actor(kind="player", id=f"player-{number}") for number in range(3)]
SERVICE = Actor(kind="service")
ORGANIZER = Actor(kind="organizer", id="olga")
BOT = SeatOffer(kind="bot", bot="random")

Offered = list[tuple[Actor, Command]]
Secret = tuple[Seat, str]


class Table(NamedTuple):
    """A table, and after how many commands a seat resigns and an organizer voids what was played."""

    undo: Any
    title: str = "dice-hospital"
    seats: tuple[SeatOffer, ...] = (SeatOffer(),) * 3
    resigns: int = -1
    voids: int = -1


class Step(NamedTuple):
    """A command that was given."""

    before: FoldedGame
    actor: Actor
    command: Command
    outcome: Outcome


class Told(NamedTuple):
    """What a record did to the play, and for which seat."""

    seat: Seat
    events: tuple[Event, ...]
    drawn: int


def started(store: Store, table: Table) -> FoldedGame:
    command = CreateGame(title=table.title, seats=table.seats, undo=table.undo)
    folded = create(store, PLAYERS[0], command).folded
    for player in PLAYERS[1 : sum(seat.kind == "human" for seat in table.seats)]:
        execute(store, folded.id, player, Join())
    return execute(store, folded.id, PLAYERS[0], Start()).folded


def is_history(command: Command) -> bool:
    return type(command) in UNDO_COMMANDS


def steps(
    store: Store, folded: FoldedGame, table: Table, most: int, look: Callable[[FoldedGame, Offered], None]
) -> Iterator[Step]:
    """A game as it goes on from its start; what is offered is looked at before a command is given."""
    luck = random.Random(f"{table}")
    used: set[type[Command]] = set()
    made: list[int] = []
    for number in range(most):
        if folded.table.status != "playing":
            return
        offered = [
            (player, command) for player in PLAYERS for command in available_commands(store, folded, player)
        ]
        look(folded, offered)
        actor, command = _choice(folded, offered, luck, used)
        if number == table.resigns:
            actor, command = PLAYERS[1], Resign()
        there = [version for version in made if standing(folded, version)]
        # Everything may be taken back just then; there is nothing to void before the next move.
        if 0 <= table.voids <= number and there and Correct not in used:
            to = luck.choice(there[-8:]) - 1
            actor, command = ORGANIZER, Correct("set right", void=Void(to))
        used.add(type(command))
        outcome = execute(store, folded.id, actor, command)
        yield Step(folded, actor, command, outcome)
        folded = outcome.folded
        if play_events(outcome.events):
            made.append(folded.version)


def _choice(
    folded: FoldedGame, offered: Offered, luck: random.Random, used: set[type[Command]]
) -> tuple[Actor, Command]:
    """Something to do; a history command that was never given yet is given as soon as it is offered."""
    due = folded.game.rules.due_command(folded.table.play)
    if due is not None and luck.random() < 0.5:
        return SERVICE, due
    back = [found for found in offered if is_history(found[1])]
    forward = [found for found in offered if not is_history(found[1]) and type(found[1]) is not Resign]
    bots = [Actor(kind="bot", seat=seat) for seat, found in enumerate(folded.table.seats) if found.bot_plays]
    forward += [(bot, command) for bot in bots for command in folded.game.legal(folded.table, bot)]
    if fresh := [found for found in back if type(found[1]) not in used]:
        return luck.choice(fresh)
    if back and (not forward or luck.random() < 0.3):
        kind = luck.choice(sorted({type(command).__name__ for _, command in back}))
        return luck.choice([found for found in back if type(found[1]).__name__ == kind])
    return luck.choice(forward) if forward else (SERVICE, due)  # type: ignore[return-value]


def told(step: Step) -> Told:
    seat = step.actor.seat if step.actor.kind == "bot" else step.before.table.seat_of(step.actor.id)
    drawn = step.outcome.folded.next_draw - step.before.next_draw
    return Told(NO_SEAT if seat is None else seat, play_events(step.outcome.events), drawn)


def standing(folded: FoldedGame, version: int) -> bool:
    return not has_version(folded.table.undone, version)


def revealed(before: FoldedGame, after: FoldedGame) -> set[Secret]:
    """What a seat alone knew before a record and everybody sees after it, told from the rules' own state."""
    hidden, _ = _SECRETS[before.table.title](before.table.play)
    return hidden & seen(after)


def seen(folded: FoldedGame) -> set[Secret]:
    """What was somebody's secret once and lies open."""
    _, open_ = _SECRETS[folded.table.title](folded.table.play)
    return open_


def _administrators(play: Any) -> tuple[set[Secret], set[Secret]]:
    held = list(enumerate(seat_administrators(play)))
    hidden = {(seat, card) for seat, office in held if not office.kept for card in office.dealt}
    return hidden, {(seat, office.kept) for seat, office in held if office.kept}


def _actions(play: Any) -> tuple[set[Secret], set[Secret]]:
    chosen = {(seat, f"{play.round} {action}") for seat, action in enumerate(play.selected) if action}
    return (chosen, set()) if play.step.startswith("select") else (set(), chosen)


_SECRETS: dict[str, Callable[[Any], tuple[set[Secret], set[Secret]]]] = {
    "dice-hospital": _administrators,
    "clinic": _actions,
}
