"""Time that runs out: whatever a seat is asked for, with any modules, its part ends and the game goes on."""

from collections.abc import Callable
from random import Random

import pytest

from games.clinic import commands as c
from games.clinic.default_moves import default
from games.clinic.events import BoardChosen, RoomBuilt
from games.clinic.modules.zombies.messages import CureZombie, TurnPatients, ZombieCured
from games.clinic.state import State
from games.clinic.title import CLINIC
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Command, Event, Seat
from games.kernel.rules import Rules
from tests.games.clinic.conservation import check_event
from tests.games.clinic.mini_expansions.zombie_tables import table_with_zombies, zombies_at
from tests.games.clinic.module_games import BOARDS, chosen
from tests.games.clinic.starting import with_bonuses
from tests.games.clinic.tables import FIRST_BUILDING, clinic, given, goes_on, person
from tests.games.scenes import when

MINIS = ("blood_transfusion", "extinguishers", "workaholic_doctors", "zombies")
MOST = 60
"""Default commands after which an expired turn must be over."""

KNOWN_BOARDS = [board for board in BOARDS if board != "expert_open"]

Hurry = Callable[[Seat, list[Command]], bool]
"""Whether the time of a seat runs out that may give these commands."""


def hasty(number: int, modules: tuple[str, ...], players: int, hurry: Hurry) -> State:
    """Play a game in which turns expire, and check at every event that nothing gets lost."""
    boards = [KNOWN_BOARDS[(number + seat) % len(KNOWN_BOARDS)] for seat in range(players)]
    options = {"boards": boards, "activation": ("simultaneous", "sequential")[number % 2]}
    rules = compose(CLINIC, modules, options, ("human",) * players)
    random, luck = Random(number), Seeded(number.to_bytes(4, "big"))
    state: State = fresh_state(CLINIC, rules)
    events, after = rules.begin(state, luck)
    while True:
        for event in events:
            state = check_event(rules, state, event)
        assert state == after
        if not (awaiting := rules.awaiting(state)):
            return state
        if due := rules.due_command(state):
            events, after = rules.decide(state, SERVICE, due, luck)
            continue
        seat = random.choice(awaiting.seats)
        legal = rules.legal(state, seat)
        if hurry(seat, legal):
            events, after = expired(rules, state, seat, luck)
        else:
            command = chosen(rules, state, seat, legal, random, number % 3)
            events, after = rules.decide(state, seat, command, luck)


def expired(rules: Rules, state: State, seat: Seat, luck: Seeded) -> tuple[list[Event], State]:
    """What happens when a seat's time is over: defaults until its part is done."""
    events: list[Event] = []
    step, number = state.step, state.round
    for _ in range(MOST):
        command = default(rules, state, seat)
        assert command in rules.legal(state, seat)
        more, state = rules.decide(state, seat, command, luck)
        events += more
        if (state.step, state.round) != (step, number) or seat not in rules.awaiting(state).seats:
            return events, state
    raise AssertionError(f"the default never ends {step}")


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("modules", [(), MINIS], ids=["base", "all"])
def test_a_game_in_which_nobody_ever_acts_ends(players: int, modules: tuple[str, ...]) -> None:
    assert hasty(players, modules, players, lambda _seat, _legal: True).round == 6


@pytest.mark.parametrize("number", range(6))
def test_turns_expire_at_any_moment(number: int) -> None:
    luck = Random(number)
    hasty(number, (MINIS, ())[number % 2], 1 + number % 4, lambda _seat, _legal: luck.random() < 0.1)


def test_a_turn_may_expire_in_every_choice_there_is() -> None:
    """Every command of every module was possible when a seat's time ran out.

    Open boards, zombies that run short and zombies in labs have tables of their own below.
    """
    choices = {
        kind
        for module in CLINIC.all_modules
        for kind, handler in module.handlers.items()
        if handler.job is None
    }
    left = choices - {c.ChooseBoard, CureZombie, TurnPatients}

    def hurry(_seat: Seat, legal: list[Command]) -> bool:
        rare = left.intersection(type(command) for command in legal)
        left.difference_update(rare)
        return bool(rare)

    for number in range(40):
        if left:
            hasty(2 + 3 * number, MINIS, 1 + number % 3, hurry)
    assert left == set()


def test_an_open_board_is_played_on_its_wide_side_when_the_time_is_over() -> None:
    scene = with_bonuses("money", "nurse", boards=["expert_open"])
    events, _ = expired(scene.rules, scene.state, 0, Seeded(b"any luck"))
    assert events[0] == BoardChosen(0, 4)
    rooms = [event.kind for event in events if isinstance(event, RoomBuilt)]
    assert rooms == ["hub", "treatment_room", "supply_room"]


def test_a_zombie_in_a_lab_is_cured_when_the_time_is_over() -> None:
    rooms = f"{FIRST_BUILDING} lab:0c3"
    scene = goes_on(table_with_zombies("move", "0c3", "doctor:white@0c3", rooms, acted=(0, 1)))
    events, _ = expired(scene.rules, scene.state, 0, Seeded(b"any luck"))
    assert any(isinstance(event, ZombieCured) for event in events)


def test_the_first_room_turns_when_the_time_is_over() -> None:
    rooms = f"{FIRST_BUILDING} hub:0a3:cardiology treatment_room:0a2"
    pairs = "patient:yellow:psychiatry@0b2! " * 2 + "patient:yellow:cardiology@0a2! " * 2
    scene = goes_on(
        table_with_zombies(
            "move", "", pairs, rooms, acted=(0, 1), zombies=(zombies_at(""), zombies_at("", risen=7))
        )
    )
    assert TurnPatients("0b2") in scene.rules.legal(scene.state, 0)
    _, after = expired(scene.rules, scene.state, 0, Seeded(b"any luck"))
    assert 0 not in scene.rules.awaiting(after).seats or after.step != scene.state.step


def test_in_the_moves_everyone_at_a_door_goes_to_the_nearest_room_and_nobody_else_moves() -> None:
    rooms = f"{FIRST_BUILDING} lab:0a3"
    scene = given(
        "move",
        clinic(rooms, "doctor:white@b3-south orderly@b3-south nurse@0b2 patient:red:psychiatry@pre"),
        clinic(),
    )
    while 0 in scene.rules.awaiting(scene.state).seats:
        scene = when(scene, 0, default(scene.rules, scene.state, 0))
    assert [person(scene, number).at for number in (1, 2, 3, 4)] == ["0b3", "0c2", "0b2", "pre"]


def test_in_the_care_the_best_is_treated() -> None:
    treated = clinic(
        FIRST_BUILDING, "doctor:white@0b2 patient:white:psychiatry@0b2! patient:yellow:psychiatry@0b2!"
    )
    scene = given("care", treated, clinic())
    assert default(scene.rules, scene.state, 0) == c.TreatBest()


@pytest.mark.parametrize(
    ("step", "finish"),
    [("build_1", c.FinishBuilding()), ("hire_1", c.FinishHiring()), ("admit_1", c.FinishAdmitting())],
)
def test_nothing_is_built_hired_or_admitted_for_whose_time_is_over(step: str, finish: Command) -> None:
    scene = given(
        step, clinic(), clinic(), notepad=["white", "white", "white"], university=("white", "white")
    )
    assert default(scene.rules, scene.state, 0) == finish


def test_no_income_is_spent_for_whose_time_is_over() -> None:
    scene = given("popularity", clinic(income=9), clinic(), turn_order=(1, 0))
    assert default(scene.rules, scene.state, 0) == c.BuyPopularity(0)
