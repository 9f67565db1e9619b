"""JSON Schemas of Structs in which every field has a description: the docstring below its declaration."""

import ast
import inspect
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, get_origin

import msgspec
from msgspec.inspect import NamedTupleType, StructType, multi_type_info

TAG = "Always `{tag}`. It tells this kind of object from the others."


def described_schemas(kinds: Sequence[Any], ref_template: str) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Return what `msgspec.json.schema_components` does, with a description on every field."""
    found, schemas = msgspec.json.schema_components(kinds, ref_template=ref_template)
    for kind in structs_in(kinds):
        schema = schemas.get(_component(kind.__name__)) or schemas[_full_component(kind)]
        _describe(schema, kind)
    return found, schemas


def structs_in(kinds: Iterable[Any]) -> tuple[type[Any], ...]:
    """Return every Struct and NamedTuple that values of these types can contain."""
    found: dict[type[Any], None] = {}
    seen = set[int]()
    waiting: list[Any] = list(multi_type_info(kinds))
    while waiting:
        node = waiting.pop()
        if id(node) in seen or not isinstance(node, msgspec.Struct):
            continue
        seen.add(id(node))
        if isinstance(node, StructType | NamedTupleType):
            found[get_origin(node.cls) or node.cls] = None
        for name in node.__struct_fields__:
            part = getattr(node, name)
            waiting += part if isinstance(part, tuple) else (part,)
    return tuple(found)


def field_descriptions(kind: type[Any]) -> dict[str, str]:
    """Return what the docstrings below the fields of a Struct say, those of inherited fields included."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if "__annotations__" in vars(base):
            found |= _docstrings(base.__module__).get(base.__qualname__, {})
    return found


def fields_of(kind: type[Any]) -> tuple[tuple[str, str], ...]:
    """Return the names of the fields of a Struct or NamedTuple in Python and in JSON."""
    if issubclass(kind, msgspec.Struct):
        return tuple((field.name, field.encode_name) for field in msgspec.structs.fields(kind))
    return tuple((name, name) for name in kind._fields)


def _describe(schema: dict[str, Any], kind: type[Any]) -> None:
    texts = field_descriptions(kind)
    properties = schema.get("properties", {})
    parts = schema.get("prefixItems", [properties.get(name) for _, name in fields_of(kind)])
    for (name, _), part in zip(fields_of(kind), parts, strict=True):
        if name in texts:
            part["description"] = texts[name]
    if issubclass(kind, msgspec.Struct) and (tag_field := kind.__struct_config__.tag_field):
        properties[tag_field]["description"] = TAG.format(tag=kind.__struct_config__.tag)


def _component(name: str) -> str:
    return re.sub(r"[^a-zA-Z0-9.\-_]", "_", name)


def _full_component(kind: type[Any]) -> str:
    return _component(f"{kind.__module__}.{kind.__qualname__}")


@cache
def _docstrings(module: str) -> dict[str, dict[str, str]]:
    """Return the docstrings of the fields of each class in a module."""
    return dict(_classes(ast.parse(inspect.getsource(sys.modules[module])), ""))


def _classes(tree: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, dict[str, str]]]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            name = f"{prefix}{node.name}"
            yield name, dict(_fields(node))
            yield from _classes(node, f"{name}.")


def _fields(body: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, after in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match after:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield field.target.id, " ".join(text.split())
