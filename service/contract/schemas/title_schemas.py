"""The JSON Schemas of the commands, events and views of all titles, each under a name of its own."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from games.kernel.messages import tag
from games.kernel.table.table import CreateGame
from games.kernel.title import Title
from service.contract.schemas.schema_shapes import shape
from service.contract.schemas.title_messages import messages_of
from service.responses.field_descriptions import described_schemas

REFERENCE = "#/components/schemas/{name}"


def reference(name: str) -> dict[str, str]:
    """Return a reference to a schema of the contract."""
    return {"$ref": REFERENCE.format(name=name)}


class SchemaSet(NamedTuple):
    """The schemas of one title by name, and the names of its commands and events by type."""

    named: dict[str, Any]
    commands: dict[str, str]
    events: dict[str, str]


def title_schemas(titles: Mapping[str, Title], known: Mapping[str, Any]) -> dict[str, Any]:
    """Return the known schemas and those of all titles; a name that is taken gets the title as prefix."""
    schemas = dict(known)
    commands: dict[str, str] = {}
    events: dict[str, str] = {}
    for title in titles.values():
        own = _without_clashes(title, _schemas_of(title), schemas)
        schemas = own.named | schemas
        for messages, more in ((commands, own.commands), (events, own.events)):
            for kind, name in more.items():
                messages[kind] = _either(schemas, messages.get(kind, name), name)
    recorded = commands | {tag(CreateGame): CreateGame.__name__}
    schemas["AnyCommand"] = union("A command of any title.", "type", commands)
    schemas["AnyEvent"] = union("An event of any title.", "type", events)
    schemas["RecordedCommand"] = union("A command in a record of any title.", "type", recorded)
    schemas["AnyView"] = union(
        "The state of play as you may see it. `title` says which fields it has.",
        "title",
        {key: _view_name(title) for key, title in titles.items()},
    )
    return schemas


def union(description: str, field: str, names: Mapping[str, str]) -> dict[str, Any]:
    """Return the union of the schemas with these names; the value of the field says which it is."""
    return {
        "description": description,
        "type": "object",
        "oneOf": [reference(name) for name in names.values()],
        "discriminator": {
            "propertyName": field,
            "mapping": {value: REFERENCE.format(name=name) for value, name in names.items()},
        },
    }


def _either(schemas: dict[str, Any], name: str, other: str) -> str:
    """Return the name of the schema of a message that may have different fields in two titles."""
    if name == other:
        return name
    schemas[f"{name}Or{other}"] = {"oneOf": [reference(name), reference(other)]}
    return f"{name}Or{other}"


def components_of(kinds: Iterable[Any]) -> tuple[list[Any], dict[str, Any]]:
    """Return the schemas of types, and those that they refer to by name."""
    found, schemas = described_schemas(list(kinds), REFERENCE)
    return [shape(schema) for schema in found], {name: shape(schema) for name, schema in schemas.items()}


def _prefix(title: Title) -> str:
    return "".join(word.capitalize() for word in title.key.split("-"))


def _view_name(title: Title) -> str:
    return f"{_prefix(title)}TableView"


def _schemas_of(title: Title) -> SchemaSet:
    """Return a title's schemas under the names of their Structs, and its view under the title's name."""
    messages = messages_of(title)
    commands, events = messages.commands, messages.events
    parts = {module.key: module.view[0] for module in title.all_modules if module.view}
    kinds = [*commands.values(), *events.values(), CreateGame, title.view_type, *parts.values()]
    found, named = components_of(kinds)
    names = [schema.get("$ref", "").rpartition("/")[2] for schema in found]
    view = named.pop(title.view_type.__name__)
    if "modules" in view["properties"]:
        by_module = {
            key: {"description": f"Present if the module `{key}` is in play.", **schema}
            for key, schema in zip(parts, found[-len(parts) :], strict=True)
        }
        view["properties"]["modules"] = {
            "description": view["properties"]["modules"].get("description", ""),
            **reference(f"{_prefix(title)}ModuleViews"),
        }
        named[f"{_prefix(title)}ModuleViews"] = {
            "type": "object",
            "description": "The views of the modules in play, by key.",
            "properties": by_module,
        }
    named[_view_name(title)] = view
    return SchemaSet(
        named,
        dict(zip(commands, names[: len(commands)], strict=True)),
        dict(zip(events, names[len(commands) : len(commands) + len(events)], strict=True)),
    )


def _without_clashes(title: Title, own: SchemaSet, known: Mapping[str, Any]) -> SchemaSet:
    """Return a title's schemas, renaming those whose name is taken by a schema with other fields."""
    clashing = {
        name
        for name, schema in own.named.items()
        if name in known and _without_descriptions(known[name]) != _without_descriptions(schema)
    }
    while more := {
        name
        for name, schema in own.named.items()
        if name in known and name not in clashing and _mentions(schema, clashing)
    }:
        clashing |= more
    names = {name: f"{_prefix(title)}{name}" for name in clashing}
    return SchemaSet(
        renamed(own.named, names),
        {kind: names.get(name, name) for kind, name in own.commands.items()},
        {kind: names.get(name, name) for kind, name in own.events.items()},
    )


def renamed(schemas: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    """Return schemas under other names, with references to them changed too."""
    references = {REFERENCE.format(name=old): REFERENCE.format(name=new) for old, new in names.items()}
    return {names.get(n, n): _replace_references(schema, references) for n, schema in schemas.items()}


def _without_descriptions(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {
            key: _without_descriptions(value)
            for key, value in schema.items()
            if not (key == "description" and isinstance(value, str))
        }
    return [_without_descriptions(part) for part in schema] if isinstance(schema, list) else schema


def _mentions(schema: Any, names: set[str]) -> bool:
    references = dict.fromkeys((REFERENCE.format(name=name) for name in names), "")
    return bool(_replace_references(schema, references) != schema)


def _replace_references(schema: Any, names: Mapping[str, str]) -> Any:
    """Return a schema with other references."""
    if isinstance(schema, dict):
        return {key: _replace_references(value, names) for key, value in schema.items()}
    if isinstance(schema, list):
        return [_replace_references(part, names) for part in schema]
    return names.get(schema, schema) if isinstance(schema, str) else schema
