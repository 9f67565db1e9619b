"""Delivers the notices of players to their webhooks: in order for each game, again after failures.

A job may run twice or be killed: then a message may come twice, with the same id. None is lost or overtaken.
"""

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import msgspec

from events.errors import NotFound
from events.fold.store import Store
from events.log.keys import webhook_keys
from events.notices.account_stream import AccountStreams, AddressedNotice, NoticePosition, StoredNotice
from events.webhooks.signatures import signature_header
from events.webhooks.webhook_store import Blocked, Delivery, Progress, Webhook, Webhooks
from workers.webhooks.guarded_post import Answer

RETRY_SECONDS = (5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600)
"""The pauses after the failed attempts of a message. After one more failure the webhook is disabled."""
MOST_DELIVERIES = 50
JOB_SECONDS = 30.0
"""A job that has delivered so many, or has taken so long, lets others run."""
LEASE_MS = 60_000
PAGE = 100
GONE = 410
_WITHOUT_GAME = "-"

Post = Callable[[str, bytes, dict[str, str]], Answer]


class DeliveryRun:
    """One run over a webhook."""

    def __init__(self, store: Store, webhook: Webhook, post: Post, now: int) -> None:
        self._webhooks, self._streams = Webhooks(store.client), AccountStreams(store.client)
        self._secret = store.service_secret()
        self._webhook = webhook
        self._post = post
        self._now = now
        self._ends = time.monotonic() + JOB_SECONDS
        self._left = MOST_DELIVERIES
        self._webhooks.start_replay(webhook)
        progress = self._webhooks.progress(webhook)
        self._read, self._blocked = _position(progress.read), dict(progress.blocked)
        self._skip = progress.skip
        self.disabled: str | None = None

    @property
    def next_due(self) -> int | None:
        """When the webhook is to be looked at again."""
        if self.disabled:
            return None
        if self._is_over():
            return self._now
        return min((blocked.due for blocked in self._blocked.values()), default=None)

    def run(self) -> None:
        """Deliver what is due: first what has failed before, then what is new."""
        for game, blocked in sorted(self._blocked.items(), key=lambda item: item[1].due):
            if blocked.due <= self._now:
                self._retry(game, blocked)
        for position, notice in self._notices(self._read):
            if self._is_over():
                return
            game = notice.game or _WITHOUT_GAME
            if not self._skips(position) and game not in self._blocked and self._webhook.wants(notice):
                before = self._read
                if not self._deliver(position, notice, 1):
                    self._block(game, before, 1)
            self._read = position
            self._save()

    def _retry(self, game: str, blocked: Blocked) -> None:
        attempts = blocked.attempts
        for position, notice in self._notices(_position(blocked.after)):
            if position > self._read:
                break
            if self._is_over():
                return
            if (notice.game or _WITHOUT_GAME) != game or not self._webhook.wants(notice):
                continue
            if not self._deliver(position, notice, attempts + 1):
                self._block(game, _position(blocked.after), attempts + 1)
                self._save()
                return
            attempts, blocked = 0, Blocked(position.redis_id, 0, self._now)
            self._blocked[game] = blocked
            self._save()
        del self._blocked[game]
        self._save()

    def _deliver(self, position: NoticePosition, notice: StoredNotice, attempt: int) -> bool:
        self._left -= 1
        message = f"msg_{self._webhook.id}_{position.ms}_{position.number}"
        body = message_body(notice)
        generations = self._webhook.generations(self._now)
        seconds = self._now // 1000
        headers = {
            "content-type": "application/json",
            "user-agent": "Wardbook-Webhooks",
            "webhook-id": message,
            "webhook-timestamp": str(seconds),
            "webhook-signature": signature_header(
                self._secret, self._webhook.id, generations, message, seconds, body
            ),
        }
        answer = self._post(self._webhook.url, body, headers)
        done = answer.status is not None and 200 <= answer.status < 300
        self._webhooks.log(
            self._webhook,
            Delivery(
                self._now,
                message,
                notice.type,
                notice.game,
                notice.version,
                attempt,
                answer.status,
                answer.error if answer.status is None else None if done else "not a 2xx status",
            ),
        )
        if answer.status == GONE:
            self._disable("it answered 410 Gone")
        elif not done and attempt > len(RETRY_SECONDS):
            self._disable(f"a message failed {attempt} times")
        return done

    def _block(self, game: str, after: NoticePosition, attempts: int) -> None:
        pause = RETRY_SECONDS[min(attempts, len(RETRY_SECONDS)) - 1]
        self._blocked[game] = Blocked(after.redis_id, attempts, self._now + pause * 1000)

    def _disable(self, why: str) -> None:
        """Send nothing any more, and tell the player."""
        self.disabled = why
        with suppress(NotFound):  # deleted meanwhile
            webhook = self._webhooks.find(self._webhook.player, self._webhook.id)
            self._webhooks.save(msgspec.structs.replace(webhook, disabled=why))
        webhook = self._webhook
        notice = StoredNotice("webhook_disabled", self._now, reason=why, webhook=webhook.id)
        self._streams.write([AddressedNotice(webhook.player, f"webhook:{webhook.id}:{self._now}", notice)])

    def _notices(self, after: NoticePosition) -> Iterator[tuple[NoticePosition, StoredNotice]]:
        while page := self._streams.read(self._webhook.player, after, PAGE):
            yield from page
            after = page[-1][0]

    def _skips(self, position: NoticePosition) -> bool:
        return self._skip is not None and _position(self._skip[0]) < position <= _position(self._skip[1])

    def _is_over(self) -> bool:
        return bool(self.disabled) or self._left <= 0 or time.monotonic() > self._ends

    def _save(self) -> None:
        self._webhooks.save_progress(self._webhook, Progress(self._read.redis_id, self._blocked, self._skip))


def deliver(store: Store, player: str, webhook_id: str, post: Post, now: int) -> None:
    """Deliver what is due for a webhook, unless another job is doing it."""
    client: Any = store.client
    webhooks, lease, token = Webhooks(client), webhook_keys(player).lease(webhook_id), secrets.token_hex(8)
    if not client.set(lease, token, nx=True, px=LEASE_MS):
        return
    try:
        put_off_to = webhooks.put_off(player, webhook_id, now)
        try:
            webhook = webhooks.find(player, webhook_id)
        except NotFound:
            webhooks.settle(player, webhook_id, put_off_to, None)
            return
        if webhook.disabled:
            webhooks.settle(player, webhook_id, put_off_to, None)
            return
        run = DeliveryRun(store, webhook, post, now)
        run.run()
        webhooks.settle(player, webhook_id, put_off_to, run.next_due)
    finally:
        if client.get(lease) == token.encode():
            client.delete(lease)


def message_body(notice: StoredNotice) -> bytes:
    """The payload of a message: what happened and where to look, less than 2 KB."""
    data = {
        name: value
        for name, value in msgspec.structs.asdict(notice).items()
        if value is not None and name not in ("type", "at")
    }
    moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(notice.at // 1000))
    return msgspec.json.encode(
        {"type": notice.type, "timestamp": f"{moment}.{notice.at % 1000:03d}Z", "data": data}
    )


def _position(redis_id: str) -> NoticePosition:
    ms, _, number = redis_id.partition("-")
    return NoticePosition(int(ms), int(number or 0))
