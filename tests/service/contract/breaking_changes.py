"""Finds what a client of one contract cannot live with in another one."""

from collections.abc import Iterator
from typing import Any

Schema = dict[str, Any]
_BOUNDS = {"minimum": 1, "minLength": 1, "minItems": 1, "maximum": -1, "maxLength": -1, "maxItems": -1}
"""Limits on what clients send: 1 if a greater limit is stricter, -1 if a smaller one is."""


def breaking_changes(old: Schema, new: Schema) -> list[str]:
    """Return every change that can break a client of the old contract, in words."""
    codes = [set(each["components"]["schemas"]["ProblemCode"]["examples"]) for each in (old, new)]
    gone = [f"the code {code} is gone" for code in sorted(codes[0] - codes[1])]
    return [*_Comparison(old, new).operations(), *gone]


class _Comparison:
    """Two contracts; each pair of named schemas is compared once for requests and once for answers."""

    def __init__(self, old: Schema, new: Schema) -> None:
        self.old, self.new = old, new
        self.compared: set[tuple[str, str, bool]] = set()

    def operations(self) -> Iterator[str]:
        for path, methods in self.old["paths"].items():
            for method, before in methods.items():
                after = self.new["paths"].get(path, {}).get(method)
                where = before["operationId"]
                if after is None:
                    yield f"{where}: the operation is gone"
                    continue
                if after["operationId"] != where:
                    yield f"{where}: the operation is now called {after['operationId']}"
                yield from self._parameters(where, before, after)
                yield from self._body(where, before.get("requestBody"), after.get("requestBody"))
                yield from self._responses(where, before, after)
                yield from _codes(where, before, after)
                if before["security"] != after["security"] and {} not in after["security"] != []:
                    yield f"{where}: it needs another key than before"

    def _parameters(self, where: str, before: Schema, after: Schema) -> Iterator[str]:
        known = {(p["in"], p["name"]): p for p in before["parameters"]}
        now = {(p["in"], p["name"]): p for p in after["parameters"]}
        for key, parameter in now.items():
            if parameter.get("required") and not known.get(key, {}).get("required"):
                yield f"{where}: the parameter {key[1]} is required now"
        for key, parameter in known.items():
            if key not in now:
                yield f"{where}: the parameter {key[1]} is gone"
            else:
                yield from self._schema(
                    f"{where}.{key[1]}", parameter["schema"], now[key]["schema"], sent=True
                )

    def _body(self, where: str, before: Schema | None, after: Schema | None) -> Iterator[str]:
        if after and after.get("required") and not before:
            yield f"{where}: a body is required now"
        for media, content in before["content"].items() if before else ():
            if not after or media not in after["content"]:
                yield f"{where}: the body can no longer be {media}"
            else:
                yield from self._schema(
                    where, content["schema"], after["content"][media]["schema"], sent=True
                )

    def _responses(self, where: str, before: Schema, after: Schema) -> Iterator[str]:
        for status, response in before["responses"].items():
            if status not in after["responses"]:
                if int(status) < 400:
                    yield f"{where}: {status} is gone"
                continue
            old, new = self._resolve(self.old, response), self._resolve(self.new, after["responses"][status])
            for header in old.get("headers", {}):
                if header not in new.get("headers", {}):
                    yield f"{where}: {status} has no {header} any more"
            for media, content in old.get("content", {}).items():
                if media not in new.get("content", {}):
                    yield f"{where}: {status} is no longer {media}"
                    continue
                for name in ("schema", "x-item-schema"):
                    if name in content:
                        found = new["content"][media].get(name, {})
                        yield from self._schema(f"{where} {status}", content[name], found, sent=False)

    def _schema(self, where: str, old: Schema, new: Schema, sent: bool) -> Iterator[str]:
        """Compare what clients send, or what they get."""
        names = (old.get("$ref", ""), new.get("$ref", ""))
        if all(names):
            if (*names, sent) in self.compared:
                return
            self.compared.add((*names, sent))
            where = names[0].rpartition("/")[2]
        old, new = self._resolve(self.old, old), self._resolve(self.new, new)
        yield from _types(where, old, new, sent)
        yield from self._fields(where, old, new, sent)
        yield from self._members(where, old, new, sent)
        for keyword in ("items", "additionalProperties"):
            if isinstance(old.get(keyword), dict) and isinstance(new.get(keyword), dict):
                yield from self._schema(f"{where}[]", old[keyword], new[keyword], sent)

    def _fields(self, where: str, old: Schema, new: Schema, sent: bool) -> Iterator[str]:
        before, after = old.get("properties", {}), new.get("properties", {})
        for name in before.keys() - after.keys():
            yield f"{where}.{name}: the field is gone"
        for name in before.keys() & after.keys():
            yield from self._schema(f"{where}.{name}", before[name], after[name], sent)
        required, now = set(old.get("required", ())), set(new.get("required", ()))
        for name in (now - required) if sent else (required & after.keys()) - now:
            yield f"{where}.{name}: the field is {'required now' if sent else 'no longer always there'}"

    def _members(self, where: str, old: Schema, new: Schema, sent: bool) -> Iterator[str]:
        """Compare unions: members of those with a discriminator by its value, others by their place."""
        before, after = _by_value(old), _by_value(new)
        for value in before.keys() - after.keys():
            yield f"{where}: {value} is gone"
        for value in before.keys() & after.keys():
            yield from self._schema(f"{where}:{value}", before[value], after[value], sent)

    def _resolve(self, contract: Schema, part: Schema) -> Schema:
        while "$ref" in part:
            _, kind, name = part["$ref"].rsplit("/", 2)
            part = contract["components"][kind][name]
        return part


