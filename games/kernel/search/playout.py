"""Playing on from a state to a horizon, with the policy of the title for every seat."""

from collections.abc import Iterable
from typing import Generic, NamedTuple

import msgspec

from games.kernel.chance import Chance
from games.kernel.messages import SERVICE, Command, Seat
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from games.kernel.search.knowledge import Knowledge, Valued
from games.kernel.state import S

POINT = 100
"""A point, in the unit of worth."""
DECIDING = 8
"""The work of deciding a command, in the unit of valuing one."""
DARING = 3
"""One of so many commands of a varied plan is not the best at sight, but one of so many next best ones."""


class Meter:
    """Counts the work of a choice: commands valued and decided. It replaces a clock."""

    __slots__ = ("left",)

    def __init__(self, work: int) -> None:
        self.left = work

    def spend(self, work: int) -> None:
        """Count some work."""
        self.left -= work


class Plan(NamedTuple):
    """What a seat does in the rest of a step, and what it has at the horizon then."""

    worth: int
    commands: tuple[Command, ...] = ()


class Playout(msgspec.Struct, Generic[S], frozen=True, eq=False):
    """How playouts of one choice go: whose choice it is and how their work is counted."""

    knowledge: Knowledge[S]
    rules: Rules[S]
    seat: Seat
    meter: Meter

    def decide(self, state: S, seat: Seat, command: Command, chance: Chance) -> S:
        """Return the state after a command."""
        self.meter.spend(DECIDING)
        return self.rules.decide(state, seat, command, chance)[1]

    def follow(self, state: S, plan: Iterable[Command], chance: Chance) -> S:
        """Return the state after the commands of a plan, or those that are possible with these draws."""
        for command in plan:
            try:
                state = self.decide(state, self.seat, command, chance)
            except Illegal:
                break
        return state

    def play(self, state: S, chance: Chance, last_round: int, varied: bool = False) -> Plan:
        """Play on to the end of a round. A varied plan is not always what is best at sight."""
        rules, step, number = self.rules, state.step, state.round
        plan: list[Command] = []
        while awaiting := rules.awaiting(state):
            if state.round > last_round:
                return Plan(self.knowledge.worth(rules, state, self.seat), tuple(plan))
            command = rules.due_command(state)
            if command is not None:
                actor = SERVICE
            elif self.seat in awaiting.seats:
                actor = self.seat
                command = self._own(state, chance if varied and state.round == number else None)
                if state.step == step and state.round == number:
                    plan.append(command)
            else:
                actor = awaiting.seats[0]
                command = self._other(state, actor)
            state = self.decide(state, actor, command, chance)
        return Plan(POINT * self.knowledge.points(rules, state)[self.seat], tuple(plan))

    def _own(self, state: S, chance: Chance | None) -> Command:
        if command := self.knowledge.at_once(self.rules, state, self.seat):
            return command
        commands, value = self._valued(state, self.seat)
        if chance is None or len(commands) == 1 or chance.below(DARING):
            return max(commands, key=value)
        ranked = sorted(commands, key=value, reverse=True)
        return ranked[1 + chance.below(min(len(ranked) - 1, DARING))]

    def _other(self, state: S, seat: Seat) -> Command:
        if self.knowledge.apart(state.step):
            return self.knowledge.default(self.rules, state, seat)
        commands, value = self._valued(state, seat)
        return max(commands, key=value)

    def _valued(self, state: S, seat: Seat) -> tuple[list[Command], Valued]:
        commands = self.rules.legal(state, seat) or self.rules.samples(state, seat, lambda _bound: 0)
        self.meter.spend(len(commands))
        return commands, self.knowledge.values(self.rules, state, seat)
