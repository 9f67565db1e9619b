"""The contract, as YAML and JSON."""

from hashlib import sha256

from flask import Response

from service.context import Service
from service.contract.openapi_document import as_json
from service.contract.operation import Operation, ResponseSpec, View
from service.requests.headers import caller_has


def openapi_yaml(service: Service) -> Response:
    """Return the contract as YAML."""
    return _document(service.contract(), "application/yaml")


def openapi_json(service: Service) -> Response:
    """Return the contract as JSON."""
    return _document(as_json(service.contract()), "application/json")


def _document(text: bytes, media: str) -> Response:
    etag = f'"{sha256(text).hexdigest()[:32]}"'
    headers = {"ETag": etag, "Cache-Control": "public, max-age=60"}
    if caller_has(etag):
        return Response(status=304, headers=headers)
    return Response(text, content_type=media, headers=headers)


def _operation(view: View, path: str, summary: str, description: str, media: str) -> Operation:
    return Operation(
        name=view.__name__,
        method="GET",
        path=path,
        view=view,
        summary=summary,
        description=description,
        tag="contract",
        headers=("If-None-Match",),
        responses={
            200: ResponseSpec("The OpenAPI document.", dict, headers=("ETag",), media=(media,)),
            304: ResponseSpec("You have this document.", headers=("ETag",)),
        },
    )


OPERATIONS = (
    _operation(
        openapi_yaml,
        "/openapi.yaml",
        "Get the contract as YAML",
        "The contract of this service, for people and generators.",
        "application/yaml",
    ),
    _operation(
        openapi_json,
        "/openapi.json",
        "Get the contract as JSON",
        "The same document as `/openapi.yaml`.",
        "application/json",
    ),
)
