"""Deliveries: signed, in order for each game, again after failures, and never lost."""

import base64
import hashlib
import hmac
import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import redis
import standardwebhooks
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from msgspec.structs import replace

from events.fold.store import Store
from events.notices.account_stream import AccountStreams, AddressedNotice, NoticePosition, StoredNotice
from events.webhooks.signatures import shown_public_key, shown_secret, webhook_secret
from events.webhooks.webhook_store import Replay, Webhooks
from tests.workers.webhooks.receiver import Receiver, receiving
from tests.workers.webhooks.telling import call, got, made, now_of, run, tell, verified
from workers import jobs
from workers.monitor import Monitor
from workers.queue import Queues
from workers.rq_worker import work_in_thread
from workers.webhooks import deliver as delivering
from workers.webhooks.deliver import RETRY_SECONDS, deliver
from workers.webhooks.webhook_sweep import sweep_webhooks

HOUR = 3_600_000


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture
def webhooks(client: redis.Redis) -> Webhooks:
    return Webhooks(client)


def test_messages_are_thin_and_signed(store: Store, receiver: Receiver) -> None:
    webhook = made(store, receiver)
    tell(store, ("a", 1))
    run(store)
    (headers, body), secret = receiver.got[0], store.service_secret()
    standardwebhooks.Webhook(shown_secret(webhook_secret(secret, webhook.id, 1))).verify(body, headers)
    assert json.loads(body) == {
        "type": "your_turn",
        "timestamp": "1970-01-01T00:00:01.000Z",
        "data": {"game": "a", "title": "market", "version": 1, "seat": 0},
    }
    assert len(body) < 2048
    content = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    v1, v1a = (part.partition(",") for part in headers["webhook-signature"].split(" "))
    mac = hmac.new(webhook_secret(secret, webhook.id, 1), content, hashlib.sha256).digest()
    assert (v1[0], base64.b64decode(v1[2]), v1a[0]) == ("v1", mac, "v1a")
    public = base64.b64decode(shown_public_key(secret, webhook.id).removeprefix("whpk_"))
    Ed25519PublicKey.from_public_bytes(public).verify(base64.b64decode(v1a[2]), content)


def test_after_a_rotation_both_secrets_are_valid_for_a_day(store: Store, receiver: Receiver) -> None:
    webhook, now = made(store, receiver), now_of(store)
    rotated = replace(webhook, generation=2, rotated=now)
    assert rotated.generations(now + 23 * HOUR) == (2, 1)
    assert rotated.generations(now + 24 * HOUR) == (2,)
    Webhooks(store.client).save(rotated)
    tell(store, ("a", 1))
    run(store, now)
    assert receiver.got[0][0]["webhook-signature"].count("v1,") == 2


def test_only_what_was_asked_for_is_sent(store: Store, receiver: Receiver) -> None:
    made(store, receiver, types=("invited",), game="b")
    tell(store, ("a", 1), ("b", 1))
    tell(store, ("a", 2), ("b", 2), kind="invited")
    run(store)
    run(store)
    assert got(receiver) == [("b", 2)]


def test_a_webhook_for_one_tournament(store: Store, receiver: Receiver) -> None:
    made(store, receiver, tournament="cup")
    tell(store, ("a", 1))
    AccountStreams(store.client).write(
        AddressedNotice("ann", f"{cup}:7", StoredNotice("round_paired", 1000, version=7, tournament=cup))
        for cup in ("cup", "other")
    )
    run(store)
    assert [json.loads(body)["data"]["tournament"] for _, body in receiver.got] == ["cup"]


