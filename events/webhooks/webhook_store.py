"""The webhooks of players in Redis, and how far the deliveries of each are."""

from typing import Any

import msgspec
import redis

from events.errors import NotFound
from events.log.keys import PARTITIONS, partition_of, webhook_keys, webhooks_due_key
from events.notices.account_stream import NoticePosition, StoredNotice

OVERLAP_MS = 24 * 3600 * 1000
"""How long the secret before a rotation stays valid."""
LOG_LENGTH = 1000
"""Deliveries kept in the log of a webhook."""
LOG_SECONDS = 30 * 24 * 3600
"""How long the log is kept after the last delivery."""
WAKE_LATER_MS = 60_000
"""When to look at a webhook again whose job was killed."""

# KEYS: due webhooks. ARGV: webhook, the time that it was put off to, when it is due next ("" = not at all).
# A notice that came meanwhile has made it due earlier: then it stays so.
_SETTLE = """
local due = redis.call('ZSCORE', KEYS[1], ARGV[1])
if due and tonumber(due) < tonumber(ARGV[2]) then return end
if ARGV[3] == '' then
  redis.call('ZREM', KEYS[1], ARGV[1])
else
  redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
end
"""


class Blocked(msgspec.Struct, frozen=True):
    """A game whose next message could not be delivered; its later ones wait."""

    after: str
    """The position of the last message that was delivered, as Redis writes it."""
    attempts: int
    due: int


class Webhook(msgspec.Struct, frozen=True, kw_only=True):
    """A webhook: where to send which notices."""

    id: str
    player: str
    url: str
    types: tuple[str, ...] = ()
    """The types of notices; all if there are none."""
    game: str | None = None
    """The only game it is for; None: all games of the player."""
    tournament: str | None = None
    """The only tournament it is for; None: all of them."""
    created: int
    generation: int = 1
    """Which secret signs its messages."""
    rotated: int = 0
    disabled: str | None = None
    """Why nothing is sent any more."""

    def generations(self, now: int) -> tuple[int, ...]:
        """The secrets that are valid now, the newest first."""
        both = self.generation > 1 and now < self.rotated + OVERLAP_MS
        return (self.generation, self.generation - 1) if both else (self.generation,)

    def wants(self, notice: StoredNotice) -> bool:
        """Whether a notice is to be sent."""
        return (
            (not self.types or notice.type in self.types)
            and self.game in (None, notice.game)
            and self.tournament in (None, notice.tournament)
        )


class Progress(msgspec.Struct, frozen=True):
    """How far a webhook is: every notice up to `read` is delivered, or belongs to a blocked game."""

    read: str
    blocked: dict[str, Blocked] = {}
    skip: tuple[str, str] | None = None
    """Notices after the first position up to the second are not part of a replay."""


class Replay(msgspec.Struct, frozen=True):
    """A request to send notices again."""

    after: str
    to: str | None


class Delivery(msgspec.Struct, frozen=True, omit_defaults=True):
    """One attempt to deliver a message."""

    at: int
    message: str
    type: str
    game: str | None = None
    version: int | None = None
    attempt: int = 1
    status: int | None = None
    """The HTTP status of the answer."""
    error: str | None = None
    """Why there was no good answer."""


