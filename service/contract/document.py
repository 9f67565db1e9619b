"""The contract: openapi.yaml out of what the code declares. `python -m service.contract > openapi.yaml`."""

import sys
from collections.abc import Mapping
from typing import Any

import msgspec
import yaml
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin

from games.kernel.title import Title
from games.titles import TITLES
from service.contract.operation_objects import operation_object
from service.contract.shared_schemas import HEADERS, SECURITY, struct_schemas
from service.routes.all_routes import RESOURCES

VERSION = "1.0.0"
ABOUT = """\
Wardbook plays hospital board games over HTTP and keeps every game as an immutable record.

- Keys: `POST /v1/players` gives a key; send it as `Authorization: Bearer <key>`. Public games can be read
  without one.
- Commands: everything that changes a game is one command, posted to `/v1/games/{game}/commands`. `actions`
  lists every command you may post now, complete.
- Versions: each accepted command makes one version. `ETag` is the version; `If-None-Match` gives 304,
  `If-Match` makes a command conditional.
- Retries: send an `Idempotency-Key` with every POST and repeat it after a lost answer: one effect, the same
  answer.
- Problems: every refusal is `application/problem+json` with a stable `code`; facts for programs stand in
  `facts`. A command the rules refuse ends in 422 with the rules' own code.
- Times are milliseconds since 1970. Seats are numbered from 0.
- Rate limits guard making accounts and games, audits and the number of open streams (`x-rate-limit`).
  Playing and reading are not limited.
"""
TAGS = {
    "players": "Accounts and keys.",
    "titles": "What can be played.",
    "games": "Tables, and playing at them.",
    "record": "What was played, page by page or live.",
    "operations": "For those who run the service.",
    "contract": "This contract.",
}


class Contract(msgspec.Struct, frozen=True):
    """The contract in both its forms."""

    yaml: bytes
    json: bytes


def build_contract(titles: Mapping[str, Title] = TITLES) -> Contract:
    """The contract of a service with these titles."""
    whole = document(titles)
    text = yaml.safe_dump(whole, sort_keys=False, allow_unicode=True, width=110)
    return Contract(text.encode(), msgspec.json.encode(whole))


def document(titles: Mapping[str, Title] = TITLES) -> dict[str, Any]:
    """The contract as plain data."""
    spec = APISpec(
        title="Wardbook",
        version=VERSION,
        openapi_version="3.1.0",
        info={"description": ABOUT},
        servers=[{"url": "/"}],
        tags=[{"name": name, "description": about} for name, about in TAGS.items()],
        plugins=[MarshmallowPlugin(schema_name_resolver=_schema_name)],
    )
    spec.components.security_scheme("key", SECURITY)
    for name, header in HEADERS.items():
        spec.components.header(name, header)
    for name, schema in struct_schemas(titles).items():
        spec.components.schema(name, schema)
    for operations in RESOURCES.values():
        for operation in operations:
            spec.path(
                path=operation.path,
                operations={operation.method.lower(): operation_object(operation, titles)},
            )
    # Through JSON and back: plain values only, none of them shared.
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(spec.to_dict()))
    return {"openapi": plain.pop("openapi"), **plain}


def _schema_name(schema: Any) -> str:
    kind = schema if isinstance(schema, type) else type(schema)
    return str(kind.__name__)


if __name__ == "__main__":
    sys.stdout.buffer.write(build_contract().yaml)
