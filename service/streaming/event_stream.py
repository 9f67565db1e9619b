"""Event streams: every record from a version on, then new ones as they are appended, as SSE or JSON Lines."""

import math
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from flask import Response

from events.errors import NotFound
from events.fold.store import Store
from events.log.outages import REDIS_ERRORS, is_outage
from games.kernel.languages import Language
from service.auth.accounts import Player
from service.auth.authentication import Auth
from service.auth.names import Names
from service.auth.visibility import load_visible, require_visible
from service.monitoring.metrics import Metrics
from service.responses.presenters import is_over, people_of, present_record, seat_of
from service.responses.words.sentences import speaker_of
from service.streaming.position import START, Position, check_position
from service.streaming.stream_leases import StreamLeases
from service.streaming.stream_wait import StreamWaiter

EVENT_STREAM = "text/event-stream"
NDJSON = "application/x-ndjson"
KEEP_ALIVE_SECONDS = 15.0
WAIT_SECONDS = 2.0
"""How long one blocking read lasts; after each we check whether the caller is still connected."""
CALLER_MAX_AGE_SECONDS = 5.0
"""Before sending records we look the caller up again if the last lookup is older than this."""


class Streams(msgspec.Struct, frozen=True):
    """What every stream of this process uses."""

    store: Store
    auth: Auth
    names: Names
    waiter: StreamWaiter
    leases: StreamLeases
    metrics: Metrics


class Subscription(msgspec.Struct, frozen=True):
    """One caller who follows one game."""

    game: str
    key_hash: str | None
    """The hash of the caller's key; None without a key."""
    media: str
    after: Position
    client: str
    """The player or address that the lease counts for."""
    lease: str
    address: str
    """The address that the slot in this process counts for."""
    client_gone: Callable[[], bool]
    """Whether nobody reads the stream any more."""
    language: Language | None
    """The language of the records' words; None without words."""


class StreamCaller:
    """The caller of a stream, looked up again now and then: keys are replaced and rights change."""

    def __init__(self, auth: Auth, key_hash: str | None) -> None:
        self._auth = auth
        self._key_hash = key_hash
        self._player: Player | None = None
        self._checked = -math.inf

    def player(self, max_age: float) -> Player | None:
        """Return the player as of at most `max_age` seconds ago; NotFound if the key no longer works."""
        if self._key_hash is not None and self._out_of_date(max_age):
            began = time.monotonic()
            self._player, self._checked = self._auth.look_up(self._key_hash), began
            if self._player is None:
                raise NotFound("the key is no longer valid")
        return self._player

    def _out_of_date(self, max_age: float) -> bool:
        if self._player is None or time.monotonic() - self._checked >= max_age:
            return True
        return self._auth.changed_since(self._checked, self._player.id)


def stream_response(streams: Streams, subscription: Subscription) -> Response:
    """Return the response that follows the game; closing it releases the lease."""
    streams.metrics.streams.inc()
    response = Response(_until_outage(streams, subscription), content_type=subscription.media)

    @response.call_on_close
    def closed() -> None:
        streams.metrics.streams.dec()
        streams.waiter.leave(subscription.address)
        try:
            streams.leases.release(subscription.client, subscription.lease)
        except REDIS_ERRORS:
            return  # the lease expires

    return response


def _until_outage(streams: Streams, subscription: Subscription) -> Iterator[bytes]:
    """Yield the stream; end it on an outage or when the caller may no longer read the game.

    Clients reconnect and resume after the last version they have.
    """
    try:
        yield from _frames(streams, subscription)
    except (*REDIS_ERRORS, NotFound) as error:
        if not (is_outage(error) or isinstance(error, NotFound)):
            raise


def _frames(streams: Streams, subscription: Subscription) -> Iterator[bytes]:
    sse, game = subscription.media == EVENT_STREAM, subscription.game
    caller = StreamCaller(streams.auth, subscription.key_hash)
    sent = renewed = time.monotonic()
    yield b"retry: 1000\n\n" if sse else b""
    folded = load_visible(streams.store, game, caller.player(CALLER_MAX_AGE_SECONDS))
    position = check_position(streams.store, folded, subscription.after)
    while position is None or not (is_over(folded) and position.version >= folded.version):
        if position is None:
            yield _reset(sse)
            position = START
        if position.version >= folded.version and subscription.client_gone():
            return
        appended = streams.waiter.wait(game, position.version, WAIT_SECONDS)
        if appended and (records := streams.store.records(game, position.version)):
            player = caller.player(CALLER_MAX_AGE_SECONDS)
            folded = load_visible(streams.store, game, player)
            if not position.precedes(records[0].prev):
                position = None
                continue
            seat, unredacted = seat_of(folded, player.id if player else None), is_over(folded)
            names = streams.names.of(people_of(folded, records))
            language = subscription.language
            speaker = speaker_of(folded, language, names) if language else None
            for record in records:
                caller.player(CALLER_MAX_AGE_SECONDS)  # a slow reader's key may expire between two records
                position = Position(record.version, record.hash)
                shown = present_record(folded, record, seat, unredacted, names, speaker)
                yield _frame(sse, position, shown)
            sent = time.monotonic()
        elif time.monotonic() - sent >= KEEP_ALIVE_SECONDS:
            yield b": keep-alive\n\n" if sse else b"\n"
            sent = time.monotonic()
            folded = streams.store.load(game)
            position = check_position(streams.store, folded, position)
        require_visible(folded, caller.player(KEEP_ALIVE_SECONDS))
        if time.monotonic() - renewed >= KEEP_ALIVE_SECONDS:
            streams.leases.renew(subscription.client, subscription.lease)
            renewed = time.monotonic()
    if sse:
        yield b"event: end\ndata: {}\n\n"


def _frame(sse: bool, position: Position, record: Any) -> bytes:
    data = msgspec.json.encode(record)
    if not sse:
        return data + b"\n"
    return b"id: %s\nevent: record\ndata: %s\n\n" % (position.event_id.encode(), data)


def _reset(sse: bool) -> bytes:
    """Tell the reader to forget every record: the stream begins again with the first one."""
    return b"id: 0\nevent: reset\ndata: {}\n\n" if sse else b'{"reset":true}\n'
