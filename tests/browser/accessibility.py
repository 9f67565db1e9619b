"""axe-core, which finds what keeps people with disabilities from using a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text()
MOTION_IS_OVER = "() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))"


def violations(page: Page) -> list[str]:
    """What axe-core finds on a page as it is now, with the place of each violation."""
    page.evaluate(AXE)
    page.evaluate(MOTION_IS_OVER)
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{rule['id']}: {rule['help']}: {' '.join(node['target'])}: {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]
