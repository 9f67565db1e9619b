"""The keys of a player: list, create and revoke them."""

import time
from typing import Any

from flask import Response

from service.auth.authentication import unauthorized
from service.auth.keys.issued_secrets import digest
from service.auth.keys.key_store import ID_DIGITS, KeyHolder
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import invalid_fields, load, read_json, require_empty_body
from service.requests.body_schemas import NewKey
from service.requests.headers import secret_idempotency_key
from service.responses.accounts.account_structs import KeyResponse, KeysResponse, NewKeyResponse
from service.responses.json_response import json_response
from service.routes.players.caller_key import caller_key, wait_until_noticed

_new_key = NewKey()


def list_keys(service: Service) -> Response:
    """Return the caller's keys."""
    player = service.auth.require_player()
    own = (service.auth.key_hash() or "")[:ID_DIGITS]
    keys = [
        KeyResponse(key.id, key.name, key.scopes, key.created, key.expires, key.last_used, key.id == own)
        for key in service.keys.of(player.id)
    ]
    return json_response(KeysResponse(keys), headers={"Vary": "Authorization"})


def create_key(service: Service) -> Response:
    """Create another key for the caller, with no more rights than the one that asks for it."""
    holder = service.auth.holder()
    if holder is None:
        raise unauthorized()
    idempotency_key = secret_idempotency_key()
    body: dict[str, Any] = load(_new_key, read_json())
    for scope in body["scopes"]:
        service.auth.require_scope(scope)
    _check_expiry(holder, body["expires"])
    with caller_key(service, holder.player) as key_hash:
        key = service.key_issuer.add_key(
            holder.player, key_hash, body["name"], body["scopes"], body["expires"], idempotency_key
        )
    made = NewKeyResponse(digest(key)[:ID_DIGITS], body["name"], tuple(body["scopes"]), body["expires"], key)
    return json_response(made, 201, {"Location": f"/v1/players/me/keys/{made.id}"})


def _check_expiry(holder: KeyHolder, expires: int | None) -> None:
    if expires is not None and expires <= time.time() * 1000:
        raise invalid_fields({"expires": ["Must be in the future."]})
    if holder.expires is not None and (expires is None or expires > holder.expires):
        raise invalid_fields({"expires": [f"Must not be later than your own key expires: {holder.expires}."]})


def revoke_key(service: Service, key: str) -> Response:
    """Revoke a key of the caller; answer when no process accepts it any more."""
    player = service.auth.require_player()
    require_empty_body()
    with caller_key(service, player) as key_hash:
        service.keys.revoke(player, key_hash, key)
    wait_until_noticed(service, player.id)
    return Response(status=204)


_KEY_EXAMPLE = KeyResponse(
    "3f9a1c0de2b45678", "bot on my server", ("play", "read"), 1_767_225_600_000, None, 1_767_229_200_000, True
)

OPERATIONS = (
    Operation(
        name="list_keys",
        method="GET",
        path="/v1/players/me/keys",
        view=list_keys,
        summary="List your keys",
        tag="players",
        auth="player",
        scope="account",
        responses={200: ResponseSpec("Your keys.", KeysResponse, KeysResponse([_KEY_EXAMPLE]))},
    ),
    Operation(
        name="create_key",
        method="POST",
        path="/v1/players/me/keys",
        view=create_key,
        summary="Create another key",
        description="Give each program a key of its own with only the scopes it needs. A key cannot create "
        "one that may do more or lasts longer than itself. You can have 20 keys; those that have expired do "
        "not count.",
        tag="players",
        auth="player",
        scope="account",
        headers=("Idempotency-Key",),
        body=NewKey,
        body_example={"name": "bot on my server", "scopes": ["play", "read"]},
        responses={
            201: ResponseSpec(
                "The new key.",
                NewKeyResponse,
                NewKeyResponse(
                    "3f9a1c0de2b45678",
                    "bot on my server",
                    ("play", "read"),
                    None,
                    "kX0dq1Zr3l1b7m0Yw0y4mJtGq2vT1sD8nHh5eC6uF9A",
                ),
                ("Location",),
            )
        },
        problems=("weak_idempotency_key", "idempotency_key_reused", "too_many_keys", "not_replicated"),
    ),
    Operation(
        name="revoke_key",
        method="DELETE",
        path="/v1/players/me/keys/{key}",
        view=revoke_key,
        summary="Revoke a key",
        description="When you get the response, no process accepts the key any more and its streams end. You "
        "can revoke the key that you use, and your last one: the recovery code gets you a new one.",
        tag="players",
        auth="player",
        scope="account",
        responses={204: ResponseSpec("The key is revoked.")},
        problems=("not_replicated",),
    ),
)
