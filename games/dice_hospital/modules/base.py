"""The base game for two to four players, and its departments and specialists."""

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.bots import heuristics
from games.dice_hospital.bots.hidden_piles import deal_hidden
from games.dice_hospital.bots.worth import WORTH
from games.dice_hospital.data.departments import DEPARTMENTS, STARTING
from games.dice_hospital.data.figures import FIGURES, ROUNDS
from games.dice_hospital.data.names import NAMES, PART_NAMES
from games.dice_hospital.data.parts import PARTS
from games.dice_hospital.data.specialists import SPECIALISTS
from games.dice_hospital.default_moves import NEW_PATIENTS_TOO
from games.dice_hospital.effects.departments import HEAL, HEAL_EACH
from games.dice_hospital.effects.specialists import ANOTHER, EQUAL_VALUE, ONE_MORE
from games.dice_hospital.evolve import EVOLVERS
from games.dice_hospital.modules.base_amendments import AMENDMENTS
from games.dice_hospital.steps.activation import (
    ACTIVATION,
    FINISH_ACTIVATION,
    PLACE_MEEPLE,
    USE_BLOOD_BAG,
    USE_SPECIALIST,
)
from games.dice_hospital.steps.admission import ADMISSION, LOSE_PATIENT
from games.dice_hospital.steps.ambulances import AMBULANCES, TAKE_AMBULANCE
from games.dice_hospital.steps.arrival import ARRIVAL, LOAD_PATIENT
from games.dice_hospital.steps.final_scoring import FINAL_SCORING
from games.dice_hospital.steps.improvement import (
    DECLINE_IMPROVEMENT,
    IMPROVEMENT,
    KEEP_IMPROVEMENTS,
    TAKE_IMPROVEMENT,
    TRADE_IN,
    TRADE_IN_STEP,
)
from games.dice_hospital.steps.reveal import REVEAL_IMPROVEMENT
from games.dice_hospital.steps.scoring import SCORE_ROUND, SCORING
from games.dice_hospital.steps.setup import (
    FIRST_PLAYER,
    FIRST_REVEAL,
    SET_PATIENT,
    STARTING_PATIENTS,
)
from games.dice_hospital.steps.shift_change import SHIFT_CHANGE
from games.dice_hospital.types import Handler, Module
from games.dice_hospital.words.base import BASE_WORDS, IMPROVEMENTS_WORDS
from games.kernel.messages import Command, Event
from games.kernel.module import Flow, public

HANDLERS: dict[type[Command], Handler] = {
    c.RevealImprovement: REVEAL_IMPROVEMENT,
    c.SetPatient: SET_PATIENT,
    c.LoadPatient: LOAD_PATIENT,
    c.TakeAmbulance: TAKE_AMBULANCE,
    c.LosePatient: LOSE_PATIENT,
    c.TakeImprovement: TAKE_IMPROVEMENT,
    c.DeclineImprovement: DECLINE_IMPROVEMENT,
    c.TradeIn: TRADE_IN,
    c.KeepImprovements: KEEP_IMPROVEMENTS,
    c.PlaceMeeple: PLACE_MEEPLE,
    c.UseSpecialist: USE_SPECIALIST,
    c.UseBloodBag: USE_BLOOD_BAG,
    c.FinishActivation: FINISH_ACTIVATION,
    c.ScoreRound: SCORE_ROUND,
}

PUBLIC_EVENTS: tuple[type[Event], ...] = (
    e.FirstPlayerDrawn,
    e.ImprovementsRevealed,
    e.ExtraImprovementRevealed,
    e.StartingPatientsDrawn,
    e.PatientSet,
    e.PatientsArrived,
    e.PatientsLoaded,
    e.AmbulanceTaken,
    e.AmbulancesReturned,
    e.LowestAmbulanceRewarded,
    e.PatientLost,
    e.PatientsAdmitted,
    e.ImprovementTaken,
    e.ImprovementDeclined,
    e.ImprovementTradedIn,
    e.ImprovementsKept,
    e.MeeplePlaced,
    e.SpecialistUsed,
    e.BloodBagUsed,
    e.ActivationFinished,
    e.PatientsNeglected,
    e.RoundScored,
    e.ShiftChanged,
    e.GameScored,
)

EXAMPLES = (
    c.RevealImprovement("department"),
    c.SetPatient(2, 4),
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
    c.ScoreRound(),
)

BASE = Module(
    key="base",
    name="Dice Hospital",
    about="Eight rounds of six phases with departments and specialists.",
    words=BASE_WORDS,
    players=(2, 3, 4),
    flow=Flow(
        setup=(FIRST_PLAYER, FIRST_REVEAL, STARTING_PATIENTS),
        round=(
            ARRIVAL,
            AMBULANCES,
            ADMISSION,
            IMPROVEMENT,
            TRADE_IN_STEP,
            ACTIVATION,
            SCORING,
            SHIFT_CHANGE,
        ),
        ending=(FINAL_SCORING,),
        rounds=ROUNDS,
    ),
    handlers=HANDLERS,
    evolvers=EVOLVERS,
    redactions=dict.fromkeys((*HANDLERS, *PUBLIC_EVENTS), public),
    figures=FIGURES,
    components=(*STARTING, *PARTS, HEAL, HEAL_EACH, ONE_MORE, ANOTHER, EQUAL_VALUE),
    names={**NAMES, **PART_NAMES},
    pass_commands=(c.FinishActivation, c.DeclineImprovement, c.KeepImprovements),
    examples=EXAMPLES,
    heuristics=heuristics.HEURISTICS,
    worth=WORTH,
    planned_steps=("ambulances", "admission", "improvement", "trade_in", "activation"),
    deal_hidden=deal_hidden,
    amendments=(NEW_PATIENTS_TOO, *AMENDMENTS),
)

IMPROVEMENTS = Module(
    key="improvements",
    name="Departments and specialists",
    about="The department tiles and specialist cards of the base game.",
    words=IMPROVEMENTS_WORDS,
    selectable=False,
    enabled_when=lambda _options, _seats: True,
    components=(*DEPARTMENTS, *SPECIALISTS),
    names=NAMES,
)
