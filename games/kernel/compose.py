"""Fold a title's modules into the rules of one game, and refuse what does not go together."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from games.kernel.messages import StepEntered
from games.kernel.module import After, Before, Context, Decision, Flow, Module, Replace, Step, public
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from games.kernel.title import Title


def compose(title: Title, keys: Sequence[str], options: Any, players: int) -> Rules:
    """The rules of a game of this title with these modules, options and number of players."""
    modules = _together(title, keys, options)
    _check(modules, players)
    steps, timeline = _steps(modules)
    reactions: dict[Any, tuple[Callable[[Context, Any, Any], Decision], ...]] = {}
    answers: dict[Any, Any] = {}
    for module in modules:
        for event, reaction in module.reactions.items():
            reactions[event] = (*reactions.get(event, ()), reaction)
        for question, modifier in module.answers.items():
            answers[question] = modifier(answers.get(question, question))
    return Rules(
        players=players,
        options=options,
        box=title.box(modules, players, options),
        state_type=_state_type(title, modules),
        steps=steps,
        timeline=timeline,
        positions={(step.name, number): index for index, (step, number) in enumerate(timeline)},
        handlers=_merged(modules, lambda module: module.handlers),
        evolvers=_merged(modules, lambda module: module.evolvers),
        reactions=reactions,
        answers=answers,
        redactions={StepEntered: public, **_merged(modules, lambda module: module.redactions)},
        views={module.key: module.view[1] for module in modules if module.view},
    )


def fresh_state(title: Title, rules: Rules, keys: Sequence[str]) -> Any:
    """The state before the first step, each module's slice included."""
    slices = {
        module.key: module.slice[1](rules, rules.players)
        for module in _together(title, keys, rules.options)
        if module.slice
    }
    return rules.state_type(**title.begin(rules), **slices)


def _together(title: Title, keys: Sequence[str], options: Any) -> tuple[Module, ...]:
    """The modules in the title's fixed order: base, chosen, brought by options, joining by themselves."""
    known = {module.key for module in title.modules if not module.joins}
    for key in keys:
        if key not in known:
            raise Illegal("unknown_module", module=key, known=sorted(known))
    brought = title.option_modules(options)
    present = {title.base.key, *keys, *(module.key for module in brought)}
    every = {module.key: module for module in (*title.modules, *brought)}
    return (
        title.base,
        *(
            module
            for module in every.values()
            if module.key in present or (module.joins and present.issuperset(module.joins))
        ),
    )


def _check(modules: Sequence[Module], players: int) -> None:
    present = {module.key for module in modules}
    for module in modules:
        for other in module.conflicts:
            if other in present:
                raise Illegal("module_conflict", module=module.key, conflicts=other)
        for other in module.requires:
            if other not in present:
                raise Illegal("module_missing", module=module.key, requires=other)
        if module.players and players not in module.players:
            raise Illegal("wrong_player_count", module=module.key, players=list(module.players))


def _steps(modules: Sequence[Module]) -> tuple[dict[str, Step], tuple[tuple[Step, int], ...]]:
    flow = next(module.flow for module in modules if module.flow)
    for module in modules:
        for edit in module.edits:
            flow = Flow(
                _edited(flow.setup, edit), _edited(flow.round, edit), _edited(flow.ending, edit), flow.rounds
            )
    extra = [(name, kinds) for module in modules for name, kinds in module.extends.items()]
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
    replaced = {edit.name for module in modules for edit in module.edits if isinstance(edit, Replace)}
    for module in modules:
        wanted = {edit.name for edit in module.edits} | set(module.extends)
        if missing := wanted - set(names) - replaced:
            raise ValueError(f"{module.key} names steps that are not there: {sorted(missing)}")


def _edited(steps: tuple[Step, ...], edit: Before | After | Replace) -> tuple[Step, ...]:
    for index, step in enumerate(steps):
        if step.name == edit.name:
            match edit:
                case Before():
                    put: tuple[Step, ...] = (edit.step, step)
                case After():
                    put = (step, edit.step)
                case Replace():
                    put = (edit.step,)
            return (*steps[:index], *put, *steps[index + 1 :])
    return steps


def _merged(modules: Sequence[Module], table: Callable[[Module], Any]) -> dict[Any, Any]:
    """One table out of the modules'; no two modules may own the same message."""
    merged: dict[Any, Any] = {}
    for module in modules:
        for message, entry in table(module).items():
            if message in merged:
                raise ValueError(f"{message.__name__} is owned twice, again by {module.key}")
            merged[message] = entry
    return merged


def _state_type(title: Title, modules: Sequence[Module]) -> type[msgspec.Struct]:
    return _with_slices(
        title.state, tuple((module.key, module.slice[0]) for module in modules if module.slice)
    )


@cache
def _with_slices(state: type[msgspec.Struct], slices: tuple[tuple[str, Any], ...]) -> type[msgspec.Struct]:
    """The title's state with a field for each module's part; games alike share one type."""
    if not slices:
        return state
    return msgspec.defstruct("State", slices, bases=(state,), frozen=True, kw_only=True)
