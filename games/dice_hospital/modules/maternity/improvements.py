"""What Maternity's departments and specialists bring: tables that its module puts together."""

from collections.abc import Callable
from typing import Any

import msgspec

from games.dice_hospital.events import ImprovementsRevealed, ImprovementTradedIn, MeeplePlaced, ShiftChanged
from games.dice_hospital.modules.maternity import abilities, caring, display, names, paediatric
from games.dice_hospital.modules.maternity.abilities import ABILITIES
from games.dice_hospital.modules.maternity.departments import DEPARTMENTS, HEAL_AND_REROLL
from games.dice_hospital.modules.maternity.improvement_messages import (
    FamilyRewarded,
    MaternityImprovementsRevealed,
)
from games.dice_hospital.modules.maternity.specialists import SPECIALISTS
from games.dice_hospital.questions import open_departments
from games.dice_hospital.steps.placing import why_closed
from games.kernel.messages import Event
from games.kernel.module import Context, Decision, Redaction, public

COMPONENTS = (*paediatric.DEPARTMENTS, HEAL_AND_REROLL, *DEPARTMENTS, *ABILITIES, *SPECIALISTS)
NAMES = names.NAMES
FIGURES = display.FIGURES
EVOLVERS: dict[type[Event], Callable[[Any, Any], Any]] = {
    MaternityImprovementsRevealed: display.revealed,
    ImprovementTradedIn: display.traded_in,
    FamilyRewarded: abilities.rewarded,
}
BEFOREHAND: dict[type[Event], Callable[[Any, Any], Any]] = {ShiftChanged: display.put_under}
REACTIONS: dict[type[Event], Callable[[Context, Any, Any], Decision]] = {
    ImprovementsRevealed: display.reveal,
    MeeplePlaced: abilities.reward,
}
ANSWERS: dict[Callable[..., Any], Callable[[Callable[..., Any]], Callable[..., Any]]] = {
    open_departments: paediatric.with_a_baby,
    why_closed: paediatric.no_baby,
}
REDACTIONS: dict[type[msgspec.Struct], Redaction] = dict.fromkeys(
    (MaternityImprovementsRevealed, FamilyRewarded), public
)
TASTES = caring.TASTES
