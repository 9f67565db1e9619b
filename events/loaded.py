"""A game folded up to one version."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from events.clocks import Clocks, clocks_after
from events.codec import UPCASTERS, Codec, Upcasters, canonical, codec_for, creation_of
from events.errors import Unreadable
from events.hidden import Hidden, nothing_hidden, speaker
from events.hidden import after as hidden_after
from events.lru import Lru
from events.record import NO_HASH, Record
from events.trail import FAR, Played, Trail, behind_barrier, extended, struck
from games.kernel.compose import fresh_state
from games.kernel.game import TABLE_COMMANDS, TABLE_EVENTS, Game, restore, seat_of
from games.kernel.history import CommandsRedone, CommandsUndone, played_on
from games.kernel.messages import Event
from games.kernel.refusal import Illegal
from games.kernel.table import GameCreated, Table, open_table
from games.kernel.title import Title
from games.kernel.versions import with_versions

_encode = msgspec.msgpack.Encoder().encode


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
    trail: Trail
    hidden: Hidden
    common: bytes
    """Much of what every snapshot of the game says; they are compressed against it."""
    clocks: Clocks = ()


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

    def begin(self, game_id: str, first: Stored, deep: bool = False) -> Loaded:
        """The game after its first record; `deep` keeps a trail to the start of play in every game."""
        created = creation_of(first.entry)
        game, codec = self.of(created)
        record = codec.record(first.entry, first.hash)
        return _after(nothing(game_id, record.at, game, created, codec, deep), record, record.events[1:])


def nothing(
    game_id: str, at: int, game: Game, created: GameCreated, codec: Codec, deep: bool = False
) -> Loaded:
    """A game of which nothing but the creation is known."""
    hidden, trail = nothing_hidden(len(created.seats)), Trail(0, deep=deep or created.undo in FAR)
    common = _encode(fresh_state(game.title, game.rules)) + canonical(created)
    table = open_table(created)
    return Loaded(game_id, 0, NO_HASH, 0, at, at, game, table, codec, trail, hidden, common)


def advance(loaded: Loaded, tail: Iterable[Stored]) -> Loaded:
    """The game after further records."""
    for stored in tail:
        record = loaded.codec.record(stored.entry, stored.hash)
        loaded = _after(loaded, record, record.events)
    return loaded


def _after(loaded: Loaded, record: Record, events: tuple[Event, ...]) -> Loaded:
    game = loaded.game
    if record.version != loaded.version + 1 or record.prev != loaded.head:
        raise Unreadable(f"record {record.version} of {loaded.id} does not follow record {loaded.version}")
    if record.rules > game.title.rules_version:
        raise Unreadable(_newer(game.title.key, record.rules, game.title.rules_version))
    return follow(loaded, folded(loaded, record, events), record, events)


def folded(loaded: Loaded, record: Record, events: tuple[Event, ...]) -> Table:
    """The table after a record's events."""
    table, evolve = loaded.table, loaded.game.evolve
    for event in events:
        table = evolve(table, event)
    if type(record.command) not in TABLE_COMMANDS and table.play is not None:
        return played_on(table, seat_of(loaded.table, record.actor))
    return table


def follow(loaded: Loaded, table: Table, record: Record, events: tuple[Event, ...]) -> Loaded:
    """The game after a record that leads to a table; what it struck is taken out of the play here."""
    game, trail = loaded.game, loaded.trail
    undone = next((event for event in events if type(event) is CommandsUndone), None)
    seat = speaker(loaded.table, record.actor, record.command)
    hidden, shown = hidden_after(game, loaded.hidden, events, seat, record.command)
    if undone is not None:
        play, _, trail = struck(game, trail, undone.versions)
        table = replace(table, play=play, undone=with_versions(table.undone, undone.versions))
    elif table.play is not loaded.table.play:
        if loaded.table.play is None:
            trail = Trail(record.version, deep=trail.deep)
        else:
            trail = extended(trail, _played(loaded, record, events, shown))
    return Loaded(
        loaded.id,
        record.version,
        record.hash,
        record.draws[1],
        record.at,
        loaded.created,
        game,
        table,
        loaded.codec,
        trail,
        hidden,
        loaded.common,
        clocks_after(game, loaded.clocks, table, record),
    )


def shallow(loaded: Loaded) -> Loaded:
    """The game with no more of a trail than its undo policy needs."""
    if not loaded.trail.deep or loaded.table.undo in FAR:
        return loaded
    return replace(loaded, trail=behind_barrier(loaded.trail))


def of_play(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events of the play, without those of the table."""
    return tuple([event for event in events if type(event) not in TABLE_EVENTS])


def _played(loaded: Loaded, record: Record, events: tuple[Event, ...], shown: bool) -> Played:
    drawn = record.draws[1] - record.draws[0]
    across = any(type(event) is CommandsRedone and event.crossed for event in events)
    return Played(
        record.version,
        seat_of(loaded.table, record.actor),
        record.command,
        of_play(events),
        loaded.table.play,
        loaded.draws,
        drawn,
        bool(drawn) or shown or across,
    )


def _newer(title: str, rules: int, known: int) -> str:
    return f"the record names rules {rules} of {title!r}; this build knows them up to {known}"
