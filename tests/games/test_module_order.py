"""Modules name only modules before them in the title's list, so that a new one changes no other."""

import pytest

from games.kernel.title import Title
from games.titles import TITLES


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_a_module_names_only_modules_before_it(title: Title) -> None:
    before: set[str] = {title.base.key}
    for module in title.modules:
        named = {*module.conflicts, *module.combines, *module.includes, *module.excludes}
        assert before.issuperset(named), module.key
        before.add(module.key)


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_no_conflict_is_declared_twice(title: Title) -> None:
    pairs = [frozenset({module.key, other}) for module in title.modules for other in module.conflicts]
    assert len(set(pairs)) == len(pairs)
