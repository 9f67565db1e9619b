"""A webhook of Ann's, what she is told, and what her receiver got."""

import functools
import json
from datetime import UTC, datetime
from typing import Any

import standardwebhooks

from events.fold.store import Store
from events.notices.account_stream import AccountStreams, AddressedNotice, StoredNotice
from events.webhooks.webhook_store import Webhook, Webhooks
from tests.workers.webhooks.receiver import Receiver
from tests.workers.webhooks.test_guarded_post import LOOPBACK
from workers.webhooks.deliver import deliver
from workers.webhooks.guarded_post import post

call = functools.partial(post, allowed=LOOPBACK)


def now_of(store: Store) -> int:
    seconds, micros = store.client.time()
    return int(seconds) * 1000 + int(micros) // 1000


def made(store: Store, receiver: Receiver, **changes: Any) -> Webhook:
    known: dict[str, Any] = {
        "id": "w1",
        "player": "ann",
        "url": receiver.url,
        "created": now_of(store) - 1000,
    }
    webhook = Webhook(**(known | changes))
    Webhooks(store.client).save(webhook)
    return webhook


def tell(store: Store, *messages: tuple[str, int], kind: str = "your_turn") -> None:
    AccountStreams(store.client).write(
        AddressedNotice(
            "ann", f"{game}:{version}:{kind}", StoredNotice(kind, 1000, game, "market", version, 0)
        )
        for game, version in messages
    )


def got(receiver: Receiver) -> list[tuple[str, int]]:
    bodies = [json.loads(body)["data"] for _, body in receiver.got]
    return [(data["game"], data["version"]) for data in bodies if "game" in data]


def verified(secret: str, headers: dict[str, str], body: bytes) -> None:
    """What a receiver does, when its clock is that of the message."""
    when = datetime.fromtimestamp(int(headers["webhook-timestamp"]), UTC)
    expected = standardwebhooks.Webhook(secret).sign(headers["webhook-id"], when, body.decode())
    assert expected in headers["webhook-signature"].split(" ")


def run(store: Store, now: int | None = None) -> None:
    deliver(store, "ann", "w1", call, now or now_of(store))
