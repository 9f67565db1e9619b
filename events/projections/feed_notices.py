"""Turns entries of the feed into the notices of players."""

from collections.abc import Iterable, Iterator

from events.notices.account_stream import AddressedNotice, StoredNotice
from events.projections.feed import FeedEntry


def addressed_notices(entries: Iterable[FeedEntry]) -> Iterator[AddressedNotice]:
    """The notices in entries of the feed, one for each player."""
    for entry in entries:
        summary = entry.summary
        for notice in entry.notices:
            stored = StoredNotice(
                notice.type,
                summary.updated,
                summary.id,
                summary.title,
                entry.version,
                notice.seat,
                notice.reason,
            )
            # The time tells the record from one that replaced it after a failover.
            id_ = f"{entry.game}:{entry.version}:{summary.updated}:{notice.type}:{notice.seat}"
            for player in notice.to:
                yield AddressedNotice(player, id_, stored)
