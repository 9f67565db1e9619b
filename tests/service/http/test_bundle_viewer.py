"""`wardbook view BUNDLE`: the verdict, the standings and the tables, with the file of each game."""

from collections.abc import Iterator

import pytest
import redis
from flask.testing import FlaskClient

from events.bundle.bundle_writer import bundle
from events.fold.store import Store
from events.tournaments.tournament_store import TournamentStore
from games.titles import TITLES
from service import audit_pool
from service.http.viewer import create_viewer
from tests.events.bundle.forging import Files, pack, unpack
from tests.events.bundle.tournaments import Hall, played
from tests.events.exports import SIGNER
from tournaments.settings import Swiss

NDJSON = "application/x-ndjson"


@pytest.fixture(autouse=True)
def _shipped_titles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replays know the titles that are shipped, unlike in other tests."""
    monkeypatch.setattr(audit_pool, "REPLAY_COMMAND", ("-m", "service.replays"))


@pytest.fixture(scope="module")
def made(redis_url: str) -> Iterator[Files]:
    """The files of a tournament of five players, one of them with a bye."""
    client = redis.Redis.from_url(redis_url)
    client.flushall()
    hall = Hall(TournamentStore(client, TITLES), Store(client, TITLES))
    folded = played(hall, players=5, title="dice-hospital", stages=(Swiss(1),), remainder="byes")
    names = {each.player: f"Name of {each.player}" for each in folded.state.participants}
    yield unpack(b"".join(bundle(*hall, folded, SIGNER, lambda _: names)))
    client.close()


def viewer(files: Files) -> FlaskClient:
    return create_viewer(pack(files), (SIGNER.public,)).test_client()


def test_it_shows_the_verdict_the_standings_and_every_table(made: Files) -> None:
    shown = viewer(made).get("/bundle.json").get_json()
    assert (shown["verdict"]["verdict"], shown["verdict"]["games"]) == ("sound", 2)
    assert (shown["name"], shown["key"]) == ("Spring Open", SIGNER.public)
    assert shown["names"]["player-001"] == "Name of player-001"
    assert len(shown["standings"]) == 5
    [round_] = shown["rounds"]
    assert len(round_["byes"]) == 1
    assert [table["file"] for table in round_["tables"]] == ["games/r01-t01.jsonl", "games/r01-t02.jsonl"]
    assert {seat["place"] for table in round_["tables"] for seat in table["seats"]} <= {1, 2}


def test_it_serves_the_page_and_each_game_for_its_replay(made: Files) -> None:
    client = viewer(made)
    assert client.get("/bundle", headers={"Accept": "text/html"}).status_code == 200
    game = client.get("/file/games/r01-t02.jsonl").get_data()
    assert game == made["games/r01-t02.jsonl"]
    replay = client.post("/v1/replays?eyes=open", data=game, content_type=NDJSON).get_json()
    assert replay["audit"]["verdict"] == "sound"
    for name in ("r09-t09.jsonl", "..%2ftournament.jsonl", "manifest.json"):
        assert client.get(f"/file/games/{name}").status_code == 404


def test_of_a_forged_bundle_it_shows_what_can_be_read(made: Files) -> None:
    forged = {**made, "games/r01-t02.jsonl": made["games/r01-t01.jsonl"], "names.json": b"[]"}
    shown = viewer(forged).get("/bundle.json").get_json()
    assert shown["verdict"]["verdict"] == "unsound"
    assert (shown["names"], len(shown["rounds"])) == ({}, 1)


def test_of_what_is_none_it_shows_the_verdict(made: Files) -> None:
    broken = {name: data for name, data in made.items() if name != "tournament.jsonl"}
    for client in (viewer(broken), create_viewer(pack(made)[:200]).test_client()):
        shown = client.get("/bundle.json").get_json()
        assert (shown["verdict"]["verdict"], shown.get("rounds")) == ("unreadable", None)
