"""Toy games in the states that undo is shown with."""

from typing import Any

import pytest

from events.execute import create, execute
from events.loaded import Loaded
from events.offers import offers
from events.store import Store
from games.kernel.history import Agree, Redo, Refuse, Undo
from games.kernel.lobby import Join, Start
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from games.kernel.table import Actor, CreateGame, SeatOffer
from tests.toy import ANN, BOB, Play, Roll

CY = Actor(kind="player", id="cy", name="Cy")
HUMAN = SeatOffer()
BOT = SeatOffer(kind="bot", bot="random")


def table(store: Store, undo: Any, *seats: SeatOffer, title: str = "toy") -> Loaded:
    """A game that has begun, of Ann, Bob and Cy as far as there are seats for them."""
    seats = seats or (HUMAN, HUMAN)
    loaded = create(store, store.titles, ANN, CreateGame(title=title, seats=seats, undo=undo)).loaded
    for player in (BOB, CY)[: sum(seat.kind == "human" for seat in seats) - 1]:
        execute(store, loaded.id, player, Join())
    return execute(store, loaded.id, ANN, Start()).loaded


def give(store: Store, game: str, *given: tuple[Actor, Command]) -> Loaded:
    for actor, command in given:
        loaded = execute(store, game, actor, command).loaded
    return loaded


def rolled(store: Store, undo: Any, *seats: SeatOffer) -> Loaded:
    """A game in which everybody has rolled and may play a card."""
    loaded = table(store, undo, *seats)
    actors = [ANN, BOB, CY][: len(loaded.table.seats)]
    return give(store, loaded.id, *[(actor, Roll()) for actor in actors])


def card(loaded: Loaded, seat: int) -> Play:
    return Play(loaded.table.play.hands[seat][0])


def refused(store: Store, game: str, actor: Actor, command: Command) -> str:
    with pytest.raises(Illegal) as refusal:
        execute(store, game, actor, command)
    return refusal.value.code


def history(store: Store, loaded: Loaded, actor: Actor) -> list[Command]:
    """What an actor is offered of the history."""
    return [
        found for found in offers(store, loaded, actor) if isinstance(found, Undo | Redo | Agree | Refuse)
    ]
