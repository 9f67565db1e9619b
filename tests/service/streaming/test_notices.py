"""One stream for everything that concerns a player: no gap, no duplicate, nothing of others."""

import itertools
import json
import threading
from typing import Any

import msgspec
import pytest
import redis

from events.notices.account_stream import KEPT_MS, AccountStreams
from events.notices.notice_types import NOTICE_TYPES
from events.projections.feed import Feed
from events.projections.feed_notices import addressed_notices
from events.settings import Settings
from service.http.app import create_app
from service.requests.environ import CLIENT_GONE
from service.responses.words.notice_words import NOTICE_WORDS
from service.streaming import notice_stream
from tests.market.title import TITLES
from tests.service.conftest import OPERATOR, Api, play_on
from tests.service.contract_checker import market_checker
from tests.service.streaming.test_streams import NDJSON, events, hasten

STREAM = "/v1/players/me/stream"
STOPPING = {CLIENT_GONE: lambda: True}


@pytest.fixture(autouse=True)
def _short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stream looks whether its reader is gone after each wait only."""
    monkeypatch.setattr(notice_stream, "WAIT_SECONDS", 0.05)


def dispatched(api: Api) -> None:
    """Bring what is in the feed into the streams of players, as the dispatcher would."""
    client = api.service.store.client
    feed = Feed(client, "test", "test")
    entries = feed.read(1000, 0)
    AccountStreams(client).write(addressed_notices(entries))
    feed.ack(entries)


def notices(player: Api, after: str = "0", **headers: str) -> list[dict[str, Any]]:
    """The notices that a player's stream has now."""
    dispatched(player)
    response = player.get(
        f"{STREAM}?after={after}", headers={**NDJSON, **headers}, environ_overrides=STOPPING
    )
    assert response.status_code == 200, response.get_data()
    return [json.loads(line) for line in response.get_data().splitlines()]


def types(found: list[dict[str, Any]]) -> list[str]:
    return [notice["type"] for notice in found]


def test_a_whole_game_as_its_players_hear_of_it(api: Api, ann: Api, bob: Api) -> None:
    game = ann.create(seats=[{}, {"player": bob.id}])
    (invited,) = notices(bob)
    assert (invited["type"], invited["game"], invited["title"], invited["seat"]) == (
        "invited", game, "market", 1
    )  # fmt: skip
    assert notices(ann) == []
    bob.command(game, "join")
    ann.command(game, "start")
    assert types(notices(ann)) == ["seat_taken", "game_started", "your_turn"]
    assert types(notices(bob)) == ["invited", "seat_taken", "game_started"]
    play_on(game, ann, bob)
    heard = notices(bob)
    assert heard[-1]["type"] == "game_finished"
    assert heard[-1]["version"] == api.read(game)["version"]
    for notice in heard:
        api.checker.conforms("NoticeResponse", notice)


def test_what_is_mine_is_nobody_elses(api: Api, ann: Api, bob: Api, game: str) -> None:
    assert notices(api.player("Cid")) == []
    assert api.code(api.get(STREAM)) == (401, "unauthorized")


