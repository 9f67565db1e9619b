"""Writes the generated part of the TypeScript client from the contract: its types and its operations.

`python clients/typescript/generate_typescript.py [--check]`; `wardbook openapi` calls it.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml

FOLDER = Path(__file__).parent
CONTRACT = FOLDER.parents[1] / "openapi.yaml"
SET_BY_THE_CLIENT = {
    *("If-None-Match", "Last-Event-ID", "Accept", "Accept-Encoding", "Accept-Language"),
    "format",
}
"""Headers, and the query parameter that says the same as `Accept`."""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
IMPORT = 'import("../types/contract.d.ts").'

Schema = Mapping[str, Any]


def type_of(schema: Schema, scope: str = "") -> str:
    """Return the TypeScript type of a schema, with the names of other schemas prefixed by a scope."""
    if "$ref" in schema:
        return scope + str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    for union in ("oneOf", "anyOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(type_of(part, scope) for part in schema[union]))
    kinds = schema.get("type", [])
    found = [_plain(kind, schema, scope) for kind in ([kinds] if isinstance(kinds, str) else kinds)]
    return " | ".join(found) or "unknown"


def _plain(kind: str, schema: Schema, scope: str) -> str:
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(type_of(item, scope) for item in schema['prefixItems'])}]"
        return f"({type_of(schema.get('items') or {}, scope)})[]"
    if kind == "object":
        if "properties" in schema:
            return "{ " + " ".join(f"{line};" for line in _fields(schema, scope)) + " }"
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values if isinstance(values, dict) else {}, scope)}>"
    return PLAIN[kind]


def _fields(schema: Schema, scope: str = "") -> Iterator[str]:
    for name, field in schema["properties"].items():
        key = name if re.fullmatch(r"[A-Za-z_]\w*", name) else json.dumps(name)
        yield f"{key}{'' if name in schema.get('required', ()) else '?'}: {type_of(field, scope)}"


def comment_of(schema: Schema, indent: str = "") -> str:
    """Return the description of a schema as a comment, or nothing."""
    text = " ".join(str(schema.get("description", "")).split()).replace("*/", "* /")
    return f"{indent}/** {text} */\n" if text else ""


def types_module(schemas: Mapping[str, Schema]) -> str:
    """Return the declarations of all schemas."""
    parts = ["// The types of everything that the service sends and receives. Generated.\n"]
    for name, schema in schemas.items():
        if "properties" not in schema:
            parts.append(f"{comment_of(schema)}export type {name} = {type_of(schema)};\n")
            continue
        fields = zip(schema["properties"].values(), _fields(schema), strict=True)
        body = "".join(f"{comment_of(field, '  ')}  {line};\n" for field, line in fields)
        parts.append(f"{comment_of(schema)}export interface {name} {{\n{body}}}\n")
    return "\n".join(parts)


def operations_module(contract: Schema) -> str:
    """Return the module with a method for every operation; one with `dry_run` has two."""
    parts = [_HEAD]
    for path, item in contract["paths"].items():
        for verb, operation in item.items():
            if "operationId" not in operation:
                continue
            answers = {s: r.get("content", {}) for s, r in operation["responses"].items() if s[0] == "2"}
            if "dry_run" in {given["name"] for given in operation.get("parameters", ())}:
                dry = {**operation, "operationId": f"dry_run_{operation['operationId']}"}
                parts.append(_method(path, verb, operation, answers["201"], {}))
                parts.append(_method(path, verb, dry, answers["200"], {"dry_run": "true"}))
            else:
                parts.append(_method(path, verb, operation, next(iter(answers.values())), {}))
    return "\n".join(parts) + "}\n"


def _method(path: str, verb: str, operation: Schema, content: Schema, fixed: Mapping[str, str]) -> str:
    own, options, query, headers = [], ["signal?: AbortSignal"], [], []
    docs = [f"   * {operation['summary'].rstrip('.')}."]
    for given in operation.get("parameters", ()):
        name, kind = given["name"], type_of(given["schema"], IMPORT)
        if given["in"] == "path":
            own.append(name)
            docs.append(f"   * @param {{{kind}}} {name}")
            path = path.replace(f"{{{name}}}", f"${{encodeURIComponent({name})}}")
        elif name == "dry_run":
            query += [f"{name}: {fixed[name]}"] if fixed else []
        elif given["in"] == "query" and name not in SET_BY_THE_CLIENT:
            options.append(f"{name}{'' if given.get('required') else '?'}: {kind}")
            query.append(f"{name}: options.{name}")
        elif name == "If-Match":
            options.append("ifMatch?: number")
            headers.append("...ifMatch(options.ifMatch)")
        elif name == "Idempotency-Key":
            options.append("idempotencyKey?: string")
            headers.append('"Idempotency-Key": options.idempotencyKey ?? randomKey()')
        elif name not in SET_BY_THE_CLIENT:
            raise ValueError(f"no rule for the header {name}")
    request = [f'method: "{verb.upper()}"', f"path: `{path}`", f"query: {_object(query)}"]
    request.append(f"headers: {_object(headers)}")
    if "requestBody" in operation:
        contents = operation["requestBody"]["content"]
        media, body = next(iter(contents.items()))
        kind = type_of(body["schema"], IMPORT) if media == "application/json" else "string"
        if len(contents) > 1:
            kind = "string | Blob"
            options.append(f"media?: {' | '.join(map(json.dumps, contents))}")
        optional = not operation["requestBody"].get("required", True)
        own.append("body")
        docs.append(f"   * @param {{{kind}{' | undefined' if optional else ''}}} body")
        chosen = "options.media ?? " if len(contents) > 1 else ""
        request += ["body", f'media: {chosen}"{media}"']
    result, accept, streams = _result(content)
    request += [f'accept: "{accept}"', "signal: options.signal"]
    needed = any("?:" not in option for option in options)
    docs.append(f"   * @param {{{{{', '.join(options)}}}}} {'options' if needed else '[options]'}")
    returns = f"AsyncGenerator<{result}, void, undefined>" if streams else f"Promise<{result}>"
    docs.append(f"   * @returns {{{returns}}}")
    name = re.sub(r"_(\w)", lambda found: found[1].upper(), operation["operationId"])
    arguments = ", ".join([*own, "options" if needed else "options = {}"])
    call = f"this.{'stream' if streams else 'send'}({{ {', '.join(request)} }})"
    return "  /**\n" + "\n".join(docs) + f"\n   */\n  {name}({arguments}) {{\n    return {call};\n  }}\n"


def _object(entries: list[str]) -> str:
    return f"{{ {', '.join(entries)} }}" if entries else "{}"


def _result(content: Schema) -> tuple[str, str, bool]:
    """Return the type of an answer, the media type to ask for, and whether it is a stream."""
    for media, answer in content.items():
        if media == "application/json":
            return type_of(answer["schema"], IMPORT), media, False
        if media == "text/event-stream":
            item = answer.get("itemSchema") or answer.get("x-item-schema") or answer["schema"]
            return type_of(item, IMPORT), media, True
        if media == "application/x-ndjson":
            return "string", media, False
        if media == "application/zip":
            return "Blob", media, False
    return ("string", next(iter(content)), False) if content else ("void", "*/*", False)


_HEAD = """\
// One method for every operation of the contract. Generated.

