"""The schemas of the contract have names and shapes that generators of clients understand."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from games.titles import TITLES
from service.contract.schemas.schema_shapes import shape
from service.contract.schemas.title_schemas import title_schemas
from service.contract.schemas.tournament_schemas import tournament_schemas
from tests.service.contract_checker import shipped_checker

CONTRACT = shipped_checker().document
SCHEMAS = CONTRACT["components"]["schemas"]
OPERATIONS = {operation["operationId"]: operation for _, _, operation in shipped_checker().operations()}


def parts(schema: Any) -> Iterator[dict[str, Any]]:
    """A schema and every schema inside it, without following references."""
    if not isinstance(schema, dict):
        return
    yield schema
    for part in schema.get("properties", {}).values():
        yield from parts(part)
    for keyword in ("items", "additionalProperties"):
        yield from parts(schema.get(keyword))
    for keyword in ("oneOf", "anyOf", "allOf", "prefixItems"):
        for part in schema.get(keyword, ()):
            yield from parts(part)


def named(reference: str) -> str:
    return reference.rpartition("/")[2]


def answered() -> Iterator[dict[str, Any]]:
    """Every schema that a response can contain."""
    found = [
        content.get("schema", content.get("x-item-schema"))
        for operation in OPERATIONS.values()
        for response in operation["responses"].values()
        for content in response.get("content", {}).values()
    ]
    seen: set[str] = set()
    while found:
        for part in parts(found.pop()):
            yield part
            if "$ref" in part and part["$ref"] not in seen:
                seen.add(part["$ref"])
                found.append(SCHEMAS[named(part["$ref"])])


EVERY_PART = [part for schema in SCHEMAS.values() for part in parts(schema)]


def test_names_are_short_and_differ() -> None:
    assert all(re.fullmatch(r"[A-Z][A-Za-z0-9]{2,35}", name) for name in SCHEMAS)
    assert len({name.lower() for name in SCHEMAS}) == len(SCHEMAS)
    assert not [part for part in EVERY_PART if "title" in part], "a title would be a second name"


def test_messages_of_tournaments_take_no_name_of_another_schema() -> None:
    titles, own = title_schemas(TITLES, {}), tournament_schemas()
    assert {name for name in own if name in titles and own[name] != titles[name]} == set()


def test_a_union_of_objects_says_which_it_is() -> None:
    unions = [part for part in EVERY_PART if "oneOf" in part]
    assert {"AnyCommand", "AnyEvent", "AnyView", "RecordedCommand", "Clock"} <= {
        name for name, schema in SCHEMAS.items() if "discriminator" in schema
    }
    for union in unions:
        members = [part["$ref"] for part in union["oneOf"] if "$ref" in part]
        if len(members) < 2:
            continue
        field, mapping = union["discriminator"]["propertyName"], union["discriminator"]["mapping"]
        assert sorted(mapping.values()) == sorted(members)
        for value, member in mapping.items():
            assert SCHEMAS[named(member)]["properties"][field]["const"] == value
            assert field in SCHEMAS[named(member)]["required"]


def test_discriminated_unions_have_names() -> None:
    inline = [part for part in EVERY_PART if "discriminator" in part and part not in SCHEMAS.values()]
    assert not inline, "add the union to NAMED_TYPES (service/contract/schemas/named_types.py)"


def test_only_plain_keywords_are_used() -> None:
    for part in EVERY_PART:
        assert "anyOf" not in part
        assert "allOf" not in part
        assert "prefixItems" not in part or "items" in part
        assert "enum" not in part or "type" in part
        assert part.get("type") != "object" or part.keys() & {"properties", "additionalProperties", "oneOf"}


def test_answers_may_get_more_fields() -> None:
    assert not [part for part in answered() if part.get("additionalProperties") is False]


def test_every_problem_has_the_same_schema() -> None:
    shared = CONTRACT["components"]["responses"]
    for path in CONTRACT["paths"].values():
        for operation in path.values():
            for status, response in operation["responses"].items():
                assert int(status) < 400 or named(response["$ref"]) in shared
    for response in shared.values():
        schema = response["content"]["application/problem+json"]["schema"]
        assert schema == {"$ref": "#/components/schemas/ProblemResponse"}


def test_every_operation_says_whether_it_needs_a_key_and_what_it_does() -> None:
    for operation in OPERATIONS.values():
        assert isinstance(operation["security"], list)
        assert operation["description"]


def test_links_lead_from_a_new_game_to_its_operations() -> None:
    links = CONTRACT["components"]["links"]
    for link in links.values():
        assert link["operationId"] in OPERATIONS
        names = {parameter["name"] for parameter in OPERATIONS[link["operationId"]]["parameters"]}
        assert link["parameters"].keys() <= names
    assert {"read_game", "post_command", "stream_records"} <= OPERATIONS["create_game"]["responses"]["201"][
        "links"
    ].keys()


@pytest.mark.parametrize(
    ("made", "wanted"),
    [
        ({"enum": ["a", "b"]}, {"type": "string", "enum": ["a", "b"]}),
        ({"enum": ["a"]}, {"type": "string", "const": "a"}),
        ({"enum": [1, 2]}, {"type": "integer", "enum": [1, 2]}),
        ({"type": "object"}, {"type": "object", "additionalProperties": True}),
        (
            {"title": "T", "type": "object", "properties": {"title": {"type": "string"}}},
            {"type": "object", "properties": {"title": {"type": "string"}}},
        ),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, {"type": ["string", "null"]}),
        (
            {"anyOf": [{"enum": ["a"]}, {"type": "null"}], "default": None},
            {"type": ["string", "null"], "enum": ["a", None]},
        ),
        (
            {"anyOf": [{"$ref": "#/a"}, {"type": "null"}]},
            {"oneOf": [{"$ref": "#/a"}, {"type": "null"}]},
        ),
        ({"anyOf": [{"enum": ["c", "b"]}, {"enum": ["a"]}]}, {"type": "string", "enum": ["a", "b", "c"]}),
        (
            {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}], "items": False},
            {"type": "array", "items": {"type": "integer"}},
        ),
        (
            {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "items": False},
            {
                "type": "array",
                "prefixItems": [{"type": "integer"}, {"type": "string"}],
                "items": {"oneOf": [{"type": "integer"}, {"type": "string"}]},
            },
        ),
    ],
)
def test_schemas_of_msgspec_are_rewritten(made: dict[str, Any], wanted: dict[str, Any]) -> None:
    assert shape(made) == wanted


def is_list_of_objects(schema: dict[str, Any]) -> bool:
    items = schema.get("items", {})
    return "$ref" in items and "enum" not in SCHEMAS[named(items["$ref"])]


def test_no_object_has_lists_of_objects_and_lists_of_such_lists() -> None:
    """openapi-generator makes Python of it that runs but fails a type check."""
    for name, schema in SCHEMAS.items():
        lists = [field for field in schema.get("properties", {}).values() if "items" in field]
        flat = any(is_list_of_objects(field) for field in lists)
        nested = any(is_list_of_objects(field["items"]) for field in lists)
        assert not (flat and nested), name
