"""Whatever a request may contain is bounded by what the rules can use: every command, option and figure."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from games.kernel.composition.options import FIGURES, options_type
from games.kernel.messages import Command, tag
from games.kernel.table.game import TABLE_COMMANDS
from games.kernel.table.table import CreateGame
from games.titles import TITLES

CHECKED_ELSEWHERE = {
    ("create", "options"): "checked against the title's type of options",
    ("options", FIGURES): "each figure is checked against its form",
}
MODULES = [module for title in TITLES.values() for module in title.all_modules]
HANDLED: list[type[Command]] = [CreateGame, *TABLE_COMMANDS, *(kind for m in MODULES for kind in m.handlers)]
COMMANDS = {tag(command): command for command in HANDLED}
FORMS = {
    f"{title.key}.{figure.key}": figure.form
    for title in TITLES.values()
    for module in title.all_modules
    for figure in module.figures
    if figure.form is not None
}


def test_the_texts_and_lists_of_every_command_are_bounded() -> None:
    kinds = {name: inspect.type_info(command) for name, command in COMMANDS.items()}
    assert [path for name, kind in kinds.items() for path in _unbounded(kind, (name,), numbers=False)] == []


def test_every_figure_is_bounded() -> None:
    kinds = {name: inspect.type_info(form) for name, form in FORMS.items()}
    assert [path for name, kind in kinds.items() for path in _unbounded(kind, (name,))] == []


@pytest.mark.parametrize("title", TITLES)
def test_the_options_of_a_title_are_bounded(title: str) -> None:
    assert not list(_unbounded(inspect.type_info(options_type(TITLES[title])), ("options",)))


class _Unbounded(msgspec.Struct, forbid_unknown_fields=True):
    text: str
    listed: tuple[bool, ...]
    table: dict[str, bool]
    amount: int
    anything: Any


def test_unbounded_parts_are_found() -> None:
    found = [path[1] for path in _unbounded(inspect.type_info(_Unbounded), ("example",))]
    assert found == ["text", "listed", "table", "table", "amount", "anything"]


def _unbounded(kind: Any, path: tuple[str, ...], numbers: bool = True) -> Iterator[tuple[str, ...]]:
    """The paths of all parts of a type whose size or value has no bound."""
    if path in CHECKED_ELSEWHERE:
        return
    match kind:
        case inspect.StrType() | inspect.BytesType():
            if kind.max_length is None:
                yield path
        case inspect.IntType() | inspect.FloatType():
            unlimited = (kind.ge, kind.gt) == (None, None) or (kind.le, kind.lt) == (None, None)
            if numbers and unlimited:
                yield path
        case inspect.VarTupleType() | inspect.ListType() | inspect.SetType() | inspect.FrozenSetType():
            if kind.max_length is None:
                yield path
            yield from _unbounded(kind.item_type, (*path, "[]"), numbers)
        case inspect.DictType():
            if kind.max_length is None and not isinstance(kind.key_type, inspect.LiteralType):
                yield path
            yield from _unbounded(kind.key_type, (*path, "keys"), numbers)
            yield from _unbounded(kind.value_type, (*path, "values"), numbers)
        case inspect.TupleType():
            for item in kind.item_types:
                yield from _unbounded(item, (*path, "[]"), numbers)
        case inspect.UnionType():
            for one in kind.types:
                yield from _unbounded(one, path, numbers)
        case inspect.StructType():
            if not kind.forbid_unknown_fields:
                yield path
            for field in kind.fields:
                yield from _unbounded(field.type, (*path, field.encode_name), numbers)
        case inspect.Metadata():
            yield from _unbounded(kind.type, path, numbers)
        case inspect.LiteralType() | inspect.BoolType() | inspect.NoneType():
            pass
        case _:
            yield path
