"""Hints over HTTP: for one's own seat only, in games that allow them, and made in the background."""

from typing import Any

import pytest

from events.advice.advice import AdvisedMove
from games.clinic.modules.solo.worth import GOAL_POINTS
from games.clinic.title import CLINIC
from games.kernel.composition.compose import compose
from games.kernel.table.words import TABLE_WORDS
from games.kernel.table.words.speakers import title_words
from games.kernel.words.speaker import Speaker
from games.kernel.words.vocabulary import vocabulary
from service.responses.words.advice_words import say_best, say_other, say_then
from tests.service.conftest import Api, listed, play_on
from workers.advice.advice_jobs import advise


@pytest.fixture
def hinted(ann: Api, bob: Api) -> str:
    """A game with hints between Ann and Bob, in which both have to play a card."""
    game = ann.create(hints=True)
    assert bob.command(game, "join").status_code == 201
    assert ann.command(game, "start").status_code == 201
    for player in (ann, bob):
        assert player.command(game, "roll").status_code == 201
    return game


def hint_of(player: Api, game: str, query: str = "") -> dict[str, Any]:
    """A hint that is done."""
    asked = player.post(f"/v1/games/{game}/hints")
    assert asked.status_code == 202
    assert advise(player.service.store, asked.get_json()["id"]) is None
    answer = player.get(asked.headers["Location"] + query)
    assert answer.status_code == 200
    found: dict[str, Any] = answer.get_json()
    return found


def test_a_hint_has_moves_that_can_be_posted(ann: Api, hinted: str) -> None:
    asked = ann.post(f"/v1/games/{hinted}/hints").get_json()
    assert (asked["status"], asked["moves"], asked["seat"]) == ("pending", [], 0)
    hint = hint_of(ann, hinted)
    assert hint["id"] == asked["id"], "one hint for a seat at a version"
    assert (hint["status"], hint["version"]) == ("done", ann.read(hinted)["version"])
    moves = ann.get(f"/v1/games/{hinted}/actions").get_json()["moves"]
    assert [move["command"] in moves for move in hint["moves"]] == [True] * len(hint["moves"])
    best, *others = hint["moves"]
    assert best["behind"] == 0
    assert all(move["points"] <= best["points"] for move in others)
    assert ann.post(f"/v1/games/{hinted}/commands", best["command"]).status_code == 201


@pytest.mark.parametrize(
    ("language", "words"), [("en", "move"), ("de", "Zug"), ("fr", "coup"), ("it", "mossa")]
)
def test_a_hint_says_why(ann: Api, hinted: str, language: str, words: str) -> None:
    hint = hint_of(ann, hinted, f"?words={language}")
    for move in hint["moves"]:
        assert words in move["words"]["why"]
        assert move["words"]["move"]


BEST = "The best move, worth about 1.2 points more than the next one. Over the next turns it scores "
OTHER = "Worth about 1.2 points less than the best move. Over the next turns it scores "
BETTER, WORSE = "you are better placed for what follows.", "you are worse placed for what follows."


@pytest.mark.parametrize(
    ("behind", "sooner", "best", "other"),
    [
        (3, 200, "No move is better, but another one is as good.", "As good as the best move."),
        (120, 120, f"{BEST}about 1.2 points more.", f"{OTHER}about 1.2 points less."),
        (
            120,
            100,
            f"{BEST}about 1.0 points more, and {BETTER}",
            f"{OTHER}about 1.0 points less, and {WORSE}",
        ),
        (
            120,
            -100,
            f"{BEST}about 1.0 points less, but {BETTER}",
            f"{OTHER}about 1.0 points more, but {WORSE}",
        ),
        (120, 0, f"{BEST}as much, but {BETTER}", f"{OTHER}as much, but {WORSE}"),
    ],
)
def test_reasons(behind: int, sooner: int, best: str, other: str) -> None:
    speaker = Speaker("en", title_words())
    first, second = (
        AdvisedMove({}, 4150, 0, 1000, ()),
        AdvisedMove({}, 4150 - behind, behind, 1000 - sooner, ()),
    )
    assert say_best(speaker, first, second) == best
    assert say_other(speaker, second, first) == other


