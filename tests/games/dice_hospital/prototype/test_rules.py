"""Prototype 2.11: what it is played with, trading improvements in, and the bonus for most discharged."""

from functools import partial

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.default_moves import default
from games.dice_hospital.modules.prototype.bonuses import MostDischargedRewarded
from games.dice_hospital.timer import timer
from games.kernel.composition.compose import compose
from games.kernel.messages import SERVICE
from games.kernel.refusal import Illegal
from tests.games.dice_hospital.tables import beds, given, hospital, patients, rules
from tests.games.scenes import happened, offered, refused, when

MODULES = ("prototype",)
table = partial(given, modules=MODULES)
OTHERS = [module.key for module in DICE_HOSPITAL.modules if module.selectable and not module.combines]


@pytest.mark.parametrize("other", [key for key in OTHERS if key != "prototype"])
def test_no_other_module_goes_with_it(other: str) -> None:
    automa = next(module.seat_kind == "automa" for module in DICE_HOSPITAL.modules if module.key == other)
    players = {"five_players": 5, "medical_reports": 1}.get(other, 2)
    seats = ("human",) * (players - automa) + ("automa",) * automa
    with pytest.raises(Illegal) as refusal:
        compose(DICE_HOSPITAL, ("prototype", other), {}, seats)
    assert refusal.value.code == "module_conflict"
    assert {refusal.value.facts["module"], refusal.value.facts["conflicts"]} == {"prototype", other}


@pytest.mark.parametrize("players", [1, 5])
def test_it_is_for_two_to_four(players: int) -> None:
    with pytest.raises(Illegal) as refusal:
        rules(players, modules=MODULES)
    assert refusal.value.code == "module_conflict", "who else plays alone or at five is another module"
    for allowed in (2, 3, 4):
        assert rules(allowed, modules=MODULES).players == allowed


@pytest.mark.parametrize(
    ("players", "dice", "ambulances", "shown"), [(2, 15, 3, 1), (3, 18, 4, 2), (4, 21, 5, 3)]
)
def test_the_counts_are_those_of_the_base_game(players: int, dice: int, ambulances: int, shown: int) -> None:
    scene = table("improvement", *[hospital()] * players)
    assert scene.state.bag == (dice,) * 3
    assert len(scene.state.ambulances) == ambulances
    scene = given("scoring", *[hospital("R2*")] * players, modules=MODULES)
    scene = when(scene, SERVICE, c.ScoreRound())
    (revealed,) = happened(scene, e.ImprovementsRevealed)
    assert (len(revealed.departments), len(revealed.specialists)) == (shown, shown)


def test_activation_one_after_the_other_is_an_option() -> None:
    one, two = hospital("R2"), hospital("R2")
    assert table("activation", one, two).rules.awaiting(table("activation", one, two).state).seats == (0, 1)
    scene = table("activation", one, two, sequential=True)
    assert scene.rules.awaiting(scene.state).seats == (0,)


def test_any_number_of_improvements_may_be_traded_in() -> None:
    one = hospital(tiles="radiology_211.1 cardiology_211.1", cards="surgeon_211.1 surgeon_211.2")
    scene = table("trade_in", one, hospital(cards="paramedic_211.1"))
    assert len(offered(scene, 0, c.TradeIn)) == 3, "copies are alike"
    for improvement in ("surgeon_211.1", "radiology_211.1"):
        scene = when(scene, 0, c.TradeIn(improvement))
        assert happened(scene, e.ImprovementTradedIn) == [e.ImprovementTradedIn(0, improvement)]
        assert scene.rules.awaiting(scene.state).seats == (0,)
    assert scene.state.department_pile.layers[-1] == ("radiology_211.1",)
    assert refused(scene, 0, c.TradeIn("radiology_211.1")) == "improvement_not_yours"
    assert refused(scene, 0, c.TradeIn("pharmacy")) == "improvement_not_yours"
    scene = when(scene, 0, c.KeepImprovements())
    assert scene.state.hospitals[0].blood_bags == 2
    assert scene.state.hospitals[0].specialists == ("surgeon_211.2",)
    assert scene.rules.awaiting(scene.state).seats == (1,)


@pytest.mark.parametrize(
    ("first", "second"), [("surgeon_211.1", "radiology_211.1"), ("radiology_211.1", "surgeon_211.1")]
)
def test_whoever_traded_everything_in_is_not_asked_again(first: str, second: str) -> None:
    one = hospital(tiles="radiology_211.1", cards="surgeon_211.1")
    scene = when(table("trade_in", one, hospital(cards="paramedic_211.1")), 0, c.TradeIn(first))
    assert offered(scene, 0) == [c.TradeIn(second), c.KeepImprovements()]
    scene = when(scene, 0, c.TradeIn(second))
    assert scene.rules.awaiting(scene.state).seats == (1,)
    assert scene.state.hospitals[0].blood_bags == 2


