"""A title: one game system as a value, and what the catalogue says of it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from games.kernel.messages import Command, Seat
from games.kernel.module import Module
from games.kernel.rules import Rules

Source = Literal["printed", "derived", "house"]
"""Where a figure comes from: a rulebook's text, forced by it, or ours."""

Bot = Callable[[Any, Sequence[Command], Callable[[int], int]], Command]
"""Chooses among legal commands, seeing only a seat's view; the third argument draws below a bound."""


class Standing(msgspec.Struct, frozen=True):
    """How a seat ended: its place (shared places are equal) and its points."""

    seat: Seat
    place: int
    points: int


class Figure(msgspec.Struct, frozen=True):
    """A number of the game and where it comes from."""

    key: str
    value: Any
    source: Source
    about: str


class Component(msgspec.Struct, frozen=True):
    """A card, tile or token as the catalogue shows it."""

    id: str
    kind: str
    module: str
    count: int
    names: dict[str, str]
    names_source: Source
    effect: str
    source: Source


def first_legal(rules: Rules, state: Any, seat: Seat) -> Command:
    """The first command the seat could give."""
    return rules.legal(state, seat)[0]


def no_ties_broken(_rules: Rules, _state: Any, _seat: Seat) -> tuple[int, ...]:
    """Equal points are equal."""
    return ()


class Title(msgspec.Struct, frozen=True, kw_only=True):
    """The functions and tables that make a title."""

    key: str
    name: str
    about: str
    rules_version: int
    base: Module
    modules: tuple[Module, ...] = ()
    """What a game's creator may choose; the base is always there."""
    options: type[msgspec.Struct]
    option_modules: Callable[[Any], tuple[Module, ...]]
    """The modules that options bring along, so that no rule asks about an option."""
    state: type[msgspec.Struct]
    box: Callable[[tuple[Module, ...], int, Any], Any]
    begin: Callable[[Rules], dict[str, Any]]
    """The fields of the state before the first step."""
    view: Callable[[Rules, Any, Seat | None, bool], msgspec.Struct]
    """The play for a viewer; the last argument is true once the game is over and everything is shown."""
    view_type: type[msgspec.Struct]
    standings: Callable[[Rules, Any], tuple[Standing, ...]]
    ties: Callable[[Rules, Any, Seat], tuple[int, ...]] = no_ties_broken
    """What decides between seats with equal points; more is better."""
    default: Callable[[Rules, Any, Seat], Command] = first_legal
    """What a seat does whose time is over. Given again and again, it must end the seat's part in the step."""
    timer: Callable[[Rules, Any], int | None] | None = None
    """The seconds the rulebook gives a seat in the current step; None where it does not count the time."""
    figures: tuple[Figure, ...] = ()
    components: tuple[Component, ...] = ()
    bots: Mapping[str, Bot]
    examples: Mapping[str, Command] = {}
    """One command of each type, by its tag, for the contract."""
