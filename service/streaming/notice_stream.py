"""The stream of a player's notices, as SSE or JSON Lines."""

import time
from collections.abc import Iterator

from events.log.keys import notice_keys
from events.notices.account_stream import NoticePosition, parse_notice
from games.kernel.languages import Language
from service.responses.accounts.notice_structs import present_notice
from service.responses.words.notice_words import say_notice
from service.streaming.event_frames import event_frame, reset_frame
from service.streaming.stream_connection import (
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
    keep_alive = KeepAlive(sse)
    now = time.time_ns() // 1_000_000
    lost = after is not None and after.ms > 0 and accounts.may_lack(player, after, now)
    end = accounts.end(player, now)
    position = end if after is None or lost else after
    # An id without data: a reader that loses the connection before the first notice continues here.
    yield b"retry: 1000\nid: %s\n\n" % position.event_id.encode() if sse else b""
    if lost:
        yield reset_frame(sse, position.event_id)
    with streams.tails.follow(notice_keys(player).stream, end) as tail:
        while True:
            caller.player()
            changed, entries = tail.changed, tail.after(position)
            new = accounts.read(player, position, PAGE) if entries is None else map(parse_notice, entries)
            if found := list(new):
                for number, notice in found:
                    caller.player()
                    position = number
                    words = say_notice(notice, language, streams.store.titles) if language else None
                    content = present_notice(position, notice, words)
                    yield event_frame(sse, position.event_id, "notice", content)
                keep_alive.note_sent()
            elif not changed.wait(WAIT_SECONDS) and keep_alive.is_due():
                yield keep_alive.frame
                keep_alive.note_sent()
            if connection.client_gone():
                return
            streams.leases.renew()
