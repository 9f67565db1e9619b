"""Turns entries of the feed into the notices of players."""

from collections.abc import Iterable, Iterator

from events.notices.account_stream import AddressedNotice, StoredNotice
from events.notices.notice import Notice
from events.projections.feed import FeedEntry


def addressed_notices(entries: Iterable[FeedEntry]) -> Iterator[AddressedNotice]:
    """The notices in entries of the feed, one for each player."""
    for entry in entries:
        for notice in entry.notices:
            stored = _stored_notice(entry, notice)
            # The time tells the record from one that replaced it after a failover.
            what = f"{notice.type}:{notice.seat if entry.kind == 'game' else notice.table}"
            id_ = f"{entry.subject}:{entry.version}:{stored.at}:{what}"
            for player in notice.to:
                yield AddressedNotice(player, id_, stored)


def _stored_notice(entry: FeedEntry, notice: Notice) -> StoredNotice:
    of_a_game = entry.kind == "game"
    return StoredNotice(
        notice.type,
        entry.summary.updated,
        entry.subject if of_a_game else notice.game,
        entry.summary.title,
        entry.version,
        notice.seat,
        notice.reason,
        tournament=None if of_a_game else entry.subject,
        round=notice.round,
        table=notice.table,
    )
