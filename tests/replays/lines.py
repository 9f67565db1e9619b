"""Recorded games as JSON Lines: the first line is the creation with its seed, then a command each."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Union

import msgspec

from games.kernel.messages import Command, Event
from games.kernel.table.game import LOBBY_COMMANDS, TABLE_EVENTS, Game, restore
from games.kernel.table.table import Actor, CreateGame, GameCreated, Table
from tests.titles.registry import TITLES

FOLDER = Path(__file__).parent


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A command, who gave it and what it led to; the creation tells the seed too."""

    actor: Actor
    command: Any
    events: Any
    seed: str | None = None


class Replay(msgspec.Struct, frozen=True):
    """A recorded game, ready to be folded or decided again."""

    game: Game
    table: Table
    """The empty table the creation describes."""
    creator: Actor
    creation: CreateGame
    opening: tuple[Event, ...]
    seed: bytes
    played: tuple[tuple[Actor, Command, tuple[Event, ...]], ...]


def files() -> list[Path]:
    """Every recorded game."""
    return sorted(FOLDER.glob("*.jsonl"))


def written(lines: Iterable[Line]) -> bytes:
    """Lines as they stand in a file."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def read(data: bytes) -> Replay:
    """A recorded game out of its file."""
    first, *rest = (msgspec.json.decode(line, type=Line) for line in data.splitlines())
    created = msgspec.convert(first.events[0], GameCreated)
    game, table = restore(TITLES[created.title], created)
    assert first.seed is not None
    events = _events(game)
    return Replay(
        game=game,
        table=table,
        creator=first.actor,
        creation=msgspec.convert(first.command, CreateGame),
        opening=msgspec.convert(first.events, events),
        seed=bytes.fromhex(first.seed),
        played=tuple(_played(game, events, rest)),
    )


def _played(game: Game, events: Any, lines: list[Line]) -> Iterator[tuple[Actor, Command, tuple[Event, ...]]]:
    commands: Any = Union[(*LOBBY_COMMANDS, *game.rules.handlers)]
    for line in lines:
        yield line.actor, msgspec.convert(line.command, commands), msgspec.convert(line.events, events)


def _events(game: Game) -> Any:
    kinds = [kind for kind in game.rules.redactions if issubclass(kind, Event)]
    event: Any = Union[(*TABLE_EVENTS, *kinds)]
    return tuple[event, ...]
