"""Event streams: every record from a version on, then new ones as they are appended, as SSE or JSON Lines."""

from collections.abc import Iterator
from typing import Any

import msgspec

from service.streaming.followed_record import F, FollowedRecord
from service.streaming.position import START, Position, check_position
from service.streaming.stream_connection import (
    CALLER_MAX_AGE_SECONDS,
    KEEP_ALIVE_SECONDS,
    WAIT_SECONDS,
    KeepAlive,
    StreamCaller,
    StreamConnection,
    Streams,
)


def record_frames(
    streams: Streams, connection: StreamConnection, followed: FollowedRecord[F], after: Position
) -> Iterator[bytes]:
    """Yield the records of a game or a tournament after a position, and those to come."""
    sse = connection.sse
    caller = StreamCaller(streams.auth, connection.key_hash)
    keep_alive = KeepAlive(streams, connection)
    yield b"retry: 1000\n\n" if sse else b""
    folded = followed.load()
    followed.require_visible(folded, caller.player(CALLER_MAX_AGE_SECONDS))
    position = check_position(followed, folded, after)
    while position is None or not (followed.is_over(folded) and position.version >= folded.version):
        if position is None:
            yield reset_frame(sse)
            position = START
        if position.version >= folded.version and connection.client_gone():
            return
        appended = streams.waiter.wait(followed.log, f"{position.version}-0", WAIT_SECONDS)
        if appended and (records := followed.records(position.version)):
            player = caller.player(CALLER_MAX_AGE_SECONDS)
            folded = followed.load()
            followed.require_visible(folded, player)
            if not position.precedes(records[0].prev):
                position = None
                continue
            present = followed.presenter(folded, records, player)
            for record in records:
                caller.player(CALLER_MAX_AGE_SECONDS)  # a slow reader's key may expire between two records
                position = Position(record.version, record.hash)
                yield event_frame(sse, position.event_id, "record", present(record))
            keep_alive.note_sent()
        elif keep_alive.is_due():
            yield keep_alive.frame
            keep_alive.note_sent()
            folded = followed.load()
            position = check_position(followed, folded, position)
        followed.require_visible(folded, caller.player(KEEP_ALIVE_SECONDS))
        keep_alive.renew_lease()
    if sse:
        yield b"event: end\ndata: {}\n\n"


def event_frame(sse: bool, event_id: str, name: str, content: Any) -> bytes:
    """Return one event, or its content as a JSON line."""
    data = msgspec.json.encode(content)
    if not sse:
        return data + b"\n"
    return b"id: %s\nevent: %s\ndata: %s\n\n" % (event_id.encode(), name.encode(), data)


def reset_frame(sse: bool, event_id: str = "0") -> bytes:
    """Tell the reader that what it has is no longer complete: here the stream begins again."""
    return b"id: %s\nevent: reset\ndata: {}\n\n" % event_id.encode() if sse else b'{"reset":true}\n'
