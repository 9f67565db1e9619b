"""Everything that a command of Clinic Deluxe can name is on its table and can be picked there."""

import pytest
from playwright.sync_api import Page

from tests.browser.drawn_tables import draw, pickable, positions
from tests.e2e.running import Wardbook
from tests.replays.lines import files

GAMES = [path.stem for path in files() if path.stem.startswith("clinic")]
MOST = 3

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("name", GAMES)
def test_every_offered_command_can_be_clicked(page: Page, service: Wardbook, name: str) -> None:
    components = service.client().get("/v1/titles/clinic/components?lang=en")["components"]
    page.goto("/lobby")
    for position in positions(name, MOST):
        keys = {key for key in draw(page, "clinic", position, components) if not key.startswith("type:")}
        steps = {key for key in keys if key.startswith("step:")}
        missing = keys - steps - pickable(page)
        if steps - pickable(page):
            page.locator('[data-piece="type:walk_step"]').click()
            missing |= steps - pickable(page)
        assert missing == set(), position[0]["step"]
