"""Commands of tournaments: who may give them, versions, retries, and people who are named."""

from typing import Any

import pytest

from events.tournaments.execute_tournament import execute_tournament
from events.tournaments.tournament_store import TournamentStore
from games.kernel.table.table import Actor
from tests.service.conftest import OPERATOR, Api
from tests.service.tournaments.organizing import PATH, done, new_tournament, organizer, players, tell
from tournaments.messages.organizing import AddOrganizer


def version(api: Api, tournament: str) -> int:
    return int(api.get(f"{PATH}/{tournament}").get_json()["version"])


def test_players_register_withdraw_and_return(api: Api, ann: Api, tournament: str) -> None:
    made = done(ann, tournament, "register")
    assert made["version"] == 2
    (event,) = made["events"]
    assert (event["type"], event["player"]) == ("player_registered", ann.id)
    (shown,) = api.get(f"{PATH}/{tournament}").get_json()["participants"]
    assert shown == {
        "player": ann.id,
        "name": "Ann",
        "bot_account": False,
        "status": "registered",
        "since": 1,
    }
    done(ann, tournament, "withdraw")
    assert ann.code(tell(ann, tournament, "withdraw"))[0] == 422
    done(ann, tournament, "return")
    assert ann.get(f"{PATH}/{tournament}").get_json()["me"]["status"] == "registered"


def test_a_command_needs_a_key_with_the_scope(api: Api, ann: Api, cid: Api, tournament: str) -> None:
    assert api.code(tell(api, tournament, "register")) == (401, "unauthorized")
    assert ann.code(tell(ann.new_key("read"), tournament, "register")) == (403, "missing_scope")
    assert tell(ann.new_key("play"), tournament, "register").status_code == 201
    playing = cid.new_key("play")
    assert cid.code(tell(playing, tournament, "open_check_in")) == (403, "missing_scope")
    assert cid.code(tell(cid.new_key("organize"), tournament, "start_round")) == (403, "missing_scope")


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("start_round", {}),
        ("announce", {"text": "Hello"}),
        ("cancel_tournament", {"reason": "No."}),
        ("add_organizer", {"player": "0" * 16}),
        ("enter", {"players": ["0" * 16]}),
    ],
)
def test_others_have_no_powers_also_as_organizers_of_something_else(
    api: Api, ann: Api, tournament: str, kind: str, fields: dict[str, Any]
) -> None:
    for other in (ann, organizer(api, "Dan")):
        response = tell(other, tournament, kind, **fields)
        assert response.status_code == 422, response.get_data()
        assert response.get_json()["code"] == "organizers_only"


def test_what_the_service_sends_people_cannot_send(cid: Api, tournament: str) -> None:
    for kind in (
        "pair_round",
        "open_tables",
        "mark_absent",
        "record_result",
        "settle_report",
        "create_tournament",
    ):
        response = tell(cid, tournament, kind)
        assert cid.code(response) == (400, "unknown_command")
        assert kind not in response.get_json()["facts"]["types"]


def test_an_unknown_command_has_a_hint(ann: Api, tournament: str) -> None:
    assert tell(ann, tournament, "regster").get_json()["facts"]["nearest"] == "register"
    assert ann.code(ann.post(f"{PATH}/{tournament}/commands", {})) == (400, "unknown_command")


@pytest.mark.parametrize(
    ("kind", "fields", "field"),
    [
        ("announce", {}, "text"),
        ("announce", {"text": "beep \x07"}, "text"),
        ("announce", {"text": "x" * 1001}, "text"),
        ("announce", {"text": " "}, "text"),
        ("announce", {"text": "hi", "table": 0}, "table"),
        ("cancel_tournament", {"reason": "two\nlines"}, "reason"),
        ("enter", {"players": []}, "players"),
        ("enter", {"players": [7]}, "players.0"),
        ("register", {"colour": "red"}, "colour"),
    ],
)
def test_bad_fields_are_named(cid: Api, tournament: str, kind: str, fields: Any, field: str) -> None:
    response = tell(cid, tournament, kind, **fields)
    assert cid.code(response) == (400, "invalid_fields")
    assert list(response.get_json()["facts"]["fields"]) == [field]


def test_a_message_may_have_lines(cid: Api, tournament: str) -> None:
    done(cid, tournament, "announce", text="Hello.\nWe start at noon.")
    (message,) = cid.get(f"{PATH}/{tournament}").get_json()["messages"]
    assert (message["text"], message["organizer"]["name"]) == ("Hello.\nWe start at noon.", "Cid")


