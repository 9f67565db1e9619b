"""City, phase 4: patients left in the city get worse, and the dead are dealt among the players."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.state import city
from games.dice_hospital.modules.event_cards.state import EventCardChoices, EventCardsState
from games.dice_hospital.state import Pile
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.city.tables import in_city, shown
from tests.games.dice_hospital.tables import Scene, dice, hospital
from tests.games.scenes import happened, when

QUIET = "x:R5 x:Y4 x:G5 x:R4  x:Y5 x:G4 x:R5 x:Y5  x:G4 x:R5 x:Y4 x:G4"


def scored(map_of_it: str, draws: Sequence[int] | None = None, players: int = 2, **more: Any) -> Scene:
    """The table after phases 4 and 5; nobody lies untreated in a hospital, number tokens go by seat."""
    wards = [hospital("R3*") for _ in range(players)]
    scene = in_city("scoring", map_of_it, *wards, **{"round": 8, **more})
    return when(scene, SERVICE, c.ScoreRound(), draws)


def test_everyone_left_in_the_city_gets_worse() -> None:
    scene = scored(QUIET)
    assert shown(scene) == "R4 Y3 G4 R3 / Y4 G3 R4 Y4 / G3 R4 Y3 G3"
    (event,) = happened(scene, m.CityNeglected)
    assert len(event.treatments) == 12


def test_it_comes_after_the_hospitals_and_before_the_points() -> None:
    scene = in_city("scoring", QUIET, hospital("R3"), hospital("R3"), round=8)
    scene = when(scene, SERVICE, c.ScoreRound())
    kinds = [type(event) for event in scene.events]
    assert kinds[:5] == [
        e.PatientsNeglected,
        e.PatientsNeglected,
        m.CityNeglected,
        e.RoundScored,
        e.RoundScored,
    ]


def test_a_three_becomes_a_two_and_brings_a_token() -> None:
    scene = scored(QUIET.replace("x:Y4", "x:Y3", 1), [4])
    assert happened(scene, m.BonusTokensLaid) == [m.BonusTokensLaid((1,), ("bonus_minus_two.5",))]
    assert shown(scene).startswith("R4 Y2+minus_two.5 G4")


def test_a_two_has_its_token_already() -> None:
    scene = scored(QUIET.replace("x:Y4", "x:Y2", 1), [])
    assert shown(scene).startswith("R4 Y1 G4")


def test_no_second_token_on_a_tile() -> None:
    scene = scored(QUIET.replace("x:Y4", "x:Y3+heal.1", 1), [])
    assert shown(scene).startswith("R4 Y2+heal.1 G4")


def test_the_dead_go_into_the_bag_and_their_token_stays() -> None:
    before = QUIET.replace("x:Y4", "x:Y1+heal.1", 1)
    scene = scored(before, [])
    assert shown(scene).startswith("R4 -+heal.1 G4")
    alive = scored(QUIET)
    assert scene.state.bag[1] == alive.state.bag[1] + 1


def _fatalities(deaths: int, players: int, **more: Any) -> Scene:
    rows = {2: 12, 3: 16, 4: 20, 5: 20}[players]
    # Never a whole row or column, so that nothing is refilled.
    dying = [0, 5, 10, 15, 16, 6, 3][:deaths]
    tiles = ["x:R1" if number in dying else "x:G5" for number in range(rows)]
    return scored(" ".join(tiles), [], players, **more)


def test_example_three_dead_among_four_players() -> None:
    """Tokens 4, 3 and 2 get one each, the first player none."""
    scene = _fatalities(3, 4)
    assert [event.seat for event in happened(scene, m.CityFatalityDealt)] == [3, 2, 1]
    assert [one.fatalities for one in scene.state.hospitals] == [0, 1, 1, 1]


def test_example_five_dead_among_four_players() -> None:
    """Everyone gets one, and whoever has token 4 a second one."""
    scene = _fatalities(5, 4)
    assert [one.fatalities for one in scene.state.hospitals] == [1, 1, 1, 2]


def test_number_tokens_decide_and_not_seats() -> None:
    scene = _fatalities(2, 3, taken={1: 1, 2: 2, 3: 0}, first_player=1)
    assert [event.seat for event in happened(scene, m.CityFatalityDealt)] == [0, 2]


@pytest.mark.parametrize(("deaths", "players"), [(3, 2), (6, 5), (1, 3), (0, 2)])
def test_every_dead_patient_is_dealt_once(deaths: int, players: int) -> None:
    scene = _fatalities(deaths, players)
    dealt = Counter(event.seat for event in happened(scene, m.CityFatalityDealt))
    found = sum(tile.patient is None for tile in city(scene.state).tiles)
    assert sum(dealt.values()) == found == deaths
    assert max(dealt.values(), default=0) - min((dealt[seat] for seat in range(players)), default=0) <= 1


def test_a_line_emptied_by_deaths_is_filled_at_the_end_of_the_phase() -> None:
    """Ours."""
    map_of_it = "x:R1 x:R1 x x:R1  x:Y5 x:G4 x:R5 x:Y5  x:G4 x:R5 x:Y4 x:G4"
    scene = in_city("scoring", map_of_it, hospital("R3*"), hospital("R3*"), round=8)
    red, yellow, green = scene.state.bag
    scene = when(scene, SERVICE, c.ScoreRound(), [*dice((red + 3, yellow, green), "G2 Y3 R4 G5"), 7])
    (arrived,) = happened(scene, m.CityPatientsArrived)
    assert arrived.tiles == (0, 1, 2, 3)
    assert shown(scene).startswith("G2+heal.3 Y3 R4 G5 / Y4")
    assert [type(event) for event in scene.events][:5] == [
        m.CityNeglected,
        *[m.CityFatalityDealt] * 3,
        m.CityPatientsArrived,
    ]


def test_super_resistant_virus_takes_two_in_the_city_too() -> None:
    scene = scored(QUIET, modules=("super_resistant_virus",))
    assert shown(scene).split("+")[0].startswith("R3 Y2")
    dead = scored(QUIET.replace("x:Y4", "x:Y2", 1), modules=("super_resistant_virus",))
    assert len(happened(dead, m.CityFatalityDealt)) == 1


def test_nobody_gets_worse_than_dead() -> None:
    scene = scored(QUIET.replace("x:Y4", "x:Y1", 1), modules=("super_resistant_virus",))
    assert happened(scene, m.CityNeglected)[0].treatments[1].value == 0
    assert len(happened(scene, m.CityFatalityDealt)) == 1
    assert shown(scene).split("+")[0].startswith("R3 - G3")


def test_the_virus_lays_a_token_for_a_three_that_becomes_a_one() -> None:
    scene = scored(
        "x:R5 x:Y3 x:G5 x:R5  x:Y5 x:G5 x:R5 x:Y5  x:G5 x:R5 x:Y5 x:G5",
        [0],
        modules=("super_resistant_virus",),
    )
    assert shown(scene).startswith("R3 Y1+minus_two.1 G3")


def _posted(card: str, players: int = 2) -> dict[str, Any]:
    notice = EventCardsState(Pile(), card=card, seats=(EventCardChoices(),) * players)
    return {"modules": ("event_cards",), "event_cards": notice}


def test_health_inspection_counts_a_fatality_of_the_city() -> None:
    scene = _fatalities(1, 2, **_posted("health_inspection"))
    reasons = {event.seat: [line.reason for line in event.lines] for event in happened(scene, e.RoundScored)}
    assert "health_inspection" in reasons[0]
    assert "health_inspection" not in reasons[1]


def test_a_quiet_night_holds_for_patients_who_come_into_the_city() -> None:
    map_of_it = "x:R1 x x x  x:Y5 x:G4 x:R5 x:Y5  x:G4 x:R5 x:Y4 x:G4"
    scene = scored(map_of_it, [0, 0, 0, 0, 0, 1, 0, 2], **_posted("quiet_night"))
    assert [die.value for die in happened(scene, m.CityPatientsArrived)[0].patients] == [3, 3, 4, 5]


def test_a_superbug_is_a_matter_of_hospitals() -> None:
    """Ours."""
    notice = EventCardsState(Pile(), card="superbug", colour="red", seats=(EventCardChoices(),) * 2)
    scene = scored(QUIET, modules=("event_cards",), event_cards=notice)
    assert shown(scene).startswith("R4 Y3")
