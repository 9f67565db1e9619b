"""Solo with Medical Reports: the setup, four patients of whom three are kept, one improvement of two."""

import pytest
from msgspec.structs import replace

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.administrators.messages import AdministratorsDealt
from games.dice_hospital.modules.medical_reports.amendments import PRESENT_POINTS
from games.dice_hospital.modules.medical_reports.messages import (
    FinishReports,
    ImprovementsReturned,
    LowIntakeRewarded,
    PatientTurnedAway,
    ReportsDealt,
    TurnAway,
)
from games.dice_hospital.modules.medical_reports.state import board
from games.dice_hospital.state import State
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, StepEntered
from games.kernel.refusal import Illegal
from tests.games.dice_hospital.tables import Scene, beds, dice, given, hospital, patients, rules, written
from tests.games.scenes import goes_on, happened, offered, refused, when

FULL = (11, 11, 11)


def begun(modules: tuple[str, ...] = ()) -> Scene:
    """A solo game up to its first choice."""
    found = rules(1, modules=modules)
    return goes_on(Scene(found, fresh_state(DICE_HOSPITAL, found)))


def arrived(shown: str, ward: str = "", bags: int = 0, asked: bool = True) -> Scene:
    """Four patients were drawn and rolled; where nobody is asked, improvements were shown besides."""
    before = given("deal_reports", hospital(ward, bags=bags), round=0)
    return goes_on(before, [*dice(before.state.bag, shown), *([] if asked else [0, 0])])


def in_play(state: State) -> list[str]:
    return [card for column in board(state).columns for card in column]


def test_eleven_dice_of_each_colour_and_no_ambulances() -> None:
    state = fresh_state(DICE_HOSPITAL, rules(1))
    assert state.bag == FULL
    assert state.ambulances == ()


def test_nothing_is_shown_at_the_setup_and_nobody_is_dealt_an_administrator() -> None:
    found = compose(DICE_HOSPITAL, (), {"administrators": True}, ("human",))
    scene = goes_on(Scene(found, fresh_state(DICE_HOSPITAL, found)))
    assert "administrators" not in [module.key for module in found.modules]
    assert scene.state.departments == scene.state.specialists == ()
    kinds = {type(event) for event in scene.events}
    assert kinds.isdisjoint({AdministratorsDealt, e.ImprovementsRevealed, e.FirstPlayerDrawn})
    assert happened(scene, e.StartingPatientsDrawn)


def test_six_reports_in_two_rows_of_three() -> None:
    scene = given("starting_patients", hospital("R3 Y4 G5"), round=0)
    scene = goes_on(scene)
    (dealt,) = happened(scene, ReportsDealt)
    assert len(dealt.upper) == len(dealt.lower) == 3
    assert len({*dealt.upper, *dealt.lower}) == 6
    assert {*dealt.upper, *dealt.lower} <= {f"report_{letters.lower()}" for letters in PRESENT_POINTS}
    assert board(scene.state).columns == tuple(zip(dealt.lower, dealt.upper, strict=True))


def test_a_table_for_one_is_the_solo_game_whether_it_is_named_or_not() -> None:
    for keys in ((), ("medical_reports",)):
        found = compose(DICE_HOSPITAL, keys, {"activation": "sequential"}, ("human",))
        assert "medical_reports" in [module.key for module in found.modules]
        assert "sequential" not in [module.key for module in found.modules]


