"""Solo against the Automa: ambulances, removed improvements, tiles and new Hospital cards."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.automa import messages as m
from games.dice_hospital.modules.automa.state import OpenCard, automa_state
from games.kernel.messages import SERVICE, Awaiting
from tests.games.dice_hospital.automa.tables import AUTOMA, HUMAN, against, card, on_card
from tests.games.dice_hospital.tables import beds, dice, hospital
from tests.games.scenes import goes_on, happened, offered, refused, when

LOADED = {1: "R2 Y2 G3", 2: "R3 R3 Y4", 3: "G4 Y5 G5"}
TILES, CARDS = ("radiology.1", "urology.1"), ("surgeon.1", "paramedic.1")
JOB = Awaiting((), "automa")


@pytest.mark.parametrize("first", [HUMAN, AUTOMA])
def test_the_human_loads_tied_dice_whoever_is_first_player(first: int) -> None:
    scene = against("shift_change", hospital(), first_player=first, taken={}, acted=(HUMAN,))
    ended = replace(scene.state, step="automa_improvement", acted=(AUTOMA,))
    scene = goes_on(scene._replace(state=ended), dice((15, 15, 15), "R2 Y2 R2 G2 Y3 Y4 G4 R5 G5"))
    assert scene.state.step == "arrival"
    assert scene.rules.awaiting(scene.state) == Awaiting((HUMAN,))
    assert len(offered(scene, HUMAN, c.LoadPatient)) == 3


def test_as_second_the_automa_waits_for_the_human_and_takes_its_first_choice() -> None:
    scene = against("ambulances", ambulances=LOADED, taken={}, decisions="31_department")
    assert scene.rules.awaiting(scene.state) == Awaiting((HUMAN,))
    scene = when(scene, HUMAN, c.TakeAmbulance(2), [])
    assert scene.rules.awaiting(scene.state) == JOB
    scene = when(scene, SERVICE, m.TurnDecision(), [0])
    assert scene.events[:2] == [m.DecisionTurned("decision_31_department"), e.AmbulanceTaken(AUTOMA, 3)]


@pytest.mark.parametrize(
    ("decision", "human", "takes"),
    [("12", 2, 1), ("12", 3, 1), ("21", 2, 1), ("23", 2, 3), ("32", 3, 2), ("13", 2, 1), ("31", 3, 1)],
)
def test_an_ambulance_the_human_holds_makes_room_for_the_second_choice(
    decision: str, human: int, takes: int
) -> None:
    scene = against(
        "ambulances",
        ambulances=LOADED,
        taken={human: HUMAN},
        acted=(HUMAN,),
        decisions=f"{decision}_specialist",
    )
    scene = when(scene, SERVICE, m.TurnDecision(), [0])
    assert happened(scene, e.AmbulanceTaken) == [e.AmbulanceTaken(AUTOMA, takes)]


@pytest.mark.parametrize(
    ("decision", "takes"), [("12", 2), ("13", 3), ("21", 2), ("23", 2), ("31", 3), ("32", 3)]
)
def test_as_first_player_the_automa_chooses_first_and_never_ambulance_one(decision: str, takes: int) -> None:
    scene = against(
        "ambulances", ambulances=LOADED, taken={}, first_player=AUTOMA, decisions=f"{decision}_department"
    )
    assert scene.rules.awaiting(scene.state) == JOB
    assert refused(scene, HUMAN, c.TakeAmbulance(2)) == "not_your_turn"
    scene = when(scene, SERVICE, m.TurnDecision(), [0])
    assert happened(scene, e.AmbulanceTaken) == [e.AmbulanceTaken(AUTOMA, takes)]
    assert scene.rules.awaiting(scene.state) == Awaiting((HUMAN,))
    free = [number for number in (1, 2, 3) if number != takes]
    assert offered(scene, HUMAN) == [c.TakeAmbulance(number) for number in free], (
        "the human may take the first"
    )


def test_a_decision_is_drawn_from_what_is_left_and_the_deck_is_shuffled_when_it_is_used_up() -> None:
    scene = against("ambulances", taken={3: HUMAN}, acted=(HUMAN,), decisions="12_department 21_specialist")
    scene = when(scene, SERVICE, m.TurnDecision(), [1])
    part = automa_state(scene.state)
    assert (part.decision, part.decisions) == ("decision_21_specialist", ("decision_12_department",))
    again = replace(scene.state, step="ambulances", acted=(HUMAN,), automa=replace(part, decisions=()))
    scene = when(scene._replace(state=again), SERVICE, m.TurnDecision(), [11])
    (shuffled,) = happened(scene, m.DecisionsShuffled)
    assert len(set(shuffled.cards)) == 12
    assert len(automa_state(scene.state).decisions) == 11


def test_the_automas_dice_wait_beside_its_cards_until_phase_3() -> None:
    scene = against(
        "ambulances",
        hospital(),
        card("s1"),
        ambulances=LOADED,
        taken={2: HUMAN},
        acted=(HUMAN,),
        waiting="G2",
        decisions="13_department",
    )
    scene = when(scene, SERVICE, m.TurnDecision(), [0])
    assert beds(scene, AUTOMA) == "G2 R2 Y2 G3"
    assert on_card(scene, 0) == ""


def test_the_automa_is_never_short_of_beds() -> None:
    scene = against(
        "ambulances",
        hospital(),
        ambulances=LOADED,
        taken={2: HUMAN},
        acted=(HUMAN,),
        waiting=" ".join(["R2"] * 8 + ["Y2"] * 8),
        decisions="32_department",
    )
    scene = when(scene, SERVICE, m.TurnDecision(), [0])
    assert len(scene.state.hospitals[AUTOMA].patients) == 19
    assert scene.state.hospitals[AUTOMA].fatalities == 0


@pytest.mark.parametrize(
    ("human", "decision", "first"), [(2, "13", AUTOMA), (2, "31", HUMAN), (3, "23", AUTOMA), (2, "32", HUMAN)]
)
def test_the_lowest_ambulance_brings_token_and_blood_bag_to_the_automa_too(
    human: int, decision: str, first: int
) -> None:
    scene = against(
        "ambulances",
        ambulances=LOADED,
        taken={human: HUMAN},
        acted=(HUMAN,),
        decisions=f"{decision}_department",
    )
    scene = when(scene, SERVICE, m.TurnDecision(), [0])
    assert scene.state.first_player == first
    assert [one.blood_bags for one in scene.state.hospitals] == [first == HUMAN, first == AUTOMA]


def test_the_automa_keeps_the_token_with_another_blood_bag() -> None:
    scene = against(
        "ambulances", ambulances=LOADED, taken={}, first_player=AUTOMA, bags=1, decisions="23_department"
    )
    scene = when(scene, SERVICE, m.TurnDecision(), [0])
    scene = when(scene, HUMAN, c.TakeAmbulance(3), [])
    assert scene.state.first_player == AUTOMA
    assert scene.state.hospitals[AUTOMA].blood_bags == 2


# The draws turn up a card of the named kind: its level among those face down, then the card.
@pytest.mark.parametrize(
    ("draws", "key", "removed"),
    [
        ([0, 0], "s1", "radiology.1"),
        ([0, 1], "s2", "surgeon.1"),
        ([0, 2], "s3", "urology.1"),
        ([0, 3], "s4", "paramedic.1"),
        ([3, 0], "n1", "surgeon.1"),
        ([3, 1], "n2", "radiology.1"),
        ([3, 2], "n3", "paramedic.1"),
        ([3, 3], "n4", "urology.1"),
        ([6, 0], "h1", "radiology.1"),
        ([6, 1], "h2", "surgeon.1"),
        ([6, 2], "h3", "urology.1"),
        ([6, 3], "h4", "paramedic.1"),
    ],
)
def test_as_first_player_the_automa_takes_an_improvement_away_and_covers_its_new_card(
    draws: list[int], key: str, removed: str
) -> None:
    scene = against(
        "automa_removal", hospital("R3"), first_player=AUTOMA, departments=TILES, specialists=CARDS
    )
    assert scene.rules.awaiting(scene.state) == JOB
    scene = when(scene, SERVICE, m.TurnHospitalCard(), draws)
    name = f"hospital_{key}"
    assert scene.events[:3] == [
        m.HospitalCardTurned(AUTOMA, name),
        m.ImprovementRemoved(removed),
        m.TileLaid(AUTOMA, name),
    ]
    assert automa_state(scene.state).row == (OpenCard(name, covered=True),)
    assert automa_state(scene.state).tiles == 7
    assert scene.rules.awaiting(scene.state) == Awaiting((HUMAN,)), "now the human improves"
    left = [one for one in TILES + CARDS if one != removed]
    assert offered(scene, HUMAN, c.TakeImprovement) == [c.TakeImprovement(one) for one in left]


def test_what_the_automa_takes_away_leaves_the_game_and_the_rest_goes_under_the_piles() -> None:
    scene = against(
        "automa_removal", hospital("R3"), first_player=AUTOMA, departments=TILES, specialists=CARDS
    )
    scene = when(scene, SERVICE, m.TurnHospitalCard(), [0, 0])
    scene = when(scene, HUMAN, c.TakeImprovement("surgeon.1"))
    scene = when(scene, HUMAN, c.KeepImprovements())
    scene = when(scene, HUMAN, c.FinishActivation())
    scene = when(scene, SERVICE, m.AssignPatients())
    scene = when(scene, SERVICE, c.ScoreRound())
    state = scene.state
    tiles = {tile for layer in state.department_pile.layers for tile in layer} | {*state.departments}
    cards = {one for layer in state.specialist_pile.layers for one in layer} | {*state.specialists}
    assert "radiology.1" not in tiles
    assert "urology.1" in tiles
    assert "paramedic.1" in cards
    assert automa_state(state).removed == ("radiology.1",)


def test_where_no_such_improvement_is_shown_nothing_is_taken_away() -> None:
    scene = against("automa_removal", hospital("R3"), first_player=AUTOMA, specialists=CARDS)
    scene = when(scene, SERVICE, m.TurnHospitalCard(), [0, 0])
    assert not happened(scene, m.ImprovementRemoved)
    assert happened(scene, m.TileLaid)
    assert scene.state.specialists == CARDS


def test_as_first_player_the_human_improves_first_and_then_an_uncovered_card_is_turned_up() -> None:
    taken = {1: HUMAN, 2: AUTOMA}
    fields: dict[str, Any] = {"departments": TILES, "specialists": CARDS[:1]}
    scene = against("admission", hospital("R3"), card("n1"), taken=taken, acted=(0, 1), **fields)
    scene = goes_on(scene)
    assert scene.state.step == "improvement"
    scene = when(scene, HUMAN, c.TakeImprovement("urology.1"), [])
    scene = when(scene, HUMAN, c.KeepImprovements(), [])
    assert scene.rules.awaiting(scene.state) == JOB
    scene = when(scene, SERVICE, m.TurnHospitalCard(), [0, 2])
    assert automa_state(scene.state).row == (OpenCard("hospital_n1"), OpenCard("hospital_s3"))
    assert (automa_state(scene.state).tiles, automa_state(scene.state).removed) == (8, ())
    assert scene.state.departments == ("radiology.1",)
    assert scene.state.step == "activation"


@pytest.mark.parametrize(("harder", "points"), [(False, 7), (True, 8)])
def test_harder_a_point_for_each_first_player_tile(harder: bool, points: int) -> None:
    scene = against(
        "automa_removal", hospital(), first_player=AUTOMA, points=7, automa={"points_for_tiles": harder}
    )
    scene = when(scene, SERVICE, m.TurnHospitalCard())
    assert scene.state.hospitals[AUTOMA].points == points
    assert happened(scene, m.TileLaid)[0].points == points - 7
    uncovered = against("automa_card", hospital(), points=7, automa={"points_for_tiles": harder})
    assert when(uncovered, SERVICE, m.TurnHospitalCard()).state.hospitals[AUTOMA].points == 7