def test_an_improvement_may_be_declined() -> None:
    scene = table("improvement", hospital(), hospital(), departments=("radiology_211.1",))
    assert offered(scene, 0) == [c.TakeImprovement("radiology_211.1"), c.DeclineImprovement()]


# discharged by three seats, who gets the bag
MOST = [
    ("R6 R6", "Y6", "", 0),
    ("R6", "Y6 Y6 Y6", "G6 G6", 1),
    ("", "", "G6", 2),
    ("R6 R6", "Y6 Y6", "G6", None),
    ("", "", "", None),
]


@pytest.mark.parametrize(("one", "two", "three", "winner"), MOST)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_bag_for_whoever_alone_discharged_most(
    one: str, two: str, three: str, winner: int | None, first: int
) -> None:
    wards = [
        hospital("R3*", discharged=patients(gone, n)) for n, gone in ((600, one), (700, two), (800, three))
    ]
    scene = when(table("scoring", *wards, first_player=first), SERVICE, c.ScoreRound())
    rewarded = [] if winner is None else [MostDischargedRewarded(winner)]
    assert happened(scene, MostDischargedRewarded) == rewarded
    assert [one.blood_bags for one in scene.state.hospitals] == [int(seat == winner) for seat in range(3)]


def test_the_bag_of_the_last_round_counts_at_the_end() -> None:
    wards = hospital("R3*", discharged=patients("R6", 600)), hospital("R3*")
    scene = when(table("scoring", *wards, round=8), SERVICE, c.ScoreRound())
    assert [one.points for one in scene.state.hospitals] == [1 + 1, 0]


@pytest.mark.parametrize("count", range(13))
def test_points_for_discharged_patients(count: int) -> None:
    points = (0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35)[count]
    scene = table("scoring", hospital("R3*", discharged=patients("R6 " * count, 600)), hospital("R3*"))
    assert when(scene, SERVICE, c.ScoreRound()).state.hospitals[0].points == points


def test_five_points_for_empty_wards_and_two_less_for_a_fatality_at_the_end() -> None:
    scene = table("scoring", hospital(), hospital("R3*", fatalities=3, bags=2), round=8)
    scene = when(scene, SERVICE, c.ScoreRound())
    assert [one.points for one in scene.state.hospitals] == [5, -6 + 2]


def test_a_bag_heals_one_step_and_treats() -> None:
    scene = when(table("activation", hospital("R4", bags=1), hospital()), 0, c.UseBloodBag(1))
    assert (beds(scene), scene.state.hospitals[0].blood_bags) == ("R5*", 0)


def test_ties_fewer_patients_then_higher_values_then_shared() -> None:
    wards = (
        hospital("R3 R3", points=9),
        hospital("R5", points=9),
        hospital("R4", points=9),
        hospital("Y5", points=9),
    )
    scene = table("final_scoring", *wards, round=8)
    assert [one.place for one in DICE_HOSPITAL.standings(scene.rules, scene.state)] == [4, 1, 3, 1]


def test_its_figures_are_not_ours_to_change() -> None:
    found = rules(2, administrators=True, modules=MODULES)
    sources = {row.key: row.source for row in found.figure_rows if row.key.startswith("prototype")}
    assert sources == {
        "prototype_coloured_copies": "derived",
        "prototype_other_copies": "derived",
        "prototype_most_discharged_bags": "printed",
        "prototype_administrators_most_points": "printed",
    }
    with pytest.raises(Illegal, match="figure_not_house"):
        table("activation", hospital(), hospital(), options={"figures": {"prototype_coloured_copies": 3}})


def test_english_names_are_printed_but_rehabilitation() -> None:
    parts = [part for part in DICE_HOSPITAL.components if part.module == "prototype"]
    assert len(parts) == 30
    assert all(part.id.endswith("_211") for part in parts)
    assert [part.id for part in parts if part.name_sources["en"] == "house"] == ["rehabilitation_211"]
    assert {part.names["en"] for part in parts} >= {"Physiotherapy", "Isolation Ward", "Critical Specialist"}


@pytest.mark.parametrize(("number", "seconds"), [(1, 60), (2, 65), (8, 95)])
def test_the_timer_is_that_of_every_edition(number: int, seconds: int) -> None:
    scene = table("activation", hospital(), hospital(), round=number)
    assert timer(scene.rules, scene.state) == seconds
    assert timer(scene.rules, table("improvement", hospital(), hospital()).state) is None
    assert default(scene.rules, scene.state, 0) == c.FinishActivation(), "meeples that are left stay unplaced"
    scene = table("trade_in", hospital(cards="surgeon_211.1"), hospital())
    assert default(scene.rules, scene.state, 0) == c.KeepImprovements()
