"""Composed rules: the modules of one game folded into tables, and the loop that decides."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

import msgspec

from games.kernel.chance import Chance
from games.kernel.messages import NOBODY, SERVICE, Awaiting, Command, Event, Seat, StepEntered, tag
from games.kernel.module import Context, Decision, Handler, Redaction, Step
from games.kernel.refusal import Illegal

F = TypeVar("F", bound=Callable[..., Any])


class Rules(msgspec.Struct, frozen=True, eq=False):
    """The rules of one game as they result from its title, modules and options."""

    players: int
    options: Any
    box: Any
    """The title's components in play, looked up by id."""
    state_type: type[msgspec.Struct]
    steps: Mapping[str, Step]
    timeline: tuple[tuple[Step, int], ...]
    """Every step of the game with its round, in order; round 0 is the setup."""
    positions: Mapping[tuple[str, int], int]
    handlers: Mapping[type[Command], Handler]
    evolvers: Mapping[type[Event], Callable[[Any, Any], Any]]
    reactions: Mapping[type[Event], tuple[Callable[[Context, Any, Any], Decision], ...]]
    answers: Mapping[Callable[..., Any], Callable[..., Any]]
    redactions: Mapping[type[msgspec.Struct], Redaction]
    views: Mapping[str, Callable[["Rules", Any, Seat | None, bool], Any]]
    """What each module shows of its own part of the state, by its key."""

    def ask(self, question: F) -> F:
        """The answer to a named question after all modules had their say."""
        return cast("F", self.answers.get(question, question))

    def evolve(self, state: Any, event: Event) -> Any:
        """Fold one event."""
        return self.evolvers[type(event)](state, event)

    def awaiting(self, state: Any) -> Awaiting:
        """Who must act; nobody once the game is over."""
        step = self.steps.get(state.step)
        return step.awaiting(self, state) if step else NOBODY

    def finished(self, state: Any) -> bool:
        """Whether the last step is over."""
        return not self.awaiting(state) and self._following(state) is None

    def legal(self, state: Any, seat: Seat) -> list[Command]:
        """Every command the seat may give now, complete and ready to post."""
        step = self.steps[state.step]
        if seat not in step.awaiting(self, state).seats:
            return []
        return [command for kind in step.commands for command in self.handlers[kind].legal(self, state, seat)]

    def due(self, state: Any) -> Command | None:
        """The command the service owes the game, where it waits for a job of the rules."""
        step = self.steps.get(state.step)
        job = step.awaiting(self, state).job if step else None
        return (
            next((kind() for kind in step.commands if self.handlers[kind].job == job), None)
            if step and job
            else None
        )

    def decide(self, state: Any, seat: Seat, command: Command, chance: Chance) -> tuple[list[Event], Any]:
        """The events a command leads to and the state after them, or a refusal."""
        step = self.steps[state.step]
        if type(command) not in step.commands:
            raise Illegal("wrong_step", command=tag(type(command)), step=state.step)
        awaiting, job = step.awaiting(self, state), self.handlers[type(command)].job
        if job and (seat != SERVICE or awaiting.job != job):
            raise Illegal("service_only", command=tag(type(command)))
        if not job and seat not in awaiting.seats:
            raise Illegal("not_your_turn", step=state.step, awaiting=list(awaiting.seats))
        ctx = Context(self, chance)
        return self._run(ctx, state, self._play(ctx, state, seat, command))

    def begin(self, state: Any, chance: Chance) -> tuple[list[Event], Any]:
        """The events from a fresh state to the first choice."""
        ctx = Context(self, chance)
        return self._run(ctx, state, self._advance(ctx, state))

    def _play(self, ctx: Context, state: Any, seat: Seat, command: Command) -> Decision:
        state = yield from self.handlers[type(command)].decide(ctx, state, seat, command)
        return (yield from self._advance(ctx, state))

    def _advance(self, ctx: Context, state: Any) -> Decision:
        while not self.awaiting(state) and (following := self._following(state)):
            step, number = following
            state = yield StepEntered(step=step.name, round=number)
            state = yield from step.enter(ctx, state)
        return state

    def _following(self, state: Any) -> tuple[Step, int] | None:
        """The next step that occurs, and its round."""
        start = self.positions.get((state.step, state.round), -1) + 1
        for step, number in self.timeline[start:]:
            if step.occurs(self, state, number):
                return step, number
        return None

    def _run(self, ctx: Context, state: Any, decision: Decision) -> tuple[list[Event], Any]:
        events: list[Event] = []
        state = self._drive(ctx, state, decision, events)
        return events, state

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
