"""Games on a clock that the test moves by hand."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import redis

from events.clocks import deadlines, overdue
from events.execute import Outcome, create, execute
from events.store import Loaded, Store
from games.kernel.clock import ExpireTurn
from games.kernel.lobby import Join, Start
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal
from games.kernel.table import Actor, Clock, CreateGame, SeatOffer, TurnClock
from games.titles import TITLES as REAL
from tests import toy

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
PLAYERS = tuple(Actor(kind="player", id=name.lower(), name=name) for name in NAMES)
ANN, BOB = PLAYERS[:2]
SERVICE = Actor(kind="service")
ORGANIZER = Actor(kind="organizer", id="olga", name="Olga")
TITLES = {**REAL, **toy.TITLES}
MINUTE = TurnClock(60)


class Watch:
    """The service's clock in a test."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


def timed_store(client: redis.Redis) -> tuple[Store, Watch]:
    """A store whose time is the watch's."""
    watch = Watch()
    return Store(client, TITLES, now=watch), watch


def started(
    store: Store,
    clock: Clock | None = MINUTE,
    title: str = "toy",
    seats: Sequence[SeatOffer] = (SeatOffer(), SeatOffer()),
    **more: Any,
) -> Loaded:
    """A game that has just begun."""
    command = CreateGame(title=title, seats=tuple(seats), clock=clock, **more)
    loaded = create(store, TITLES, ANN, command).loaded
    humans = [offer for offer in seats if offer.kind == "human"]
    for player in PLAYERS[1 : len(humans)]:
        execute(store, loaded.id, player, Join())
    return execute(store, loaded.id, ANN, Start()).loaded


def hospital(store: Store, players: int = 2, clock: Clock | None = MINUTE, **more: Any) -> Loaded:
    """A game of Dice Hospital that has just begun."""
    return started(store, clock, "dice-hospital", (SeatOffer(),) * players, **more)


def times(loaded: Loaded) -> dict[Seat, int]:
    """When each seat's time is over."""
    return {deadline.seat: deadline.at for deadline in deadlines(loaded.clocks)}


def score_if_due(store: Store, loaded: Loaded) -> Loaded | None:
    """The game after what the service owed it, if it owed something."""
    due = loaded.game.rules.due(loaded.table.play)
    return None if due is None else execute(store, loaded.id, SERVICE, due).loaded


def expire_one(store: Store, watch: Watch, loaded: Loaded) -> Outcome:
    """Wait for the earliest deadline and let its turn expire."""
    watch.now = max(watch.now, min(times(loaded).values()))
    seat = overdue(loaded.clocks, watch.now)[0]
    return execute(store, loaded.id, SERVICE, ExpireTurn(seat))


def until(store: Store, watch: Watch, loaded: Loaded, step: str) -> Loaded:
    """Let turns expire until a step is reached in which somebody is awaited."""
    while loaded.table.play.step != step:
        loaded = score_if_due(store, loaded) or expire_one(store, watch, loaded).loaded
    return loaded


def refused(code: str, give: Callable[[], object]) -> Illegal:
    """The refusal of what must not be accepted."""
    with pytest.raises(Illegal) as refusal:
        give()
    assert refusal.value.code == code
    return refusal.value
