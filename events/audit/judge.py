"""Plays a recorded game again: every command decided anew, every event folded, nothing taken on trust."""

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from events.audit.deciders import NeedsSeed, decide_again, wrong_actor
from events.audit.notes import note_game, note_record
from events.audit.verdict import Report
from events.decide import Decided
from events.errors import Unreadable
from events.fold.draws import Draws
from events.fold.folded_game import ComposedGames, FoldedGame, apply_record, empty_game, fold_record
from events.fold.undo_context import UndoContext
from events.log.codec import Upcasters, canonical_json, creation_of
from events.log.record import Entry, Record
from games.kernel.messages import Event, tag
from games.kernel.refusal import Illegal
from games.kernel.table.table import Table
from games.kernel.title import Title

MOST_READ = 100_000
"""Records that deciding a single command may look up; a redo of redos could ask for ever."""


class TooMuch(Exception):  # noqa: N818 - an answer
    """No lawful command needs that many records."""


class Judge:
    """A game on its way from record to record."""

    def __init__(
        self, records: Sequence[tuple[bytes, str]], seed: bytes | None, folded: FoldedGame, report: Report
    ) -> None:
        self.folded = folded
        self._records = records
        self._seed = seed
        self._report = report
        self._unchecked = 0
        self._foreign = False

    def apply_record(self, entry: bytes, digest: str) -> None:
        """Judge a record and go on from what it says, or, if that cannot be, from what it should say."""
        number, report = self.folded.version + 1, self._report
        try:
            record = self.folded.codec.record(entry, digest)
        except Unreadable as error:
            report.find("bad_record", number, str(error))
            return
        if canonical_json(_entry_of(record)) != entry and not self.folded.codec.upcasters:
            report.find("bad_record", record.version, "says something that no record says")
        because = wrong_actor(self.folded, record)
        if because:
            report.find("wrong_actor", record.version, because)
        decided = self._decided(record)
        table = self._folded(record, record.events)
        if decided is not None:
            self._compare(record, decided, table)
        after = self._followed(record, table, record.events)
        if after is None:
            report.find("bad_events", record.version, "its events cannot have happened on this table")
            if decided is not None:
                should = replace(record, draws=decided.draws)
                after = self._followed(should, decided.table, decided.events)
        if after is not None:
            note_record(self.folded, record, report)
            self.folded = after

    def _decided(self, record: Record) -> Decided | None:
        """What the record's command leads to by the rules, where that can be said."""
        report, version = self._report, record.version
        if record.rules != self.folded.game.title.rules_version:
            if not self._foreign:
                report.find("unknown_rules", version, _unknown(self.folded.table.title, record.rules))
            self._foreign = True
            return None
        draws = Draws(self._reveal, self.folded.table, self.folded.draws)
        try:
            return decide_again(self._past(), record, draws)
        except Illegal as refusal:
            said = f"the rules refuse the command {tag(type(record.command))}: {refusal.code}"
            report.find("refused", version, said)
        except NeedsSeed:
            if record.draws[0] == record.draws[1]:
                report.find("draws_differ", version, "the command draws, the record says that it does not")
            self._unchecked += 1
        except MemoryError:
            raise  # this says something about us, not about the record
        except Exception as error:  # noqa: BLE001 - the rules were never meant to see such a table
            said = f"the rules cannot decide the command {tag(type(record.command))}: {type(error).__name__}"
            report.find("undecidable", version, said)
        return None

    def _compare(self, record: Record, decided: Decided, table: Table | None) -> None:
        report, version, name = self._report, record.version, tag(type(record.command))
        first, last = decided.draws
        if canonical_json(decided.events) != canonical_json(record.events):
            code = "draw_differs" if first != last else "events_differ"
            why = "the seed and the rules" if first != last else "the rules"
            report.find(code, version, f"the events of {name} are not what follows from {why}")
        elif table is not None and table != decided.table:
            report.find("state_differs", version, f"folding the events of {name} leads to another table")
        if decided.draws != record.draws:
            said = f"{name} takes draws {first} to {last}, the record says {list(record.draws)}"
            report.find("draws_differ", version, said)

    def _folded(self, record: Record, events: tuple[Event, ...]) -> Table | None:
        """The table after some events, if they can be folded at all."""
        try:
            return fold_record(self.folded, record, self._told(events))
        except MemoryError:
            raise
        except Exception:  # noqa: BLE001 - no rules ever made such events
            return None

    def _followed(self, record: Record, table: Table | None, events: tuple[Event, ...]) -> FoldedGame | None:
        """The game after a record that led to a table."""
        try:
            return apply_record(self.folded, table, record, self._told(events)) if table else None
        except MemoryError:
            raise
        except Exception:  # noqa: BLE001 - as above
            return None

    def _told(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """The events that are left to be folded: the table begins with the creation folded already."""
        return events if self.folded.version else events[1:]

    def _reveal(self) -> bytes:
        if self._seed is None:
            raise NeedsSeed
        return self._seed

    def _past(self) -> UndoContext:
        read = 0

        def records(versions: Sequence[int]) -> list[Record]:
            nonlocal read
            read += len(versions)
            if read > MOST_READ:
                raise TooMuch
            return [self.folded.codec.record(*self._records[version - 1]) for version in versions]

        return UndoContext(self.folded, records)

    def close(self) -> FoldedGame:
        """The game as its records leave it."""
        note_game(self.folded, self._unchecked, self._report)
        return self.folded


def judge(
    records: Sequence[tuple[bytes, str]],
    seed: bytes | None,
    titles: Mapping[str, Title],
    upcasters: Mapping[str, Upcasters],
    report: Report,
    tick: Callable[[], None],
) -> FoldedGame | None:
    """The game after all its records; None when this build cannot fold it."""
    folded = _opened(records[0], titles, upcasters, report)
    if folded is None:
        return None
    judging = Judge(records, seed, folded, report)
    for entry, digest in records:
        tick()
        judging.apply_record(entry, digest)
    return judging.close()


def _opened(
    first: tuple[bytes, str],
    titles: Mapping[str, Title],
    upcasters: Mapping[str, Upcasters],
    report: Report,
) -> FoldedGame | None:
    """The game before its first record, with the rules that its creation calls for."""
    try:
        created = creation_of(first[0])
        title = titles.get(created.title)
        if title is None or created.rules > title.rules_version:
            report.find("unknown_rules", 1, _unknown(created.title, created.rules))
            return None
        game, codec = ComposedGames({created.title: title}, upcasters).of(created)
    except Unreadable as error:
        report.find("bad_record", 1, str(error))
        return None
    try:
        at = codec.record(*first).at
    except Unreadable:
        at = 0
    # A correction may strike records beyond any barrier, so the trail reaches to the start in every game.
    return empty_game(created.game, at, game, created, codec, deep=True)


def _entry_of(record: Record) -> Entry:
    return Entry(
        record.actor,
        record.at,
        record.command,
        record.command_id,
        record.draws,
        record.events,
        record.prev,
        record.rules,
        record.version,
    )


def _unknown(title: str, rules: int) -> str:
    return f"this build does not have rules {rules} of {title!r}, so it cannot judge what was decided by them"
