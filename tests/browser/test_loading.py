"""What a browser loads before it shows a table: little, and all of it compressed."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import new_game, sign_up
from tests.browser.watching import finished_requests
from tests.e2e.running import Wardbook, eventually

BUDGET = 150 * 1024

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("title", ["dice-hospital", "clinic"])
def test_a_table_loads_little(
    page: Page, service: Wardbook, title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = new_game(sign_up(page, service), title)
    requests = finished_requests(page)
    began = time.monotonic()
    page.goto(f"/table/{game}")
    expect(page.locator(".board .piece, .board li").first).to_be_visible()
    seconds = time.monotonic() - began
    preloaded = page.locator(f"link[rel=modulepreload][href*='/titles/{title}/']").count()

    def drawing() -> list[str]:
        page.wait_for_timeout(50)  # lets events of the page come in
        return [one.url for one in requests if f"/titles/{title}/" in one.url and one.url.endswith(".js")]

    eventually(lambda: len(drawing()) == preloaded > 0, why="what is preloaded is not what is used")
    sizes = {
        request.url: request.sizes()["responseBodySize"]
        for request in requests
        if not request.url.startswith(f"{service.url}/v1/")
    }
    with capsys.disabled():
        size = f"{sum(sizes.values()) / 1024:.1f} KB in {len(sizes)} files"
        print(f"\n{title}: {size}, first board after {seconds:.2f} s")
    assert sum(sizes.values()) <= BUDGET, sorted(sizes.items(), key=lambda one: -one[1])[:10]
