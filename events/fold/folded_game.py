"""A game folded up to one version, and the functions that fold further records into it."""

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce

import msgspec
from msgspec.structs import replace

from events.errors import Unreadable
from events.fold.cache import LruCache
from events.fold.clocks import Clocks, update_clocks
from events.fold.hidden import NOTHING_HIDDEN, Hidden, hidden_after, hidden_in_either
from events.fold.undo_log import (
    CROSSES_BARRIER,
    Position,
    UndoLog,
    UndoLogEntry,
    UndoneMoves,
    entries_after_barrier,
    extend_log,
    find_undone,
    is_barrier,
    keep_redoable,
    moves_in_play,
    redo_moves,
    undo_moves,
)
from events.log.codec import UPCASTERS, Codec, Upcasters, canonical_json, codec_for, decode_creation
from events.log.record import NO_HASH, Record, StoredRecord
from games.kernel.composition.compose import fresh_state
from games.kernel.messages import Event
from games.kernel.refusal import Illegal
from games.kernel.table.game import TABLE_COMMANDS, TABLE_EVENTS, Game, compose_game, seat_of, setup_of
from games.kernel.table.table import GameCreated, Table, open_table
from games.kernel.table.undo import CommandsRedone, CommandsUndone, clear_redo, with_redoable
from games.kernel.table.versions import with_versions, without_versions
from games.kernel.title import Title

_encode = msgspec.msgpack.Encoder().encode


class FoldedGame(msgspec.Struct, frozen=True, eq=False):
    """A game at one version: the table, and what the next record needs to continue the chain."""

    id: str
    version: int
    head: str
    next_draw: int
    """The number of the next draw."""
    at: int
    """The time of the last record, in milliseconds since 1970."""
    created: int
    """The time of the first record."""
    game: Game
    table: Table
    codec: Codec
    undo_log: UndoLog
    hidden: Hidden
    """Which secrets are hidden from whom."""
    compression_dict: bytes
    """The zlib dictionary for the game's snapshots: text that all of them have in common."""
    size: int = 0
    """The bytes of all entries."""
    clocks: Clocks = ()

    @property
    def position(self) -> Position:
        """The play with the moves in the undo log that lead to it."""
        return Position(self.table.play, self.next_draw, self.undo_log.entries)


class ComposedGames:
    """Composes the rules of games. Games of a title with equal setups share one composition."""

    def __init__(self, titles: Mapping[str, Title], upcasters: Mapping[str, Upcasters] = UPCASTERS) -> None:
        self._titles = titles
        self._upcasters = upcasters
        self._composed: LruCache[bytes, tuple[Game, Codec]] = LruCache(256)

    def compose(self, created: GameCreated) -> tuple[Game, Codec]:
        """The rules that the creation event names, and the codec for their messages."""
        if missing := missing_rules(self._titles, created):
            raise Unreadable(missing)
        title, setup = self._titles[created.title], setup_of(created)
        key = canonical_json((created.title, setup))
        found = self._composed.get(key)
        if found is None:
            try:
                game = compose_game(title, setup)
            except (Illegal, msgspec.ValidationError) as error:
                raise Unreadable(f"this build refuses the setup of the game: {error}") from error
            found = game, codec_for(game, self._upcasters)
            self._composed.put(key, found)
        return found

    def fold_first(self, game_id: str, first: StoredRecord, past_barriers: bool = False) -> FoldedGame:
        """The game after its first record. `past_barriers` keeps the undo log back to the start of play."""
        created = decode_creation(first.entry)
        game, codec = self.compose(created)
        record = codec.decode(first.entry, first.hash)
        return _fold_next(
            empty_game(game_id, record.at, game, created, codec, past_barriers), record, record.events[1:]
        )


def empty_game(
    game_id: str, at: int, game: Game, created: GameCreated, codec: Codec, past_barriers: bool = False
) -> FoldedGame:
    """A game before its first record."""
    undo_log = UndoLog(0, past_barriers=past_barriers or created.undo in CROSSES_BARRIER)
    compression_dict = _encode(fresh_state(game.title, game.rules)) + canonical_json(created)
    table = open_table(created)
    return FoldedGame(
        game_id, 0, NO_HASH, 0, at, at, game, table, codec, undo_log, NOTHING_HIDDEN, compression_dict
    )


def fold_tail(folded: FoldedGame, tail: Iterable[StoredRecord]) -> FoldedGame:
    """Fold further records into a game."""
    return reduce(lambda _, step: step[1], walk(folded, tail), folded)


def walk(folded: FoldedGame, tail: Iterable[StoredRecord]) -> Iterator[tuple[Record, FoldedGame]]:
    """Yield each further record of a game, with the game after it."""
    for stored in tail:
        record = folded.codec.decode(stored.entry, stored.hash)
        folded = _fold_next(folded, record, record.events)
        yield record, folded


def walk_from_start(
    composed: ComposedGames, game_id: str, records: Iterator[StoredRecord]
) -> Iterator[tuple[Record, FoldedGame]]:
    """Yield each record of a game from the first on, with the game after it."""
    if first := next(records, None):
        folded = composed.fold_first(game_id, first, past_barriers=True)
        yield folded.codec.decode(first.entry, first.hash), folded
        yield from walk(folded, records)


