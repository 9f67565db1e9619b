"""Offered if and only if accepted: what is listed or described, held against what is decided."""

from random import Random
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import jsonschema_rs
import msgspec
from msgspec.structs import asdict, replace

from games.kernel.chance import Seeded
from games.kernel.messages import Command, tag
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from tests.titles.registry import SameMove

TRIES = 4
"""How many changed commands are tried at a time."""


class Pool(NamedTuple):
    """Values that might be meant: the numbers and words of a state and its commands, and some others."""

    numbers: list[int]
    words: list[str]


def check_offers(rules: Rules, state: Any, seat: int, move: SameMove, random: Random) -> None:
    """Everything listed or sampled is accepted, and of everything else only what is the same or described."""
    listed, samples = rules.legal(state, seat), rules.samples(state, seat, random.randrange)
    moves = {move(rules, state, seat, command) for command in listed}
    assert len(moves) == len(listed), "one command for each move"
    schemas = {choice.type: choice.schema for choice in rules.open_choices(state, seat)}
    assert {tag(type(command)) for command in samples} == set(schemas)
    for command in (*listed, *samples):
        assert accepted(rules, state, seat, command), command
    for command in samples:
        assert jsonschema_rs.is_valid(schemas[tag(type(command))], msgspec.to_builtins(command)), command
    pool = _pool((state, listed))
    for _ in range(TRIES):
        command = _changed(random.choice([*listed, *samples]), pool, random)
        known = move(rules, state, seat, command) in moves
        schema = schemas.get(tag(type(command)))
        if schema is None or known:
            assert accepted(rules, state, seat, command) == known, command
        elif not jsonschema_rs.is_valid(schema, msgspec.to_builtins(command)):
            assert not accepted(rules, state, seat, command), command


def accepted(rules: Rules, state: Any, seat: int, command: Command) -> bool:
    """Whether the rules accept a command; anything but a refusal is an error."""
    try:
        events, after = rules.decide(state, seat, command, Seeded(b"try"))
    except Illegal:
        return False
    assert events
    assert after != state
    return True


def _pool(found: Any) -> Pool:
    numbers, words = {-1, 0, 1, 10**9}, {"", "x"}
    left = [msgspec.to_builtins(found)]
    while left:
        match left.pop():
            case dict() as fields:
                left += [*fields, *fields.values()]
            case list() | tuple() as members:
                left += members
            case str() as word:
                words.add(word)
            case int() as number:
                numbers.add(number)
            case _:
                pass
    return Pool(sorted(numbers), sorted(words))


def _changed(command: Command, pool: Pool, random: Random) -> Command:
    """A command with one or two fields changed to something of the same type."""
    fields, kinds = asdict(command), get_type_hints(type(command))
    names = random.sample(sorted(fields), min(len(fields), random.choice((1, 1, 2))))
    return replace(command, **{name: _other(kinds[name], fields[name], pool, random) for name in names})


def _other(kind: Any, value: Any, pool: Pool, random: Random) -> Any:
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _other(parts[0], value, pool, random)
    if origin is Literal:
        return random.choice(parts)
    if origin in (Union, UnionType):
        return _other(random.choice(parts), value, pool, random)
    if origin is tuple:
        return _other_members(parts[0], list(value or ()), pool, random)
    simple: dict[Any, list[Any]] = {bool: [False, True], int: pool.numbers, str: pool.words, NoneType: [None]}
    return random.choice(simple[kind])


def _other_members(kind: Any, members: list[Any], pool: Pool, random: Random) -> tuple[Any, ...]:
    match random.choice(("add", "drop", "swap", "change", "repeat")):
        case "drop" if members:
            members.pop(random.randrange(len(members)))
        case "swap":
            random.shuffle(members)
        case "change" if members:
            members[random.randrange(len(members))] = _other(kind, None, pool, random)
        case "repeat" if members:
            members.append(random.choice(members))
        case _:
            members.append(_other(kind, None, pool, random))
    return tuple(members)
