"""City, phase 1: lines are refilled between trips, totals are marked, and the lowest goes first."""

import pytest

from games.dice_hospital import events as e
from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.state import AdmissionsMarker, city
from games.dice_hospital.modules.hard_modes.national_epidemic import EpidemicPatientArrived
from games.dice_hospital.state import ambulance_order
from tests.games.dice_hospital.city.tables import in_city, shown
from tests.games.dice_hospital.city.test_trips import trip
from tests.games.dice_hospital.tables import Scene, beds, dice, hospital
from tests.games.scenes import goes_on, happened, offered, refused, when


def _third(scene: Scene, tile: int, new: str = "", tokens: list[int] | None = None) -> Scene:
    """Seat 0 walks to its last patient; these dice come for empty lines, and these tokens."""
    return when(scene, 0, m.WalkTo(tile), [*dice(scene.state.bag, new), *(tokens or [])])


def test_an_empty_row_is_filled_before_the_next_trip() -> None:
    scene = trip("x:R3 x:Y4 x x:R4  x:Y3 x x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3")
    scene = _third(when(scene, 0, m.WalkTo(1)), 3, "R5 Y4 G3 R4")
    (arrived,) = happened(scene, m.CityPatientsArrived)
    assert arrived.tiles == (0, 1, 2, 3)
    # Seat 1 has begun at the bottom right by now.
    assert shown(scene) == "R5 Y4 G3 R4 / Y3 - R5 Y5 / G4 R3 Y4 -"


def test_an_empty_column_is_filled() -> None:
    scene = trip("x:R3 x:Y4 x:G3 x:R4  x:Y3 x:G5 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3")
    scene = _third(when(scene, 0, m.WalkTo(4)), 8, "R5 Y4 G3")
    assert shown(scene) == "R5 Y4 G3 R4 / Y4 G5 R5 Y5 / G3 R3 Y4 -"


def test_a_row_and_a_column_emptied_at_once_are_both_filled() -> None:
    scene = trip("x:R3 x x x:R4  x:Y3 x:G5 x:R5 x:Y5  x x:R3 x:Y4 x:G3")
    scene = _third(when(scene, 0, m.WalkTo(3)), 4, "R5 Y4 G3 R4 Y5 G5")
    (arrived,) = happened(scene, m.CityPatientsArrived)
    assert arrived.tiles == (0, 1, 2, 3, 4, 8)
    assert shown(scene) == "R5 Y4 G3 R4 / Y5 G5 R5 Y5 / G5 R3 Y4 -"


def test_lines_with_somebody_left_are_not_filled() -> None:
    scene = trip("x:R3 x:Y4 x:G3 x:R4  x:Y3 x:G5 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3")
    scene = _third(when(scene, 0, m.WalkTo(1)), 2)
    assert happened(scene, m.CityPatientsArrived) == []


def test_new_twos_come_with_a_token_but_never_a_second_one() -> None:
    scene = trip("x:R3 x:Y4 x:+heal.1 x:R4  x:Y3 x x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3")
    scene = _third(when(scene, 0, m.WalkTo(1)), 3, "R2 Y4 G2 R5", [0])
    (laid,) = happened(scene, m.BonusTokensLaid)
    assert laid.tiles == (0,)
    assert shown(scene).startswith("R2+minus_two.1 Y4 G2+heal.1 R5")


@pytest.mark.parametrize("discard", ["nurse.1 nurse.2 heal_red.4", "heal_red.4 nurse.2 nurse.1"])
def test_an_empty_pile_is_made_of_the_discarded_tokens_whoever_discarded_first(discard: str) -> None:
    scene = trip(
        "x:R3 x:Y4 x x:R4  x:Y3 x x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3",
        pile=["heal.5"],
        discard=discard,
    )
    scene = _third(when(scene, 0, m.WalkTo(1)), 3, "R2 Y2 G3 R5", [0, 1])
    (laid,) = happened(scene, m.BonusTokensLaid)
    assert laid.tokens == ("bonus_heal.5", "bonus_nurse.1")
    assert city(scene.state).pile.layers == (("bonus_heal_red.4", "bonus_nurse.2"),)
    assert city(scene.state).discard == ()


