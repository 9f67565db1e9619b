"""The account: its name, its keys, ways back into it and ways out."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.conftest import NewPage
from tests.browser.playing import sign_up
from tests.e2e.running import Wardbook

pytestmark = pytest.mark.browser
STORED = "JSON.parse(localStorage.getItem('wardbook.account'))"


def guest(page: Page) -> None:
    """Become a guest on the account page."""
    page.goto("/account")
    page.get_by_role("button", name="Create a guest account").click()
    expect(page.get_by_role("heading", name="Recovery code", exact=True)).to_be_visible()


def test_the_name_is_changed_everywhere(page: Page) -> None:
    guest(page)
    page.get_by_label("Name", exact=True).fill("Elsie <b>Inglis</b>")
    page.get_by_role("button", name="Change the name").click()
    expect(page.locator("header nav")).to_contain_text("Elsie <b>Inglis</b>")
    page.get_by_label("Name", exact=True).fill("\u200b")
    page.get_by_role("button", name="Change the name").click()
    expect(page.get_by_role("alert")).to_have_text("This name cannot be used.")


def test_a_recovery_code_opens_the_account_in_a_second_browser(new_page: NewPage) -> None:
    first, second = new_page(), new_page()
    guest(first)
    code, name = first.locator("output").inner_text(), first.evaluate(STORED)["name"]
    first.get_by_role("button", name="I have written it down").click()
    expect(first.locator("output")).to_have_count(0)
    assert code not in first.evaluate("JSON.stringify(localStorage)")
    second.goto("/account")
    second.get_by_role("textbox", name="Recovery code").fill("AAAAAA-AAAAAA-AAAAAA-AAAAAA")
    second.get_by_role("button", name="Sign in: With a recovery code").click()
    expect(second.get_by_role("alert")).to_contain_text("No account has this recovery code")
    second.get_by_role("textbox", name="Recovery code").fill(code)
    second.get_by_role("button", name="Sign in: With a recovery code").click()
    expect(second.locator("header nav")).to_contain_text(name)
    assert second.locator("output").inner_text() != code


def test_a_key_that_was_revoked_elsewhere_is_said_and_the_page_goes_on(new_page: NewPage) -> None:
    first, second = new_page(), new_page()
    guest(first)
    stored = first.evaluate(STORED)
    second.goto("/account")
    second.get_by_role("textbox", name="Recovery code").fill(stored["recoveryCode"])
    second.get_by_role("button", name="Sign in: With a recovery code").click()
    expect(second.get_by_role("heading", name=stored["name"])).to_be_visible()
    first.goto("/")
    expect(first.get_by_role("alert")).to_contain_text(
        f"The key of {stored['name']} in this browser no longer"
    )
    expect(first.get_by_role("button", name="Play Dice Hospital")).to_be_visible()
    first.get_by_role("link", name="Sign in again").click()
    expect(first.get_by_role("textbox", name="Recovery code")).to_have_value(stored["recoveryCode"])
    first.get_by_role("button", name="Go on without this account").click()
    expect(first.get_by_role("alert")).to_have_count(0)


def test_keys_are_made_used_and_revoked(new_page: NewPage) -> None:
    first, second = new_page(), new_page()
    guest(first)
    first.get_by_text("Create another key", exact=True).click()
    first.get_by_label("What it is for").fill("my phone")
    first.get_by_label("change the account and its keys").check()
    first.get_by_label("How long it works").select_option(label="30 days")
    first.get_by_role("button", name="Create", exact=True).click()
    key = first.get_by_label("Key", exact=True).inner_text()
    second.goto("/account")
    second.get_by_label("Key", exact=True).fill("nonsense")
    second.get_by_role("button", name="Sign in: With a key").click()
    expect(second.get_by_role("alert")).to_have_text("This key is not valid.")
    second.get_by_label("Key", exact=True).fill(key)
    second.get_by_role("button", name="Sign in: With a key").click()
    expect(second.get_by_role("heading", name=first.evaluate(STORED)["name"])).to_be_visible()
    row = first.locator("li", has_text="my phone")
    expect(row).to_contain_text("Allows: play, see games as you do, create games and change the account")
    row.get_by_role("button", name="Revoke: my phone").click()
    expect(row.get_by_role("button", name="No")).to_be_focused()
    row.get_by_role("button", name="Revoke", exact=True).click()
    expect(row).to_have_count(0)


def test_signing_out_asks_while_the_code_is_not_written_down(page: Page) -> None:
    guest(page)
    page.get_by_role("button", name="Sign out of this browser").click()
    expect(page.get_by_text("without it you cannot come back")).to_be_visible()
    page.get_by_role("button", name="No").click()
    page.get_by_role("button", name="I have written it down").click()
    page.get_by_role("button", name="Sign out of this browser").click()
    expect(page.get_by_role("button", name="Create a guest account")).to_be_visible()
    assert page.evaluate("localStorage.getItem('wardbook.account')") is None


def test_an_account_is_deleted_after_two_questions(page: Page, service: Wardbook) -> None:
    guest(page)
    page.get_by_role("button", name="Delete the account").click()
    stored = page.evaluate(STORED)
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text(f"Delete {stored['name']} for good?")).to_be_visible()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("button", name="Create a guest account")).to_be_visible()


def test_my_data_is_a_file(page: Page) -> None:
    guest(page)
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download everything about you").click()
    lines = downloading.value.path().read_text().splitlines()
    assert page.evaluate(STORED)["name"] in lines[0]
    assert all(json.loads(line) for line in lines)


def test_a_player_is_blocked_and_unblocked(page: Page, service: Wardbook) -> None:
    sign_up(page, service)
    grace, made = service.player("Grace")
    grace.post("/v1/games", {"title": "clinic", "seats": [{"kind": "human"}, {"kind": "human"}]})
    page.goto(f"/players/{made['id']}")
    expect(page.get_by_role("heading", name="Grace")).to_be_visible()
    expect(page.locator(".game")).to_contain_text("Clinic Deluxe")
    assert violations(page) == []
    page.get_by_role("button", name="Block").click()
    page.get_by_role("button", name="Block").click()
    expect(page.get_by_text("You have blocked this player.")).to_be_visible()
    page.goto("/account")
    page.get_by_role("button", name="Unblock: Grace").click()
    expect(page.get_by_text("You have blocked nobody.")).to_be_visible()
