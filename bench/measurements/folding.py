"""Events folded per second, compared with the minimum work of any fold."""

from collections.abc import Callable
from statistics import median
from time import process_time

from msgspec.structs import replace

from bench.figure import Figure
from bench.playing import hoarding_policy, random_policy, record_game
from bench.run import Run
from games.kernel.messages import Event
from games.kernel.table.game import Game, restore
from games.kernel.table.table import GameCreated, Table

GAMES = 20
ROUNDS = 9
TARGET = 50_000.0


def measure(run: Run) -> list[Figure]:
    """Fold recorded games from the start, in slices that alternate with the minimum work."""
    games = [
        record_game(n, policy) for policy in (random_policy, hoarding_policy) for n in range(run.count(GAMES))
    ]
    events = sum(len(happened) for _, happened in games)
    run.say(f"{len(games)} games with {events:,} events")
    table = fold_events(*games[0])
    rates, bare = [], []
    for number in range(ROUNDS):
        rates.append(events / _timed(lambda: [fold_events(*game) for game in games]))
        bare.append(events / _timed(lambda: _replaced(table, events)))
        run.say(f"slice {number + 1} of {ROUNDS}: {rates[-1]:,.0f}/s, bare {bare[-1]:,.0f}/s")
    return [
        Figure(
            name="folding",
            about="events folded into the table",
            value=median(rates),
            unit="events/s",
            ceiling=median(bare),
            ceiling_about="replacing one field of hospital, state and table",
            compared=median(rates),
            target=TARGET,
        )
    ]


def fold_events(game: Game, events: list[Event]) -> Table:
    """Return the table after all events."""
    created = events[0]
    assert isinstance(created, GameCreated)
    _, table = restore(game.title, created)
    evolve = game.evolve
    for event in events[1:]:
        table = evolve(table, event)
    return table


def _replaced(table: Table, count: int) -> None:
    """Do the minimum work of a fold: replace three structs for each event."""
    for _ in range(count):
        hospitals = table.play.hospitals
        changed = replace(hospitals[0], blood_bags=1)
        table = replace(table, play=replace(table.play, hospitals=(changed, *hospitals[1:])))


def _timed(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start
