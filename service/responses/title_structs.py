"""The responses about titles: what can be played, with which modules, options, figures and components."""

from typing import Any, Literal

import msgspec

from games.kernel.catalogue.module_facts import EnabledBy
from games.kernel.figures import Source
from games.kernel.title import Component
from service.responses.words.title_words import TitleWords, UnitWords


class ModuleResponse(msgspec.Struct, frozen=True, kw_only=True):
    """A module of a title: an expansion, a mode or the base game."""

    key: str
    """The key by which you name the module."""
    name: str
    """Its name in English."""
    about: str
    """What it adds, in a sentence."""
    players: tuple[int, ...]
    """The numbers of seats, of any kind, it can be played with."""
    conflicts: tuple[str, ...]
    """Modules it cannot be played with. Each of them lists this one too."""
    excludes: tuple[str, ...]
    """Modules that are left out when it is in play, even if options ask for them."""
    enabled_by: tuple[EnabledBy, ...]
    """What adds the module to a game without listing it in `modules`."""
    combines: tuple[str, ...]
    """It is added when all of these modules are in play."""
    seat_kind: str | None
    """The kind of seat that it plays itself. A game with the module has exactly one such seat."""
    options: dict[str, Any] | None
    """JSON Schema of its own options. They go under its key in the game's options."""


class TitleSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A title in the catalogue."""

    key: str
    """The key by which you name the title."""
    name: str
    """Its name in English."""
    about: str
    """What the game is about, in a sentence."""
    rules_version: int
    """The version of the rules that new games are played by."""
    players: tuple[int, ...]
    """The numbers of seats a game can have, with the modules that allow them."""
    words: UnitWords | None = None
    """The title in words, if you asked for them."""


class TitlesResponse(msgspec.Struct, frozen=True):
    """The catalogue."""

    titles: list[TitleSummary]
    """Every title of this service."""


class FigureResponse(msgspec.Struct, frozen=True):
    """A number or table of the rules. You can set those with a `schema` per game."""

    key: str
    """The key by which you set the figure in the options."""
    value: Any
    """Its usual value: a number, a text, or a table."""
    source: Source
    """Where the value comes from: `printed` in a rulebook, `derived` from one, or set by us (`house`)."""
    about: str
    """What it says, in English."""
    module: str
    """The key of the module that it belongs to."""
    schema: dict[str, Any] | None = None
    """JSON Schema of the values you may set; null if the figure is fixed."""


class TitleResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything a client needs to set up a game of a title."""

    key: str
    """The key by which you name the title."""
    name: str
    """Its name in English."""
    about: str
    """What the game is about, in a sentence."""
    rules_version: int
    """The version of the rules that new games are played by."""
    players: tuple[int, ...]
    """The numbers of seats a game can have, with the modules that allow them."""
    modules: list[ModuleResponse]
    """The modules you may list when you create a game."""
    automatic_modules: list[ModuleResponse]
    """Modules you cannot list: the base game, and those that options, seats or other modules add."""
    options: dict[str, Any]
    """JSON Schema of the options: the title's, those of its modules, and the figures you can set."""
    figures: list[FigureResponse]
    """The numbers and tables of the rules, of all modules."""
    seat_kinds: tuple[str, ...]
    """The kinds of seats there can be. Those other than `human` and `bot` are played by the rules."""
    bots: list[str]
    """The bots that can play a seat."""
    clocks: tuple[Literal["turn", "rulebook"], ...]
    """The kinds of clocks a game can have. `rulebook` only if the title's rulebook has a timer."""
    commands: list[str]
    """The types of commands that players can post in its games, with any modules."""
    words: TitleWords | None = None
    """The title and what its views contain in words, if you asked for them."""


class ComponentResponse(Component, frozen=True, kw_only=True):
    """A component, with its name and effect in the language you asked for."""

    name: str
    """Its name in the language you asked for; in English if there is none."""
    effect: str
    """What it does, in the language you asked for."""


class ComponentsResponse(msgspec.Struct, frozen=True):
    """Every card, tile and token of a title."""

    title: str
    """The key of the title."""
    lang: str
    """The language of `name` and `effect`."""
    components: list[ComponentResponse]
    """Every component, module by module."""
