"""Games with any modules: what must hold in all of them, whatever is played."""

from collections import Counter
from random import Random
from typing import Any

import msgspec

from games.clinic import commands as c
from games.clinic.state import Person, State
from games.clinic.steps.movement.moving import misplaced
from games.clinic.title import CLINIC
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Command, tag
from games.kernel.rules import Rules
from tests.games.clinic.conservation import check_event
from tests.games.clinic.equivalent_moves import move
from tests.titles.offers import check_offers

ROUNDS = 6
BOARDS = ("beginner", "expert", "expert_small", "expert_open")
USEFUL = {
    "treat": 20,
    "treat_best": 5,
    "transfuse": 20,
    "take_blood": 50,
    "drop_blood": 0.2,
    "give_blood": 5,
    "admit_patient": 20,
    "hire_nurse": 10,
    "walk_step": 0.01,
    "stop_walking": 10,
    "finish_moving": 3,
}
"""What a player likes who does mostly something useful; everything else is worth 1."""


def check_game(
    number: int, modules: tuple[str, ...], players: int, /, available_commands: float = 1, **options: Any
) -> tuple[State, Counter[str]]:
    """Play a game and check it at every move; the last state, and how often each command was given.

    Numbers differ in luck, in the boards and in the kind of players.
    """
    boards = [BOARDS[(number + seat) % len(BOARDS)] for seat in range(players)]
    rules = compose(CLINIC, modules, {"boards": boards, **options}, ("human",) * players)
    return play_on(number, rules, fresh_state(CLINIC, rules), available_commands=available_commands)


def play_on(
    number: int, rules: Rules, state: State, *, available_commands: float = 1
) -> tuple[State, Counter[str]]:
    """Play a game from a state on to its end, and check it at every move, offers in some share of them."""
    seed = number.to_bytes(4, "big") * 8
    random, luck, played = Random(number), Seeded(seed), Counter[str]()
    share = Random(number)
    events, decided = rules.begin(state, luck)
    while True:
        for event in events:
            state = check_event(rules, state, event)
        assert state == decided, "folding the events gives the state that was decided on"
        kept = msgspec.json.decode(msgspec.json.encode(state), type=rules.state_type)
        assert kept == state
        if not (awaiting := rules.awaiting(state)):
            break
        seat, command = SERVICE, rules.due_command(state)
        if command is None:
            seat = random.choice(awaiting.seats)
            offered = rules.legal(state, seat)
            assert offered, "a seat that must act has something to do"
            if share.random() < available_commands:
                check_offers(rules, state, seat, move, random)
            command = chosen(rules, state, seat, offered, random, number % 3)
        played[tag(type(command))] += 1
        first = luck.next
        events, decided = rules.decide(state, seat, command, luck)
        again = rules.decide(state, seat, command, Seeded(seed, first=first))
        assert again == (events, decided)
    assert rules.finished(state)
    assert state.round == ROUNDS
    return state, played


def chosen(
    rules: Rules, state: State, seat: int, offered: list[Command], random: Random, kind: int
) -> Command:
    """What a kind of player does: anything (0), a command of any kind (1), or mostly something useful (2)."""
    if kind == 0:
        return random.choice(offered)
    if kind == 1:
        wanted = random.choice(sorted({tag(type(command)) for command in offered}))
        return random.choice([command for command in offered if tag(type(command)) == wanted])
    wrong = rules.resolve(misplaced)(rules, state, seat)
    return random.choices(offered, [_use(state, seat, wrong, command) for command in offered])[0]


def _use(state: State, seat: int, wrong: list[int], command: Command) -> float:
    """How useful a command is: first patients, and staff who may not stay, then staff to patients.

    Every other seat likes its nurses to run about and its doctors to rest.
    """
    if not isinstance(command, c.MovePerson):
        return USEFUL.get(tag(type(command)), 1)
    people = state.clinics[seat].people
    person = next(person for person in people if person.id == command.person)
    if person.kind == "patient" or person.id in wrong:
        return 50
    if seat % 2:
        return 3 if person.kind == "nurse" else 0.1
    here, there = (_patients(people, place) for place in (person.at, command.to))
    return 0.05 if here else 5 if there else 0.2


def _patients(people: tuple[Person, ...], place: str) -> int:
    return sum(person.kind == "patient" and person.at == place for person in people)
