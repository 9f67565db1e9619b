"""The catalogue."""

from typing import Any

import jsonschema
import msgspec
import pytest

from events.settings import Settings
from games.titles import TITLES
from service.app import create_app
from tests.service.conftest import Api
from tests.service.contract import Checker


@pytest.fixture
def shipped(settings: Settings) -> Api:
    """A service with the titles it ships with."""
    return Api(create_app(settings), Checker(TITLES))


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
        defaults: Any = msgspec.to_builtins(title.options())
        jsonschema.validate(defaults, shown["options"])
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({"no_such_option": 1}, shown["options"])


def test_components_are_named_in_the_language_asked_for(shipped: Api) -> None:
    for key, title in TITLES.items():
        for lang in ("en", "de", "fr", "it"):
            shown = shipped.get(f"/v1/titles/{key}/components?lang={lang}").get_json()
            assert len(shown["components"]) == len(title.components)
            assert all(
                part["name"] == part["names"].get(lang, part["names"]["en"]) for part in shown["components"]
            )
        assert shipped.get(f"/v1/titles/{key}/components").get_json()["lang"] == "en"


def test_what_is_not_there(shipped: Api) -> None:
    assert shipped.code(shipped.get("/v1/titles/chess")) == (404, "not_found")
    assert shipped.code(shipped.get("/v1/titles/chess/components")) == (404, "not_found")
    for query in ("lang=xx", "lang=", "language=de"):
        key = next(iter(TITLES))
        assert shipped.code(shipped.get(f"/v1/titles/{key}/components?{query}")) == (400, "invalid_fields")
