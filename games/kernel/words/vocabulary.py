"""The words of several modules in one table."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from games.kernel.messages import tag
from games.kernel.module import Module
from games.kernel.words.words import Formatter, Saying, Sentence, Words


class Vocabulary(msgspec.Struct, frozen=True, eq=False):
    """Everything that can be said, in all languages."""

    messages: Mapping[type[msgspec.Struct], Saying]
    """Commands, events and the structs inside them."""
    open_choices: Mapping[str, Sentence]
    """By the type of the command."""
    terms: Mapping[str, Any]
    """Sentences, and the names of components.

    Those of steps, scores and modules begin with `step.`, `reason.` and `module.`"""
    fields: Mapping[str, Formatter]
    hints: tuple[Sentence, ...]
    """What the points of a hint count besides those of the game."""
    refusals: Mapping[str, Saying]


def vocabulary(shared: Words, modules: Iterable[Module]) -> Vocabulary:
    """Return the words of the table and of these modules; later ones replace earlier ones."""
    modules = tuple(modules)
    names = {key: names for module in modules for key, names in module.names.items()}
    titles = {f"module.{module.key}": module.words.name for module in modules if module.words.name}
    words = (shared, *(module.words for module in modules))
    return Vocabulary(
        messages={
            k: v
            for each in words
            for k, v in (*each.structs.items(), *each.commands.items(), *each.events.items())
        },
        open_choices={tag(kind): text for each in words for kind, text in each.open_choices.items()},
        terms={**names, **titles, **{key: text for each in words for key, text in _terms(each).items()}},
        fields={field: formatter for each in words for field, formatter in each.fields.items()},
        hints=tuple([each.hints for each in words if each.hints]),
        refusals={code: saying for each in words for code, saying in each.refusals.items()},
    )


def _terms(words: Words) -> dict[str, Sentence]:
    return {
        **{f"step.{name}": text for name, text in words.steps.items()},
        **{f"reason.{reason}": text for reason, text in words.scores.items()},
        **words.terms,
    }
