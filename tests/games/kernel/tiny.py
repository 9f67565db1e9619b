"""A title of one step and a few modules that change it, to show what modules can do."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from games.kernel.figures import Figure
from games.kernel.messages import NOBODY, Awaiting, Command, Event, Seat, StepEntered
from games.kernel.module import (
    After,
    Before,
    Context,
    Decision,
    Flow,
    Handler,
    Module,
    Remove,
    Replace,
    Step,
    public,
)
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from games.kernel.title import Standing, Title


class State(msgspec.Struct, frozen=True, kw_only=True):
    step: str = ""
    round: int = 0
    told: tuple[str, ...] = ()
    waiting: bool = True


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    louder: bool = False


class Say(Command, tag="say", frozen=True):
    word: str


class Bow(Command, tag="bow", frozen=True):
    pass


class Sweep(Command, tag="sweep", frozen=True):
    pass


class Said(Event, tag="said", frozen=True):
    seat: Seat
    word: str


class Bowed(Event, tag="bowed", frozen=True):
    seat: Seat


class Echoed(Event, tag="echoed", frozen=True):
    word: str


def volume(_rules: Rules, word: str) -> str:
    """How loud a word is said: a named question."""
    return word


def _say(ctx: Context, state: State, seat: Seat, command: Say) -> Decision:
    if not command.word:
        raise Illegal("nothing_said")
    return (yield Said(seat, ctx.rules.resolve(volume)(ctx.rules, command.word)))


def _tell(state: State, word: str) -> State:
    return replace(state, told=(*state.told, word))


def _entered(state: State, event: StepEntered) -> State:
    return replace(state, step=event.step, round=event.round, waiting=True)


def _talk_awaits(_rules: Rules, state: State) -> Awaiting:
    return Awaiting((0,)) if state.waiting else NOBODY


def _sweep(_ctx: Context, _state: State, seat: Seat, _command: Sweep) -> Decision:
    return (yield Said(seat, "swept"))


TALK = Step("talk", awaiting=_talk_awaits, commands=(Say,))
BASE = Module(
    key="base",
    name="Talk",
    players=(1, 2),
    flow=Flow(
        setup=(Step("hello"),),
        round=(TALK, Step("clean", awaiting=_talk_awaits, commands=(), occurs=lambda *_: False)),
        ending=(Step("goodbye"),),
        rounds=2,
    ),
    handlers={Say: Handler(_say, lambda *_: (Say("hm"), Say("oh")))},
    evolvers={StepEntered: _entered, Said: lambda s, e: replace(_tell(s, e.word), waiting=False)},
    redactions={Say: public, Said: public},
)


def _bow(_ctx: Context, _state: State, seat: Seat, _command: Bow) -> Decision:
    return (yield Bowed(seat))


def announce(word: str) -> Callable[[Context, Any], Decision]:
    """A step that says a word by itself when it is entered."""

    def enter(_ctx: Context, state: Any) -> Decision:
        return (yield Said(-1, word))

    return enter


def _echo(_ctx: Context, _state: State, event: Said) -> Decision:
    return (yield Echoed(event.word))


BOWING = Module(
    key="bowing",
    name="Bowing",
    extra_commands={"talk": (Bow,)},
    handlers={Bow: Handler(_bow, lambda *_: (Bow(),))},
    evolvers={Bowed: lambda s, _e: replace(s, waiting=False)},
    redactions={Bow: public, Bowed: public},
    slice=(int, lambda rules, players: 10 * players),
)
ECHO = Module(
    key="echo",
    name="Echo",
    evolvers={Echoed: lambda s, e: _tell(s, f"echo of {e.word}")},
    reactions={Said: _echo},
    redactions={Echoed: public},
)
LOUD = Module(
    key="loud",
    name="Loud",
    enabled_when=lambda options, _seats: bool(options.louder),
    overrides={volume: lambda said: lambda rules, word: said(rules, word).upper()},
)
TWICE = Module(
    key="twice", name="Twice", overrides={volume: lambda said: lambda rules, word: said(rules, word) * 2}
)
BELL = Module(
    key="bell",
    name="Bell",
    edits=(
        Before("talk", Step("bell", enter=announce("ding"))),
        After("talk", Step("gong", enter=announce("dong"))),
    ),
)
MIME = Module(key="mime", name="Mime", edits=(Replace("talk", Step("mime", enter=announce("..."))),))
SHY = Module(key="shy", name="Shy", conflicts=("loud",), players=(1,))
DUET = Module(
    key="duet",
    name="Duet",
    combines=("echo", "loud"),
    edits=(Before("goodbye", Step("duet", announce("la"))),),
)
USURPER = Module(key="usurper", name="Usurper", handlers={Say: Handler(_say)})
SHADOW = Module(key="shadow", name="Shadow", evolvers={Said: lambda s, e: _tell(s, f"after {e.word}")})
HUSH = Module(key="hush", name="Hush", excludes=("loud",), edits=(Remove("goodbye"),))
CROWD = Module(
    key="crowd",
    name="Crowd",
    players=(3,),
    adds_player_counts=(3,),
    enabled_when=lambda _o, seats: len(seats) == 3,
)
ROBOT = Module(
    key="robot", name="Robot", seat_kind="robot", enabled_when=lambda _options, seats: "robot" in seats
)


class Volume(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    steps: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3


DIAL = Module(
    key="dial",
    name="Dial",
    options=Volume,
    figures=(
        Figure("loudest", 11, "house", "as loud as it gets", Annotated[int, msgspec.Meta(ge=1)]),
        Figure("words", 2, "printed", "words a round"),
    ),
)
BLINDS = Module(key="blinds", name="Blinds", redactions={Said: public})

TINY = Title(
    key="tiny",
    name="Tiny",
    about="",
    rules_version=1,
    base=BASE,
    modules=(
        BOWING,
        ECHO,
        LOUD,
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
    state=State,
    box=lambda modules: tuple(m.key for m in modules),
    begin=lambda _rules: {},
    view=lambda _rules, state, _seat, _everything: state,
    view_type=State,
    standings=lambda rules, _state: tuple(Standing(seat, 1, 0) for seat in range(rules.players)),
    bots={"easy": lambda _view, legal, _below: legal[0]},
    stand_in="easy",
)
