"""Once a game is over everybody is shown the same at every version: recorded games of every unit."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.kernel.table.game import Game
from games.kernel.table.table import Table
from tests.replays.lines import FOLDER, files, read

OWN = {"dice-hospital": ("you",), "clinic": ("you", "moves", "walks", "treatments")}
"""Whose view it is, and what the viewer's next commands would take or bring; a spectator gives none."""


def _versions(path: Path) -> Iterator[tuple[Game, Table]]:
    """The table after every command of a recorded game from its start on."""
    replay = read(path.read_bytes())
    table = replay.table
    for events in (replay.opening[1:], *(events for _, _, events in replay.played)):
        for event in events:
            table = replay.game.evolve(table, event)
        if table.play is not None:
            yield replay.game, table


def _views(game: Game, table: Table, everything: bool) -> tuple[Any, list[Any]]:
    """What a spectator and the seats see, without what is only ever a viewer's own."""
    own = dict.fromkeys(OWN.get(game.title.key, ()))
    spectator, *seats = (
        replace(game.title.view(game.rules, table.play, viewer, everything), **own)
        for viewer in (None, *range(len(table.seats)))
    )
    return spectator, seats


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_spectator_of_a_finished_game_sees_what_every_seat_saw(path: Path) -> None:
    versions = list(_versions(path))
    assert len(versions) > 50
    for game, table in versions:
        spectator, seats = _views(game, table, True)
        for seat, shown in enumerate(seats):
            assert shown == spectator, (seat, set(_differing(shown, spectator)))


@pytest.mark.parametrize(
    ("name", "secrets"),
    [
        ("community-care", {"dealt", "drawn"}),
        ("investments", {"dealt", "drawn"}),
        ("promos", {"dealt"}),
        ("clinic-three-players-mini-expansions", {"action"}),
        ("clinic-zombies", {"action"}),
        ("clinic-blood", {"action"}),
    ],
)
def test_there_was_something_to_hide_until_then(name: str, secrets: set[str]) -> None:
    """Otherwise the seats would agree with a spectator whatever is uncovered."""
    found: set[str] = set()
    for game, table in _versions(FOLDER / f"{name}.jsonl"):
        spectator, seats = _views(game, table, False)
        for shown in seats:
            found.update(_differing(shown, spectator))
    assert found == secrets


def _differing(one: Any, other: Any, name: str = "") -> Iterator[str]:
    """The names of the innermost fields in which two views differ."""
    if one == other:
        return
    if isinstance(one, msgspec.Struct):
        one, other = msgspec.structs.asdict(one), msgspec.structs.asdict(other)
    if isinstance(one, dict):
        for key in one:
            yield from _differing(one[key], other[key], key)
    elif isinstance(one, tuple) and isinstance(other, tuple):
        for mine, theirs in zip(one, other, strict=True):
            yield from _differing(mine, theirs, name)
    else:
        yield name
