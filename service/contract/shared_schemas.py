"""The contract's shared parts: schemas of answers, commands, events and views; headers; security."""

from collections.abc import Mapping
from typing import Any

import msgspec

from games.kernel.messages import Command
from games.kernel.table.clock import ExpireTurn, PauseClock, ResumeClock
from games.kernel.table.corrections import Award, Correct
from games.kernel.table.undo import Undo
from games.kernel.title import Title
from service.contract.title_messages import messages_of
from service.contract.title_schemas import REFERENCE, plain, reference, title_schemas
from service.responses import structs as answers

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
    answers.PlayerResponse,
    answers.KeyResponse,
    answers.GameResponse,
    answers.GamesResponse,
    answers.PersonalBestsResponse,
    answers.ActionsResponse,
    answers.CommandResponse,
    answers.DryRunResponse,
    answers.RecordResponse,
    answers.RecordsResponse,
    answers.DiffResponse,
    answers.BranchesResponse,
    answers.TitlesResponse,
    answers.TitleResponse,
    answers.ComponentsResponse,
    answers.HealthResponse,
    answers.AuditResponse,
    answers.SigningKeyResponse,
    answers.ProblemResponse,
)


_EXAMPLES: dict[type[Command], Command] = {
    Undo: Undo(to=17),
    ExpireTurn: ExpireTurn(seat=1),
    PauseClock: PauseClock(reason="The fire alarm went off."),
    ResumeClock: ResumeClock(reason="Everybody is back."),
    Correct: Correct(reason="A discharge was not counted.", award=Award(seat=1, points=2)),
}


def struct_schemas(titles: Mapping[str, Title]) -> dict[str, Any]:
    """The JSON Schemas of everything that is a Struct."""
    _, schemas = msgspec.json.schema_components(ANSWERS, ref_template=REFERENCE)
    shown = title_schemas(titles, {name: plain(schema) for name, schema in schemas.items()})
    _fill(shown)
    return dict(sorted(shown.items()))


def _fill(shown: dict[str, Any]) -> None:
    """Say what stands where the answers' Structs leave it open."""
    events = {"type": "array", "items": reference("AnyEvent")}
    for name in ("CommandResponse", "DryRunResponse", "RecordResponse"):
        shown[name]["properties"]["events"] = events
    shown["RecordResponse"]["properties"]["command"] = reference("RecordedCommand")
    shown["ActionsResponse"]["properties"]["actions"] = {"type": "array", "items": reference("AnyCommand")}
    shown["GameResponse"]["properties"]["view"] = {
        "description": "Null before the start.",
        "anyOf": [reference("AnyView"), {"type": "null"}],
    }


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