def test_without_any_token_left_none_is_laid() -> None:
    scene = trip("x:R3 x:Y4 x x:R4  x:Y3 x x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3", pile=["heal.5"])
    scene = _third(when(scene, 0, m.WalkTo(1)), 3, "R2 Y2 G3 R5", [0])
    assert happened(scene, m.BonusTokensLaid) == [m.BonusTokensLaid((0,), ("bonus_heal.5",))]


def test_a_small_bag_fills_the_first_tiles() -> None:
    """Ruling 13: top-left tiles first."""
    scene = trip("x:R3 x:Y4 x x:R4  x:Y3 x x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3", bag=(1, 1, 0))
    scene = _third(when(scene, 0, m.WalkTo(1)), 3, "Y4 R3")
    assert shown(scene).startswith("Y4 R3 - -")


LAST = "x:R3 x:Y4 x:G3 x:R4  x:Y3 x:G5 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G5"


def counting(fetched: dict[int, str], totals: dict[int, int], tokens: dict[int, str], seat: int) -> Scene:
    """The table when a seat's trip was just counted; the others' markers are on the board."""
    return in_city(
        "city_trips",
        LAST,
        *(hospital() for _ in fetched),
        ambulances=dict(zip(fetched, ((0, "north"), (3, "east"), (11, "south")), strict=False)),
        fetched=fetched,
        board=totals,
        tokens=tokens,
        crews={seat: {"total": sum(int(text[1]) for text in fetched[seat].split())}},
        taken={},
        city_fields={"order": (*totals, seat)},
        round=2,
        first_player=next(iter(totals), seat),
    )


def test_a_token_lowers_the_total_by_two() -> None:
    scene = counting({0: "R3 Y4 G3", 1: "R5 R4 R3"}, {0: 10}, {1: "minus_two.1"}, 1)
    assert offered(scene, 1) == [m.PlaceMarker(), m.LowerTotal("bonus_minus_two.1")]
    scene = when(scene, 1, m.LowerTotal("bonus_minus_two.1"))
    assert happened(scene, m.TotalLowered) == [m.TotalLowered(1, "bonus_minus_two.1", 10)]
    assert city(scene.state).board == (AdmissionsMarker(0, 10), AdmissionsMarker(1, 10))
    assert city(scene.state).discard == ("bonus_minus_two.1",)
    assert ambulance_order(scene.state) == (1, 0), "its marker lies on top"


def test_a_token_need_not_be_used() -> None:
    scene = counting({0: "R3 Y4 G3", 1: "R5 R4 R3"}, {0: 10}, {1: "minus_two.1"}, 1)
    scene = when(scene, 1, m.PlaceMarker())
    assert city(scene.state).board == (AdmissionsMarker(0, 10), AdmissionsMarker(1, 12))
    assert city(scene.state).crews[1].tokens == ("bonus_minus_two.1",)
    assert ambulance_order(scene.state) == (0, 1)


def test_several_tokens_add_up_but_not_below_one() -> None:
    """Ours."""
    scene = counting({0: "R3 Y4 G3", 1: "R2 R2"}, {0: 10}, {1: "minus_two.1 minus_two.2 minus_two.3"}, 1)
    scene = when(scene, 1, m.LowerTotal("bonus_minus_two.2"))
    assert city(scene.state).crews[1].total == 2
    scene = when(scene, 1, m.LowerTotal("bonus_minus_two.1"))
    assert city(scene.state).board == (AdmissionsMarker(0, 10), AdmissionsMarker(1, 1))
    assert city(scene.state).crews[1].tokens == ("bonus_minus_two.3",)


def test_only_such_a_token_lowers_the_total() -> None:
    scene = counting({0: "R3 Y4 G3", 1: "R5 R4 R3"}, {0: 10}, {1: "minus_two.1 heal.1"}, 1)
    assert refused(scene, 1, m.LowerTotal("bonus_heal.1")) == "token_not_usable"
    assert refused(scene, 1, m.LowerTotal("bonus_minus_two.2")) == "token_not_usable"


def test_a_token_of_this_trip_works_only_if_it_is_kept() -> None:
    """Ours."""
    scene = trip("x:R2+minus_two.1 x:Y2+heal.1 x:G5 x:R4  x:Y3 x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3")
    scene = when(when(scene, 0, m.WalkTo(1)), 0, m.WalkTo(2))
    assert refused(scene, 0, m.LowerTotal("bonus_minus_two.1")) == "token_not_usable"
    other = when(scene, 0, m.KeepBonusToken("bonus_heal.1"))
    assert other.rules.awaiting(other.state).seats == (1,)
    scene = when(scene, 0, m.KeepBonusToken("bonus_minus_two.1"))
    scene = when(scene, 0, m.LowerTotal("bonus_minus_two.1"))
    assert city(scene.state).board == (AdmissionsMarker(0, 7),)


