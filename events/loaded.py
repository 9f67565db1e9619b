"""A game folded up to one version."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from events.codec import UPCASTERS, Codec, Upcasters, canonical, codec_for, creation_of
from events.errors import Unreadable
from events.lru import Lru
from events.record import NO_HASH, Record
from games.kernel.game import Game, restore
from games.kernel.refusal import Illegal
from games.kernel.table import GameCreated, Table, open_table
from games.kernel.title import Title


class Stored(NamedTuple):
    """A record as it lies in the stream."""

    version: int
    entry: bytes
    hash: str


class Loaded(msgspec.Struct, frozen=True, eq=False):
    """A game at one version: the table, and where the next record joins the chain."""

    id: str
    version: int
    head: str
    draws: int
    """The number of the next draw."""
    at: int
    created: int
    game: Game
    table: Table
    codec: Codec


class Games:
    """The games of known titles; tables with the same rules share one composed game."""

    def __init__(self, titles: Mapping[str, Title], upcasters: Mapping[str, Upcasters] = UPCASTERS) -> None:
        self._titles = titles
        self._upcasters = upcasters
        self._composed: Lru[bytes, tuple[Game, Codec]] = Lru(256)

    def of(self, created: GameCreated) -> tuple[Game, Codec]:
        """The rules that a creation calls for, and the codec of their messages."""
        title = self._titles.get(created.title)
        if title is None:
            raise Unreadable(f"this build has no title {created.title!r}")
        if created.rules > title.rules_version:
            raise Unreadable(_newer(created.title, created.rules, title.rules_version))
        shape = canonical((created.title, created.modules, created.options, len(created.seats)))
        found = self._composed.get(shape)
        if found is None:
            try:
                game = restore(title, created)[0]
            except (Illegal, msgspec.ValidationError) as error:
                raise Unreadable(f"this build refuses the setup of a game: {error}") from error
            found = game, codec_for(game, self._upcasters)
            self._composed.put(shape, found)
        return found

    def begin(self, game_id: str, first: Stored) -> Loaded:
        """The game after its first record."""
        created = creation_of(first.entry)
        game, codec = self.of(created)
        record = codec.record(first.entry, first.hash)
        nothing = Loaded(game_id, 0, NO_HASH, 0, record.at, record.at, game, open_table(created), codec)
        # The empty table is what the creation itself folds to.
        return _folded(nothing, [msgspec.structs.replace(record, events=record.events[1:])])


def advance(loaded: Loaded, tail: Iterable[Stored]) -> Loaded:
    """The game after further records."""
    return _folded(loaded, (loaded.codec.record(stored.entry, stored.hash) for stored in tail))


def _folded(loaded: Loaded, records: Iterable[Record]) -> Loaded:
    version, head, draws, at = loaded.version, loaded.head, loaded.draws, loaded.at
    table, evolve, known = loaded.table, loaded.game.evolve, loaded.game.title.rules_version
    for record in records:
        if record.version != version + 1 or record.prev != head:
            raise Unreadable(f"record {record.version} of {loaded.id} does not follow record {version}")
        if record.rules > known:
            raise Unreadable(_newer(table.title, record.rules, known))
        for event in record.events:
            table = evolve(table, event)
        version, head, draws, at = record.version, record.hash, record.draws[1], record.at
    return Loaded(loaded.id, version, head, draws, at, loaded.created, loaded.game, table, loaded.codec)


def _newer(title: str, rules: int, known: int) -> str:
    return f"the record names rules {rules} of {title!r}; this build knows them up to {known}"
