"""Solo against the Automa: it takes an ambulance, fills its cards with patients and scores them."""

from games.dice_hospital.events import RoundScored
from games.dice_hospital.modules.automa import messages as m
from games.dice_hospital.modules.automa import turns
from games.dice_hospital.modules.automa.amendments import AMENDMENTS
from games.dice_hospital.modules.automa.cards import FIGURES, NAMES, PARTS
from games.dice_hospital.modules.automa.evolve import EVOLVERS
from games.dice_hospital.modules.automa.options import AutomaOptions
from games.dice_hospital.modules.automa.overrides import OVERRIDES
from games.dice_hospital.modules.automa.state import AutomaState, begin
from games.dice_hospital.modules.automa.view import AutomaView, view
from games.dice_hospital.modules.automa.words import WORDS
from games.dice_hospital.types import Module
from games.kernel.module import After, Before, Replace, public

AUTOMA = Module(
    key="automa",
    name="Automa",
    about="A game for one against a hospital of robots.",
    words=WORDS,
    conflicts=(
        "super_resistant_virus",
        "event_cards",
        "admissions_panic",
        "national_epidemic",
        "final_round_collection",
        "investments",
        "maternity",
        "city",
        "medical_reports",
    ),
    players=(2,),
    seat_kind="automa",
    enabled_when=lambda _options, seats: "automa" in seats,
    options=AutomaOptions,
    figures=FIGURES,
    edits=(
        Replace("first_player", turns.SET_UP),
        Replace("ambulances", turns.TAKE_TURNS),
        Before("improvement", turns.CARD_BEFORE),
        After("trade_in", turns.CARD_AFTER),
        After("activation", turns.ASSIGNING),
        After("shift_change", turns.ADDING),
    ),
    handlers=turns.HANDLERS,
    evolvers=EVOLVERS,
    reactions={RoundScored: turns.discard_full_cards},
    overrides=OVERRIDES,
    redactions=dict.fromkeys((*m.COMMANDS, *m.EVENTS), public),
    slice=(AutomaState, begin),
    view=(AutomaView, view),
    components=PARTS,
    names=NAMES,
    examples=tuple(command() for command in m.COMMANDS),
    amendments=AMENDMENTS,
)