def _by_value(schema: Schema) -> dict[str, Schema]:
    mapping = schema.get("discriminator", {}).get("mapping")
    if mapping:
        return {value: {"$ref": name} for value, name in mapping.items()}
    return {str(part.get("type", part.get("$ref"))): part for part in schema.get("oneOf", ())}


def _types(where: str, old: Schema, new: Schema, sent: bool) -> Iterator[str]:
    """Requests must take all values they took; answers may have no new type, but new values of an enum."""
    wider, narrower = (new, old) if sent else (old, new)
    if not _kinds(narrower) <= _kinds(wider):
        yield f"{where}: the type was {old.get('type')} and is {new.get('type')}"
    if old.get("const") != new.get("const"):
        yield f"{where}: the value was {old.get('const')} and is {new.get('const')}"
    if not sent:
        return
    if "enum" in new and not set(old.get("enum", ())) <= set(new["enum"]):
        yield f"{where}: some of the values {old.get('enum')} are gone"
    elif "enum" in new and "enum" not in old:
        yield f"{where}: only the values {new['enum']} are left"
    for bound, stricter in _BOUNDS.items():
        if bound in new and (bound not in old or stricter * new[bound] > stricter * old[bound]):
            yield f"{where}: the {bound} is {new[bound]} now"
    if new.get("pattern") not in (None, old.get("pattern")):
        yield f"{where}: the pattern is {new['pattern']} now"


def _kinds(schema: Schema) -> set[Any]:
    kinds = schema.get("type")
    if kinds is None:
        return {"object" if "$ref" in part else part.get("type") for part in schema.get("oneOf", ())} or {
            *("string", "integer", "number", "boolean", "object", "array", "null")
        }
    found = set(kinds) if isinstance(kinds, list) else {kinds}
    return found | {"integer"} if "number" in found else found


def _codes(where: str, before: Schema, after: Schema) -> Iterator[str]:
    for status, codes in before["x-codes"].items():
        for code in set(codes) - set(after["x-codes"].get(status, ())):
            yield f"{where}: the code {code} ({status}) is gone"