def test_the_best_move_says_what_is_counted_besides_points() -> None:
    alone = vocabulary(TABLE_WORDS, compose(CLINIC, (), {}, ("human",)).modules)
    two = vocabulary(TABLE_WORDS, compose(CLINIC, (), {}, ("human", "human")).modules)
    best, other = AdvisedMove({}, 4150, 0, 1000, ()), AdvisedMove({}, 4030, 120, 880, ())
    assert say_best(Speaker("en", two), best, other) == f"{BEST}about 1.2 points more."
    assert say_best(Speaker("en", alone), best, other) == (
        f"{BEST}about 1.2 points more. Reaching the goal counts as {GOAL_POINTS} points here."
    )


def test_how_to_go_on() -> None:
    speaker = Speaker("en", title_words())
    assert say_then(speaker, ["Roll"]) == " Then: Roll."
    assert say_then(speaker, []) == ""


def test_nobody_else_reads_a_hint(api: Api, ann: Api, bob: Api, hinted: str) -> None:
    hint = hint_of(ann, hinted)
    path = f"/v1/games/{hinted}/hints/{hint['id']}"
    assert bob.code(bob.get(path)) == (404, "not_found")
    assert api.code(api.get(path)) == (401, "unauthorized")
    assert ann.code(ann.get(f"/v1/games/{ann.create()}/hints/{hint['id']}")) == (404, "not_found")
    assert hint_of(bob, hinted)["id"] != hint["id"]


def test_only_players_get_hints(api: Api, hinted: str) -> None:
    cleo = api.player("Cleo")
    path = f"/v1/games/{hinted}/hints"
    assert cleo.code(cleo.post(path)) == (403, "forbidden")
    assert api.code(api.post(path)) == (401, "unauthorized")


def test_no_hints_in_a_game_without_them(ann: Api, game: str) -> None:
    assert ann.read(game)["hints"] is False
    assert ann.code(ann.post(f"/v1/games/{game}/hints")) == (403, "hints_off")


def test_a_hint_is_for_a_seat_that_must_choose(ann: Api, bob: Api, hinted: str) -> None:
    path = f"/v1/games/{hinted}/hints"
    move = ann.get(f"/v1/games/{hinted}/actions").get_json()["moves"][0]
    assert ann.post(f"/v1/games/{hinted}/commands", move).status_code == 201
    assert ann.code(ann.post(path)) == (409, "nothing_to_choose")
    play_on(hinted, ann, bob)
    assert ann.code(ann.post(path)) == (409, "nothing_to_choose")
    early = ann.create(hints=True)
    assert ann.code(ann.post(f"/v1/games/{early}/hints")) == (409, "nothing_to_choose")


def test_a_hidden_game_has_no_hints_for_strangers(api: Api, ann: Api) -> None:
    game = ann.create(hints=True, visibility="private")
    cleo = api.player("Cleo")
    assert cleo.code(cleo.post(f"/v1/games/{game}/hints")) == (404, "not_found")


def test_everybody_sees_that_a_game_has_hints(api: Api, ann: Api, hinted: str) -> None:
    plain = ann.create()
    listed(api, hinted, plain)
    shown = {game["id"]: game.get("hints", False) for game in api.get("/v1/games").get_json()["games"]}
    assert shown == {hinted: True, plain: False}
    assert api.read(hinted)["hints"] is True
    first = api.get(f"/v1/games/{hinted}/records").get_json()["records"][0]
    assert first["events"][0]["hints"] is True


def test_hints_expire(api: Api, ann: Api, hinted: str) -> None:
    hint = hint_of(ann, hinted)
    left = api.service.store.client.ttl(f"wardbook:{{advice}}:{hint['id']}")
    assert 3000 < left <= 3600
