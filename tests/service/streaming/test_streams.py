"""Live streams: no gap, no duplicate, and nothing left open."""

import itertools
import json
import threading
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import redis
from werkzeug.test import TestResponse

from events.settings import Settings
from service.http.app import create_app
from service.requests.environ import CLIENT_GONE
from service.streaming import event_stream, notice_stream, stream_connection
from tests.market.title import TITLES
from tests.service.conftest import OPERATOR, Api, play_on
from tests.service.contract_checker import market_checker

NDJSON = {"Accept": "application/x-ndjson"}


def events(response: TestResponse) -> Iterator[tuple[str, str, Any]]:
    """The events of an SSE answer as they come: name, version, data."""
    pending = b""
    for part in response.response:
        pending += part if isinstance(part, bytes) else part.encode()
        while b"\n\n" in pending:
            block, _, pending = pending.partition(b"\n\n")
            fields = dict(line.split(": ", 1) for line in block.decode().split("\n") if line[:1] != ":")
            if "data" in fields:
                yield fields["event"], fields.get("id", "").partition("-")[0], json.loads(fields["data"])


def hasten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let streams send a keep-alive after each wait, which is short."""
    monkeypatch.setattr(stream_connection, "KEEP_ALIVE_SECONDS", 0.0)
    for module in (event_stream, notice_stream):
        monkeypatch.setattr(module, "WAIT_SECONDS", 0.05)


def test_a_finished_game_streams_its_whole_record_and_ends(api: Api, ann: Api, bob: Api, game: str) -> None:
    play_on(game, ann, bob)
    head = api.read(game)["version"]
    response = api.get(f"/v1/games/{game}/stream")
    found = list(events(response))
    assert response.mimetype == "text/event-stream"
    assert [(name, number) for name, number, _ in found[:-1]] == [
        ("record", str(v)) for v in range(1, head + 1)
    ]
    assert found[-1] == ("end", "", {})
    listed = api.get(f"/v1/games/{game}/records?limit=100").get_json()["records"]
    assert [data for _, _, data in found[:-1]] == listed
    for record in listed:
        api.checker.record(record)


def test_a_stream_ends_with_its_process_although_records_keep_coming(ann: Api, bob: Api, game: str) -> None:
    head = ann.read(game)["version"]

    def play_and_stop() -> bool:
        play_on(game, ann, bob, most=1)
        return True

    stopping = {CLIENT_GONE: play_and_stop}
    response = ann.get(f"/v1/games/{game}/stream", headers=NDJSON, environ_overrides=stopping)
    versions = [json.loads(line)["version"] for line in response.get_data().splitlines()]
    assert versions == list(range(1, head + 1))


def test_json_lines_for_those_who_ask(api: Api, ann: Api, bob: Api, game: str) -> None:
    play_on(game, ann, bob)
    response = api.get(f"/v1/games/{game}/stream?after=3", headers=NDJSON)
    lines = [json.loads(line) for line in response.get_data().splitlines()]
    assert response.mimetype == "application/x-ndjson"
    assert [line["version"] for line in lines] == list(range(4, api.read(game)["version"] + 1))
    unknown = api.get(f"/v1/games/{game}/stream", headers={"Accept": "image/png"})
    assert api.code(unknown) == (406, "not_acceptable")


def test_the_last_event_id_goes_before_the_query(api: Api, ann: Api, bob: Api, game: str) -> None:
    play_on(game, ann, bob)
    head = api.read(game)["version"]
    response = api.get(f"/v1/games/{game}/stream?after=1", headers={"Last-Event-ID": str(head - 1)})
    assert [number for _, number, _ in events(response)] == [str(head), ""]
    over = api.get(f"/v1/games/{game}/stream", headers={"Last-Event-ID": str(head)})
    assert over.status_code == 204, "an EventSource must not come back"
    assert api.get(f"/v1/games/{game}/stream?after={head}", headers=NDJSON).get_data() == b""


@pytest.mark.parametrize(
    "given", [{"query": "?after=-1"}, {"query": "?before=1"}, {"headers": {"Last-Event-ID": "x"}}]
)
def test_a_wrong_place_to_go_on_is_refused(api: Api, game: str, given: Any) -> None:
    response = api.get(f"/v1/games/{game}/stream{given.get('query', '')}", headers=given.get("headers", {}))
    assert api.code(response) == (400, "invalid_fields")


def test_resuming_while_others_write_leaves_no_gap_and_no_duplicate(
    api: Api, ann: Api, bob: Api, game: str
) -> None:
    writer = threading.Thread(target=play_on, args=(game, ann, bob))
    reader = Api(api.app, api.checker)
    seen: list[int] = []
    writer.start()
    ended = False
    while not ended:
        last = {"Last-Event-ID": str(seen[-1])} if seen else {}
        response = reader.get(f"/v1/games/{game}/stream", headers=last)
        if response.status_code == 204:
            break
        for taken, (name, _, data) in enumerate(events(response), 1):
            if name == "end":
                ended = True
                break
            seen.append(data["version"])
            if taken == 2:
                break
        response.close()
    writer.join()
    assert seen == list(range(1, api.read(game)["version"] + 1))


def test_a_listener_hears_of_a_command_and_sees_no_more_than_it_may(api: Api, ann: Api, bob: Api) -> None:
    game = ann.create()
    response = bob.get(f"/v1/games/{game}/stream?after=1")
    heard = events(response)
    joined = threading.Timer(0.2, lambda: (bob.command(game, "join"), ann.command(game, "start")))
    joined.start()
    assert next(heard)[2]["command"] == {"type": "join"}
    dealt = next(heard)[2]
    joined.join()
    assert [bool(e["card"]) for e in dealt["events"] if e["type"] == "card_drawn"] == [False, True] * 3
    response.close()


def test_silence_is_broken_by_keep_alives(api: Api, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hasten(monkeypatch)
    for headers, sign in (({}, b": keep-alive\n\n"), (NDJSON, b"\n")):
        response = api.get(f"/v1/games/{game}/stream?after=3", headers=headers)
        parts = iter(response.response)
        assert sign in [next(parts), next(parts), next(parts)]
        response.close()


@pytest.fixture
def wary(monkeypatch: pytest.MonkeyPatch) -> None:
    """Streams that look their caller up each time."""
    hasten(monkeypatch)
    monkeypatch.setattr(stream_connection, "CALLER_MAX_AGE_SECONDS", 0.0)


@pytest.mark.usefixtures("wary")
def test_a_stream_ends_with_its_key(ann: Api, bob: Api, game: str) -> None:
    idle, busy = (ann.get(f"/v1/games/{game}/stream?after=3", headers=NDJSON) for _ in range(2))
    parts, records = iter(idle.response), iter(busy.response)
    assert [next(parts) for _ in range(3)] == [b"", b"\n", b"\n"]
    assert next(records) == b""
    renewed = ann.new_key()
    assert renewed.revoke(ann.key).status_code == 204
    assert list(itertools.islice(parts, 50)) == []
    assert renewed.command(game, "roll").status_code == 201
    assert list(itertools.islice(records, 50)) == []
    for response in (idle, busy):
        response.close()


@pytest.mark.usefixtures("wary")
def test_a_stream_of_a_private_game_ends_with_the_right_to_see_it(api: Api, ann: Api, bob: Api) -> None:
    operator, right = Api(api.app, api.checker, OPERATOR), f"/v1/players/{bob.id}/organizer"
    assert operator.request("PUT", right).status_code == 200
    game = ann.create(seats=[{}], visibility="private")
    idle, busy = (bob.get(f"/v1/games/{game}/stream?after=1", headers=NDJSON) for _ in range(2))
    parts, records = iter(idle.response), iter(busy.response)
    assert [next(parts) for _ in range(3)] == [b"", b"\n", b"\n"]
    assert next(records) == b""
    assert operator.request("DELETE", right).status_code == 200
    assert list(itertools.islice(parts, 50)) == []
    assert ann.command(game, "start").status_code == 201
    assert list(itertools.islice(records, 50)) == []
    for response in (idle, busy):
        response.close()


def test_open_streams_are_limited_counted_and_given_back(settings: Settings, client: redis.Redis) -> None:
    app = create_app(msgspec.structs.replace(settings, max_streams=2), TITLES)
    api = Api(app, market_checker())
    ann, bob = api.player("Ann"), api.player("Bob")
    game = ann.create()
    path = f"/v1/games/{game}/stream"
    opened = [ann.get(path) for _ in range(2)]
    for response in opened:
        next(iter(response.response))
    refused = ann.get(path)
    assert ann.code(refused) == (429, "too_many_streams")
    assert int(refused.headers["Retry-After"]) > 0
    assert b"wardbook_open_streams 2.0" in api.get("/metrics").get_data()
    others = [bob.get(path), api.get(path)]
    for response in opened + others:
        response.close()
    assert b"wardbook_open_streams 0.0" in api.get("/metrics").get_data()
    again = ann.get(path)
    assert again.status_code == 200
    again.close()
    assert not list(client.scan_iter("wardbook:{streams}:*"))


def test_one_address_leaves_as_many_streams_to_others_as_it_has(
    settings: Settings, client: redis.Redis
) -> None:
    few = msgspec.structs.replace(settings, max_connections=6)
    api = Api(create_app(few, TITLES), market_checker())
    ann, bob = api.player("Ann"), api.player("Bob")
    path = f"/v1/games/{ann.create()}/stream"
    opened = [reader.get(path) for reader in (api, bob)]
    refused = ann.get(path)
    assert ann.code(refused) == (429, "too_many_streams")
    assert refused.get_json()["facts"] == {"limit": 4}
    assert int(refused.headers["Retry-After"]) > 0
    assert not list(client.scan_iter(f"wardbook:{{streams}}:{ann.id}")), "nothing is held by who was refused"
    elsewhere = {"environ_overrides": {"REMOTE_ADDR": "2001:db8::7"}}
    opened.append(ann.get(path, **elsewhere))
    assert opened[-1].status_code == 200
    assert ann.code(bob.get(path, **elsewhere)) == (429, "too_many_streams")
    opened.append(bob.get(path, environ_overrides={"REMOTE_ADDR": "192.0.2.1"}))
    assert opened[-1].status_code == 200, "the last one is left for somebody new"
    for response in opened[2:]:
        response.close()
    opened = opened[:2]
    opened.pop().close()
    again = ann.get(path)
    assert again.status_code == 200
    for response in (*opened, again):
        response.close()


def test_asking_for_the_headers_opens_no_stream(ann: Api, game: str, client: redis.Redis) -> None:
    response = ann.request("HEAD", f"/v1/games/{game}/stream")
    assert (response.status_code, response.mimetype) == (200, "text/event-stream")
    assert not list(client.scan_iter("wardbook:{streams}:*"))
