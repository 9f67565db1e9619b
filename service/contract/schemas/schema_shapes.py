"""Rewrites the JSON Schemas of msgspec in the few shapes that every client generator understands."""

from typing import Any

_NULL = {"type": "null"}


def shape(schema: Any) -> Any:
    """Return a schema without titles, open for more fields, with `oneOf` for unions and types for enums."""
    made = {name: value for name, value in schema.items() if name != "title"}
    if made.get("default", ...) is None:
        del made["default"]  # a field that is missing needs no null, and some generators print it as it is
    if made.get("additionalProperties") is False:
        # They describe answers too, which may get more fields. Requests with unknown fields are refused.
        del made["additionalProperties"]
    if isinstance(made.get("additionalProperties"), dict):
        made["additionalProperties"] = _without_enum(shape(made["additionalProperties"]))
    if "properties" in made:
        made["properties"] = {name: shape(part) for name, part in made["properties"].items()}
    elif made.get("type") == "object":
        made.setdefault("additionalProperties", True)
    if "prefixItems" in made:
        made |= _tuple([shape(part) for part in made.pop("prefixItems")])
    elif "items" in made:
        made["items"] = shape(made["items"])
        if None in made["items"].get("enum", ()):
            made = _without_enum(made)
    if "enum" in made:
        made = _enum(made)
    if "anyOf" in made:
        made = _union(made)
    return made


def _enum(schema: dict[str, Any]) -> dict[str, Any]:
    kinds = {type(value) for value in schema["enum"]}
    made = {"type": "string" if kinds == {str} else "integer", **schema}
    if len(made["enum"]) == 1:
        made["const"] = made.pop("enum")[0]
    return made


def _tuple(parts: list[Any]) -> dict[str, Any]:
    """Return `prefixItems` only if the parts differ; `items` is for tools that do not know it."""
    kinds = _distinct([_without_description(part) for part in parts])
    items = kinds[0] if len(kinds) == 1 else {"oneOf": kinds}
    return {"items": items} if len(_distinct(parts)) == 1 else {"prefixItems": parts, "items": items}


def _union(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a union as `oneOf`, or as one schema that also allows null."""
    rest = {name: value for name, value in schema.items() if name != "anyOf"}
    parts = [shape(part) for part in schema["anyOf"]]
    kinds = _merge_enums([part for part in parts if part != _NULL])
    if _NULL not in parts:
        return {**kinds[0], **rest} if len(kinds) == 1 else {"oneOf": kinds, **rest}
    if len(kinds) > 1 or "type" not in kinds[0]:
        return {"oneOf": [*kinds, _NULL], **rest}
    made = {**kinds[0], **rest, "type": [kinds[0]["type"], "null"]}
    if "const" in made:
        made["enum"] = [made.pop("const")]
    if "enum" in made:
        made["enum"] = [*made["enum"], None]
    return made


def _merge_enums(kinds: list[Any]) -> list[Any]:
    values = [kind.get("enum", [kind["const"]] if "const" in kind else None) for kind in kinds]
    if len(kinds) < 2 or None in values or len({kind["type"] for kind in kinds}) > 1:
        return kinds
    return [{"type": kinds[0]["type"], "enum": sorted(value for some in values for value in some)}]


def _without_enum(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a list of any values: openapi-generator reads no list of enums in an object, or with null."""
    if "enum" not in schema.get("items", {}):
        return schema
    return {**schema, "items": {name: part for name, part in schema["items"].items() if name != "enum"}}


def _without_description(schema: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in schema.items() if name != "description"}


def _distinct(schemas: list[Any]) -> list[Any]:
    return [schema for place, schema in enumerate(schemas) if schema not in schemas[:place]]
