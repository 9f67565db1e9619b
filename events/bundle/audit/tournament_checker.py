"""Checks the records of a tournament: decides every command again, which pairs every round again."""

from collections.abc import Mapping
from itertools import zip_longest

from msgspec.structs import replace

from events.audit.record_checker import entry_of
from events.audit.redecide import NeedsSeed
from events.audit.verdict import VerdictBuilder
from events.bundle.audit.tournament_facts import TournamentFactCollector, TournamentFacts
from events.bundle.audit.tournament_notes import note_tournament, note_tournament_record, place_of
from events.bundle.tournament_format import TEXT_TAKEN_OUT
from events.errors import Unreadable
from events.fold.draws import Draws
from events.log.codec import canonical_json
from events.log.record import Record
from events.tournaments.decide_tournament import decide_command, decide_creation
from events.tournaments.folded_tournament import FoldedTournament, apply_record, tournament_codec
from games.kernel.chance import commitment
from games.kernel.messages import Event, tag
from games.kernel.refusal import Illegal
from games.kernel.title import Title
from tournaments.messages.organizing import Announce
from tournaments.messages.registration import CreateTournament, TournamentCreated
from tournaments.messages.rounds import RoundPaired, TournamentFinished

DIFFERENCES: Mapping[type[Event], str] = {
    RoundPaired: "pairing_differs",
    TournamentFinished: "ranking_differs",
}
"""Codes of their own for the events that a forger would change first."""


class TournamentChecker:
    """Checks the records of a tournament in order and folds them."""

    def __init__(
        self,
        folded: FoldedTournament,
        titles: Mapping[str, Title],
        seed: bytes | None,
        report: VerdictBuilder,
    ) -> None:
        self.folded = folded
        self._titles = titles
        self._seed = seed
        self._report = report
        self._facts = TournamentFactCollector()
        self._redacted: list[int] = []
        """The versions of messages without their text."""
        self._undecided = 0
        """Records that could not be decided again because the seed is not known."""

    def check(self, entry: bytes, digest: str, redacted: bool) -> None:
        """Check a record and fold it. If its events cannot be folded, fold what the rules decide instead."""
        try:
            record = tournament_codec().decode(entry, digest)
        except Unreadable as error:
            self._report.add_finding("bad_record", self.folded.version + 1, str(error))
            return
        if canonical_json(entry_of(record)) != entry:
            self._find("bad_record", record, "has fields that no record has")
        if redacted:
            self._check_redaction(record)
        if reason := _wrong_actor(record):
            self._find("wrong_actor", record, reason)
        decided = self._decide(record)
        if decided is not None:
            self._compare(record, decided)
        after = self._apply(record)
        if after is None:
            self._find("bad_events", record, "its events are impossible in this tournament")
            record = decided or record
            after = self._apply(record)
        if after is not None:
            note_tournament_record(self.folded, record, self._report)
            self._facts.add(record, after)
            self.folded = after

    def finish(self) -> TournamentFacts:
        """Add what concerns the whole tournament, and return the facts about it."""
        if self._undecided and self._seed is not None:
            detail = f"{self._undecided} records draw, but the service was not committed to this seed"
            self._report.add_finding("wrong_seed", None, detail)
        reported = self.folded.state.hidden_messages
        for version in self._redacted:
            if version not in reported:
                detail = "has no text and not its own hash, but nobody reported it"
                self._report.add_finding("wrong_hash", version, detail)
        note_tournament(self.folded, self._undecided, self._report)
        return self._facts.facts(self.folded)

    def _decide(self, record: Record) -> Record | None:
        """The record as the rules decide it; None if they cannot."""
        draws = Draws(self._reveal, (), self.folded.next_draw)
        try:
            events = self._decided_events(record, draws)
        except Illegal as refusal:
            detail = f"the rules refuse the command {tag(type(record.command))}: {refusal.code}"
            self._find("refused", record, detail)
            return None
        except NeedsSeed:
            if record.draws[0] == record.draws[1]:
                self._find(
                    "draw_numbers_differ", record, "the command draws, but the record says it does not"
                )
            self._undecided += 1
            return None
        except MemoryError:
            raise  # our limit, not a fault of the record
        except Exception as error:  # noqa: BLE001 - forged records lead to tournaments that break the rules
            name = tag(type(record.command))
            self._find("undecidable", record, f"the rules cannot decide {name}: {type(error).__name__}")
            return None
        return replace(record, events=events, draws=(self.folded.next_draw, draws.next))

    def _decided_events(self, record: Record, draws: Draws) -> tuple[Event, ...]:
        folded, command = self.folded, record.command
        if folded.version:
            if isinstance(command, CreateTournament):
                raise Illegal("created_already")
            return decide_command(self._titles, folded, record.actor, command, record.at, draws)
        if not isinstance(command, CreateTournament) or not isinstance(record.events[0], TournamentCreated):
            raise Illegal("not_created")
        created = record.events[0]
        owner, id_ = record.actor, created.tournament
        return decide_creation(self._titles, id_, owner, command, created.commitment, record.at)

    def _check_redaction(self, record: Record) -> None:
        """Check that only the text of a message was taken out: nothing else follows from such a record."""
        if isinstance(record.command, Announce) and record.command.text == TEXT_TAKEN_OUT:
            self._redacted.append(record.version)
            self._report.add_note("redacted", record.version, "the text of a reported message was taken out")
        else:
            self._find("wrong_hash", record, "only reported messages can be without their text")

    def _compare(self, record: Record, decided: Record) -> None:
        name, (first, last) = tag(type(record.command)), decided.draws
        if decided.draws != record.draws:
            detail = f"{name} takes draws {first} to {last}, but the record says {list(record.draws)}"
            self._find("draw_numbers_differ", record, detail)
        for recorded, expected in zip_longest(record.events, decided.events):
            if canonical_json(recorded) == canonical_json(expected):
                continue
            code = DIFFERENCES.get(type(recorded or expected))
            if code is None:
                code = "draw_results_differ" if first != last else "events_differ"
            what = tag(type(recorded or expected))
            self._find(
                code, record, f"the event {what} of {name} does not follow from the rules and the seed"
            )
            return

    def _apply(self, record: Record) -> FoldedTournament | None:
        try:
            return apply_record(self.folded, record)
        except MemoryError:
            raise
        except Exception:  # noqa: BLE001 - forged events fail in many ways
            return None

    def _reveal(self) -> bytes:
        if self._seed is None or commitment(self._seed) != self.folded.state.commitment:
            raise NeedsSeed
        return self._seed

    def _find(self, code: str, record: Record, detail: str) -> None:
        round_, table = place_of(record.command)
        self._report.add_finding(code, record.version, detail, round_=round_, table=table)


def _wrong_actor(record: Record) -> str | None:
    """Why the actor of a record cannot have sent its command; None if it can."""
    actor, creates = record.actor, isinstance(record.command, CreateTournament)
    if actor.kind == "service":
        return "the service must have no id and no seat" if actor.id or actor.seat is not None else None
    if actor.kind != ("organizer" if creates else "player"):
        return f"an actor of the kind {actor.kind} cannot send {tag(type(record.command))}"
    return None if actor.id and actor.seat is None else "a person must have an id and no seat"
