"""Modules and steps as values: what an expansion adds, replaces and overrides."""

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import msgspec

from games.kernel.catalogue.names import Names
from games.kernel.chance import Chance, RandomBelow
from games.kernel.figures import Figure
from games.kernel.messages import NOBODY, Awaiting, Command, Event, Seat
from games.kernel.open_choice import OpenChoice
from games.kernel.state import S
from games.kernel.words.words import Words

if TYPE_CHECKING:
    from games.kernel.rules import Rules

M = TypeVar("M", bound=msgspec.Struct)

Decision = Generator[Event, S, S]
"""A generator: it yields events, receives the state after each one, and returns the last state."""

Redaction = Callable[[Any, Seat | None], Any]
"""Returns a message as a viewer may see it. The viewer is a seat, or None for a spectator."""


class Context(msgspec.Struct, Generic[S], frozen=True, eq=False):
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
    """List no commands: for handlers that describe them, and for jobs."""
    return ()


class Handler(msgspec.Struct, Generic[S], frozen=True, eq=False):
    """How a command is decided, and how a seat learns which commands of this type it may send.

    A handler lists them all with `legal`, or describes them with `describe` and gives examples with `sample`.
    Both at once are fine if every listed command fits the description.
    """

    decide: Callable[[Context[S], S, Seat, Any], Decision[S]]
    legal: Callable[["Rules[S]", S, Seat], Iterable[Command]] = unlisted
    job: str | None = None
    """The background job that sends this command; None if seats send it."""
    describe: Callable[["Rules[S]", S, Seat], OpenChoice | None] | None = None
    """The commands that the seat may send now; None if it may send none. Uses only what the seat can see."""
    sample: Callable[["Rules[S]", S, Seat, RandomBelow], Command | None] | None = None
    """A random command that would be accepted now; None if there is none.

    It must use a bounded number of draws."""


def no_events(_ctx: Context[S], state: S) -> Decision[S]:
    """Emit no events."""
    yield from ()
    return state


def nobody(_rules: "Rules[S]", _state: S) -> Awaiting:
    """Wait for nobody."""
    return NOBODY


def nobody_else(_rules: "Rules[S]", _state: S) -> tuple[Seat, ...]:
    """Let only awaited seats act."""
    return ()


def always(_rules: "Rules[S]", _state: S, _round: int) -> bool:
    """Occur in every round."""
    return True


class Step(msgspec.Struct, Generic[S], frozen=True):
    """A part of a round: what happens when it is entered, who must act, and which commands it has."""

    name: str
    enter: Callable[[Context[S], S], Decision[S]] = no_events
    awaiting: Callable[["Rules[S]", S], Awaiting] = nobody
    may_change: Callable[["Rules[S]", S], tuple[Seat, ...]] = nobody_else
    """Seats that may change what they chose, although the game no longer waits for them."""
    commands: tuple[type[Command], ...] = ()
    after: Callable[[Context[S], S], Decision[S]] = no_events
    """What happens by itself after each of its commands. For example, a turn with nothing left to do ends."""
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
    """Replace a named step."""

    name: str
    step: Step[S]


class Remove(NamedTuple):
    """Remove a named step."""

    name: str


Edit = Before[S] | After[S] | Replace[S] | Remove


def never_over(_rules: "Rules[S]", _state: S) -> bool:
    """Go on until the last round."""
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
    """Hide nothing of a message."""
    return message


def never_enabled(_options: Any, _seats: tuple[str, ...]) -> bool:
    """Never add the module by itself: a game's creator has to name it."""
    return False


