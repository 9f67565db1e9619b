"""The page of the API: a reader tries a call with a key, and nothing leaves the service."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.running import Wardbook

pytestmark = pytest.mark.browser


def test_a_call_is_tried_with_the_readers_key(page: Page, service: Wardbook) -> None:
    _, ann = service.player("Ann")
    called = list[str]()
    page.on("request", lambda request: called.append(request.url))
    page.goto("/docs/api")
    page.get_by_placeholder("Token").first.fill(ann["key"])
    page.goto("/docs/api#tag/players/GET/v1/players/me")
    page.get_by_role("button", name="Test Request (get /v1/players/me)").click()
    client = page.get_by_role("dialog")
    client.get_by_role("button", name="Send").first.click()
    expect(client).to_contain_text("200 OK")
    expect(client).to_contain_text(ann["id"])
    assert f"{service.url}/v1/players/me" in called
    assert all(url.startswith((service.url, "blob:", "data:")) for url in called)
