"""Games on a clock that the test moves by hand."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import redis

from events.execute import Outcome, create, execute
from events.fold.clocks import deadlines, expired_seats
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal
from games.kernel.table.clock import ExpireTurn
from games.kernel.table.lobby import Join, Start
from games.kernel.table.table import Actor, Clock, CreateGame, SeatOffer, TurnClock
from games.titles import TITLES as REAL
from tests.market.title import TITLES as MARKET

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
PLAYERS = tuple(Actor(kind="player", id=name.lower()) for name in NAMES)
ANN, BOB = PLAYERS[:2]
SERVICE = Actor(kind="service")
ORGANIZER = Actor(kind="organizer", id="olga")
TITLES = {**REAL, **MARKET}
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
    title: str = "market",
    seats: Sequence[SeatOffer] = (SeatOffer(), SeatOffer()),
    **more: Any,
) -> FoldedGame:
    """A game that has just begun."""
    command = CreateGame(title=title, seats=tuple(seats), clock=clock, **more)
    folded = create(store, ANN, command).folded
    humans = [offer for offer in seats if offer.kind == "human"]
    for player in PLAYERS[1 : len(humans)]:
        execute(store, folded.id, player, Join())
    return execute(store, folded.id, ANN, Start()).folded


def hospital(store: Store, players: int = 2, clock: Clock | None = MINUTE, **more: Any) -> FoldedGame:
    """A game of Dice Hospital that has just begun."""
    return started(store, clock, "dice-hospital", (SeatOffer(),) * players, **more)


def times(folded: FoldedGame) -> dict[Seat, int]:
    """When each seat's time is over."""
    return {deadline.seat: deadline.at for deadline in deadlines(folded.clocks)}


def score_if_due(store: Store, folded: FoldedGame) -> FoldedGame | None:
    """The game after what the service owed it, if it owed something."""
    due = folded.game.rules.due_command(folded.table.play)
    return None if due is None else execute(store, folded.id, SERVICE, due).folded


def expire_one(store: Store, watch: Watch, folded: FoldedGame) -> Outcome:
    """Wait for the earliest deadline and let its turn expire."""
    watch.now = max(watch.now, min(times(folded).values()))
    seat = expired_seats(folded.clocks, watch.now)[0]
    return execute(store, folded.id, SERVICE, ExpireTurn(seat))


def until(store: Store, watch: Watch, folded: FoldedGame, step: str) -> FoldedGame:
    """Let turns expire until a step is reached in which somebody is awaited."""
    while folded.table.play.step != step:
        folded = score_if_due(store, folded) or expire_one(store, watch, folded).folded
    return folded


def refused(code: str, give: Callable[[], object]) -> Illegal:
    """The refusal of what must not be accepted."""
    with pytest.raises(Illegal) as refusal:
        give()
    assert refusal.value.code == code
    return refusal.value
