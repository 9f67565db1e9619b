"""Setting up, reading and listing games."""

from typing import Any

import pytest

from events.execute import execute
from events.fold.store import Store
from games.kernel.chance import commitment
from games.kernel.table.table import Actor
from tests.market.base import Roll
from tests.market.title import TITLES
from tests.service.conftest import OPERATOR, Api, listed, play_on


def test_creation_answers_like_reading(ann: Api) -> None:
    made = ann.post(
        "/v1/games",
        {"title": "market", "seats": [{}, {"kind": "bot", "bot": "random"}], "commitment": "1f" * 32},
    )
    assert made.status_code == 201
    where, body = made.headers["Location"], made.get_json()
    read = ann.get(where)
    assert read.get_json() == body
    assert made.headers["ETag"] == read.headers["ETag"] == '"1"'
    assert body["seats"][0] == {
        "seat": 0,
        "kind": "human",
        "bot": None,
        "player": ann.id,
        "name": "Ann",
        "bot_account": False,
        "reserved": None,
        "commitment": "1f" * 32,
        "nonce": None,
        "must_commit": False,
        "resigned": False,
    }
    assert (body["status"], body["view"], body["seed"], body["owner"]) == ("open", None, None, ann.id)


def test_creating_twice_with_one_idempotency_key_makes_one_game(ann: Api, bob: Api) -> None:
    body, headers = {"title": "market", "seats": [{}]}, {"Idempotency-Key": "once"}
    first = ann.post("/v1/games", body, headers=headers)
    assert ann.command(first.get_json()["id"], "start").status_code == 201
    again = ann.post("/v1/games", body, headers=headers)
    assert again.status_code == 201
    assert again.get_json() == first.get_json()
    other = ann.post("/v1/games", {**body, "undo": "off"}, headers=headers)
    assert ann.code(other) == (422, "idempotency_key_reused")
    assert bob.post("/v1/games", body, headers=headers).get_json()["id"] != first.get_json()["id"]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"seats": []}, "seats"),
        ({"seats": [{}] * 9}, "seats"),
        ({"seats": None}, "seats"),
        ({"seats": [{"kind": "dog"}]}, "seats.0.kind"),
        ({"seats": [{"king": "human"}]}, "seats.0.king"),
        ({"seats": [{}, {"player": "../x"}]}, "seats.1.player"),
        ({"title": 5}, "title"),
        ({"title": "Toy!"}, "title"),
        ({"modules": "city"}, "modules"),
        ({"modules": ["city", "city"]}, "modules"),
        ({"options": []}, "options"),
        ({"undo": "always"}, "undo"),
        ({"visibility": "secret"}, "visibility"),
        ({"clock": {"seconds": 5}}, "clock"),
        ({"commitment": ""}, "commitment"),
        ({"commitment": "1F" * 32}, "commitment"),
        ({"commitment": "1f" * 32 + "\n"}, "commitment"),
        ({"commitment": "1f" * 31}, "commitment"),
        ({"title": "market\n"}, "title"),
        ({"modules": ["city\n"]}, "modules.0"),
        ({"seats": [{}, {"kind": "bot", "bot": "random\n"}]}, "seats.1.bot"),
        ({"seats": [{}, {"player": "0123456789abcdef\n"}]}, "seats.1.player"),
        ({"color": "red"}, "color"),
    ],
)
def test_fields_that_make_no_game_are_named(ann: Api, changes: dict[str, Any], field: str) -> None:
    response = ann.post("/v1/games", {"title": "market", "seats": [{}], **changes})
    assert ann.code(response) == (400, "invalid_fields")
    assert field in response.get_json()["facts"]["fields"]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"title": "chess"}, "unknown_title"),
        ({"modules": ["city"]}, "unknown_module"),
        ({"options": {"sides": "six"}}, "bad_options"),
        ({"seats": [{"kind": "automa"}]}, "no_such_seat_kind"),
        ({"seats": [{"kind": "bot"}]}, "bad_seat"),
        ({"seats": [{}] * 5}, "wrong_player_count"),
    ],
)
def test_what_the_rules_refuse_has_their_code(ann: Api, changes: dict[str, Any], code: str) -> None:
    assert ann.code(ann.post("/v1/games", {"title": "market", "seats": [{}], **changes})) == (422, code)


