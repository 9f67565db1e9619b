"""Webhooks over HTTP: created, shown, rotated, replayed and deleted by their owner alone."""

import base64
from typing import Any

import pytest

from service.routes.players.webhook_routes import MOST_WEBHOOKS
from tests.service.conftest import Api, everything_in

PATH = "/v1/webhooks"
BODY = {"url": "https://example.org/hook", "types": ["your_turn", "your_turn", "invited"]}
KEY = {"Idempotency-Key": "a-long-and-random-idempotency-key"}


def test_a_webhook_and_its_secret(ann: Api, bob: Api) -> None:
    made = ann.post(PATH, BODY, headers=KEY)
    assert made.status_code == 201
    webhook, secret = made.get_json()["webhook"], made.get_json()["secret"]
    assert secret.startswith("whsec_")
    assert webhook["public_key"].startswith("whpk_")
    assert (webhook["types"], webhook["game"], webhook["disabled"]) == (["your_turn", "invited"], None, None)
    assert ann.post(PATH, BODY, headers=KEY).get_json() == made.get_json()
    reused = ann.post(PATH, {**BODY, "url": "https://example.org/other"}, headers=KEY)
    assert ann.code(reused) == (422, "idempotency_key_reused")
    own = f"{PATH}/{webhook['id']}"
    assert made.headers["Location"] == own
    assert ann.get(own).get_json() == webhook
    assert ann.get(PATH).get_json() == {"webhooks": [webhook]}
    assert secret not in ann.get(own).get_data(as_text=True)
    for method, path in (("GET", own), ("DELETE", own), ("POST", f"{own}/secret")):
        assert bob.code(bob.request(method, path)) == (404, "not_found")
    rotated = ann.post(f"{own}/secret").get_json()
    assert rotated["secret"] != secret
    assert rotated["webhook"] == webhook
    assert ann.request("DELETE", own).status_code == 204
    assert ann.code(ann.get(own)) == (404, "not_found")


def test_a_secret_is_nowhere_in_redis(ann: Api) -> None:
    secret = ann.post(PATH, BODY).get_json()["secret"]
    stored = everything_in(ann.service.store.client)
    assert secret.encode() not in stored
    assert base64.b64decode(secret.removeprefix("whsec_")) not in stored


def test_a_replay_wakes_the_webhook(ann: Api) -> None:
    made = ann.post(PATH, BODY).get_json()["webhook"]["id"]
    answer = ann.post(f"{PATH}/{made}/replay", {"after": "0", "to": "1767229200000-a"})
    assert answer.status_code == 202
    webhooks = ann.service.webhooks
    assert [found[:2] for found in webhooks.due(2**45)] == [(ann.id, made)]
    webhooks.start_replay(webhooks.find(ann.id, made))
    progress = webhooks.progress(webhooks.find(ann.id, made))
    assert (progress.read, progress.skip and progress.skip[0]) == ("0-0", "1767229200000-10")
    assert ann.get(f"{PATH}/{made}/deliveries").get_json() == {"deliveries": []}


def test_webhooks_are_limited_and_belong_to_games_one_may_see(ann: Api, bob: Api) -> None:
    hidden = bob.create(visibility="private")
    assert ann.code(ann.post(PATH, {**BODY, "game": hidden})) == (404, "not_found")
    assert ann.code(ann.post(PATH, {**BODY, "tournament": "a" * 24})) == (404, "not_found")
    for _ in range(MOST_WEBHOOKS):
        assert ann.post(PATH, {**BODY, "game": ann.create()}).status_code == 201
    assert ann.code(ann.post(PATH, BODY)) == (403, "too_many_webhooks")


@pytest.mark.parametrize(
    "change",
    [
        *({"url": url} for url in ("ftp://example.org", "https://", "https://u:p@example.org/", "x" * 300)),
        *({"url": url} for url in ("https://example.org:0/", "https://example.org/#x", "https://[::1", "")),
        *({"types": types} for types in (["nonsense"], "your_turn", [1])),
        *({"game": "x"}, {"tournament": "x"}, {"secret": "mine"}),
    ],
)
def test_a_bad_webhook_is_refused(ann: Api, change: Any) -> None:
    assert ann.code(ann.post(PATH, {**BODY, **change})) == (400, "invalid_fields")
