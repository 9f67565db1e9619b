"""Dry runs of commands that end a step: what is drawn behind the end is not told from their answers."""

from typing import Any

import pytest

from events.settings import Settings
from service.http.app import create_app
from tests.service.conftest import Api
from tests.service.contract_checker import shipped_checker


@pytest.fixture
def players(settings: Settings) -> tuple[Api, Api]:
    api = Api(create_app(settings), shipped_checker())
    return api.player("Ann"), api.player("Bob")


def _first_choice(ann: Api, bob: Api) -> str:
    """A game of Dice Hospital up to where both keep an administrator."""
    game = ann.create(title="dice-hospital")
    assert bob.command(game, "join").status_code == 201
    assert ann.command(game, "start").status_code == 201
    while (found := ann.read(game))["view"]["step"] != "administrators":
        player = (ann, bob)[found["awaiting"]["seats"][0]]
        action = _action(player, game)
        assert player.post(f"/v1/games/{game}/commands", action).status_code == 201
    return game


def _action(player: Api, game: str) -> Any:
    """The first thing that a player may do in the play."""
    return player.get(f"/v1/games/{game}/actions").get_json()["moves"][0]


def _tried(player: Api, game: str) -> Any:
    return player.post(f"/v1/games/{game}/commands?dry_run=true", _action(player, game)).get_json()


def test_what_is_drawn_after_the_step_hides_nothing_of_the_step(players: tuple[Api, Api]) -> None:
    """The last one to keep an administrator begins round 1, where patients are drawn."""
    ann, bob = players
    game = _first_choice(ann, bob)
    first = _tried(bob, game)
    assert ([event["type"] for event in first["events"]], first["complete"]) == (["administrator_kept"], True)
    assert ann.post(f"/v1/games/{game}/commands", _action(ann, game)).status_code == 201
    last = _tried(bob, game)
    assert [event["type"] for event in last["events"]] == ["administrator_kept"]
    assert (last["complete"], last["awaiting"]) == (False, None)