def _fold_next(folded: FoldedGame, record: Record, events: tuple[Event, ...]) -> FoldedGame:
    """Fold the next record. Checks its version and previous hash, not the record's own hash."""
    if record.version != folded.version + 1 or record.prev != folded.head:
        raise Unreadable(f"record {record.version} of {folded.id} does not follow record {folded.version}")
    return apply_record(folded, fold_record(folded, record, events), record, events)


def fold_record(folded: FoldedGame, record: Record, events: tuple[Event, ...]) -> Table:
    """The table after a record's events. A new command of a seat clears what it could redo."""
    table, evolve = folded.table, folded.game.evolve
    for event in events:
        table = evolve(table, event)
    if type(record.command) not in TABLE_COMMANDS and table.play is not None:
        return clear_redo(table, seat_of(folded.table, record.actor))
    return table


def apply_record(folded: FoldedGame, table: Table, record: Record, events: tuple[Event, ...]) -> FoldedGame:
    """The game after a record whose events lead to `table`. Undo and redo change the play here."""
    game, undo_log = folded.game, folded.undo_log
    hidden, shown = hidden_after(game, folded.hidden, events)
    change = next((event for event in events if type(event) in (CommandsUndone, CommandsRedone)), None)
    if isinstance(change, CommandsUndone):
        table, undo_log, hidden = _undo(folded, table, record.version, change)
    elif isinstance(change, CommandsRedone):
        table, undo_log, hidden = _redo(folded, table, change)
    elif table.play is not folded.table.play:
        if folded.table.play is None:
            undo_log = UndoLog(record.version, past_barriers=undo_log.past_barriers)
        else:
            entry = _undo_log_entry(folded, record, events, shown)
            undo_log = extend_log(undo_log, entry)
            # A redo would bring back moves from before the barrier.
            table = replace(table, redo=()) if entry.barrier and table.redo else table
    return FoldedGame(
        folded.id,
        record.version,
        record.hash,
        record.draws[1],
        record.at,
        folded.created,
        game,
        table,
        folded.codec,
        keep_redoable(undo_log, table.redo),
        hidden,
        folded.compression_dict,
        folded.size + record.size,
        update_clocks(game, folded.clocks, table, record),
    )


_AfterUndo = tuple[Table, UndoLog, Hidden]


def _undo(folded: FoldedGame, table: Table, version: int, event: CommandsUndone) -> _AfterUndo:
    undo_log = folded.undo_log
    left, struck = undo_moves(folded.game, undo_log, event.versions)
    undone = with_versions(table.undone, [entry.version for entry in struck])
    in_play = moves_in_play(left.entries, undone)
    moves = UndoneMoves(version, struck, event.crossed, folded.position, folded.hidden, in_play)
    table = with_redoable(replace(table, play=left.play, undone=undone), version, event)
    # Secrets that the undone moves had shown or moved are back where they were.
    hidden = hidden_in_either(folded.hidden, struck[0].hidden)
    return table, replace(undo_log, entries=left.entries, undone=(*undo_log.undone, moves)), hidden


def _redo(folded: FoldedGame, table: Table, event: CommandsRedone) -> _AfterUndo:
    undo_log, moves = folded.undo_log, find_undone(folded.undo_log, event.undo)
    again = redo_moves(folded.game, folded.position, table.undone, moves)
    undone = without_versions(table.undone, [entry.version for entry in moves.entries])
    hidden = moves.hidden if again is moves.before else folded.hidden
    table = replace(table, play=again.play, undone=undone)
    return table, replace(undo_log, entries=again.entries), hidden


def trim_undo_log(folded: FoldedGame) -> FoldedGame:
    """The game with an undo log no longer than its undo policy needs."""
    if not folded.undo_log.past_barriers or folded.table.undo in CROSSES_BARRIER:
        return folded
    return replace(folded, undo_log=entries_after_barrier(folded.undo_log))


def play_events(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events of the play, without those of the table."""
    return tuple([event for event in events if type(event) not in TABLE_EVENTS])


def _undo_log_entry(
    folded: FoldedGame, record: Record, events: tuple[Event, ...], shown: bool
) -> UndoLogEntry:
    drawn = record.draws[1] - record.draws[0]
    return UndoLogEntry(
        record.version,
        seat_of(folded.table, record.actor),
        record.command,
        play_events(events),
        folded.table.play,
        folded.hidden,
        folded.next_draw,
        drawn,
        is_barrier(drawn, shown),
    )


def missing_rules(titles: Mapping[str, Title], created: GameCreated) -> str | None:
    """What a game needs and this build does not have: its title, or the version of its rules or bots."""
    title = titles.get(created.title)
    if title is None:
        return f"this build has no title {created.title!r}"
    known = title.rules_version
    if not 1 <= created.rules <= known:
        return f"the game needs version {created.rules} of the rules of {title.key!r}; this build has {known}"
    for name, version in created.bots.items():
        if not 1 <= version <= title.bot_versions.get(name, 0):
            return f"the game needs version {version} of the bot {name!r}, which this build does not have"
    return None
