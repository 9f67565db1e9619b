"""Canonical JSON of commands, events and records, and how it is read back for ever."""

from collections.abc import Callable, Mapping
from functools import lru_cache, reduce
from operator import or_
from typing import Any, cast

import msgspec

from events.errors import Unreadable
from events.log.record import Entry, Record
from games.kernel.messages import Command
from games.kernel.table.game import TABLE_COMMANDS, TABLE_EVENTS, Game
from games.kernel.table.table import CreateGame, GameCreated

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
"""A message in its old shape to the next one; the result carries the newer tag."""

Upcasters = Mapping[str, Upcaster]
"""By the old tag. A changed event gets a new tag (`die_rolled.2`) and an entry here for the old one."""

UPCASTERS: Mapping[str, Upcasters] = {}
"""The upcasters of each title, by its key. Nothing has changed its shape yet."""

_encoder = msgspec.json.Encoder(order="sorted")


def canonical_json(value: Any) -> bytes:
    """JSON with sorted keys and no spaces: the same bytes for the same value everywhere."""
    return _encoder.encode(value)


class Codec(msgspec.Struct, frozen=True, eq=False):
    """Reads the messages of one set of rules."""

    entry: msgspec.json.Decoder[Entry]
    command: msgspec.json.Decoder[Command]
    entry_type: type[Entry]
    upcasters: Upcasters

    def record(self, entry: bytes, digest: str) -> Record:
        """A record as it was stored, with its hash."""
        try:
            read = self.entry.decode(entry)
        except msgspec.MsgspecError as error:
            read = self._older(entry, error)
        return Record(
            read.version,
            read.at,
            read.actor,
            read.command_id,
            read.command,
            read.events,
            read.draws,
            read.rules,
            read.prev,
            digest,
        )

    def _older(self, entry: bytes, error: msgspec.MsgspecError) -> Entry:
        """Read an entry of an earlier build; the first try failed with `error`."""
        if not self.upcasters:
            raise Unreadable(f"a record of the game cannot be read: {error}") from error
        try:
            raw = msgspec.json.decode(entry)
            raw["command"] = upcast(raw["command"], self.upcasters)
            raw["events"] = [upcast(event, self.upcasters) for event in raw["events"]]
            return msgspec.convert(raw, self.entry_type)
        except (msgspec.MsgspecError, KeyError, TypeError) as reason:
            raise Unreadable(f"a record of the game cannot be read: {reason}") from reason


def upcast(message: dict[str, Any], upcasters: Upcasters) -> dict[str, Any]:
    """A message in the newest shape there is for it."""
    while step := upcasters.get(message["type"]):
        message = step(message)
    return message


def codec_for(game: Game, upcasters: Mapping[str, Upcasters] = UPCASTERS) -> Codec:
    """The codec of a game; games with the same messages share one."""
    return _codec(
        frozenset((CreateGame, *TABLE_COMMANDS, *game.rules.handlers)),
        frozenset((*TABLE_EVENTS, *game.rules.evolvers)),
        tuple(upcasters.get(game.title.key, {}).items()),
    )


@lru_cache(maxsize=256)
def _codec(
    commands: frozenset[Any], events: frozenset[Any], upcasters: tuple[tuple[str, Upcaster], ...]
) -> Codec:
    command: Any = reduce(or_, commands)
    event: Any = reduce(or_, events)
    entry = msgspec.defstruct(
        "Entry", [("command", command), ("events", tuple[event, ...])], bases=(Entry,), frozen=True
    )
    return Codec(
        msgspec.json.Decoder(entry),
        msgspec.json.Decoder(command),
        cast("type[Entry]", entry),
        dict(upcasters),
    )


class _Creation(msgspec.Struct, frozen=True):
    """The part of a first record that says which rules read the rest."""

    rules: int
    events: tuple[msgspec.Raw, ...]


_creation = msgspec.json.Decoder(_Creation)
_created = msgspec.json.Decoder(GameCreated)


def creation_of(entry: bytes) -> GameCreated:
    """The creation in a first entry, which every build can read."""
    try:
        return _created.decode(_creation.decode(entry).events[0])
    except (msgspec.MsgspecError, IndexError) as error:
        raise Unreadable(f"the first record cannot be read: {error}") from error
