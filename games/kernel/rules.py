"""The rules of one game: its modules combined into tables, and the loop that decides commands."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from games.kernel.chance import Chance, RandomBelow
from games.kernel.composition.timeline import Timeline
from games.kernel.figures import Figure
from games.kernel.messages import NOBODY, SERVICE, Awaiting, Command, Event, Seat, StepEntered, tag
from games.kernel.module import (
    Context,
    Decision,
    Evolver,
    Handler,
    Hook,
    Module,
    Reaction,
    Redaction,
    Step,
    no_events,
)
from games.kernel.open_choice import SAMPLES, OpenChoice
from games.kernel.refusal import Illegal
from games.kernel.state import S

F = TypeVar("F", bound=Hook)
T = TypeVar("T")


class AwaitingCache:
    """Keeps the last result of `awaiting`: one command asks several times about the same state."""

    __slots__ = ("asked",)

    def __init__(self) -> None:
        self.asked: tuple[object, Awaiting] = (None, NOBODY)


class Overrides(dict[Hook, Hook]):
    """The function to call for each hook: the hook itself, unless a module overrides it."""

    def __missing__(self, hook: Hook) -> Hook:
        self[hook] = hook
        return hook


class Resolver(Protocol):
    """Returns the function to call for a hook, which has the hook's own signature."""

    def __call__(self, hook: F, /) -> F: ...


