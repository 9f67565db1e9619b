"""The steps of a game in order, with those that modules add, and which step follows which."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic

import msgspec

from games.kernel.module import After, Before, Edit, Flow, Module, Remove, Replace, Step, never_over
from games.kernel.state import S

if TYPE_CHECKING:
    from games.kernel.rules import Rules


class Timeline(msgspec.Struct, Generic[S], frozen=True, eq=False):
    """The flow of one game, and its steps in one row: setup, round, ending."""

    flow: Flow[S]
    row: tuple[Step[S], ...]
    positions: Mapping[str, int]
    """Where each step stands in the row, by its name."""
    first: int
    """Where the round begins in the row."""
    end: int
    """Where the ending begins, which is where the round stops."""

    def following(self, rules: "Rules[S]", state: S) -> tuple[Step[S], int] | None:
        """Return the next step that occurs and its round; None after the last step of the game."""
        row, first, end, rounds = self.row, self.first, self.end, self.flow.rounds
        index, number = self.positions.get(state.step, -1) + 1, state.round
        over = first < index <= end and self.flow.over is not never_over and self.flow.over(rules, state)
        if over:
            index = end
        begun = 0
        while True:
            if index == end and not over and (rounds is None or number < rounds):
                index = first
            if index == first:
                number, begun = number + 1, begun + 1
                if rounds is None and begun > 1:
                    raise RuntimeError(f"no step occurs in round {number - 1}, so the game cannot go on")
            if index == len(row):
                return None
            step = row[index]
            if step.occurs(rules, state, number):
                return step, number
            index += 1


def timeline_of(modules: Sequence[Module[S]]) -> Timeline[S]:
    """Return the timeline of a game with these modules."""
    flow = next(module.flow for module in modules if module.flow)
    for module in modules:
        for edit in module.edits:
            if all(step.name != edit.name for step in (*flow.setup, *flow.round, *flow.ending)):
                raise ValueError(f"{module.key} names a step that is not there: {edit.name}")
            flow = flow._replace(
                setup=_edited(flow.setup, edit),
                round=_edited(flow.round, edit),
                ending=_edited(flow.ending, edit),
            )
    extra = [(name, kinds) for module in modules for name, kinds in module.extra_commands.items()]
    _check_names(modules, [step.name for step in (*flow.setup, *flow.round, *flow.ending)])

    def extended(steps: Iterable[Step[S]]) -> tuple[Step[S], ...]:
        return tuple(
            msgspec.structs.replace(
                step, commands=sum((kinds for name, kinds in extra if name == step.name), step.commands)
            )
            for step in steps
        )

    if not flow.round or (flow.rounds is None and flow.over is never_over):
        raise ValueError(
            "a flow needs steps for its rounds, and a number of rounds or a condition to end them"
        )
    flow = flow._replace(setup=extended(flow.setup), round=extended(flow.round), ending=extended(flow.ending))
    row = (*flow.setup, *flow.round, *flow.ending)
    return Timeline(
        flow=flow,
        row=row,
        positions={step.name: index for index, step in enumerate(row)},
        first=len(flow.setup),
        end=len(flow.setup) + len(flow.round),
    )


def _check_names(modules: Sequence[Module[S]], names: Sequence[str]) -> None:
    """Refuse two steps with the same name, and commands for a step that does not exist."""
    if doubled := {name for name in names if names.count(name) > 1}:
        raise ValueError(f"steps share a name: {sorted(doubled)}")
    edits = [edit for module in modules for edit in module.edits]
    gone = {edit.name for edit in edits if isinstance(edit, Replace | Remove)}
    for module in modules:
        if missing := set(module.extra_commands) - set(names) - gone:
            raise ValueError(f"{module.key} names steps that are not there: {sorted(missing)}")


def _edited(steps: tuple[Step[S], ...], edit: Edit[S]) -> tuple[Step[S], ...]:
    for index, step in enumerate(steps):
        if step.name == edit.name:
            match edit:
                case Before():
                    put: tuple[Step[S], ...] = (edit.step, step)
                case After():
                    put = (step, edit.step)
                case Replace():
                    put = (edit.step,)
                case Remove():
                    put = ()
            return (*steps[:index], *put, *steps[index + 1 :])
    return steps
