"""Composed rules: the modules of one game folded into tables, and the loop that decides."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from games.kernel.chance import Below, Chance
from games.kernel.figures import Figure
from games.kernel.messages import NOBODY, SERVICE, Awaiting, Command, Event, Seat, StepEntered, tag
from games.kernel.module import Context, Decision, Handler, Module, Redaction, Step, no_events
from games.kernel.open_choice import SAMPLES, OpenChoice
from games.kernel.refusal import Illegal
from games.kernel.timeline import Timeline

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")


class AwaitingCache:
    """The state whose awaited seats were asked for last; one command asks several times about one state."""

    __slots__ = ("asked",)

    def __init__(self) -> None:
        self.asked: tuple[Any, Awaiting] = (None, NOBODY)


class Overrides(dict[Any, Any]):
    """By a question's own function, the one that answers it: itself, unless a module answers otherwise."""

    def __missing__(self, question: Any) -> Any:
        self[question] = question
        return question


class Resolver(Protocol):
    """Looks up the answer to a named question, which has the question's own form."""

    def __call__(self, question: F, /) -> F: ...


class Rules(msgspec.Struct, frozen=True, eq=False):
    """The rules of one game as they result from its title, modules and options."""

    seats: tuple[str, ...]
    """The kind of every seat: human, bot, or one that a module plays."""
    modules: tuple[Module, ...]
    options: Any
    figures: Mapping[str, Any]
    """The numbers of this game, by their keys."""
    figure_rows: tuple[Figure, ...]
    box: Any
    """The title's components in play, looked up by id."""
    state_type: type[msgspec.Struct]
    steps: Mapping[str, Step]
    timeline: Timeline
    handlers: Mapping[type[Command], Handler]
    evolvers: Mapping[type[Event], Callable[[Any, Any], Any]]
    reactions: Mapping[type[Event], tuple[Callable[[Context, Any, Any], Decision], ...]]
    resolve: Resolver
    """The answer to a named question after all modules had their say."""
    redactions: Mapping[type[msgspec.Struct], Redaction]
    views: Mapping[str, Callable[["Rules", Any, Seat | None, bool], Any]]
    """What each module shows of its own part of the state, by its key."""
    awaiting_cache: AwaitingCache = msgspec.field(default_factory=AwaitingCache)
    resolved: dict[Any, Any] = msgspec.field(default_factory=dict)
    """Answers that depend on nothing but the rules, by their questions."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def selected(self) -> tuple[str, ...]:
        """The units in play that a game's creator may name, brought along or not."""
        return tuple([module.key for module in self.modules[1:] if module.selectable and not module.combines])

    def resolve_once(self, question: Callable[["Rules"], T]) -> T:
        """The answer to a question about the rules alone, asked only once."""
        if question not in self.resolved:
            self.resolved[question] = self.resolve(question)(self)
        answer: T = self.resolved[question]
        return answer

    def evolve(self, state: Any, event: Event) -> Any:
        """Fold one event."""
        return self.evolvers[type(event)](state, event)

    def awaiting(self, state: Any) -> Awaiting:
        """Who must act; nobody once the game is over."""
        known, awaiting = self.awaiting_cache.asked
        if known is not state:
            step = self.steps.get(state.step)
            awaiting = step.awaiting(self, state) if step else NOBODY
            self.awaiting_cache.asked = state, awaiting
        return awaiting

    def finished(self, state: Any) -> bool:
        """Whether the last step is over."""
        return not self.awaiting(state) and self.timeline.following(self, state) is None

    def legal(self, state: Any, seat: Seat) -> list[Command]:
        """Every listed command the seat may send now, complete and ready to post."""
        step = self.steps[state.step]
        if seat not in self.awaiting(state).seats and seat not in step.may_act(self, state):
            return []
        commands: list[Command] = []
        for kind in step.commands:
            commands += self.handlers[kind].legal(self, state, seat)
        return commands

    def open_choices(self, state: Any, seat: Seat) -> list[OpenChoice]:
        """The commands the seat may send now that are described rather than listed."""
        described = [
            handler.describe(self, state, seat)
            for handler in self._handlers_for(state, seat)
            if handler.describe
        ]
        return [choice for choice in described if choice is not None]

    def samples(self, state: Any, seat: Seat, below: Below, each: int = SAMPLES) -> list[Command]:
        """Up to `each` different random commands of every open choice the seat has now."""
        return [
            command
            for handler in self._handlers_for(state, seat)
            if handler.sample
            for command in dict.fromkeys([handler.sample(self, state, seat, below) for _ in range(each)])
            if command is not None
        ]

    def candidates(self, state: Any, seat: Seat, below: Below) -> list[Command]:
        """What a bot or a test chooses from: every listed command, and samples of the open choices."""
        return self.legal(state, seat) + self.samples(state, seat, below)

    def _handlers_for(self, state: Any, seat: Seat) -> list[Handler]:
        """The handlers of the current step's commands, if the seat may act."""
        step = self.steps[state.step]
        if seat not in self.awaiting(state).seats and seat not in step.may_act(self, state):
            return []
        return [self.handlers[kind] for kind in step.commands]

    def due(self, state: Any) -> Command | None:
        """The command the service owes the game, where it waits for a job of the rules."""
        step = self.steps.get(state.step)
        job = self.awaiting(state).job
        return (
            next((kind() for kind in step.commands if self.handlers[kind].job == job), None)
            if step and job
            else None
        )

    def decide(self, state: Any, seat: Seat, command: Command, chance: Chance) -> tuple[list[Event], Any]:
        """The events a command leads to and the state after them, or a refusal."""
        events, state = self.within_step(state, seat, command, chance)
        return events, self._advance(Context(self, chance), state, events)

    def within_step(
        self, state: Any, seat: Seat, command: Command, chance: Chance
    ) -> tuple[list[Event], Any]:
        """What a command leads to before the game goes on to another step, or a refusal."""
        step = self.steps[state.step]
        if type(command) not in step.commands:
            raise Illegal("wrong_step", command=tag(type(command)), step=state.step)
        awaiting, handler = self.awaiting(state), self.handlers[type(command)]
        job = handler.job
        if job and (seat != SERVICE or awaiting.job != job):
            raise Illegal("service_only", command=tag(type(command)))
        if not job and seat not in awaiting.seats and seat not in step.may_act(self, state):
            raise Illegal("not_your_turn", step=state.step, awaiting=list(awaiting.seats))
        ctx = Context(self, chance)
        events: list[Event] = []
        state = self._drive(ctx, state, handler.decide(ctx, state, seat, command), events)
        if step.after is not no_events:
            state = self._drive(ctx, state, step.after(ctx, state), events)
        return events, state

    def begin(self, state: Any, chance: Chance) -> tuple[list[Event], Any]:
        """The events from a fresh state to the first choice."""
        events: list[Event] = []
        return events, self._advance(Context(self, chance), state, events)

    def _advance(self, ctx: Context, state: Any, events: list[Event]) -> Any:
        """Enter one step after the other until somebody must act."""
        while not self.awaiting(state) and (following := self.timeline.following(self, state)):
            state = self._drive(ctx, state, _entered(ctx, *following), events)
        return state

    def _drive(self, ctx: Context, state: Any, decision: Decision, events: list[Event]) -> Any:
        """Fold every event as it is yielded, let modules react to it, and send back the state."""
        evolvers, reactions = self.evolvers, self.reactions
        try:
            event = next(decision)
            while True:
                events.append(event)
                state = evolvers[type(event)](state, event)
                for reaction in reactions.get(type(event), ()):
                    state = self._drive(ctx, state, reaction(ctx, state, event), events)
                event = decision.send(state)
        except StopIteration:
            return state


def _entered(ctx: Context, step: Step, number: int) -> Decision:
    state = yield StepEntered(step=step.name, round=number)
    return (yield from step.enter(ctx, state))
