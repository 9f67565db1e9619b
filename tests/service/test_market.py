"""Market over HTTP: somebody who knows only the API plays with bots to the end; the audit finds it sound."""

from random import Random
from typing import Any

import jsonschema
import pytest

from tests.service.conftest import Api
from workers.turns.play import play_on


def made_from(schema: dict[str, Any], random: Random) -> Any:
    """Something that fits the schema of an open choice, made without knowing the rules."""
    match schema:
        case {"const": value}:
            return value
        case {"enum": values}:
            return random.choice(values)
        case {"type": "integer", "minimum": least, "maximum": most}:
            return random.randint(least, most)
        case {"type": "object", "properties": properties}:
            return {name: made_from(part, random) for name, part in properties.items()}
        case _:
            raise AssertionError(f"a schema of another form: {schema}")


def work(api: Api, game: str) -> None:
    """Everything the workers owe a game."""
    store = api.service.store
    while job := (folded := store.load(game)).game.awaiting(folded.table).job:
        play_on(store, game, folded.version, job)


def choices(player: Api, game: str, random: Random) -> list[dict[str, Any]]:
    """What a player may post now: everything listed, and something of each open choice."""
    page = player.get(f"/v1/games/{game}/actions").get_json()
    return [*page["moves"], *(made_from(choice["schema"], random) for choice in page["open"])]


OPEN = {"trade": "trade", "auction": "bid"}


@pytest.mark.parametrize("modules", [[], ["trade"], ["auction", "trade"], ["auction", "low_cards"]])
def test_a_game_with_bots_is_played_to_its_end_and_found_sound(
    api: Api, ann: Api, modules: list[str]
) -> None:
    random, posted = Random(f"{modules}"), set()
    seats = [{"kind": "bot", "bot": "easy"}, {}, {"kind": "bot", "bot": "random"}]
    game = ann.create(title="market", seats=seats, modules=modules, options={"cards": 5})
    assert ann.command(game, "start").status_code == 201
    work(api, game)
    while ann.read(game)["status"] == "playing":
        command = random.choice(choices(ann, game, random))
        posted.add(command["type"])
        response = ann.post(f"/v1/games/{game}/commands", command)
        assert response.status_code == 201, response.get_json()
        work(api, game)
    over = api.read(game)
    assert (over["status"], len(over["standings"])) == ("finished", 3)
    assert posted >= {"roll", "play", *(OPEN[key] for key in modules if key in OPEN)}
    assert api.get(f"/v1/games/{game}/audit").get_json()["verdict"] == "sound"


def test_what_the_description_of_a_choice_excludes_is_refused(ann: Api, bob: Api) -> None:
    game = ann.create(title="market", modules=["auction", "trade"])
    for player, command in ((bob, "join"), (ann, "start"), (ann, "roll"), (bob, "roll")):
        assert player.command(game, command).status_code == 201
    page = ann.get(f"/v1/games/{game}/actions").get_json()
    (choice,) = page["open"]
    assert (choice["type"], page["moves"][0]) == ("bid", {"type": "bid", "amount": 0})
    most = choice["schema"]["properties"]["amount"]["maximum"]
    for amount, accepted in ((-1, False), (most + 1, False), (most, True)):
        bid = {"type": "bid", "amount": amount}
        assert jsonschema.Draft202012Validator(choice["schema"]).is_valid(bid) == accepted
        response = ann.post(f"/v1/games/{game}/commands?dry_run=true", bid)
        assert response.status_code == (200 if accepted else 422)
        assert accepted or response.get_json()["code"] == "bad_bid"
    assert bob.get(f"/v1/games/{game}/actions").get_json()["open"] == []


def test_a_card_that_was_shown_cannot_be_taken_back(ann: Api, bob: Api) -> None:
    game = ann.create(title="market", modules=["trade"])
    for player, command in ((bob, "join"), (ann, "start"), (ann, "roll"), (bob, "roll")):
        assert player.command(game, command).status_code == 201
    (choice,) = ann.get(f"/v1/games/{game}/actions").get_json()["open"]
    offer = made_from(choice["schema"], Random(1))
    assert offer["card"] in ann.read(game)["view"]["hand"]
    assert ann.post(f"/v1/games/{game}/commands", offer).status_code == 201
    assert ann.code(ann.command(game, "undo")) == (422, "undo_barrier")
    assert bob.command(game, "trade", to=0, card=0).status_code == 201
    assert bob.command(game, "undo").status_code == 201, "a refusal shows no card"
