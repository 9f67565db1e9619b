"""The bot that follows heuristics: whose heuristics count in a game."""

from functools import partial
from typing import Any, NamedTuple

import pytest

from games.kernel.bots import BEST_WEIGHT, USELESS, heuristic_policy, mixed
from games.kernel.messages import Command
from games.kernel.module import Module


class Play(Command, tag="play", frozen=True):
    """Play a card."""

    card: int


class View(NamedTuple):
    """A view with the parts of some modules."""

    modules: dict[str, Any]


BASE = Module[Any](key="base", name="Base", heuristics={Play: lambda _view, command: command.card})
REVERSED = Module[Any](
    key="reversed",
    name="Reversed",
    view=(int, lambda *_: 0),
    heuristics={Play: lambda _view, command: -3 * command.card},
)
CHOICES = (Play(1), Play(5), Play(3))


def test_a_module_that_is_not_in_the_view_does_not_count() -> None:
    policy = heuristic_policy((BASE, REVERSED), lambda view: view)
    assert policy(View({}), CHOICES, lambda _bound: 0) == Play(5)
    assert policy(View({"reversed": 0}), CHOICES, lambda _bound: 0) == Play(1)


def test_a_module_without_a_part_in_the_view_always_counts() -> None:
    silent = Module[Any](key="silent", name="Silent", heuristics=REVERSED.heuristics)
    policy = heuristic_policy((BASE, silent), lambda view: view)
    assert policy(View({}), CHOICES, lambda _bound: 0) == Play(1)


@pytest.mark.parametrize(("least", "possible"), [(0, {"best"}), (1, {"best", "bad"})])
def test_a_bad_choice_is_made_only_if_it_has_a_least_weight(least: int, possible: set[str]) -> None:
    valued = [(0, "best"), (-1_000, "bad")]
    found = {mixed(valued, partial(_draw, number), 20, least) for number in range(BEST_WEIGHT + 1)}
    assert found == possible


@pytest.mark.parametrize(
    ("values", "possible"),
    [
        ((9, 7, USELESS), {0, 1}),
        ((9, USELESS, USELESS), {0, 1}),
        ((9, USELESS + 8, 7), {0, 2}),
        ((USELESS, USELESS, USELESS), {0, 1}),
        ((9, 7, -50), {0, 1, 2}),
    ],
)
def test_useless_choices_are_mixed_with_others_only_to_have_two(
    values: tuple[int, ...], possible: set[int]
) -> None:
    hiding = Module[Any](
        key="hiding",
        name="Hiding",
        heuristics={Play: lambda _view, command: values[command.card]},
        redactions={Play: lambda command, _viewer: command},
    )
    policy, choices = heuristic_policy((hiding,), lambda view: view), [Play(card) for card in range(3)]
    found = {policy(View({}), choices, partial(_draw, number)) for number in range(3 * BEST_WEIGHT)}
    assert found == {Play(card) for card in possible}


def _draw(number: int, bound: int) -> int:
    return min(number, bound - 1)