def test_a_receiver_that_is_down_for_an_hour_gets_everything_in_order(
    store: Store, receiver: Receiver, webhooks: Webhooks
) -> None:
    made(store, receiver)
    start = now_of(store)
    receiver.behaviour = 500
    tell(store, ("a", 1), ("b", 1), ("a", 2))
    for minutes in range(0, 60, 5):
        tell(store, ("a", 3 + minutes), ("b", 2 + minutes))
        run(store, start + minutes * 60_000)
    failed = len(receiver.got)
    assert failed < 20, "later messages of a game wait for the first"
    receiver.got.clear()
    receiver.behaviour = 204
    for minutes in range(60, 300, 30):
        run(store, start + minutes * 60_000)
    expected = {game: [version for name, version in told() if name == game] for game in ("a", "b")}
    for game, versions in expected.items():
        assert [version for name, version in got(receiver) if name == game] == versions
    secret = shown_secret(webhook_secret(store.service_secret(), "w1", 1))
    for headers, body in receiver.got:
        verified(secret, headers, body)
    assert webhooks.find("ann", "w1").disabled is None


def told() -> list[tuple[str, int]]:
    later = [pair for m in range(0, 60, 5) for pair in (("a", 3 + m), ("b", 2 + m))]
    return [("a", 1), ("b", 1), ("a", 2), *later]


def test_a_game_that_fails_does_not_hold_up_another(store: Store, receiver: Receiver) -> None:
    made(store, receiver)

    def choosy(handler: Any) -> None:
        game = json.loads(receiver.got[-1][1])["data"]["game"]
        handler.send_response(500 if game == "a" else 204)
        handler.end_headers()

    receiver.behaviour = choosy
    tell(store, ("a", 1), ("b", 1), ("a", 2), ("b", 2))
    run(store)
    assert got(receiver) == [("a", 1), ("b", 1), ("b", 2)]


@pytest.mark.parametrize("status", [500, 302])
def test_persistent_failure_disables_and_says_so(
    store: Store, receiver: Receiver, webhooks: Webhooks, status: int
) -> None:
    webhook, now = made(store, receiver), now_of(store)
    receiver.behaviour = status
    tell(store, ("a", 1))
    run(store, now)
    for pause in RETRY_SECONDS:
        assert webhooks.find("ann", "w1").disabled is None
        run(store, now + pause * 1000 - 1)
        now += pause * 1000
        run(store, now)
    assert len(receiver.got) == 1 + len(RETRY_SECONDS)
    assert webhooks.find("ann", "w1").disabled == "a message failed 7 times"
    (_, notice) = AccountStreams(store.client).read("ann", NoticePosition(0), 10)[-1]
    assert (notice.type, notice.webhook) == ("webhook_disabled", "w1")
    attempts = webhooks.deliveries(webhook, 0, 10)
    assert [attempt.attempt for attempt in attempts] == [7, 6, 5, 4, 3, 2, 1]
    assert {attempt.status for attempt in attempts} == {status}


def test_gone_disables_at_once_and_a_replay_enables_again(
    store: Store, receiver: Receiver, webhooks: Webhooks
) -> None:
    webhook = made(store, receiver)
    receiver.behaviour = 410
    tell(store, ("a", 1), ("a", 2))
    run(store)
    run(store)
    assert got(receiver) == [("a", 1)]
    receiver.behaviour = 204
    webhooks.request_replay(
        webhooks.find("ann", "w1"), Replay(NoticePosition(webhook.created).redis_id, None)
    )
    run(store)
    assert got(receiver)[1:] == [("a", 1), ("a", 2)]


def test_a_range_is_sent_again(store: Store, receiver: Receiver, webhooks: Webhooks) -> None:
    webhook = made(store, receiver)
    tell(store, *(("a", version) for version in range(1, 6)))
    run(store)
    positions = [
        number.redis_id for number, _ in AccountStreams(store.client).read("ann", NoticePosition(0), 9)
    ]
    webhooks.request_replay(webhook, Replay(positions[0], positions[2]))
    tell(store, ("a", 6))
    run(store)
    assert got(receiver)[5:] == [("a", 2), ("a", 3), ("a", 6)]
    ids = [headers["webhook-id"] for headers, _ in receiver.got]
    assert ids[1:3] == ids[5:7], "the same message has the same id"


