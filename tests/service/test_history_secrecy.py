"""What is hidden stays hidden through undo and redo, in everything that can be read."""

from collections.abc import Iterator
from functools import lru_cache

import pytest
from flask import Flask

from events.settings import Settings
from games.titles import TITLES as SHIPPED
from service.app import create_app
from service.context import Service
from tests.service.conftest import Api
from tests.service.contract import Checker
from tests.service.test_history import started


@pytest.fixture
def shipped(settings: Settings) -> Iterator[Flask]:
    """A service with the titles that are shipped."""
    app = create_app(settings, SHIPPED)
    yield app
    service: Service = app.extensions["wardbook"]
    service.store.client.close()
    service.queue.close()


@lru_cache(maxsize=1)
def shipped_checker() -> Checker:
    return Checker(SHIPPED)


def everything_shown(reader: Api, game: str) -> bytes:
    """All that a reader can get hold of."""
    head = reader.read(game)["version"]
    paths = [f"?at={version}" for version in range(1, head + 1)]
    paths += [f"/diff?from={version}" for version in range(1, head + 1)]
    paths += ["", "/records?limit=100", "/branches", *(["/actions"] if reader.key else [])]
    return b"\n".join(reader.get(f"/v1/games/{game}{path}").get_data() for path in paths)


def test_no_hidden_hand_is_shown_through_undo(shipped: Flask) -> None:
    nobody = Api(shipped, shipped_checker())
    ann, bob = nobody.player("Ann"), nobody.player("Bob")
    game = started(ann, bob, title="dice-hospital", undo="free")
    store = nobody.service.store
    while store.load(game).table.play.step != "administrators":
        for player in (ann, bob):
            actions = player.get(f"/v1/games/{game}/actions").get_json()["actions"]
            forward = [action for action in actions if action["type"] not in ("undo", "redo", "resign")]
            if forward:
                player.post(f"/v1/games/{game}/commands", forward[0])
                break
    hand = store.load(game).table.play.administrators[0].dealt
    assert len(hand) == 2

    def shown(reader: Api) -> set[str]:
        found = everything_shown(reader, game)
        return {name for name in hand if f'"{name}"'.encode() in found}

    assert (shown(ann), shown(bob), shown(nobody)) == (set(hand), set(), set())
    # Across the deal and back: the same hand comes again, and is as hidden as before.
    assert ann.command(game, "undo").status_code == 201
    assert store.load(game).table.play.administrators[0].dealt == ()
    assert ann.command(game, "redo").status_code == 201
    assert store.load(game).table.play.administrators[0].dealt == hand
    assert (shown(bob), shown(nobody)) == (set(), set())
    # One card is shown by keeping it; taking that back does not show the other.
    assert ann.command(game, "keep_administrator", administrator=hand[0]).status_code == 201
    assert ann.command(game, "undo").status_code == 201
    assert shown(ann) == set(hand)
    assert (shown(bob), shown(nobody)) == ({hand[0]}, {hand[0]})
