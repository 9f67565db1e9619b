"""For each code of the service, a request to an operation that gets it."""

from typing import Any

import redis
from werkzeug.test import TestResponse

from events import submit
from events.audit.child_process import LimitExceeded
from events.log.keys import game_keys, tournament_keys
from events.log.replication import Replication
from events.tournaments import execute_tournament
from games.kernel.table.table import CreateGame
from service import audit_pool
from service.auth import blocks, invitations, quotas
from service.auth.keys import key_issuer
from service.contract.operation import Operation
from service.http import app as app_factory
from service.requests.body_limits import body_limit
from service.responses.accounts.scopes import SCOPES
from service.routes import history
from service.routes.players import webhook_routes
from tests.service.conftest import listed
from tests.service.contract.problem_world import LONG_KEY, NAMED, OPERATIONS, Reach, World
from tests.service.tournaments.organizing import SETTINGS, new_tournament


def _unavailable(world: World, operation: Operation) -> TestResponse:
    def refuse(*_: Any, **__: Any) -> None:
        raise redis.ConnectionError

    world.api.service.auth.forget(world.ann.id)
    with world.patch.context() as patch:
        patch.setattr(redis.ConnectionPool, "get_connection", refuse)
        return world.send(operation)


def _not_replicated(world: World, operation: Operation) -> TestResponse:
    with world.patch.context() as patch:
        patch.setattr(app_factory, "replication_of", lambda _: Replication(replicas=1, timeout_ms=1))
        changes: dict[str, dict[str, Any]] = {
            "post_command": {"game": world.open, "json": {"type": "leave"}},
            "settle_report": {"json": {"show": False}},
            "accept_invitation": _invited(world),
        }
        return world.send(operation, world.restart(), **changes.get(operation.name, {}))


def _invited(world: World) -> dict[str, Any]:
    """What makes a request to accept an invitation a good one."""
    hidden = world.ann.create(visibility="private")
    return {
        "game": hidden,
        "key": world.bob.key,
        "json": {"invitation": world.ann.read(hidden)["invitation"]},
    }


def _too_many_invited(world: World, operation: Operation) -> TestResponse:
    with world.patch.context() as patch:
        patch.setattr(invitations, "MAX_INVITED", 0)
        return world.send(operation, **_invited(world))


def _rate_limited(world: World, operation: Operation) -> TestResponse:
    policies = ("players", "games", "audits", "recovery")
    api = world.restart(**{f"rate_limit_{policy}": "1/hour" for policy in policies})
    with world.patch.context() as patch:
        patch.setattr(history, "FREE_STEPS", 0)
        world.send(operation, api)
        return world.send(operation, api)


def _too_many_commands(world: World, operation: Operation) -> TestResponse:
    api = world.restart(commands_per_second=1, command_burst=1)
    world.send(operation, api)
    return world.send(operation, api)


def _too_many_open_games(world: World, operation: Operation) -> TestResponse:
    listed(world.api, world.open)
    return world.send(operation, world.restart(max_open_games=1))


def _storage_used_up(world: World, operation: Operation) -> TestResponse:
    with world.patch.context() as patch:
        patch.setattr(quotas, "MEGABYTE", 1)
        return world.send(operation, world.restart(max_stored_mb=100))


def _too_many_streams(world: World, operation: Operation) -> TestResponse:
    api = world.restart(max_streams=1)
    first = world.send(operation, api, game=world.running)
    refused = world.send(operation, api, game=world.running)
    first.close()
    return refused


def _forbidden(world: World, operation: Operation) -> TestResponse:
    return world.send(operation, key=world.api.player("Cleo").key)


def _bulk_not_complete(world: World, operation: Operation) -> TestResponse:
    bulks, missing = world.api.service.bulks, CreateGame(title="market", seats=())
    bulks.hold([world.open], bulks.record("c" * 24, world.ann.id, [missing], "", 0).id)
    return world.send(operation, game=world.open, json={"type": "start"})


