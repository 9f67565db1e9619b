"""A title in all versions of its rules: its modules, with the amendments that each version has."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from games.kernel.module import Amendment, Hook, Module
from games.kernel.state import S
from games.kernel.title import Title

Override = Callable[[Hook], Hook]
R = TypeVar("R")

TABLES = (
    "extra_commands",
    "handlers",
    "evolvers",
    "pre_evolvers",
    "reactions",
    "redactions",
    "names",
    "heuristics",
)
"""Fields with a table: an amendment's entries replace those with the same key."""


def in_all_versions(
    build: Callable[[Module[S], tuple[Module[S], ...]], Title[S]], modules: tuple[Module[S], ...]
) -> Title[S]:
    """Return a title in its newest version, with the earlier ones. `build` gets the base and the others."""
    newest = max((amendment.since for module in modules for amendment in module.amendments), default=1)
    title, *others = (_version(build, modules, version) for version in range(1, newest + 1))
    for later in others:
        title = replace(later, earlier=(*title.earlier, title))
    return title


def _version(
    build: Callable[[Module[S], tuple[Module[S], ...]], Title[S]],
    modules: tuple[Module[S], ...],
    version: int,
) -> Title[S]:
    base, *others = (amended(module, version) for module in modules)
    return build(base, tuple(others))


def amended(module: Module[S], version: int) -> Module[S]:
    """Return a module as it is in a version of the rules."""
    for amendment in sorted(module.amendments, key=lambda amendment: amendment.since):
        if amendment.since <= version:
            module = _changed(module, amendment)
    return module


def _changed(module: Module[S], amendment: Amendment[S]) -> Module[S]:
    tables = {name: {**getattr(module, name), **getattr(amendment, name)} for name in TABLES}
    return replace(
        module,
        **tables,
        figures=_with_rows(module.figures, amendment.figures, lambda figure: figure.key),
        components=tuple(
            [
                row
                for row in _with_rows(module.components, amendment.components, _component_key)
                if _component_key(row) not in amendment.removed_components
            ]
        ),
        examples=_with_rows(module.examples, amendment.examples, type),
        pass_commands=tuple(dict.fromkeys((*module.pass_commands, *amendment.pass_commands))),
        edits=(*module.edits, *amendment.edits),
        overrides=_wrapped(module.overrides, amendment.overrides),
    )


def _with_rows(rows: tuple[R, ...], more: tuple[R, ...], key: Callable[[R], Any]) -> tuple[R, ...]:
    """The rows in their order: each replaced by a new one with the same key, other new ones at the end."""
    return tuple({**{key(row): row for row in rows}, **{key(row): row for row in more}}.values())


def _component_key(row: Any) -> Any:
    """The key of a component. Rows without one are tuples that begin with the type they interpret."""
    return row.key if hasattr(row, "key") else row[0]


def _wrapped(own: Mapping[Hook, Override], new: Mapping[Hook, Override]) -> dict[Hook, Override]:
    def both(first: Override, then: Override) -> Override:
        return lambda usual: then(first(usual))

    return {**own, **{hook: both(own[hook], new[hook]) if hook in own else new[hook] for hook in new}}
