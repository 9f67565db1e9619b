"""Comparing commands by playouts: the best at sight get some each, and the worse half is dropped again and
again (successive halving)."""

from collections.abc import Callable
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
    work: int
    """No further playouts begin after so much work, see `Meter`."""


class Compared(msgspec.Struct):
    """A command, the best plan that begins with it, and what its playouts were worth to the seat."""

    command: Command
    plan: Plan | None = None
    total: int = 0
    playouts: int = 0

    @property
    def worth(self) -> int:
        """The mean of its playouts in hundredths of a point; without any, what its best plan is worth."""
        if self.playouts:
            return self.total // self.playouts
        return self.plan.worth if self.plan else 0


def compare(knowledge: Knowledge, limits: Limits, position: Position, below: RandomBelow) -> list[Compared]:
    """Return the commands that are best at sight, the best by playouts first."""
    rules, seat = position.rules, position.seat
    playout = Playout(knowledge, rules, seat, Meter(limits.work))
    world = position.deal(below)
    playout.meter.spend(len(position.candidates))
    ranked = sorted(position.candidates, key=knowledge.values(rules, world, seat), reverse=True)
    field = [Compared(command) for command in ranked[: limits.width]]
    rest: list[Compared] = []

    def start() -> tuple[Any, Seeded]:
        """A possible state and the draws of a playout, the same for all commands that are compared."""
        return position.deal(below), Seeded(below(1 << 8 * SEED_BYTES).to_bytes(SEED_BYTES, "big"))

    def make_plans(number: int) -> None:
        state, chance = start()
        first = chance.next
        for one in field:
            chance.next = first
            after = playout.decide(state, seat, one.command, chance)
            plan = playout.play(after, chance, world.round, varied=number > 0)
            if one.plan is None or plan.worth > one.plan.worth:
                one.plan = plan

    def play(_number: int) -> None:
        state, chance = start()
        first = chance.next
        for one in field:
            chance.next = first
            after = playout.decide(state, seat, one.command, chance)
            if one.plan is not None:
                after = playout.follow(after, one.plan.commands, chance)
            one.total += playout.play(after, chance, world.round + limits.rounds).worth
            one.playouts += 1

    def halve(round_: Callable[[int], None], each: int, least: int) -> None:
        """Drop the worse half again and again, until few are left or the work is done."""
        nonlocal field, rest
        number = 0
        while len(field) > 1 and playout.meter.left > 0 and (number == 0 or len(field) > least):
            for _ in range(each):
                round_(number)
                number += 1
                if playout.meter.left <= 0:
                    break
            field.sort(key=lambda one: -one.worth)
            kept = max(least, (len(field) + 1) // 2)
            field, rest = field[:kept], field[kept:] + rest

    if knowledge.planned(world.step):
        halve(make_plans, limits.plans, limits.finalists)
    if limits.rounds or not knowledge.planned(world.step):
        halve(play, limits.playouts, 1)
    return field + rest
