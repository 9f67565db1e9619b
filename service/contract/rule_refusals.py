"""The codes that the rules refuse commands with, collected from the source where they are raised."""

import ast
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from games.kernel.table.words.speakers import title_words
from games.kernel.words.speaker import Speaker
from games.titles import TITLES
from service.responses.problem_types import PROBLEMS
from tournaments.words.tournament_words import tournament_speaker


class Refusal(NamedTuple):
    """A code of the rules, its meaning as a sentence, and its facts."""

    code: str
    meaning: str
    facts: tuple[str, ...]


@lru_cache(maxsize=1)
def refusal_codes() -> tuple[Refusal, ...]:
    """Return every code of every title that has the status of a refusal, sorted."""
    facts = raised_in("games", "tournaments", "events")
    titles, tournaments = Speaker("en", title_words(*TITLES.values())), tournament_speaker("en", {})
    return tuple(
        Refusal(
            code,
            (titles if code in titles.vocabulary.refusals else tournaments).refusal(code, {}),
            tuple(sorted(facts[code])),
        )
        for code in sorted(facts)
    )


def raised_in(*packages: str) -> dict[str, set[str]]:
    """Return the codes that these packages raise and that have the status of a refusal, with their facts."""
    facts: dict[str, set[str]] = {}
    for package in packages:
        for source in _sources(files(package)):
            for code, names in _raised(ast.parse(source)) if "Illegal(" in source else ():
                if code not in PROBLEMS:
                    facts.setdefault(code, set()).update(names)
    return facts


def _sources(folder: Traversable) -> Iterator[str]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry.read_text(encoding="utf-8")


def _raised(tree: ast.AST) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value, [keyword.arg for keyword in node.keywords if keyword.arg]
