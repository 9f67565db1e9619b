"""Solo against the Automa: patients on its cards, its points, the change of shift and the end."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.automa import messages as m
from games.dice_hospital.modules.automa.state import automa_state
from games.dice_hospital.state import Hospital
from games.dice_hospital.steps.final_scoring import standings, ties
from games.kernel.messages import SERVICE, Awaiting
from tests.games.dice_hospital.automa.tables import AUTOMA, HUMAN, against, card, filled, on_card
from tests.games.dice_hospital.tables import Scene, beds, hospital, patients, with_piles
from tests.games.scenes import goes_on, happened, offered, when


def _assigned(*cards: Any, draws: list[int] | None = None, **given: Any) -> Scene:
    scene = against("automa_activation", hospital("R3*"), *cards, **given)
    return when(scene, SERVICE, m.AssignPatients(), draws or [])


def test_example_a_die_of_each_colour_for_two_cards_begun_last_round() -> None:
    row = [card("n3", "G2 G5 -", covered=True), card("h1", "R2 R3 R4 - -")]
    scene = _assigned(*row, waiting="Y3 G4 R5")
    assert filled(scene) == [("n3", 2, 103), ("h1", 3, 102), ("h1", 4, 101)]
    assert (on_card(scene, 0), on_card(scene, 1)) == ("0:G 1:G 2:R", "0:R 1:R 2:R 3:G 4:Y")
    assert beds(scene, AUTOMA) == ""


def test_example_five_points_for_a_covered_card_and_fourteen_for_the_one_beside_it() -> None:
    row = [card("n3", "G2 G5 R5", covered=True), card("h1", "R2 R3 R4 G4 Y3"), card("s2", "Y4 - -")]
    scene = against("scoring", hospital("R3*"), *row)
    bag = scene.state.bag
    scene = when(scene, SERVICE, c.ScoreRound())
    assert happened(scene, e.RoundScored)[AUTOMA].lines == (
        e.ScoreLine("hospital_card", 5),
        e.ScoreLine("hospital_card", 11),
        e.ScoreLine("hospital_card_bonus", 3),
    )
    assert scene.state.hospitals[AUTOMA].points == 5 + 14
    assert happened(scene, m.HospitalCardsCompleted) == [
        m.HospitalCardsCompleted(AUTOMA, ("hospital_n3", "hospital_h1"))
    ]
    assert [one.card for one in automa_state(scene.state).row] == ["hospital_s2"]
    assert scene.state.bag == (bag[0] + 4, bag[1] + 1, bag[2] + 3), "red, yellow and green dice of both cards"


def test_the_first_fitting_slot_from_the_left_and_the_first_card_before_the_second() -> None:
    scene = _assigned(card("n1"), card("n2"), waiting="Y2 R5 Y3 Y4 R2 R3", draws=[2])
    # RRY|G* takes two red dice and a yellow one, and one of Y3 Y4 R3 on grey; YYG|R* takes the others.
    assert filled(scene) == [
        ("n1", 0, 102),
        ("n1", 1, 105),
        ("n1", 2, 101),
        ("n1", 4, 106),
        ("n2", 0, 103),
        ("n2", 1, 104),
    ]


def test_a_grey_slot_takes_a_die_only_when_it_fits_no_coloured_slot_of_the_card() -> None:
    scene = _assigned(card("s1", "- - R2 -"), waiting="Y5 R2")
    assert filled(scene) == [("s1", 0, 102), ("s1", 1, 101)], "R Y * | *: both have slots of their colour"
    scene = _assigned(card("s1", "R2 - - -"), waiting="Y5 R2")
    assert filled(scene) == [("s1", 1, 101), ("s1", 2, 102)], "the red slot is taken, so red goes on grey"


@pytest.mark.parametrize(("draw", "die"), [(0, 101), (1, 102), (2, 103)])
def test_several_dice_for_a_grey_slot_one_is_drawn(draw: int, die: int) -> None:
    scene = _assigned(card("h1", "R2 R2 R2 G2 -"), waiting="R2 Y3 G4", draws=[draw])
    assert filled(scene) == [("h1", 4, die)]
    assert len(scene.state.hospitals[AUTOMA].patients) == 2, "the others wait for the next round"


def test_dice_of_one_colour_are_alike_and_nothing_is_drawn() -> None:
    assert filled(_assigned(card("h1", "R2 R2 R2 G2 -"), waiting="Y5 Y2")) == [("h1", 4, 101)]


def test_dice_that_fit_a_card_nowhere_go_on_to_the_next() -> None:
    scene = _assigned(card("h1", covered=True), card("s2", covered=True), waiting="G2 Y3 Y4 G5", draws=[1])
    # RRR takes nobody; YG* takes one of each colour and then one of Y4 and G5.
    assert filled(scene) == [("s2", 0, 102), ("s2", 1, 101), ("s2", 2, 104)]
    assert beds(scene, AUTOMA) == "Y4"


def test_slots_under_a_tile_are_not_filled() -> None:
    scene = _assigned(card("n1", "R2 R2 Y2", covered=True), waiting="G2", bags=2)
    assert filled(scene) == []
    assert beds(scene, AUTOMA) == "G2"
    assert scene.state.hospitals[AUTOMA].blood_bags == 2


def test_dice_of_earlier_rounds_are_assigned_too() -> None:
    scene = _assigned(card("h2"), waiting="Y2 G2")
    assert filled(scene) == [("h2", 0, 101), ("h2", 4, 102)]


def test_blood_bags_fill_coloured_slots_of_the_whole_row_from_the_left_before_grey_ones() -> None:
    row = [card("s1", "R2 - - -"), card("n2", "Y2 Y2 - - -"), card("n1", "R2 R2 Y2", covered=True)]
    scene = _assigned(*row, bags=4)
    # R Y *|*, Y Y G|R *: three coloured slots are empty, then the first grey one.
    assert filled(scene) == [("s1", 1, None), ("n2", 2, None), ("n2", 3, None), ("s1", 2, None)]
    assert scene.state.hospitals[AUTOMA].blood_bags == 0


def test_dice_come_before_blood_bags() -> None:
    scene = _assigned(card("s4", covered=True), waiting="Y2", bags=1)
    assert filled(scene) == [("s4", 1, 101), ("s4", 0, None)]


@pytest.mark.parametrize(("use", "placed"), [("any_slot", 3), ("coloured_slots", 1), ("kept", 0)])
def test_easier_blood_bags_on_coloured_slots_only_or_not_at_all(use: str, placed: int) -> None:
    scene = _assigned(card("s1", "R2 - - -"), bags=3, automa={"blood_bags": use})
    assert len(filled(scene)) == placed
    assert scene.state.hospitals[AUTOMA].blood_bags == 3 - placed


def test_blood_bags_that_fit_nowhere_are_kept() -> None:
    scene = _assigned(card("s1", "R2 Y2 -", covered=True), bags=3)
    assert filled(scene) == [("s1", 2, None)]
    assert scene.state.hospitals[AUTOMA].blood_bags == 2


def test_the_human_activates_before_and_nobody_else_does() -> None:
    scene = against("activation", hospital("R3"), card("s1"), waiting="R2")
    assert scene.rules.awaiting(scene.state) == Awaiting((HUMAN,))
    scene = when(scene, HUMAN, c.FinishActivation(), [])
    assert scene.rules.awaiting(scene.state) == Awaiting((), "automa")
    scene = when(scene, SERVICE, m.AssignPatients(), [])
    assert scene.rules.awaiting(scene.state) == Awaiting((), "scoring")


def test_patients_of_the_automa_are_never_neglected() -> None:
    scene = when(against("scoring", hospital("R3 R1"), card("s1"), waiting="R2 Y1"), SERVICE, c.ScoreRound())
    assert [event.seat for event in happened(scene, e.PatientsNeglected)] == [HUMAN]
    assert beds(scene, AUTOMA) == "R2 Y1"
    assert scene.state.hospitals[AUTOMA].fatalities == 0


def test_a_card_without_a_tile_needs_its_right_part_and_brings_the_bonus() -> None:
    scene = when(against("scoring", None, card("s1", "R2 Y2 G2 -")), SERVICE, c.ScoreRound())
    assert scene.state.hospitals[AUTOMA].points == 0
    assert not happened(scene, m.HospitalCardsCompleted)
    scene = when(against("scoring", None, card("s1", "R2 Y2 G2 G2")), SERVICE, c.ScoreRound())
    assert scene.state.hospitals[AUTOMA].points == 2 + 1


def test_blood_bags_on_a_card_count_as_dice_and_go_back_to_the_supply() -> None:
    scene = against("scoring", None, card("s1", "R2 b b", covered=True), bags=1)
    red = scene.state.bag[0]
    scene = when(scene, SERVICE, c.ScoreRound())
    assert scene.state.hospitals[AUTOMA].points == 2
    assert scene.state.hospitals[AUTOMA].blood_bags == 1
    assert scene.state.bag[0] == red + 1


def test_a_tile_is_used_once() -> None:
    scene = against("scoring", None, card("s1", "R2 b b", covered=True))
    tiles = automa_state(scene.state).tiles
    assert automa_state(when(scene, SERVICE, c.ScoreRound()).state).tiles == tiles


def test_the_human_scores_as_usual_and_the_automa_nothing_for_empty_wards() -> None:
    human = hospital(discharged=patients("R6 Y6", 51))
    scene = when(against("scoring", human, card("s1")), SERVICE, c.ScoreRound())
    scored = {event.seat: event.lines for event in happened(scene, e.RoundScored)}
    assert scored[HUMAN] == (e.ScoreLine("discharged", 3), e.ScoreLine("empty_wards", 5))
    assert scored[AUTOMA] == ()


@pytest.mark.parametrize(
    ("holds", "own", "point"),
    [("R2 Y2 G2", 3, 0), ("R2 Y2 G2", 4, 1), ("R2 b b", 2, 1), ("R2 b b", 1, 0), ("R2 Y2 -", 1, 1)],
)
def test_most_discharged_counts_the_dice_on_cards_completed_this_round(
    holds: str, own: int, point: int
) -> None:
    human = hospital("R3*", discharged=patients(" ".join(["R6"] * own), 51))
    scene = against(
        "scoring", human, card("s1", holds, covered=True), administrators=("chief_executive", None)
    )
    scene = when(scene, SERVICE, c.ScoreRound())
    (lines,) = [event.lines for event in happened(scene, e.RoundScored) if event.seat == HUMAN]
    assert sum(line.points for line in lines if line.reason == "administrator") == point


def _after_scoring(first: int, number: int = 1) -> Scene:
    scene = against("scoring", hospital("R3*"), card("s1"), first_player=first, round=number)
    return when(scene, SERVICE, c.ScoreRound())


def test_phase_6_as_first_player_the_human_picks_the_kind_of_one_more_improvement() -> None:
    scene = _after_scoring(HUMAN)
    assert offered(scene, HUMAN) == [c.RevealImprovement("department"), c.RevealImprovement("specialist")]


@pytest.mark.parametrize(("adds", "shown"), [("department", (2, 1)), ("specialist", (1, 2))])
def test_phase_6_as_first_player_the_automa_turns_a_decision_for_one_more_improvement(
    adds: str, shown: tuple[int, int]
) -> None:
    scene = _after_scoring(AUTOMA)
    assert scene.rules.awaiting(scene.state) == Awaiting((), "automa")
    assert [len(scene.state.departments), len(scene.state.specialists)] == [1, 1]
    state = replace(
        scene.state, automa=replace(automa_state(scene.state), decisions=(f"decision_23_{adds}",))
    )
    scene = when(scene._replace(state=state), SERVICE, m.AddImprovement())
    assert scene.events[0] == m.DecisionTurned(f"decision_23_{adds}")
    assert len(happened(scene, e.ExtraImprovementRevealed)) == 1
    assert (len(scene.state.departments), len(scene.state.specialists)) == shown
    assert automa_state(scene.state).decisions == ()


def test_phase_6_of_the_automa_is_followed_by_the_next_round() -> None:
    scene = when(_after_scoring(AUTOMA), SERVICE, m.AddImprovement())
    assert scene.state.round == 2
    assert len(scene.state.departments) + len(scene.state.specialists) == 3


def test_phase_6_an_empty_pile_turns_up_nothing() -> None:
    scene = with_piles(_after_scoring(AUTOMA), 0, 0)
    scene = when(scene, SERVICE, m.AddImprovement())
    assert happened(scene, e.ExtraImprovementRevealed) == [e.ExtraImprovementRevealed(AUTOMA)]
    assert scene.state.round == 2


def test_round_eight_has_no_phase_6_for_the_automa_either() -> None:
    scene = _after_scoring(AUTOMA, number=8)
    assert not happened(scene, m.DecisionTurned)
    assert scene.state.step == "final_scoring"
    assert scene.rules.finished(scene.state)


def _ended(*cards: Any, human: Hospital | None = None, **given: Any) -> Scene:
    return goes_on(against("scoring", human or hospital("R3"), *cards, round=8, acted=(0, 1), **given))


def test_at_the_end_blood_bags_count_and_nothing_else_of_the_automa() -> None:
    scene = _ended(card("s1", "R2 b - -"), points=40, bags=2, waiting="G2")
    assert scene.state.hospitals[AUTOMA].points == 42


@pytest.mark.parametrize(
    ("harder", "points"),
    [({}, 40), ({"points_for_assigned": True}, 43), ({"points_for_waiting": True}, 42)],
)
def test_harder_a_point_for_each_die_on_unfinished_cards_or_on_none(
    harder: dict[str, bool], points: int
) -> None:
    scene = _ended(card("s1", "R2 b - -"), card("n1", "R2 R3 - -"), points=40, waiting="G2 G3", automa=harder)
    assert scene.state.hospitals[AUTOMA].points == points


@pytest.mark.parametrize(("own", "place"), [(41, 1), (40, 2), (39, 2)])
def test_a_tie_with_the_automa_is_a_loss(own: int, place: int) -> None:
    scene = _ended(human=hospital(points=own), points=40, waiting="G2 G3")
    found = {standing.seat: standing for standing in standings(scene.rules, scene.state)}
    assert (found[HUMAN].place, found[HUMAN].points) == (place, own)
    assert found[AUTOMA].place == 3 - place
    assert ties(scene.rules, scene.state, AUTOMA) > ties(scene.rules, scene.state, HUMAN)
