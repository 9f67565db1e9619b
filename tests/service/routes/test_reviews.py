"""Reviews over HTTP: of games that are over, for everybody who may see them."""

import pytest

from tests.service.conftest import Api, play_on
from workers.advice import advice_jobs
from workers.advice.advice_jobs import advise


@pytest.fixture
def finished(ann: Api, bob: Api, game: str) -> str:
    """A game between Ann and Bob that is over."""
    play_on(game, ann, bob)
    assert ann.read(game)["status"] == "finished"
    return game


def make(api: Api) -> None:
    """Do the jobs."""
    for id_ in api.service.advice.pending():
        while advise(api.service.store, id_):
            pass


def test_a_review_shows_what_choices_cost(api: Api, ann: Api, finished: str) -> None:
    path = f"/v1/games/{finished}/review"
    assert api.code(api.get(path)) == (404, "not_found")
    asked = ann.post(path)
    assert (asked.status_code, asked.headers["Location"]) == (202, path)
    assert asked.get_json()["status"] == "pending"
    make(api)
    review = api.get(path).get_json()
    assert (review["status"], review["done"]) == ("done", ann.read(finished)["version"])
    costs = [choice["cost"] for choice in review["choices"]]
    assert costs == sorted(costs, reverse=True), "turning points first"
    assert [seat["seat"] for seat in review["seats"]] == sorted({c["seat"] for c in review["choices"]})
    assert review["choices"]
    for seat in review["seats"]:
        own = [choice["cost"] for choice in review["choices"] if choice["seat"] == seat["seat"]]
        assert (seat["choices"], seat["best"]) == (len(own), own.count(0))
        assert seat["cost"] == pytest.approx(sum(own))
    records = {r["version"]: r for r in api.get(f"/v1/games/{finished}/records").get_json()["records"]}
    for choice in review["choices"]:
        assert records[choice["version"]]["command"] == choice["command"]
    assert ann.post(path).get_json() == review, "made once for all"


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_a_review_in_words(api: Api, ann: Api, finished: str, language: str) -> None:
    ann.post(f"/v1/games/{finished}/review")
    make(api)
    for choice in api.get(f"/v1/games/{finished}/review?words={language}").get_json()["choices"]:
        words = choice["words"]
        assert all(words.values())
        assert (words["command"] == words["best"]) == (choice["command"] == choice["best"])


def test_its_progress_is_shown(api: Api, ann: Api, finished: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice_jobs, "PIECE_SECONDS", 0.0)
    ann.post(f"/v1/games/{finished}/review")
    (id_,) = api.service.advice.pending()
    advise(api.service.store, id_)
    review = api.get(f"/v1/games/{finished}/review").get_json()
    assert review["status"] == "pending"
    assert 0 < review["done"] < review["version"]


def test_no_review_before_the_end(api: Api, ann: Api, game: str) -> None:
    path = f"/v1/games/{game}/review"
    assert ann.code(ann.post(path)) == (409, "game_not_over")
    assert api.code(api.get(path)) == (404, "not_found")


def test_only_players_ask_and_only_who_sees_the_game(api: Api, ann: Api, bob: Api, finished: str) -> None:
    assert api.code(api.post(f"/v1/games/{finished}/review")) == (401, "unauthorized")
    cleo = api.player("Cleo")
    assert cleo.post(f"/v1/games/{finished}/review").status_code == 202
    private = ann.create(visibility="private", seats=[{}])
    ann.command(private, "start")
    play_on(private, ann)
    assert ann.post(f"/v1/games/{private}/review").status_code == 202
    make(api)
    for other in (cleo, api):
        assert other.code(other.get(f"/v1/games/{private}/review")) == (404, "not_found")
    assert ann.get(f"/v1/games/{private}/review").status_code == 200
