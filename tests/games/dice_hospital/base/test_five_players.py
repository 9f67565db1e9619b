"""Five players: 78 dice, the helicopter as number 0, displays of four and eight administrators."""

from typing import Any

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.administrators.messages import AdministratorsDealt, KeepAdministrator
from games.dice_hospital.modules.administrators.state import seat_administrators
from games.dice_hospital.state import State
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE
from games.kernel.refusal import Illegal
from tests.games.dice_hospital.module_games import check_module_game
from tests.games.dice_hospital.tables import Scene, dice, given, hospital, rules, written
from tests.games.scenes import goes_on, happened, offered, refused, when
from tests.soak import soak

FULL = (26, 26, 26)
VEHICLES = [0, 1, 2, 3, 4, 5]


def _five(step: str, ward: str = "R3", **more: Any) -> Scene:
    return given(step, *[hospital(ward)] * 5, **more)


def test_seventy_eight_dice_and_six_vehicles() -> None:
    state: State = fresh_state(DICE_HOSPITAL, rules(5))
    assert state.bag == FULL
    assert [vehicle.number for vehicle in state.ambulances] == VEHICLES


def test_five_come_with_their_module_and_nobody_else_does() -> None:
    assert "five_players" in {module.key for module in rules(5).modules}
    assert "five_players" not in {module.key for module in rules(4).modules}
    with pytest.raises(Illegal) as refusal:
        compose(DICE_HOSPITAL, ("five_players",), {}, ("human",) * 4)
    assert refusal.value.code == "wrong_player_count"


def test_displays_of_four_and_nobody_picks_one_more() -> None:
    found = rules(5)
    events, state = found.begin(fresh_state(DICE_HOSPITAL, found), Seeded(b"five"))
    (revealed,) = happened(Scene(found, state, events), e.ImprovementsRevealed)
    assert (len(revealed.departments), len(revealed.specialists)) == (4, 4)
    assert state.step == "starting_patients"


def test_displays_of_four_at_the_change_of_shift() -> None:
    scene = when(_five("scoring", "R3*", round=2), SERVICE, c.ScoreRound())
    (revealed,) = happened(scene, e.ImprovementsRevealed)
    assert (len(revealed.departments), len(revealed.specialists)) == (4, 4)
    assert (scene.state.step, scene.state.round) == ("arrival", 3)


def test_eighteen_dice_go_into_six_vehicles_and_the_sickest_into_the_helicopter() -> None:
    rolled = "R5 R5 R5 Y5 Y5 Y5 R4 R4 R4 Y3 Y3 Y3 G3 G3 G3 G2 G2 G2"
    scene = _five("shift_change", "", taken={}, acted=(0, 1, 2, 3, 4))
    scene = goes_on(scene, dice(FULL, rolled))
    assert written(scene.state.ambulances[0].patients) == "G2 G2 G2"
    assert [len(vehicle.patients) for vehicle in scene.state.ambulances[:3]] == [3, 0, 0]
    assert scene.rules.awaiting(scene.state).seats == (4,), "to the right of seat 0; threes are tied"


def test_the_first_player_may_not_take_the_helicopter() -> None:
    scene = _five("ambulances", taken={}, first_player=3)
    assert offered(scene, 3) == [c.TakeAmbulance(number) for number in VEHICLES[1:]]
    assert refused(scene, 3, c.TakeAmbulance(0)) == "first_player_may_not"
    scene = when(scene, 3, c.TakeAmbulance(1))
    assert c.TakeAmbulance(0) in offered(scene, 4)


def test_the_helicopter_brings_the_blood_bag_and_the_first_player_token() -> None:
    scene = _five("ambulances", taken={1: 0, 2: 1, 3: 2, 4: 3}, acted=(0, 1, 2, 3))
    scene = when(scene, 4, c.TakeAmbulance(0))
    assert happened(scene, e.LowestAmbulanceRewarded) == [e.LowestAmbulanceRewarded(4)]
    assert happened(scene, e.AmbulancesReturned) == [e.AmbulancesReturned((5,))]
    assert (scene.state.first_player, scene.state.hospitals[4].blood_bags) == (4, 1)
    assert scene.rules.awaiting(scene.state).seats == (4,), "and the first choice of improvements"


def _dealt(first_player: int) -> Scene:
    scene = _five("starting_patients", administrators=[None] * 5, round=0, first_player=first_player)
    return goes_on(scene)


def test_four_are_dealt_two_administrators_and_the_fifth_two_of_those_rejected() -> None:
    """Ruling 14."""
    scene = _dealt(first_player=2)
    assert [event.seat for event in happened(scene, AdministratorsDealt)] == [2, 3, 4, 0]
    assert scene.rules.awaiting(scene.state).seats == (0, 2, 3, 4)
    kept, rejected = [], []
    for seat in (4, 0, 3, 2):
        assert not seat_administrators(scene.state)[1].dealt
        hand = seat_administrators(scene.state)[seat].dealt
        kept.append(hand[0])
        rejected.append(hand[1])
        scene = when(scene, seat, KeepAdministrator(hand[0]))
    (dealt,) = happened(scene, AdministratorsDealt)
    assert dealt.seat == 1
    assert len(set(dealt.administrators)) == 2
    assert set(dealt.administrators) < set(rejected)
    assert scene.rules.awaiting(scene.state).seats == (1,)
    assert refused(scene, 1, KeepAdministrator(kept[0])) == "administrator_not_dealt"
    assert offered(scene, 1) == [KeepAdministrator(card) for card in dealt.administrators]
    scene = when(scene, 1, KeepAdministrator(dealt.administrators[1]))
    assert len({office.kept for office in seat_administrators(scene.state)}) == 5
    assert scene.state.round == 1


def test_only_the_fifth_sees_which_rejected_administrators_it_was_dealt() -> None:
    scene = _dealt(first_player=0)
    for seat in range(4):
        scene = when(scene, seat, KeepAdministrator(seat_administrators(scene.state)[seat].dealt[0]))
    (dealt,) = happened(scene, AdministratorsDealt)
    redact = scene.rules.redactions[AdministratorsDealt]
    assert redact(dealt, 4) == dealt
    assert all(redact(dealt, viewer) == AdministratorsDealt(4, 2) for viewer in (None, 0, 1, 2, 3))
    for viewer in (None, 0, 3):
        shown: Any = DICE_HOSPITAL.view(scene.rules, scene.state, viewer, False)
        assert shown.modules["administrators"][4].dealt == 2


@pytest.mark.parametrize("number", [0, soak(1), soak(2)])
def test_whole_games_of_five(number: int) -> None:
    sequential = "sequential" if number == 1 else "simultaneous"
    modules = (("five_players",), ("experimental_medicine",), ())[number]
    table = check_module_game(number, modules, 5, available_commands=number != 2, activation=sequential)
    assert len(table.play.hospitals) == 5
