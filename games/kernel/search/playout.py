"""Playing on from a state to a horizon, with the policy of the title for every seat."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Generic, NamedTuple

import msgspec

from games.kernel.chance import RandomBelow, Seeded
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
OTHERS = 4
"""A changed plan has one of so many other commands that are best at sight."""


class Meter:
    """Counts the work of a choice: commands valued and decided. It replaces a clock."""

    __slots__ = ("left",)

    def __init__(self, work: int) -> None:
        self.left = work

    def spend(self, work: int) -> None:
        """Count some work."""
        self.left -= work


class Move(NamedTuple):
    """A command of a plan, and the state in which the seat sends it."""

    state: Any
    command: Command
    drawn: int
    """How many draws were made before it."""


class Plan(NamedTuple):
    """What a seat does in the rest of a step, and what it has at the horizon then."""

    worth: int
    moves: tuple[Move, ...]
    end: Any
    """The state at the horizon."""

    @property
    def commands(self) -> tuple[Command, ...]:
        """The commands of the plan."""
        return tuple([move.command for move in self.moves])


class Playout(msgspec.Struct, Generic[S], frozen=True, eq=False):
    """How playouts of one choice go: whose choice it is and how their work is counted."""

    knowledge: Knowledge[S]
    rules: Rules[S]
    seat: Seat
    meter: Meter
    others_play: bool = False
    """Whether the others follow the policy in contested steps."""

    def decide(self, state: S, seat: Seat, command: Command, chance: Seeded) -> S:
        """Return the state after a command."""
        self.meter.spend(DECIDING)
        return self.rules.decide(state, seat, command, chance)[1]

    def play(self, state: S, chance: Seeded, last_round: int, varied: bool = False) -> Plan:
        """Play on to the end of a round. A varied plan is not always what is best at sight."""
        number = state.round

        def own(now: S) -> Command:
            return self._daring(now, chance) if varied and now.round == number else self._best(now)

        return self._play(state, chance, last_round, (), partial(self._sent, own, chance))

    def follow(self, state: S, plan: Iterable[Move], chance: Seeded, last_round: int) -> Plan:
        """Play on to the end of a round with the moves of a plan that are possible with these draws."""
        return self._play(state, chance, last_round, (), partial(self._wanted, list(plan), chance))

    def change(
        self, plan: Plan, chance: Seeded, last_round: int, keep: bool, below: RandomBelow | None = None
    ) -> Plan:
        """Return the plan with another command somewhere. What follows is kept if possible, or made anew.

        If `below` chooses what is changed, the draws are those of the plan.
        """
        choose = below or chance.below
        number = choose(len(plan.moves))
        state, usual, drawn = plan.moves[number]
        command = self._other_than(usual, state, choose)
        if command is None:
            return plan
        if below is not None:
            chance.next = drawn
        rest = list(plan.moves[number + 1 :] if keep else ())
        after = self.decide(state, self.seat, command, chance)
        before = (*plan.moves[:number], Move(state, command, drawn))
        return self._play(after, chance, last_round, before, partial(self._wanted, rest, chance))

    def _play(
        self,
        state: S,
        chance: Seeded,
        last_round: int,
        before: tuple[Move, ...],
        own: Callable[[S], tuple[Command, S]],
    ) -> Plan:
        rules, moves, start = self.rules, list(before), before[0].state if before else state
        while awaiting := rules.awaiting(state):
            if self.knowledge.rounds_over(state) >= last_round:
                return Plan(self.knowledge.worth(rules, state, self.seat), tuple(moves), state)
            command = rules.due_command(state)
            if command is not None:
                state = self.decide(state, SERVICE, command, chance)
            elif self.seat in awaiting.seats:
                now, drawn = state, chance.next
                if (routine := self.knowledge.at_once(rules, now, self.seat)) is not None:
                    state = self.decide(now, self.seat, routine, chance)
                    continue
                command, state = own(now)
                if now.round == start.round:
                    moves.append(Move(now, command, drawn))
            else:
                actor = awaiting.seats[0]
                state = self.decide(state, actor, self._other(state, actor), chance)
        return Plan(POINT * self.knowledge.points(rules, state)[self.seat], tuple(moves), state)

    def _sent(self, choose: Callable[[S], Command], chance: Seeded, state: S) -> tuple[Command, S]:
        """What the seat chooses, and the state after it."""
        command = choose(state)
        return command, self.decide(state, self.seat, command, chance)

    def _wanted(self, rest: list[Move], chance: Seeded, state: S) -> tuple[Command, S]:
        """The next command of a plan in this step if it is possible, else what is best at sight."""
        if any(move.state.step == state.step for move in rest):
            while rest[0].state.step != state.step:
                rest.pop(0)
            wanted = rest.pop(0).command
            try:
                return wanted, self.decide(state, self.seat, wanted, chance)
            except Illegal:
                pass
        return self._sent(self._best, chance, state)

    def _best(self, state: S) -> Command:
        commands, value = self._valued(state, self.seat)
        return max(commands, key=value)

    def _daring(self, state: S, chance: Seeded) -> Command:
        """Mostly the best command at sight, else one of the next best."""
        commands, value = self._valued(state, self.seat)
        if len(commands) == 1 or chance.below(DARING):
            return max(commands, key=value)
        ranked = sorted(commands, key=value, reverse=True)
        return ranked[1 + chance.below(min(len(ranked) - 1, DARING))]

    def _other_than(self, usual: Command, state: S, below: RandomBelow) -> Command | None:
        """One of the commands that are best at sight, but not the usual one."""
        commands, value = self._valued(state, self.seat)
        ranked = sorted([command for command in commands if command != usual], key=value, reverse=True)
        return ranked[below(min(len(ranked), OTHERS))] if ranked else None

    def _other(self, state: S, seat: Seat) -> Command:
        played = self.others_play and self.knowledge.contested(state.step)
        if self.knowledge.apart(state.step) and not played:
            return self.knowledge.default(self.rules, state, seat)
        commands, value = self._valued(state, seat)
        return max(commands, key=value)

    def _valued(self, state: S, seat: Seat) -> tuple[list[Command], Valued]:
        commands = self.rules.legal(state, seat) or self.rules.samples(state, seat, lambda _bound: 0)
        self.meter.spend(len(commands))
        return commands, self.knowledge.values(self.rules, state, seat)
