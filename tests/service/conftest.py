"""A service on a real Redis, and players who talk to it; every answer is checked against the contract."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import redis
from flask import Flask
from werkzeug.routing import Rule
from werkzeug.test import TestResponse

from events.execute import execute
from events.fold.summary import summarize
from events.settings import Settings
from service import audit_pool
from service.auth.keys.issued_secrets import digest
from service.context import Service
from service.http.app import create_app
from service.responses.accounts.scopes import SCOPES
from tests.market.title import TITLES
from tests.players import SERVICE
from tests.service.contract_checker import Checker, market_checker

OPERATOR = "the-operators-own-key"


class Api:
    """A client that fails the test when an answer is not in the contract."""

    def __init__(self, app: Flask, checker: Checker, key: str | None = None, player: str = "") -> None:
        self.app = app
        self.checker = checker
        self.key = key
        self.id = player
        self._client = app.test_client()

    @property
    def service(self) -> Service:
        found: Service = self.app.extensions["wardbook"]
        return found

    def request(self, method: str, path: str, **given: Any) -> TestResponse:
        headers = dict(given.pop("headers", {}))
        if self.key and "Authorization" not in headers:
            headers["Authorization"] = f"Bearer {self.key}"
        response = self._client.open(path, method=method, headers=headers, **given)
        if method != "HEAD":
            self.checker.check(method, path, response)
        return response

    def get(self, path: str, **given: Any) -> TestResponse:
        return self.request("GET", path, **given)

    def post(self, path: str, json: Any = None, **given: Any) -> TestResponse:
        if json is not None:
            given["json"] = json
        return self.request("POST", path, **given)

    def player(self, name: str) -> "Api":
        """A new player's client."""
        made = self.post("/v1/players", {"name": name}).get_json()
        return Api(self.app, self.checker, made["key"], made["id"])

    def new_key(self, *scopes: str, **changes: Any) -> "Api":
        """The same player with another key, which has every scope unless they are named."""
        body = {"name": "another", "scopes": scopes or tuple(SCOPES), **changes}
        made = self.post("/v1/players/me/keys", body)
        assert made.status_code == 201, made.get_data()
        return Api(self.app, self.checker, made.get_json()["key"], self.id)

    def revoke(self, key: str | None) -> TestResponse:
        """End a key of this player's."""
        return self.request("DELETE", f"/v1/players/me/keys/{digest(key or '')[:16]}")

    def create(self, **changes: Any) -> str:
        """A game of this player's; its id."""
        body = {"title": "market", "seats": [{}, {}], **changes}
        response = self.post("/v1/games", body)
        assert response.status_code == 201, response.get_data()
        return str(response.get_json()["id"])

    def command(self, game: str, kind: str, headers: Any = None, **fields: Any) -> TestResponse:
        return self.post(f"/v1/games/{game}/commands", {"type": kind, **fields}, headers=headers or {})

    def read(self, game: str, query: str = "") -> dict[str, Any]:
        response = self.get(f"/v1/games/{game}{query}")
        assert response.status_code == 200, response.get_data()
        found: dict[str, Any] = response.get_json()
        return found

    def code(self, response: TestResponse) -> tuple[int, str]:
        """The status and code of a problem."""
        return response.status_code, response.get_json()["code"]


@pytest.fixture(scope="session", autouse=True)
def _market_audits() -> Iterator[None]:
    """Audits know the titles of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(audit_pool, "AUDIT_COMMAND", ("-m", "tests.market_audit"))
        patch.setattr(audit_pool, "REPLAY_COMMAND", ("-m", "tests.market_replay"))
        yield


@pytest.fixture(scope="session", autouse=True)
def _no_url_builders() -> Iterator[None]:
    """Do without functions that build URLs, which Werkzeug compiles for each route of each app."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Rule, "_compile_builder", lambda _rule, _append_unknown=True: _build_no_url)
        yield


def _build_no_url(*_: Any, **__: Any) -> Any:
    raise AssertionError("The service builds no URLs.")


@pytest.fixture
def settings(redis_url: str, client: redis.Redis) -> Settings:
    """Settings for an empty Redis, without limits."""
    return Settings(
        redis_url=redis_url,
        queue_url=redis_url,
        operator_key=OPERATOR,
        rate_limit_players="off",
        rate_limit_games="off",
        commands_per_second=0,
        signing_key="c2lnbmVkIGJ5IHRoZSB0ZXN0cyB0aGVtc2VsdmVzISE=",
        log_level="warning",
    )


@pytest.fixture
def app(settings: Settings) -> Iterator[Flask]:
    """The service itself."""
    app = create_app(settings, TITLES)
    yield app
    service: Service = app.extensions["wardbook"]
    service.store.client.close()
    service.queue.close()


@pytest.fixture
def api(app: Flask) -> Api:
    """Somebody without a key."""
    return Api(app, market_checker())


@pytest.fixture
def ann(api: Api) -> Api:
    """A player."""
    return api.player("Ann")


@pytest.fixture
def bob(api: Api) -> Api:
    """Another player."""
    return api.player("Bob")


@pytest.fixture
def game(ann: Api, bob: Api) -> str:
    """A game between Ann (seat 0) and Bob (seat 1) that has begun."""
    game = ann.create()
    assert bob.command(game, "join").status_code == 201
    assert ann.command(game, "start").status_code == 201
    return game


def play_on(game: str, *players: Api, most: int = 1000) -> int:
    """Play the first move each is offered, and score in the service's name; says how many were done."""
    for done in range(most):
        store = players[0].service.store
        folded = store.load(game)
        if folded.table.status != "playing":
            return done
        awaiting = folded.game.awaiting(folded.table)
        if awaiting.job:
            due = folded.game.rules.due_command(folded.table.play)
            assert due is not None
            execute(store, game, SERVICE, due)
            continue
        player = players[awaiting.seats[0]]
        action = player.get(f"/v1/games/{game}/actions").get_json()["moves"][0]
        assert player.post(f"/v1/games/{game}/commands", action).status_code == 201
    return most


def listed(api: Api, *games: str) -> None:
    """Bring games into the lists, as the dispatcher would."""
    api.service.lists.apply([summarize(api.service.store.load(game)) for game in games])


def everything_in(client: redis.Redis) -> bytes:
    """Every key and value in Redis, for tests that look for what must not be there."""
    found: list[bytes] = []
    raw: Any = client
    for key in sorted(raw.scan_iter(count=1000)):
        kind = raw.type(key)
        readers: dict[bytes, Callable[[bytes], list[bytes]]] = {
            b"string": lambda key: [raw.get(key)],
            b"hash": lambda key: [part for pair in raw.hgetall(key).items() for part in pair],
            b"set": lambda key: sorted(raw.smembers(key)),
            b"zset": lambda key: raw.zrange(key, 0, -1),
            b"list": lambda key: raw.lrange(key, 0, -1),
            b"stream": lambda key: [
                part for number, fields in raw.xrange(key) for part in (number, *fields, *fields.values())
            ],
        }
        found += [key, *readers[kind](key)]
    return b"\n".join(found)
