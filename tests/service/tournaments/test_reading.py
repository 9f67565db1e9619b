"""Reading tournaments: versions, what the caller may do, where the caller plays, lists."""

import jsonschema_rs
import msgspec

from tests.service.conftest import Api
from tests.service.tournaments.organizing import (
    PATH,
    SETTINGS,
    done,
    finish_round,
    listed_tournaments,
    new_tournament,
    players,
    start_round,
    tell,
)


def test_polls_and_earlier_versions(api: Api, ann: Api, tournament: str) -> None:
    first = api.get(f"{PATH}/{tournament}")
    assert first.headers["ETag"] == '"1"'
    assert api.get(f"{PATH}/{tournament}", headers={"If-None-Match": '"1"'}).status_code == 304
    done(ann, tournament, "register")
    assert api.get(f"{PATH}/{tournament}", headers={"If-None-Match": '"1"'}).status_code == 200
    earlier = ann.get(f"{PATH}/{tournament}?at=1").get_json()
    assert (earlier["version"], earlier["participants"], earlier["actions"]) == (1, [], None)
    assert ann.get(f"{PATH}/{tournament}?at=2").get_json()["actions"] is not None
    assert api.code(api.get(f"{PATH}/{tournament}?at=9")) == (404, "not_found")
    assert api.code(api.get(f"{PATH}/{tournament}?at=0")) == (400, "invalid_fields")


def test_actions_are_what_the_caller_may_post_now(api: Api, ann: Api, cid: Api, tournament: str) -> None:
    offered = ann.get(f"{PATH}/{tournament}").get_json()["actions"]
    assert offered["commands"] == [{"type": "register"}]
    assert ann.post(f"{PATH}/{tournament}/commands", offered["commands"][0]).status_code == 201
    offered = ann.get(f"{PATH}/{tournament}").get_json()["actions"]
    assert offered["commands"] == [{"type": "withdraw"}]
    weak = cid.new_key("read", "play").get(f"{PATH}/{tournament}").get_json()["actions"]
    assert (weak["commands"], weak["open"]) == ([{"type": "register"}], [])
    organizers = cid.get(f"{PATH}/{tournament}?words=fr").get_json()["actions"]
    kinds = {choice["type"]: choice for choice in organizers["open"]}
    assert {"change_settings", "announce", "enter", "cancel_tournament"} <= set(kinds)
    assert "register" in [command["type"] for command in organizers["commands"]]
    assert len(organizers["words"]["open"]) == len(organizers["open"])
    assert len(organizers["words"]["commands"]) == len(organizers["commands"])
    schema = jsonschema_rs.validator_for(kinds["announce"]["schema"])
    assert schema.is_valid({"type": "announce", "text": "Hello"})
    assert not schema.is_valid({"type": "announce"})
    assert not schema.is_valid({"type": "announce", "text": "Hello", "colour": 1})
    settings = jsonschema_rs.validator_for(kinds["change_settings"]["schema"])
    assert settings.is_valid({"type": "change_settings", "settings": SETTINGS})
    assert not settings.is_valid({"type": "change_settings", "settings": {"name": "x"}})


def test_me_says_where_i_play_and_how_i_stand(api: Api, ann: Api, cid: Api, tournament: str) -> None:
    assert ann.get(f"{PATH}/{tournament}").get_json()["me"] == {
        "organizer": False,
        "invited": False,
        "status": None,
        "table": None,
        "bye": False,
        "next_round": None,
        "standing": None,
    }
    seated = players(api, tournament, 6)
    before = seated[0].get(f"{PATH}/{tournament}").get_json()["me"]
    assert (before["status"], before["next_round"], before["table"]) == ("registered", 1, None)
    games = start_round(cid, tournament)
    for player in seated:
        own = player.get(f"{PATH}/{tournament}").get_json()["me"]["table"]
        assert own["game"] in games
        assert own["status"] == "open"
        assert player.command(own["game"], "join").status_code == 201
        seats = player.read(own["game"])["seats"]
        assert seats[own["seat"]]["player"] == player.id
    finish_round(cid, tournament)
    standings = api.get(f"{PATH}/{tournament}/standings").get_json()["rows"]
    for player in seated:
        me = player.get(f"{PATH}/{tournament}").get_json()["me"]
        (row,) = [row for row in standings if row["player"] == player.id]
        assert me["standing"] == {
            "place": row["place"],
            "points": row["points"],
            "exact": row["exact"],
            "of": 6,
        }
        assert me["next_round"] == 2


