"""Games played in various ways, and their exports."""

from random import Random
from typing import Any

from events.actions import available_commands
from events.execute import create, execute
from events.export.signing import Signer, signer_from_secret
from events.export.writer import export
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.messages import Command
from games.kernel.table.lobby import Join, Resign, Start
from games.kernel.table.table import Actor, CreateGame, SeatOffer
from games.kernel.table.undo import UNDO_COMMANDS
from games.titles import TITLES
from tests.nonces import committed, reveal_of

SIGNER: Signer = signer_from_secret(bytes(range(32)))
OTHER: Signer = signer_from_secret(b"\x07" * 32)
PLAYERS = [Actor(kind="player", id=f"player-{number}") for number in range(5)]
SERVICE = Actor(kind="service")
BOT = SeatOffer(kind="bot", bot="random")
HUMAN = SeatOffer()


def forwards(luck: Random, found: list[tuple[Actor, Command]]) -> tuple[Actor, Command]:
    """Play on, without a look back."""
    return luck.choice([each for each in found if type(each[1]) not in UNDO_COMMANDS])


def back_and_forth(luck: Random, found: list[tuple[Actor, Command]]) -> tuple[Actor, Command]:
    """Take back and do again now and then, every kind of command as likely as the others."""
    back = [each for each in found if type(each[1]) in UNDO_COMMANDS]
    ahead = [each for each in found if type(each[1]) not in UNDO_COMMANDS]
    if not back or (ahead and luck.random() < 0.7):
        return luck.choice(ahead)
    kind = luck.choice(sorted({type(command).__name__ for _, command in back}))
    return luck.choice([each for each in back if type(each[1]).__name__ == kind])


def played(
    store: Store,
    seats: tuple[SeatOffer, ...] = (HUMAN, HUMAN),
    *,
    luck: int = 1,
    most: int = 5000,
    looking_back: int = 0,
    resigning: int | None = None,
    **asked: Any,
) -> FoldedGame:
    """A game of random commands, played to its end or for so many of them.

    Up to the version `looking_back` commands are taken back now and then; a seat may resign at a version.
    """
    title = asked.pop("title", "dice-hospital")
    random = Random(luck)
    folded = create(store, PLAYERS[0], CreateGame(title=title, seats=seats, **asked)).folded
    humans = PLAYERS[: sum(seat.kind == "human" for seat in seats)]
    for number, player in enumerate(humans[1:]):
        execute(store, folded.id, player, Join(committed(f"nonce {number}")))
    folded = execute(store, folded.id, PLAYERS[0], Start()).folded
    while folded.table.status == "revealing":
        seat = folded.game.awaiting(folded.table).seats[0]
        player = next(one for one in humans if one.id == folded.table.seats[seat].player)
        folded = execute(store, folded.id, player, reveal_of(folded.table, seat)).folded
    while folded.table.status == "playing" and folded.version < most:
        if resigning == folded.version:
            folded = execute(store, folded.id, humans[-1], Resign()).folded
            continue
        back = folded.version < looking_back
        choose = back_and_forth if back else forwards
        actor, command = choose(random, _choices(store, folded, humans, not back))
        folded = execute(store, folded.id, actor, command).folded
    return folded


def _choices(
    store: Store, folded: FoldedGame, humans: list[Actor], quick: bool
) -> list[tuple[Actor, Command]]:
    due = folded.game.rules.due_command(folded.table.play)
    found: list[tuple[Actor, Command]] = [(SERVICE, due)] if due else []
    bots = [
        Actor(kind="bot", seat=seat) for seat, seating in enumerate(folded.table.seats) if seating.bot_plays
    ]
    for actor in bots:
        found += [(actor, command) for command in folded.game.legal(folded.table, actor)]
    for player in humans:
        legal = (
            folded.game.legal(folded.table, player) if quick else available_commands(store, folded, player)
        )
        found += [(player, command) for command in legal if type(command) is not Resign]
    return found


def lines_of(store: Store, folded: FoldedGame, signer: Signer = SIGNER) -> list[bytes]:
    """The lines of a game's export."""
    return list(export(store, folded, signer))


__all__ = ["BOT", "HUMAN", "OTHER", "PLAYERS", "SERVICE", "SIGNER", "TITLES"]
