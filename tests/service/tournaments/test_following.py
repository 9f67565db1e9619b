"""The record of a tournament: pages, words, and streams that resume without gap or duplicate."""

import json
from typing import Any

import pytest

from service.requests.environ import CLIENT_GONE
from tests.service.conftest import Api
from tests.service.streaming.test_streams import events, hasten
from tests.service.tournaments.organizing import PATH, done, finish_round, players, start_round
from tournaments.decide.request import CORRECTION_TIME

NDJSON = {"Accept": "application/x-ndjson"}
GONE = {CLIENT_GONE: lambda: True}


def records(api: Api, tournament: str, query: str = "") -> Any:
    return api.get(f"{PATH}/{tournament}/records{query}").get_json()


def test_the_record_page_by_page(api: Api, cid: Api, tournament: str) -> None:
    ann, _ = players(api, tournament, 2)
    page = records(api, tournament, "?limit=2")
    assert [each["version"] for each in page["records"]] == [1, 2]
    rest = records(api, tournament, f"?after={page['next']}")
    assert ([each["version"] for each in rest["records"]], rest["next"]) == ([3], None)
    first, second = page["records"]
    assert (first["actor"], first["actor_name"]) == ({"kind": "organizer", "id": cid.id}, "Cid")
    assert first["command"]["type"] == "create_tournament"
    assert (second["actor"], second["prev"]) == ({"kind": "player", "id": ann.id}, first["hash"])


def test_records_in_words(api: Api, ann: Api, tournament: str) -> None:
    done(ann, tournament, "register")
    said = {
        language: records(api, tournament, f"?words={language}")["records"][1]["words"]
        for language in ("en", "de", "fr", "it")
    }
    assert len({words["events"][0] for words in said.values()}) == 4
    assert all("Ann" in words["events"][0] for words in said.values())


def test_a_stream_goes_on_and_resumes(
    api: Api, cid: Api, tournament: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasten(monkeypatch)
    players(api, tournament, 2)
    path = f"{PATH}/{tournament}/stream"
    response = api.get(path, headers=NDJSON, environ_overrides=GONE)
    lines = [json.loads(line) for line in response.get_data().splitlines() if line.strip()]
    assert lines == records(api, tournament)["records"]
    open_stream = api.get(path, headers={"Last-Event-ID": "2"}, buffered=False)
    with open_stream:
        found = events(open_stream)
        assert next(found)[:2] == ("record", "3")
        done(cid, tournament, "announce", text="Still there?")
        name, number, data = next(found)
        assert (name, number, data["events"][0]["text"]) == ("record", "4", "Still there?")


def test_the_stream_stays_open_while_results_can_be_corrected(
    api: Api, cid: Api, tournament: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasten(monkeypatch)
    players(api, tournament, 2)
    start_round(cid, tournament)
    finish_round(cid, tournament)
    done(cid, tournament, "finish_tournament", reason="It is late.")
    path = f"{PATH}/{tournament}/stream"
    last = records(api, tournament)["records"][-1]
    open_stream = api.get(path, headers={"Last-Event-ID": str(last["version"])}, buffered=False)
    with open_stream:
        found = events(open_stream)
        done(cid, tournament, "void_table", round=1, table=1, reason="The wrong deck.")
        assert next(found)[2]["command"]["type"] == "void_table"
        later = api.service.tournaments.now() + CORRECTION_TIME + 1
        monkeypatch.setattr(api.service.tournaments, "now", lambda: later)
        assert next(found)[0] == "end"


def test_the_stream_of_a_cancelled_tournament_ends(api: Api, cid: Api, tournament: str) -> None:
    done(cid, tournament, "cancel_tournament", reason="Nobody came.")
    path = f"{PATH}/{tournament}/stream"
    found = list(events(api.get(path)))
    assert [name for name, _, _ in found] == ["record", "record", "end"]
    last = records(api, tournament)["records"][-1]
    assert api.get(f"{path}?after=2&hash={last['hash']}").status_code == 204
    other = list(events(api.get(f"{path}?after=2&hash={'0' * 64}")))
    assert other[0][0] == "reset", "the history was replaced"


def test_a_stream_that_nobody_can_read(api: Api, tournament: str) -> None:
    response = api.get(f"{PATH}/{tournament}/stream", headers={"Accept": "image/png"})
    assert api.code(response) == (406, "not_acceptable")
    assert api.request("HEAD", f"{PATH}/{tournament}/stream").mimetype == "text/event-stream"
