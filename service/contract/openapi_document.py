"""The contract: an OpenAPI document made from operations and titles."""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec
import yaml
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow.fields import Field

from games.kernel.title import Title
from service.contract.links import component_links
from service.contract.operation import Operation
from service.contract.operation_objects import operation_object
from service.contract.problem_responses import problem_responses, statuses
from service.contract.schemas.named_types import with_named_types
from service.contract.schemas.shared_schemas import HEADERS, SECURITY, struct_schemas

VERSION = "1.0.0"
DESCRIPTION = """\
Wardbook plays hospital board games over HTTP and keeps every game as an immutable record.

- Keys: `POST /v1/players` returns a key. Send it as `Authorization: Bearer <key>`. You can read public games
  without a key.
- Commands: you change a game by posting one command to `/v1/games/{game}/commands`. `actions` lists
  what you may post now, each command complete. Any of its `moves` plays on.
- Versions: each accepted command adds one version. `ETag` is the version. `If-None-Match` returns 304 if
  nothing changed, and `If-Match` makes a command conditional.
- Retries: send an `Idempotency-Key` with every POST. If a response is lost, send the request again with the
  same key: it takes effect once, and you get the same response.
- Problems: errors are `application/problem+json` with a stable `code`; `facts` has details for programs. A
  command that the rules refuse gets 422 with a code of the rules. A method that a path does not have gets
  405 with the code `method_not_allowed`.
- Times are milliseconds since 1970. Seats are numbered from 0.
- Rate limits apply to new accounts, new games, audits and open streams (`x-rate-limit`). Playing and reading
  are not limited.
"""
CONTACT = {"name": "The operator of this service"}
LICENSE = {"name": "Apache 2.0", "identifier": "Apache-2.0"}
TAGS = {
    "players": "Accounts and keys.",
    "webhooks": "Addresses of yours that are told what concerns you.",
    "titles": "The games you can play.",
    "games": "Create, find and play games.",
    "tournaments": "Many games of one title, from registration to the final standings.",
    "record": "The history of a game, page by page or live.",
    "operations": "For operators.",
    "contract": "This document.",
}


def build_contract(titles: Mapping[str, Title], resources: Mapping[str, tuple[Operation, ...]]) -> bytes:
    """Return the contract of a service with these titles and operations, as YAML."""
    whole = document(titles, resources)
    text: str = yaml.dump(whole, Dumper=yaml.CSafeDumper, sort_keys=False, allow_unicode=True, width=110)
    return text.encode()


@lru_cache(maxsize=1)
def shipped_contract() -> bytes:
    """Return the contract of the titles that Wardbook ships with: openapi.yaml, which is in the package."""
    return files("service").joinpath("contract", "openapi.yaml").read_bytes()


@lru_cache(maxsize=1)
def as_json(contract: bytes) -> bytes:
    """Return the same document as JSON."""
    return msgspec.json.encode(yaml.load(contract, Loader=yaml.CSafeLoader))


def document(titles: Mapping[str, Title], resources: Mapping[str, tuple[Operation, ...]]) -> dict[str, Any]:
    """Return the contract as plain data."""
    spec = APISpec(
        title="Wardbook",
        version=VERSION,
        openapi_version="3.1.0",
        info={"description": DESCRIPTION, "contact": CONTACT, "license": LICENSE},
        servers=[{"url": "/"}],
        tags=[{"name": name, "description": description} for name, description in TAGS.items()],
        plugins=[_Plugin(schema_name_resolver=_schema_name)],
    )
    spec.components.security_scheme("key", SECURITY)
    for name, header in HEADERS.items():
        spec.components.header(name, header)
    operations = [operation for resource in resources.values() for operation in resource]
    for operation in operations:
        made = operation_object(operation, titles, operations)
        spec.path(path=operation.path, operations={operation.method.lower(): made})
    # Through JSON and back, so that it has plain values only and none of them is shared.
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(spec.to_dict()))
    components = plain.pop("components")
    components["schemas"] = with_named_types(components["schemas"] | struct_schemas(titles))
    components["schemas"] = dict(sorted(components["schemas"].items()))
    components["responses"] = problem_responses({status for each in operations for status in statuses(each)})
    components["links"] = component_links(operations)
    return {"openapi": plain.pop("openapi"), **plain, "components": components}


def _schema_name(schema: Any) -> str:
    kind = schema if isinstance(schema, type) else type(schema)
    return str(kind.__name__)


class _Converter(OpenAPIConverter):
    """Keeps the reference in a field's metadata, which apispec leaves out."""

    def metadata2properties(self, field: Field[Any], **kwargs: Any) -> dict[str, Any]:
        reference = {name: value for name, value in field.metadata.items() if name == "$ref"}
        return super().metadata2properties(field, **kwargs) | reference


class _Plugin(MarshmallowPlugin):
    Converter = _Converter
