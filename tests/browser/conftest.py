"""A whole service and a Chromium for all browser tests of a process, and pages that must have no fault."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import HOW_TO_INSTALL, find_chromium, running_chromium
from tests.browser.watching import watch
from tests.e2e.running import Wardbook, in_a_new_folder

OPERATOR = "operator-of-the-browser-tests"
NewPage = Callable[..., Page]
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def service() -> Iterator[Wardbook]:
    """A running Wardbook of this checkout."""
    with in_a_new_folder(WARDBOOK_RATE_LIMIT_AUDITS="off", WARDBOOK_OPERATOR_KEY=OPERATOR) as running:
        running.start()
        yield running
        assert running.stop() == 0


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium. It ends with the package: other tests have event loops of their own."""
    if not find_chromium():
        pytest.skip(f"there is no Chromium: {HOW_TO_INSTALL}")
    with running_chromium() as browser:
        yield browser


@pytest.fixture
def new_page(browser: Browser, service: Wardbook) -> Iterator[NewPage]:
    """Makes pages, each with cookies and storage of its own. The test fails if anything goes wrong in one."""
    contexts, faults = [], list[list[str]]()

    def make(**options: Any) -> Page:
        context = browser.new_context(base_url=service.url, **{"locale": "en", **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        faults.append(watch(context))
        return context.new_page()

    yield make
    for context in contexts:
        context.close()
    assert [fault for page in faults for fault in page] == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page of an English reader with a wide screen."""
    return new_page(viewport={"width": 1280, "height": 900})
