"""The Blood Transfusion module."""

from msgspec.structs import replace

from games.clinic.events import TurnOrderSet
from games.clinic.hooks import equivalence_key, may_move
from games.clinic.modules.blood_transfusion import carrying, giving, transfusing
from games.clinic.modules.blood_transfusion import messages as m
from games.clinic.modules.blood_transfusion.bank import (
    FIGURES,
    TOKENS,
    Bank,
    BloodView,
    banks,
    carriers,
    donor_of,
    tokens_left,
)
from games.clinic.modules.blood_transfusion.heuristics import HEURISTICS
from games.clinic.modules.blood_transfusion.words import WORDS
from games.clinic.state import State
from games.clinic.steps.administration.administer import worsening_patients
from games.clinic.steps.business.care import treatment_handler
from games.clinic.steps.business.treatments import resources_kept, treatments
from games.clinic.steps.movement.moving import destinations
from games.clinic.types import Handler, Module, Rules, Step
from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import Names
from games.kernel.messages import Command, Event, Seat
from games.kernel.module import Before, public

HANDLERS: dict[type[Command], Handler] = {
    m.GiveBlood: giving.GIVE_BLOOD,
    m.TakeBlood: carrying.TAKE_BLOOD,
    m.DropBlood: carrying.DROP_BLOOD,
    m.Transfuse: treatment_handler(m.Transfuse),
}
EVENTS: tuple[type[Event], ...] = (
    m.DonorLaidDown,
    m.BloodDrawn,
    m.DonorStoodUp,
    m.BloodTaken,
    m.BloodDropped,
    m.BloodTransfused,
)


def _view(_rules: Rules, state: State, _viewer: Seat | None, _everything: bool) -> BloodView:
    """Return the view. Everything is public. Donors and carriers who left are not listed."""
    shown = []
    for seat, bank in enumerate(banks(state)):
        donor = donor_of(state, seat)
        shown.append(replace(bank, donor=donor and donor.id, carriers=tuple(carriers(state, seat))))
    return BloodView(tokens_left(state), tuple(shown))


BLOOD_TRANSFUSION = Module(
    key="blood_transfusion",
    name="Blood Transfusion",
    about="Staff give blood in hubs. Nurses use it to help patients in treatment rooms without a doctor.",
    figures=FIGURES,
    edits=(Before("care", Step("blood_draws", enter=giving.draw)),),
    extra_commands={"move": (m.GiveBlood, m.TakeBlood, m.DropBlood), "care": (m.Transfuse,)},
    handlers=HANDLERS,
    evolvers={
        m.DonorLaidDown: giving.laid_down,
        m.BloodDrawn: giving.drawn,
        m.DonorStoodUp: giving.stood_up,
        m.BloodTaken: carrying.taken,
        m.BloodDropped: carrying.dropped,
        m.BloodTransfused: transfusing.transfused,
        TurnOrderSet: transfusing.forget_helped,
    },
    overrides={
        equivalence_key: giving.distinguish_blood,
        may_move: giving.donors_stay,
        destinations: giving.orderlies_may_enter_hubs,
        treatments: transfusing.with_transfusions,
        resources_kept: transfusing.keep_blood,
        worsening_patients: transfusing.helped_do_not_worsen,
    },
    redactions=dict.fromkeys((*HANDLERS, *EVENTS), public),
    slice=(tuple[Bank, ...], lambda _rules, players: (Bank(),) * players),
    view=(BloodView, _view),
    components=(
        Part(
            "blood",
            "token",
            "given by a member of staff who lies down alone in a hub; in a treatment room without a doctor, a"
            " nurse can use it to make a patient one colour better, for the income of a cure",
            copies=TOKENS,
        ),
    ),
    names={"blood": Names(en="Blood", de="Blut", fr="Sang", it="Sangue", house=("de", "fr"))},
    examples=(m.GiveBlood(1), m.TakeBlood(2), m.DropBlood(2), m.Transfuse(2, 3)),
    heuristics=HEURISTICS,
    search_cost=15,
    words=WORDS,
)
