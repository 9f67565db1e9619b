"""Webhooks: addresses of yours that are told of your notices."""

import time
from typing import Any

import msgspec
from flask import Response

from events.log.service_secret import keyed_id
from events.webhooks.signatures import shown_public_key, shown_secret, webhook_secret
from events.webhooks.webhook_store import Replay, Webhook
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import load, read_json, require_empty_body
from service.requests.headers import secret_idempotency_key, split_event_id
from service.requests.webhook_schemas import NewWebhook, ReplayRange, parse_types
from service.responses.accounts.webhook_structs import (
    DeliveriesResponse,
    DeliveryResponse,
    WebhookResponse,
    WebhookSecretResponse,
    WebhooksResponse,
)
from service.responses.json_response import json_response
from service.responses.problems import Problem

MOST_WEBHOOKS = 10
"""Webhooks of one player."""
SHOWN_DELIVERIES = 100

_new_webhook, _replay_range = NewWebhook(), ReplayRange()


def create_webhook(service: Service) -> Response:
    """Create a webhook and return its secret."""
    player, key = service.auth.require_player(), secret_idempotency_key()
    body: dict[str, Any] = load(_new_webhook, read_json())
    if body["game"] is not None:
        service.visible.load(body["game"], player)
    if body["tournament"] is not None:
        service.tournaments.load(body["tournament"])
    now = time.time_ns() // 1_000_000
    own, types = service.webhooks.of(player.id), parse_types(body["types"])
    secret = service.store.service_secret()
    made = keyed_id(secret, "webhook-id", player.id, key or str(time.time_ns()))[:16]
    webhook = Webhook(
        id=made,
        player=player.id,
        url=body["url"],
        types=types,
        game=body["game"],
        tournament=body["tournament"],
        created=now,
    )
    known = next((found for found in own if found.id == made), None)
    if known is not None:
        if _asked(known) != _asked(webhook):
            raise Problem("idempotency_key_reused")
        return json_response(_with_secret(service, known), 201, {"Location": f"/v1/webhooks/{made}"})
    if len(own) >= MOST_WEBHOOKS:
        raise Problem("too_many_webhooks", most=MOST_WEBHOOKS)
    service.webhooks.save(webhook)
    return json_response(_with_secret(service, webhook), 201, {"Location": f"/v1/webhooks/{made}"})


def _asked(webhook: Webhook) -> tuple[object, ...]:
    """Return what the request for a webhook said."""
    return webhook.url, webhook.types, webhook.game, webhook.tournament


def list_webhooks(service: Service) -> Response:
    """Return the caller's webhooks."""
    player = service.auth.require_player()
    found = [_present(service, webhook) for webhook in service.webhooks.of(player.id)]
    return json_response(WebhooksResponse(found), headers={"Vary": "Authorization"})


def read_webhook(service: Service, webhook: str) -> Response:
    """Return a webhook of the caller."""
    return json_response(_present(service, _own(service, webhook)), headers={"Vary": "Authorization"})


def delete_webhook(service: Service, webhook: str) -> Response:
    """Delete a webhook of the caller."""
    found = _own(service, webhook)
    require_empty_body()
    service.webhooks.delete(found.player, found.id)
    return Response(status=204)


def rotate_secret(service: Service, webhook: str) -> Response:
    """Give a webhook another secret; the one before stays valid for a day."""
    found = _own(service, webhook)
    require_empty_body()
    rotated = msgspec.structs.replace(
        found, generation=found.generation + 1, rotated=time.time_ns() // 1_000_000
    )
    service.webhooks.save(rotated)
    return json_response(_with_secret(service, rotated), 201)


def list_deliveries(service: Service, webhook: str) -> Response:
    """Return the latest deliveries of a webhook."""
    found = service.webhooks.deliveries(_own(service, webhook), 0, SHOWN_DELIVERIES)
    shown = [DeliveryResponse(**msgspec.structs.asdict(delivery)) for delivery in found]
    return json_response(DeliveriesResponse(shown), headers={"Vary": "Authorization"})


