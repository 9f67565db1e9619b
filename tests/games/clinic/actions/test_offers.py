"""Offered if and only if accepted, in the setup and the actions: every command there could be is tried."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from games.clinic import commands as c
from games.clinic.geometry.spaces import WIDTHS, grid
from games.clinic.notepad import DIRECTIONS, moved
from games.clinic.state import ACTIONS, SERVICES, SPECIALS, FirstKind, Kind, State, with_clinic
from games.clinic.steps.setup import BONUSES
from games.clinic.title import CLINIC
from games.kernel.chance import Seeded
from games.kernel.messages import SERVICE, Command
from games.kernel.refusal import Illegal
from tests.games.clinic.starting import played_to, started
from tests.games.clinic.tables import Scene
from tests.soak import numbers

BOARDS = ("beginner", "expert", "expert_small", "expert_open")
KINDS: tuple[Kind, ...] = get_args(Kind)


def _all(state: State, seat: int) -> Iterator[Command]:
    """Every command of the setup and the actions, sensible or not."""
    clinic = state.clinics[seat]
    board = grid(4)
    spaces, borders = (*board.spaces, "0e1", "4a1", ""), (*{**board.borders, **grid(3).borders}, "a1-a3", "")
    doors = (*clinic.entrances, *(f"{pad}^" for pad in clinic.helipads), "a1-west", "0a1", "pre")
    yield from (c.PickBonus(bonus) for bonus in (*BONUSES, "none"))
    yield from (c.ChooseBoard(columns) for columns in WIDTHS)
    yield from (c.SelectAction(action) for action in (*ACTIONS, None))
    for space in spaces:
        yield from (c.PlaceRoom(space, room) for room in (None, *get_args(FirstKind)))
        yield from (c.PlaceBonus(space), c.BuildGarden(space), c.BuildHelipad(space))
        yield from (c.BuildParking(space), c.UpgradeParking(space))
        for kind in KINDS:
            yield from (c.BuildRoom(kind, space, service) for service in (None, *SERVICES))
        yield from (c.BuildConveyor((space, *more)) for more in ((), *((m.space,) for m in clinic.rooms)))
    for place in (*borders, *board.ground):
        yield from (c.PlaceEntrance(place), c.BuildEntrance(place))
        yield from (c.MoveCar(place), c.ParkCar(place), c.TakeCar(place))
    for door in doors:
        yield from (c.HireDoctor(position, door) for position in range(-1, 5))
        yield from (c.HireNurse(door), c.HireOrderly(door))
    for service in SERVICES:
        yield c.AdmitPatient(service)
        yield from (c.MoveAppointment(service, column, to) for column in range(-1, 5) for to in DIRECTIONS)
    yield from (c.FinishBuilding(), c.FinishHiring(), c.FinishAdmitting())


def _move(state: State, command: Command) -> Any:
    """The same value for commands that are the same move."""
    if isinstance(command, c.BuildConveyor):
        return "conveyor", frozenset(command.stops), len(command.stops)
    if isinstance(command, c.MoveAppointment):
        row = SERVICES.index(command.service)
        if row < len(state.notepad) and 0 <= command.column < len(state.notepad[row]):
            return "appointment", moved(state.notepad, row, command.column, command.to)
    return command


def _check(scene: Scene, seat: int) -> None:
    offered = scene.rules.legal(scene.state, seat)
    moves = {_move(scene.state, command) for command in offered}
    assert len(moves) == len(offered), "each move is listed once"
    assert offered, "nobody is stuck"
    accepted = set()
    for command in _all(scene.state, seat):
        try:
            events, _ = scene.rules.decide(scene.state, seat, command, Seeded(b"try"))
        except Illegal:
            continue
        assert events
        accepted.add(_move(scene.state, command))
    assert accepted == moves


def _scarce(state: State, seat: int, random: Random) -> State:
    """The table with other savings and perhaps less in the supply, so that every limit is met."""
    state = with_clinic(state, seat, savings=random.choice((0, 1, 2, 3, 5, 30)))
    if random.random() < 0.5:
        names = ("gardens", "helipads", "entrances", "conveyors", "parkings", "cars", "orderlies")
        few = {name: random.choice((0, 1, getattr(state.supply, name))) for name in names}
        state = replace(state, supply=replace(state.supply, **few))
    return state


@pytest.mark.parametrize("number", numbers(3, 6))
def test_everything_that_is_offered_and_nothing_else_is_accepted(number: int) -> None:
    random, players = Random(number), 2 + number % 3
    scene = started(players, [random.choice(BOARDS) for _ in range(players)], seed=bytes([number]))
    rules, state, chance = scene.rules, scene.state, Seeded(bytes([number]))
    checked = set()
    while state.round < 4:
        awaiting = rules.awaiting(state)
        if awaiting.job:
            due = rules.due_command(state)
            assert due is not None
            state = rules.decide(state, SERVICE, due, chance)[1]
            continue
        seat = random.choice(awaiting.seats)
        state = with_clinic(state, seat, savings=30)
        if "_" not in state.step:
            state = rules.decide(state, seat, CLINIC.default(rules, state, seat), chance)[1]
            continue
        if state.step not in checked or random.random() < 0.1:
            _check(Scene(rules, _scarce(state, seat, random)), seat)
            checked.add(state.step)
        offered = rules.legal(state, seat)
        busy = [command for command in offered if not type(command).__name__.startswith("Finish")]
        state = rules.decide(state, seat, random.choice(busy or offered), chance)[1]
    assert {"build", "hire", "admit", "select"} <= {step.partition("_")[0] for step in checked}


def test_special_rooms_are_all_tried() -> None:
    """The commands above would show nothing if a kind of room were left out."""
    scene = played_to(started(2), "select_1", Random(1))
    kinds = {command.kind for command in _all(scene.state, 0) if isinstance(command, c.BuildRoom)}
    assert {*SPECIALS, "hub", "treatment_room", "supply_room"} == kinds
