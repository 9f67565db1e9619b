"""The JSON Schemas of what titles say: commands, events and views, each title's under names of their own."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

import msgspec

from games.kernel.table.table import CreateGame
from games.kernel.title import Title
from service.contract.title_messages import messages_of

REFERENCE = "#/components/schemas/{name}"


def reference(name: str) -> dict[str, str]:
    """A reference to a schema of the contract."""
    return {"$ref": REFERENCE.format(name=name)}


class SchemaSet(NamedTuple):
    """The schemas of one title: those with names, and what its commands, events and view are."""

    named: dict[str, Any]
    command: Any
    event: Any
    recorded: Any
    view: str


def title_schemas(titles: Mapping[str, Title], known: Mapping[str, Any]) -> dict[str, Any]:
    """The schemas of all titles beside known ones; a name that is taken gets the title's before it."""
    shown = dict(known)
    anything: dict[str, list[Any]] = {"AnyCommand": [], "AnyEvent": [], "RecordedCommand": [], "AnyView": []}
    for title in titles.values():
        own = _apart(title, _said(title), shown)
        shown |= own.named
        prefix = _prefix(title)
        for suffix, schema in (("Command", own.command), ("Event", own.event), ("Recorded", own.recorded)):
            shown[f"{prefix}{suffix}"] = {"description": f"Of {title.name}.", **schema}
        anything["AnyCommand"].append(reference(f"{prefix}Command"))
        anything["AnyEvent"].append(reference(f"{prefix}Event"))
        anything["RecordedCommand"].append(reference(f"{prefix}Recorded"))
        anything["AnyView"].append(reference(own.view))
    for name, about in _ABOUT.items():
        shown[name] = {"description": about, "anyOf": anything[name]}
    return shown


_ABOUT = {
    "AnyCommand": "Any command.",
    "AnyEvent": "Any event.",
    "RecordedCommand": "A command as records show it.",
    "AnyView": "The play as you may see it, in the title's own shape.",
}


def _prefix(title: Title) -> str:
    return "".join(word.capitalize() for word in title.key.split("-"))


def _said(title: Title) -> SchemaSet:
    """A title's schemas as they are named by themselves."""
    messages = messages_of(title)
    commands, events = tuple(messages.commands.values()), tuple(messages.events.values())
    parts = {unit.key: unit.view[0] for unit in title.all_modules if unit.view}
    wanted: list[Any] = [_any(commands), _any(events), _any((*commands, CreateGame)), title.view_type]
    found, schemas = msgspec.json.schema_components([*wanted, *parts.values()], ref_template=REFERENCE)
    named: dict[str, Any] = {name: plain(schema) for name, schema in schemas.items()}
    view = found[3]["$ref"].rpartition("/")[2]
    if "modules" in named[view]["properties"]:
        shown = dict(zip(parts, map(plain, found[4:]), strict=True))
        named[view]["properties"]["modules"]["properties"] = shown
    return SchemaSet(named, plain(found[0]), plain(found[1]), plain(found[2]), view)


def _any(kinds: tuple[Any, ...]) -> Any:
    return reduce(or_, dict.fromkeys(kinds))


def _apart(title: Title, said: SchemaSet, known: Mapping[str, Any]) -> SchemaSet:
    """A title's schemas, those renamed whose names mean something else already."""
    renamed = {name for name, schema in said.named.items() if known.get(name, schema) != schema}
    while more := {
        name
        for name, schema in said.named.items()
        if name in known and name not in renamed and _mentions(schema, renamed)
    }:
        renamed |= more
    names = {REFERENCE.format(name=n): REFERENCE.format(name=f"{_prefix(title)}{n}") for n in renamed}
    return SchemaSet(
        {f"{_prefix(title)}{n}" if n in renamed else n: _with(s, names) for n, s in said.named.items()},
        _with(said.command, names),
        _with(said.event, names),
        _with(said.recorded, names),
        f"{_prefix(title)}{said.view}" if said.view in renamed else said.view,
    )


def _mentions(schema: Any, names: set[str]) -> bool:
    return bool(_with(schema, dict.fromkeys((REFERENCE.format(name=n) for n in names), "")) != schema)


def _with(schema: Any, names: Mapping[str, str]) -> Any:
    """A schema with references changed, those of discriminators included."""
    if isinstance(schema, dict):
        return {key: _with(value, names) for key, value in schema.items()}
    if isinstance(schema, list):
        return [_with(part, names) for part in schema]
    return names.get(schema, schema) if isinstance(schema, str) else schema


def plain(schema: Any) -> Any:
    """Without `items: false`, which says nothing beside `maxItems` and which apispec takes for a name."""
    if isinstance(schema, dict):
        return {name: plain(part) for name, part in schema.items() if not (name == "items" and part is False)}
    return [plain(part) for part in schema] if isinstance(schema, list) else schema
