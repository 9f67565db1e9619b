"""Modules of a few lines for Market; each of them shows one thing that a module can do."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from games.kernel.figures import Figure
from games.kernel.messages import Command, Event, Seat
from games.kernel.module import (
    After,
    Before,
    Context,
    Decision,
    Handler,
    Module,
    Remove,
    Replace,
    Step,
    public,
)
from games.kernel.state import slice_reader
from tests.market import title
from tests.market.base import BASE, Roll, Rolled, box
from tests.market.title import MARKET


class Wave(Command, tag="wave", frozen=True):
    """Wave instead of rolling."""


class Waved(Event, tag="waved", frozen=True):
    """A seat waved."""

    seat: Seat


class Noted(Event, tag="noted", frozen=True):
    """Something was written down."""

    text: str


class Options(title.Options, frozen=True, forbid_unknown_fields=True):
    """Market's options, and one that adds a module."""

    low: bool = False


class DialOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of one module."""

    steps: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3


notes = slice_reader("notebook", tuple[str, ...])


def note(text: str) -> Callable[[Context, Any], Decision]:
    """What a step does that writes something down when it is entered."""

    def enter(_ctx: Context, _state: Any) -> Decision:
        return (yield Noted(text))

    return enter


def noting(text: str) -> Callable[[Any, Any], Any]:
    """An evolver that writes down a roll."""
    return lambda state, event: replace(state, notebook=(*notes(state), f"{text} {event.value}"))


def _wave(_ctx: Context, _state: Any, seat: Seat, _command: Wave) -> Decision:
    return (yield Waved(seat))


def _echo(_ctx: Context, _state: Any, event: Rolled) -> Decision:
    return (yield Noted(f"echo of {event.value}"))


NOTEBOOK = Module(
    key="notebook",
    name="Notebook",
    evolvers={Noted: lambda state, event: replace(state, notebook=(*notes(state), event.text))},
    redactions={Noted: public},
    slice=(tuple[str, ...], lambda _rules, _players: ()),
)
WAVING = Module(
    key="waving",
    name="Waving",
    extra_commands={"roll": (Wave,)},
    handlers={Wave: Handler(_wave, lambda *_: (Wave(),))},
    evolvers={Waved: lambda state, event: replace(state, acted=(*state.acted, event.seat))},
    redactions={Wave: public, Waved: public},
    slice=(int, lambda _rules, players: 10 * players),
)
ECHO = Module(key="echo", name="Echo", includes=("notebook",), reactions={Rolled: _echo})
LOW = Module(
    key="low",
    name="Low cards",
    enabled_when=lambda options, _seats: bool(options.low),
    overrides={box: lambda usual: lambda rules: tuple(card for card in usual(rules) if card < 6)},
)
TWICE = Module(key="twice", name="Twice", overrides={box: lambda usual: lambda rules: usual(rules) * 2})
BELL = Module(
    key="bell",
    name="Bell",
    includes=("notebook",),
    edits=(
        Before("roll", Step("bell", enter=note("ding"))),
        After("roll", Step("gong", enter=note("dong"))),
        After("gong", Step("silence", enter=note("silence"), occurs=lambda *_: False)),
    ),
)
MIME = Module(
    key="mime", name="Mime", includes=("notebook",), edits=(Replace("roll", Step("mime", enter=note("..."))),)
)
SHY = Module(key="shy", name="Shy", conflicts=("low",), players=(1,))
DUET = Module(
    key="duet", name="Duet", combines=("echo", "low"), edits=(Before("score", Step("duet", note("la"))),)
)
USURPER = Module(key="usurper", name="Usurper", handlers={Roll: BASE.handlers[Roll]})
SHADOW = Module(key="shadow", name="Shadow", includes=("notebook",), evolvers={Rolled: noting("after")})
BLINDS = Module(key="blinds", name="Blinds", redactions={Rolled: public})
HUSH = Module(key="hush", name="Hush", excludes=("low",), edits=(Remove("score"),))
CROWD = Module(
    key="crowd",
    name="Crowd",
    players=(5,),
    adds_player_counts=(5,),
    enabled_when=lambda _options, seats: len(seats) == 5,
)
ROBOT = Module(
    key="robot", name="Robot", seat_kind="robot", enabled_when=lambda _options, seats: "robot" in seats
)
DIAL = Module(
    key="dial",
    name="Dial",
    options=DialOptions,
    figures=(
        Figure("loudest", 11, "house", "as loud as it gets", Annotated[int, msgspec.Meta(ge=1)]),
        Figure("words", 2, "printed", "words a round"),
    ),
)
SMALL = replace(
    MARKET,
    modules=(
        NOTEBOOK,
        WAVING,
        ECHO,
        LOW,
        TWICE,
        BELL,
        MIME,
        SHY,
        DUET,
        USURPER,
        SHADOW,
        BLINDS,
        HUSH,
        CROWD,
        ROBOT,
        DIAL,
    ),
    options=Options,
    box=lambda modules: tuple(module.key for module in modules),
)
"""Market with these modules in place of its own."""
