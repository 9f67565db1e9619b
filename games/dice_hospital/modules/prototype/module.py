"""Prototype 2.11, the edition of the German book."""

from collections.abc import Callable

from games.dice_hospital.commands import TradeIn
from games.dice_hospital.events import ImprovementTradedIn, MeeplePlaced, RoundScored
from games.dice_hospital.hooks import bags_to_recolour
from games.dice_hospital.modules.prototype import bonuses, heuristics
from games.dice_hospital.modules.prototype.abilities import ANY_OF, EITHER_OF
from games.dice_hospital.modules.prototype.amendments import AMENDMENTS
from games.dice_hospital.modules.prototype.bonuses import MostDischargedRewarded
from games.dice_hospital.modules.prototype.departments import TILES
from games.dice_hospital.modules.prototype.names import named
from games.dice_hospital.modules.prototype.recolouring import (
    RECOLOUR_PATIENT,
    PatientRecoloured,
    RecolourPatient,
    recoloured,
)
from games.dice_hospital.modules.prototype.specialists import CARDS, check_condition
from games.dice_hospital.modules.prototype.words import WORDS
from games.dice_hospital.state import State
from games.dice_hospital.types import Module, Rules
from games.kernel.figures import Figure
from games.kernel.messages import Seat
from games.kernel.module import public

Bags = Callable[[Rules, State, Seat], int]


def _none(_original: Bags) -> Bags:
    """Forbid recolouring within other commands: here it has its own command."""
    return lambda _rules, _state, _seat: 0


PROTOTYPE = Module(
    key="prototype",
    name="Prototype 2.11",
    about="An older edition with its own tiles, cards, administrators and rules.",
    words=WORDS,
    conflicts=(
        "five_players",
        "experimental_medicine",
        "consultant",
        "admissions_nurse",
        "super_resistant_virus",
        "event_cards",
        "admissions_panic",
        "national_epidemic",
        "final_round_collection",
        "investments",
        "maternity",
        "city",
        "medical_reports",
        "automa",
    ),
    players=(2, 3, 4),
    excludes=("improvements", "administrator_cards"),
    extra_commands={"activation": (RecolourPatient,)},
    handlers={RecolourPatient: RECOLOUR_PATIENT},
    evolvers={
        PatientRecoloured: recoloured,
        MostDischargedRewarded: bonuses.rewarded,
        MeeplePlaced: check_condition,
        ImprovementTradedIn: bonuses.may_trade_again,
    },
    reactions={RoundScored: bonuses.reward},
    overrides={bags_to_recolour: _none},
    redactions={RecolourPatient: public, PatientRecoloured: public, MostDischargedRewarded: public},
    figures=(
        Figure("prototype_coloured_copies", 2, "derived", "tiles or cards of each coloured kind"),
        Figure("prototype_other_copies", 1, "derived", "tiles or cards of each other kind"),
        Figure(
            "prototype_most_discharged_bags",
            bonuses.BAGS,
            "printed",
            "blood bags for the one seat that discharged most in a round",
        ),
    ),
    components=(*TILES, *CARDS, ANY_OF, EITHER_OF),
    names=named(*(tile.key for tile in TILES), *(card.key for card in CARDS)),
    examples=(RecolourPatient(7, "green"),),
    heuristics={
        RecolourPatient: heuristics.recolour,
        TradeIn: heuristics.trade_in,
    },
    amendments=AMENDMENTS,
)
