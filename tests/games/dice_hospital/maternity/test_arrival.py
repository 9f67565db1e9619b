"""Maternity, phase 1: mothers in ambulances, and whoever has no ward for one."""

from random import Random
from typing import Any

import pytest

from games.dice_hospital.commands import LoadPatient, TakeAmbulance
from games.dice_hospital.events import PatientsArrived, PatientsLoaded
from games.dice_hospital.modules.event_cards.state import EventCardChoices, EventCardsState
from games.dice_hospital.modules.maternity.messages import LoadMother, MotherReplaced, MothersArrived
from games.dice_hospital.state import Pile
from games.kernel.chance import Seeded
from tests.games.dice_hospital.tables import Scene, dice, given, hospital, written
from tests.games.dice_hospital.whole_games.test_offers import check_state
from tests.games.scenes import goes_on, happened, offered, refused, when

MODULES = ("maternity",)
FACES = (2, 3, 4, 5)


def arrive(shown: str, mothers: str, players: int = 3, modules: tuple[str, ...] = MODULES) -> Scene:
    """The scene in which these dice and mothers were rolled for the vehicles; seat 0 is the first player."""
    scene = given(
        "event_card" if "event_cards" in modules else "first_families",
        *[hospital("R3/1 P4/2 p4/2")] * players,
        taken={},
        modules=modules,
        round=0,
    )
    draws = dice(scene.state.bag, shown) + [FACES.index(int(value)) for value in mothers.split()]
    return goes_on(scene, draws)


def vehicles(scene: Scene) -> list[str]:
    """Who is in which vehicle."""
    return [written(vehicle.patients) for vehicle in scene.state.ambulances]


@pytest.mark.parametrize(
    ("players", "from_the_bag", "mothers", "vehicles"),
    [(2, 7, 2, 3), (3, 10, 2, 4), (4, 12, 3, 5), (5, 15, 3, 6)],
)
def test_how_many_mothers_there_are(players: int, from_the_bag: int, mothers: int, vehicles: int) -> None:
    scene = given("first_families", *[hospital("R3/1")] * players, taken={}, modules=MODULES, round=0)
    scene = goes_on(scene)
    (arrived,), (rolled,) = happened(scene, PatientsArrived), happened(scene, MothersArrived)
    assert (len(arrived.patients), len(rolled.patients)) == (from_the_bag, mothers)
    assert len(scene.state.ambulances) == vehicles
    assert scene.state.ambulances[0].number == (0 if players == 5 else 1)
    assert {mother.party for mother in rolled.patients} == {mother.id for mother in rolled.patients}


def test_mothers_roll_ones_and_sixes_again() -> None:
    scene = arrive("R2 R2 R2 Y3 Y3 Y3 G4 G4 G4 R5", "2 5")
    (rolled,) = happened(scene, MothersArrived)
    assert [mother.value for mother in rolled.patients] == [2, 5]


def test_a_quiet_night_holds_for_mothers_too() -> None:
    notice = EventCardsState(Pile(), card="quiet_night", seats=(EventCardChoices(), EventCardChoices()))
    modules = ("event_cards", *MODULES)
    scene = given(
        "event_card",
        hospital("R3/1"),
        hospital("R3/1"),
        taken={},
        modules=modules,
        round=2,
        event_cards=notice,
        acted=(0, 1),
    )
    scene = goes_on(scene)
    (rolled,) = happened(scene, MothersArrived)
    assert min(mother.value for mother in rolled.patients) > 2


def test_mothers_are_loaded_by_their_values_like_everyone() -> None:
    scene = arrive("R2 R2 R3 R3 R3 R4 R4 R5 R5 R5", "2 4")
    assert vehicles(scene) == ["P2 R2 R2", "R3 R3 R3", "P4 R4 R4", "R5 R5 R5"]
    assert scene.state.step == "ambulances"


