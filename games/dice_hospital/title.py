"""The title Dice Hospital: its modules, options and bots. Add an expansion to the list here."""

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from games.dice_hospital.bots.easy import easy_policy
from games.dice_hospital.bots.glance import view_at_a_glance
from games.dice_hospital.bots.knowledge import STRENGTHS, knowledge_of
from games.dice_hospital.bots.version_1 import first_bots
from games.dice_hospital.box import box
from games.dice_hospital.default_moves import default
from games.dice_hospital.hooks import dice_per_colour, opening_hospital, vehicle_numbers
from games.dice_hospital.modules.administrators import ADMINISTRATOR_CARDS, ADMINISTRATORS
from games.dice_hospital.modules.administrators.words import ADMINISTRATORS_OPTION
from games.dice_hospital.modules.automa import AUTOMA
from games.dice_hospital.modules.base import BASE, IMPROVEMENTS
from games.dice_hospital.modules.city import CITY, CITY_EVENTS, CITY_VIRUS
from games.dice_hospital.modules.city_maternity import CITY_MATERNITY
from games.dice_hospital.modules.event_cards import EVENT_CARDS
from games.dice_hospital.modules.experimental_medicine import EXPERIMENTAL_MEDICINE
from games.dice_hospital.modules.five_players import FIVE_PLAYERS
from games.dice_hospital.modules.hard_modes import (
    ADMISSIONS_PANIC,
    FINAL_ROUND_COLLECTION,
    NATIONAL_EPIDEMIC,
    SUPER_RESISTANT_VIRUS,
)
from games.dice_hospital.modules.investments import (
    INVESTMENTS,
    INVESTMENTS_ADMINISTRATOR,
    INVESTMENTS_ADMISSIONS_NURSE,
    INVESTMENTS_EXPERIMENTS,
    PARKING,
)
from games.dice_hospital.modules.investments_maternity import INVESTMENTS_MATERNITY
from games.dice_hospital.modules.maternity import (
    MATERNITY,
    MATERNITY_ADMINISTRATORS,
    MOTHERS_IN_AMBULANCES,
)
from games.dice_hospital.modules.medical_reports import MEDICAL_REPORTS
from games.dice_hospital.modules.promos import ADMISSIONS_NURSE, CONSULTANT
from games.dice_hospital.modules.prototype import PROTOTYPE, PROTOTYPE_ADMINISTRATORS
from games.dice_hospital.modules.sequential import ACTIVATION_OPTIONS, SEQUENTIAL
from games.dice_hospital.modules.wards import WARDS, WARDS_ADMISSIONS_NURSE, WARDS_EVENT_CARDS
from games.dice_hospital.state import COLOURS, Ambulance, Pile, State
from games.dice_hospital.steps.final_scoring import standings, ties
from games.dice_hospital.timer import timer
from games.dice_hospital.types import Module, Rules
from games.dice_hospital.view import TableView, view
from games.dice_hospital.words.base import TITLE_WORDS
from games.kernel.amendments import in_all_versions
from games.kernel.catalogue.components import components
from games.kernel.search.compare import advisor
from games.kernel.search.ladder import ladder
from games.kernel.title import Title

MODULES = (
    IMPROVEMENTS,
    FIVE_PLAYERS,
    EXPERIMENTAL_MEDICINE,
    CONSULTANT,
    ADMISSIONS_NURSE,
    ADMINISTRATORS,
    ADMINISTRATOR_CARDS,
    SEQUENTIAL,
    SUPER_RESISTANT_VIRUS,
    EVENT_CARDS,
    ADMISSIONS_PANIC,
    NATIONAL_EPIDEMIC,
    FINAL_ROUND_COLLECTION,
    WARDS,
    WARDS_EVENT_CARDS,
    WARDS_ADMISSIONS_NURSE,
    INVESTMENTS,
    INVESTMENTS_ADMINISTRATOR,
    INVESTMENTS_EXPERIMENTS,
    INVESTMENTS_ADMISSIONS_NURSE,
    PARKING,
    MATERNITY,
    MATERNITY_ADMINISTRATORS,
    MOTHERS_IN_AMBULANCES,
    INVESTMENTS_MATERNITY,
    CITY,
    CITY_VIRUS,
    CITY_EVENTS,
    CITY_MATERNITY,
    MEDICAL_REPORTS,
    AUTOMA,
    PROTOTYPE,
    PROTOTYPE_ADMINISTRATORS,
)
"""In the order in which they are composed: modules that replace steps come after those that add steps."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game, besides its modules."""

    administrators: bool = True
    """Whether every seat gets an administrator. Without effect in a game for one."""
    activation: Literal["simultaneous", "sequential"] = "simultaneous"
    """Whether all seats activate their hospitals at the same time, or one after the other in the order of
    their ambulances.
    """


def _begin(rules: Rules) -> dict[str, Any]:
    tiles, cards = rules.box.department_tiles(), rules.box.specialist_cards()
    return {
        "hospitals": tuple(rules.resolve(opening_hospital)(rules, seat) for seat in range(rules.players)),
        "bag": (rules.resolve(dice_per_colour)(rules),) * len(COLOURS),
        "ambulances": tuple(Ambulance(number) for number in rules.resolve(vehicle_numbers)(rules)),
        "department_pile": Pile((tiles,) if tiles else ()),
        "specialist_pile": Pile((cards,) if cards else ()),
    }


def _title(base: Module, modules: tuple[Module, ...]) -> Title[State]:
    known, policy = (base, *modules), easy_policy((base, *modules))
    knowledge = knowledge_of(known)
    return Title(
        key="dice-hospital",
        name="Dice Hospital",
        about="Take in patients, improve your hospital and discharge as many of them as you can.",
        words=replace(TITLE_WORDS, options={**ADMINISTRATORS_OPTION, **ACTIVATION_OPTIONS}),
        base=base,
        modules=modules,
        options=Options,
        state=State,
        box=box,
        begin=_begin,
        view=view,
        view_type=TableView,
        bot_view=view_at_a_glance,
        standings=standings,
        ties=ties,
        default=default,
        timer=timer,
        components=components(base, *modules),
        policy=policy,
        bots=ladder(policy, knowledge, STRENGTHS),
        earlier_bots=first_bots(known),
        advise=advisor(knowledge, STRENGTHS.expert),
        stand_in="easy",
    )


DICE_HOSPITAL = in_all_versions(_title, (BASE, *MODULES))