def test_a_seat_is_kept_for_nobody_who_does_not_exist(ann: Api, bob: Api) -> None:
    seats = [{}, {"player": bob.id}, {"player": "0123456789abcdef"}]
    response = ann.post("/v1/games", {"title": "market", "seats": seats})
    assert ann.code(response) == (422, "unknown_player")
    assert response.get_json()["facts"] == {"seat": 2, "player": "0123456789abcdef"}
    assert ann.create(seats=seats[:2])


@pytest.mark.parametrize("query", ["title=market%0A", "player=0123456789abcdef%0A", "after=x%0A"])
def test_a_line_break_is_no_part_of_a_query(api: Api, query: str) -> None:
    assert api.code(api.get(f"/v1/games?{query}")) == (400, "invalid_fields")


def test_games_need_a_key_and_are_found_by_id(api: Api, ann: Api) -> None:
    assert api.code(api.post("/v1/games", {"title": "market", "seats": [{}]})) == (401, "unauthorized")
    for path in ("", "/actions", "/records", "/stream"):
        assert ann.code(ann.get(f"/v1/games/000000000000000000000000{path}")) == (404, "not_found")


def test_what_one_has_already_is_not_sent_again(ann: Api, bob: Api, game: str) -> None:
    path, etag = f"/v1/games/{game}", ann.get(f"/v1/games/{game}").headers["ETag"]
    for held in (etag, f'"0", {etag}', f"W/{etag}", f'"0",W/{etag} , "9"', "*"):
        same = ann.get(path, headers={"If-None-Match": held})
        assert (same.status_code, same.headers["ETag"], same.headers["Vary"]) == (304, etag, "Authorization")
    for held in (etag, f"W/{etag}"):
        assert ann.get(f"{path}/actions", headers={"If-None-Match": held}).status_code == 304
    assert ann.command(game, "roll").status_code == 201
    assert bob.get(path, headers={"If-None-Match": etag}).status_code == 200
    for nonsense in ("5", "W/", 'w/"4"', '"', "\x7f"):
        assert bob.get(path, headers={"If-None-Match": nonsense}).status_code == 200


def test_an_earlier_version_is_shown_as_it_could_be_seen_then(ann: Api, bob: Api, game: str) -> None:
    then = ann.read(game)
    play_on(game, ann, bob, most=5)
    earlier = ann.read(game, f"?at={then['version']}")
    assert earlier == then
    assert ann.read(game, "?at=1")["view"] is None
    assert bob.read(game, f"?at={then['version']}")["view"]["hand"] != then["view"]["hand"]
    for beyond in (ann.read(game)["version"] + 1, 2**53):
        assert ann.code(ann.get(f"/v1/games/{game}?at={beyond}")) == (404, "not_found")
    for nonsense in ("0", "-1", "x", "1.0", "", "9" * 17):
        assert ann.code(ann.get(f"/v1/games/{game}?at={nonsense}")) == (400, "invalid_fields")


def test_everything_is_shown_once_the_game_is_over(api: Api, ann: Api, bob: Api, game: str) -> None:
    begun = api.read(game)
    assert begun["seed"] is None
    play_on(game, ann, bob)
    over = api.read(game)
    assert over["status"] == "finished"
    assert commitment(bytes.fromhex(over["seed"])) == over["commitment"] == begun["commitment"]
    assert [standing["seat"] for standing in over["standings"]] == [0, 1]
    hands = api.read(game, f"?at={begun['version']}")["view"]["hands"]
    assert [len(hand) for hand in hands] == [3, 3]
    nothing: dict[str, Any] = {name: [] for name in ("moves", "changes", "table", "history", "open")}
    assert ann.get(f"/v1/games/{game}/actions").get_json() == {
        "version": over["version"],
        "awaiting": {"seats": [], "job": None},
        "must": False,
        **nothing,
    }


def test_actions_are_what_may_be_posted(ann: Api, bob: Api, game: str) -> None:
    assert ann.get(f"/v1/games/{game}/actions").get_json() == {
        "version": 3,
        "awaiting": {"seats": [0], "job": None},
        "must": True,
        "moves": [{"type": "roll"}],
        "changes": [],
        "table": [{"type": "resign"}],
        "history": [],
        "open": [],
    }
    waiting = bob.get(f"/v1/games/{game}/actions").get_json()
    assert (waiting["must"], waiting["moves"], waiting["table"]) == (False, [], [{"type": "resign"}])


