"""The steps of a game in order, after every module put its own in."""

from collections.abc import Iterable, Sequence

import msgspec

from games.kernel.module import After, Before, Edit, Flow, Module, Remove, Replace, Step


def timeline_of(modules: Sequence[Module]) -> tuple[dict[str, Step], tuple[tuple[Step, int], ...]]:
    """The steps by name, and all of them with their rounds from the first to the last."""
    flow = next(module.flow for module in modules if module.flow)
    for module in modules:
        for edit in module.edits:
            if all(step.name != edit.name for step in (*flow.setup, *flow.round, *flow.ending)):
                raise ValueError(f"{module.key} names a step that is not there: {edit.name}")
            flow = Flow(
                _edited(flow.setup, edit), _edited(flow.round, edit), _edited(flow.ending, edit), flow.rounds
            )
    extra = [(name, kinds) for module in modules for name, kinds in module.extra_commands.items()]
    _check_names(modules, [step.name for step in (*flow.setup, *flow.round, *flow.ending)])

    def extended(steps: Iterable[Step]) -> tuple[Step, ...]:
        return tuple(
            msgspec.structs.replace(
                step, commands=sum((kinds for name, kinds in extra if name == step.name), step.commands)
            )
            for step in steps
        )

    setup, each, ending = extended(flow.setup), extended(flow.round), extended(flow.ending)
    timeline = (
        *((step, 0) for step in setup),
        *((step, number) for number in range(1, flow.rounds + 1) for step in each),
        *((step, flow.rounds) for step in ending),
    )
    return {step.name: step for step in (*setup, *each, *ending)}, timeline


def _check_names(modules: Sequence[Module], names: Sequence[str]) -> None:
    """Two steps must not share a name, and what a module hangs on a step must find it."""
    if doubled := {name for name in names if names.count(name) > 1}:
        raise ValueError(f"steps share a name: {sorted(doubled)}")
    edits = [edit for module in modules for edit in module.edits]
    gone = {edit.name for edit in edits if isinstance(edit, Replace | Remove)}
    for module in modules:
        if missing := set(module.extra_commands) - set(names) - gone:
            raise ValueError(f"{module.key} names steps that are not there: {sorted(missing)}")


def _edited(steps: tuple[Step, ...], edit: Edit) -> tuple[Step, ...]:
    for index, step in enumerate(steps):
        if step.name == edit.name:
            match edit:
                case Before():
                    put: tuple[Step, ...] = (edit.step, step)
                case After():
                    put = (step, edit.step)
                case Replace():
                    put = (edit.step,)
                case Remove():
                    put = ()
            return (*steps[:index], *put, *steps[index + 1 :])
    return steps
