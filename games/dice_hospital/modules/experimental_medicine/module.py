"""Experimental Medicine: four departments, six specialists and a deck-building rule of its own."""

from games.dice_hospital.events import ActivationFinished, MeeplePlaced
from games.dice_hospital.modules.experimental_medicine import decks, recolouring, rewards
from games.dice_hospital.modules.experimental_medicine.abilities import ABILITIES, fatality_discarded
from games.dice_hospital.modules.experimental_medicine.amendments import AMENDMENTS
from games.dice_hospital.modules.experimental_medicine.departments import DEPARTMENTS, RECOLOUR, REROLL, TURN
from games.dice_hospital.modules.experimental_medicine.messages import (
    AnotherRecoloured,
    DischargeRewarded,
    FatalityDiscarded,
    ImprovementsPutAside,
    RecolourAnother,
)
from games.dice_hospital.modules.experimental_medicine.names import NAMES
from games.dice_hospital.modules.experimental_medicine.specialists import SPECIALISTS
from games.dice_hospital.modules.experimental_medicine.words import WORDS
from games.dice_hospital.types import Module
from games.kernel.module import After, public

EXPERIMENTAL_MEDICINE = Module(
    key="experimental_medicine",
    name="Experimental Medicine",
    about="Four departments and six specialists with effects of their own.",
    words=WORDS,
    edits=(After("first_player", decks.DECKS),),
    extra_commands={"activation": (RecolourAnother,)},
    handlers={RecolourAnother: recolouring.RECOLOUR_ANOTHER},
    evolvers={
        ImprovementsPutAside: decks.put_aside,
        MeeplePlaced: recolouring.meeple_placed,
        ActivationFinished: recolouring.recolouring_over,
        AnotherRecoloured: recolouring.another_recoloured,
        FatalityDiscarded: fatality_discarded,
        DischargeRewarded: rewards.rewarded,
    },
    reactions={MeeplePlaced: rewards.reward},
    redactions=dict.fromkeys(
        (RecolourAnother, ImprovementsPutAside, AnotherRecoloured, FatalityDiscarded, DischargeRewarded),
        public,
    ),
    slice=(tuple[recolouring.Physiotherapy, ...], recolouring.begin),
    view=(tuple[recolouring.Physiotherapy, ...], recolouring.view),
    components=(REROLL, TURN, RECOLOUR, *DEPARTMENTS, *ABILITIES, rewards.DISCHARGE_REWARD, *SPECIALISTS),
    names=NAMES,
    examples=(RecolourAnother(12, "green"),),
    heuristics={RecolourAnother: recolouring.heuristics},
    amendments=AMENDMENTS,
)