class Rules(msgspec.Struct, Generic[S], frozen=True, eq=False):
    """The rules of one game: the result of its title, modules, options and seats."""

    seats: tuple[str, ...]
    """The kind of every seat: human, bot, or one that a module plays."""
    modules: tuple[Module[S], ...]
    options: Any
    figures: Mapping[str, Any]
    """The numbers of this game, by key."""
    figure_rows: tuple[Figure, ...]
    box: Any
    """The title's components in play, by id."""
    state_type: type[S]
    steps: Mapping[str, Step[S]]
    timeline: Timeline[S]
    handlers: Mapping[type[Command], Handler[S]]
    step_handlers: Mapping[str, tuple[Handler[S], ...]]
    """The handlers of each step's commands, by the step's name."""
    evolvers: Mapping[type[Event], Evolver[S]]
    reactions: Mapping[type[Event], tuple[Reaction[S], ...]]
    resolve: Resolver
    """Returns the function to call for a hook, with the overrides of all modules."""
    redactions: Mapping[type[msgspec.Struct], Redaction]
    views: Mapping[str, Callable[["Rules[S]", S, Seat | None, bool], Any]]
    """The functions that return each module's part of the view, by the module's key."""
    awaiting_cache: AwaitingCache = msgspec.field(default_factory=AwaitingCache)
    resolved: dict[Hook, Any] = msgspec.field(default_factory=dict)
    """The results of hooks that depend only on the rules."""

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)

    def resolve_once(self, hook: Callable[["Rules[S]"], T]) -> T:
        """Return the result of a hook that depends only on the rules, computed only once."""
        if hook not in self.resolved:
            self.resolved[hook] = self.resolve(hook)(self)
        result: T = self.resolved[hook]
        return result

    def evolve(self, state: S, event: Event) -> S:
        """Return the state after an event."""
        return self.evolvers[type(event)](state, event)

    def awaiting(self, state: S) -> Awaiting:
        """Return who must act; nobody once the game is over."""
        known, awaiting = self.awaiting_cache.asked
        if known is not state:
            step = self.steps.get(state.step)
            awaiting = step.awaiting(self, state) if step else NOBODY
            self.awaiting_cache.asked = state, awaiting
        return awaiting

    def finished(self, state: S) -> bool:
        """Return whether the last step is over."""
        return not self.awaiting(state) and self.timeline.following(self, state) is None

    def legal(self, state: S, seat: Seat) -> list[Command]:
        """Return every listed command the seat may send now, complete and ready to post."""
        commands: list[Command] = []
        for handler in self._handlers_for(state, seat):
            if listed := handler.legal(self, state, seat):
                commands += listed
        return commands

    def open_choices(self, state: S, seat: Seat) -> list[OpenChoice]:
        """Return the commands the seat may send now that are described rather than listed."""
        described = [
            handler.describe(self, state, seat)
            for handler in self._handlers_for(state, seat)
            if handler.describe
        ]
        return [choice for choice in described if choice is not None]

    def samples(self, state: S, seat: Seat, below: RandomBelow, each: int = SAMPLES) -> list[Command]:
        """Return up to `each` different random commands of every open choice the seat has now."""
        return [
            command
            for handler in self._handlers_for(state, seat)
            if handler.sample
            for command in dict.fromkeys([handler.sample(self, state, seat, below) for _ in range(each)])
            if command is not None
        ]

    def candidates(self, state: S, seat: Seat, below: RandomBelow) -> list[Command]:
        """Return what a bot or a test chooses from: every listed command, and samples of the open choices."""
        return self.legal(state, seat) + self.samples(state, seat, below)

    def _handlers_for(self, state: S, seat: Seat) -> tuple[Handler[S], ...]:
        """The handlers of the current step's commands, if the seat may act."""
        name = state.step
        if seat in self.awaiting(state).seats or seat in self.steps[name].may_change(self, state):
            return self.step_handlers[name]
        return ()

    def due_command(self, state: S) -> Command | None:
        """Return the command that a background job must send, if the game waits for one."""
        step = self.steps.get(state.step)
        job = self.awaiting(state).job
        return (
            next((kind() for kind in step.commands if self.handlers[kind].job == job), None)
            if step and job
            else None
        )

    def decide(self, state: S, seat: Seat, command: Command, chance: Chance) -> tuple[list[Event], S]:
        """Return the events of a command and the state after them. Raises Illegal if the rules refuse it."""
        events: list[Event] = []
        ctx = Context(self, chance)
        state = self._decide_in_step(ctx, state, seat, command, events)
        return events, self._advance(ctx, state, events)

    def within_step(self, state: S, seat: Seat, command: Command, chance: Chance) -> tuple[list[Event], S]:
        """Like `decide`, but without going on to another step."""
        events: list[Event] = []
        state = self._decide_in_step(Context(self, chance), state, seat, command, events)
        return events, state

    def _decide_in_step(
        self, ctx: Context[S], state: S, seat: Seat, command: Command, events: list[Event]
    ) -> S:
        step, kind = self.steps[state.step], type(command)
        if kind not in step.commands:
            raise Illegal("wrong_step", command=tag(kind), step=state.step)
        awaiting, handler = self.awaiting(state), self.handlers[kind]
        job = handler.job
        if job and (seat != SERVICE or awaiting.job != job):
            raise Illegal("service_only", command=tag(kind))
        if not job and seat not in awaiting.seats and seat not in step.may_change(self, state):
            raise Illegal("not_your_turn", step=state.step, awaiting=list(awaiting.seats))
        state = self._drive(ctx, state, handler.decide(ctx, state, seat, command), events)
        if step.after is not no_events:
            state = self._drive(ctx, state, step.after(ctx, state), events)
        return state

    def begin(self, state: S, chance: Chance) -> tuple[list[Event], S]:
        """Return the events from a fresh state to the first choice, and the state after them."""
        events: list[Event] = []
        return events, self._advance(Context(self, chance), state, events)

    def _advance(self, ctx: Context[S], state: S, events: list[Event]) -> S:
        """Enter one step after the other until somebody must act."""
        while not self.awaiting(state) and (following := self.timeline.following(self, state)):
            state = self._drive(ctx, state, _entered(ctx, *following), events)
        return state

    def _drive(self, ctx: Context[S], state: S, decision: Decision[S], events: list[Event]) -> S:
        """Fold each event that is yielded, let modules react to it, and send back the state."""
        evolvers, reactions = self.evolvers, self.reactions
        try:
            event = next(decision)
            while True:
                kind = type(event)
                events.append(event)
                state = evolvers[kind](state, event)
                if kind in reactions:
                    for reaction in reactions[kind]:
                        state = self._drive(ctx, state, reaction(ctx, state, event), events)
                event = decision.send(state)
        except StopIteration:
            return state


def _entered(ctx: Context[S], step: Step[S], number: int) -> Decision[S]:
    state = yield StepEntered(step=step.name, round=number)
    return (yield from step.enter(ctx, state))
