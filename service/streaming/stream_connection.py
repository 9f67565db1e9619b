"""An open stream of any kind: its place in the limits, its caller, and its end."""

import math
import threading
import time
from collections.abc import Callable, Iterator

import msgspec
from flask import Response, request

from events.errors import NotFound
from events.fold.store import Store
from events.notices.account_stream import AccountStreams
from events.redis.outages import REDIS_ERRORS, is_outage
from events.tournaments.tournament_store import TournamentStore
from service.auth.accounts import Player
from service.auth.authentication import Auth
from service.auth.keys.key_store import KeyHolder
from service.auth.names import Names
from service.auth.visibility import VisibleGames
from service.current_request import environ
from service.monitoring.metrics import Metrics
from service.requests.client_network import client_network
from service.requests.environ import CLIENT_GONE
from service.responses.problems import Problem
from service.streaming.stream_leases import StreamLeases
from service.streaming.stream_slots import StreamSlots
from service.streaming.tails.tails import Tails

EVENT_STREAM = "text/event-stream"
NDJSON = "application/x-ndjson"
KEEP_ALIVE_SECONDS = 15.0
WAIT_SECONDS = 2.0
"""How long a stream waits for something new before it checks whether the caller is still connected."""
CALLER_MAX_AGE_SECONDS = 15.0
"""How long we believe in a caller whose account does not seem to change."""

_lookups = threading.BoundedSemaphore(8)
"""Streams that began together look their callers up together. Each of a thousand would open a connection."""


class Streams(msgspec.Struct, frozen=True):
    """What every stream of this process uses."""

    store: Store
    visible: VisibleGames
    tournaments: TournamentStore
    accounts: AccountStreams
    auth: Auth
    names: Names
    tails: Tails
    slots: StreamSlots
    leases: StreamLeases
    metrics: Metrics


class StreamConnection(msgspec.Struct, frozen=True):
    """One caller's open stream."""

    key_hash: str | None
    """The hash of the caller's key; None without a key."""
    media: str
    client: str
    """The player or address that the lease counts for."""
    lease: str
    address: str
    """The address that the slot in this process counts for."""
    client_gone: Callable[[], bool]
    """Whether nobody reads the stream any more."""

    @property
    def sse(self) -> bool:
        """Whether it sends Server-Sent Events."""
        return self.media == EVENT_STREAM


class StreamCaller:
    """The caller of a stream, looked up again now and then: keys are replaced and rights change."""

    def __init__(self, auth: Auth, key_hash: str | None) -> None:
        self._auth = auth
        self._key_hash = key_hash
        self._holder: KeyHolder | None = None
        self._checked = -math.inf

    def player(self) -> Player | None:
        """Return the player, None without a key; NotFound if the key no longer works.

        We look again after every change of the account, which is known at once, and when it was long ago.
        """
        if self._key_hash is None:
            return None
        if self._holder is None or self._is_out_of_date(self._holder):
            with _lookups:
                began = time.monotonic()
                self._holder, self._checked = self._auth.look_up(self._key_hash), began
        if self._holder is None or self._holder.expired:
            raise NotFound("the key is no longer valid")
        return self._holder.player

    def _is_out_of_date(self, holder: KeyHolder) -> bool:
        if time.monotonic() - self._checked >= CALLER_MAX_AGE_SECONDS:
            return True
        return self._auth.changed_since(self._checked, holder.player.id)


def open_connection(streams: Streams, caller: Player | None, media: str) -> StreamConnection:
    """Return a place for a stream of the current request, or raise the problem that there is none."""
    address = client_network(request.remote_addr)
    client = caller.id if caller else f"address:{address}"
    lease = streams.leases.take(client)
    if lease is None:
        raise _too_many_streams(streams.leases.limit)
    if not streams.slots.enter(address):
        streams.leases.release(client, lease)
        raise _too_many_streams(streams.slots.max_streams)
    gone = environ().get(CLIENT_GONE, lambda: False)
    return StreamConnection(streams.auth.key_hash(), media, client, lease, address, gone)


def _too_many_streams(limit: int) -> Problem:
    return Problem("too_many_streams", headers={"Retry-After": "15"}, limit=limit)


def stream_response(streams: Streams, connection: StreamConnection, frames: Iterator[bytes]) -> Response:
    """Return the response that sends frames; closing it gives the place back."""
    streams.metrics.streams.inc()
    response = Response(_until_outage(frames), content_type=connection.media)

    @response.call_on_close
    def closed() -> None:
        streams.metrics.streams.dec()
        streams.slots.leave(connection.address)
        try:
            streams.leases.release(connection.client, connection.lease)
        except REDIS_ERRORS:
            return  # the lease expires

    return response


def _until_outage(frames: Iterator[bytes]) -> Iterator[bytes]:
    """Yield the stream; end it on an outage or when the caller may no longer read it.

    Clients reconnect and resume after the last event they have.
    """
    try:
        yield from frames
    except (*REDIS_ERRORS, NotFound) as error:
        if not (is_outage(error) or isinstance(error, NotFound)):
            raise


class KeepAlive:
    """Says when a stream must send something."""

    def __init__(self, sse: bool) -> None:
        self.frame = b": keep-alive\n\n" if sse else b"\n"
        """What to send then."""
        self._sent = time.monotonic()

    def note_sent(self) -> None:
        """Something was sent."""
        self._sent = time.monotonic()

    def is_due(self) -> bool:
        """Return whether nothing was sent for a while."""
        return time.monotonic() - self._sent >= KEEP_ALIVE_SECONDS
