"""The base game for two to four players."""

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.bots.hidden_bags import deal_hidden
from games.clinic.bots.policy import careful
from games.clinic.bots.policy.heuristics import HEURISTICS
from games.clinic.bots.worth import worth
from games.clinic.data.figures import FIGURES, ROUNDS
from games.clinic.data.names import NAMES
from games.clinic.data.parts import PARTS
from games.clinic.evolve import EVOLVERS
from games.clinic.modules.base_amendments import AMENDMENTS
from games.clinic.steps import cars, first_buildings, setup
from games.clinic.steps.actions import admitting, building, hiring, selection
from games.clinic.steps.actions.appointments import appointments_step
from games.clinic.steps.actions.other_components import OTHER_COMPONENTS
from games.clinic.steps.actions.turns import action_step
from games.clinic.steps.administration import administer
from games.clinic.steps.business import care, expenses
from games.clinic.steps.final_scoring import FINAL_SCORING, SCORE_GAME
from games.clinic.steps.movement import moving, walking
from games.clinic.types import Handler, Module, Step
from games.clinic.words import WORDS
from games.kernel.messages import Command, Event, StepEntered
from games.kernel.module import Flow, public

ACTIONS_A_ROUND = 3

BUILDING: tuple[type[Command], ...] = (c.BuildRoom, *OTHER_COMPONENTS, c.MoveCar)
HIRING: tuple[type[Command], ...] = (c.HireDoctor, c.HireNurse, c.HireOrderly, c.ParkCar)
ADMITTING: tuple[type[Command], ...] = (c.MoveAppointment, c.AdmitPatient, c.ParkCar)

HANDLERS: dict[type[Command], Handler] = {
    c.PickBonus: setup.PICK_BONUS,
    c.PlaceRoom: first_buildings.PLACE_ROOM,
    c.PlaceEntrance: first_buildings.PLACE_ENTRANCE,
    c.PlaceBonus: setup.PLACE_BONUS,
    c.SelectAction: selection.SELECT_ACTION,
    c.BuildRoom: building.BUILD_ROOM,
    **OTHER_COMPONENTS,
    c.MoveCar: building.MOVE_CAR,
    c.FinishBuilding: building.FINISH_BUILDING,
    c.HireDoctor: hiring.HIRE_DOCTOR,
    c.HireNurse: hiring.HIRE_NURSE,
    c.HireOrderly: hiring.HIRE_ORDERLY,
    c.FinishHiring: hiring.FINISH_HIRING,
    c.MoveAppointment: admitting.MOVE_APPOINTMENT,
    c.AdmitPatient: admitting.ADMIT_PATIENT,
    c.FinishAdmitting: admitting.FINISH_ADMITTING,
    c.ParkCar: cars.PARK_CAR,
    c.TakeCar: cars.TAKE_CAR,
    c.MovePerson: moving.MOVE_PERSON,
    c.WalkStep: walking.WALK_STEP,
    c.StopWalking: walking.STOP_WALKING,
    c.FinishMoving: moving.FINISH_MOVING,
    c.Treat: care.TREAT,
    c.TreatBest: care.TREAT_BEST,
    c.FinishCare: care.FINISH_CARE,
    c.PayExpenses: expenses.PAY_EXPENSES,
    c.BuyPopularity: expenses.BUY_POPULARITY,
    c.Administer: administer.ADMINISTER,
    c.ScoreGame: SCORE_GAME,
}

HIDDEN = (c.SelectAction, e.ActionSelected)
OWN_EVENTS: tuple[type[Event], ...] = tuple(kind for kind in EVOLVERS if kind is not StepEntered)


def _action(number: int) -> tuple[Step, ...]:
    """Return the steps of one action: all seats choose, then those who build, hire and admit act."""
    return (
        *selection.select_steps(number),
        action_step("build", number, BUILDING, c.FinishBuilding),
        action_step("hire", number, HIRING, c.FinishHiring),
        action_step("admit", number, ADMITTING, c.FinishAdmitting),
        appointments_step(number),
    )


BASE = Module(
    key="base",
    name="Clinic Deluxe",
    about="Six rounds of three actions, moves, business and administration.",
    players=(2, 3, 4),
    flow=Flow(
        setup=(
            setup.TURN_ORDER,
            setup.BONUS_TILES,
            first_buildings.FIRST_BUILDINGS,
            setup.BONUS_GOODS,
            setup.FIRST_CARS,
            setup.MAIN_BOARD,
        ),
        round=(
            *(step for number in range(1, ACTIONS_A_ROUND + 1) for step in _action(number)),
            moving.MOVE,
            care.CARE,
            expenses.EXPENSES,
            expenses.POPULARITY,
            administer.ADMINISTRATION,
            administer.DEPARTURES,
        ),
        ending=(FINAL_SCORING,),
        rounds=ROUNDS,
    ),
    handlers=HANDLERS,
    evolvers=EVOLVERS,
    redactions={
        **dict.fromkeys((*HANDLERS, *OWN_EVENTS), public),
        **dict.fromkeys(HIDDEN, selection.own_choice_only),
    },
    figures=FIGURES,
    components=PARTS,
    names=NAMES,
    words=WORDS,
    heuristics={**HEURISTICS, **careful.HEURISTICS},
    earlier_heuristics=({kind: HEURISTICS[kind] for kind in careful.HEURISTICS},),
    worth=worth,
    deal_hidden=deal_hidden,
    amendments=AMENDMENTS,
    pass_commands=(
        c.FinishBuilding,
        c.FinishHiring,
        c.FinishAdmitting,
        c.StopWalking,
        c.FinishMoving,
        c.FinishCare,
    ),
    examples=(
        c.PickBonus("nurse"),
        c.PlaceRoom("0b3"),
        c.PlaceEntrance("b3-south"),
        c.PlaceBonus("0d1"),
        c.SelectAction("build"),
        c.BuildRoom("hub", "1b2", "cardiology"),
        c.BuildGarden("0a1"),
        c.BuildParking("0d3"),
        c.UpgradeParking("0d3"),
        c.BuildHelipad("1b3"),
        c.BuildEntrance("a3-west"),
        c.BuildConveyor(("0b3", "1b3")),
        c.MoveCar("a1-b1"),
        c.FinishBuilding(),
        c.HireDoctor(0, "b3-south"),
        c.HireNurse("b3-south"),
        c.HireOrderly("b3-south"),
        c.FinishHiring(),
        c.MoveAppointment("cardiology", 0, "up"),
        c.AdmitPatient("psychiatry"),
        c.FinishAdmitting(),
        c.ParkCar("d1-east"),
        c.TakeCar("d1-east"),
        c.MovePerson(1, "0b2"),
        c.WalkStep(1, "0b3"),
        c.StopWalking(),
        c.FinishMoving(),
        c.Treat(1, 2),
        c.TreatBest(),
        c.FinishCare(),
        c.BuyPopularity(2),
        c.PayExpenses(),
        c.Administer(),
        c.ScoreGame(),
    ),
)
