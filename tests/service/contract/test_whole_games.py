"""Whole games of the shipped titles over HTTP, every answer held against the contract."""

import random
from typing import Any

import pytest

from events.execute import execute
from events.settings import Settings
from games.kernel.table.nonces import commitment_to
from games.kernel.table.table import Actor
from service.http.app import create_app
from tests.players import SERVICE
from tests.service.conftest import Api
from tests.service.contract_checker import shipped_checker

UNCHECKED = {"dice-hospital": ("random", 9), "clinic": ("easy", 40)}
"""Who plays between two commands that are checked, and how many; at random Clinic takes too long."""


MINI_EXPANSIONS = ["blood_transfusion", "extinguishers", "workaholic_doctors", "zombies"]


@pytest.mark.parametrize(
    ("title", "modules", "options"),
    [
        ("dice-hospital", [], {}),
        ("dice-hospital", [], {"administrators": False, "activation": "sequential"}),
        ("dice-hospital", ["city", "investments", "maternity"], {}),
        ("clinic", MINI_EXPANSIONS, {"boards": ["beginner", "expert_small"]}),
    ],
)
def test_a_whole_game_keeps_to_the_contract(
    settings: Settings, title: str, modules: list[str], options: dict[str, Any]
) -> None:
    api = Api(create_app(settings), shipped_checker())
    ann, bob = api.player("Ann"), api.player("Bob")
    game = ann.create(title=title, modules=modules, options=options)
    assert bob.command(game, "join", commitment=commitment_to("b")).status_code == 201
    assert ann.command(game, "start").status_code == 201
    assert bob.command(game, "reveal", nonce="b").status_code == 201
    store, choice, players = api.service.store, random.Random(7), (ann, bob)
    name, every = UNCHECKED[title]
    for turn in range(5000):
        folded = store.load(game)
        if folded.table.status != "playing":
            break
        awaiting = folded.game.awaiting(folded.table)
        if awaiting.job:
            due = folded.game.rules.due_command(folded.table.play)
            assert due is not None
            execute(store, game, SERVICE, due)
            continue
        seat = choice.choice(awaiting.seats)
        player = players[seat]
        if turn % every:
            rules, luck = folded.game.rules, choice.randrange
            position = folded.game.title.position(rules, folded.table.play, seat, luck)
            chosen = folded.game.title.bots[name](position, luck)
            execute(store, game, Actor("player", player.id), chosen)
            continue
        offered = player.get(f"/v1/games/{game}/actions").get_json()
        action = choice.choice([*offered["moves"], *offered["history"]])
        assert player.post(f"/v1/games/{game}/commands?dry_run=true", action).status_code == 200
        assert player.post(f"/v1/games/{game}/commands", action).status_code == 201
        for reader in (ann, bob, api):
            reader.read(game)
    over = api.read(game)
    assert over["status"] == "finished"
    assert len(over["standings"]) == 2
    after: int | None = 0
    count = 0
    while after is not None:
        page = api.get(f"/v1/games/{game}/records?after={after}&limit=100").get_json()
        count, after = count + len(page["records"]), page["next"]
    assert count == over["version"]