def test_if_match_and_the_same_key(ann: Api, bob: Api, tournament: str) -> None:
    stale = tell(ann, tournament, "register", headers={"If-Match": '"7"'})
    assert ann.code(stale) == (412, "stale_version")
    assert stale.headers["ETag"] == '"1"'
    headers = {"If-Match": '"1"', "Idempotency-Key": "again"}
    first = tell(ann, tournament, "register", headers=headers)
    assert first.headers["ETag"] == '"2"'
    done(bob, tournament, "register")
    again = tell(ann, tournament, "register", headers=headers)
    assert (again.status_code, again.get_json()) == (201, first.get_json())
    other = tell(ann, tournament, "withdraw", headers={"Idempotency-Key": "again"})
    assert ann.code(other) == (422, "idempotency_key_reused")
    assert tell(bob, tournament, "withdraw", headers={"Idempotency-Key": "again"}).status_code == 201


def test_a_dry_run_changes_nothing_and_tells_no_draw(ann: Api, cid: Api, tournament: str) -> None:
    tried = tell(ann, tournament, "register", query="?dry_run=true")
    assert (tried.status_code, tried.get_json()) == (200, {"version": 2, "events": [], "complete": False})
    tried = tell(cid, tournament, "announce", query="?dry_run=true&words=en", text="Hi").get_json()
    assert (tried["complete"], tried["events"][0]["text"], len(tried["words"])) == (True, "Hi", 1)
    assert version(ann, tournament) == 1


def test_events_are_said_in_the_language_asked_for(ann: Api, tournament: str) -> None:
    said = {
        language: tell(ann, tournament, "register", query=f"?dry_run=true&words={language}").status_code
        for language in ("en", "de", "fr", "it")
    }
    assert set(said.values()) == {200}
    (sentence,) = tell(ann, tournament, "register", query="?words=de").get_json()["words"]
    assert "Ann" in sentence
    refused = tell(ann, tournament, "register", query="?words=fr").get_json()
    assert refused["words"] != refused["detail"]


def test_players_who_are_named_must_exist(cid: Api, ann: Api, tournament: str) -> None:
    for kind in ("enter", "invite"):
        refused = tell(cid, tournament, kind, players=[ann.id, "0" * 16])
        assert cid.code(refused) == (422, "unknown_player")
        assert refused.get_json()["facts"] == {"player": "0" * 16}
    assert cid.code(tell(cid, tournament, "add_organizer", player="0" * 16)) == (422, "unknown_player")


def test_players_whom_a_new_organizer_names_must_exist_too(api: Api, cid: Api, tournament: str) -> None:
    dan, service = organizer(api, "Dan"), api.service
    service.tournaments.load(tournament)
    other_process = TournamentStore(service.tournaments.client, service.titles)
    execute_tournament(other_process, tournament, Actor("player", cid.id), AddOrganizer(str(dan.id)))
    assert dan.code(tell(dan, tournament, "enter", players=["0" * 16])) == (422, "unknown_player")


def test_nobody_is_entered_by_somebody_they_blocked(cid: Api, ann: Api, tournament: str) -> None:
    assert ann.request("PUT", f"/v1/players/me/blocks/{cid.id}").status_code == 204
    for kind in ("enter", "invite"):
        assert cid.code(tell(cid, tournament, kind, players=[ann.id])) == (403, "invitation_refused")
    assert done(ann, tournament, "register"), "the player may still want to take part"


def test_banned_players_are_not_entered(cid: Api, ann: Api, tournament: str) -> None:
    operator = Api(cid.app, cid.checker, OPERATOR)
    assert operator.request("PUT", f"/v1/players/{ann.id}/ban").status_code == 200
    refused = tell(cid, tournament, "enter", players=[ann.id])
    assert cid.code(refused) == (422, "player_banned")
    assert ann.code(tell(ann, tournament, "register")) == (403, "banned")


def test_a_co_organizer_without_an_organizers_account_organizes(
    api: Api, cid: Api, ann: Api, tournament: str
) -> None:
    done(cid, tournament, "add_organizer", player=ann.id)
    done(ann, tournament, "announce", text="Welcome")
    (one,) = players(api, tournament, 1)
    done(ann, tournament, "remove", player=one.id, reason="Asked to.")
    assert [each["name"] for each in api.get(f"{PATH}/{tournament}").get_json()["organizers"]] == [
        "Cid",
        "Ann",
    ]
    done(cid, tournament, "remove_organizer", player=ann.id)
    assert ann.code(tell(ann, tournament, "announce", text="Still here?")) == (422, "organizers_only")


def test_registration_by_invitation(cid: Api, ann: Api, bob: Api) -> None:
    tournament = new_tournament(cid, registration="invitation")
    assert tell(ann, tournament, "register").status_code == 422
    done(cid, tournament, "invite", players=[ann.id])
    assert ann.get(f"{PATH}/{tournament}").get_json()["me"]["invited"] is True
    done(ann, tournament, "register")
    assert tell(bob, tournament, "register").status_code == 422


def test_there_is_no_such_tournament(ann: Api) -> None:
    assert ann.code(tell(ann, "0" * 24, "register")) == (404, "not_found")
    assert ann.code(tell(ann, "none", "register")) == (404, "not_found")
