"""Fills the response about a title, with the JSON Schemas of its options and figures."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.kernel.catalogue.module_facts import conflicts_of, enabled_by, players_of, selectable_modules
from games.kernel.composition.options import FIGURES, options_type
from games.kernel.figures import Figure, present_figure
from games.kernel.languages import Language
from games.kernel.messages import Command
from games.kernel.module import Module
from games.kernel.title import Title, seat_kinds
from service.responses.field_descriptions import described_schemas
from service.responses.title_structs import FigureResponse, ModuleResponse, TitleResponse
from service.responses.words.title_words import say_title

_DEFS = "#/$defs/{name}"


def present_title(
    title: Title, commands: Mapping[str, type[Command]], language: Language | None = None
) -> TitleResponse:
    """Return a title with everything needed to create a game; `commands` are all it has, by type."""
    selectable = [module.key for module in selectable_modules(title)]
    return TitleResponse(
        key=title.key,
        name=title.name,
        about=title.about,
        rules_version=title.rules_version,
        players=title.players,
        modules=[_module(title, module) for module in title.all_modules if module.key in selectable],
        automatic_modules=[
            _module(title, module) for module in title.all_modules if module.key not in selectable
        ],
        options=options_schema(title),
        figures=[
            FigureResponse(
                **present_figure(figure),
                module=module.key,
                schema=figure.form and _schema(figure.form),
            )
            for module, figure in _figures(title)
        ],
        seat_kinds=seat_kinds(title.all_modules),
        bots=sorted(title.bots),
        clocks=("turn",) if title.timer is None else ("turn", "rulebook"),
        commands=_player_commands(title, commands),
        words=say_title(title, language) if language else None,
    )


def options_schema(title: Title) -> dict[str, Any]:
    """Return the JSON Schema of a title's options, including the figures a game may set."""
    house = [figure for _, figure in _figures(title) if figure.form is not None]
    kinds: list[Any] = [options_type(title), *(figure.form for figure in house)]
    (whole, *forms), defs = described_schemas(kinds, _DEFS)
    schema: dict[str, Any] = defs.pop(whole["$ref"].rpartition("/")[2])
    for module in title.modules:
        if module.options is not None:
            schema["properties"][module.key]["description"] = f"The options of the module `{module.key}`."
    schema["properties"][FIGURES] = {
        "description": "The figures that this game changes. The others have their usual values.",
        "type": "object",
        "properties": {
            figure.key: {**form, "description": figure.about}
            for figure, form in zip(house, forms, strict=True)
        },
        "additionalProperties": False,
        "default": {},
    }
    return {**schema, "$defs": defs} if defs else schema


def _module(title: Title, module: Module) -> ModuleResponse:
    return ModuleResponse(
        key=module.key,
        name=module.name,
        about=module.about,
        players=players_of(title, module),
        conflicts=conflicts_of(title, module),
        excludes=module.excludes,
        enabled_by=enabled_by(title, module),
        combines=module.combines,
        seat_kind=module.seat_kind,
        options=_own_options(module),
    )


def _own_options(module: Module) -> dict[str, Any] | None:
    if module.options is None:
        return None
    schema = _schema(module.options)
    own: dict[str, Any] = schema["$defs"].pop(schema["$ref"].rpartition("/")[2])
    return {**own, "$defs": schema["$defs"]} if schema["$defs"] else own


def _schema(kind: Any) -> dict[str, Any]:
    """Return the schema of one type, with those of the Structs in it."""
    (schema,), defs = described_schemas([kind], _DEFS)
    return {**schema, "$defs": defs} if defs else schema


def _figures(title: Title) -> Iterable[tuple[Module, Figure]]:
    return ((module, figure) for module in title.all_modules for figure in module.figures)


def _player_commands(title: Title, commands: Mapping[str, type[Command]]) -> list[str]:
    """Return the command types that players may post; those of jobs are posted by the service only."""
    jobs = {kind for module in title.all_modules for kind, handler in module.handlers.items() if handler.job}
    return sorted(name for name, kind in commands.items() if kind not in jobs)
