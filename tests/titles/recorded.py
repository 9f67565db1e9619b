"""Recorded games of every title, version by version, and what viewers see of them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from games.kernel.table.game import Game
from games.kernel.table.table import Table
from games.kernel.title import Title
from tests.replays.lines import Replay, files, read
from tests.titles.registry import checks_of


def replays_of(title: Title) -> list[Replay]:
    """The recorded games of a title."""
    named = f'"title":"{title.key}"'.encode()
    recordings = [path.read_bytes() for path in files()]
    return [read(data) for data in recordings if named in data.partition(b"\n")[0]]


def versions(path: Path) -> Iterator[tuple[Game, Table]]:
    """The table after every command of a recorded game, from its start on."""
    replay = read(path.read_bytes())
    table = replay.table
    for events in (replay.opening[1:], *(events for _, _, events in replay.played)):
        for event in events:
            table = replay.game.evolve(table, event)
        if table.play is not None:
            yield replay.game, table


def views(game: Game, table: Table, everything: bool) -> tuple[Any, list[Any]]:
    """What a spectator and each seat see, without the fields that always depend on the viewer."""
    own = dict.fromkeys(checks_of(game.title).viewer_fields)
    spectator, *seats = (
        replace(game.title.view(game.rules, table.play, viewer, everything), **own)
        for viewer in (None, *range(len(table.seats)))
    )
    return spectator, seats


def differing(one: Any, other: Any, name: str = "") -> Iterator[str]:
    """The names of the innermost fields in which two views differ."""
    if one == other:
        return
    if isinstance(one, msgspec.Struct):
        one, other = msgspec.structs.asdict(one), msgspec.structs.asdict(other)
    if isinstance(one, dict):
        for key in one:
            yield from differing(one[key], other[key], key)
    elif isinstance(one, tuple) and isinstance(other, tuple):
        for mine, theirs in zip(one, other, strict=True):
            yield from differing(mine, theirs, name)
    else:
        yield name