def test_the_lowest_total_goes_first_and_gets_blood_bag_first_player_token_and_helicopter() -> None:
    scene = counting({0: "R3 Y4 G3", 1: "R5 R4 R5", 2: "R2 Y2 G2"}, {0: 10, 1: 14}, {2: "minus_two.1"}, 2)
    scene = when(scene, 2, m.PlaceMarker())
    assert happened(scene, e.AmbulanceTaken) == [
        e.AmbulanceTaken(2, 1),
        e.AmbulanceTaken(0, 2),
        e.AmbulanceTaken(1, 3),
    ]
    assert happened(scene, e.LowestAmbulanceRewarded) == [e.LowestAmbulanceRewarded(2)]
    assert scene.state.first_player == 2
    assert [one.blood_bags for one in scene.state.hospitals] == [0, 0, 1]
    assert scene.state.step == "improvement"
    assert [beds(scene, seat) for seat in range(3)] == ["R3 Y4 G3", "R5 R4 R5", "R2 Y2 G2"]
    assert [crew.patients for crew in city(scene.state).crews] == [(), (), ()]


def test_stacked_markers_count_from_the_top() -> None:
    scene = counting({0: "R3 Y4 G3", 1: "R5 R2 R3", 2: "R4 Y4 G2"}, {0: 10, 1: 10}, {2: "minus_two.1"}, 2)
    scene = when(scene, 2, m.PlaceMarker())
    assert ambulance_order(scene.state) == (2, 1, 0)


def test_the_order_holds_for_the_next_round() -> None:
    scene = in_city(
        "scoring",
        LAST,
        hospital("R3*"),
        hospital("R3*"),
        hospital("R3*"),
        taken={1: 2, 2: 0, 3: 1},
        first_player=2,
        acted=(0, 1, 2),
        ambulances={0: (0, "north"), 1: (3, "east"), 2: (11, "south")},
        board={0: 10, 1: 14, 2: 6},
        crews={0: {"nurses": ("bonus_nurse.1",)}},
        city_fields={"helicopter": 4},
    )
    scene = goes_on(scene)
    found = city(scene.state)
    assert (scene.state.step, scene.state.round) == ("city_moves", 2)
    assert found.order == (2, 0, 1)
    assert (found.board, found.helicopter) == ((), None)
    assert scene.rules.awaiting(scene.state).seats == (2,)
    assert offered(scene, 2, m.LandHelicopter)
    assert found.discard == ("bonus_nurse.1",), "a nurse for one round"


def test_national_epidemic_brings_one_more_outside_the_total() -> None:
    scene = in_city(
        "city_trips",
        LAST,
        ambulances={0: (0, "north"), 1: (11, "south")},
        fetched={0: "R3 Y4 G3", 1: "R5 R4 R3"},
        board={0: 10},
        tokens={1: "minus_two.1"},
        crews={1: {"total": 12}},
        taken={},
        modules=("national_epidemic",),
    )
    scene = when(scene, 1, m.PlaceMarker(), dice(scene.state.bag, "Y5 G2"))
    assert [event.seat for event in happened(scene, EpidemicPatientArrived)] == [0, 1]
    assert [beds(scene, seat) for seat in (0, 1)] == ["R3 Y4 G3 Y5", "R5 R4 R3 G2"]


def test_beds_may_be_short_for_whom_a_paramedic_brings() -> None:
    scene = in_city(
        "city_trips",
        LAST,
        hospital("R3 R3 R3 Y3 Y3 Y3 G3 G3 G3 G3"),
        hospital(),
        ambulances={0: (0, "north"), 1: (11, "south")},
        fetched={0: "R3 Y4 G3", 1: "R5 R4 R3"},
        board={0: 10},
        tokens={1: "minus_two.1"},
        crews={1: {"total": 12}},
        taken={},
    )
    scene = when(scene, 1, m.PlaceMarker())
    assert scene.state.step == "admission"
    assert scene.rules.awaiting(scene.state).seats == (0,)