def test_the_books_example_of_two_mothers_in_one_ambulance() -> None:
    """The second mother of value 3 goes to ambulance 3, or could go to number 1."""
    scene = arrive("R2 Y2 G2 R3 Y4 G4 R4 Y5 G5 R5", "3 3")
    assert vehicles(scene)[1] == "P3", "the first of them leaves no choice"
    assert scene.rules.awaiting(scene.state).seats == (2,), "the player to the right of the first player"
    second = scene.state.arrivals[-1].id
    assert offered(scene, 2) == [LoadMother(second, 1), LoadMother(second, 3)]
    assert refused(scene, 2, LoadPatient(scene.state.arrivals[0].id)) == "loading_waits"
    higher = when(scene, 2, LoadMother(second, 3))
    assert vehicles(higher) == ["R2 Y2 G2", "P3 R3", "P3", ""]
    lower = when(scene, 2, LoadMother(second, 1))
    assert vehicles(lower)[:2] == ["P3", "P3"]


def test_everyone_else_is_loaded_in_ascending_order_around_the_mothers() -> None:
    scene = arrive("R2 R2 R2 R3 R4 R4 R4 R5 R5 R5", "3 3")
    second = scene.state.arrivals[-1].id
    higher = when(scene, 2, LoadMother(second, 3))
    assert vehicles(higher) == ["R2 R2 R2", "P3 R3 R4", "P3 R4 R4", "R5 R5 R5"]
    lower = when(scene, 2, LoadMother(second, 1))
    assert vehicles(lower) == ["P3 R2 R2", "P3 R2 R3", "R4 R4 R4", "R5 R5 R5"]


def test_either_of_two_mothers_of_different_values_may_be_shifted() -> None:
    scene = arrive("R2 R2 R2 R3 R5 R5 R5 R5 R5 R5", "3 4")
    three, four = [die.id for die in scene.state.arrivals if die.party]
    assert offered(scene, 2) == [LoadMother(who, where) for who in (three, four) for where in (1, 2, 3)]
    stays = when(scene, 2, LoadMother(three, 2))
    assert offered(stays, 2) == [LoadMother(four, 1), LoadMother(four, 3)]
    assert refused(stays, 2, LoadMother(four, 2)) == "wrong_ambulance"
    assert refused(stays, 2, LoadMother(four, 4)) == "wrong_ambulance"
    goes = when(scene, 2, LoadMother(three, 3))
    assert vehicles(goes) == ["R2 R2 R2", "P4 R3 R5", "P3 R5 R5", "R5 R5 R5"], "the other stays where she is"


def test_at_the_end_of_the_row_there_is_one_neighbour() -> None:
    scene = arrive("R2 R3 R3 R3 R4 R4 R4 R5 R5 R5", "2 2")
    assert vehicles(scene) == ["P2 R2 R3", "P2 R3 R3", "R4 R4 R4", "R5 R5 R5"]


@pytest.mark.parametrize(
    ("shown", "mothers", "end", "next_to_it", "beyond"),
    [
        ("R2 R3 R3 R4 R4 R4 R5 R5 R5 R5 R5 R5", "2 2 3", 1, 2, 3),
        ("R2 R2 R2 R2 R2 R2 R3 R3 R3 R4 R4 R5", "5 5 4", 5, 4, 3),
    ],
)
def test_where_the_only_neighbour_has_a_mother_too_either_of_them_goes_on(
    shown: str, mothers: str, end: int, next_to_it: int, beyond: int
) -> None:
    """Shifted to her, one of the two has to be shifted again, to the next ambulance."""
    scene = arrive(shown, mothers, players=4)
    value, _, other = mothers.split()
    (shifted,) = [die.id for die in scene.state.arrivals if die.party and die.value == int(value)]
    (met,) = [die.id for die in scene.state.arrivals if die.party and die.value == int(other)]
    assert vehicles(scene)[end - 1] == f"P{value}", "one of them stays"
    places = sorted((next_to_it, beyond))
    commands = [LoadMother(who, where) for who in (shifted, met) for where in places]
    assert sorted(offered(scene, 3), key=str) == sorted(commands, key=str)
    stays = when(scene, 3, LoadMother(met, next_to_it))
    goes = when(scene, 3, LoadMother(shifted, next_to_it))
    for done, first, second in ((stays, other, value), (goes, value, other)):
        assert [text.count("P") for text in vehicles(done)].count(1) == 3
        assert vehicles(done)[next_to_it - 1].startswith(f"P{first}")
        assert vehicles(done)[beyond - 1].startswith(f"P{second}")
    for farther in {1, 2, 3, 4, 5}.difference(places):
        assert refused(scene, 3, LoadMother(met, farther)) == "wrong_ambulance"


