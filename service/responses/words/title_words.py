"""A title in words: its name, its modules, and the texts that its views and messages contain."""

from collections.abc import Iterable, Mapping

import msgspec

from games.kernel.languages import Language
from games.kernel.module import Module
from games.kernel.table.words import TABLE_WORDS
from games.kernel.table.words.speakers import title_words
from games.kernel.title import Title
from games.kernel.words.speaker import Speaker
from games.kernel.words.words import Sentence


class UnitWords(msgspec.Struct, frozen=True):
    """A title or a module in words."""

    name: str
    """Its name."""
    about: str
    """What it is, in a sentence."""


class TitleWords(UnitWords, frozen=True):
    """A title in words, with all its modules."""

    modules: dict[str, UnitWords]
    """The modules, by key."""
    steps: dict[str, str]
    """The names of the steps of a game, by `step`."""
    scores: dict[str, str]
    """What points are for, by `reason`."""
    terms: dict[str, str]
    """Other texts in views and messages, such as colours and kinds; `field.text` if it is for one field."""
    options: dict[str, str]
    """The options as labels: by name, as `module.name` if a module has it, and each value as `name=value`."""
    figures: dict[str, str]
    """The figures that a game may set as labels: by key, values as `key=value`, parts as `key.part`."""
    refusals: dict[str, str]
    """Why the rules refuse a command, by `code`, without facts."""


def say_unit(unit: Title | Module, language: Language) -> UnitWords:
    """Return the name and description of a title or a module."""
    words = unit.words
    return UnitWords(
        getattr(words.name, language) if words.name else unit.name,
        getattr(words.about, language) if words.about else unit.about,
    )


def say_title(title: Title, language: Language) -> TitleWords:
    """Return everything of a title that can be said without a game."""
    speaker, own = Speaker(language, title_words(title)), say_unit(title, language)
    all_words = (TABLE_WORDS, *(module.words for module in title.all_modules))
    return TitleWords(
        name=own.name,
        about=own.about,
        modules={module.key: say_unit(module, language) for module in title.all_modules},
        steps=_picked(speaker, (words.steps for words in all_words)),
        scores=_picked(speaker, (words.scores for words in all_words)),
        terms=_picked(speaker, (words.terms for words in all_words)),
        options=_options(title, speaker),
        figures=_picked(speaker, (module.words.figures for module in title.all_modules)),
        refusals={code: speaker.refusal(code, {}) for code in sorted(speaker.vocabulary.refusals)},
    )


def _options(title: Title, speaker: Speaker) -> dict[str, str]:
    """The labels of the title's own options, and of those of its modules after the module's key."""
    own = _picked(speaker, (title.words.options,))
    for module in title.all_modules:
        own |= {f"{module.key}.{name}": speaker.pick(text) for name, text in module.words.options.items()}
    return own


def _picked(speaker: Speaker, tables: Iterable[Mapping[str, Sentence]]) -> dict[str, str]:
    return {key: speaker.pick(text) for table in tables for key, text in table.items()}
