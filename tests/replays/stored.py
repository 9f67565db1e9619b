"""A recorded game as the records of a stream."""

from pathlib import Path

from events.log.codec import canonical_json
from events.log.record import NO_HASH, Entry, StoredRecord, chain_hash
from tests.replays.lines import read


def stored_records(path: Path) -> list[StoredRecord]:
    """The records of a recorded game, chained. Their draws are not numbered."""
    replay, prev, found = read(path.read_bytes()), NO_HASH, list[StoredRecord]()
    rows = ((replay.creator, replay.creation, replay.opening), *replay.played)
    for version, (actor, command, events) in enumerate(rows, 1):
        entry = canonical_json(
            Entry(actor, 1000 * version, command, f"{version}", (0, 0), events, prev, version)
        )
        prev = chain_hash(prev, entry)
        found.append(StoredRecord(version, entry, prev))
    return found
