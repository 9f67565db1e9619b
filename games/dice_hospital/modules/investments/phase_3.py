"""Phase 3: what tokens, departments and specialists of Investments do; all that the module takes from it."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from games.dice_hospital.effects.reactions import looking_back
from games.dice_hospital.events import ActivationFinished, MeeplePlaced
from games.dice_hospital.modules.investments import departments, specialists, using
from games.dice_hospital.modules.investments.abilities import ABILITIES
from games.dice_hospital.modules.investments.board import portfolio
from games.dice_hospital.modules.investments.colouring import with_colours
from games.dice_hospital.modules.investments.phase_3_messages import (
    SpecialistRelieved,
    TokenUsed,
    UseStaffAgency,
    UseToken,
)
from games.dice_hospital.modules.investments.phase_3_tastes import TASTES
from games.dice_hospital.modules.investments.staff_agency import USE_STAFF_AGENCY, specialist_relieved
from games.dice_hospital.modules.promos.messages import OneMoreAdmitted, PatientSentBack
from games.dice_hospital.questions import department_choices
from games.dice_hospital.state import State
from games.kernel.messages import Command, Event, Seat
from games.kernel.module import Context, Decision, Handler, Redaction, public
from games.kernel.names import Names
from games.kernel.rules import Rules


class SessionView(msgspec.Struct, frozen=True):
    """A placement that tokens may still follow."""

    department: str
    meeple: str
    healed: tuple[int, ...]
    """The patients that the department healed."""
    tokens: tuple[str, ...]
    """The tokens that may be used now, if there is somebody for them to heal."""


def session_view(rules: Rules, state: State, seat: Seat) -> SessionView | None:
    """What is shown of a seat's session."""
    session = portfolio(state, seat).session
    if session is None:
        return None
    return SessionView(
        department=session.department,
        meeple=session.placed.specialist,
        healed=tuple(patient.id for patient in session.placed.healed),
        tokens=tuple(using.usable(rules, state, seat)),
    )


COMPONENTS: tuple[Any, ...] = (
    departments.RELIEVE,
    *departments.DEPARTMENTS,
    *ABILITIES,
    *specialists.SPECIALISTS,
)
HANDLERS: Mapping[type[Command], Handler] = {
    UseToken: using.USE_TOKEN,
    UseStaffAgency: USE_STAFF_AGENCY,
}
"""Commands of the step "activation"."""
EVOLVERS: Mapping[type[Event], Callable[[Any, Any], Any]] = {
    TokenUsed: using.token_used,
    SpecialistRelieved: specialist_relieved,
    ActivationFinished: using.session_over,
    # An Admissions Nurse's ability comes after all tokens, though she may use it more than once.
    PatientSentBack: using.session_over,
    OneMoreAdmitted: using.session_over,
}
BEFOREHAND: Mapping[type[Event], Callable[[Any, Any], Any]] = {MeeplePlaced: using.meeple_placed}
REACTIONS: Mapping[type[Event], Callable[[Context, Any, Any], Decision]] = {}
ANSWERS: Mapping[Callable[..., Any], Callable[[Callable[..., Any]], Callable[..., Any]]] = {
    department_choices: with_colours,
    looking_back: using.with_tokens,
}
REDACTIONS: Mapping[type[msgspec.Struct], Redaction] = dict.fromkeys(
    (UseToken, UseStaffAgency, TokenUsed, SpecialistRelieved), public
)
EXAMPLES: tuple[Command, ...] = (
    UseToken("red_equal.1", (7,)),
    UseStaffAgency("nurse", "staff_agency.1", "surgeon.1"),
)
NAMES: Mapping[str, Names] = {**departments.NAMES, **specialists.NAMES}
__all__ = [
    "ANSWERS",
    "BEFOREHAND",
    "COMPONENTS",
    "EVOLVERS",
    "EXAMPLES",
    "HANDLERS",
    "NAMES",
    "REACTIONS",
    "REDACTIONS",
    "TASTES",
    "SessionView",
    "session_view",
]