def test_private_games_are_unknown_to_others(api: Api, ann: Api, bob: Api) -> None:
    game = ann.create(visibility="private", seats=[{}, {"player": bob.id}])
    carl = api.player("Carl")
    for path in ("", "/records", "/stream", "/actions"):
        assert carl.code(carl.get(f"/v1/games/{game}{path}")) == (404, "not_found")
    assert api.get(f"/v1/games/{game}").status_code == 404
    assert carl.code(carl.command(game, "join")) == (404, "not_found")
    assert carl.code(carl.post(f"/v1/games/{game}/commands?dry_run=true", {"type": "join"})) == (
        404,
        "not_found",
    )
    assert bob.read(game)["id"] == game
    assert bob.command(game, "join").status_code == 201
    listed(api, game)
    assert [api.get("/v1/games").get_json()["games"], carl.get("/v1/games").get_json()["games"]] == [[], []]
    assert [row["id"] for row in bob.get("/v1/games").get_json()["games"]] == [game]


def test_organizers_see_private_games_as_spectators(api: Api, ann: Api, bob: Api) -> None:
    game = ann.create(visibility="private", seats=[{}, {"player": bob.id}])
    assert bob.command(game, "join").status_code == 201
    assert ann.command(game, "start").status_code == 201
    carl = api.player("Carl")
    Api(api.app, api.checker, OPERATOR).request("PUT", f"/v1/players/{carl.id}/organizer")
    view = carl.read(game)["view"]
    assert (view["hand"], view["hands"]) == (None, None)
    listed(api, game)
    assert [row["id"] for row in carl.get("/v1/games").get_json()["games"]] == [game]


def test_lists_are_filtered_and_paged(api: Api, ann: Api, bob: Api) -> None:
    games = [ann.create(seats=[{}]) for _ in range(5)]
    assert ann.command(games[0], "start").status_code == 201
    listed(api, *games)
    found, after = [], ""
    for _ in range(3):
        page = api.get(f"/v1/games?limit=2{after}").get_json()
        found += [row["id"] for row in page["games"]]
        after = f"&after={page['next']}"
    assert page["next"] is None
    assert sorted(found) == sorted(games)
    assert len(set(found)) == 5
    rows = api.get("/v1/games?status=playing&title=market").get_json()["games"]
    assert [row["id"] for row in rows] == games[:1]
    assert len(api.get(f"/v1/games?player={ann.id}").get_json()["games"]) == 5
    assert api.get(f"/v1/games?player={bob.id}").get_json()["games"] == []


@pytest.mark.parametrize(
    "query",
    [
        "limit=0",
        "limit=101",
        "limit=x",
        "limit=",
        "status=done",
        "turn=9f1c02ab77de4410",
        "reserved=you",
        "result=won",
        "player=me&result=drawn",
        "created_from=-1",
        "after=%00",
        "after=nonsense",
        "page=2",
        "limit=1&limit=2",
        "title=",
        "title=%F0%9F%8E%B2",
    ],
)
def test_a_wrong_query_is_refused(api: Api, query: str) -> None:
    assert api.code(api.get(f"/v1/games?{query}")) == (400, "invalid_fields")


def test_my_own_games(api: Api, ann: Api, bob: Api, game: str) -> None:
    kept = ann.create(seats=[{}, {"player": bob.id}], visibility="private")
    listed(api, game, kept)

    def found(player: Api, query: str) -> list[str]:
        return [row["id"] for row in player.get(f"/v1/games?{query}").get_json()["games"]]

    assert found(ann, "turn=me") == [game]
    assert found(bob, "turn=me") == found(ann, "reserved=me") == []
    assert found(bob, "reserved=me") == [kept]
    assert found(bob, "player=me") == [kept, game]
    assert found(bob, "player=me&status=playing&created_from=1") == [game]
    assert found(bob, "player=me&module=none") == []
    assert found(bob, "player=me&result=won") == []
    for query in ("turn=me", "reserved=me", "player=me"):
        assert api.code(api.get(f"/v1/games?{query}")) == (401, "unauthorized")


def test_an_abandoned_game_is_uncovered_too(ann: Api, game: str, bob: Api) -> None:
    assert ann.command(game, "resign").status_code == 201
    assert bob.command(game, "resign").status_code == 201
    over = bob.read(game)
    assert over["status"] == "abandoned"
    assert over["seed"] is not None
    assert over["view"]["hands"] is not None


def test_what_another_process_wrote_is_read_at_once(ann: Api, game: str) -> None:
    before = ann.read(game)["version"]
    elsewhere = Store(ann.service.store.client, TITLES)
    execute(elsewhere, game, Actor("player", ann.id), Roll())
    assert ann.read(game)["version"] == before + 1