def test_nobody_is_shifted_to_a_mother_while_another_neighbour_has_none() -> None:
    scene = arrive("R2 R2 R2 R3 R4 R4 R5 R5 R5 R5 R5 R5", "3 3 4", players=4)
    assert [text.count("P") for text in vehicles(scene)] == [1, 1, 1, 0, 0]
    assert vehicles(scene)[0].startswith("P3")
    assert vehicles(scene)[2].startswith("P4"), "she did not have to go"


def test_three_mothers_in_one_ambulance_go_both_ways() -> None:
    scene = arrive("R2 R2 R2 R4 R4 R4 R5 R5 R5 R5 R5 R5", "3 3 3", players=4)
    assert [text.count("P3") for text in vehicles(scene)] == [1, 1, 1, 0, 0]


def test_a_mother_among_equals_may_go_to_either_vehicle() -> None:
    """Ruling 2: the player to the right chooses where tied dice straddle two vehicles."""
    scene = arrive("R2 R2 R3 Y3 R4 R4 R4 R4 R5 R5", "3 5")
    three = next(die.id for die in scene.state.arrivals if die.party)
    assert offered(scene, 2) == [LoadMother(three, 1), LoadMother(three, 2)]
    first = when(scene, 2, LoadMother(three, 1))
    assert vehicles(first) == ["P3 R2 R2", "R3 Y3 R4", "R4 R4 R4", "P5 R5 R5"]
    second = when(scene, 2, LoadMother(three, 2))
    assert vehicles(second)[0] == "R2 R2", "and then there are red and yellow to choose from"
    assert {type(command) for command in offered(second, 2)} == {LoadPatient}


def test_ties_are_broken_so_that_nobody_has_to_be_shifted() -> None:
    scene = arrive("R2 R3 R3 R3 R4 R4 R4 R5 R5 R5", "2 3")
    assert vehicles(scene) == ["P2 R2 R3", "P3 R3 R3", "R4 R4 R4", "R5 R5 R5"]


def test_five_players_have_a_helicopter_for_the_sickest() -> None:
    scene = arrive("R2 R2 R3 R3 R4 R4" + " R5" * 9, "2 3 4", players=5)
    assert scene.state.ambulances[0].number == 0
    assert vehicles(scene) == ["P2 R2 R2", "P3 R3 R3", "P4 R4 R4", *["R5 R5 R5"] * 3]


def test_an_empty_bag_leaves_the_mothers() -> None:
    """Ruling 13."""
    scene = given(
        "first_families", *[hospital("R3/1")] * 3, taken={}, modules=MODULES, round=0, bag=(1, 0, 0)
    )
    scene = goes_on(scene, [0, 0, 1, 3])
    three, five = [die.id for die in scene.state.arrivals if die.party]
    assert offered(scene, 2) == [LoadMother(who, where) for who in (three, five) for where in (1, 2)]
    scene = when(scene, 2, LoadMother(five, 2))
    assert vehicles(scene) == ["P3 R2", "P5", "", ""]


FOUR = "P4/1 p4/1 P4/2 p4/2 P4/3 p4/3 P4/4 p4/4"


def _choosing(first: str, carried: dict[int, str], first_player: int = 1, **more: Any) -> Scene:
    return given(
        "ambulances",
        hospital(first),
        hospital("R3/1"),
        ambulances=carried,
        taken={},
        modules=MODULES,
        first_player=first_player,
        acted=(1,) if first_player else (),
        **more,
    )


def test_whoever_has_four_mothers_may_not_take_another() -> None:
    scene = _choosing(FOUR, {1: "R2 R2 R2", 2: "R3 P3 R3", 3: "P4 R5 R5"})
    assert offered(scene) == [TakeAmbulance(1)]
    assert refused(scene, 0, TakeAmbulance(2)) == "no_ward_for_mother"


