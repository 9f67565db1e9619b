"""Games of Market in the states that undo is shown with."""

from typing import Any

import pytest

from events.actions import available_commands
from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from games.kernel.table.lobby import Join, Start
from games.kernel.table.table import Actor, CreateGame, SeatOffer
from games.kernel.table.undo import Agree, Redo, Refuse, Undo
from tests.market.base import Play, Roll
from tests.players import ANN, BOB

CY = Actor(kind="player", id="cy")
HUMAN = SeatOffer()
BOT = SeatOffer(kind="bot", bot="random")


def table(store: Store, undo: Any, *seats: SeatOffer, title: str = "market") -> FoldedGame:
    """A game that has begun, of Ann, Bob and Cy as far as there are seats for them."""
    seats = seats or (HUMAN, HUMAN)
    folded = create(store, ANN, CreateGame(title=title, seats=seats, undo=undo)).folded
    for player in (BOB, CY)[: sum(seat.kind == "human" for seat in seats) - 1]:
        execute(store, folded.id, player, Join())
    return execute(store, folded.id, ANN, Start()).folded


def give(store: Store, game: str, *given: tuple[Actor, Command]) -> FoldedGame:
    for actor, command in given:
        folded = execute(store, game, actor, command).folded
    return folded


def rolled(store: Store, undo: Any, *seats: SeatOffer) -> FoldedGame:
    """A game in which everybody has rolled and may play a card."""
    folded = table(store, undo, *seats)
    actors = [ANN, BOB, CY][: len(folded.table.seats)]
    return give(store, folded.id, *[(actor, Roll()) for actor in actors])


def card(folded: FoldedGame, seat: int) -> Play:
    return Play(folded.table.play.hands[seat][0])


def refused(store: Store, game: str, actor: Actor, command: Command) -> str:
    with pytest.raises(Illegal) as refusal:
        execute(store, game, actor, command)
    return refusal.value.code


def history(store: Store, folded: FoldedGame, actor: Actor) -> list[Command]:
    """What an actor is offered of the history."""
    return [
        found
        for found in available_commands(store, folded, actor)
        if isinstance(found, Undo | Redo | Agree | Refuse)
    ]
