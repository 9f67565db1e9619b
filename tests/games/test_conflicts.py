"""Modules that exclude each other say so once: the one that comes later in the title's list."""

import pytest

from games.kernel.title import Title
from games.titles import TITLES


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_a_module_names_only_conflicts_with_modules_before_it(title: Title) -> None:
    before: set[str] = set()
    for module in title.modules:
        assert before.issuperset(module.conflicts), module.key
        assert len(set(module.conflicts)) == len(module.conflicts), module.key
        before.add(module.key)


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_no_conflict_is_declared_twice(title: Title) -> None:
    pairs = [frozenset({module.key, other}) for module in title.modules for other in module.conflicts]
    assert len(set(pairs)) == len(pairs)
