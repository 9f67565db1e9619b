"""Ways: what every step costs, and cheapest ways against an exhaustive search on random clinics."""

from collections.abc import Iterable
from itertools import pairwise
from random import Random

import pytest

from games.clinic.geometry.layout import layout_of
from games.clinic.geometry.spaces import grid
from games.clinic.geometry.ways import Tolls, cheapest, least_times, steps_towards
from games.clinic.state import Clinic
from tests.games.clinic.tables import clinic

TOWER = "hub:0b3:psychiatry treatment_room:0b2 supply_room:1b3 lab:1b2 outpatient_services:0c3"


def time(found: Clinic, start: str, end: str, tolls: Tolls = frozenset()) -> int | None:
    way = cheapest(layout_of(found).plan, start, tolls).get(end)
    return way and way.time


def one_step(found: Clinic, start: str) -> dict[str, int]:
    return dict(layout_of(found).plan.steps[start])


def test_from_pre_admissions_to_every_door_and_into_outpatient_services_costs_nothing() -> None:
    found = clinic(TOWER, entrances="b3-south c3-south", helipads="2b2")
    assert one_step(found, "pre") == {"b3-south": 0, "c3-south": 0, "2b2^": 0, "0c3": 0}


def test_an_entrance_leads_only_into_its_room() -> None:
    assert one_step(clinic(TOWER, entrances="b3-south"), "b3-south") == {"0b3": 1}


def test_a_helipad_leads_to_rooms_beside_and_below() -> None:
    found = clinic(TOWER, helipads="1c3")
    assert one_step(found, "1c3^") == {"1b3": 1, "0c3": 1}


def test_nobody_enters_a_door_from_inside() -> None:
    found = clinic(TOWER, helipads="1c3")
    doors = {"b3-south", "1c3^", "1c3", "pre"}
    assert not [place for place in grid(4).spaces if doors & one_step(found, place).keys()]


def test_on_the_ground_people_walk_to_every_adjacent_space() -> None:
    found = clinic(TOWER, gardens="0a1", parkings="0a2")
    assert one_step(found, "0b2") == {"0b1": 1, "0a2": 1, "0b3": 1, "0c2": 1, "1b2": 1}
    assert one_step(found, "0a1") == {"0b1": 1, "0a2": 1}
    assert one_step(found, "0a2") == {"0a1": 1, "0a3": 1, "0b2": 1}


def test_above_the_ground_people_walk_through_rooms_only() -> None:
    found = clinic(TOWER, gardens="0a3 1a3")
    assert one_step(found, "1b3") == {"1b2": 1, "0b3": 1}
    assert one_step(found, "1a3") == {}


def test_nobody_climbs_from_bare_ground() -> None:
    found = clinic("hub:0b3:psychiatry treatment_room:1b3", gardens="0a3 1a3")
    assert "1a3" not in one_step(found, "0a3")
    assert "1b3" in one_step(found, "0b3")


def test_stops_that_share_two_coordinates_are_linked_across_gaps_buildings_and_other_stops() -> None:
    rooms = "hub:0a3:psychiatry lab:0b3 treatment_room:0d3 supply_room:1d3 lab:2d3"
    found = clinic(rooms, entrances="a3-west", conveyors="0a3 0b3 0d3 2d3")
    assert {place: cost for place, cost in one_step(found, "0a3").items() if not cost} == {"0b3": 0, "0d3": 0}
    assert one_step(found, "0d3")["2d3"] == 0
    assert "2d3" not in one_step(found, "0a3")
    assert cheapest(layout_of(found).plan, "0a3")["2d3"] == (("0d3", "2d3"), 0)


def test_between_stops_side_by_side_people_ride_and_do_not_walk() -> None:
    found = clinic("hub:0a3:psychiatry lab:0b3", entrances="a3-west", conveyors="0a3 0b3")
    assert layout_of(found).plan.steps["0a3"].count(("0b3", 0)) == 1
    assert ("0b3", 1) not in layout_of(found).plan.steps["0a3"]


def test_the_whole_network_is_one_ride() -> None:
    found = clinic("hub:0a1:psychiatry lab:0d1 lab:0d3", entrances="a1-west", conveyors="0a1 0d1 0d3")
    assert time(found, "a1-west", "0d3") == 1


def test_a_space_costs_more_or_is_closed_where_a_toll_says_so() -> None:
    found = clinic("hub:0b3:psychiatry lab:0b2 treatment_room:0b1")
    assert time(found, "0b3", "0b1") == 2
    dear: Tolls = frozenset({("0b2", 1)})
    assert (time(found, "0b3", "0b2", dear), time(found, "0b3", "0b1", dear)) == (2, 3)
    closed: Tolls = frozenset({("0b2", None)})
    assert (time(found, "0b3", "0b2", closed), time(found, "0b3", "0b1", closed)) == (None, 4)


def test_among_equally_cheap_ways_the_shortest_counts() -> None:
    """Around the stop in between nothing is won, so it is left out."""
    found = clinic("hub:0a3:psychiatry lab:0b3 lab:0d3", entrances="a3-west", conveyors="0b3 0a3 0d3")
    assert cheapest(layout_of(found).plan, "a3-west")["0d3"] == (("0a3", "0d3"), 1)


