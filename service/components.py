"""The contract's shared parts: schemas of answers, commands, events and views; headers; security."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from games.kernel.clock import ExpireTurn, PauseClock, ResumeClock
from games.kernel.corrections import Award, Correct
from games.kernel.history import Undo
from games.kernel.messages import Command
from games.kernel.table import CreateGame
from games.kernel.title import Title
from service import answers
from service.catalogue import messages_of

REFERENCE = "#/components/schemas/{name}"

SECURITY = {"type": "http", "scheme": "bearer", "description": "A player's key, or the operator's."}

_TEXT = {"type": "string"}
HEADERS: dict[str, dict[str, Any]] = {
    "Request-Id": {
        "description": "Yours if you sent one of 1 to 64 letters, digits, dots, dashes and underscores.",
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9._-]{1,64}$"},
    },
    "ETag": {"description": "The version, in quotes.", "schema": _TEXT},
    "Location": {"description": "Where the new thing is.", "schema": _TEXT},
    "Retry-After": {"description": "Seconds to wait.", "schema": {"type": "string", "pattern": "^[0-9]+$"}},
    "WWW-Authenticate": {"description": "How to show who you are.", "schema": _TEXT},
    "Allow": {"description": "The methods there are.", "schema": _TEXT},
    "RateLimit": {"description": 'What is left: `"policy";r=remaining;t=seconds`.', "schema": _TEXT},
    "RateLimit-Policy": {"description": 'The limit: `"policy";q=quota;w=window`.', "schema": _TEXT},
}

ANSWERS = (
    answers.PlayerAnswer,
    answers.KeyAnswer,
    answers.GameAnswer,
    answers.GamesAnswer,
    answers.BestsAnswer,
    answers.ActionsAnswer,
    answers.CommandAnswer,
    answers.DryRunAnswer,
    answers.RecordAnswer,
    answers.RecordsAnswer,
    answers.DiffAnswer,
    answers.BranchesAnswer,
    answers.TitlesAnswer,
    answers.TitleAnswer,
    answers.ComponentsAnswer,
    answers.HealthAnswer,
    answers.AuditAnswer,
    answers.SigningKeyAnswer,
    answers.ProblemAnswer,
)


_EXAMPLES: dict[type[Command], Command] = {
    Undo: Undo(to=17),
    ExpireTurn: ExpireTurn(seat=1),
    PauseClock: PauseClock(reason="The fire alarm went off."),
    ResumeClock: ResumeClock(reason="Everybody is back."),
    Correct: Correct(reason="A discharge was not counted.", award=Award(seat=1, points=2)),
}


def reference(name: str) -> dict[str, str]:
    """A reference to a schema of the contract."""
    return {"$ref": REFERENCE.format(name=name)}


def struct_schemas(titles: Mapping[str, Title]) -> dict[str, Any]:
    """The JSON Schemas of everything that is a Struct."""
    messages = [messages_of(title) for title in titles.values()]
    commands = _distinct(kind for found in messages for kind in found.commands.values())
    events = _distinct(kind for found in messages for kind in found.events.values())
    views = [title.view_type for title in titles.values()]
    unions = (_any(commands), _any(events), _any((*commands, CreateGame)))
    parts = {
        (index, module.key): module.view[0]
        for index, title in enumerate(titles.values())
        for module in title.units
        if module.view
    }
    wanted: list[Any] = [*unions, *views, *ANSWERS, *parts.values()]
    found, schemas = msgspec.json.schema_components(wanted, ref_template=REFERENCE)
    shown: dict[str, Any] = {name: _plain(schema) for name, schema in sorted(schemas.items())}
    shown["AnyCommand"] = {"description": "Any command.", **found[0]}
    shown["AnyEvent"] = {"description": "Any event.", **found[1]}
    shown["RecordedCommand"] = {"description": "A command as records show it.", **found[2]}
    shown["AnyView"] = {
        "description": "The play as you may see it, in the title's own shape.",
        "anyOf": list(found[3 : 3 + len(views)]),
    }
    _fill(shown)
    for (index, key), part in zip(parts, found[len(wanted) - len(parts) :], strict=True):
        view = shown[found[3 + index]["$ref"].rpartition("/")[2]]
        if "modules" in view["properties"]:
            view["properties"]["modules"].setdefault("properties", {})[key] = _plain(part)
    return shown


def _fill(shown: dict[str, Any]) -> None:
    """Say what stands where the answers' Structs leave it open."""
    events = {"type": "array", "items": reference("AnyEvent")}
    for name in ("CommandAnswer", "DryRunAnswer", "RecordAnswer"):
        shown[name]["properties"]["events"] = events
    shown["RecordAnswer"]["properties"]["command"] = reference("RecordedCommand")
    shown["ActionsAnswer"]["properties"]["actions"] = {"type": "array", "items": reference("AnyCommand")}
    shown["GameAnswer"]["properties"]["view"] = {
        "description": "Null before the start.",
        "anyOf": [reference("AnyView"), {"type": "null"}],
    }


def _any(kinds: tuple[Any, ...]) -> Any:
    return reduce(or_, kinds)


def _plain(schema: Any) -> Any:
    """Without `items: false`, which says nothing beside `maxItems` and which apispec takes for a name."""
    if isinstance(schema, dict):
        return {
            name: _plain(part) for name, part in schema.items() if not (name == "items" and part is False)
        }
    return [_plain(part) for part in schema] if isinstance(schema, list) else schema


def _distinct(kinds: Any) -> tuple[Any, ...]:
    return tuple(dict.fromkeys(kinds))


def examples_of(titles: Mapping[str, Title]) -> dict[str, Any]:
    """An example of each command type."""
    found: dict[str, Any] = {}
    for title in titles.values():
        examples = title.examples
        for name, kind in messages_of(title).commands.items():
            example = examples.get(name) or _bare(kind)
            if example is not None:
                about = (kind.__doc__ or name).strip().splitlines()[0]
                found.setdefault(name, {"summary": about, "value": msgspec.to_builtins(example)})
    return found


def _bare(kind: type[Command]) -> Command | None:
    """The command as it is mostly given: without any fields, where it has none that must be given."""
    if kind in _EXAMPLES:
        return _EXAMPLES[kind]
    needed = [field for field in msgspec.structs.fields(kind) if field.required]
    return None if needed else kind()
