"""How the easy bot values investing, tokens and the Staff Agency."""

from collections.abc import Callable
from typing import Any

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.commands import NURSE, PlaceMeeple
from games.dice_hospital.effects.choice import Choice
from games.dice_hospital.effects.valuation import BLOOD_BAG, STEP, healing
from games.dice_hospital.modules.investments.investing import ADVISOR
from games.dice_hospital.modules.investments.messages import (
    ConsultPile,
    Invest,
    KeepToken,
    UseStaffAgency,
    UseToken,
)
from games.dice_hospital.modules.investments.tokens.effects import (
    is_usable_kind,
    steps_of,
    target,
    who_fits,
)
from games.dice_hospital.modules.investments.tokens.token_kinds import Token, TokenKind, token_row
from games.dice_hospital.state import HEALTHY, Hospital, Pending
from games.kernel.last_result import keep_last
from games.kernel.messages import Command

_LAST_ROUND = 6
"""After this round, a token does not earn back the placement it costs."""
_ADVISED = 20

_VALUES: dict[TokenKind, int] = {
    "nurse": 100,
    "equal": 28,
    "more": 25,
    "higher": 22,
    "lower": 22,
    "low": 20,
    "colour": 1,
}
_ON_A_CARD = 8
"""The extra value of a token on an Intern, who works anywhere."""
_WASTED = -20
_BEFORE_ABILITIES, _AS_AN_ABILITY, _AFTER_ABILITIES = 2000, 1000, 500
"""The order in which the options of a placement are used before they expire."""
_RELIEF = STEP + 2
"""The value of the Staff Agency: about that of two nurses who only heal treated patients by 1 step."""


def _invest(bot_view: BotView, command: Invest) -> int:
    """Send a nurse or the Financial Advisor, to the colour of most patients."""
    advisor = command.meeple != NURSE and bot_view.box.specialists[command.meeple].key == ADVISOR
    if bot_view.view.round > _LAST_ROUND or not (advisor or command.meeple == NURSE):
        return -1
    return _ADVISED * advisor + sum(patient.colour == command.space for patient in bot_view.own.patients)


def _consult(_bot_view: BotView, _command: ConsultPile) -> int:
    """Look first: it costs nothing."""
    return 1000


def _keep(bot_view: BotView, command: KeepToken) -> int:
    row = token_row(command.token)
    if not command.place:
        return _VALUES[row.kind]
    choice = bot_view.box.choices.get(command.place)
    return _VALUES[row.kind] + (_ON_A_CARD if choice is None else _on_department(row, choice))


def _on_department(row: Token, choice: Choice) -> int:
    if not choice.counts:
        return _WASTED
    if row.kind == "more":
        return {row.colour: 10, None: 4}.get(choice.colour, _WASTED)
    if row.kind in ("equal", "higher", "lower"):
        nearly_home = HEALTHY - 1 in choice.values and choice.colour is None
        return 3 * max(choice.counts) + 6 * nearly_home + (choice.colour == row.colour)
    return 4


def _portfolio(bot_view: BotView) -> Any:
    return bot_view.view.modules["investments"].seats[bot_view.own.seat]


def _use_token(bot_view: BotView, command: UseToken) -> int:
    own = _portfolio(bot_view)
    chosen = [patient for patient in bot_view.own.patients if patient.id in command.patients]
    gain = healing(chosen, steps_of(command.token), len(bot_view.own.discharged))
    gain -= BLOOD_BAG * len(command.recolour)
    if gain <= 0 or own.session is None:
        return -1
    place = next(laid.place for laid in own.laid if laid.token == command.token)
    if place == own.session.department:
        return _BEFORE_ABILITIES + gain
    return gain + (_AFTER_ABILITIES if place == own.session.meeple else _AS_AN_ABILITY)


@keep_last
def _usable_tokens(bot_view: BotView) -> dict[str, list[str]]:
    """The tokens that can heal, by the department or card they lie on."""
    found: dict[str, list[str]] = {}
    for laid in _portfolio(bot_view).laid:
        if is_usable_kind(laid.token):
            found.setdefault(laid.place, []).append(laid.token)
    return found


def _with_tokens(bot_view: BotView, command: PlaceMeeple) -> int:
    """What the tokens on the department and on the meeple's card can heal after a placement."""
    laid = _usable_tokens(bot_view)
    tokens = laid.get(command.department, []) + laid.get(command.meeple, []) if laid else []
    if not tokens:
        return 0
    healed = tuple([patient for patient in bot_view.own.patients if patient.id in command.patients])
    placed = Pending(command.meeple, healed, bot_view.own.patients)
    return sum([_best(bot_view, token, placed) for token in tokens])


def _best(bot_view: BotView, token: str, placed: Pending) -> int:
    choice, discharged = target(token, placed), len(bot_view.own.discharged)
    hospital = Hospital((), bot_view.own.patients)
    gains = [
        healing((patient,), steps_of(token), discharged)
        for patient, value in who_fits(token)(hospital, placed)
        if patient.colour == choice.colour and value in choice.values
    ]
    return max(gains, default=0)


def _use_staff_agency(bot_view: BotView, command: UseStaffAgency) -> int:
    """Use it with nurses only, when they have little else to do."""
    if command.meeple != NURSE:
        return -1
    return _RELIEF + bot_view.box.specialists[command.specialist].appeal


HEURISTICS: dict[type[Command], Callable[[BotView, Any], int]] = {
    Invest: _invest,
    ConsultPile: _consult,
    KeepToken: _keep,
    UseToken: _use_token,
    PlaceMeeple: _with_tokens,
    UseStaffAgency: _use_staff_agency,
}