def random_clinic(random: Random, columns: int) -> Clinic:
    """Rooms at random, each supported; colours do not matter to ways."""
    board = grid(columns)
    standing: list[str] = []
    for _ in range(random.randint(2, 14)):
        free = [s for s in board.spaces if s not in standing and (s[0] == "0" or down(s) in standing)]
        standing.append(random.choice(free))
    rooms = " ".join(f"{random.choice(['lab', 'outpatient_services', 'triage'])}:{s}" for s in standing)
    entrances = [border for border, space in board.entrances.items() if space in standing]
    pads = [s for s in board.spaces if s[0] != "0" and s not in standing and down(s) in standing]
    return clinic(
        rooms,
        entrances=" ".join(random.sample(entrances, min(2, len(entrances)))),
        helipads=" ".join(random.sample(pads, min(2, len(pads)))),
        conveyors=" ".join(random.sample(standing, random.randint(0, min(5, len(standing))))),
        columns=columns,
    )


def down(space: str) -> str:
    return f"{int(space[0]) - 1}{space[1:]}"


def cost(found: Clinic, one: str, other: str) -> int | None:
    """The table of the book, read for two places at a time: the time of a step, None where there is none."""
    kinds = {room.space: room.kind for room in found.rooms}
    if one == "pre":
        doors = [*found.entrances, *(f"{pad}^" for pad in found.helipads)]
        return 0 if other in doors or kinds.get(other) == "outpatient_services" else None
    if other not in grid(found.columns).spaces:
        return None
    if one in found.entrances:
        return 1 if other[1:] == one[:2] and other[0] == "0" else None
    if one.endswith("^"):
        pad = one[:-1]
        return 1 if other in kinds and distance(pad, other) == 1 and other[0] <= pad[0] else None
    if one in found.conveyors and other in found.conveyors and sum(map(str.__eq__, one, other)) == 2:
        return 0
    indoors = one in kinds and other in kinds
    outdoors = one[0] == other[0] == "0"
    return 1 if distance(one, other) == 1 and (indoors or outdoors) else None


def distance(one: str, other: str) -> int:
    return sum(abs(ord(a) - ord(b)) for a, b in zip(one, other, strict=True))


def places_of(found: Clinic) -> list[str]:
    return ["pre", *found.entrances, *(f"{pad}^" for pad in found.helipads), *grid(found.columns).spaces]


def exhaustive(found: Clinic, start: str, tolls: dict[str, int | None]) -> dict[str, int]:
    """The least times, made smaller as long as any step makes any of them smaller."""
    places = places_of(found)
    known = [
        (a, b, step + (tolls.get(b, 0) or 0))
        for a in places
        for b in places
        if a != b and (step := cost(found, a, b)) is not None and tolls.get(b, 0) is not None
    ]
    least, changed = {start: 0}, True
    while changed:
        changed = False
        for a, b, step in known:
            if a in least and least[a] + step < least.get(b, 1000):
                least[b], changed = least[a] + step, True
    del least[start]
    return least


def tolls_for(random: Random, found: Clinic) -> dict[str, int | None]:
    spaces = random.sample(grid(found.columns).spaces, 6)
    return {space: random.choice([1, 2, None]) for space in spaces} if random.random() < 0.5 else {}


@pytest.mark.parametrize("seed", range(12))
def test_cheapest_ways_on_random_clinics_are_those_of_an_exhaustive_search(seed: int) -> None:
    random = Random(seed)
    found = random_clinic(random, random.choice([3, 4]))
    tolls = tolls_for(random, found)
    for start in ("pre", *random.sample(places_of(found), 4)):
        ways = cheapest(layout_of(found).plan, start, frozenset(tolls.items()))
        least = exhaustive(found, start, tolls)
        assert {place: way.time for place, way in ways.items()} == least
        for place, way in ways.items():
            assert way.places[-1] == place
            assert spent(found, (start, *way.places), tolls) == way.time


@pytest.mark.parametrize("seed", range(12))
def test_least_times_on_random_clinics_are_those_of_an_exhaustive_search(seed: int) -> None:
    random = Random(seed)
    found = random_clinic(random, random.choice([3, 4]))
    for start in ("pre", *random.sample(places_of(found), 4)):
        assert least_times(layout_of(found).plan, start) == {start: 0, **exhaustive(found, start, {})}


def spent(found: Clinic, places: tuple[str, ...], tolls: dict[str, int | None]) -> int:
    """The time of a way, step by step."""
    total = 0
    for one, other in pairwise(places):
        step, toll = cost(found, one, other), tolls.get(other, 0)
        assert step is not None
        assert toll is not None
        total += step + toll
    return total


def simple_walk_exists(
    found: Clinic, here: str, walked: set[str], goals: set[str], places: Iterable[str]
) -> bool:
    """Whether some walk without a place twice ends in a goal, by trying them all."""
    return here in goals or any(
        simple_walk_exists(found, place, {*walked, place}, goals, places)
        for place in places
        if place not in walked and cost(found, here, place) is not None
    )


def test_steps_that_lead_on_are_those_from_which_some_walk_without_a_place_twice_ends_well() -> None:
    random, answers = Random(5), set[bool]()
    for _ in range(60):
        found = random_clinic(random, 3)
        closed = set(random.sample(grid(3).spaces, 4))
        places = [place for place in places_of(found) if place not in closed]
        rooms = [room.space for room in found.rooms]
        goals, at = set(random.sample(rooms, 2)), random.choice([*rooms, *grid(3).ground])
        walked = {at, *random.sample(places, 6)}
        shut: Tolls = frozenset((place, None) for place in closed)
        steps = steps_towards(layout_of(found).plan, at, tuple(walked), tuple(goals), shut)
        for place, step in layout_of(found).plan.steps[at]:
            if place not in walked | closed:
                ends_well = simple_walk_exists(found, place, {*walked, place}, goals, places)
                assert ((place, step) in steps) == ends_well
                answers.add(ends_well)
            else:
                assert (place, step) not in steps
    assert answers == {True, False}
