"""Everything that a command of Clinic Deluxe can name is on its table and can be picked there."""

from typing import Any

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


def test_zombies_and_the_rooms_where_they_rise_can_be_clicked(page: Page, service: Wardbook) -> None:
    """The recorded games offer these two commands nowhere."""
    found = (view for view, _ in positions("clinic-zombies", 100) if _zombies(view))
    view = next(found)
    zombie, room = _zombies(view)[0], view["clinics"][view["you"]]["rooms"][0]["space"]
    moves = [{"type": "cure_zombie", "zombie": zombie["id"]}, {"type": "turn_patients", "room": room}]
    page.goto("/lobby")
    draw(page, "clinic", (view, moves), [])
    assert pickable(page) == {f"zombie:{zombie['id']}", f"space:{room}"}


def _zombies(view: dict[str, Any]) -> list[dict[str, Any]]:
    zombies: list[dict[str, Any]] = view["modules"]["zombies"]["clinics"][view["you"]]["zombies"]
    return zombies
