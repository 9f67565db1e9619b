"""The JSON Schemas of the commands, events and views of all titles, each under a name of its own."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

from games.kernel.table.table import CreateGame
from games.kernel.title import Title
from service.contract.title_messages import messages_of
from service.responses.field_descriptions import described_schemas

REFERENCE = "#/components/schemas/{name}"


def reference(name: str) -> dict[str, str]:
    """Return a reference to a schema of the contract."""
    return {"$ref": REFERENCE.format(name=name)}


class SchemaSet(NamedTuple):
    """The schemas of one title: named ones, and those of its commands, events and view."""

    named: dict[str, Any]
    command: Any
    event: Any
    recorded: Any
    view: str


def title_schemas(titles: Mapping[str, Title], known: Mapping[str, Any]) -> dict[str, Any]:
    """Return the known schemas and those of all titles; a name that is taken gets the title as prefix."""
    schemas = dict(known)
    unions: dict[str, list[Any]] = {"AnyCommand": [], "AnyEvent": [], "RecordedCommand": [], "AnyView": []}
    for title in titles.values():
        own = _without_clashes(title, _schemas_of(title), schemas)
        schemas |= own.named
        prefix = _prefix(title)
        for suffix, schema in (("Command", own.command), ("Event", own.event), ("Recorded", own.recorded)):
            schemas[f"{prefix}{suffix}"] = {
                "description": f"{_DESCRIPTIONS[suffix]} of {title.name}.",
                **schema,
            }
        unions["AnyCommand"].append(reference(f"{prefix}Command"))
        unions["AnyEvent"].append(reference(f"{prefix}Event"))
        unions["RecordedCommand"].append(reference(f"{prefix}Recorded"))
        unions["AnyView"].append(reference(own.view))
    for name, union in unions.items():
        schemas[name] = {"description": _DESCRIPTIONS[name], "anyOf": union}
    return schemas


_DESCRIPTIONS = {
    "AnyCommand": "A command of any title.",
    "AnyEvent": "An event of any title.",
    "RecordedCommand": "A command in a record of any title.",
    "AnyView": "The state of play as you may see it; each title has its own fields.",
    "Command": "A command",
    "Event": "An event",
    "Recorded": "A command in a record",
}


def _prefix(title: Title) -> str:
    return "".join(word.capitalize() for word in title.key.split("-"))


def _schemas_of(title: Title) -> SchemaSet:
    """Return a title's schemas under the names of their Structs."""
    messages = messages_of(title)
    commands, events = tuple(messages.commands.values()), tuple(messages.events.values())
    parts = {module.key: module.view[0] for module in title.all_modules if module.view}
    kinds: list[Any] = [_any(commands), _any(events), _any((*commands, CreateGame)), title.view_type]
    found, schemas = described_schemas([*kinds, *parts.values()], REFERENCE)
    named: dict[str, Any] = {name: plain(schema) for name, schema in schemas.items()}
    view = found[3]["$ref"].rpartition("/")[2]
    if "modules" in named[view]["properties"]:
        by_module = {
            key: {"description": f"Present if the module `{key}` is in play.", **plain(schema)}
            for key, schema in zip(parts, found[4:], strict=True)
        }
        named[view]["properties"]["modules"]["properties"] = by_module
    return SchemaSet(named, plain(found[0]), plain(found[1]), plain(found[2]), view)


def _any(kinds: tuple[Any, ...]) -> Any:
    return reduce(or_, dict.fromkeys(kinds))


def _without_clashes(title: Title, own: SchemaSet, known: Mapping[str, Any]) -> SchemaSet:
    """Return a title's schemas, renaming those whose name is taken by a different schema."""
    renamed = {name for name, schema in own.named.items() if known.get(name, schema) != schema}
    while more := {
        name
        for name, schema in own.named.items()
        if name in known and name not in renamed and _mentions(schema, renamed)
    }:
        renamed |= more
    names = {REFERENCE.format(name=n): REFERENCE.format(name=f"{_prefix(title)}{n}") for n in renamed}
    return SchemaSet(
        {
            f"{_prefix(title)}{n}" if n in renamed else n: _replace_references(s, names)
            for n, s in own.named.items()
        },
        _replace_references(own.command, names),
        _replace_references(own.event, names),
        _replace_references(own.recorded, names),
        f"{_prefix(title)}{own.view}" if own.view in renamed else own.view,
    )


def _mentions(schema: Any, names: set[str]) -> bool:
    return bool(
        _replace_references(schema, dict.fromkeys((REFERENCE.format(name=n) for n in names), "")) != schema
    )


def _replace_references(schema: Any, names: Mapping[str, str]) -> Any:
    """Return a schema with other references, including those of discriminators."""
    if isinstance(schema, dict):
        return {key: _replace_references(value, names) for key, value in schema.items()}
    if isinstance(schema, list):
        return [_replace_references(part, names) for part in schema]
    return names.get(schema, schema) if isinstance(schema, str) else schema


def plain(schema: Any) -> Any:
    """Return a schema without `items: false`: it repeats `maxItems`, and apispec takes it for a name."""
    if isinstance(schema, dict):
        return {name: plain(part) for name, part in schema.items() if not (name == "items" and part is False)}
    return [plain(part) for part in schema] if isinstance(schema, list) else schema
