"""Encodes records as canonical JSON and decodes them, also those of older builds."""

from collections.abc import Callable, Mapping
from functools import lru_cache, reduce
from operator import or_
from typing import Any, cast

import msgspec

from events.errors import Unreadable
from events.known_types import ONE_AT_A_TIME
from events.log.record import Entry, Record
from games.kernel.table.game import TABLE_COMMANDS, TABLE_EVENTS, Game
from games.kernel.table.table import CreateGame, GameCreated

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns an old form of a message into the next newer one, which has a newer tag."""

Upcasters = Mapping[str, Upcaster]
"""By the old tag. A changed event gets a new tag (`die_rolled.2`) and an upcaster for the old tag."""

UPCASTERS: Mapping[str, Upcasters] = {}
"""The upcasters of each title, by its key. No message has changed yet."""

_encoder = msgspec.json.Encoder(order="sorted")


def canonical_json(value: Any) -> bytes:
    """JSON with sorted keys and no spaces: the same bytes for the same value everywhere."""
    return _encoder.encode(value)


class Codec(msgspec.Struct, frozen=True, eq=False):
    """Decodes the records of games, or tournaments, that have the same commands and events."""

    entry_decoder: msgspec.json.Decoder[Entry]
    entry_type: type[Entry]
    upcasters: Upcasters

    def decode(self, entry: bytes, digest: str) -> Record:
        """The record with a stored entry and hash."""
        try:
            read = self.entry_decoder.decode(entry)
        except msgspec.MsgspecError as error:
            read = self._decode_older(entry, error)
        return Record(
            read.version,
            read.at,
            read.actor,
            read.command_id,
            read.command,
            read.events,
            read.draws,
            read.prev,
            digest,
            len(entry),
        )

    def _decode_older(self, entry: bytes, error: msgspec.MsgspecError) -> Entry:
        """Decode an entry of an older build; decoding it as a current one failed with `error`."""
        if not self.upcasters:
            raise Unreadable(f"a record cannot be read: {error}") from error
        try:
            raw = msgspec.json.decode(entry)
            raw["command"] = upcast(raw["command"], self.upcasters)
            raw["events"] = [upcast(event, self.upcasters) for event in raw["events"]]
            return msgspec.convert(raw, self.entry_type)
        except (msgspec.MsgspecError, KeyError, TypeError) as reason:
            raise Unreadable(f"a record cannot be read: {reason}") from reason


def upcast(message: dict[str, Any], upcasters: Upcasters) -> dict[str, Any]:
    """A message in its newest form."""
    while step := upcasters.get(message["type"]):
        message = step(message)
    return message


def codec_for(game: Game, upcasters: Mapping[str, Upcasters] = UPCASTERS) -> Codec:
    """The codec of a game; games with the same messages share one."""
    return message_codec(
        frozenset((CreateGame, *TABLE_COMMANDS, *game.rules.handlers)),
        frozenset((*TABLE_EVENTS, *game.rules.evolvers)),
        tuple(upcasters.get(game.title.key, {}).items()),
    )


@lru_cache(maxsize=256)
def message_codec(
    commands: frozenset[Any], events: frozenset[Any], upcasters: tuple[tuple[str, Upcaster], ...] = ()
) -> Codec:
    """The codec of records with these commands and events."""
    command: Any = reduce(or_, commands)
    event: Any = reduce(or_, events)
    entry = msgspec.defstruct(
        "Entry", [("command", command), ("events", tuple[event, ...])], bases=(Entry,), frozen=True
    )
    entry_type = cast("type[Entry]", entry)
    with ONE_AT_A_TIME:
        decoder = msgspec.json.Decoder(entry_type)
    return Codec(decoder, entry_type, dict(upcasters))


class _Creation(msgspec.Struct, frozen=True):
    """The part of the first record that names the rules for all others."""

    events: tuple[msgspec.Raw, ...]


_creation = msgspec.json.Decoder(_Creation)
_created = msgspec.json.Decoder(GameCreated)


def decode_creation(entry: bytes) -> GameCreated:
    """The creation event in a game's first entry. Every build can read it."""
    try:
        return _created.decode(_creation.decode(entry).events[0])
    except (msgspec.MsgspecError, IndexError) as error:
        raise Unreadable(f"the first record cannot be read: {error}") from error
