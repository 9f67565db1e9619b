"""A tournament folded up to one version, and the functions that fold further records into it."""

from collections.abc import Iterable, Iterator
from functools import cache, reduce

import msgspec

from events.errors import Unreadable
from events.log.codec import Codec, message_codec
from events.log.record import NO_HASH, Record, StoredRecord
from games.kernel.messages import Event
from tournaments.messages.registration import CreateTournament, TournamentCreated
from tournaments.state import Tournament
from tournaments.tournament import RULES, TOURNAMENT_COMMANDS, TOURNAMENT_EVENTS, evolve


class FoldedTournament(msgspec.Struct, frozen=True, eq=False):
    """A tournament at one version: its state, and what the next record needs to continue the chain."""

    id: str
    version: int
    head: str
    next_draw: int
    """The number of the next draw."""
    at: int
    """The time of the last record, in milliseconds since 1970."""
    created: int
    """The time of the first record."""
    state: Tournament
    size: int = 0
    """The bytes of all entries."""


@cache
def tournament_codec() -> Codec:
    """The codec of the records of tournaments."""
    return message_codec(frozenset((CreateTournament, *TOURNAMENT_COMMANDS)), frozenset(TOURNAMENT_EVENTS))


def empty_tournament(tournament_id: str, at: int, first: Event) -> FoldedTournament:
    """A tournament before its first record, given that record's first event."""
    if not isinstance(first, TournamentCreated):
        raise Unreadable(f"the record of {tournament_id} does not begin with the creation of a tournament")
    if not 1 <= first.rules <= RULES:
        raise Unreadable(f"the tournament needs version {first.rules} of its rules; this build has {RULES}")
    return FoldedTournament(tournament_id, 0, NO_HASH, 0, at, at, evolve(None, first, 1))


def apply_record(folded: FoldedTournament, record: Record) -> FoldedTournament:
    """The tournament after a record. The event that creates it has been applied already."""
    state = folded.state
    for event in record.events[0 if folded.version else 1 :]:
        state = evolve(state, event, record.version)
    return FoldedTournament(
        folded.id,
        record.version,
        record.hash,
        record.draws[1],
        record.at,
        folded.created,
        state,
        folded.size + record.size,
    )


def fold_first(tournament_id: str, first: StoredRecord) -> FoldedTournament:
    """The tournament after its first record."""
    record = tournament_codec().decode(first.entry, first.hash)
    if not record.events:
        raise Unreadable(f"the first record of {tournament_id} has no event")
    return _fold_next(empty_tournament(tournament_id, record.at, record.events[0]), record)


def fold_tail(folded: FoldedTournament, tail: Iterable[StoredRecord]) -> FoldedTournament:
    """Fold further records into a tournament."""
    return reduce(lambda _, step: step[1], walk(folded, tail), folded)


def walk(folded: FoldedTournament, tail: Iterable[StoredRecord]) -> Iterator[tuple[Record, FoldedTournament]]:
    """Yield each further record of a tournament, with the tournament after it."""
    for stored in tail:
        record = tournament_codec().decode(stored.entry, stored.hash)
        folded = _fold_next(folded, record)
        yield record, folded


def walk_from_start(
    tournament_id: str, records: Iterator[StoredRecord]
) -> Iterator[tuple[Record, FoldedTournament]]:
    """Yield each record of a tournament from the first on, with the tournament after it."""
    if first := next(records, None):
        folded = fold_first(tournament_id, first)
        yield tournament_codec().decode(first.entry, first.hash), folded
        yield from walk(folded, records)


def _fold_next(folded: FoldedTournament, record: Record) -> FoldedTournament:
    """Fold the next record. Checks its version and previous hash, not the record's own hash."""
    if record.version != folded.version + 1 or record.prev != folded.head:
        raise Unreadable(f"record {record.version} of {folded.id} does not follow record {folded.version}")
    return apply_record(folded, record)
