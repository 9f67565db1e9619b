"""After a failover the log may have other records: streams tell their readers, and no process plays on from
what it has in memory."""

import itertools
import json
from collections.abc import Callable
from typing import Any

import pytest
import redis

from events.log.keys import game_keys
from tests.service.conftest import Api, play_on
from tests.service.streaming.test_streams import NDJSON, events, hasten

Failover = Callable[[], None]


@pytest.fixture
def failover(client: redis.Redis, game: str) -> Failover:
    """Makes the game what it was before the test, as a replica has it that was behind."""
    keys = game_keys(game)
    saved: dict[str, Any] = {
        key: client.dump(key) for key in (keys.log, keys.ids, keys.seeds, keys.snapshots)
    }

    def take_over() -> None:
        for key, value in saved.items():
            client.delete(key)
            if value:
                client.restore(key, 0, value)

    return take_over


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Streams that never wait long."""
    hasten(monkeypatch)


@pytest.mark.usefixtures("quick")
def test_an_open_stream_tells_of_other_records(ann: Api, game: str, failover: Failover) -> None:
    before = ann.read(game)["version"]
    stream = ann.get(f"/v1/games/{game}/stream?after={before}")
    heard = events(stream)
    ann.command(game, "roll")
    assert next(heard)[:2] == ("record", str(before + 1))
    failover()
    ann.command(game, "resign")
    found = [next(heard)[:2] for _ in range(before + 2)]
    assert found == [("reset", "0"), *(("record", str(v)) for v in range(1, before + 2))]
    stream.close()


def test_an_open_stream_tells_of_other_records_before_the_next_one(
    ann: Api, bob: Api, game: str, failover: Failover
) -> None:
    """No keep-alive comes between: the record that follows does not fit."""
    before = ann.read(game)["version"]
    stream = ann.get(f"/v1/games/{game}/stream?after={before}")
    heard = events(stream)
    ann.command(game, "roll")
    assert next(heard)[:2] == ("record", str(before + 1))
    failover()
    bob.command(game, "resign")
    ann.command(game, "roll")
    assert next(heard)[:2] == ("reset", "0")
    assert [next(heard)[1] for _ in range(before + 2)] == [str(v) for v in range(1, before + 3)]
    stream.close()


@pytest.mark.usefixtures("quick")
def test_an_open_stream_tells_of_a_shorter_history(ann: Api, game: str, failover: Failover) -> None:
    before = ann.read(game)["version"]
    stream = ann.get(f"/v1/games/{game}/stream?after={before}", headers=NDJSON)
    parts: Any = itertools.islice(stream.response, 200)
    lines = (json.loads(line) for part in parts for line in part.splitlines() if line)
    ann.command(game, "roll")
    assert next(lines)["version"] == before + 1
    failover()
    assert next(lines) == {"reset": True}
    assert [next(lines)["version"] for _ in range(before)] == list(range(1, before + 1))
    stream.close()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("media", ["text/event-stream", "application/x-ndjson"])
def test_a_reader_who_comes_back_is_told(ann: Api, game: str, failover: Failover, media: str) -> None:
    version = ann.command(game, "roll").get_json()["version"]
    path = f"/v1/games/{game}/records?after={version - 1}"
    (mine,) = ann.get(path).get_json()["records"]
    failover()
    ann.command(game, "resign")
    (other,) = ann.get(path).get_json()["records"]
    assert (other["version"], other["prev"]) == (version, mine["prev"])
    for record, told in ((mine, True), (other, False)):
        query, headers = f"?after={version}&hash={record['hash']}", {"Accept": media}
        if media == "text/event-stream":
            query, headers["Last-Event-ID"] = "", f"{version}-{record['hash'][:16]}"
        stream = ann.get(f"/v1/games/{game}/stream{query}", headers=headers)
        parts: Any = iter(stream.response)
        beginning = b"".join(itertools.islice(parts, 2))
        assert (b"reset" in beginning) == told
        stream.close()


def test_a_finished_game_that_was_replaced_is_streamed_again(ann: Api, bob: Api, game: str) -> None:
    play_on(game, ann, bob)
    version = ann.read(game)["version"]
    hashes = {"Last-Event-ID": f"{version}-{'0' * 16}"}
    found = list(events(ann.get(f"/v1/games/{game}/stream", headers=hashes)))
    assert [name for name, _, _ in found] == ["reset", *["record"] * version, "end"]
    (last,) = ann.get(f"/v1/games/{game}/records?after={version - 1}").get_json()["records"]
    own = {"Last-Event-ID": f"{version}-{last['hash'][:16]}"}
    assert ann.get(f"/v1/games/{game}/stream", headers=own).status_code == 204


def test_a_process_that_has_the_old_game_in_memory_decides_on_the_new_one(
    ann: Api, bob: Api, game: str, failover: Failover
) -> None:
    before = ann.read(game)["version"]
    ann.command(game, "roll")
    failover()
    assert ann.read(game)["version"] == before
    assert ann.command(game, "roll").get_json()["version"] == before + 1
    failover()
    assert bob.command(game, "resign").get_json()["version"] == before + 1, "decided on what is there"
    now = ann.read(game)
    assert (now["version"], [seat["resigned"] for seat in now["seats"]]) == (before + 1, [False, True])