class Amendment(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """A change of a module's rules. Games created under an earlier version of the rules do not have it.

    Entries replace those with the same key and are added otherwise. An override wraps the module's own.
    """

    since: int
    """The first version of the title's rules that has the change."""
    about: str
    """What is different, in the words of the rulebook or of the ruling."""
    figures: tuple[Figure, ...] = ()
    edits: tuple[Edit[S], ...] = ()
    extra_commands: Mapping[str, tuple[type[Command], ...]] = {}
    handlers: Mapping[type[Command], Handler[S]] = {}
    evolvers: Mapping[type[Event], Evolver[S]] = {}
    pre_evolvers: Mapping[type[Event], Evolver[S]] = {}
    reactions: Mapping[type[Event], Reaction[S]] = {}
    overrides: Mapping[Hook, Callable[[Hook], Hook]] = {}
    redactions: Mapping[type[msgspec.Struct], Redaction] = {}
    components: tuple[Any, ...] = ()
    removed_components: tuple[str, ...] = ()
    """The keys of components that are no longer in the box."""
    names: Mapping[str, Names] = {}
    pass_commands: tuple[type[Command], ...] = ()
    examples: tuple[Command, ...] = ()
    heuristics: Mapping[type[Command], Callable[..., int]] = {}


class Module(msgspec.Struct, Generic[S], frozen=True, kw_only=True, eq=False):
    """A part of a title that can be combined with others: the base game, an expansion or a mode."""

    key: str
    name: str
    about: str = ""
    players: tuple[int, ...] = ()
    """The numbers of players it is for; empty for any number."""
    adds_player_counts: tuple[int, ...] = ()
    """Numbers of players that are allowed only with this module."""
    conflicts: tuple[str, ...] = ()
    selectable: bool = True
    """Whether a game's creator may name it. Other modules are added by options, seats or other modules."""
    enabled_when: Callable[[Any, tuple[str, ...]], bool] = never_enabled
    """Whether a game with these options and kinds of seats has the module although nobody named it."""
    combines: tuple[str, ...] = ()
    """The module is added when all of these are present: rules for two expansions together."""
    includes: tuple[str, ...] = ()
    """Modules that are added with it."""
    excludes: tuple[str, ...] = ()
    """Modules that are left out, although options or other modules would add them."""
    seat_kind: str | None = None
    """A kind of seat that the module's own rules play. A game with the module has exactly one such seat."""
    options: type[msgspec.Struct] | None = None
    """Its own options, all with defaults. They are a field of the game's options, named after its key."""
    figures: tuple[Figure, ...] = ()
    flow: Flow[S] | None = None
    edits: tuple[Edit[S], ...] = ()
    extra_commands: Mapping[str, tuple[type[Command], ...]] = {}
    """Commands added to steps of other modules, by the step's name."""
    handlers: Mapping[type[Command], Handler[S]] = {}
    evolvers: Mapping[type[Event], Evolver[S]] = {}
    """How events change the state. For another module's event, runs after that module's evolver."""
    pre_evolvers: Mapping[type[Event], Evolver[S]] = {}
    """How another module's events change the state before that module's evolver runs."""
    reactions: Mapping[type[Event], Reaction[S]] = {}
    overrides: Mapping[Hook, Callable[[Hook], Hook]] = {}
    """For a hook, a function that wraps the one called so far."""
    redactions: Mapping[type[msgspec.Struct], Redaction] = {}
    """Every command and event of the module, with what a viewer may see of it.

    An event that hides something declares it in its fields (`games.kernel.secrets`)."""
    slice: tuple[Any, Callable[["Rules[S]", int], Any]] | None = None
    """The type of its slice of the state (a field named after its key), and what returns the first value."""
    view: tuple[Any, Callable[["Rules[S]", S, Seat | None, bool], Any]] | None = None
    """The type of its part of the view, and the function that returns it for a viewer."""
    components: tuple[Any, ...] = ()
    """Rows of the title's own component types: tiles, cards, tokens."""
    names: Mapping[str, Names] = {}
    """The names of its components, by key."""
    words: Words = Words()
    """What people read: its commands, events, steps, scores and refusals in four languages."""
    pass_commands: tuple[type[Command], ...] = ()
    """Commands without fields that end a seat's part in a step, for a seat whose time is over."""
    examples: tuple[Command, ...] = ()
    """One example of each of its commands, for the contract."""
    heuristics: Mapping[type[Command], Callable[..., int]] = {}
    """The value of a command to the title's bots. For another module's command, it is added to that value.

    If the module has a part in the view, they count only in games that show it."""
    earlier_heuristics: tuple[Mapping[type[Command], Callable[..., int]], ...] = ()
    """For each earlier version of the bot `easy`, from the first on: the heuristics that differ from now."""
    worth: Callable[["Rules[S]", S, Seat], int] | None = None
    """What its part of a state is worth to a seat, in hundredths of a point. Bots add up all modules."""
    planned_steps: tuple[str, ...] = ()
    """The steps in which no draw follows a choice before the round is over. Bots make plans for them."""
    search_cost: int = 0
    """By how many percent of the time without it a search takes longer. Bots search less for it."""
    deal_hidden: Callable[["Rules[S]", S, Seat, RandomBelow], S] | None = None
    """Returns a state that looks the same to the seat, with what the module hides from it dealt again.

    It may read what is hidden only as a whole: two states that look the same must lead to the same result."""
    amendments: tuple[Amendment[S], ...] = ()
    """Changes of its rules since the first version. All other fields are the rules of the first version."""
