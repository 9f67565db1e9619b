"""The contract, as YAML and JSON."""

from flask import Response

from service.context import Service
from service.contract.operation import Operation, ResponseSpec

_CACHED = {"Cache-Control": "public, max-age=60"}


def openapi_yaml(service: Service) -> Response:
    """Return the contract as YAML."""
    return Response(service.contract().yaml, content_type="application/yaml", headers=_CACHED)


def openapi_json(service: Service) -> Response:
    """Return the contract as JSON."""
    return Response(service.contract().json, content_type="application/json", headers=_CACHED)


OPERATIONS = (
    Operation(
        name="openapi_yaml",
        method="GET",
        path="/openapi.yaml",
        view=openapi_yaml,
        summary="Get the contract as YAML",
        description="The contract of this service, for people and generators.",
        tag="contract",
        responses={200: ResponseSpec("The OpenAPI document.", dict, media=("application/yaml",))},
    ),
    Operation(
        name="openapi_json",
        method="GET",
        path="/openapi.json",
        view=openapi_json,
        summary="Get the contract as JSON",
        description="The same document as `/openapi.yaml`.",
        tag="contract",
        responses={200: ResponseSpec("The OpenAPI document.", dict)},
    ),
)
