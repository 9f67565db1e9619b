"""Combine a title's modules into the rules of one game."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, TypeVar, cast

import msgspec

from games.kernel.composition.module_selection import check_modules, select_modules
from games.kernel.composition.options import fill_module_options, read_options
from games.kernel.composition.setup import Setup, complete_setup
from games.kernel.composition.timeline import timeline_of
from games.kernel.figures import figures_of, with_recorded_values
from games.kernel.messages import Command, Event, StepEntered
from games.kernel.module import Evolver, Handler, Module, Reaction, Redaction, public
from games.kernel.rules import Overrides, Rules
from games.kernel.secrets import holds_secrets
from games.kernel.state import S
from games.kernel.title import Title

K = TypeVar("K", bound=type[msgspec.Struct])
V = TypeVar("V")


def compose(
    title: Title[S], keys: Sequence[str], given: Mapping[str, Any], seats: tuple[str, ...]
) -> Rules[S]:
    """Return the rules of a new game. Raises Illegal if its modules, options and seats do not go together."""
    return compose_setup(title, complete_setup(title, keys, given, seats))


def compose_setup(title: Title[S], setup: Setup) -> Rules[S]:
    """Return the rules of a game from its setup, and from nothing else. Raises Illegal for a bad setup."""
    title, seats = title.as_of(setup.rules), setup.seats
    options = read_options(title, setup.options)
    modules = select_modules(title, setup.modules, options, seats)
    check_modules(modules, seats)
    figures = with_recorded_values(figures_of(modules), setup.figures)
    rules: Rules[S] = Rules(
        seats=seats,
        modules=modules,
        options=fill_module_options(options, modules),
        figures={figure.key: figure.value for figure in figures},
        figure_rows=figures,
        box=title.box(modules),
        state_type=_state_type(title, modules),
        **_tables(modules),
    )
    title.check(rules)
    return rules


@lru_cache(maxsize=256)
def _tables(modules: tuple[Module[Any], ...]) -> dict[str, Any]:
    """The fields of the rules that depend only on the modules. Games with the same modules share them."""
    timeline, handlers = timeline_of(modules), _handlers(modules)
    reactions: dict[type[Event], tuple[Reaction[Any], ...]] = {}
    overrides = Overrides()
    for module in modules:
        for event, reaction in module.reactions.items():
            reactions[event] = (*reactions.get(event, ()), reaction)
        for hook, override in module.overrides.items():
            overrides[hook] = override(overrides[hook])
    return {
        "steps": {step.name: step for step in timeline.row},
        "timeline": timeline,
        "handlers": handlers,
        "step_handlers": {
            step.name: tuple(handlers[kind] for kind in step.commands) for step in timeline.row
        },
        "evolvers": _evolvers(modules),
        "reactions": reactions,
        "resolve": overrides.__getitem__,
        "redactions": _redactions(modules),
        "views": {module.key: module.view[1] for module in modules if module.view},
    }


def fresh_state(title: Title[S], rules: Rules[S]) -> S:
    """Return the state before the first step, with each module's slice."""
    slices = {module.key: module.slice[1](rules, rules.players) for module in rules.modules if module.slice}
    build: Callable[..., S] = rules.state_type
    return build(**title.begin(rules), **slices)


def _handlers(modules: Sequence[Module[S]]) -> dict[type[Command], Handler[S]]:
    """The handler of each command; one that describes its commands must sample them too."""
    for module in modules:
        for kind, handler in module.handlers.items():
            if (handler.describe is None) != (handler.sample is None):
                raise ValueError(f"{module.key}: {kind.__name__} needs both describe and sample, or neither")
    return _merged(modules, lambda module: module.handlers)


def _merged(modules: Sequence[Module[S]], table: Callable[[Module[S]], Mapping[K, V]]) -> dict[K, V]:
    """One table out of the modules' tables; no two modules may own the same message."""
    merged: dict[K, V] = {}
    for module in modules:
        for message, entry in table(module).items():
            if message in merged:
                raise ValueError(f"{message.__name__} is owned twice, again by {module.key}")
            merged[message] = entry
    return merged


def _redactions(modules: Sequence[Module[S]]) -> dict[type[msgspec.Struct], Redaction]:
    """Every message's redaction; an event that hides something has to declare what."""
    redactions: dict[type[msgspec.Struct], Redaction] = {
        StepEntered: public,
        **_merged(modules, lambda module: module.redactions),
    }
    for message, redaction in redactions.items():
        if redaction is not public and issubclass(message, Event) and not holds_secrets(message):
            raise ValueError(f"{message.__name__} has a redaction, but no field is declared as a Secret")
    return redactions


def _evolvers(modules: Sequence[Module[S]]) -> dict[type[Event], Evolver[S]]:
    """For each event its owner's evolver, with those of other modules before and after it."""
    found: dict[type[Event], tuple[Evolver[S], ...]] = {}
    for module in modules:
        for event, evolver in module.evolvers.items():
            found[event] = (*found.get(event, ()), evolver)
    for module in reversed(modules):
        for event, evolver in module.pre_evolvers.items():
            found[event] = (evolver, *found[event])
    return {event: each[0] if len(each) == 1 else _in_turn(each) for event, each in found.items()}


def _in_turn(evolvers: tuple[Evolver[S], ...]) -> Evolver[S]:
    def evolve(state: S, event: Event) -> S:
        for evolver in evolvers:
            state = evolver(state, event)
        return state

    return evolve


def _state_type(title: Title[S], modules: Sequence[Module[S]]) -> type[S]:
    slices = tuple((module.key, module.slice[0]) for module in modules if module.slice)
    return cast("type[S]", _with_slices(title.state, slices))


@cache
def _with_slices(state: type[msgspec.Struct], slices: tuple[tuple[str, Any], ...]) -> type[msgspec.Struct]:
    """The title's state with a field for each module's slice; games with the same modules share one type."""
    if not slices:
        return state
    return msgspec.defstruct("State", slices, bases=(state,), frozen=True, kw_only=True)