def test_a_job_that_is_killed_loses_nothing(
    store: Store, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(store, receiver)
    tell(store, ("a", 1), ("a", 2), ("a", 3))

    def killed(url: str, body: bytes, headers: dict[str, str]) -> Any:
        answer = call(url, body, headers)
        if json.loads(body)["data"]["version"] == 2:
            raise KeyboardInterrupt
        return answer

    with pytest.raises(KeyboardInterrupt):
        deliver(store, "ann", "w1", killed, now_of(store))
    run(store)
    assert got(receiver) == [("a", 1), ("a", 2), ("a", 2), ("a", 3)]


def test_a_second_job_waits_for_the_first(store: Store, receiver: Receiver) -> None:
    made(store, receiver)
    tell(store, ("a", 1))

    def meanwhile(url: str, body: bytes, headers: dict[str, str]) -> Any:
        run(store)
        return call(url, body, headers)

    deliver(store, "ann", "w1", meanwhile, now_of(store))
    assert got(receiver) == [("a", 1)]


def test_the_sweeper_wakes_what_is_due(
    store: Store, receiver: Receiver, webhooks: Webhooks, queues: Queues
) -> None:
    made(store, receiver)
    now = now_of(store)
    assert webhooks.due(now + HOUR) == []
    tell(store, ("a", 1))
    for _ in range(2):
        sweep_webhooks(store.client, queues, now + 1000)
    assert len(queues.webhooks.get_job_ids()) == 1
    receiver.behaviour = 500
    run(store)
    assert webhooks.due(now) == []
    assert [target[:2] for target in webhooks.due(now_of(store) + 5000)] == [("ann", "w1")]
    receiver.behaviour = 204
    run(store, now + 60_000)
    assert webhooks.due(now + 10 * HOUR) == []


def test_a_worker_calls_webhooks_in_a_thread_of_its_own(
    store: Store, receiver: Receiver, queues: Queues, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "thread_store", lambda: store)
    made(store, receiver)
    tell(store, ("a", 1))
    for networks, expected in (("", []), ("127.0.0.0/8", [("a", 1)])):
        monkeypatch.setenv("WARDBOOK_WEBHOOK_NETWORKS", networks)
        sweep_webhooks(store.client, queues, now_of(store) + 10_000)
        Webhooks(store.client).request_replay(Webhooks(store.client).find("ann", "w1"), Replay("0-0", None))
        thread = threading.Thread(target=work_in_thread, args=(queues.webhooks, Monitor(60.0), True))
        thread.start()
        thread.join()
        assert got(receiver) == expected, "an inner address is called only if the operator allows it"


def test_many_messages_take_several_jobs(
    store: Store, receiver: Receiver, webhooks: Webhooks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivering, "MOST_DELIVERIES", 2)
    made(store, receiver)
    tell(store, *(("a", version) for version in range(1, 6)))
    for _ in range(3):
        assert webhooks.due(now_of(store)) != []
        run(store)
    assert got(receiver) == [("a", version) for version in range(1, 6)]
    assert webhooks.due(now_of(store) + HOUR) == []


def test_the_webhooks_of_a_forgotten_player_are_gone(
    store: Store, receiver: Receiver, webhooks: Webhooks, client: redis.Redis
) -> None:
    made(store, receiver)
    tell(store, ("a", 1))
    run(store)
    webhooks.forget("ann")
    assert webhooks.of("ann") == []
    run(store)
    assert len(receiver.got) == 1
    assert not [key for key in client.keys("*webhook*") if b"ann" in key]


def test_a_disabled_webhook_needs_no_job(store: Store, receiver: Receiver, webhooks: Webhooks) -> None:
    made(store, receiver, disabled="it answered 410 Gone")
    made(store, receiver, id="w2")
    tell(store, ("a", 1))
    assert [webhook for _, webhook, _ in webhooks.due(now_of(store))] == ["w2"]
