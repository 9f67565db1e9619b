"""Differences: a patch that leads from one value to the other, and no longer than it must be."""

from random import Random
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from events.fold.diff import diff
from tests.events.fold.patching import patched

ITEMS = st.lists(st.builds(lambda n, v: {"id": n, "value": v}, st.integers(0, 9), st.integers(1, 6)))
WORDS = st.lists(st.sampled_from("abcdefgh"))


class Card(msgspec.Struct, frozen=True, tag="card"):
    value: int | bool
    seat: int = 0


class Die(msgspec.Struct, frozen=True, omit_defaults=True, tag="die"):
    number: int
    value: int | None = None
    rolled: bool = False


class Pile(msgspec.Struct, frozen=True, omit_defaults=True, tag="pile"):
    id: int
    cards: list[int] = msgspec.field(default_factory=list)
    height: int = 1000
    name: str = "a pile of its own"


class Place(msgspec.Struct, frozen=True, array_like=True):
    floor: int
    room: str


class Board(msgspec.Struct, frozen=True, rename="camel"):
    colour: Literal["red", "blue"]
    open_cards: tuple[Card, ...]
    thrown_dice: tuple[Die, ...]
    any_of_them: tuple[Card | Die, ...]
    last_one: Card | Die | None
    piles: tuple[Pile, ...]
    by_floor: dict[int, Place | int]


BOARDS = st.from_type(Board)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab~/01", max_size=3) | ITEMS | WORDS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("ab~/01", max_size=3), inner, max_size=4)
    ),
    max_leaves=12,
)


def told(old: Any, new: Any) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(change) for change in diff(old, new)]


def same(one: Any, other: Any) -> bool:
    """Equality as JSON has it."""
    return msgspec.json.encode(one, order="sorted") == msgspec.json.encode(other, order="sorted")


@given(JSON, JSON)
def test_the_patch_makes_the_second_out_of_the_first(old: Any, new: Any) -> None:
    assert same(patched(old, told(old, new)), new)
    assert same(patched(new, told(new, old)), old)


@given(BOARDS, BOARDS)
def test_structs_differ_as_their_json_does(old: Board, new: Board) -> None:
    was, now = (msgspec.json.decode(msgspec.json.encode(board)) for board in (old, new))
    assert same(diff(old, new), diff(was, now))
    assert same(patched(was, msgspec.json.decode(msgspec.json.encode(diff(old, new)))), now)
    assert diff(old, msgspec.structs.replace(old)) == []


@given(JSON)
def test_equal_values_have_no_difference(value: Any) -> None:
    assert diff(value, value) == []


@given(ITEMS, ITEMS)
def test_lists_of_things(old: Any, new: Any) -> None:
    assert patched(old, told(old, new)) == new


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        ({"a": 1}, {"a": 2}, [{"op": "replace", "path": "/a", "value": 2, "old": 1}]),
        ({"a": 1}, {"b": 2}, [
            {"op": "remove", "path": "/a", "old": 1},
            {"op": "add", "path": "/b", "value": 2},
        ]),
        ({"a": 1}, {"a": True}, [{"op": "replace", "path": "/a", "value": True, "old": 1}]),
        ({"a": None}, {}, [{"op": "remove", "path": "/a", "old": None}]),
        ({"a/b~": 1}, {"a/b~": 2}, [{"op": "replace", "path": "/a~1b~0", "value": 2, "old": 1}]),
        ([5, 7], [7, 5], [
            {"op": "replace", "path": "/0", "value": 7, "old": 5},
            {"op": "replace", "path": "/1", "value": 5, "old": 7},
        ]),
        ([1], [1, 2], [{"op": "replace", "path": "", "value": [1, 2], "old": [1]}]),
        (["x", "y"], ["y"], [{"op": "remove", "path": "/0", "old": "x"}]),
        (["x", "x"], ["x"], [{"op": "replace", "path": "", "value": ["x"], "old": ["x", "x"]}]),
    ],
)  # fmt: skip
def test_the_form(old: Any, new: Any, changes: Any) -> None:
    assert told(old, new) == changes


def test_a_thing_that_leaves_a_list_does_not_change_those_behind_it() -> None:
    patients = [{"id": number, "value": 3} for number in range(1, 8)]
    assert told(patients, patients[1:]) == [{"op": "remove", "path": "/0", "old": {"id": 1, "value": 3}}]
    moved = [*patients[1:], patients[0]]
    assert [(change["op"], change["path"]) for change in told(patients, moved)] == [
        ("remove", "/0"),
        ("add", "/6"),
    ]


def test_a_thing_is_followed_to_its_new_place() -> None:
    old = [{"seat": 0, "points": 1}, {"seat": 1, "points": 2}]
    new = [{"seat": 2, "points": 9}, {"seat": 0, "points": 1}, {"seat": 1, "points": 5}]
    assert told(old, new) == [
        {"op": "add", "path": "/0", "value": {"seat": 2, "points": 9}},
        {"op": "replace", "path": "/2/points", "value": 5, "old": 2},
    ]


def test_no_more_is_moved_than_must_be() -> None:
    luck = Random(3)
    for _ in range(50):
        old = [{"id": number} for number in range(8)]
        new = list(old)
        item = new.pop(luck.randrange(8))
        new.insert(luck.randrange(8), item)
        assert len(told(old, new)) in (0, 2)
