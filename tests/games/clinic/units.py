"""Games with any units: what must hold in all of them, whatever is played."""

from collections import Counter
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import asdict, replace

from games.clinic.geometry.layout import layout_of
from games.clinic.geometry.spaces import grid
from games.clinic.state import State
from games.clinic.title import CLINIC
from games.kernel.chance import Seeded
from games.kernel.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Command
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from tests.games.clinic.alike import alike, move
from tests.games.clinic.conserved import check_event

ROUNDS = 6
BOARDS = ("beginner", "expert", "expert_small")
LIKED = ("treat", "treat_best", "transfuse", "take_blood")


def check_unit_game(
    number: int, modules: tuple[str, ...], players: int, /, offers: bool = True, **options: Any
) -> tuple[State, Counter[str]]:
    """Play a game and check it at every move; the last state, and how often each command was given.

    Numbers differ in luck, in the boards, and in the kind of players: those who do anything, and those
    who do what is rare.
    """
    random, luck = Random(number), Seeded(number.to_bytes(4, "big") * 8)
    boards = [BOARDS[(number + seat) % len(BOARDS)] for seat in range(players)]
    rules = compose(CLINIC, modules, {"boards": boards, **options}, ("human",) * players)
    state = fresh_state(CLINIC, rules)
    events, decided = rules.begin(state, luck)
    played = Counter[str]()
    while True:
        for event in events:
            state = check_event(rules, state, event)
        assert state == decided, "folding the events gives the state that was decided on"
        kept = msgspec.json.decode(msgspec.json.encode(state), type=rules.state_type)
        assert kept == state
        awaiting = rules.awaiting(state)
        if not awaiting:
            break
        seat, command = SERVICE, rules.due(state)
        if command is None:
            seat = random.choice(awaiting.seats)
            offered = rules.legal(state, seat)
            assert offered, "a seat that must act has something to do"
            if offers:
                check_offers(rules, state, seat, offered, random)
            command = chosen(offered, random, anything=number % 3 == 0)
        played[type(command).__struct_config__.tag] += 1  # type: ignore[index]
        first = luck.next
        events, decided = rules.decide(state, seat, command, luck)
        again = rules.decide(state, seat, command, Seeded(luck.seed, first=first))
        assert again == (events, decided)
    assert rules.finished(state)
    assert state.round in (0, ROUNDS)
    return state, played


def chosen(offered: list[Command], random: Random, *, anything: bool) -> Command:
    """A command of any kind; patients who can be treated mostly are."""
    if anything:
        return random.choice(offered)
    kinds: dict[str, list[Command]] = {}
    for command in offered:
        kinds.setdefault(str(type(command).__struct_config__.tag), []).append(command)
    liked = [kind for kind in LIKED if kind in kinds]
    if liked and random.random() < 0.8:
        return random.choice(kinds[random.choice(liked)])
    return random.choice(kinds[random.choice(sorted(kinds))])


def accepted(rules: Rules, state: State, seat: int, command: Command) -> bool:
    """Whether the rules take a command; anything but a refusal is an error."""
    try:
        events, after = rules.decide(state, seat, command, Seeded(b"try"))
    except Illegal:
        return False
    assert events
    assert after != state
    return True


def check_offers(rules: Rules, state: State, seat: int, offered: list[Command], random: Random) -> None:
    """Everything a seat is offered is accepted, and of what it is not offered only the same moves."""
    moves = alike(rules, state, seat, offered)
    assert len(moves) == len(offered), "one command for each move"
    for command in random.sample(offered, min(4, len(offered))):
        assert accepted(rules, state, seat, command), command
    for _ in range(4):
        command = mutated(state, seat, random.choice(offered), random)
        expected = move(rules, state, seat, command) in moves
        assert accepted(rules, state, seat, command) == expected, command


def mutated(state: State, seat: int, command: Command, random: Random) -> Command:
    """A command with a field changed to something that might have been meant."""
    fields = asdict(command)
    if not fields:
        return command
    name = random.choice(sorted(fields))
    return replace(command, **{name: _other(state, seat, get_type_hints(type(command))[name], random)})


def _other(state: State, seat: int, kind: Any, random: Random) -> Any:
    clinic = state.clinics[seat]
    choices = [option for option in get_args(kind) if option is not None]
    if get_origin(kind) is Literal:
        return random.choice(choices)
    if kind is int:
        return random.choice([*(person.id for person in clinic.people), -1, 0, 1, 2, 10**9])
    if get_origin(kind) is tuple:
        return tuple(random.choices(grid(clinic.columns).spaces, k=random.choice((1, 2))))
    if choices and get_origin(choices[0]) is Literal:
        return random.choice([None, *get_args(choices[0])])
    board = grid(clinic.columns)
    places = [*layout_of(clinic).steps, *board.borders, *(module.space for module in clinic.modules), "x"]
    return random.choice(places)
