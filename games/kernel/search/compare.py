"""Comparing commands by playouts: the best at sight get some each, and the worse half is dropped again and
again (successive halving)."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

from games.kernel.chance import RandomBelow, Seeded
from games.kernel.messages import Command
from games.kernel.position import Position
from games.kernel.search.knowledge import Knowledge
from games.kernel.search.playout import Meter, Plan, Playout

SEED_BYTES = 8


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much a bot searches. All limits count work, never time, so that a choice can be computed again."""

    width: int
    """How many commands are compared: the best at sight."""
    plans: int
    """In a step that can be planned, how many plans each command gets before the worse half is dropped."""
    finalists: int
    """How many commands of a planned step are compared with playouts too."""
    playouts: int
    """How many playouts each command gets before the worse half is dropped. The rest gets as many more."""
    rounds: int
    """How many rounds playouts go on after the current one."""
    made_anew: bool = False
    """Whether each plan is made anew. Otherwise it changes a command of the best plan so far."""
    same_draws: bool = False
    """Whether all plans are made with the same draws. Finalists are compared with others."""
    work: int
    """No further playouts begin after so much work, see `Meter`. It is less with modules that cost more."""
    others_play: bool = False
    """Whether the others follow the policy in contested steps of playouts, instead of their defaults."""
    at_sight: frozenset[str] = frozenset()
    """The steps in which the bot does not search, and plays as `easy` does."""


class Compared(msgspec.Struct):
    """A command, the best plan that begins with it, and what its playouts were worth to the seat."""

    command: Command
    plan: Plan | None = None
    total: int = 0
    ends: list[Any] = msgspec.field(default_factory=list)
    """The states in which its playouts ended."""

    @property
    def playouts(self) -> int:
        """The number of its playouts."""
        return len(self.ends)

    @property
    def outlooks(self) -> list[Any]:
        """The states that its worth was measured in."""
        return self.ends or ([self.plan.end] if self.plan else [])

    @property
    def worth(self) -> int:
        """The mean of its playouts in hundredths of a point; without any, what its best plan is worth."""
        if self.playouts:
            return self.total // self.playouts
        return self.plan.worth if self.plan else 0


Advisor = Callable[[Position, RandomBelow], list[Compared]]
"""Returns the compared commands of a position, the best first."""


def advisor(knowledge: Knowledge, limits: Limits) -> Advisor:
    """Return the function that compares commands within limits, for bots and hints alike."""
    return partial(compare, knowledge, limits)


def alike(compared: list[Compared]) -> list[Compared]:
    """Return those that were measured as the best one was: means do not compare with the best of plans."""
    by_playouts = compared[0].playouts > 0
    return [one for one in compared if (one.playouts > 0) == by_playouts]


def compare(knowledge: Knowledge, limits: Limits, position: Position, below: RandomBelow) -> list[Compared]:
    """Return the commands that are best at sight, the best by playouts first."""
    comparison = Comparison(knowledge, limits, position, below)
    planned = knowledge.planned(comparison.step)
    if planned:
        comparison.halve(comparison.make_plans, limits.plans, limits.finalists)
    if limits.finalists > 1 or not planned:
        comparison.halve(comparison.play_out, limits.playouts, 1)
    return comparison.field + comparison.dropped


class Comparison:
    """The commands that are still compared, and those that were dropped, the last of them first."""

    def __init__(self, knowledge: Knowledge, limits: Limits, position: Position, below: RandomBelow) -> None:
        rules, seat = position.rules, position.seat
        world = position.deal(below)
        self.step = world.step
        self._last_round: int = world.round + limits.rounds + knowledge.rounds_further(rules)
        self._this_round: int = world.round
        self._position, self._below = position, below
        self._made_anew, self._same_draws = limits.made_anew, limits.same_draws
        meter = Meter(100 * limits.work // knowledge.cost(rules))
        self._playout = Playout(knowledge, rules, seat, meter, limits.others_play)
        self._playout.meter.spend(len(position.candidates))
        ranked = sorted(position.candidates, key=knowledge.values(rules, world, seat), reverse=True)
        self.field = [Compared(command) for command in ranked[: limits.width]]
        self.dropped: list[Compared] = []

    def make_plans(self, number: int) -> None:
        """Make a plan for each command and keep it if it is its best. The first one follows the policy."""
        for one, after, chance in self._after_each(number > 0 and self._same_draws):
            plan = self._another(one, after, chance, number)
            if one.plan is None or plan.worth > one.plan.worth:
                one.plan = plan

    def _another(self, one: Compared, after: Any, chance: Seeded, number: int) -> Plan:
        if one.plan is None or self._made_anew:
            return self._playout.play(after, chance, self._this_round, varied=number > 0)
        if not one.plan.moves:
            return one.plan
        below = self._below if self._same_draws else None
        return self._playout.change(one.plan, chance, self._this_round, number % 2 == 0, below)

    def play_out(self, _number: int) -> None:
        """Play on once after each command and its plan."""
        for one, after, chance in self._after_each():
            plan = one.plan.moves if one.plan else ()
            played = self._playout.follow(after, plan, chance, self._last_round)
            one.total += played.worth
            one.ends.append(played.end)

    def halve(self, try_each: Callable[[int], None], times: int, least: int) -> None:
        """Try each command some times and drop the worse half, until few are left or the work is done."""
        number, meter = 0, self._playout.meter
        while len(self.field) > 1 and meter.left > 0 and (number == 0 or len(self.field) > least):
            for _ in range(times):
                try_each(number)
                number += 1
                if meter.left <= 0:
                    break
            self.field.sort(key=lambda one: -one.worth)
            kept = max(least, (len(self.field) + 1) // 2)
            self.field, self.dropped = self.field[:kept], self.field[kept:] + self.dropped

    def _after_each(self, again: bool = False) -> Iterator[tuple[Compared, Any, Seeded]]:
        """Each command with a possible state after it and the draws to come, the same for all commands."""
        if not again:
            self._state = self._position.deal(self._below)
            self._chance = Seeded(self._below(1 << 8 * SEED_BYTES).to_bytes(SEED_BYTES, "big"))
        state, chance = self._state, self._chance
        for one in self.field:
            chance.next = 0
            yield one, self._playout.decide(state, self._position.seat, one.command, chance), chance
