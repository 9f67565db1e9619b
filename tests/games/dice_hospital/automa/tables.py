"""Tables against the Automa, in a few words.

What lies on a Hospital card is written slot by slot: a die as in other tables, "b" for a blood bag, "-" for
nothing. The dice on cards are numbered from 801 on.
"""

from collections.abc import Sequence
from itertools import count
from typing import Any

from msgspec.structs import replace

from games.dice_hospital.modules.automa.messages import PatientsAssigned
from games.dice_hospital.modules.automa.state import AutomaState, Held, OpenCard, automa_state
from games.dice_hospital.state import COLOURS, Hospital
from tests.games.dice_hospital.tables import Scene, given, hospital, patients
from tests.games.scenes import happened

HUMAN, AUTOMA = 0, 1


def card(key: str, holds: str = "", covered: bool = False) -> tuple[OpenCard, str]:
    """A Hospital card with what lies on it; its dice are numbered when it is put into a row."""
    return OpenCard(f"hospital_{key}", covered), holds


def _row(cards: Sequence[tuple[OpenCard, str]]) -> tuple[OpenCard, ...]:
    numbers, row = count(801), []
    for one, holds in cards:
        held = [
            Held(slot, None if text == "b" else patients(text, next(numbers))[0])
            for slot, text in enumerate(holds.split())
            if text != "-"
        ]
        row.append(replace(one, held=tuple(held)))
    return tuple(row)


def against(
    step: str,
    human: Hospital | None = None,
    *cards: tuple[OpenCard, str],
    waiting: str = "",
    bags: int = 0,
    points: int = 0,
    decisions: str = "",
    automa: dict[str, Any] | None = None,
    figures: dict[str, Any] | None = None,
    **fields: Any,
) -> Scene:
    """A table where seat 1 is the Automa's, with these cards in its row and these dice waiting."""
    options = {"automa": automa or {}, "figures": figures or {}}
    own = Hospital((), patients(waiting), blood_bags=bags, points=points, nurses=0)
    scene = given(step, human or hospital(), own, seats=("human", "automa"), options=options, **fields)
    row = _row(cards)
    part: AutomaState = replace(automa_state(scene.state), row=row, turned=tuple(one.card for one in row))
    if decisions:
        part = replace(part, decisions=tuple(f"decision_{one}" for one in decisions.split()))
    bag = list(scene.state.bag)
    for held in (held for one in row for held in one.held):
        if held.patient:
            bag[COLOURS.index(held.patient.colour)] -= 1
    return scene._replace(state=replace(scene.state, automa=part, bag=tuple(bag)))


def on_card(scene: Scene, number: int) -> str:
    """What lies on a card of the row, in the order of the slots."""
    held = sorted(automa_state(scene.state).row[number].held, key=lambda found: found.slot)
    return " ".join(
        f"{found.slot}:{'b' if found.patient is None else found.patient.colour[0].upper()}" for found in held
    )


def filled(scene: Scene) -> list[tuple[str, int, int | None]]:
    """Where the Automa just put what: card, slot and die."""
    (event,) = happened(scene, PatientsAssigned)
    return [(fill.card.removeprefix("hospital_"), fill.slot, fill.patient) for fill in event.fills]
