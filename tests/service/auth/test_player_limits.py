"""Limits of one player: commands a second, open games, and bytes of records."""

from typing import Any

import msgspec
import pytest
import redis

from events.projections.stored_bytes import stored_bytes
from events.settings import Settings
from service.auth import command_limit, quotas
from service.auth.command_limit import CommandLimit
from service.http.app import create_app
from service.responses.problems import Problem
from tests.market.title import TITLES
from tests.service.conftest import Api, listed
from tests.service.contract_checker import market_checker


class Stopwatch:
    """The time of a limit, in seconds."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def accepted(limit: CommandLimit, player: str, count: int) -> int:
    """How many of some commands are accepted."""
    done = 0
    for _ in range(count):
        try:
            limit.charge(player)
        except Problem:
            continue
        done += 1
    return done


def test_a_burst_is_accepted_and_then_the_average_rate() -> None:
    watch = Stopwatch()
    limit = CommandLimit(50, 500, watch)
    assert accepted(limit, "ann", 600) == 500
    assert accepted(limit, "bob", 10) == 10
    for _ in range(10):
        watch.now += 1
        assert 49 <= accepted(limit, "ann", 100) <= 51
    watch.now += 1000
    assert accepted(limit, "ann", 600) == 500


def test_a_limit_that_is_off_counts_nothing() -> None:
    assert accepted(CommandLimit(0, 1), "ann", 1000) == 1000


def test_the_players_counted_are_bounded_and_the_busiest_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_limit, "MAX_PLAYERS", 100)
    limit = CommandLimit(1, 10, Stopwatch())
    assert accepted(limit, "ann", 20) == 10
    for number in range(1000):
        limit.charge(f"player {number}")
        assert len(limit._until) <= 100
    assert accepted(limit, "ann", 20) == 0


def limited(settings: Settings, **changes: Any) -> Api:
    return Api(create_app(msgspec.structs.replace(settings, **changes), TITLES), market_checker())


def test_commands_dry_runs_and_refused_ones_count_and_reads_do_not(settings: Settings) -> None:
    ann = limited(settings, commands_per_second=1, command_burst=3).player("Ann")
    game = ann.create()
    path = f"/v1/games/{game}/commands"
    assert ann.code(ann.post(path, {"type": "nonsense"})) == (400, "unknown_command")
    assert ann.code(ann.post(f"{path}?dry_run=true", {"type": "start"})) == (422, "seats_free")
    assert ann.post(path, {"type": "leave"}).status_code == 201
    refused = ann.post(path, {"type": "join"})
    assert ann.code(refused) == (429, "too_many_commands")
    assert refused.headers["Retry-After"] == "1"
    assert ann.read(game)["status"] == "abandoned"


def test_open_games_are_bounded_and_a_started_one_makes_room(settings: Settings) -> None:
    api = limited(settings, max_open_games=2)
    ann, bob = api.player("Ann"), api.player("Bob")
    first, second = ann.create(seats=[{}]), ann.create()
    assert bob.command(second, "join").status_code == 201
    for game in (first, second):
        listed(api, game)
    body, key = {"title": "market", "seats": [{}]}, {"Idempotency-Key": "third"}
    refused = ann.post("/v1/games", body, headers=key)
    assert (ann.code(refused), refused.get_json()["facts"]) == ((403, "too_many_open_games"), {"most": 2})
    assert bob.post("/v1/games", body).status_code == 201
    assert ann.command(first, "start").status_code == 201
    listed(api, first)
    made = ann.post("/v1/games", body, headers=key)
    assert made.status_code == 201
    listed(api, made.get_json()["id"])
    again = ann.post("/v1/games", body, headers=key)
    assert (again.status_code, again.get_json()["id"]) == (201, made.get_json()["id"])


def test_stored_bytes_are_those_of_the_records_a_player_caused(
    settings: Settings, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    api = limited(settings)
    ann, bob = api.player("Ann"), api.player("Bob")
    game = ann.create()
    after_creation = stored_bytes(client, str(ann.id))
    assert after_creation > 300
    key = {"Idempotency-Key": "once"}
    bob.command(game, "join", key)
    joined = stored_bytes(client, str(bob.id))
    bob.command(game, "join", key)
    assert bob.code(bob.command(game, "join")) == (422, "already_seated")
    assert stored_bytes(client, str(bob.id)) == joined > 100
    assert stored_bytes(client, str(ann.id)) == after_creation
    monkeypatch.setattr(quotas, "MEGABYTE", 1)
    poor = Api(limited(settings, max_stored_mb=joined).app, market_checker(), bob.key)
    refused = poor.post("/v1/games", {"title": "market", "seats": [{}]})
    assert (poor.code(refused), refused.get_json()["facts"]) == (
        (403, "storage_used_up"),
        {"most_bytes": joined},
    )
    assert ann.command(game, "start").status_code == 201
    assert poor.command(game, "resign").status_code == 201
