"""The codes that the rules refuse commands with, collected from the source where they are raised."""

import ast
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from service.responses.problems import in_words


class Refusal(NamedTuple):
    """A code of the rules, its meaning in words, its facts and the Python modules that raise it."""

    code: str
    meaning: str
    facts: tuple[str, ...]
    raised_in: tuple[str, ...]


@lru_cache(maxsize=1)
def refusal_codes() -> tuple[Refusal, ...]:
    """Return every code of every title, sorted."""
    facts: dict[str, set[str]] = {}
    places: dict[str, set[str]] = {}
    for package in ("games", "events"):
        for module, source in _sources(files(package), package):
            for code, names in _raised(ast.parse(source)):
                facts.setdefault(code, set()).update(names)
                places.setdefault(code, set()).add(module)
    return tuple(
        Refusal(code, in_words(code).capitalize(), tuple(sorted(facts[code])), tuple(sorted(places[code])))
        for code in sorted(facts)
    )


def _sources(folder: Traversable, name: str) -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry, f"{name}.{entry.name}")
        elif entry.name.endswith(".py"):
            yield f"{name}.{entry.name[:-3]}", entry.read_text(encoding="utf-8")


def _raised(tree: ast.AST) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value, [keyword.arg for keyword in node.keywords if keyword.arg]
