"""Event streams: every record from a version on, then new ones as they are appended, as SSE or JSON Lines."""

from collections.abc import Iterator

from games.kernel.languages import Language
from service.streaming.event_frames import reset_frame
from service.streaming.followed_record import F, FollowedRecord
from service.streaming.position import START, Position, check_position
from service.streaming.shared_record import Audience, SharedRecord
from service.streaming.stream_connection import (
    WAIT_SECONDS,
    KeepAlive,
    StreamCaller,
    StreamConnection,
    Streams,
)


def record_frames(
    streams: Streams,
    connection: StreamConnection,
    followed: FollowedRecord[F],
    after: Position,
    language: Language | None,
) -> Iterator[bytes]:
    """Yield the records of a game or a tournament after a position, and those to come."""
    sse = connection.sse
    caller = StreamCaller(streams.auth, connection.key_hash)
    keep_alive = KeepAlive(sse)
    yield b"retry: 1000\n\n" if sse else b""
    folded = followed.load()
    followed.require_visible(folded, caller.player())
    position = check_position(followed, folded, after)
    outline, checked = followed.outline(folded), 0
    del folded  # a stream that waits keeps the outline only
    with streams.tails.follow(followed.log, (outline.version, 0)) as tail:
        shared = tail.shared(lambda: SharedRecord(followed, tail))
        while position is None or not (followed.is_over(outline) and position.version >= outline.version):
            if position is None:
                yield reset_frame(sse)
                position = START
            if position.version >= outline.version and connection.client_gone():
                return
            changes, changed = tail.changes, tail.changed
            if pending := shared.pending(position.version):
                player = caller.player()
                followed.require_visible(pending.folded, player)
                audience = Audience(followed.seat_of(pending.folded, player), language, sse)
                pieces = shared.pieces(pending, audience)
                pending, outline = None, shared.outline()
                if not position.precedes(pieces[0].prev):
                    position = None
                    continue
                for piece in pieces:
                    caller.player()  # a slow reader's key may expire between two pieces
                    position = piece.position
                    yield piece.data
                keep_alive.note_sent()
            elif changes != checked:  # no record was added, so that the history may be another one
                outline = shared.outline()
                position = check_position(followed, outline, position)
            elif changed.wait(WAIT_SECONDS):
                continue
            elif keep_alive.is_due():
                shared.rest()
                yield keep_alive.frame
                keep_alive.note_sent()
            checked = changes
            followed.require_visible(outline, caller.player())
            streams.leases.renew()
    if sse:
        yield b"event: end\ndata: {}\n\n"
