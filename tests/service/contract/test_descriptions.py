"""Every field of the contract says what it means, in the words that stand below its declaration."""

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any

import msgspec

from games.kernel.table.table import CreateGame
from games.titles import TITLES
from service.contract.schemas.shared_schemas import RESPONSES
from service.contract.schemas.title_messages import messages_of
from service.responses.field_descriptions import described_schemas, field_descriptions, fields_of, structs_in
from service.responses.title_presenter import present_title
from tests.service.contract_checker import shipped_checker


class Held(msgspec.Struct):
    colour: str
    """The colour of the card."""
    seat: int
    """Who has it."""


class Card(Held, tag="card", rename="camel"):
    seat: int
    face_up: bool
    """Whether all see it.

    Always true in the display."""
    count: Annotated[int, msgspec.Meta(ge=0, description="Any number.")]
    """How many there are."""
    below: "Card | None"
    """The next card; null for the last one."""
    plain: int


class Table:
    class Card(msgspec.Struct):
        size: int
        """In millimetres."""


def test_the_docstring_below_a_field_is_its_description_also_where_the_field_is_inherited() -> None:
    (schema, _), schemas = described_schemas([Card, Table.Card], "#/{name}")
    properties = schemas[schema["$ref"][2:]]["properties"]
    assert {name: part.get("description") for name, part in properties.items()} == {
        "type": "Always `card`. It tells this kind of object from the others.",
        "colour": "The colour of the card.",
        "seat": "Who has it.",
        "faceUp": "Whether all see it. Always true in the display.",
        "count": "How many there are.",
        "below": "The next card; null for the last one.",
        "plain": None,
    }
    assert field_descriptions(Table.Card) == {"size": "In millimetres."}


@cache
def structs() -> tuple[type[Any], ...]:
    kinds: list[Any] = [*RESPONSES, CreateGame]
    for title in TITLES.values():
        messages = messages_of(title)
        kinds += [*messages.commands.values(), *messages.events.values(), title.view_type, title.options]
        for module in title.all_modules:
            kinds += [module.options, *(module.view or ())[:1], *(figure.form for figure in module.figures)]
    return structs_in([kind for kind in kinds if kind is not None])


def test_every_field_has_a_description_below_it() -> None:
    missing = [
        f"{kind.__module__}: {kind.__name__}.{name}"
        for kind in structs()
        for name, _ in fields_of(kind)
        if name not in field_descriptions(kind)
    ]
    assert missing == []


def test_every_field_of_the_contract_has_a_description() -> None:
    whole = shipped_checker().document
    missing = [
        f"{name}: {field}"
        for name, schema in (*whole["components"]["schemas"].items(), *whole["paths"].items())
        for field, part in properties_in(schema)
        if "description" not in part
    ]
    assert missing == []
    assert [found["name"] for found in parameters_in(whole["paths"]) if "description" not in found] == []


def test_descriptions_say_more_than_the_name_of_the_field() -> None:
    repeated = [
        f"{name}: {field}: {part['description']}"
        for name, schema in shipped_checker().document["components"]["schemas"].items()
        for field, part in properties_in(schema)
        if set(part["description"].lower().strip(".").split()) <= {"a", "an", "the", *field.split("_")}
    ]
    assert repeated == []


def test_every_option_of_every_title_has_a_description() -> None:
    missing = [
        f"{title.key}: {field}"
        for title in TITLES.values()
        for presented in [present_title(title, {})]
        for schema in (presented.options, *(figure.schema for figure in presented.figures))
        for field, part in properties_in(schema)
        if "description" not in part
    ]
    assert missing == []


def properties_in(schema: Any) -> Iterator[tuple[str, Any]]:
    """The properties of a schema and of everything in it, by name."""
    if isinstance(schema, dict):
        if isinstance(schema.get("properties"), dict) and "type" in schema:
            yield from schema["properties"].items()
        for key, part in schema.items():
            if key not in ("example", "examples"):
                yield from properties_in(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from properties_in(part)


def parameters_in(paths: Any) -> Iterator[Any]:
    for path in paths.values():
        for operation in path.values():
            yield from operation.get("parameters", ())
