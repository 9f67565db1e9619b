"""Actions chosen in secret: whatever a seat chose, everybody else gets the same answers."""

from typing import Any

import pytest

from events.settings import Settings
from games.clinic.state import ACTIONS
from service.http.app import create_app
from tests.service.conftest import Api
from tests.service.contract_checker import shipped_checker

OF_THE_RECORD = ("version", "at", "updated", "hash", "prev", "id")
"""What differs between two records whatever they tell."""


@pytest.fixture
def api(settings: Settings) -> Api:
    """A service with the titles it ships with."""
    return Api(create_app(settings), shipped_checker())


def _choosing(ann: Api, bob: Api) -> str:
    """A game of Clinic Deluxe in which both are to choose their first action."""
    game = ann.create(title="clinic", undo="own")
    assert bob.command(game, "join").status_code == 201
    assert ann.command(game, "start").status_code == 201
    while (found := ann.read(game))["view"]["step"] != "select_1":
        player = (ann, bob)[found["awaiting"]["seats"][0]]
        action = player.get(f"/v1/games/{game}/actions").get_json()["moves"][0]
        assert player.post(f"/v1/games/{game}/commands", action).status_code == 201
    return game


def _without(told: Any, *names: str) -> Any:
    """An answer without these fields, wherever they stand."""
    if isinstance(told, dict):
        return {name: _without(value, *names) for name, value in told.items() if name not in names}
    return [_without(value, *names) for value in told] if isinstance(told, list) else told


def _shown(reader: Api, game: str, version: int) -> Any:
    """What a reader gets to see after a choice at this version: table, record, difference, offers, tries."""
    path = f"/v1/games/{game}"
    changes = reader.get(f"{path}/diff?from={version - 1}").get_json()["changes"]
    answers = [
        reader.get(path).get_json(),
        reader.get(f"{path}?at={version}").get_json(),
        reader.get(f"{path}/records?after={version - 1}&limit=1&words=en").get_json()["records"],
        [change for change in changes if change["path"].strip("/") not in OF_THE_RECORD],
    ]
    if reader.key:
        answers.append(_without(reader.get(f"{path}/actions?words=en").get_json(), "history"))
        tried = [{"type": "select_action", "action": action} for action in (*ACTIONS, "sleep")]
        answers += [
            reader.post(f"{path}/commands?dry_run=true&words=en", command).get_json() for command in tried
        ]
        answers.append(reader.command(game, "finish_building").get_json())
    return _without(answers, *OF_THE_RECORD)


def test_nobody_else_is_told_what_was_chosen(api: Api) -> None:
    ann, bob = api.player("Ann"), api.player("Bob")
    game = _choosing(ann, bob)
    seen: dict[str, Any] = {}
    for action in ACTIONS:
        assert ann.command(game, "select_action", action=action).status_code == 201
        version = ann.read(game)["version"]
        assert ann.read(game)["view"]["clinics"][0]["action"] == action
        seen[action] = [_shown(reader, game, version) for reader in (bob, api)]
        assert ann.command(game, "undo").status_code == 201
    assert seen["build"] == seen["hire"] == seen["admit"]
