"""Investments: tokens for departments, and the parking that comes with them."""

from collections.abc import Callable, Mapping
from typing import Any

from games.dice_hospital.effects.specialist_reactions import placements_to_react_to
from games.dice_hospital.events import ActivationFinished, MeeplePlaced, ScoreLine
from games.dice_hospital.hooks import (
    department_choices,
    display_size,
    extra_pick,
    marks_on,
    round_lines,
    vehicle_capacities,
)
from games.dice_hospital.modules.investments import messages as m
from games.dice_hospital.modules.investments.amendments import AMENDMENTS
from games.dice_hospital.modules.investments.evolve import EVOLVERS
from games.dice_hospital.modules.investments.figures import DISPLAY, FIGURES, PARKING_FIGURES
from games.dice_hospital.modules.investments.heuristics import HEURISTICS
from games.dice_hospital.modules.investments.hidden import deal_hidden
from games.dice_hospital.modules.investments.improvements import departments, specialists
from games.dice_hospital.modules.investments.improvements.abilities import ABILITIES
from games.dice_hospital.modules.investments.improvements.staff_agency import (
    USE_STAFF_AGENCY,
    specialist_relieved,
)
from games.dice_hospital.modules.investments.investing import HANDLERS, INVESTING
from games.dice_hospital.modules.investments.names import NAMES, PARKING_NAMES
from games.dice_hospital.modules.investments.parking import with_parking
from games.dice_hospital.modules.investments.state import Board, portfolio
from games.dice_hospital.modules.investments.tokens import using
from games.dice_hospital.modules.investments.tokens.colour_tokens import with_colours
from games.dice_hospital.modules.investments.tokens.token_kinds import parts_of
from games.dice_hospital.modules.investments.view import InvestmentsView, begin, view
from games.dice_hospital.modules.investments.words import PARKING_WORDS, WORDS
from games.dice_hospital.modules.investments.worth import WORTH
from games.dice_hospital.state import COLOURS, State
from games.dice_hospital.types import Handler, Module, Rules
from games.kernel.catalogue.components import Part
from games.kernel.messages import Command, Seat
from games.kernel.module import After, public

Hook = Callable[..., Any]


def _display_size(_original: Hook) -> Hook:
    return lambda rules: DISPLAY[rules.players]


def _no_extra_pick(_original: Hook) -> Hook:
    return lambda _rules, _state: False


def _without_empty_wards(original: Hook) -> Hook:
    def override(rules: Rules, state: State, seat: Seat) -> tuple[ScoreLine, ...]:
        return tuple(line for line in original(rules, state, seat) if line.reason != "empty_wards")

    return override


def _with_tokens(original: Hook) -> Hook:
    """Distinguish copies by the tokens on them and by their place on the board."""

    def override(rules: Rules, state: State, seat: Seat) -> Mapping[str, tuple[str, ...]]:
        found, own = dict(original(rules, state, seat)), portfolio(state, seat)
        for laid in own.laid:
            found[laid.place] = (*found.get(laid.place, ()), laid.token.partition(".")[0])
        for placed in own.placed:
            found[placed.meeple] = (*found.get(placed.meeple, ()), placed.space)
        return found

    return override


OWN_EVENTS = (
    m.MeepleInvested,
    m.TokenLaid,
    m.NurseHired,
    m.InvestmentDeclined,
    m.TokenUsed,
    m.SpecialistRelieved,
)
ACTIVATION_HANDLERS: dict[type[Command], Handler] = {
    m.UseToken: using.USE_TOKEN,
    m.UseStaffAgency: USE_STAFF_AGENCY,
}

INVESTMENTS = Module(
    key="investments",
    name="Investments",
    about="Meeples fetch tokens that give departments further effects.",
    words=WORDS,
    players=(2, 3, 4, 5),
    includes=("wards",),
    figures=FIGURES,
    edits=(After("improvement", INVESTING),),
    extra_commands={"activation": tuple(ACTIVATION_HANDLERS)},
    handlers={**HANDLERS, **ACTIVATION_HANDLERS},
    evolvers={
        **EVOLVERS,
        m.TokenUsed: using.token_used,
        m.SpecialistRelieved: specialist_relieved,
        ActivationFinished: using.session_over,
    },
    pre_evolvers={MeeplePlaced: using.meeple_placed},
    overrides={
        display_size: _display_size,
        extra_pick: _no_extra_pick,
        round_lines: _without_empty_wards,
        marks_on: _with_tokens,
        department_choices: with_colours,
        placements_to_react_to: using.with_tokens,
    },
    redactions={
        **dict.fromkeys((*HANDLERS, *ACTIVATION_HANDLERS, *OWN_EVENTS), public),
        m.TokensDrawn: m.own_tokens_only,
    },
    slice=(Board, begin),
    view=(InvestmentsView, view),
    components=(
        Part("investment_board", "board", "a space for each colour, with the pile of its tokens"),
        *[part for colour in COLOURS for part in parts_of(colour)],
        departments.RELIEVE,
        *departments.DEPARTMENTS,
        *ABILITIES,
        *specialists.SPECIALISTS,
    ),
    names={**NAMES, **departments.NAMES, **specialists.NAMES},
    pass_commands=(m.DeclineInvestment,),
    examples=(
        m.Invest("nurse", "red"),
        m.ConsultPile("yellow"),
        m.KeepToken("red_equal.1", "trauma_unit"),
        m.DeclineInvestment(),
        m.UseToken("red_equal.1", (7,)),
        m.UseStaffAgency("nurse", "staff_agency.1", "surgeon.1"),
    ),
    heuristics=HEURISTICS,
    worth=WORTH,
    search_cost=140,
    deal_hidden=deal_hidden,
    amendments=AMENDMENTS,
)

PARKING = Module(
    key="parking",
    name="Parking of Investments",
    about="The highest ambulances bring one more patient.",
    words=PARKING_WORDS,
    combines=("investments",),
    figures=PARKING_FIGURES,
    overrides={vehicle_capacities: with_parking},
    components=(
        Part(
            "admissions_parking",
            "board",
            "one more patient for the highest ambulance in rounds 1 to 4, for the two highest later",
        ),
    ),
    names=PARKING_NAMES,
)