def test_with_three_mothers_every_ambulance_is_allowed() -> None:
    scene = _choosing(FOUR[:29], {1: "R2 R2 R2", 2: "R3 P3 R3", 3: "P4 R5 R5"})
    assert len(offered(scene)) == 3


def test_the_first_players_ban_makes_a_mother_unavoidable() -> None:
    scene = _choosing(FOUR, {1: "R2 R2 R2", 2: "R3 P3 R3", 3: "P4 R5 R5"}, first_player=0)
    assert offered(scene) == [TakeAmbulance(2), TakeAmbulance(3)]
    assert refused(scene, 0, TakeAmbulance(1)) == "first_player_may_not"


def test_an_unavoidable_mother_becomes_a_die_from_the_bag_of_her_value() -> None:
    scene = _choosing(FOUR, {1: "R2 R2 P2", 2: "R3 P3 R3", 3: "P4 R5 R5"}, first_player=0)
    before = sum(scene.state.bag)
    scene = when(scene, 0, TakeAmbulance(2), [sum(scene.state.bag[:2])])
    (replaced,) = happened(scene, MotherReplaced)
    assert written([replaced.patient]) == "G3"
    assert vehicles(scene)[1] == "R3 R3 G3"
    assert sum(scene.state.bag) == before - 1


def test_an_empty_bag_has_nobody_to_take_her_place() -> None:
    scene = _choosing(FOUR, {1: "R2 R2 P2", 2: "R3 P3 R3", 3: "P4 R5 R5"}, first_player=0, bag=(0, 0, 0))
    scene = when(scene, 0, TakeAmbulance(2), [])
    assert vehicles(scene)[1] == "R3 R3"


def test_mothers_of_unclaimed_ambulances_go_back_to_their_supply() -> None:
    scene = given(
        "ambulances",
        hospital("R3/1"),
        hospital("R3/1"),
        ambulances={1: "R2", 2: "R3", 3: "P4 R5 Y5"},
        acted=(0, 1),
        modules=MODULES,
    )
    bag = scene.state.bag
    scene = goes_on(scene)
    assert scene.state.ambulances[2].patients == ()
    assert scene.state.bag == (bag[0] + 1, bag[1] + 1, bag[2])


def test_mothers_go_in_by_the_base_event() -> None:
    scene = arrive("R2 R2 R3 R3 R3 R4 R4 R5 R5 R5", "2 4")
    folded = happened(scene, PatientsLoaded)
    assert len(folded[0].patients) == 1, "the mothers come first"


@pytest.mark.parametrize("modules", [MODULES, ("investments", *MODULES)], ids=["maternity", "with parking"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whatever_is_rolled_there_is_one_mother_in_an_ambulance(
    players: int, modules: tuple[str, ...]
) -> None:
    """And everybody else lies in order in the room that mothers leave, with every choice offered."""
    start = given("first_families", *[hospital("R3/1")] * players, taken={}, modules=modules, round=0)
    for number in range(25):
        random = Random(number)
        events, state = start.rules.begin(start.state, Seeded(number.to_bytes(4, "big") * 8))
        scene = Scene(start.rules, state, events)
        (rolled,) = happened(scene, MothersArrived)
        while scene.state.step == "arrival":
            (seat,) = scene.rules.awaiting(scene.state).seats
            check_state(scene.rules, scene.state, seat, random)
            scene = when(scene, seat, random.choice(offered(scene, seat)))
        loads = [vehicle.patients for vehicle in scene.state.ambulances]
        assert max(sum(die.party > 0 for die in load) for load in loads) == 1
        assert sum(die.party > 0 for load in loads for die in load) == len(rolled.patients)
        extra = [0] * (len(loads) - 1) + [int("investments" in modules)]
        assert [len(load) - more for load, more in zip(loads, extra, strict=True)] == [3] * len(loads)
        values = [die.value for load in loads for die in load if not die.party]
        assert values == sorted(values)
