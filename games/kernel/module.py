"""Modules and steps as values: what an expansion adds, replaces and answers differently."""

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import msgspec

from games.kernel.catalogue.names import Names
from games.kernel.chance import Below, Chance
from games.kernel.figures import Figure
from games.kernel.messages import NOBODY, Awaiting, Command, Event, Seat
from games.kernel.open_choice import OpenChoice
from games.kernel.state import S

if TYPE_CHECKING:
    from games.kernel.rules import Rules

M = TypeVar("M", bound=msgspec.Struct)

Decision = Generator[Event, S, S]
"""Yields events, is sent the state after each, and returns the last state it was sent."""

Redaction = Callable[[Any, Seat | None], Any]
"""The same message as a viewer may see it; the viewer is a seat, or None for a spectator."""


class Context(NamedTuple, Generic[S]):
    """What a decision may use besides the state: the composed rules and chance."""

    rules: "Rules[S]"
    chance: Chance


Evolver = Callable[[S, Any], S]
"""The state after an event."""

Reaction = Callable[[Context[S], S, Any], Decision[S]]
"""What a module does when an event happens."""

Hook = Callable[..., Any]
"""A rule function that modules may override."""


def unlisted(_rules: "Rules[S]", _state: S, _seat: Seat) -> Iterable[Command]:
    """Commands that no seat is ever offered."""
    return ()


class Handler(NamedTuple, Generic[S]):
    """How a command is decided, and how a seat learns which commands of its class it may send.

    A handler lists them all with `legal`, or describes them with `describe` and gives examples with `sample`.
    Both at once are fine if every listed command fits the description.
    """

    decide: Callable[[Context[S], S, Seat, Any], Decision[S]]
    legal: Callable[["Rules[S]", S, Seat], Iterable[Command]] = unlisted
    job: str | None = None
    """The background job that gives this command in the service's name; None for seats' commands."""
    describe: Callable[["Rules[S]", S, Seat], OpenChoice | None] | None = None
    """The commands that the seat may send now; None if it may send none. Uses only what the seat can see."""
    sample: Callable[["Rules[S]", S, Seat, Below], Command | None] | None = None
    """A random command that would be accepted now; None if there is none. Ends whatever the draws are."""


def no_events(_ctx: Context[S], state: S) -> Decision[S]:
    """A step that does nothing by itself when it is entered."""
    yield from ()
    return state


def nobody(_rules: "Rules[S]", _state: S) -> Awaiting:
    """A step that waits for nobody."""
    return NOBODY


def nobody_else(_rules: "Rules[S]", _state: S) -> tuple[Seat, ...]:
    """A step in which only those act who must."""
    return ()


def always(_rules: "Rules[S]", _state: S, _round: int) -> bool:
    """A step that occurs in every round."""
    return True


class Step(msgspec.Struct, Generic[S], frozen=True):
    """A part of a round: what happens on entry, who must act then, and with which commands."""

    name: str
    enter: Callable[[Context[S], S], Decision[S]] = no_events
    awaiting: Callable[["Rules[S]", S], Awaiting] = nobody
    may_act: Callable[["Rules[S]", S], tuple[Seat, ...]] = nobody_else
    """Seats that may act though the game does not wait for them."""
    commands: tuple[type[Command], ...] = ()
    after: Callable[[Context[S], S], Decision[S]] = no_events
    """What happens by itself after each of its commands: a turn with nothing left to do ends, for example."""
    occurs: Callable[["Rules[S]", S, int], bool] = always


class Before(NamedTuple, Generic[S]):
    """Insert a step before a named one."""

    name: str
    step: Step[S]


class After(NamedTuple, Generic[S]):
    """Insert a step after a named one."""

    name: str
    step: Step[S]


class Replace(NamedTuple, Generic[S]):
    """Put a step in the place of a named one."""

    name: str
    step: Step[S]


class Remove(NamedTuple):
    """Leave a named step out."""

    name: str


Edit = Before[S] | After[S] | Replace[S] | Remove


