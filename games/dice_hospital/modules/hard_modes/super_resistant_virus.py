"""Super-resistant Virus: neglected patients get worse by two steps, unless they are protected."""

from collections.abc import Callable
from typing import Any

import msgspec

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.commands import PlaceMeeple, UseBloodBag, UseSpecialist
from games.dice_hospital.effects.valuation import RESCUE
from games.dice_hospital.hooks import neglect_steps
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Module, Rules
from games.kernel.figures import Figure
from games.kernel.messages import Seat
from games.kernel.words.words import Sentence, Words

KEY = "super_resistant_virus"
STEPS = 2

Steps = Callable[[Rules, State, Seat, Patient], int]


def _worse(original: Steps) -> Steps:
    """Patients who get worse do so by two steps. Protected patients stay protected."""

    def override(rules: Rules, state: State, seat: Seat, patient: Patient) -> int:
        return STEPS if original(rules, state, seat, patient) else 0

    return override


class VirusView(msgspec.Struct, frozen=True):
    """What the virus does to neglected patients."""

    steps: int
    """How many steps an untreated patient gets worse instead of one."""


def _ignore_rescue(bot_view: BotView, command: Any) -> int:
    """Give no value to saving very sick patients: they would need a meeple in every round."""
    chosen = (command.patient,) if isinstance(command, UseBloodBag) else command.patients
    patients = bot_view.own.patients
    return -sum(RESCUE.get(p.value, 0) for p in patients if p.id in chosen and not p.treated)


SUPER_RESISTANT_VIRUS = Module(
    key=KEY,
    name="Super-resistant Virus",
    about="Neglected patients get worse by two steps.",
    figures=(
        Figure("super_resistant_virus_steps", STEPS, "printed", "steps a neglected patient gets worse"),
    ),
    overrides={neglect_steps: _worse},
    words=Words(
        name=Sentence(
            en="Super-resistant Virus",
            de="Superresistentes Virus",
            fr="Virus super résistant",
            it="Superbatteri resistenti",
        ),
        about=Sentence(
            en="Neglected patients get worse by two steps.",
            de="Vernachlässigte Patienten verschlechtern sich um zwei Stufen.",
            fr="La santé des patients négligés se détériore de deux niveaux.",
            it="I pazienti trascurati peggiorano di due livelli.",
        ),
    ),
    view=(VirusView, lambda _rules, _state, _viewer, _everything: VirusView(STEPS)),
    heuristics={PlaceMeeple: _ignore_rescue, UseSpecialist: _ignore_rescue, UseBloodBag: _ignore_rescue},
)
