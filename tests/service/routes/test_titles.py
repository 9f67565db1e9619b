"""The catalogue."""

from typing import Any

import jsonschema
import msgspec
import pytest

from events.settings import Settings
from games.kernel.catalogue.module_facts import selectable_modules
from service.http.app import create_app
from tests.service.conftest import Api
from tests.service.contract_checker import every_title_checker
from tests.titles.registry import TITLES

COMMUNITY_CARE = ("city", "investments", "maternity", "mothers_in_ambulances", "parking", "wards")


@pytest.fixture
def shipped(settings: Settings) -> Api:
    """A service with every title."""
    return Api(create_app(settings, TITLES), every_title_checker())


def test_the_catalogue_lists_what_can_be_played(shipped: Api) -> None:
    titles = shipped.get("/v1/titles").get_json()["titles"]
    assert {title["key"] for title in titles} == set(TITLES)


def test_a_title_says_how_to_set_up_a_game(shipped: Api) -> None:
    for key, title in TITLES.items():
        shown = shipped.get(f"/v1/titles/{key}").get_json()
        assert shown["bots"] == sorted(title.bots)
        assert "join" in shown["commands"]
        assert {figure["source"] for figure in shown["figures"]} <= {"printed", "derived", "house"}
        jsonschema.Draft202012Validator.check_schema(shown["options"])
        defaults: Any = msgspec.json.decode(msgspec.json.encode(title.options()))
        jsonschema.validate(defaults, shown["options"])
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({"no_such_option": 1}, shown["options"])


def test_every_module_is_shown_with_what_it_needs_and_excludes(shipped: Api) -> None:
    for key, title in TITLES.items():
        page = shipped.get(f"/v1/titles/{key}").get_json()
        modules = {module["key"]: module for module in (*page["modules"], *page["automatic_modules"])}
        assert set(modules) == {module.key for module in title.all_modules}
        assert [module["key"] for module in page["modules"]] == [
            module.key for module in selectable_modules(title)
        ]
        for module in modules.values():
            assert set(module["conflicts"]) | set(module["excludes"]) <= set(modules)
            assert all(module["key"] in modules[other]["conflicts"] for other in module["conflicts"])
            assert set(module["players"]) <= set(page["players"])
            if module["options"] is not None:
                jsonschema.Draft202012Validator.check_schema(module["options"])
                jsonschema.validate({}, module["options"])


def test_who_plays_the_modules_of_dice_hospital_and_what_brings_them(shipped: Api) -> None:
    page = shipped.get("/v1/titles/dice-hospital").get_json()
    modules = {module["key"]: module for module in (*page["modules"], *page["automatic_modules"])}
    assert page["players"] == [1, 2, 3, 4, 5]
    community = {key for key in modules if key.startswith(COMMUNITY_CARE)}
    assert community.issuperset(COMMUNITY_CARE)
    assert all(modules[key]["players"] == [2, 3, 4, 5] for key in community)
    others = {key: module["players"] for key, module in modules.items() if key not in community}
    assert {key: players for key, players in others.items() if players != [1, 2, 3, 4, 5]} == {
        "five_players": [5],
        "administrators": [2, 3, 4, 5],
        "administrator_cards": [2, 3, 4, 5],
        "sequential": [2, 3, 4, 5],
        "national_epidemic": [2, 3, 4, 5],
        "final_round_collection": [2, 3, 4, 5],
        "medical_reports": [1],
        "automa": [2],
        "prototype": [2, 3, 4],
        "prototype_administrators": [2, 3, 4],
    }
    assert {key: module["enabled_by"] for key, module in modules.items() if module["enabled_by"]} == {
        "improvements": ["always"],
        "five_players": ["seats"],
        "administrators": ["options"],
        "sequential": ["options"],
        "medical_reports": ["seats"],
        "automa": ["seats"],
        "wards": ["modules"],
    }
    assert {key: module["seat_kind"] for key, module in modules.items() if module["seat_kind"]} == {
        "automa": "automa"
    }
    assert page["seat_kinds"] == ["human", "bot", "automa"]
    assert modules["prototype_administrators"]["combines"] == ["prototype", "administrators"]
    assert not any(module["combines"] for module in page["modules"])


def test_house_figures_are_marked_and_their_forms_stand_in_the_options(shipped: Api) -> None:
    for key in TITLES:
        page = shipped.get(f"/v1/titles/{key}").get_json()
        house = {figure["key"] for figure in page["figures"] if figure["source"] == "house"}
        own = {figure["key"]: figure for figure in page["figures"] if figure["schema"] is not None}
        assert house <= set(own)
        assert set(page["options"]["properties"]["figures"]["properties"]) == set(own)
        options = jsonschema.Draft202012Validator(page["options"])
        options.validate({"figures": {name: own[name]["value"] for name in own}})
        for name, figure in own.items():
            assert figure["source"] != "printed"
            jsonschema.validate(figure["value"], figure["schema"])
            with pytest.raises(jsonschema.ValidationError):
                options.validate({"figures": {name + "?": figure["value"]}})


def test_components_are_named_in_the_language_asked_for(shipped: Api) -> None:
    for key, title in TITLES.items():
        for lang in ("en", "de", "fr", "it"):
            shown = shipped.get(f"/v1/titles/{key}/components?lang={lang}").get_json()
            assert len(shown["components"]) == len(title.components)
            assert all(part["name"] == part["names"][lang] for part in shown["components"])
            assert all(part["effect"] == part["effects"][lang] for part in shown["components"])
        assert shipped.get(f"/v1/titles/{key}/components").get_json()["lang"] == "en"


def test_what_is_not_there(shipped: Api) -> None:
    assert shipped.code(shipped.get("/v1/titles/chess")) == (404, "not_found")
    assert shipped.code(shipped.get("/v1/titles/chess/components")) == (404, "not_found")
    for query in ("lang=xx", "lang=", "language=de"):
        key = next(iter(TITLES))
        assert shipped.code(shipped.get(f"/v1/titles/{key}/components?{query}")) == (400, "invalid_fields")