def never_over(_rules: "Rules[S]", _state: S) -> bool:
    """A game that goes on to its last round."""
    return False


class Flow(NamedTuple, Generic[S]):
    """The order of steps: the setup once, rounds until the last one, the ending once.

    The last round is the one with the number `rounds`, or the one in which `over` becomes true.
    """

    setup: tuple[Step[S], ...]
    round: tuple[Step[S], ...]
    ending: tuple[Step[S], ...]
    rounds: int | None = None
    """The number of rounds; None if only `over` ends them. Some step of every round must occur then."""
    over: Callable[["Rules[S]", S], bool] = never_over
    """Asked after each step of a round; true goes straight on to the ending, which may be empty.

    To end the game only after whole rounds, let it look at `state.step` too.
    """


def public(message: M, _viewer: Seat | None) -> M:
    """A message that hides nothing."""
    return message


def never_enabled(_options: Any, _seats: tuple[str, ...]) -> bool:
    """A unit that has to be named."""
    return False


class Module(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """One unit of a title, the base game included. Nothing of it stands anywhere else."""

    key: str
    name: str
    about: str = ""
    players: tuple[int, ...] = ()
    """The numbers of players it is for; none named: it does not care."""
    adds_player_counts: tuple[int, ...] = ()
    """Numbers of players that the base alone does not allow."""
    conflicts: tuple[str, ...] = ()
    selectable: bool = True
    """Whether a game's creator may name it; others come with options or with other units."""
    enabled_when: Callable[[Any, tuple[str, ...]], bool] = never_enabled
    """Whether a table's options and kinds of seats bring it along."""
    combines: tuple[str, ...] = ()
    """Joins by itself when all of these are present (rules for two expansions together)."""
    includes: tuple[str, ...] = ()
    """Units that come with it, whether or not they could be named."""
    excludes: tuple[str, ...] = ()
    """Units that stay out, though options or other units would bring them."""
    seat_kind: str | None = None
    """A kind of seat that the module's own rules play. A game with the module has exactly one such seat."""
    options: type[msgspec.Struct] | None = None
    """Options of its own, all with defaults: a field of the table's options, named after its key."""
    figures: tuple[Figure, ...] = ()
    flow: Flow[S] | None = None
    edits: tuple[Edit[S], ...] = ()
    extra_commands: Mapping[str, tuple[type[Command], ...]] = {}
    """Commands added to steps of others, by the step's name."""
    handlers: Mapping[type[Command], Handler[S]] = {}
    evolvers: Mapping[type[Event], Evolver[S]] = {}
    """How events change the state; of events of others, after their owner's evolver."""
    pre_evolvers: Mapping[type[Event], Evolver[S]] = {}
    """How events of others change the state before their owner's evolver does."""
    reactions: Mapping[type[Event], Reaction[S]] = {}
    overrides: Mapping[Hook, Callable[[Hook], Hook]] = {}
    """For a named question, a wrapper around the answer given so far."""
    redactions: Mapping[type[msgspec.Struct], Redaction] = {}
    """Every command and event of the module, with what a viewer may see of it.

    An event that hides something declares it in its fields (`games.kernel.secrets`)."""
    slice: tuple[Any, Callable[["Rules[S]", int], Any]] | None = None
    """The type of the module's own part of the state (a field named after its key) and how it begins."""
    view: tuple[Any, Callable[["Rules[S]", S, Seat | None, bool], Any]] | None = None
    """The type of what the module shows of its part, and how it is shown to a viewer."""
    components: tuple[Any, ...] = ()
    """Rows of the title's own component types: tiles, cards, tokens."""
    names: Mapping[str, Names] = {}
    """The names of its components, by their keys."""
    pass_commands: tuple[type[Command], ...] = ()
    """Commands without choices that leave the rest of a step undone: what a seat does whose time is over."""
    examples: tuple[Command, ...] = ()
    """One command of each of its types, for the contract."""
    heuristics: Mapping[type[Command], Callable[..., int]] = {}
    """What commands are worth to the title's bots; for one of another unit, what it adds to that."""
