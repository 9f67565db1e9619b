"""Creating tournaments: who may, with which settings, and once however often it is sent."""

from typing import Any

import msgspec
import pytest

from events.settings import Settings
from service.http.app import create_app
from tests.market.title import TITLES
from tests.service.conftest import Api
from tests.service.contract_checker import market_checker
from tests.service.tournaments.organizing import PATH, SETTINGS, new_tournament, tell


def test_an_organizer_creates_a_tournament_and_everybody_reads_it(api: Api, cid: Api) -> None:
    response = cid.post(PATH, {"settings": SETTINGS})
    made = response.get_json()
    assert response.status_code == 201
    assert response.headers["ETag"] == '"1"'
    assert response.headers["Location"] == f"{PATH}/{made['id']}"
    assert (made["status"], made["version"], made["seed"]) == ("registration", 1, None)
    assert made["organizers"] == [{"player": cid.id, "name": "Cid", "bot_account": False}]
    assert made["settings"] == SETTINGS, "what has its default is left out"
    assert made["next_round"] == {"number": 1, "stage": 0, "starts": "organizer", "at": None}
    seen = api.get(f"{PATH}/{made['id']}").get_json()
    assert (seen["actions"], seen["me"]) == (None, None)
    assert {**seen, "actions": made["actions"], "me": made["me"]} == made


def test_only_organizers_create_tournaments_with_a_key_for_it(api: Api, ann: Api, cid: Api) -> None:
    body = {"settings": SETTINGS}
    assert api.code(api.post(PATH, body)) == (401, "unauthorized")
    assert ann.code(ann.post(PATH, body)) == (403, "forbidden")
    limited = cid.new_key("play", "read", "create")
    assert cid.code(limited.post(PATH, body)) == (403, "missing_scope")


def test_the_same_key_creates_one_tournament(cid: Api) -> None:
    headers = {"Idempotency-Key": "spring"}
    first = cid.post(PATH, {"settings": SETTINGS}, headers=headers).get_json()
    assert cid.post(PATH, {"settings": SETTINGS}, headers=headers).get_json()["id"] == first["id"]
    other = cid.post(PATH, {"settings": {**SETTINGS, "name": "Another"}}, headers=headers)
    assert cid.code(other) == (422, "idempotency_key_reused")


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"name": ""}, "settings.name"),
        ({"name": "Cup\u202e"}, "settings.name"),
        ({"name": "Market\nCup"}, "settings.name"),
        ({"rules_text": "no \x07 bells"}, "settings.rules_text"),
        ({"rules_text": "x" * 4001}, "settings.rules_text"),
        ({"table_size": 9}, "settings.table_size"),
        ({"table_size": "3"}, "settings.table_size"),
        ({"stages": []}, "settings.stages"),
        ({"stages": [{"kind": "ladder"}]}, "settings.stages.0.kind"),
        ({"game": {}}, "settings.game.title"),
        ({"game": {"title": "market", "colour": 1}}, "settings.game.colour"),
        ({"unknown": 1}, "settings.unknown"),
    ],
)
def test_bad_settings_are_named(cid: Api, changes: dict[str, Any], field: str) -> None:
    response = cid.post(PATH, {"settings": {**SETTINGS, **changes}})
    assert cid.code(response) == (400, "invalid_fields")
    assert list(response.get_json()["facts"]["fields"]) == [field]


def test_a_body_must_be_settings(cid: Api) -> None:
    assert cid.post(PATH, {}).get_json()["facts"]["fields"] == {
        "settings": ["Missing data for required field."]
    }
    assert list(cid.post(PATH, {"settings": 1}).get_json()["facts"]["fields"]) == ["settings"]
    assert "name" in cid.post(PATH, SETTINGS).get_json()["facts"]["fields"]


def test_the_name_is_normalized_and_the_rules_keep_their_lines(cid: Api) -> None:
    made = new_tournament(cid, name="  Market   Cup ", rules_text="Be kind.\n\nBe on time.")
    settings = cid.get(f"{PATH}/{made}").get_json()["settings"]
    assert (settings["name"], settings["rules_text"]) == ("Market Cup", "Be kind.\n\nBe on time.")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": {"title": "none"}}, "unknown_title"),
        ({"game": {"title": "market", "modules": ["none"]}}, "unknown_module"),
        ({"game": {"title": "market", "modules": ["low_cards", "trade"]}}, "module_conflict"),
        ({"bot": "none"}, "bad_seat"),
        ({"tie_breaks": ["lot", "lot"]}, "tie_break_twice"),
        ({"rounds_start": "times", "times": [1_000_000_000_000]}, "times_in_past"),
    ],
)
def test_the_title_and_the_rules_check_settings(cid: Api, changes: dict[str, Any], code: str) -> None:
    response = cid.post(f"{PATH}?words=fr", {"settings": {**SETTINGS, **changes}})
    assert cid.code(response) == (422, code)
    assert response.get_json()["words"] != response.get_json()["detail"]


def test_settings_can_be_changed_before_the_start_and_are_checked_again(cid: Api, tournament: str) -> None:
    renamed = {**SETTINGS, "name": " Winter  Cup"}
    assert tell(cid, tournament, "change_settings", settings=renamed).status_code == 201
    assert cid.get(f"{PATH}/{tournament}").get_json()["settings"]["name"] == "Winter Cup"
    bad = tell(cid, tournament, "change_settings", settings={**SETTINGS, "name": "\u115f"})
    assert list(bad.get_json()["facts"]["fields"]) == ["settings.name"]
    unknown = tell(cid, tournament, "change_settings", settings={**SETTINGS, "game": {"title": "none"}})
    assert cid.code(unknown) == (422, "unknown_title")


def test_new_tournaments_count_as_new_games(settings: Settings, cid: Api) -> None:
    app = create_app(msgspec.structs.replace(settings, rate_limit_games="1/hour"), TITLES)
    limited = Api(app, market_checker(), cid.key, cid.id)
    new_tournament(limited)
    refused = limited.post(PATH, {"settings": SETTINGS})
    assert cid.code(refused) == (429, "too_many_requests")
    assert refused.headers["Retry-After"]
