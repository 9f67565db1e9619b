"""What is hidden from a spectator is nowhere in their browser, nor was it ever sent to them."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from cli.http_client import Client
from tests.browser.conftest import NewPage
from tests.browser.playing import new_game, sign_up
from tests.browser.wire import wire
from tests.e2e.running import Wardbook, eventually

pytestmark = pytest.mark.browser


def test_a_spectator_beside_a_player_never_holds_the_players_secrets(
    new_page: NewPage, service: Wardbook
) -> None:
    player, spectator = new_page(), new_page()
    client = sign_up(player, service)
    game = new_game(client)
    with wire(service.port) as between:
        sign_up(spectator, service, "Ben", between.url)
        hide_administrators_of_the_catalogue(spectator, client)
        for page, url in ((player, service.url), (spectator, between.url)):
            page.goto(f"{url}/table/{game}")
            expect(page.locator(".board")).to_be_visible()
        secrets = play_until_dealt(client, game)
        play_on(client, game)
        newest = client.get(f"/v1/games/{game}")["version"]
        expect(player.locator(".moves .offers button").first).to_be_visible()
        for page in (player, spectator):
            expect(page.locator(f".log .time[href='#v={newest}']")).to_be_visible()
        sent = bytes(between.received).decode(errors="replace")
        spectators = {"network": sent, "page": spectator.content(), "memory": memory(spectator)}
    assert game in sent
    assert len(secrets) == 2
    for secret in secrets:
        assert secret in memory(player)
        assert [place for place, text in spectators.items() if secret in text] == []


def play_until_dealt(client: Client, game: str) -> list[str]:
    """The administrators that the player may choose from, which nobody else knows."""
    dealt: list[str] = []

    def is_dealt() -> list[str]:
        dealt[:] = client.get(f"/v1/games/{game}")["view"]["modules"]["administrators"][0]["dealt"] or ()
        return dealt or play_on(client, game)

    eventually(is_dealt)
    return dealt


def play_on(client: Client, game: str) -> Any:
    """One more move, if there is one that gives no secret away."""
    moves = client.get(f"/v1/games/{game}/actions")["moves"]
    if moves and "administrator" not in moves[0]["type"]:
        client.post(f"/v1/games/{game}/commands", random.Random(1).choice(moves))
    return None


def hide_administrators_of_the_catalogue(page: Page, client: Client) -> None:
    """The catalogue names all cards to everybody; without them, a name must come from the game."""
    catalogue = client.get("/v1/titles/dice-hospital/components")
    kinds = {one["kind"] for one in catalogue["components"]}
    assert "administrator" in kinds
    catalogue["components"] = [one for one in catalogue["components"] if one["kind"] != "administrator"]

    def answer(route: Route) -> None:
        route.fulfill(json=catalogue)

    page.route("**/v1/titles/*/components*", answer)


def memory(page: Page) -> str:
    """Everything that the scripts of a page hold, as a heap snapshot."""
    session = page.context.new_cdp_session(page)
    chunks: list[str] = []

    def note(event: dict[str, str]) -> None:
        chunks.append(event["chunk"])

    session.on("HeapProfiler.addHeapSnapshotChunk", note)
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(chunks)
