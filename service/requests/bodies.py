"""Reads JSON bodies and query strings, and runs marshmallow schemas on them."""

import json
import re
from collections.abc import Iterable
from typing import Any

import msgspec
from flask import request
from marshmallow import Schema, ValidationError

from service.current_request import environ
from service.requests.body_limits import MAX_BODY
from service.responses.problems import Problem

MAX_NUMBER = 2**53
MAX_TEXT = 200
MAX_DEPTH = 16

_PARAMETER = re.compile(r"([a-z_]+)=([\w.-]*)", re.ASCII)
_PLAIN_QUERY = re.compile(r"(?:[a-z_]+=[\w.-]*(?:&(?!$)|$))*", re.ASCII)


def read_json(limit: int = MAX_BODY, longest_text: int = MAX_TEXT) -> dict[str, Any]:
    """Return the request's body: one JSON object without duplicate names, within all limits."""
    if environ().get("CONTENT_TYPE") != "application/json" and request.mimetype != "application/json":
        raise Problem("unsupported_media_type")
    return parse_object(read_body(limit), longest_text)


def read_upload(*limits: tuple[str, int]) -> bytes:
    """Return the raw body of an upload. Each media type has a limit of its own. It is never stored."""
    most = dict(limits).get(request.mimetype)
    if most is None:
        raise Problem("unsupported_media_type", f"Send {' or '.join(media for media, _ in limits)}.")
    return read_body(most)


def read_body(limit: int = MAX_BODY) -> bytes:
    """Return the raw body. The web server has read all of it, and says how long it is."""
    own = environ()
    if own.get("HTTP_CONTENT_ENCODING", "identity").strip().lower() != "identity":
        raise Problem("unsupported_content_encoding", headers={"Accept-Encoding": "identity"})
    header = own.get("CONTENT_LENGTH") or "0"
    if not (header.isascii() and header.isdigit()):
        raise Problem("bad_request", "Content-Length must be a number.")
    if len(header) > 9 or int(header) > limit:
        raise Problem("body_too_large", max_bytes=limit)
    body: bytes = own["wsgi.input"].read(int(header))
    return body


def require_empty_body() -> None:
    """Refuse a body where none is expected; an empty JSON object is fine."""
    if read_body().strip() not in (b"", b"{}"):
        raise Problem("invalid_fields", "This call takes no body.", fields={"": ["Send no body."]})


def parse_object(raw: bytes, longest_text: int = MAX_TEXT) -> dict[str, Any]:
    """Return the JSON object in untrusted bytes."""
    try:
        found = msgspec.json.decode(raw)
        if type(found) is not dict or len(found) != raw.count(b":"):
            _duplicate_names.decode(raw.decode())
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        reason = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise Problem("malformed_json", f"The body is not valid JSON: {reason[:200]}") from None
    if type(found) is not dict:
        raise Problem("malformed_json", "The body must be a JSON object.")
    _check_limits(found, "", MAX_DEPTH, longest_text)
    return found


def _refuse_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name occurs twice in one object")
    return found


# msgspec keeps the last of two equal names silently; this second pass only finds them. An object with as many
# names as the body has colons has none twice.
_duplicate_names = json.JSONDecoder(object_pairs_hook=_refuse_duplicates, parse_int=len, parse_float=len)


def _check_limits(value: Any, path: str, depth: int, longest_text: int) -> None:
    """Refuse long texts and names, large numbers and deep nesting."""
    kind = type(value)
    if kind is str:
        if len(value) > longest_text:
            raise invalid_fields({path: [f"Longer than {longest_text} characters."]})
    elif kind is int or kind is float:
        if not -MAX_NUMBER <= value <= MAX_NUMBER:
            raise invalid_fields({path: ["Number out of range."]})
    elif kind is dict or kind is list:
        if not depth:
            raise Problem("malformed_json", "The body is nested too deeply.")
        for name, part in value.items() if kind is dict else enumerate(value):
            if type(name) is str and len(name) > MAX_TEXT:
                raise invalid_fields({path: [f"A name is longer than {MAX_TEXT} characters."]})
            _check_limits(part, f"{path}.{name}" if path else str(name), depth - 1, longest_text)


def load(schema: Schema, data: Any) -> Any:
    """Return what a marshmallow schema makes of the data, or raise a problem that names the fields."""
    try:
        return schema.load(data)
    except ValidationError as error:
        raise invalid_fields(messages_by_field(error.messages)) from None


def load_query(schema: Schema) -> Any:
    """Return the checked query string; unknown and repeated parameters are refused."""
    data: dict[str, str] = {}
    for name, value in _query_parameters():
        if name in data:
            raise invalid_fields({name: ["Sent more than once."]})
        data[name] = value
    return load(schema, data)


def _query_parameters() -> Iterable[tuple[str, str]]:
    """Return the names and values of the query string; one without escapes needs no full parser."""
    query: str = environ().get("QUERY_STRING", "")
    return _PARAMETER.findall(query) if _PLAIN_QUERY.fullmatch(query) else request.args.items(multi=True)


def invalid_fields(fields: dict[str, list[str]]) -> Problem:
    """Return the problem that says for each field what is wrong with it."""
    names = ", ".join(sorted(name for name in fields if name)[:5])
    return Problem("invalid_fields", f"Invalid: {names}" if names else "", fields=fields)


def messages_by_field(messages: Any, path: str = "") -> dict[str, list[str]]:
    """Flatten marshmallow's nested messages to dotted paths."""
    if not isinstance(messages, dict):
        return {path: [str(message) for message in messages]}
    found: dict[str, list[str]] = {}
    for name, part in messages.items():
        inner = path if name == "_schema" else f"{path}.{name}" if path else str(name)
        found.update(messages_by_field(part, inner))
    return found
