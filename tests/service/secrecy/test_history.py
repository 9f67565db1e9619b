"""What is hidden stays hidden through undo and redo, in everything that can be read."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from flask import Flask

from events.settings import Settings
from games.titles import TITLES as SHIPPED
from service.context import Service
from service.http.app import create_app
from tests.events.fold.patching import patched
from tests.service.conftest import Api
from tests.service.contract_checker import shipped_checker
from tests.service.routes.test_history import started


@pytest.fixture
def shipped(settings: Settings) -> Iterator[Flask]:
    """A service with the titles that are shipped."""
    app = create_app(settings, SHIPPED)
    yield app
    service: Service = app.extensions["wardbook"]
    service.store.client.close()
    service.queue.close()


def everything_shown(reader: Api, game: str) -> bytes:
    """All that a reader can get hold of."""
    head = reader.read(game)["version"]
    paths = [f"?at={version}" for version in range(1, head + 1)]
    paths += [f"/diff?from={version}" for version in range(1, head + 1)]
    paths += [
        "",
        "/records?limit=100",
        "/replay",
        "/replay?words=en",
        "/branches",
        *(["/actions"] if reader.key else []),
    ]
    return b"\n".join(reader.get(f"/v1/games/{game}{path}").get_data() for path in paths)


def test_no_hidden_hand_is_shown_through_undo(shipped: Flask) -> None:
    nobody = Api(shipped, shipped_checker())
    ann, bob = nobody.player("Ann"), nobody.player("Bob")
    game = started(ann, bob, title="dice-hospital", undo="free")
    store, mover = nobody.service.store, ann
    while store.load(game).table.play.step != "administrators":
        for player in (ann, bob):
            if moves := player.get(f"/v1/games/{game}/actions").get_json()["moves"]:
                player.post(f"/v1/games/{game}/commands", moves[0])
                mover = player
                break
    hand = store.load(game).table.play.administrators[0].dealt
    assert len(hand) == 2

    def shown(reader: Api) -> set[str]:
        found = everything_shown(reader, game)
        return {name for name in hand if f'"{name}"'.encode() in found}

    assert (shown(ann), shown(bob), shown(nobody)) == (set(hand), set(), set())
    # Across the deal and back: the same hand comes again, and is as hidden as before.
    assert mover.command(game, "undo").status_code == 201
    assert store.load(game).table.play.administrators[0].dealt == ()
    assert mover.command(game, "redo").status_code == 201
    assert store.load(game).table.play.administrators[0].dealt == hand
    assert (shown(bob), shown(nobody)) == (set(), set())
    # One card is shown by keeping it; taking that back does not show the other.
    assert ann.command(game, "keep_administrator", administrator=hand[0]).status_code == 201
    assert ann.command(game, "undo").status_code == 201
    assert shown(ann) == set(hand)
    assert (shown(bob), shown(nobody)) == ({hand[0]}, {hand[0]})


@pytest.mark.parametrize("title", sorted(SHIPPED))
def test_another_process_shows_every_viewer_what_they_saw(
    shipped: Flask, settings: Settings, title: str
) -> None:
    nobody = Api(shipped, shipped_checker())
    ann, bob = nobody.player("Ann"), nobody.player("Bob")
    game, luck = started(ann, bob, title=title, undo="free"), Random(5)
    seen: dict[int, list[Any]] = {}
    while len(seen) < 24:
        version = nobody.read(game)["version"]
        seen[version] = [reader.read(game) for reader in (ann, bob, nobody)]
        for player in luck.sample((ann, bob), 2):
            page = player.get(f"/v1/games/{game}/actions").get_json()
            if offered := page["moves"] + page["changes"] + page["history"]:
                player.post(f"/v1/games/{game}/commands", luck.choice(offered))
                break
    versions = luck.sample(sorted(seen), len(seen))
    other = create_app(settings, SHIPPED)
    for number, reader in enumerate((ann, bob, nobody)):
        again = Api(other, shipped_checker(), reader.key)
        for start, to in pairwise(versions):
            assert again.read(game, f"?at={start}") == seen[start][number]
            found = again.get(f"/v1/games/{game}/diff?from={start}&to={to}").get_json()
            assert patched(seen[start][number], found["changes"]) == seen[to][number]
    service: Service = other.extensions["wardbook"]
    service.store.client.close()
    service.queue.close()