def test_the_stream_goes_on_after_any_notice(ann: Api, bob: Api, game: str) -> None:
    play_on(game, ann, bob)
    found = notices(ann)
    for index in (0, len(found) // 2, len(found) - 1):
        last = found[index]["id"]
        assert notices(ann, last) == found[index + 1 :]
        assert notices(ann, **{"Last-Event-ID": last}) == found[index + 1 :]
    assert notices(ann, found[0]["id"].partition("-")[0])[0]["id"] <= found[1]["id"], "a time alone will do"


def test_a_listener_hears_of_it_on_every_device(ann: Api, bob: Api) -> None:
    game = ann.create()
    responses = [ann.get(STREAM) for _ in range(2)]
    for response in responses:
        first: Any = next(iter(response.response))
        assert first.startswith(b"retry: 1000\nid: ")

    def join() -> None:
        bob.command(game, "join")
        dispatched(bob)

    joined = threading.Timer(0.2, join)
    joined.start()
    for response in responses:
        name, _, data = next(events(response))
        assert (name, data["type"], data["game"]) == ("notice", "seat_taken", game)
        response.close()
    joined.join()


def test_without_a_position_only_what_is_new_comes(ann: Api, bob: Api, game: str) -> None:
    dispatched(ann)
    response = ann.get(STREAM, headers=NDJSON, environ_overrides=STOPPING)
    assert response.get_data() == b""


def test_who_was_away_too_long_is_told(ann: Api, bob: Api, game: str, client: redis.Redis) -> None:
    newest = notices(ann)[-1]["id"]
    long_ago = str(int(newest.partition("-")[0]) - KEPT_MS - 60_000)
    assert notices(ann, long_ago) == [{"reset": True}]
    response = ann.get(f"{STREAM}?after={long_ago}", environ_overrides=STOPPING)
    assert f"id: {newest}\nevent: reset\ndata: {{}}\n\n".encode() in response.get_data()


@pytest.mark.parametrize("after", ["x", "1-", "-1", "1-g", "12345678901234567"])
def test_a_wrong_position_is_refused(ann: Api, after: str) -> None:
    assert ann.code(ann.get(f"{STREAM}?after={after}")) == (400, "invalid_fields")
    assert ann.code(ann.get(STREAM, headers={"Last-Event-ID": after})) == (400, "invalid_fields")


def test_silence_is_broken_by_keep_alives(ann: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    hasten(monkeypatch)
    for headers, sign in (({}, b": keep-alive\n\n"), (NDJSON, b"\n")):
        response = ann.get(STREAM, headers=headers)
        assert sign in list(itertools.islice(response.response, 2))
        response.close()


def test_the_stream_ends_with_the_key(ann: Api, bob: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    hasten(monkeypatch)
    response = ann.get(STREAM, headers=NDJSON)
    parts = iter(response.response)
    assert [next(parts) for _ in range(2)] == [b"", b"\n"]
    assert ann.request("DELETE", "/v1/players/me").status_code == 204
    assert list(itertools.islice(parts, 50)) == []
    response.close()


def test_it_counts_as_an_open_stream(settings: Settings, client: redis.Redis) -> None:
    app = create_app(msgspec.structs.replace(settings, max_streams=1), TITLES)
    ann = Api(app, market_checker()).player("Ann")
    held = ann.get(STREAM)
    next(iter(held.response))
    assert ann.code(ann.get(STREAM)) == (429, "too_many_streams")
    held.close()
    assert ann.request("HEAD", STREAM).status_code == 200


def test_nothing_hidden_is_in_a_notice(ann: Api, bob: Api, game: str) -> None:
    """Cards are hidden in Market; a notice has room for none."""
    play_on(game, ann, bob, most=12)
    fields = {name for notice in notices(ann) for name in notice}
    assert fields <= {"id", "type", "at", "game", "title", "version", "seat", "reason"}


def test_the_words_of_an_organizer_arrive(api: Api, ann: Api, bob: Api, game: str) -> None:
    operator, cid = Api(api.app, api.checker, OPERATOR), api.player("Cid")
    operator.request("PUT", f"/v1/players/{cid.id}/organizer")
    correction = {"reason": "Miscounted.", "award": {"seat": 0, "points": 1}}
    assert cid.command(game, "correct", **correction).status_code == 201
    found = [notice for notice in notices(bob) if notice["type"] == "correction_made"]
    assert [notice["reason"] for notice in found] == ["Miscounted."]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Market: It is your turn."), ("fr", "Marché : C'est à vous de jouer.")],
)
def test_notices_are_said_in_words(ann: Api, bob: Api, game: str, language: str, said: str) -> None:
    dispatched(ann)
    response = ann.get(f"{STREAM}?after=0&words={language}", headers=NDJSON, environ_overrides=STOPPING)
    found = [json.loads(line) for line in response.get_data().splitlines()]
    assert all(notice["words"] for notice in found)
    assert next(notice["words"] for notice in found if notice["type"] == "your_turn") == said
    assert "words" not in notices(ann)[0]


def test_every_notice_has_words() -> None:
    assert set(NOTICE_WORDS) == set(NOTICE_TYPES), "add the words of new types"
    for sentence in NOTICE_WORDS.values():
        assert all(msgspec.structs.asdict(sentence).values())
