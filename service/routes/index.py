"""The root of the service: a page for people, an index of links for programs."""

from importlib.resources import files

from flask import Response

from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.headers import accepted_media
from service.responses.json_response import json_response
from service.responses.structs import IndexResponse

CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"
HTML, JSON = "text/html", "application/json"
_INDEX = IndexResponse(
    name="Wardbook",
    links={
        "contract": "/openapi.yaml",
        "docs": "/docs",
        "api": "/docs/api",
        "problems": "/docs/problems",
        "titles": "/v1/titles",
        "players": "/v1/players",
        "games": "/v1/games",
        "heads": "/v1/heads",
        "signing_key": "/v1/signing-key",
        "health": "/healthz",
    },
)


def read_index(_service: Service) -> Response:
    """Return links for programs, or a page if the caller prefers HTML."""
    headers = {"Cache-Control": "public, max-age=60", "Vary": "Accept"}
    if accepted_media(JSON, HTML) == JSON:
        return json_response(_INDEX, headers=headers)
    page = files("service").joinpath("static", "index.html").read_text(encoding="utf-8")
    headers["Content-Security-Policy"] = CONTENT_SECURITY_POLICY
    return Response(page, content_type=f"{HTML}; charset=utf-8", headers=headers)


OPERATIONS = (
    Operation(
        name="read_index",
        method="GET",
        path="/",
        view=read_index,
        summary="Find your way",
        description="Links to everything else; a page with them if you prefer `text/html`.",
        tag="contract",
        query=None,
        headers=("Accept",),
        responses={200: ResponseSpec("The links.", IndexResponse, _INDEX, media=(JSON, HTML))},
        problems=("not_acceptable",),
    ),
)
