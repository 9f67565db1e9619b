"""What the greedy bot thinks of investing."""

from collections.abc import Callable
from typing import Any

from games.dice_hospital.bots.look import Look
from games.dice_hospital.commands import NURSE
from games.dice_hospital.modules.investments.messages import (
    ConsultPile,
    DeclineInvestment,
    Invest,
    KeepToken,
)
from games.dice_hospital.modules.investments.tokens import token_row
from games.kernel.messages import Command

_LAST_ROUND = 5
"""Later a token does not earn back the placement that it costs."""


def _invest(look: Look, command: Invest) -> int:
    if command.meeple != NURSE or look.view.round > _LAST_ROUND:
        return -1
    return 1


def _consult(_look: Look, _command: ConsultPile) -> int:
    return 1000


_WORTH = {"nurse": 100, "more": 30, "equal": 25, "low": 20, "higher": 15, "lower": 15, "colour": 1}


def _keep(look: Look, command: KeepToken) -> int:
    row = token_row(command.token)
    worth = _WORTH[row.kind]
    if not command.place:
        return worth
    choice = look.box.choices.get(command.place)
    return worth + 10 * (choice is not None and choice.colour == row.colour)


TASTES: dict[type[Command], Callable[[Look, Any], int]] = {
    Invest: _invest,
    ConsultPile: _consult,
    KeepToken: _keep,
    DeclineInvestment: lambda _look, _command: 0,
}