def _unknown_player(world: World, operation: Operation) -> TestResponse:
    if operation.name == "post_tournament_command":
        return world.send(operation, json={"type": "enter", "players": ["0" * 16]})
    game = {"title": "market", "seats": [{}, {"player": "0" * 16}]}
    return world.send(operation, json={"games": [game]} if operation.name == "create_games" else game)


def _too_large(world: World, operation: Operation) -> TestResponse:
    limit = body_limit(operation.path)
    media = operation.media[0] if operation.media else "application/json"
    return world.send(operation, data=b" " * (limit + 1), content_type=media)


def _not_found(world: World, operation: Operation) -> TestResponse:
    if operation.name == "create_webhook":
        return world.send(operation, json={"url": "https://example.org/", "game": "0" * 24})
    return world.send(operation, ids=dict.fromkeys(NAMED, "none"))


def _too_many_webhooks(world: World, operation: Operation) -> TestResponse:
    with world.patch.context() as patch:
        patch.setattr(webhook_routes, "MOST_WEBHOOKS", 0)
        return world.send(operation)


def _too_many_keys(world: World, operation: Operation) -> TestResponse:
    with world.patch.context() as patch:
        patch.setattr(key_issuer, "MAX_KEYS", 1)
        return world.send(operation)


def _too_many_blocks(world: World, operation: Operation) -> TestResponse:
    with world.patch.context() as patch:
        patch.setattr(blocks, "MAX_BLOCKS", 0)
        return world.send(operation)


def _invitation_refused(world: World, operation: Operation) -> TestResponse:
    assert world.bob.request("PUT", f"/v1/players/me/blocks/{world.ann.id}").status_code == 204
    if operation.name == "post_tournament_command":
        return world.send(operation, json={"type": "enter", "players": [world.bob.id]})
    game = {"title": "market", "seats": [{}, {"player": world.bob.id}]}
    return world.send(operation, json={"games": [game]} if operation.name == "create_games" else game)


def _player_banned(world: World, operation: Operation) -> TestResponse:
    cleo = world.api.player("Cleo")
    world.api.service.accounts.set_banned(cleo.id, True)
    return world.send(operation, json={"type": "enter", "players": [cleo.id]})


def _banned(world: World, operation: Operation) -> TestResponse:
    world.api.service.accounts.set_banned(world.ann.id, True)
    world.api.service.auth.forget(world.ann.id)
    refused = world.send(operation)
    world.api.service.accounts.set_banned(world.ann.id, False)
    world.api.service.auth.forget(world.ann.id)
    return refused


def _organizer_at_table(world: World, operation: Operation) -> TestResponse:
    world.send(OPERATIONS["add_organizer"])
    changes: dict[str, Any] = {"json": {"type": "pause_clock"}} if operation.takes_json else {}
    return world.send(operation, game=world.running, **changes)


def _key_reused(world: World, operation: Operation) -> TestResponse:
    headers = {"Idempotency-Key": LONG_KEY}
    other: dict[str, Any] = {
        "create_player": {"name": "Dora"},
        "create_game": {"title": "market", "seats": [{}]},
        "create_games": {"games": [{"title": "market", "seats": [{}]}]},
        "create_webhook": {"url": "https://example.org/other"},
        "post_command": {"type": "start"},
        "create_tournament": {"settings": {**SETTINGS, "name": "Other"}},
        "post_tournament_command": {"type": "announce", "text": "Good day"},
        "create_key": {"name": "other", "scopes": ["play"]},
    }
    world.send(operation, headers=headers)
    return world.send(operation, headers=headers, json=other[operation.name])


def _write_conflict(world: World, operation: Operation) -> TestResponse:
    with world.patch.context() as patch:
        patch.setattr(submit, "ATTEMPTS", 0)
        patch.setattr(execute_tournament, "ATTEMPTS", 0)
        return world.send(operation)


