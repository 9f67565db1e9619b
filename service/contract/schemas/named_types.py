"""Unions and enums that have a name in the contract, so that generators make one type of each."""

from typing import Any, NamedTuple

import msgspec

from games.kernel.table.table import Clock, Status, UndoPolicy, Visibility
from service.contract.schemas.title_schemas import components_of, reference
from service.responses.action_structs import HistoryAction, TableAction
from tournaments.settings import Points, Stage
from tournaments.state import Status as TournamentStatus


class NamedType(NamedTuple):
    """A type that is no Struct, and what it means."""

    kind: Any
    description: str


NAMED_TYPES = {
    "Clock": NamedType(
        Clock, "The time per turn: a number of seconds, or the timer of the title's rulebook."
    ),
    "GameStatus": NamedType(
        Status,
        "`open`: seats are free. `revealing`: players reveal their nonces. `playing`: somebody has to act. "
        "`finished` and `abandoned`: the game is over.",
    ),
    "HistoryAction": NamedType(HistoryAction, "A command about moves already made."),
    "TableAction": NamedType(TableAction, "A command about the table, not a move of the game."),
    "PointsRule": NamedType(Points, "How the result of a game becomes tournament points."),
    "TournamentStage": NamedType(Stage, "A stage of a tournament."),
    "TournamentStatus": NamedType(
        TournamentStatus,
        "`registration`: players register. `check_in`: they check in. `running`: rounds are played. "
        "`finished` and `cancelled`: the tournament is over.",
    ),
    "UndoPolicy": NamedType(
        UndoPolicy,
        "What players may undo: `own`: their own latest commands; `consent`: anything, if everyone agrees; "
        "`free`: anything; `off`: nothing.",
    ),
    "Visibility": NamedType(
        Visibility,
        "A `private` game is visible to its owner, its players, players with a reserved seat and organizers.",
    ),
}
_KEYWORDS = ("type", "enum", "oneOf", "discriminator")


def with_named_types(schemas: dict[str, Any]) -> dict[str, Any]:
    """Return the schemas with those of the named types in use, and references instead of inline ones."""
    types = {
        name: {"description": description, **components_of([kind])[0][0]}
        for name, (kind, description) in NAMED_TYPES.items()
    }
    named = {name: _replace(schema, types) for name, schema in schemas.items()}
    text = msgspec.json.encode(named).decode()
    return named | {name: kind for name, kind in types.items() if f'"{reference(name)["$ref"]}"' in text}


def _replace(schema: Any, types: dict[str, Any]) -> Any:
    if isinstance(schema, list):
        return [_replace(part, types) for part in schema]
    if not isinstance(schema, dict):
        return schema
    for name, named in types.items():
        if _values(schema) == _values(named):
            rest = {key: value for key, value in schema.items() if key not in _KEYWORDS}
            null = isinstance(schema.get("type"), list)
            kind = {"oneOf": [reference(name), {"type": "null"}]} if null else reference(name)
            return {**kind, **rest}
    return {key: _replace(part, types) for key, part in schema.items()}


def _values(schema: dict[str, Any]) -> Any:
    """Return what makes two inline types the same: their values, or the types they are made of."""
    enum = schema.get("enum")
    return set(enum) - {None} if isinstance(enum, list) else schema.get("oneOf")
