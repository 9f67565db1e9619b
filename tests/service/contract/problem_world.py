"""A service with players and games, and a good request to each operation that tests spoil in some way."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest
import redis
from flask import Flask
from werkzeug.test import TestResponse

from events.settings import Settings
from events.webhooks.webhook_store import Webhook
from service.auth.keys.issued_secrets import digest
from service.contract.operation import Operation
from service.http.app import create_app
from service.routes.all_routes import RESOURCES
from tests.market.title import TITLES
from tests.service.conftest import OPERATOR, Api, play_on
from tests.service.contract_checker import market_checker
from tests.service.tournaments.organizing import SETTINGS, done, new_tournament, start_round

OPERATIONS = {operation.name: operation for operations in RESOURCES.values() for operation in operations}
LONG_KEY = "a-long-and-random-idempotency-key"
BODIES: dict[str, Any] = {
    "create_player": {"name": "Cleo"},
    "rename_player": {"name": "Cleo"},
    "rename_any_player": {"name": "Cleo"},
    "create_key": {"name": "bot", "scopes": ["play"]},
    "recover_account": {"recovery_code": "AAAAAA-AAAAAA"},
    "create_game": {"title": "market", "seats": [{}, {}]},
    "create_games": {"games": [{"title": "market", "seats": [{}, {}]}]},
    "create_webhook": {"url": "https://example.org/"},
    "replay_webhook": {"after": "0"},
    "post_command": {"type": "resign"},
    "accept_invitation": {"invitation": "5f" * 16},
    "create_tournament": {"settings": SETTINGS},
    "post_tournament_command": {"type": "announce", "text": "Hello"},
    "settle_report": {"show": True},
}


NAMED = ("game", "player", "title", "key", "bulk", "webhook", "tournament", "number", "message", "hint")
QUERIES = {"read_diff": "?from=1"}


class World:
    """A service with two players, and with games that are open, running and over."""

    def __init__(self, settings: Settings, patch: pytest.MonkeyPatch) -> None:
        self.settings, self.patch = settings, patch
        self.apps: list[Flask] = []
        self.api = self.restart()
        self.ann, self.bob = self.api.player("Ann"), self.api.player("Bob")
        self.open, self.over = self.ann.create(), self.ann.create()
        self.running = self.ann.create(hints=True)
        for game in (self.running, self.over):
            self.bob.command(game, "join")
            self.ann.command(game, "start")
        play_on(self.over, self.ann, self.bob)
        self.bulk = self.api.service.bulks.record("b" * 24, self.ann.id, [], "", 0).id
        self.tournament = self._tournament()

    def _tournament(self) -> str:
        """A tournament of Ann's and Bob's in its first round, with a reported message at version 4."""
        operator, path = Api(self.api.app, self.api.checker, OPERATOR), f"/v1/players/{self.ann.id}/organizer"
        operator.request("PUT", path)
        made = new_tournament(self.ann)
        for player in (self.ann, self.bob):
            done(player, made, "register")
        assert done(self.ann, made, "announce", text="Hello")["version"] == 4
        done(self.bob, made, "report_message", message=4)
        start_round(self.ann, made)
        operator.request("DELETE", path)
        return made

    def _webhook(self) -> str:
        """A webhook of Ann's; another one if the last was deleted."""
        webhook = Webhook(id="f" * 16, player=self.ann.id, url="https://example.org/", created=1)
        with suppress(redis.ConnectionError):  # a test has taken Redis away
            self.api.service.webhooks.save(webhook)
        return webhook.id

    def restart(self, **changes: Any) -> Api:
        """Another process of the service, with other settings."""
        self.apps.append(create_app(msgspec.structs.replace(self.settings, **changes), TITLES))
        return Api(self.apps[-1], market_checker())

    def close(self) -> None:
        for app in self.apps:
            service = app.extensions["wardbook"]
            for client in (service.store.client, service.queue):
                client.close()

    def send(self, operation: Operation, api: Api | None = None, **changes: Any) -> TestResponse:
        """A good request to an operation, but for the changes."""
        if operation.scope == "organize":
            self.send(OPERATIONS["add_organizer"])
        of_the_past = operation.method == "GET" or operation.name == "ask_review"
        game = changes.pop("game", self.over if of_the_past else self.running)
        own_key = digest(self.ann.key or "")[:16]
        ids = {
            "game": game,
            "player": self.ann.id,
            "title": "market",
            "key": own_key,
            "bulk": self.bulk,
            "webhook": self._webhook(),
            "tournament": self.tournament,
            "number": "1",
            "message": "4",
            "hint": "0" * 24,
            **changes.pop("ids", {}),
        }
        key = changes.pop("key", OPERATOR if operation.auth == "operator" else self.ann.key)
        path = operation.path.format_map(ids) + changes.pop("query", QUERIES.get(operation.name, ""))
        if "data" not in changes and operation.takes_json:
            changes.setdefault("json", BODIES[operation.name])
        elif operation.media:
            changes = {"content_type": operation.media[0], "data": b"{}", **changes}
        client = api or self.api
        caller = Api(client.app, client.checker, key if operation.auth != "none" else None)
        return caller.request(operation.method, path, **changes)


Reach = Callable[[World, Operation], TestResponse]
