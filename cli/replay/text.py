"""A replayed game in words: its moves, and the table at a moment."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import msgspec

from cli.replay.ansi import Ansi
from cli.replay.boards import table_of
from cli.replay.reader import Moment, Replayed
from games.kernel.messages import SERVICE, Seat, tag
from games.kernel.table.table import Actor, Seating, Table
from games.kernel.table.undo import CommandsRedone, CommandsUndone


def seat_names(table: Table) -> list[str]:
    """What to call each seat."""
    return [_seat_name(number, seating) for number, seating in enumerate(table.seats)]


def _seat_name(number: Seat, seating: Seating) -> str:
    if seating.kind not in ("human", "bot"):
        return seating.kind.capitalize()
    return seating.name or (f"bot {seating.bot}" if seating.bot else f"seat {number}")


def move(game: Replayed, moment: Moment, ansi: Ansi) -> str:
    """A record in one line, struck through if it was taken back."""
    version = moment.record.version
    try:
        line = _move(moment)
    except Exception:  # noqa: BLE001 - as with the table below
        line = "this record cannot be shown"
    return f"{version:5}  {ansi.struck(line) if version in game.undone else line}"


def _move(moment: Moment) -> str:
    record = moment.record
    what = _command(record.command)
    for event in record.events:
        if isinstance(event, CommandsUndone):
            who = "the service" if event.seat == SERVICE else f"seat {event.seat}"
            what += f" -> {who} took back {_numbers(event.versions)}"
            what += " across a barrier" if event.crossed else ""
        elif isinstance(event, CommandsRedone):
            what += f" -> {_numbers(event.versions)} again"
    return f"{_actor(moment, record.actor)}: {what}"


def scene(game: Replayed, moment: Moment, ansi: Ansi) -> Iterator[str]:
    """The table at a moment, as far as it can be shown."""
    try:
        yield from _scene(game, moment, ansi)
    except Exception:  # noqa: BLE001 - forged records lead to tables that were never meant to be seen
        yield "this table cannot be shown"


def _scene(game: Replayed, moment: Moment, ansi: Ansi) -> Iterator[str]:
    folded = moment.folded
    table, names = folded.table, seat_names(folded.table)
    last = game.moments[-1].folded.version
    at = datetime.fromtimestamp(min(max(folded.at, 0), 253_402_300_799_000) / 1000, UTC)
    yield f"Version {folded.version} of {last}, {table.status}, {at:%Y-%m-%d %H:%M:%S} UTC"
    yield move(game, moment, ansi)
    if table.play is None:
        for number, name in enumerate(names):
            yield f"seat {number}: {name}"
    else:
        view = folded.game.title.view(folded.game.rules, table.play, None, True)
        yield from table_of(table.title)(view, names, ansi)
    for standing in table.standings:
        yield f"place {standing.place}: {names[standing.seat]}, {standing.points} points"
    if table.proposal:
        yield f"{names[table.proposal.seat]} proposes to go back to version {table.proposal.to}"


def _actor(moment: Moment, actor: Actor) -> str:
    if actor.kind == "bot" and actor.seat is not None:
        return f"{seat_names(moment.folded.table)[actor.seat]} (seat {actor.seat})"
    return actor.name or actor.kind


def _command(command: msgspec.Struct) -> str:
    fields = msgspec.to_builtins(command)
    fields.pop("type", None)
    told = ", ".join(f"{name} {_value(value)}" for name, value in fields.items())
    return tag(type(command)).replace("_", " ") + (f" ({told})" if told else "")


def _value(value: Any) -> str:
    if isinstance(value, list) and all(isinstance(item, str | int) for item in value):
        return " ".join(str(item) for item in value)
    return value.replace("_", " ") if isinstance(value, str) else msgspec.json.encode(value).decode()


def _numbers(versions: tuple[int, ...]) -> str:
    return ", ".join(str(version) for version in versions)
