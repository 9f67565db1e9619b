"""`wardbook up` as a user meets it: one game from end to end, restarts, refusals, and nothing left behind."""

import os
import re
import signal
import socket
from typing import Any

import pytest

from cli.http_client import Client
from cli.main import main
from events.redis.connection import connect
from tests.e2e.playing import TITLE, Follower, bot_game, finished, play_seat
from tests.e2e.running import Wardbook, eventually


def test_a_game_is_played_and_found_again_after_a_restart(wardbook: Wardbook) -> None:
    wardbook.start()
    ann, made = wardbook.player("Ann")
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "random"}]
    game = ann.post("/v1/games", {"title": TITLE, "seats": seats}).body
    path = f"/v1/games/{game['id']}"
    follower = Follower(wardbook.url, game["id"])
    follower.start()
    ann.post(f"{path}/commands", {"type": "start"})
    play_seat(ann, path, 0)
    before = ann.get(path)
    assert before["status"] == "finished"
    follower.join(30)
    assert follower.versions == list(range(1, before["version"] + 1))
    records = ann.get(f"{path}/records?after={before['version'] - 1}")["records"]
    assert {seat["name"] for seat in before["seats"] if seat["kind"] == "human"} == {"Ann"}
    assert wardbook.stop(signal.SIGINT) == 0

    wardbook.start()
    again = wardbook.client(made["key"])
    assert again.get(path) == before
    assert again.get(f"{path}/records?after={before['version'] - 1}")["records"] == records
    listed = again.get(f"/v1/games?status=finished&player={made['id']}")["games"]
    assert [row["id"] for row in listed] == [game["id"]]
    wardbook.stop(signal.SIGKILL)
    assert wardbook.processes() == [], "nothing outlives a supervisor that was killed"


def test_the_lists_can_be_rebuilt_while_the_service_runs(shared_wardbook: Wardbook) -> None:
    ann, _ = shared_wardbook.player("Ann")
    games = {bot_game(ann, 2)["id"] for _ in range(3)}
    eventually(lambda: all(finished(ann, game) for game in games), 60)
    eventually(lambda: games <= {row["id"] for row in _finished_games(ann)})
    before, fewest = _finished_games(ann), _count_records(shared_wardbook)
    done = shared_wardbook.run("rebuild")
    assert done.returncode == 0, done.stderr
    done_so_far, total = re.findall(r"(\d+) of (\d+) games", done.stdout)[-1]
    assert done_so_far == total
    # The same number twice unless a bulk of another test is still being created.
    assert fewest <= int(total) <= _count_records(shared_wardbook)
    assert _finished_games(ann) == before


def _count_records(wardbook: Wardbook) -> int:
    """How many records of games and tournaments Redis has."""
    with connect(wardbook.redis_url()) as client:
        return sum(
            1 for kind in ("game", "tournament") for _ in client.scan_iter(f"wardbook:{{p*}}:{kind}:*:log")
        )


def _finished_games(client: Client) -> list[dict[str, Any]]:
    """Every finished game of the service."""
    listed: list[dict[str, Any]] = client.get("/v1/games?status=finished&limit=100")["games"]
    return listed


def test_a_second_run_on_the_same_data_or_port_is_refused(shared_wardbook: Wardbook) -> None:
    wardbook = shared_wardbook
    same_data = wardbook.run("up", WARDBOOK_PORT=str(wardbook.port + 1))
    assert same_data.returncode == 2
    assert "another `wardbook up`" in same_data.stderr
    assert "WARDBOOK_DATA" in same_data.stderr
    same_port = wardbook.run("up", WARDBOOK_DATA=str(wardbook.folder / "other"))
    assert same_port.returncode == 2
    assert "WARDBOOK_PORT" in same_port.stderr
    assert wardbook.client().get("/readyz")


def test_a_port_that_somebody_else_uses_is_named(wardbook: Wardbook) -> None:
    with socket.create_server(("127.0.0.1", wardbook.port)):
        refused = wardbook.run("up")
    assert refused.returncode == 2
    assert f"127.0.0.1:{wardbook.port}" in refused.stderr


@pytest.mark.parametrize("command", ["up", "web", "worker", "dispatcher", "rebuild"])
def test_a_bad_setting_stops_every_command_at_once(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WARDBOOK_WORKERS", "many")
    assert main([command]) == 2
    assert "WARDBOOK_WORKERS" in capsys.readouterr().err


@pytest.mark.soak
def test_nothing_outlives_a_supervisor_that_was_killed(wardbook: Wardbook) -> None:
    wardbook.start()
    ann, made = wardbook.player("Ann")
    game = bot_game(ann, 2)["id"]
    wardbook.stop(signal.SIGKILL)
    assert wardbook.processes() == []
    wardbook.start()
    again = wardbook.client(made["key"])
    eventually(lambda: finished(again, game), 60)


@pytest.mark.soak
def test_a_path_too_long_for_a_socket_is_served_over_loopback(wardbook: Wardbook) -> None:
    deep = wardbook.folder / ("long" * 20) / "data"
    wardbook.environment["WARDBOOK_DATA"] = str(deep)
    wardbook.data = deep
    wardbook.start()
    assert wardbook.redis_url().startswith("redis://:")
    assert os.stat(deep / "redis" / "url").st_mode & 0o077 == 0
    ann, _ = wardbook.player("Ann")
    game = bot_game(ann, 2)["id"]
    eventually(lambda: finished(ann, game), 60)