/**
 * One call of the API.
 * @typedef {object} Request
 * @property {string} method
 * @property {string} path
 * @property {Record<string, unknown>} query
 * @property {Record<string, string>} headers
 * @property {unknown} [body]
 * @property {string} [media]
 * @property {string} accept
 * @property {AbortSignal} [signal]
 */

/**
 * @param {number | undefined} version
 * @returns {Record<string, string>}
 */
const ifMatch = (version) => (version === undefined ? {} : { "If-Match": `"${version}"` });

/** A key that no other request has. `crypto.randomUUID` is missing on pages without TLS. */
const randomKey = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** The operations of the contract. */
export class Operations {
  /**
   * @param {Request} _request
   * @returns {Promise<any>}
   */
  send(_request) {
    throw new Error("not implemented");
  }

  /**
   * @param {Request} _request
   * @returns {AsyncGenerator<any, void, undefined>}
   */
  stream(_request) {
    throw new Error("not implemented");
  }
"""


def main(*arguments: str) -> int:
    """Write the files, or with `--check` only tell whether they are up to date."""
    contract = yaml.load(CONTRACT.read_bytes(), yaml.CSafeLoader)
    files = {
        FOLDER / "types" / "contract.d.ts": types_module(contract["components"]["schemas"]),
        FOLDER / "src" / "operations.js": operations_module(contract),
    }
    for path, wanted in files.items():
        if "--check" not in arguments:
            path.write_text(wanted)
        elif not path.exists() or path.read_text() != wanted:
            print(f"{path} is out of date; run `make openapi`", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
