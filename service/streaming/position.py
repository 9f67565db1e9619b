"""How far a reader of a stream is: a version and the record there, as a failover may replace the history."""

from typing import NamedTuple

from events.log.record import NO_HASH
from service.streaming.followed_record import F, FollowedRecord

DIGITS = 16
"""How many digits of a record's hash tell it from another one."""


class Position(NamedTuple):
    """The last record that a reader has. Without its hash the reader cannot be told that it was replaced."""

    version: int
    hash: str | None

    @property
    def event_id(self) -> str:
        """The `id:` of a Server-Sent Event, which a reconnecting reader sends back as Last-Event-ID."""
        return f"{self.version}-{self.hash[:DIGITS]}" if self.hash else str(self.version)

    def precedes(self, prev: str) -> bool:
        """Whether a record with this `prev` follows it."""
        return self.hash is None or prev.startswith(self.hash)


START = Position(0, NO_HASH)
"""Before the first record."""


def check_position(followed: FollowedRecord[F], folded: F, given: Position) -> Position | None:
    """The position with its hash, given the newest version; None if the history was replaced."""
    if given.version == 0:
        return START
    if given.version == folded.version:
        found = folded.head
    elif given.version < folded.version and (records := followed.records(given.version - 1, 1)):
        found = records[0].hash
    else:
        return None
    return Position(given.version, found) if given.precedes(found) else None
