"""The stream of a player's notices, as SSE or JSON Lines."""

import time
from collections.abc import Iterator

from events.log.keys import notice_keys
from events.notices.account_stream import NoticePosition
from games.kernel.languages import Language
from service.responses.accounts.notice_structs import present_notice
from service.responses.words.notice_words import say_notice
from service.streaming.event_stream import event_frame, reset_frame
from service.streaming.stream_connection import (
    CALLER_MAX_AGE_SECONDS,
    KEEP_ALIVE_SECONDS,
    WAIT_SECONDS,
    KeepAlive,
    StreamCaller,
    StreamConnection,
    Streams,
)

PAGE = 100


def notice_frames(
    streams: Streams,
    connection: StreamConnection,
    player: str,
    after: NoticePosition | None,
    language: Language | None,
) -> Iterator[bytes]:
    """Yield the notices of a player after a position, and those to come; None: only those to come."""
    sse, accounts = connection.sse, streams.accounts
    caller = StreamCaller(streams.auth, connection.key_hash)
    keep_alive = KeepAlive(streams, connection)
    now = time.time_ns() // 1_000_000
    lost = after is not None and after.ms > 0 and accounts.may_lack(player, after, now)
    position = accounts.end(player, now) if after is None or lost else after
    # An id without data: a reader that loses the connection before the first notice continues here.
    yield b"retry: 1000\nid: %s\n\n" % position.event_id.encode() if sse else b""
    if lost:
        yield reset_frame(sse, position.event_id)
    while True:
        caller.player(KEEP_ALIVE_SECONDS)
        if streams.waiter.wait(notice_keys(player).stream, position.redis_id, WAIT_SECONDS):
            for number, notice in accounts.read(player, position, PAGE):
                caller.player(CALLER_MAX_AGE_SECONDS)
                position = number
                words = say_notice(notice, language, streams.store.titles) if language else None
                yield event_frame(sse, position.event_id, "notice", present_notice(position, notice, words))
            keep_alive.note_sent()
        elif keep_alive.is_due():
            yield keep_alive.frame
            keep_alive.note_sent()
        if connection.client_gone():
            return
        keep_alive.renew_lease()