def test_a_tournament_to_its_end(api: Api, cid: Api, tournament: str) -> None:
    seated = players(api, tournament, 6)
    for number in (1, 2):
        start_round(cid, tournament)
        shown = api.get(f"{PATH}/{tournament}").get_json()
        assert [(each["number"], each["status"]) for each in shown["rounds"]][-1] == (number, "open")
        assert shown["rounds"][-1]["tables"] == 2
        assert (shown["next_round"] or {}).get("number") == (2 if number == 1 else None)
        finish_round(cid, tournament)
    over = api.get(f"{PATH}/{tournament}").get_json()
    assert over["status"] == "finished"
    assert over["seed"] is not None
    assert over["finished"] is not None
    assert {each["player"] for each in over["ranking"]} == {player.id for player in seated}
    assert api.get(f"{PATH}/{tournament}?at=2").get_json()["seed"] == over["seed"]


def test_lists_by_status_title_player_and_organizer(api: Api, ann: Api, cid: Api) -> None:
    first, second = new_tournament(cid, name="First"), new_tournament(cid, name="Second")
    done(ann, first, "register")
    done(cid, second, "cancel_tournament", reason="Too few.")
    listed_tournaments(api, first, second)

    def found(client: Api, query: str) -> list[str]:
        response = client.get(f"{PATH}{query}")
        assert response.status_code == 200, response.get_data()
        return [each["name"] for each in response.get_json()["tournaments"]]

    assert found(api, "") == ["Second", "First"]
    assert found(api, "?status=registration") == ["First"]
    assert found(api, "?status=cancelled&title=market") == ["Second"]
    assert found(api, "?title=other") == []
    assert found(ann, "?player=me") == found(api, f"?player={ann.id}") == ["First"]
    assert found(cid, "?organizer=me&status=cancelled") == ["Second"]
    assert found(api, f"?organizer={ann.id}") == []
    page = api.get(f"{PATH}?limit=1").get_json()
    assert [each["name"] for each in page["tournaments"]] == ["Second"]
    assert found(api, f"?limit=1&after={page['next']}") == ["First"]
    (listed,) = api.get(f"{PATH}?status=registration").get_json()["tournaments"]
    assert (listed["participants"], listed["round"], listed["owner"]["name"]) == (1, None, "Cid")
    assert api.code(api.get(f"{PATH}?player=me")) == (401, "unauthorized")
    assert api.code(api.get(f"{PATH}?after=nonsense")) == (400, "invalid_fields")
    assert api.code(api.get(f"{PATH}?status=open")) == (400, "invalid_fields")


def test_names_are_those_of_now(api: Api, ann: Api, tournament: str) -> None:
    done(ann, tournament, "register")
    assert ann.request("PATCH", "/v1/players/me", json={"name": "Anna"}).status_code == 200
    (shown,) = api.get(f"{PATH}/{tournament}").get_json()["participants"]
    assert shown["name"] == "Anna"


def test_there_is_no_such_tournament(api: Api) -> None:
    for path in ("", "/rounds/1", "/standings", "/records", "/stream"):
        assert api.code(api.get(f"{PATH}/{'0' * 24}{path}")) == (404, "not_found")


def test_answers_are_bounded(api: Api, cid: Api, tournament: str) -> None:
    """What organizers are offered, with all schemas, stays small."""
    shown = cid.get(f"{PATH}/{tournament}").get_json()
    assert len(msgspec.json.encode(shown["actions"])) < 40_000
    assert tell(cid, tournament, "announce", text="Hi").status_code == 201
