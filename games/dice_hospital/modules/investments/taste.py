"""What the greedy bot thinks of investing."""

from collections.abc import Callable
from typing import Any

from games.dice_hospital.bots.look import Look
from games.dice_hospital.commands import NURSE
from games.dice_hospital.effects.choice import Choice
from games.dice_hospital.modules.investments.investing import ADVISOR
from games.dice_hospital.modules.investments.messages import ConsultPile, Invest, KeepToken
from games.dice_hospital.modules.investments.tokens import Token, TokenKind, token_row
from games.dice_hospital.state import HEALTHY
from games.kernel.messages import Command

_LAST_ROUND = 6
"""Later a token does not earn back the placement that it costs."""
_ADVISED = 20

_WORTH: dict[TokenKind, int] = {
    "nurse": 100,
    "equal": 28,
    "more": 25,
    "higher": 22,
    "lower": 22,
    "low": 20,
    "colour": 1,
}
_ON_A_CARD = 8
"""An Intern works wherever it fits."""
_WASTED = -20


def _invest(look: Look, command: Invest) -> int:
    """A nurse, or whoever is good for nothing else, for the colour of most patients."""
    advisor = command.meeple != NURSE and look.box.specialists[command.meeple].key == ADVISOR
    if look.view.round > _LAST_ROUND or not (advisor or command.meeple == NURSE):
        return -1
    return _ADVISED * advisor + sum(patient.colour == command.space for patient in look.own.patients)


def _consult(_look: Look, _command: ConsultPile) -> int:
    """Before anything is kept: it costs nothing to look."""
    return 1000


def _keep(look: Look, command: KeepToken) -> int:
    row = token_row(command.token)
    if not command.place:
        return _WORTH[row.kind]
    choice = look.box.choices.get(command.place)
    return _WORTH[row.kind] + (_ON_A_CARD if choice is None else _on_department(row, choice))


def _on_department(row: Token, choice: Choice) -> int:
    if not choice.counts:
        return _WASTED
    if row.kind == "more":
        return {row.colour: 10, None: 4}.get(choice.colour, _WASTED)
    if row.kind in ("equal", "higher", "lower"):
        nearly_home = HEALTHY - 1 in choice.values and choice.colour is None
        return 3 * max(choice.counts) + 6 * nearly_home + (choice.colour == row.colour)
    return 4


TASTES: dict[type[Command], Callable[[Look, Any], int]] = {
    Invest: _invest,
    ConsultPile: _consult,
    KeepToken: _keep,
}
