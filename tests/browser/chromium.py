"""The Chromium that the browser tests use: WARDBOOK_CHROMIUM, or the first that is installed."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
HOW_TO_INSTALL = "install one (Debian: apt-get install chromium) or set WARDBOOK_CHROMIUM to its path"


def find_chromium() -> str | None:
    """The path of a Chromium, or None if there is none."""
    return os.environ.get("WARDBOOK_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """A Chromium that is stopped in the end. Its sandbox does not work for root."""
    with sync_playwright() as playwright:
        sandbox = os.geteuid() != 0
        browser = playwright.chromium.launch(executable_path=find_chromium(), chromium_sandbox=sandbox)
        try:
            yield browser
        finally:
            browser.close()


if __name__ == "__main__":
    sys.exit(None if find_chromium() else f"There is no Chromium: {HOW_TO_INSTALL}.")
