"""The view of a recorded game at one of its versions, as JSON shows it."""

from functools import cache
from typing import Any

import msgspec

from games.kernel.table.game import Game
from games.kernel.table.table import Table
from tests.replays.lines import FOLDER, Replay, read


@cache
def _replay(name: str) -> Replay:
    return read((FOLDER / f"{name}.jsonl").read_bytes())


def table_at(name: str, version: int) -> tuple[Game, Table]:
    """Return a recorded game and its table after so many records; the creation is the first."""
    replay = _replay(name)
    table = replay.table
    records = (replay.opening[1:], *(events for _, _, events in replay.played))
    for events in records[:version]:
        for event in events:
            table = replay.game.evolve(table, event)
    return replay.game, table


def view_at(name: str, version: int, viewer: int | None = None) -> dict[str, Any]:
    """Return what a seat, or a spectator, sees in the field `view` of the game."""
    game, table = table_at(name, version)
    view: dict[str, Any] = msgspec.to_builtins(game.title.view(game.rules, table.play, viewer, False))
    return view