class Webhooks:
    """The webhooks of one Redis."""

    def __init__(self, client: redis.Redis) -> None:
        self._client: Any = client
        self._settle = client.register_script(_SETTLE)

    def save(self, webhook: Webhook) -> None:
        """Create a webhook, or change it."""
        self._client.hset(webhook_keys(webhook.player).webhooks, webhook.id, _encode(webhook))

    def of(self, player: str) -> list[Webhook]:
        """The webhooks of a player, the oldest first."""
        found = self._client.hvals(webhook_keys(player).webhooks)
        return sorted(map(_decode, found), key=lambda webhook: (webhook.created, webhook.id))

    def find(self, player: str, webhook: str) -> Webhook:
        """A webhook of a player; NotFound if there is none with this id."""
        found = self._client.hget(webhook_keys(player).webhooks, webhook)
        if found is None:
            raise NotFound(f"there is no webhook {webhook}")
        return _decode(found)

    def delete(self, player: str, webhook: str) -> None:
        """Delete a webhook with its progress and its log."""
        keys = webhook_keys(player)
        self._client.hdel(keys.webhooks, webhook)
        self._client.hdel(keys.progress, webhook, _replay_field(webhook))
        self._client.unlink(keys.log(webhook))

    def forget(self, player: str) -> None:
        """Delete all webhooks of a player."""
        for webhook in self.of(player):
            self.delete(player, webhook.id)

    def progress(self, webhook: Webhook) -> Progress:
        """How far a webhook is; at first at its creation."""
        found = self._client.hget(webhook_keys(webhook.player).progress, webhook.id)
        return _decode_progress(found) if found else Progress(NoticePosition(webhook.created).redis_id)

    def save_progress(self, webhook: Webhook, progress: Progress) -> None:
        """Note how far a webhook is."""
        self._client.hset(webhook_keys(webhook.player).progress, webhook.id, _encode_progress(progress))

    def request_replay(self, webhook: Webhook, replay: Replay) -> None:
        """Have notices sent again, and enable the webhook. The next job begins with it."""
        keys = webhook_keys(webhook.player)
        self._client.hset(keys.progress, _replay_field(webhook.id), _encode(replay))
        self.save(msgspec.structs.replace(webhook, disabled=None))

    def start_replay(self, webhook: Webhook) -> None:
        """Go back to where the requested replay begins, if there is one.

        If messages are still waiting, everything since then is sent, so that none of them is lost.
        """
        name, field = webhook_keys(webhook.player).progress, _replay_field(webhook.id)
        found = self._client.hget(name, field)
        if found is None:
            return
        replay, progress = _decode_replay(found), self.progress(webhook)
        skip = (replay.to, progress.read) if replay.to and not progress.blocked else None
        self.save_progress(webhook, Progress(replay.after, {}, skip))
        self._client.hdel(name, field)

    def log(self, webhook: Webhook, delivery: Delivery) -> None:
        """Add an attempt to the log of a webhook."""
        name = webhook_keys(webhook.player).log(webhook.id)
        pipeline = self._client.pipeline(transaction=False)
        pipeline.lpush(name, _encode_delivery(delivery))
        pipeline.ltrim(name, 0, LOG_LENGTH - 1)
        pipeline.expire(name, LOG_SECONDS)
        pipeline.execute()

    def deliveries(self, webhook: Webhook, start: int, limit: int) -> list[Delivery]:
        """Attempts from the log of a webhook, the newest first."""
        found = self._client.lrange(webhook_keys(webhook.player).log(webhook.id), start, start + limit - 1)
        return [_decode_delivery(line) for line in found]

    def wake(self, webhook: Webhook, at: int) -> None:
        """Have a webhook looked at, at this time or earlier."""
        due = webhooks_due_key(partition_of(webhook.player))
        self._client.zadd(due, {f"{webhook.player}:{webhook.id}": at}, lt=True)

    def due(self, now: int, limit: int = 100) -> list[tuple[str, str, int]]:
        """Webhooks that are due: player, id and since when."""
        pipeline = self._client.pipeline(transaction=False)
        for partition in range(PARTITIONS):
            pipeline.zrangebyscore(webhooks_due_key(partition), "-inf", now, 0, limit, withscores=True)
        # A node that is away delays its own players' webhooks only.
        replies = pipeline.execute(raise_on_error=False)
        found = [pair for reply in replies if not isinstance(reply, Exception) for pair in reply]
        split = [(member.decode().partition(":"), int(at)) for member, at in found]
        return [(player, webhook, at) for (player, _, webhook), at in split]

    def put_off(self, player: str, webhook: str, now: int) -> int:
        """Look at a webhook again later if its job is killed. Returns when."""
        later = now + WAKE_LATER_MS
        self._client.zadd(webhooks_due_key(partition_of(player)), {f"{player}:{webhook}": later})
        return later

    def settle(self, player: str, webhook: str, put_off_to: int, next_due: int | None) -> None:
        """Say when a webhook is due next, after its job has done what there was to do."""
        arguments = (f"{player}:{webhook}", put_off_to, "" if next_due is None else next_due)
        self._settle((webhooks_due_key(partition_of(player)),), arguments)


def _replay_field(webhook: str) -> str:
    return f"{webhook}:replay"


_decode_replay = msgspec.json.Decoder(Replay).decode
_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(Webhook).decode
_encode_progress, _decode_progress = _encode, msgspec.json.Decoder(Progress).decode
_encode_delivery, _decode_delivery = _encode, msgspec.json.Decoder(Delivery).decode
