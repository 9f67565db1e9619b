"""What modules may answer about moving, and what happens to a seat whose time is over."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.geometry.spaces import grid
from games.clinic.hooks import equivalence_key, may_move
from games.clinic.state import Person
from games.clinic.steps.movement.moving import capacity, entry_tolls
from games.clinic.title import CLINIC
from games.kernel.chance import Seeded
from games.kernel.messages import Command
from games.kernel.module import Module
from games.kernel.refusal import Illegal
from tests.games.clinic.movement.test_examples import CONVEYORS, ROOMS
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, person
from tests.games.scenes import happened, offered, refused, when


def answering(answers: Mapping[Any, Any], persons: str, rooms: str = FIRST_BUILDING, **more: Any) -> Scene:
    """A table at the move step where a module answers these questions otherwise."""
    module = Module(key="otherwise", name="Otherwise", overrides=answers)
    title = replace(CLINIC, modules=(*CLINIC.modules, module))
    return given("move", clinic(rooms, persons, **more), clinic(), modules=("otherwise",), title=title)


def tolls(**table: int | None) -> dict[Any, Any]:
    """Answers by which these spaces cost more to enter, or are closed."""
    found = {place.removeprefix("at_"): toll for place, toll in table.items()}
    return {entry_tolls: lambda before: lambda *asked: {**before(*asked), **found}}


def test_entering_may_cost_more_by_a_move_and_by_a_step() -> None:
    scene = answering(tolls(at_0b3=1), "doctor:white@b3-south")
    assert happened(when(scene, 0, c.MovePerson(1, "0b3")), e.PersonMoved)[0].time == 2
    assert happened(when(scene, 0, c.WalkStep(1, "0b3")), e.StepWalked)[0].time == 2


def test_a_closed_place_is_walked_around() -> None:
    scene = answering(tolls(at_0b2=None), "orderly@b3-south")
    (way,) = happened(when(scene, 0, c.MovePerson(1, "0c2")), e.PersonMoved)
    assert way.places == ("0b3", "0c3", "0c2")
    assert refused(scene, 0, c.WalkStep(1, "0b2")) == "no_step"


def test_a_place_that_is_closed_can_be_left() -> None:
    scene = answering(tolls(at_0b3=None), "doctor:white@0b3")
    assert offered(scene, kind=c.MovePerson) == [c.MovePerson(1, "0b2")]


def test_nobody_moves_where_no_way_leads() -> None:
    scene = answering(tolls(at_0b3=None), "doctor:white@b3-south")
    assert refused(scene, 0, c.MovePerson(1, "0b2")) == "no_way"
    assert offered(scene) == [c.FinishMoving()]


def test_whoever_reaches_no_place_to_stay_is_left_where_they_are() -> None:
    scene = answering(tolls(at_0b3=None), "doctor:white@b3-south orderly@b3-south nurse@0b2")
    after = when(scene, 0, c.FinishMoving())
    assert [person(after, number).at for number in (1, 2, 3)] == ["b3-south", "b3-south", "0b2"]


def test_a_place_with_room_within_reach_must_be_taken() -> None:
    two = answering(tolls(at_0b2=None), "orderly@b3-south doctor:white@0b2")
    assert refused(two, 0, c.FinishMoving()) == "staff_misplaced"


def test_a_full_place_is_no_place() -> None:
    """The other supply room is out of reach, and the first has its orderly."""
    rooms = f"{FIRST_BUILDING} supply_room:1b2"
    closed = tolls(at_0b2=None)
    assert offered(answering(closed, "orderly@0c2 orderly@b3-south", rooms), kind=c.FinishMoving)
    assert not offered(answering({}, "orderly@0c2 orderly@b3-south", rooms), kind=c.FinishMoving)


def test_more_may_be_welcome_in_a_room() -> None:
    def more(before: Callable[..., int | None]) -> Callable[..., int | None]:
        return lambda rules, clinic, room, person: (
            3 if person.kind == "patient" else before(rules, clinic, room, person)
        )

    inside = "patient:red:psychiatry@0b2! patient:red:psychiatry@0b2!"
    scene = answering({capacity: more}, f"{inside} patient:red:psychiatry@pre")
    assert person(when(scene, 0, c.MovePerson(3, "0b2")), 3).at == "0b2"


def test_some_may_have_to_stay() -> None:
    def no_nurses(before: Callable[..., bool]) -> Callable[..., bool]:
        return lambda rules, state, seat, one: one.kind != "nurse" and before(rules, state, seat, one)

    scene = answering({may_move: no_nurses}, "nurse@0b3 doctor:white@0b3")
    assert {command.person for command in offered(scene, kind=c.MovePerson)} == {2}
    assert refused(scene, 0, c.MovePerson(1, "0b2")) == "person_cannot_move"
    outside = answering({may_move: no_nurses}, "nurse@b3-south doctor:white@0b3")
    assert offered(outside, kind=c.FinishMoving)


def test_people_may_differ_in_more_than_what_they_are() -> None:
    def by_number(before: Callable[..., Any]) -> Callable[..., Any]:
        def answer(rules: Any, state: Any, seat: int, one: Person) -> tuple[Any, ...]:
            return (*before(rules, state, seat, one), one.id)

        return answer

    scene = answering({equivalence_key: by_number}, "nurse@0b3 nurse@0b3")
    assert {command.person for command in offered(scene, kind=c.MovePerson)} == {1, 2}


PEOPLE = (
    "doctor:white@b3-south doctor:white@b3-south nurse@1a3 nurse@0b2 orderly@0b3 orderly@0a2 doctor:red@2a3 "
    "patient:red:psychiatry@pre patient:red:psychiatry@pre patient:white:neurology@1b3 "
    "patient:white:neurology@1b3! patient:yellow:ophthalmology@pre doctor:orange@0c1 doctor:red@2a3"
)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_offered_is_accepted_and_nothing_else(seed: int) -> None:
    """Along a random walk through the move step; of those who are alike any is accepted."""
    random = Random(seed)
    answers = tolls(**{f"at_{space}": random.choice([1, None]) for space in random.sample(grid(4).spaces, 8)})
    scene = answering(answers if seed % 2 else {}, PEOPLE, ROOMS, conveyors=CONVEYORS, cars="")
    places = ["pre", "b3-south", *grid(4).spaces]
    for _ in range(12):
        listed = offered(scene)
        assert len(set(listed)) == len(listed)
        people = scene.state.clinics[0].people
        like = {one.id: equivalence_key(scene.rules, scene.state, 0, one) for one in people}
        for one in people:
            for place in places:
                for kind in (c.MovePerson, c.WalkStep):
                    found = any(
                        type(k) is kind and k.to == place and like[k.person] == like[one.id] for k in listed
                    )
                    walks = scene.state.clinics[0].walker not in (None, one.id)
                    assert accepted(scene, kind(one.id, place)) == (found and not walks)
        for single in (c.StopWalking(), c.FinishMoving()):
            assert accepted(scene, single) == (single in listed)
        going = [command for command in listed if command != c.FinishMoving()]
        scene = when(scene, 0, random.choice(going))


def accepted(scene: Scene, command: Command) -> bool:
    try:
        scene.rules.decide(scene.state, 0, command, Seeded(b"any luck"))
    except Illegal:
        return False
    return True


def test_when_time_is_over_the_nearest_place_is_taken() -> None:
    scene = answering({}, "doctor:white@b3-south", f"{FIRST_BUILDING} lab:0c3")
    assert CLINIC.default(scene.rules, scene.state, 0) == c.MovePerson(1, "0b3")


@pytest.mark.parametrize("closed", [False, True])
def test_when_time_is_over_people_are_brought_in_the_quickest_way(closed: bool) -> None:
    answers = tolls(at_0b2=None, at_1b3=None) if closed else {}
    scene = answering(answers, PEOPLE, ROOMS, conveyors=CONVEYORS, cars="")
    given_: list[Any] = []
    while 0 in scene.rules.awaiting(scene.state).seats:
        given_.append(CLINIC.default(scene.rules, scene.state, 0))
        scene = when(scene, 0, given_[-1])
        assert len(given_) < 12
    assert given_[-1] == c.FinishMoving()
    assert {command.person for command in given_[:-1]} <= {1, 2, 3, 5, 7, 13, 14}


def test_when_time_is_over_a_walk_goes_on_to_where_it_may_end() -> None:
    scene = when(answering({}, "orderly@b3-south nurse@0b3"), 0, c.WalkStep(1, "0b3"))
    count = 0
    while 0 in scene.rules.awaiting(scene.state).seats:
        scene, count = when(scene, 0, CLINIC.default(scene.rules, scene.state, 0)), count + 1
        assert count < 12
    assert person(scene, 1).at == "0c2"


KINDS = ("treatment_room", "supply_room", "operating_room", "outpatient_services", "lab", "triage")
STAFF = ("doctor:white", "doctor:red", "nurse", "orderly")


def random_scene(random: Random) -> Scene:
    """Any clinic with anybody anywhere, and a few closed places."""
    rooms = ["hub:0b3:psychiatry"]
    for _ in range(random.randint(2, 12)):
        free = [
            s
            for s in grid(4).spaces
            if s not in _spaces(rooms) and (s[0] == "0" or _below(s) in _spaces(rooms))
        ]
        rooms.append(f"{random.choice(KINDS)}:{random.choice(free)}")
    places = ["b3-south", *_spaces(rooms)]
    people = [f"{random.choice(STAFF)}@{random.choice(places)}" for _ in range(random.randint(1, 8))]
    people += ["patient:red:psychiatry@pre"] * random.randint(0, 3)
    closed = {f"at_{space}": None for space in random.sample(grid(4).spaces, random.randint(0, 15))}
    return answering(tolls(**closed), " ".join(people), " ".join(rooms), cars="")


def _spaces(rooms: list[str]) -> list[str]:
    return [room.split(":")[1] for room in rooms]


def _below(space: str) -> str:
    return f"{int(space[0]) - 1}{space[1:]}"


@pytest.mark.parametrize("seed", range(25))
def test_no_seat_is_ever_stuck_wherever_people_stand_and_whatever_is_closed(seed: int) -> None:
    random = Random(seed)
    scene = random_scene(random)
    for _ in range(15):
        listed = offered(scene)
        assert listed
        going = [command for command in listed if command != c.FinishMoving()]
        if going:
            scene = when(scene, 0, random.choice(going))
    for _ in range(80):
        if 0 not in scene.rules.awaiting(scene.state).seats:
            return
        scene = when(scene, 0, CLINIC.default(scene.rules, scene.state, 0))
    raise AssertionError("the moves do not come to an end")
