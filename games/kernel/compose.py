"""Fold a title's modules into the rules of one game, and refuse what does not go together."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, cast

import msgspec

from games.kernel.figures import with_house_figures
from games.kernel.messages import Command, Event, StepEntered
from games.kernel.module import Context, Decision, Handler, Module, Redaction, public
from games.kernel.options import fill_module_options, read_options
from games.kernel.rules import Overrides, Resolver, Rules
from games.kernel.secrets import holds_secrets
from games.kernel.selection import check_modules, select_modules
from games.kernel.timeline import timeline_of
from games.kernel.title import Title


def compose(title: Title, keys: Sequence[str], given: Mapping[str, Any], seats: tuple[str, ...]) -> Rules:
    """The rules of a game of this title with these modules, options and kinds of seats."""
    options = read_options(title, given)
    modules = select_modules(title, keys, options, seats)
    check_modules(modules, seats)
    figures = with_house_figures((f for module in modules for f in module.figures), options.figures)
    timeline = timeline_of(modules)
    reactions: dict[Any, tuple[Callable[[Context, Any, Any], Decision], ...]] = {}
    overrides = Overrides()
    for module in modules:
        for event, reaction in module.reactions.items():
            reactions[event] = (*reactions.get(event, ()), reaction)
        for question, modifier in module.overrides.items():
            overrides[question] = modifier(overrides[question])
    rules = Rules(
        seats=seats,
        modules=modules,
        options=fill_module_options(options, modules),
        figures={figure.key: figure.value for figure in figures},
        figure_rows=figures,
        box=title.box(modules),
        state_type=_state_type(title, modules),
        steps={step.name: step for step in timeline.row},
        timeline=timeline,
        handlers=_handlers(modules),
        evolvers=_evolvers(modules),
        reactions=reactions,
        resolve=cast("Resolver", overrides.__getitem__),
        redactions=_redactions(modules),
        views={module.key: module.view[1] for module in modules if module.view},
    )
    title.check(rules)
    return rules


def fresh_state(title: Title, rules: Rules) -> Any:
    """The state before the first step, each module's slice included."""
    slices = {module.key: module.slice[1](rules, rules.players) for module in rules.modules if module.slice}
    return rules.state_type(**title.begin(rules), **slices)


def _handlers(modules: Sequence[Module]) -> dict[type[Command], Handler]:
    """The handler of each command; one that describes its commands must sample them too."""
    for module in modules:
        for kind, handler in module.handlers.items():
            if (handler.describe is None) != (handler.sample is None):
                raise ValueError(f"{module.key}: {kind.__name__} needs both describe and sample, or neither")
    return _merged(modules, lambda module: module.handlers)


def _merged(modules: Sequence[Module], table: Callable[[Module], Any]) -> dict[Any, Any]:
    """One table out of the modules'; no two modules may own the same message."""
    merged: dict[Any, Any] = {}
    for module in modules:
        for message, entry in table(module).items():
            if message in merged:
                raise ValueError(f"{message.__name__} is owned twice, again by {module.key}")
            merged[message] = entry
    return merged


def _redactions(modules: Sequence[Module]) -> dict[Any, Redaction]:
    """Every message's redaction; an event that hides something has to declare what."""
    redactions = {StepEntered: public, **_merged(modules, lambda module: module.redactions)}
    for message, redaction in redactions.items():
        if redaction is not public and issubclass(message, Event) and not holds_secrets(message):
            raise ValueError(f"{message.__name__} has a redaction, but no field is declared as a Secret")
    return redactions


def _evolvers(modules: Sequence[Module]) -> dict[Any, Callable[[Any, Any], Any]]:
    """For each event the owner's evolver, with those of others who come before it or follow it."""
    found: dict[Any, tuple[Callable[[Any, Any], Any], ...]] = {}
    for module in modules:
        for event, evolver in module.evolvers.items():
            found[event] = (*found.get(event, ()), evolver)
    for module in reversed(modules):
        for event, evolver in module.pre_evolvers.items():
            found[event] = (evolver, *found[event])
    return {event: each[0] if len(each) == 1 else _in_turn(each) for event, each in found.items()}


def _in_turn(evolvers: tuple[Callable[[Any, Any], Any], ...]) -> Callable[[Any, Any], Any]:
    def evolve(state: Any, event: Any) -> Any:
        for evolver in evolvers:
            state = evolver(state, event)
        return state

    return evolve


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
