"""Setup: counts by players, the first player, displays and starting patients."""

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.state import State
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import StepEntered
from games.kernel.refusal import Illegal
from tests.games.dice_hospital.tables import Scene, beds, given, hospital, rules
from tests.games.scenes import Scripted, goes_on, happened, offered, refused, when


def _begun(players: int, seed: bytes = b"setup") -> Scene:
    found = rules(players)
    events, state = found.begin(fresh_state(DICE_HOSPITAL, found), Seeded(seed))
    return Scene(found, state, events)


@pytest.mark.parametrize(("players", "dice", "ambulances"), [(2, 15, 3), (3, 18, 4), (4, 21, 5)])
def test_dice_and_ambulances_by_players(players: int, dice: int, ambulances: int) -> None:
    state: State = fresh_state(DICE_HOSPITAL, rules(players))
    assert state.bag == (dice, dice, dice)
    assert [vehicle.number for vehicle in state.ambulances] == list(range(1, ambulances + 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_hospital_begins_with_three_nurses_and_nothing_else(players: int) -> None:
    state: State = fresh_state(DICE_HOSPITAL, rules(players))
    for one in state.hospitals:
        assert (one.nurses, one.specialists, one.blood_bags, one.points, one.fatalities) == (3, (), 0, 0, 0)
        assert len(one.departments) == 6


def test_twelve_kinds_of_tiles_and_of_cards_twice_each() -> None:
    state: State = fresh_state(DICE_HOSPITAL, rules(4))
    for pile in (state.department_pile, state.specialist_pile):
        (cards,) = pile.layers
        assert len(cards) == len(set(cards)) == 24
        assert len({card.partition(".")[0] for card in cards}) == 12


@pytest.mark.parametrize(("players", "shown"), [(3, 2), (4, 3)])
def test_departments_and_specialists_shown(players: int, shown: int) -> None:
    scene = _begun(players)
    (revealed,) = happened(scene, e.ImprovementsRevealed)
    assert len(revealed.departments) == len(revealed.specialists) == shown
    assert not set(revealed.departments) & set(scene.state.department_pile.layers[0])
    assert scene.state.step == "starting_patients"


@pytest.mark.parametrize(("kind", "departments", "specialists"), [("department", 2, 1), ("specialist", 1, 2)])
def test_two_players_show_one_of_each_and_the_first_player_picks_the_kind_of_one_more(
    kind: str, departments: int, specialists: int
) -> None:
    scene = _begun(2)
    assert (len(scene.state.departments), len(scene.state.specialists)) == (1, 1)
    first = scene.state.first_player
    assert scene.rules.awaiting(scene.state).seats == (first,)
    reveal = c.RevealImprovement(kind)  # type: ignore[arg-type]
    assert refused(scene, 1 - first, reveal) == "not_your_turn"
    scene = when(scene, first, reveal)
    assert (len(scene.state.departments), len(scene.state.specialists)) == (departments, specialists)
    assert scene.state.step == "starting_patients"


def test_the_first_player_is_drawn() -> None:
    """Ruling 1."""
    found = rules(4)
    fresh = fresh_state(DICE_HOSPITAL, found)
    for drawn in range(4):
        events, _ = found.begin(fresh, _Then(drawn))
        assert e.FirstPlayerDrawn(drawn) in events


class _Then(Seeded):
    """A first draw as told, then any luck."""

    def __init__(self, first: int) -> None:
        super().__init__(b"then")
        self.told: Scripted | None = Scripted([first])

    def below(self, bound: int) -> int:
        told, self.told = self.told, None
        return told.below(bound) if told else super().below(bound)


def test_three_dice_for_everyone_drawn_clockwise_from_the_first_player() -> None:
    scene = _begun(4)
    first = scene.state.first_player
    drawn = happened(scene, e.StartingPatientsDrawn)
    assert [event.seat for event in drawn] == [(first + turn) % 4 for turn in range(4)]
    assert [len(event.patients) for event in drawn] == [3, 3, 3, 3]
    assert all(patient.value == 0 for event in drawn for patient in event.patients)


def test_each_of_three_four_and_five_is_given_once() -> None:
    scene = given("starting_patients", hospital("R0 Y0 Y0"), hospital("R3 R4 R5"), round=0)
    assert refused(scene, 0, c.SetPatient(1, 2)) == "wrong_value"
    assert refused(scene, 0, c.SetPatient(101, 3)) == "patient_not_eligible"
    scene = when(scene, 0, c.SetPatient(1, 4))
    assert beds(scene) == "R4 Y3 Y5", "two yellow patients are alike, so nothing is asked"


def test_a_value_given_cannot_be_given_again() -> None:
    scene = given("starting_patients", hospital("R0 Y0 G0"), hospital("R3 R4 R5"), round=0)
    scene = when(scene, 0, c.SetPatient(1, 4))
    assert refused(scene, 0, c.SetPatient(2, 4)) == "wrong_value"
    assert refused(scene, 0, c.SetPatient(1, 3)) == "patient_not_eligible"
    assert len(offered(scene, 0)) == 4


def test_three_dice_of_one_colour_are_set_by_themselves() -> None:
    found = rules(3)
    state = given("first_reveal", *[hospital()] * 3, round=0, taken={}).state
    chance = Scripted([0] * (3 * 3 + 2 * 12))
    events, state = found.begin(state, chance)
    assert [event for event in events if type(event) is e.PatientSet] == [
        e.PatientSet(seat, 1000 + 3 * seat + index, value)
        for seat in range(3)
        for index, value in enumerate((3, 4, 5))
    ]


@pytest.mark.parametrize("players", [0, 6])
def test_nobody_and_six_players_are_refused(players: int) -> None:
    with pytest.raises(Illegal, match="wrong_player_count"):
        compose(DICE_HOSPITAL, (), {}, ("human",) * players)


def test_everyone_sets_starting_patients_at_the_same_time() -> None:
    scene = given("starting_patients", hospital("R0 Y0 G0"), hospital("R0 Y0 G0"), round=0)
    assert scene.rules.awaiting(scene.state).seats == (0, 1)


def test_round_one_follows_the_setup() -> None:
    scene = goes_on(given("starting_patients", hospital("R3"), hospital("Y3"), round=0, taken={}))
    assert (scene.state.round, scene.events[0]) == (1, StepEntered("arrival", 1))
