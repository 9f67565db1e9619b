"""Writes the generated part of the client from the contract: its types and its operations.

`python clients/python/generate_python.py [--check]`; `wardbook openapi` calls it.
"""

import keyword
import subprocess
import sys
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml

FOLDER = Path(__file__).parent
CONTRACT = FOLDER.parents[1] / "openapi.yaml"
PACKAGE = FOLDER / "wardbook_client"
SET_BY_THE_CLIENT = {
    *("Idempotency-Key", "If-None-Match", "Last-Event-ID", "Accept", "Accept-Encoding"),
    "format",
}
"""Headers, and the query parameter that says the same as `Accept`."""
PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}

Schema = Mapping[str, Any]


def type_of(schema: Schema, scope: str = "") -> str:
    """Return the Python type of a schema, with the names of other schemas prefixed by a scope."""
    if "$ref" in schema:
        return scope + str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return f"t.Literal[{schema['const']!r}]"
    if "enum" in schema:
        return f"t.Literal[{', '.join(map(repr, schema['enum']))}]"
    for union in ("oneOf", "anyOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(type_of(part, scope) for part in schema[union]))
    kinds = schema.get("type", [])
    found = [_plain(kind, schema, scope) for kind in ([kinds] if isinstance(kinds, str) else kinds)]
    return " | ".join(found) or "t.Any"


def _plain(kind: str, schema: Schema, scope: str) -> str:
    if kind == "array":
        items = [*schema.get("prefixItems", ())]
        items += [schema["items"]] if isinstance(schema.get("items"), dict) else []
        kinds = dict.fromkeys(type_of(item, scope) for item in items)
        return f"list[{' | '.join(kinds) or 't.Any'}]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"dict[str, {type_of(values, scope) if isinstance(values, dict) and values else 't.Any'}]"
    return PLAIN[kind]


def text_of(schema: Schema, indent: str = "    ") -> str:
    """Return the description of a schema as a docstring, or nothing."""
    text = " ".join(str(schema.get("description", "")).split()).replace("\\", "\\\\").replace('"""', "'''")
    if not text:
        return ""
    lines = textwrap.fill(text, 100, break_long_words=False, break_on_hyphens=False)
    return textwrap.indent(f'"""{lines}{" " if lines.endswith(chr(34)) else ""}"""', indent) + "\n"


def types_module(schemas: Mapping[str, Schema]) -> str:
    """Return the module of all schemas: a TypedDict for each object, an alias for everything else."""
    head = '"""The types of everything that the service sends and receives. Generated."""\n\n'
    head += "from __future__ import annotations\n\nimport typing as t\n"
    objects = {name: schema for name, schema in schemas.items() if "properties" in schema}
    aliases = {name: schema for name, schema in schemas.items() if "properties" not in schema}
    parts = [_typed_dict(name, schema) for name, schema in objects.items()]
    while aliases:
        ready = [name for name, schema in aliases.items() if not _mentions(schema, set(aliases))]
        for name in ready or list(aliases):
            schema = aliases.pop(name)
            parts.append(f"{name}: t.TypeAlias = ({type_of(schema)})\n" + text_of(schema, ""))
    return "\n\n".join([head, *parts])


def _mentions(schema: Any, names: set[str]) -> bool:
    if isinstance(schema, dict):
        own = str(schema.get("$ref", "")).rpartition("/")[2] in names
        return own or any(_mentions(part, names) for key, part in schema.items() if key != "discriminator")
    return isinstance(schema, list) and any(_mentions(part, names) for part in schema)


def _typed_dict(name: str, schema: Schema) -> str:
    required, fields = schema.get("required", ()), schema["properties"]
    types = {
        key: type_of(field) if key in required else f"t.NotRequired[{type_of(field)}]"
        for key, field in fields.items()
    }
    if any(keyword.iskeyword(key) or not key.isidentifier() for key in fields):
        quoted = ", ".join(f'"{key}": "{kind}"' for key, kind in types.items())
        return f'{name} = t.TypedDict("{name}", {{{quoted}}})\n'
    body = "".join(f"    {key}: {kind}\n{text_of(fields[key])}" for key, kind in types.items())
    return f"class {name}(t.TypedDict):\n{text_of(schema)}{body}"


class Method(NamedTuple):
    """A method of the client."""

    name: str
    summary: str
    signature: str
    request: str
    result: str
    streams: bool = False


def methods(contract: Schema) -> Iterator[Method]:
    """Yield the methods of every operation; one with `dry_run` has two."""
    for path, item in contract["paths"].items():
        for verb, operation in item.items():
            if "operationId" not in operation:
                continue
            answers = {s: r.get("content", {}) for s, r in operation["responses"].items() if s[0] == "2"}
            names = {given["name"] for given in operation.get("parameters", ())}
            if "dry_run" in names:
                yield _method(path, verb, operation, answers["201"], {"dry_run": ""})
                dry = {**operation, "operationId": f"dry_run_{operation['operationId']}"}
                yield _method(path, verb, dry, answers["200"], {"dry_run": "True"})
            else:
                yield _method(path, verb, operation, next(iter(answers.values())), {})


def _method(path: str, verb: str, operation: Schema, content: Schema, fixed: Mapping[str, str]) -> Method:
    own, keywords, query, headers = ["self"], [], [], []
    for given in operation.get("parameters", ()):
        name = given["name"]
        argument = name.lower().replace("-", "_") + ("_" if keyword.iskeyword(name) else "")
        kind = type_of(given["schema"], "types.")
        if name in fixed:
            query += [f'"{name}": {fixed[name]}'] if fixed[name] else []
        elif given["in"] == "path":
            own.append(f"{argument}: {kind}")
            path = path.replace(f"{{{name}}}", f"{{segment({argument})}}")
        elif given["in"] == "query" and name not in SET_BY_THE_CLIENT:
            keywords.append(f"{argument}: {kind}" + ("" if given.get("required") else " | None = None"))
            query.append(f'"{name}": {argument}')
        elif name == "If-Match":
            keywords.append("if_match: int | None = None")
            headers.append('"If-Match": quoted(if_match)')
        elif name == "Idempotency-Key":
            keywords.append("idempotency_key: str | None = None")
        elif name not in SET_BY_THE_CLIENT:
            keywords.append(f"{argument}: str | None = None")
            headers.append(f'"{name}": {argument}')
    arguments = [f'"{verb.upper()}"', f'{"f" if "{" in path else ""}"{path}"']
    arguments += [f"query={{{', '.join(query)}}}"] if query else []
    arguments += [f"headers={{{', '.join(headers)}}}"] if headers else []
    if "requestBody" in operation:
        contents = operation["requestBody"]["content"]
        media, body = next(iter(contents.items()))
        kind = type_of(body["schema"], "types.") if media == "application/json" else "bytes"
        optional = "" if operation["requestBody"].get("required", True) else " | None = None"
        own.append(f"body: {kind}{optional}")
        if len(contents) > 1:
            kinds = ", ".join(f'"{each}"' for each in contents)
            keywords.append(f'media: t.Literal[{kinds}] = "{media}"')
            arguments.append("content=body, media=media")
        else:
            arguments.append("json=body" if kind != "bytes" else f'content=body, media="{media}"')
    if any("idempotency_key" in name for name in keywords):
        arguments.append("key=idempotency_key or new_key()")
    result, accept, streams = _result(content)
    arguments += [f'accept="{accept}"'] if accept != "application/json" else []
    signature = ", ".join([*own, *(["*", *keywords] if keywords else [])])
    summary = f"{operation['summary'].rstrip('.')}."
    request = f"Request({', '.join(arguments)})"
    return Method(operation["operationId"], summary, signature, request, result, streams)


def _result(content: Schema) -> tuple[str, str, bool]:
    """Return the Python type of an answer, the media type to ask for, and whether it is a stream."""
    for media, answer in content.items():
        if media == "application/json":
            return type_of(answer["schema"], "types."), media, False
        if media == "text/event-stream":
            item = answer.get("itemSchema") or answer.get("x-item-schema") or answer["schema"]
            return type_of(item, "types."), media, True
        if media in ("application/x-ndjson", "application/zip"):
            return "bytes", media, False
    return ("str", next(iter(content)), False) if content else ("None", "*/*", False)


def operations_module(contract: Schema, is_async: bool) -> str:
    """Return the module with a method for every operation."""
    word, wait, name = ("async ", "await ", "AsyncOperations") if is_async else ("", "", "Operations")
    stream, rest = ("AsyncGenerator", ", None") if is_async else ("Generator", ", None, None")
    missing = "        raise NotImplementedError\n"
    head = '"""One method for every operation of the contract. Generated."""\n\n'
    head += f"import typing as t\nfrom collections.abc import {stream}\n\n"
    head += "from wardbook_client import types\n"
    head += "from wardbook_client.request import Request, new_key, quoted, segment\n\n\n"
    head += f'class {name}:\n    """The operations of the contract."""\n\n'
    head += f"    {word}def _send(self, request: Request) -> t.Any:\n{missing}\n"
    head += f"    def _stream(self, request: Request) -> {stream}[t.Any{rest}]:\n{missing}"
    parts = [head]
    for method in methods(contract):
        text = f'        """{method.summary}"""\n'
        if method.streams:
            line = f"    def {method.name}({method.signature}) -> {stream}[{method.result}{rest}]:\n{text}"
            parts.append(f"{line}        return self._stream({method.request})\n")
            continue
        line = f"    {word}def {method.name}({method.signature}) -> {method.result}:\n{text}"
        if method.result == "None":
            parts.append(f"{line}        {wait}self._send({method.request})\n")
        else:
            sent = f"        found: {method.result} = {wait}self._send({method.request})\n"
            parts.append(f"{line}{sent}        return found\n")
    return "\n".join(parts)


def formatted(code: str) -> bytes:
    """Return code as `ruff format` writes it."""
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(PACKAGE / "types.py"), "-"]
    return subprocess.run(ruff, input=code.encode(), stdout=subprocess.PIPE, check=True).stdout  # noqa: S603 - own command


def main(*arguments: str) -> int:
    """Write the files, or with `--check` only tell whether they are up to date."""
    contract = yaml.load(CONTRACT.read_bytes(), yaml.CSafeLoader)
    files = {
        "types.py": types_module(contract["components"]["schemas"]),
        "operations.py": operations_module(contract, is_async=False),
        "async_operations.py": operations_module(contract, is_async=True),
    }
    for name, code in files.items():
        path, wanted = PACKAGE / name, formatted(code)
        if "--check" not in arguments:
            path.write_bytes(wanted)
        elif not path.exists() or path.read_bytes() != wanted:
            print(f"{path} is out of date; run `make openapi`", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