def _unreadable(world: World, operation: Operation) -> TestResponse:
    if operation.body is not None:
        return world.send(operation)
    # It is in the cache of the process when its stored record is damaged.
    world.ann.read(world.over)
    world.api.service.tournaments.load(world.tournament)
    client: Any = world.api.service.store.client
    of_game = "{game}" in operation.path
    log = (game_keys(world.over) if of_game else tournament_keys(world.tournament)).log
    saved = client.dump(log)
    (first, fields), *others = client.xrange(log)
    client.delete(log)
    client.xadd(log, {name: b"{" if value[:1] == b"{" else value for name, value in fields.items()}, first)
    for number, unchanged in others:
        client.xadd(log, unchanged, number)
    refused = world.send(operation)
    client.restore(log, 0, saved, replace=True)
    return refused


def _private_games(world: World, operation: Operation) -> TestResponse:
    world.send(OPERATIONS["add_organizer"])
    hidden = new_tournament(world.ann, game={"title": "market", "visibility": "private"})
    return world.send(operation, key=world.bob.key, ids={"tournament": hidden})


def _audit_limit(world: World, operation: Operation) -> TestResponse:
    def exceed(*_: Any, **__: Any) -> None:
        raise LimitExceeded

    with world.patch.context() as patch:
        patch.setattr(audit_pool, "audit_in_subprocess", exceed)
        patch.setattr(audit_pool, "run_in_subprocess", exceed)
        return world.send(operation)


REACHED_BY: dict[str, Reach] = {
    "malformed_json": lambda world, op: world.send(op, data=b"{", content_type="application/json"),
    "invalid_fields": lambda world, op: world.send(op, query="?unknown=1"),
    "unknown_command": lambda world, op: world.send(op, json={"type": "nonsense"}),
    "weak_idempotency_key": lambda world, op: world.send(op, headers={"Idempotency-Key": "short"}),
    "unauthorized": lambda world, op: world.send(op, key="nobodys-key-0123456789"),
    "forbidden": _forbidden,
    "missing_scope": lambda world, op: world.send(
        op, key=world.ann.new_key(*(scope for scope in SCOPES if scope != op.scope)).key
    ),
    "wrong_recovery_code": lambda world, op: world.send(op),
    "too_many_keys": _too_many_keys,
    "too_many_blocks": _too_many_blocks,
    "too_many_invited": _too_many_invited,
    "invitation_refused": _invitation_refused,
    "banned": _banned,
    "player_banned": _player_banned,
    "organizer_at_table": _organizer_at_table,
    "hints_off": lambda world, op: world.send(op, game=world.open),
    "nothing_to_choose": lambda world, op: world.send(op, key=world.bob.key),
    "not_found": _not_found,
    "too_many_webhooks": _too_many_webhooks,
    "not_acceptable": lambda world, op: world.send(op, headers={"Accept": "image/png"}),
    "write_conflict": _write_conflict,
    "game_not_over": lambda world, op: world.send(op, game=world.running),
    "tournament_not_over": lambda world, op: world.send(op, key=world.bob.key),
    "private_games": _private_games,
    "hidden_until_over": lambda world, op: world.send(op, game=world.running, query="?eyes=open"),
    "stale_version": lambda world, op: world.send(op, headers={"If-Match": '"99"'}),
    "body_too_large": _too_large,
    "bulk_not_complete": _bulk_not_complete,
    "unsupported_media_type": lambda world, op: world.send(op, data=b"x", content_type="image/png"),
    "unsupported_content_encoding": lambda world, op: world.send(op, headers={"Content-Encoding": "gzip"}),
    "idempotency_key_reused": _key_reused,
    "unknown_player": _unknown_player,
    "unreadable_export": _unreadable,
    "audit_limit_exceeded": _audit_limit,
    "too_many_requests": _rate_limited,
    "too_many_commands": _too_many_commands,
    "too_many_open_games": _too_many_open_games,
    "storage_used_up": _storage_used_up,
    "too_many_streams": _too_many_streams,
    "no_signing_key": lambda world, op: world.send(op, world.restart(signing_key=None, data="/proc/nowhere")),
    "not_replicated": _not_replicated,
    "unavailable": _unavailable,
}