@pytest.mark.parametrize(
    ("keys", "seats", "code"),
    [
        (("medical_reports",), ("human",) * 2, "wrong_player_count"),
        (("medical_reports", "automa"), ("human", "automa"), "module_conflict"),
        (("national_epidemic",), ("human",), "module_conflict"),
        (("final_round_collection",), ("human",), "module_conflict"),
        (("prototype",), ("human",), "module_conflict"),
    ],
)
def test_what_it_does_not_go_with(keys: tuple[str, ...], seats: tuple[str, ...], code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        compose(DICE_HOSPITAL, keys, {}, seats)
    assert refusal.value.code == code


def test_four_are_drawn_and_one_goes_back_into_the_bag() -> None:
    scene = arrived("R2 Y5 G4 R3", "G5")
    assert written(scene.state.arrivals) == "R2 Y5 G4 R3"
    assert scene.state.bag == (9, 10, 9)
    red, *_ = scene.state.arrivals
    after = when(scene, 0, TurnAway(red.id))
    assert happened(after, PatientTurnedAway) == [PatientTurnedAway(0, red.id)]
    assert beds(after) == "G5 Y5 G4 R3"
    assert after.state.arrivals == ()
    assert after.state.bag == (10, 10, 9)
    assert after.state.step == "improvement"


def test_patients_who_are_alike_are_listed_once_and_any_of_them_is_taken() -> None:
    scene = arrived("R4 R4 R4 Y4")
    first, second, _, yellow = (die.id for die in scene.state.arrivals)
    assert offered(scene) == [TurnAway(first), TurnAway(yellow)]
    assert beds(when(scene, 0, TurnAway(second))) == "R4 R4 Y4"


def test_nobody_is_asked_about_four_who_are_alike() -> None:
    scene = arrived("G3 G3 G3 G3", asked=False)
    assert happened(scene, PatientTurnedAway)
    assert beds(scene) == "G3 G3 G3"
    assert scene.state.step == "improvement"


@pytest.mark.parametrize(
    ("shown", "away", "bags"),
    [("R2 Y3 G3 R5", 3, 1), ("R2 Y3 G4 R5", 3, 0), ("R2 Y3 G3 R5", 0, 0), ("R2 Y2 G2 R2", 0, 1)],
    ids=["eight", "nine", "eight, had another gone", "six"],
)
def test_three_patients_with_a_total_below_nine_bring_a_blood_bag(shown: str, away: int, bags: int) -> None:
    scene = arrived(shown)
    after = when(scene, 0, TurnAway(scene.state.arrivals[away].id))
    assert after.state.hospitals[0].blood_bags == bags
    assert len(happened(after, LowIntakeRewarded)) == bags


def test_there_is_no_reward_for_an_ambulance() -> None:
    scene = arrived("R4 Y4 G4 R5", bags=1)
    after = when(scene, 0, TurnAway(scene.state.arrivals[0].id))
    assert not happened(after, e.LowestAmbulanceRewarded)
    assert after.state.hospitals[0].blood_bags == 1


def test_only_one_who_arrived_can_be_turned_away() -> None:
    scene = arrived("R2 Y5 G4 R3", "G5")
    for patient in (1, 0, -1, 999):
        assert refused(scene, 0, TurnAway(patient)) == "patient_not_eligible"
    assert refused(scene, 0, c.FinishActivation()) == "wrong_step"


def test_beds_are_made_by_those_who_were_there_before() -> None:
    scene = arrived("R2 Y5 G4 R3", "G1 R1 Y1 " * 3 + "G1 R1")
    red, yellow, *_ = (die.id for die in scene.state.arrivals)
    scene = when(scene, 0, TurnAway(red))
    assert scene.state.step == "admission"
    assert refused(scene, 0, c.LosePatient(yellow)) == "patient_not_eligible"
    assert offered(scene) == [c.LosePatient(1), c.LosePatient(2), c.LosePatient(3)]
    scene = when(when(scene, 0, c.LosePatient(1)), 0, c.LosePatient(5))
    assert scene.state.hospitals[0].fatalities == 2
    assert len(scene.state.hospitals[0].patients) == 12
    assert beds(scene).endswith("Y5 G4 R3")
    assert scene.state.step == "improvement"


def improving(tiles: str = "") -> Scene:
    """Phase 2 is about to begin."""
    return goes_on(given("admission", hospital("R3", tiles=tiles), acted=(0,)))


def test_one_department_and_one_specialist_are_shown_when_phase_two_begins() -> None:
    scene = improving()
    (shown,) = happened(scene, e.ImprovementsRevealed)
    assert (len(shown.departments), len(shown.specialists)) == (1, 1)
    assert offered(scene) == [
        c.TakeImprovement(*shown.departments),
        c.TakeImprovement(*shown.specialists),
        c.DeclineImprovement(),
    ]


def test_one_of_them_is_taken_and_the_other_goes_under_its_pile_at_once() -> None:
    scene = improving()
    (tile,), (card,) = scene.state.departments, scene.state.specialists
    after = when(scene, 0, c.TakeImprovement(card))
    assert after.state.hospitals[0].specialists == (card,)
    assert happened(after, ImprovementsReturned) == [ImprovementsReturned(departments=(tile,))]
    assert after.state.departments == after.state.specialists == ()
    assert after.state.department_pile.layers[-1] == (tile,)
    assert card not in sum(after.state.specialist_pile.layers, ())


def test_both_may_be_declined() -> None:
    scene = improving()
    (tile,), (card,) = scene.state.departments, scene.state.specialists
    after = when(scene, 0, c.DeclineImprovement())
    assert after.state.department_pile.layers[-1] == (tile,)
    assert after.state.specialist_pile.layers[-1] == (card,)
    assert after.state.step == "activation"


def test_an_improvement_may_still_be_traded_for_a_blood_bag() -> None:
    scene = improving(tiles="cardiology.1")
    (tile,), (card,) = scene.state.departments, scene.state.specialists
    scene = when(scene, 0, c.TakeImprovement(card))
    assert scene.state.step == "trade_in"
    after = when(scene, 0, c.TradeIn("cardiology.1"))
    assert after.state.hospitals[0].blood_bags == 1
    assert after.state.department_pile.layers[-2:] == ((tile,), ("cardiology.1",))


def scored(number: int) -> Scene:
    """A round that was just scored."""
    one = hospital("R3* Y4", used=("clinic",), nurses_placed=2)
    return when(given("scoring", one, round=number), SERVICE, c.ScoreRound())


def test_the_change_of_shift_shows_nothing() -> None:
    scene = scored(3)
    assert happened(scene, e.ShiftChanged)
    assert not happened(scene, e.ImprovementsRevealed)
    assert (scene.state.round, scene.state.step) == (4, "arrival")
    assert beds(scene) == "R3 Y3"
    assert scene.state.hospitals[0].nurses_placed == 0


def test_round_eight_has_no_change_of_shift() -> None:
    scene = scored(8)
    assert not happened(scene, e.ShiftChanged)
    assert happened(scene, e.GameScored)
    assert scene.rules.finished(scene.state)


def test_what_somebody_does_whose_time_is_over() -> None:
    scene = arrived("R2 Y5 G4 R3")
    assert DICE_HOSPITAL.default(scene.rules, scene.state, 0) == offered(scene)[0]
    shown = improving()
    assert DICE_HOSPITAL.default(shown.rules, shown.state, 0) == c.DeclineImprovement()
    reporting = given("reports", hospital(discharged=patients("Y6 Y6", 50)))
    assert DICE_HOSPITAL.default(reporting.rules, reporting.state, 0) == FinishReports()


def test_a_bag_that_runs_out_gives_what_there_is() -> None:
    before = given("deal_reports", hospital("R5"), round=0, bag=(1, 1, 0))
    scene = goes_on(before, [*dice(before.state.bag, "R5 Y4"), 0, 0])
    assert not happened(scene, PatientTurnedAway)
    assert beds(scene) == "R5 R5 Y4"


def test_the_steps_of_a_round() -> None:
    names = [step.name for step in rules(1).timeline.flow.round]
    assert names == [
        "arrival",
        "admission",
        "improvement",
        "trade_in",
        "activation",
        "reports",
        "scoring",
        "shift_change",
    ]
    assert [step.name for step in rules(1).timeline.flow.setup] == [
        "starting_patients",
        "deal_reports",
    ]
    scene = begun()
    assert scene.events[0] == StepEntered("starting_patients", 0)


def test_the_reports_are_drawn_anew_for_every_game() -> None:
    found = rules(1)
    before = given("starting_patients", hospital("R3 Y4 G5"), round=0).state
    last, first = range(14, -1, -1), [0] * 15
    backwards = goes_on(Scene(found, before), [*last, *dice(before.bag, "R4 Y4 G5 R3")])
    forwards = goes_on(Scene(found, before), [*first, *dice(before.bag, "R4 Y4 G5 R3")])
    assert in_play(forwards.state) != in_play(backwards.state)
    assert replace(forwards.state, medical_reports=None) == replace(backwards.state, medical_reports=None)
