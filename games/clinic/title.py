"""Clinic Deluxe as a title."""

from typing import Annotated, Any, Literal

import msgspec

from games.clinic.boards import opening_clinic
from games.clinic.bots.easy import easy_policy
from games.clinic.bots.glance import view_at_a_glance
from games.clinic.bots.knowledge import STRENGTHS, knowledge_of
from games.clinic.data import figures as f
from games.clinic.default_moves import default
from games.clinic.hooks import doctors_in_bag, services_in_play
from games.clinic.modules.base import BASE
from games.clinic.modules.blood_transfusion import BLOOD_TRANSFUSION
from games.clinic.modules.extinguishers import EXTINGUISHERS
from games.clinic.modules.sequential import SEQUENTIAL
from games.clinic.modules.solo import SOLO
from games.clinic.modules.workaholic_doctors import WORKAHOLIC_DOCTORS
from games.clinic.modules.zombies import ZOMBIES
from games.clinic.setup_checks import check
from games.clinic.state import SPECIALS, State, Supply
from games.clinic.steps.final_scoring import standings, ties
from games.clinic.types import Module, Rules
from games.clinic.view import TableView, view
from games.clinic.words import TITLE_WORDS
from games.kernel.amendments import in_all_versions
from games.kernel.bots import at_sight
from games.kernel.catalogue.components import components
from games.kernel.messages import Seat
from games.kernel.search.compare import advisor
from games.kernel.search.ladder import ladder
from games.kernel.title import Title

Board = Literal["beginner", "expert", "expert_small", "expert_open"]
"""The board of a seat: wide with a drawn first building, or (expert) wide or small without one.

An open one is chosen at the table."""

MODULES = (SEQUENTIAL, EXTINGUISHERS, BLOOD_TRANSFUSION, SOLO, WORKAHOLIC_DOCTORS, ZOMBIES)
"""In the order in which they are composed: modules that replace steps come after those that add steps."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game besides its modules."""

    activation: Literal["simultaneous", "sequential"] = "simultaneous"
    """Whether everyone moves and treats at the same time, or one after the other in turn order."""
    boards: Annotated[tuple[Board, ...], msgspec.Meta(max_length=4)] = ()
    """The board of each seat; seats beyond the list get "beginner". The first building is drawn for
    beginners, placed by experts."""

    def board_of(self, seat: Seat) -> Board:
        """The board of a seat."""
        return self.boards[seat] if seat < len(self.boards) else "beginner"


def _begin(rules: Rules) -> dict[str, Any]:
    players, services = rules.players, rules.resolve(services_in_play)(rules)
    figures = rules.figures
    specials = f.SPECIALS_PER_KIND.get(players, 0)
    return {
        "clinics": tuple(opening_clinic(rules, seat) for seat in range(players)),
        "patients": f.PATIENTS[players],
        "doctors": rules.resolve(doctors_in_bag)(rules),
        "notepad": ((),) * len(services),
        "supply": Supply(
            hubs=(figures["psychiatry_hubs"], *(figures["other_hubs"],) * (len(services) - 1)),
            hubs_shown=(True,) * len(services),
            specials=(specials,) * len(SPECIALS),
            specials_shown=(specials > 0,) * len(SPECIALS),
            treatment_rooms=f.TREATMENT_ROOMS,
            supply_rooms=f.SUPPLY_ROOMS_PER_PLAYER * players,
            gardens=f.GARDENS,
            helipads=f.HELIPADS,
            entrances=f.ENTRANCES,
            conveyors=f.CONVEYORS,
            parkings=f.PARKINGS,
            cars=f.CARS,
            orderlies=f.ORDERLIES_PER_PLAYER * players,
        ),
    }


def _title(base: Module, modules: tuple[Module, ...]) -> Title[State]:
    known, policy = (base, *modules), easy_policy((base, *modules))
    knowledge = knowledge_of(known)
    return Title(
        key="clinic",
        name="Clinic Deluxe",
        about="Build a clinic, hire staff, treat patients and become popular.",
        words=TITLE_WORDS,
        base=base,
        modules=modules,
        options=Options,
        state=State,
        check=check,
        begin=_begin,
        view=view,
        bot_view=view_at_a_glance,
        view_type=TableView,
        standings=standings,
        ties=ties,
        default=default,
        components=components(base, *modules),
        policy=policy,
        bots=ladder(policy, knowledge, STRENGTHS),
        advise=advisor(knowledge, STRENGTHS.expert),
        earlier_bots={"easy": (at_sight(easy_policy(known, version=1)),)},
        stand_in="easy",
    )


CLINIC = in_all_versions(_title, (BASE, *MODULES))
