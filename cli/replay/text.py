"""A replay as text: its moves, and the table at a version."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec

from cli.replay.ansi import Ansi
from cli.replay.boards import board_for
from cli.replay.reader import Frame, Replay
from games.kernel.messages import SERVICE, Seat, tag
from games.kernel.table.table import Actor, Seating, Table
from games.kernel.table.undo import CommandsRedone, CommandsUndone, VersionRange


def seat_names(table: Table, names: Mapping[str, str]) -> list[str]:
    """The name of each seat, given those of the players."""
    return [_seat_name(number, seating, names) for number, seating in enumerate(table.seats)]


def _seat_name(number: Seat, seating: Seating, names: Mapping[str, str]) -> str:
    if seating.kind not in ("human", "bot"):
        return seating.kind.capitalize()
    if seating.player:
        return names.get(seating.player, seating.player)
    return f"bot {seating.bot}" if seating.bot else f"seat {number}"


def describe_record(game: Replay, frame: Frame, ansi: Ansi) -> str:
    """A record in one line, struck through if it was undone."""
    version = frame.record.version
    try:
        line = _describe_record(frame, game.names)
    except Exception:  # noqa: BLE001 - forged records fail in many ways
        line = "this record cannot be shown"
    return f"{version:5}  {ansi.strikethrough(line) if version in game.undone else line}"


def _describe_record(frame: Frame, names: Mapping[str, str]) -> str:
    record = frame.record
    what = _command(record.command)
    for event in record.events:
        if isinstance(event, CommandsUndone):
            who = "the service" if event.seat == SERVICE else f"seat {event.seat}"
            what += f" -> {who} undid {_numbers(event.versions)}"
            what += " across a barrier" if event.crossed else ""
        elif isinstance(event, CommandsRedone):
            what += f" -> took back the undo {event.undo}"
    return f"{_actor(frame, record.actor, names)}: {what}"


def describe_table(game: Replay, frame: Frame, ansi: Ansi) -> Iterator[str]:
    """The table at a version, as lines of text."""
    try:
        yield from _describe_table(game, frame, ansi)
    except Exception:  # noqa: BLE001 - forged records lead to impossible tables
        yield "this table cannot be shown"


def _describe_table(game: Replay, frame: Frame, ansi: Ansi) -> Iterator[str]:
    folded = frame.folded
    table, names = folded.table, seat_names(folded.table, game.names)
    last = game.frames[-1].folded.version
    at = datetime.fromtimestamp(min(max(folded.at, 0), 253_402_300_799_000) / 1000, UTC)
    yield f"Version {folded.version} of {last}, {table.status}, {at:%Y-%m-%d %H:%M:%S} UTC"
    yield describe_record(game, frame, ansi)
    if table.play is None:
        for number, name in enumerate(names):
            yield f"seat {number}: {name}"
    else:
        view = folded.game.title.view(folded.game.rules, table.play, None, True)
        yield from board_for(table.title)(view, names, ansi)
    for standing in table.standings:
        yield f"place {standing.place}: {names[standing.seat]}, {standing.points} points"
    if table.proposal:
        yield f"{names[table.proposal.seat]} proposes to undo back to version {table.proposal.to}"


def _actor(frame: Frame, actor: Actor, names: Mapping[str, str]) -> str:
    if actor.kind == "bot" and actor.seat is not None:
        return f"{seat_names(frame.folded.table, names)[actor.seat]} (seat {actor.seat})"
    return names.get(actor.id, actor.id) if actor.id else actor.kind


def _command(command: msgspec.Struct) -> str:
    fields = msgspec.to_builtins(command)
    fields.pop("type", None)
    arguments = ", ".join(f"{name} {_value(value)}" for name, value in fields.items())
    return tag(type(command)).replace("_", " ") + (f" ({arguments})" if arguments else "")


def _value(value: Any) -> str:
    if isinstance(value, list) and all(isinstance(item, str | int) for item in value):
        return " ".join(str(item) for item in value)
    return value.replace("_", " ") if isinstance(value, str) else msgspec.json.encode(value).decode()


def _numbers(ranges: tuple[VersionRange, ...]) -> str:
    return ", ".join(str(first) if first == last else f"{first} to {last}" for first, last in ranges)
