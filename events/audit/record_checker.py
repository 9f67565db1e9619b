"""Checks records against the rules: decides every command again and folds every event."""

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from events.audit.bot_checker import BotChecker
from events.audit.game_facts import FactCollector, GameFacts
from events.audit.notes import note_game, note_record
from events.audit.redecide import NeedsSeed, decide_recorded, wrong_actor
from events.audit.verdict import VerdictBuilder
from events.decide import Decided
from events.errors import Unreadable
from events.fold.draws import Draws
from events.fold.folded_game import (
    ComposedGames,
    FoldedGame,
    apply_record,
    empty_game,
    fold_record,
    missing_rules,
)
from events.log.codec import Upcasters, canonical_json, decode_creation
from events.log.record import Entry, Record
from events.undo.undo_context import UndoContext
from games.kernel.chance import commitment
from games.kernel.messages import Event, tag
from games.kernel.refusal import Illegal
from games.kernel.table.nonces import nonces_with
from games.kernel.table.table import Table
from games.kernel.title import Title


class RecordChecker:
    """Checks the records of a game in order and folds them."""

    def __init__(
        self,
        records: Sequence[tuple[bytes, str]],
        seed: bytes | None,
        folded: FoldedGame,
        report: VerdictBuilder,
        bots: BotChecker | None = None,
    ) -> None:
        self.folded = folded
        self._bots = bots
        self._records = records
        self._seed = seed
        self._report = report
        self._facts = FactCollector()
        self._undecided = 0
        """Records that could not be decided again because the seed is not known."""

    def check(self, entry: bytes, digest: str) -> None:
        """Check a record and fold it. If its events cannot be folded, fold what the rules decide instead."""
        number, report = self.folded.version + 1, self._report
        try:
            record = self.folded.codec.decode(entry, digest)
        except Unreadable as error:
            report.add_finding("bad_record", number, str(error))
            return
        if canonical_json(entry_of(record)) != entry and not self.folded.codec.upcasters:
            report.add_finding("bad_record", record.version, "has fields that no record has")
        reason = wrong_actor(self.folded, record)
        if reason:
            report.add_finding("wrong_actor", record.version, reason)
        decided = self._decide(record)
        if decided is not None and self._bots:
            self._check_bot(self._bots, record)
        table = self._fold_events(record, record.events)
        if decided is not None:
            self._compare(record, decided, table)
        after = self._apply(record, table, record.events)
        if after is None:
            report.add_finding("bad_events", record.version, "its events are impossible on this table")
            if decided is not None:
                corrected = replace(record, draws=decided.draws)
                after = self._apply(corrected, decided.table, decided.events)
        if after is not None:
            note_record(self.folded, record, report)
            self._facts.add(record, after)
            self.folded = after

    def _decide(self, record: Record) -> Decided | None:
        """What the rules decide for the record's command; None if they cannot decide it."""
        report, version = self._report, record.version
        nonces = nonces_with(self.folded.table, record.actor, record.command)
        draws = Draws(self._reveal, nonces, self.folded.next_draw)
        try:
            return decide_recorded(self._undo_context(), record, draws)
        except Illegal as refusal:
            detail = f"the rules refuse the command {tag(type(record.command))}: {refusal.code}"
            report.add_finding("refused", version, detail)
        except NeedsSeed:
            if record.draws[0] == record.draws[1]:
                report.add_finding(
                    "draw_numbers_differ", version, "the command draws, but the record says it does not"
                )
            self._undecided += 1
        except MemoryError:
            raise  # our limit, not a fault of the record
        except Exception as error:  # noqa: BLE001 - forged records lead to tables that break the rules
            name = tag(type(record.command))
            detail = f"the rules cannot decide the command {name}: {type(error).__name__}"
            report.add_finding("undecidable", version, detail)
        return None

    def _check_bot(self, bots: BotChecker, record: Record) -> None:
        try:
            bots.check(self.folded, record, self._reveal)
        except NeedsSeed:
            pass
        except MemoryError:
            raise
        except Exception as error:  # noqa: BLE001 - on forged tables bots fail in many ways
            detail = f"its bot cannot choose on this table: {type(error).__name__}"
            self._report.add_finding("undecidable", record.version, detail)

    def _compare(self, record: Record, decided: Decided, table: Table | None) -> None:
        report, version, name = self._report, record.version, tag(type(record.command))
        first, last = decided.draws
        if canonical_json(decided.events) != canonical_json(record.events):
            code = "draw_results_differ" if first != last else "events_differ"
            why = "the seed and the rules" if first != last else "the rules"
            report.add_finding(code, version, f"the events of {name} do not follow from {why}")
        elif table is not None and table != decided.table:
            report.add_finding(
                "state_differs", version, f"folding the events of {name} leads to another table"
            )
        if decided.draws != record.draws:
            detail = f"{name} takes draws {first} to {last}, but the record says {list(record.draws)}"
            report.add_finding("draw_numbers_differ", version, detail)

    def _fold_events(self, record: Record, events: tuple[Event, ...]) -> Table | None:
        """The table after some events; None if they cannot be folded."""
        try:
            return fold_record(self.folded, record, self._not_folded(events))
        except MemoryError:
            raise
        except Exception:  # noqa: BLE001 - forged events fail in many ways
            return None

    def _apply(self, record: Record, table: Table | None, events: tuple[Event, ...]) -> FoldedGame | None:
        """The game after a record that leads to a table; None if it cannot be folded."""
        try:
            return apply_record(self.folded, table, record, self._not_folded(events)) if table else None
        except MemoryError:
            raise
        except Exception:  # noqa: BLE001 - as above
            return None

    def _not_folded(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """The events still to fold. The empty game already contains the creation, the first event."""
        return events if self.folded.version else events[1:]

    def _reveal(self) -> bytes:
        if self._seed is None or commitment(self._seed) != self.folded.table.commitment:
            raise NeedsSeed
        return self._seed

    def _undo_context(self) -> UndoContext:
        return UndoContext(self.folded, self._records_at)

    def _records_at(self, versions: Sequence[int]) -> list[Record]:
        return [self.folded.codec.decode(*self._records[version - 1]) for version in versions]

    def finish(self) -> tuple[FoldedGame, GameFacts | None]:
        """Add what concerns the whole game; return the game after all records and the facts about it."""
        if self._undecided and self._seed is not None:
            detail = f"{self._undecided} records draw, but the service was not committed to this seed then"
            self._report.add_finding("wrong_seed", None, detail)
        note_game(self.folded, self._undecided, self._report)
        if self._bots:
            self._bots.finish(self._seed is not None)
        return self.folded, self._facts.facts(self.folded)


def check_records(
    records: Sequence[tuple[bytes, str]],
    seed: bytes | None,
    titles: Mapping[str, Title],
    upcasters: Mapping[str, Upcasters],
    report: VerdictBuilder,
    tick: Callable[[], None],
    bots: bool,
) -> tuple[FoldedGame | None, GameFacts | None]:
    """Check all records, and with `bots` their choices.

    Returns the game after them; None if this build does not have its rules.
    """
    folded = _empty_game(records[0], titles, upcasters, report)
    if folded is None:
        return None, None
    checker = RecordChecker(records, seed, folded, report, BotChecker(report) if bots else None)
    for entry, digest in records:
        tick()
        checker.check(entry, digest)
    return checker.finish()


def _empty_game(
    first: tuple[bytes, str],
    titles: Mapping[str, Title],
    upcasters: Mapping[str, Upcasters],
    report: VerdictBuilder,
) -> FoldedGame | None:
    """The game before its first record, with the rules that its creation names."""
    try:
        created = decode_creation(first[0])
        if missing := missing_rules(titles, created):
            report.add_finding("unknown_rules", 1, f"{missing}, so it cannot check this game")
            return None
        game, codec = ComposedGames(titles, upcasters).compose(created)
    except Unreadable as error:
        report.add_finding("bad_record", 1, str(error))
        return None
    try:
        at = codec.decode(*first).at
    except Unreadable:
        at = 0
    # A correction may void records before a barrier, so the undo log reaches to the start of play.
    return empty_game(created.game, at, game, created, codec, past_barriers=True)


def entry_of(record: Record) -> Entry:
    """The entry that a record was read from, if it has no other fields."""
    return Entry(
        record.actor,
        record.at,
        record.command,
        record.command_id,
        record.draws,
        record.events,
        record.prev,
        record.version,
    )
