"""Reads what comes in: bodies, query strings and headers, each guarded before anything else sees it."""

import json
import re
from collections.abc import Iterable
from typing import Any

import msgspec
from flask import request
from gunicorn.http.errors import ParseException  # type: ignore[import-untyped]
from marshmallow import Schema, ValidationError

from service.responses.problems import Problem

MAX_BODY = 64 * 1024
MAX_NUMBER = 2**53
MAX_TEXT = 200
MAX_DEPTH = 16

_PARAMETER = re.compile(r"([a-z_]+)=([\w.-]*)", re.ASCII)
_PLAIN_QUERY = re.compile(r"(?:[a-z_]+=[\w.-]*(?:&(?!$)|$))*", re.ASCII)
_PLACE = re.compile(r" - at `\$(.*)`$")
_FIELD = re.compile(r"(?:unknown|required) field `(.+?)`")


def read_json() -> dict[str, Any]:
    """The request's body: one JSON object of sane size, numbers, texts and depth, each name once."""
    environ = request.environ
    if environ.get("CONTENT_TYPE") != "application/json" and request.mimetype != "application/json":
        raise Problem("unsupported_media_type")
    return parse_object(read_body())


def read_body() -> bytes:
    """The raw body; refused as soon as it is longer than allowed, even when it does not say its length."""
    environ = request.environ
    said = environ.get("CONTENT_LENGTH")
    if said:
        if not (said.isascii() and said.isdigit()):
            raise Problem("bad_request", "Content-Length must be a number.")
        if len(said) > 9 or int(said) > MAX_BODY:
            raise Problem("body_too_large")
        length = int(said)
    else:
        # Only where the server marks the end of a chunked body may we read without knowing its length.
        length = MAX_BODY + 1 if environ.get("wsgi.input_terminated") else 0
    body = received(environ["wsgi.input"], length) if length else b""
    if len(body) > MAX_BODY:
        raise Problem("body_too_large")
    if said and len(body) < length:
        raise cut_short()
    return body


def received(source: Any, length: int) -> bytes:
    """At most so much of what is being sent; a problem when the caller leaves or its chunks are broken."""
    try:
        found: bytes = source.read(length)
    except (OSError, ParseException):
        raise Problem("bad_request", "The body could not be read.") from None
    return found


def cut_short() -> Problem:
    """The problem of a body that ends before its end."""
    return Problem("bad_request", "The body is shorter than Content-Length says.")


def no_body() -> None:
    """Refuse a body where none is taken (an empty object is fine)."""
    if read_body().strip() not in (b"", b"{}"):
        raise Problem("invalid_fields", "This call takes no body.", fields={"": ["No body is taken."]})


def parse_object(raw: bytes) -> dict[str, Any]:
    """A JSON object out of untrusted bytes."""
    try:
        found = msgspec.json.decode(raw)
        _once.decode(raw.decode())
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        reason = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise Problem("malformed_json", f"The body is no valid JSON: {reason[:200]}") from None
    if type(found) is not dict:
        raise Problem("malformed_json", "The body must be a JSON object.")
    _sane(found, "", MAX_DEPTH)
    return found


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name occurs twice in one object")
    return found


# msgspec lets the last of two equal names win; this pass only looks for them.
_once = json.JSONDecoder(object_pairs_hook=_no_duplicates, parse_int=len, parse_float=len)


def _sane(value: Any, place: str, depth: int) -> None:
    kind = type(value)
    if kind is str:
        if len(value) > MAX_TEXT:
            raise invalid({place: [f"Longer than {MAX_TEXT} characters."]})
    elif kind is int or kind is float:
        if not -MAX_NUMBER <= value <= MAX_NUMBER:
            raise invalid({place: ["Number out of range."]})
    elif kind is dict or kind is list:
        if not depth:
            raise Problem("malformed_json", "The body is nested too deeply.")
        for name, part in value.items() if kind is dict else enumerate(value):
            if type(name) is str and len(name) > MAX_TEXT:
                raise invalid({place: [f"A name is longer than {MAX_TEXT} characters."]})
            _sane(part, f"{place}.{name}" if place else str(name), depth - 1)


def load(schema: Schema, given: Any) -> Any:
    """What a marshmallow schema makes of the input, or a problem that names the fields."""
    try:
        return schema.load(given)
    except ValidationError as error:
        raise invalid(flat(error.messages)) from None


def load_query(schema: Schema) -> Any:
    """The query string, each parameter once and none unknown."""
    given: dict[str, str] = {}
    for name, value in _parameters():
        if name in given:
            raise invalid({name: ["Given more than once."]})
        given[name] = value
    return load(schema, given)


def _parameters() -> Iterable[tuple[str, str]]:
    """Names and values of the query string; those without anything to unescape need no more than a cut."""
    query: str = request.environ.get("QUERY_STRING", "")
    return _PARAMETER.findall(query) if _PLAIN_QUERY.fullmatch(query) else request.args.items(multi=True)


def convert(given: dict[str, Any], kind: Any) -> Any:
    """What a Struct makes of the input, with problems in the same form as the schemas'."""
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise invalid(struct_errors(str(error))) from None


def struct_errors(message: str) -> dict[str, list[str]]:
    """msgspec's message by field, as marshmallow would say it."""
    place = _PLACE.search(message)
    text = message[: place.start()] if place else message
    path = re.sub(r"\[(\d+)\]", r".\1", place.group(1)).strip(".") if place else ""
    named = _FIELD.search(text)
    if named:
        path = f"{path}.{named.group(1)}" if path else named.group(1)
    return {path: [text.replace("`", "")]}


def invalid(fields: dict[str, list[str]]) -> Problem:
    """The problem that names fields and what is wrong with each."""
    named = ", ".join(sorted(name for name in fields if name)[:5])
    return Problem("invalid_fields", f"Invalid: {named}" if named else "", fields=fields)


def flat(messages: Any, place: str = "") -> dict[str, list[str]]:
    """marshmallow's nested messages by dotted path."""
    if not isinstance(messages, dict):
        return {place: [str(message) for message in messages]}
    found: dict[str, list[str]] = {}
    for name, part in messages.items():
        inner = place if name == "_schema" else f"{place}.{name}" if place else str(name)
        found.update(flat(part, inner))
    return found