def replay_webhook(service: Service, webhook: str) -> Response:
    """Send notices again, and enable the webhook."""
    found = _own(service, webhook)
    body: dict[str, Any] = load(_replay_range, read_json())
    service.webhooks.request_replay(
        found, Replay(_redis_id(body["after"]), _redis_id(body["to"]) if body["to"] else None)
    )
    service.webhooks.wake(found, time.time_ns() // 1_000_000)
    return json_response(_present(service, _own(service, webhook)), 202)


def _own(service: Service, webhook: str) -> Webhook:
    return service.webhooks.find(service.auth.require_player().id, webhook)


def _redis_id(event_id: str) -> str:
    first, second = split_event_id(event_id)
    return f"{first}-{int(second or '0', 16)}"


def _present(service: Service, webhook: Webhook) -> WebhookResponse:
    return WebhookResponse(
        webhook.id,
        webhook.url,
        webhook.types,
        webhook.game,
        webhook.tournament,
        webhook.created,
        shown_public_key(service.store.service_secret(), webhook.id),
        webhook.disabled,
    )


def _with_secret(service: Service, webhook: Webhook) -> WebhookSecretResponse:
    secret = webhook_secret(service.store.service_secret(), webhook.id, webhook.generation)
    return WebhookSecretResponse(_present(service, webhook), shown_secret(secret))


_WEBHOOK = WebhookResponse(
    "b87e35aa01f3c477",
    "https://example.org/wardbook",
    ("your_turn", "invited"),
    None,
    None,
    1_767_225_600_000,
    "whpk_7sbNHDhtjVbKG0pGG1UMGRyUCx5wVxAqrKpE0fBEuKs=",
)
_SECRET = WebhookSecretResponse(_WEBHOOK, "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwFy5C2gE6cnM=")
_DELIVERY = DeliveryResponse(
    1_767_229_200_000,
    "msg_b87e35aa01f3c477_1767229199950_0",
    "your_turn",
    "4d1f6a90c2b87e35aa01f3c4",
    12,
    1,
    204,
)

OPERATIONS = (
    Operation(
        name="create_webhook",
        method="POST",
        path="/v1/webhooks",
        view=create_webhook,
        summary="Create a webhook",
        description="The service posts your notices to a URL of yours, after Standard Webhooks 1.0. The "
        "secret is shown only now. With an Idempotency-Key you get the same response again; it gives access "
        "to the secret, so it must be long and random. You can have 10 webhooks.",
        tag="webhooks",
        auth="player",
        scope="webhooks",
        headers=("Idempotency-Key",),
        body=NewWebhook,
        body_example={"url": "https://example.org/wardbook", "types": ["your_turn", "invited"]},
        responses={201: ResponseSpec("The webhook.", WebhookSecretResponse, _SECRET, ("Location",))},
        problems=("weak_idempotency_key", "idempotency_key_reused", "too_many_webhooks", "not_found"),
    ),
    Operation(
        name="list_webhooks",
        method="GET",
        path="/v1/webhooks",
        view=list_webhooks,
        summary="List your webhooks",
        tag="webhooks",
        auth="player",
        scope="webhooks",
        responses={200: ResponseSpec("Your webhooks.", WebhooksResponse, WebhooksResponse([_WEBHOOK]))},
    ),
    Operation(
        name="read_webhook",
        method="GET",
        path="/v1/webhooks/{webhook}",
        view=read_webhook,
        summary="Read a webhook",
        tag="webhooks",
        auth="player",
        scope="webhooks",
        responses={200: ResponseSpec("The webhook.", WebhookResponse, _WEBHOOK)},
    ),
    Operation(
        name="delete_webhook",
        method="DELETE",
        path="/v1/webhooks/{webhook}",
        view=delete_webhook,
        summary="Delete a webhook",
        tag="webhooks",
        auth="player",
        scope="webhooks",
        responses={204: ResponseSpec("The webhook is deleted.")},
    ),
    Operation(
        name="rotate_webhook_secret",
        method="POST",
        path="/v1/webhooks/{webhook}/secret",
        view=rotate_secret,
        summary="Give a webhook a new secret",
        description="For 24 hours messages are signed with the new secret and with the one before.",
        tag="webhooks",
        auth="player",
        scope="webhooks",
        responses={201: ResponseSpec("The webhook.", WebhookSecretResponse, _SECRET)},
    ),
    Operation(
        name="list_deliveries",
        method="GET",
        path="/v1/webhooks/{webhook}/deliveries",
        view=list_deliveries,
        summary="List the latest deliveries",
        tag="webhooks",
        auth="player",
        scope="webhooks",
        responses={200: ResponseSpec("The deliveries.", DeliveriesResponse, DeliveriesResponse([_DELIVERY]))},
    ),
    Operation(
        name="replay_webhook",
        method="POST",
        path="/v1/webhooks/{webhook}/replay",
        view=replay_webhook,
        summary="Send notices again",
        description="Sends the notices after a position, up to another one, again, and enables a disabled "
        "webhook. If messages are still waiting, everything after the position is sent.",
        tag="webhooks",
        auth="player",
        scope="webhooks",
        body=ReplayRange,
        body_example={"after": "1767229200000-0"},
        responses={202: ResponseSpec("They will be sent.", WebhookResponse, _WEBHOOK)},
    ),
)
