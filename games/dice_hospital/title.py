"""Dice Hospital as a title."""

from typing import Any, Literal

import msgspec

from games.dice_hospital import commands as c
from games.dice_hospital.bots.greedy import greedy
from games.dice_hospital.bots.random import random
from games.dice_hospital.box import box
from games.dice_hospital.catalogue import components
from games.dice_hospital.data.figures import AMBULANCES, DICE_PER_COLOUR, FIGURES
from games.dice_hospital.defaults import default, timer
from games.dice_hospital.modules.administrators import ADMINISTRATORS
from games.dice_hospital.modules.administrators.messages import KeepAdministrator, ProtectPatient
from games.dice_hospital.modules.base import BASE
from games.dice_hospital.modules.sequential import SEQUENTIAL
from games.dice_hospital.state import COLOURS, Ambulance, Hospital, Pile, State
from games.dice_hospital.steps.final_scoring import standings, ties
from games.dice_hospital.view import TableView, view
from games.kernel.messages import tag
from games.kernel.module import Module
from games.kernel.rules import Rules
from games.kernel.title import Title


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's creator may decide besides the modules."""

    administrators: bool = True
    activation: Literal["simultaneous", "sequential"] = "simultaneous"


def _option_modules(options: Options) -> tuple[Module, ...]:
    brought = ((options.administrators, ADMINISTRATORS), (options.activation == "sequential", SEQUENTIAL))
    return tuple(module for wanted, module in brought if wanted)


def _begin(rules: Rules) -> dict[str, Any]:
    tiles, cards = rules.box.department_tiles(), rules.box.specialist_cards()
    return {
        "hospitals": (Hospital(departments=rules.box.starting),) * rules.players,
        "bag": (DICE_PER_COLOUR[rules.players],) * len(COLOURS),
        "ambulances": tuple(Ambulance(number) for number in range(1, AMBULANCES[rules.players] + 1)),
        "department_pile": Pile((tiles,)),
        "specialist_pile": Pile((cards,)),
    }


_EXAMPLES = (
    c.RevealImprovement("department"),
    c.SetPatient(2, 4),
    KeepAdministrator("matron_of_trauma"),
    c.LoadPatient(21),
    c.TakeAmbulance(2),
    c.LosePatient(5),
    c.TakeImprovement("surgeon.1"),
    c.DeclineImprovement(),
    c.TradeIn("radiology.2"),
    c.KeepImprovements(),
    c.PlaceMeeple("surgeon.1", "intensive_care", (7,)),
    c.UseSpecialist((7,)),
    c.UseBloodBag(9),
    c.FinishActivation(),
    ProtectPatient(12),
    c.ScoreRound(),
)

DICE_HOSPITAL = Title(
    key="dice-hospital",
    name="Dice Hospital",
    about="Take in patients, improve your hospital and discharge as many of them as you can.",
    rules_version=1,
    base=BASE,
    options=Options,
    option_modules=_option_modules,
    state=State,
    box=box,
    begin=_begin,
    view=view,
    view_type=TableView,
    standings=standings,
    ties=ties,
    default=default,
    timer=timer,
    figures=FIGURES,
    components=components(BASE, ADMINISTRATORS),
    bots={"random": random, "greedy": greedy},
    examples={tag(type(example)): example for example in _EXAMPLES},
)
