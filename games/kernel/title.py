"""A title: one game with all its modules as a value."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Generic

import msgspec

from games.kernel.catalogue.names import NameSource
from games.kernel.chance import RandomBelow, Seeded
from games.kernel.figures import Source
from games.kernel.messages import Command, Seat, tag
from games.kernel.module import Module
from games.kernel.position import Bot, Policy, Position, deal_hidden
from games.kernel.rules import Rules
from games.kernel.search.compare import Advisor
from games.kernel.state import S
from games.kernel.words.words import Words


class Standing(msgspec.Struct, frozen=True):
    """The result of a seat: its place (equal for shared places) and its points."""

    seat: Seat
    """The seat, from 0."""
    place: int
    """1 for the winner. Seats with the same place share it, and the next places are skipped."""
    points: int
    """The points at the end, those that organizers awarded included."""


class Component(msgspec.Struct, frozen=True):
    """A card, tile or token as the catalogue shows it."""

    id: str
    """The key by which commands, events and views name the component."""
    kind: str
    """What sort of component it is, such as `specialist` or `tile`. Each title has its own kinds."""
    module: str
    """The key of the module that it belongs to."""
    count: int
    """How many there are in the box."""
    names: dict[str, str]
    """Its names by language: `en`, `de`, `fr`, `it`."""
    name_sources: dict[str, NameSource]
    """For each language, whether a rulebook prints the name or it is ours."""
    effects: dict[str, str]
    """What it does, by language."""
    source: Source
    """Where the effect comes from: `printed` in a rulebook, `derived` from one, or set by us (`house`)."""


LADDER = ("random", "easy", "medium", "hard", "expert")
"""The bots that every title has, each stronger than the one before."""


def seat_kinds(modules: Iterable[Module]) -> tuple[str, ...]:
    """Return the kinds of seats there can be with these modules."""
    return tuple(dict.fromkeys(["human", "bot", *(m.seat_kind for m in modules if m.seat_kind)]))


def pass_or_first(rules: Rules[S], state: S, seat: Seat) -> Command:
    """Return a pass if the seat may pass, else the first listed command, else a sample of an open choice.

    The sample is always the same for the same state, so that a record can be decided again.
    """
    passes = [kind for module in rules.modules for kind in module.pass_commands]
    legal = rules.legal(state, seat)
    listed = [command for command in legal if type(command) in passes] or legal
    return listed[0] if listed else rules.samples(state, seat, Seeded(b"default").below, each=1)[0]


def no_ties_broken(_rules: Rules[S], _state: S, _seat: Seat) -> tuple[int, ...]:
    """Break no ties."""
    return ()


def no_box(_modules: tuple[Module[S], ...]) -> None:
    """Keep no components: the rules look nothing up."""


def accept_all(_rules: Rules[S]) -> None:
    """Accept all combinations of options, figures and seats."""


class Title(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """The functions and tables that make a title."""

    key: str
    name: str
    about: str
    words: Words = Words()
    """Its name and description in four languages. All other words are those of its modules."""
    base: Module[S]
    modules: tuple[Module[S], ...] = ()
    """All modules but the base, in the order in which they are combined. The base is always in play."""
    options: type[msgspec.Struct]
    state: type[S]
    box: Callable[[tuple[Module[S], ...]], Any] = no_box
    """Returns the components of the modules in play, in the form in which the title's rules look them up."""
    check: Callable[[Rules[S]], None] = accept_all
    """Raises Illegal if options, figures and seats do not go together."""
    begin: Callable[[Rules[S]], dict[str, Any]]
    """The fields of the state before the first step."""
    view: Callable[[Rules[S], S, Seat | None, bool], msgspec.Struct]
    """Returns the play as a viewer may see it. If the last argument is true, the game is over: show all."""
    view_type: type[msgspec.Struct]
    bot_view: Callable[[Rules[S], S, Seat], Any] | None = None
    """Returns the parts of a seat's view that its bots read, if the rest costs much."""
    standings: Callable[[Rules[S], S], tuple[Standing, ...]]
    ties: Callable[[Rules[S], S, Seat], tuple[int, ...]] = no_ties_broken
    """The numbers that break ties between seats with equal points; more is better."""
    default: Callable[[Rules[S], S, Seat], Command] = pass_or_first
    """The command for a seat whose time is over. Sent repeatedly, it must end the seat's part in the step."""
    timer: Callable[[Rules[S], S], int | None] | None = None
    """The seconds that the rulebook gives a seat in the current step; None if it sets no limit."""
    components: tuple[Component, ...] = ()
    policy: Policy
    """Chooses a command at sight: how the newest `easy` plays, and how seats play in the search of others."""
    bots: Mapping[str, Bot]
    """The bots by name. Every title has those of `LADDER`."""
    earlier_bots: Mapping[str, tuple[Bot, ...]] = {}
    """The earlier versions of bots that have changed, from the first on."""
    advise: Advisor
    """Compares the commands of a position as `expert` does: what hints and reviews are made of."""
    stand_in: str
    """The bot that takes over a seat whose player resigned."""
    earlier: tuple["Title[S]", ...] = ()
    """The title in the earlier versions of its rules, from the first on."""

    @property
    def rules_version(self) -> int:
        """The version of the rules: 1 until a module is amended."""
        return len(self.earlier) + 1

    def as_of(self, version: int) -> "Title[S]":
        """Return the title in a version of its rules, from 1 to its own."""
        return (*self.earlier, self)[version - 1]

    @property
    def bot_versions(self) -> dict[str, int]:
        """The newest version of each bot."""
        return {name: len(self.earlier_bots.get(name, ())) + 1 for name in self.bots}

    def bot(self, name: str, version: int) -> Bot:
        """Return a bot in a version from 1 to its newest."""
        return (*self.earlier_bots.get(name, ()), self.bots[name])[version - 1]

    def position(self, rules: Rules[S], state: S, seat: Seat, below: RandomBelow) -> Position[S]:
        """Return what a seat's bot chooses from. The random numbers sample its open choices."""
        return Position(
            rules=rules,
            seat=seat,
            candidates=rules.candidates(state, seat, below),
            view=self.bot_view(rules, state, seat) if self.bot_view else self.view(rules, state, seat, False),
            deal=partial(deal_hidden, rules, state, seat),
        )

    @property
    def all_modules(self) -> tuple[Module[S], ...]:
        """The base and all other modules."""
        return (self.base, *self.modules)

    @property
    def examples(self) -> dict[str, Command]:
        """One example of each command, by its tag, for the contract."""
        return {tag(type(example)): example for module in self.all_modules for example in module.examples}

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players the title can have, with the modules that allow more or fewer."""
        return tuple(
            sorted({*self.base.players, *(n for module in self.modules for n in module.adds_player_counts)})
        )
