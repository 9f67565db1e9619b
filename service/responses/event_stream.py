"""Live streams: records as they are appended, without gap or duplicate, as SSE or JSON Lines."""

import math
import select
import socket
import time
from collections.abc import Iterator
from typing import Any

import msgspec
from flask import Response, request

from events.errors import NotFound
from service.auth.accounts import Player
from service.auth.authentication import Auth
from service.context import Service, load_visible, require_visible
from service.http.outages import REDIS_ERRORS, is_outage
from service.responses.presenters import is_over, present_record, seat_of
from service.responses.problems import Problem

EVENT_STREAM = "text/event-stream"
NDJSON = "application/x-ndjson"
KEEP_ALIVE = 15.0
LOOK_UP = 2.0
"""How many seconds one blocking read lasts before we look whether the caller is still there."""
FRESH = 5.0
"""The age in seconds up to which records are sent on what we know of the caller."""


class Reader(msgspec.Struct, frozen=True):
    """Somebody who follows a game."""

    service: Service
    game: str
    key_hash: str | None
    """Of the key the caller came with."""
    media: str
    after: int
    who: str
    lease: str
    connection: Any
    """The caller's socket where the server lends it, to notice that they left."""


class Caller:
    """Who reads a stream, looked up again now and then: keys end, and rights change."""

    def __init__(self, auth: Auth, key_hash: str | None) -> None:
        self._auth = auth
        self._key_hash = key_hash
        self._player: Player | None = None
        self._since = -math.inf

    def known(self, age: float) -> Player | None:
        """The player, as they were at most so many seconds ago; an ended key ends the stream."""
        if self._key_hash is not None and time.monotonic() - self._since >= age:
            self._player, self._since = self._auth.look_up(self._key_hash), time.monotonic()
            if self._player is None:
                raise NotFound("the key has ended")
        return self._player


def wanted_media() -> str:
    """SSE unless the caller asks for JSON Lines."""
    accepted = request.accept_mimetypes
    if not accepted or accepted.best == "*/*":
        return EVENT_STREAM
    best = accepted.best_match((EVENT_STREAM, NDJSON))
    if best is None:
        raise Problem("not_acceptable", offered=[EVENT_STREAM, NDJSON])
    return best


def stream(reader: Reader) -> Response:
    """The answer that follows the game; closing it, for whatever reason, gives the lease back."""
    service = reader.service
    service.metrics.streams.inc()
    response = Response(_follow(reader), content_type=reader.media)

    @response.call_on_close
    def closed() -> None:
        service.metrics.streams.dec()
        service.stream_waiter.leave()
        try:
            service.stream_leases.release(reader.who, reader.lease)
        except REDIS_ERRORS:
            return  # it runs out by itself

    return response


def _follow(reader: Reader) -> Iterator[bytes]:
    try:
        yield from _records(reader)
    except (*REDIS_ERRORS, NotFound) as error:
        # The caller reconnects and goes on after the last version they have.
        if not (is_outage(error) or isinstance(error, NotFound)):
            raise


def _records(reader: Reader) -> Iterator[bytes]:
    sse = reader.media == EVENT_STREAM
    service, position = reader.service, reader.after
    caller = Caller(service.auth, reader.key_hash)
    spoke = renewed = time.monotonic()
    yield b"retry: 1000\n\n" if sse else b""
    folded = load_visible(service, reader.game, caller.known(FRESH))
    while not (is_over(folded) and position >= folded.version):
        news = service.stream_waiter.wait(reader.game, position, LOOK_UP)
        if news and (found := service.store.records(reader.game, position)):
            player = caller.known(FRESH)
            folded = load_visible(service, reader.game, player)
            seat, uncovered = seat_of(folded, player), is_over(folded)
            for record in found:
                caller.known(FRESH)  # whoever reads slowly may lose the key meanwhile
                data = msgspec.json.encode(present_record(folded, record, seat, uncovered))
                yield b"id: %d\nevent: record\ndata: %s\n\n" % (record.version, data) if sse else data + b"\n"
            position, spoke = found[-1].version, time.monotonic()
        elif _left(reader.connection):
            return
        elif time.monotonic() - spoke >= KEEP_ALIVE:
            yield b": keep-alive\n\n" if sse else b"\n"
            spoke = time.monotonic()
        require_visible(folded, caller.known(KEEP_ALIVE))
        if time.monotonic() - renewed >= KEEP_ALIVE:
            service.stream_leases.renew(reader.who, reader.lease)
            renewed = time.monotonic()
    if sse:
        yield b"event: end\ndata: {}\n\n"


def _left(connection: socket.socket | None) -> bool:
    """Whether the caller has hung up."""
    if connection is None:
        return False
    try:
        readable, _, _ = select.select([connection], [], [], 0)
        return bool(readable) and connection.recv(1, socket.MSG_PEEK) == b""
    except OSError:
        return True
