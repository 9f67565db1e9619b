"""Tables with event cards: a card as it is drawn, or in force at a step."""

from collections.abc import Mapping
from typing import Any

from games.dice_hospital.modules.event_cards.state import EventCardChoices, EventCardsState
from games.dice_hospital.state import Colour, Hospital, Pile
from tests.games.dice_hospital.tables import Scene, given
from tests.games.scenes import goes_on

Figures = Mapping[str, Any]


def _options(figures: Figures | None, *cards: str) -> dict[str, Any]:
    own = {f"event_cards_{name}": value for name, value in (figures or {}).items()}
    return {"figures": {**own, "event_cards_deck": list(cards)}}


def drawn(
    card: str,
    *hospitals: Hospital,
    draws: list[int] | None = None,
    figures: Figures | None = None,
    **more: Any,
) -> Scene:
    """The table after this card, alone in its deck, was drawn for round 2."""
    fields = {"round": 1, "acted": (0,), "taken": {}, **more}
    modules = ("event_cards", *fields.pop("modules", ()))
    scene = given("shift_change", *hospitals, modules=modules, options=_options(figures, card), **fields)
    return goes_on(scene, draws)


def in_force(
    step: str,
    card: str,
    *hospitals: Hospital,
    colour: Colour | None = None,
    figures: Figures | None = None,
    **more: Any,
) -> Scene:
    """A table of round 2 at a step, with this card in force."""
    modules = ("event_cards", *more.pop("modules", ()))
    notice = EventCardsState(Pile(()), card=card, colour=colour, seats=(EventCardChoices(),) * len(hospitals))
    fields = {"round": 2, "event_cards": notice, **more}
    return given(step, *hospitals, modules=modules, options=_options(figures, card), **fields)
