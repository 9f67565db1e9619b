"""Rate limits: kept in Redis, told in headers, and only where they are declared."""

import msgspec
import pytest
import redis
from flask import Flask

from events.settings import Settings
from service.http.app import create_app
from tests.market.title import TITLES
from tests.service.conftest import Api
from tests.service.contract_checker import market_checker


@pytest.fixture
def limited(settings: Settings) -> Flask:
    """A service with tight limits."""
    return create_app(
        msgspec.structs.replace(settings, rate_limit_players="3/hour", rate_limit_games="2/hour"), TITLES
    )


def test_accounts_are_limited_per_address(limited: Flask, client: redis.Redis) -> None:
    api = Api(limited, market_checker())
    answers = [api.post("/v1/players", {"name": "Ann"}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert [answer.headers["RateLimit"].split(";")[:2] for answer in answers[:3]] == [
        ['"players"', "r=2"],
        ['"players"', "r=1"],
        ['"players"', "r=0"],
    ]
    assert answers[0].headers["RateLimit-Policy"] == '"players";q=3;w=3600'
    refused = answers[3]
    assert api.code(refused) == (429, "too_many_requests")
    assert 0 < int(refused.headers["Retry-After"]) <= 3601
    elsewhere = {"REMOTE_ADDR": "192.0.2.7"}
    assert api.post("/v1/players", {"name": "Ann"}, environ_overrides=elsewhere).status_code == 201
    assert any(b"LIMITS" in key.upper() for key in client.scan_iter())


def test_limits_hold_across_processes(limited: Flask, settings: Settings) -> None:
    other = create_app(msgspec.structs.replace(settings, rate_limit_players="3/hour"), TITLES)
    apis = [Api(limited, market_checker()), Api(other, market_checker())]
    statuses = [apis[turn % 2].post("/v1/players", {"name": "Ann"}).status_code for turn in range(4)]
    assert statuses == [201, 201, 201, 429]


def test_games_are_limited_per_player_and_playing_is_not(limited: Flask) -> None:
    api = Api(limited, market_checker())
    ann, bob = api.player("Ann"), api.player("Bob")
    games = [ann.create(seats=[{}]) for _ in range(2)]
    response = ann.post("/v1/games", {"title": "market", "seats": [{}]})
    assert ann.code(response) == (429, "too_many_requests")
    assert bob.create(seats=[{}])
    for _ in range(50):
        read = ann.get(f"/v1/games/{games[0]}")
        assert read.status_code == 200
        assert "RateLimit" not in read.headers
    assert "RateLimit" not in ann.command(games[0], "start").headers


def test_a_request_that_is_refused_anyway_is_not_counted(limited: Flask) -> None:
    api = Api(limited, market_checker())
    for _ in range(5):
        assert api.code(api.post("/v1/players", {"name": ""})) == (400, "invalid_fields")
    assert api.post("/v1/players", {"name": "Ann"}).status_code == 201


def test_limits_can_be_switched_off(api: Api) -> None:
    for _ in range(70):
        response = api.post("/v1/players", {"name": "Ann"})
        assert response.status_code == 201
        assert "RateLimit" not in response.headers


def test_every_window_of_a_policy_counts(settings: Settings) -> None:
    changed = msgspec.structs.replace(settings, rate_limit_players="2/day; 5/hour")
    api = Api(create_app(changed, TITLES), market_checker())
    answers = [api.post("/v1/players", {"name": "Ann"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert [answer.headers["RateLimit"].split(";")[1] for answer in answers] == ["r=1", "r=0", "r=0"]
    assert {answer.headers["RateLimit-Policy"] for answer in answers} == {'"players";q=2;w=86400'}
    assert 3600 < int(answers[2].headers["Retry-After"]) <= 86400
