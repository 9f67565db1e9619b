"""The root of the service: a page for people, an index of links for programs."""

from flask import Response, request

from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.headers import accepted_media
from service.responses.json_response import json_response
from service.responses.structs import IndexResponse
from service.web.web_responses import shell
from service.web.web_routes import FRONT

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
        "tournaments": "/v1/tournaments",
        "heads": "/v1/heads",
        "signing_key": "/v1/signing-key",
        "health": "/healthz",
    },
)


def read_index(service: Service) -> Response:
    """Return links for programs, or the page of the browser app if the caller prefers HTML."""
    if accepted_media(JSON, HTML) == HTML:
        return shell(service.web(), FRONT)
    response = json_response(_INDEX, headers={"Cache-Control": "public, max-age=60", "Vary": "Accept"})
    response.add_etag()
    response.make_conditional(request)
    return response


OPERATIONS = (
    Operation(
        name="read_index",
        method="GET",
        path="/",
        view=read_index,
        summary="Find your way",
        description="Links to everything else; the browser app if you prefer `text/html`.",
        tag="contract",
        query=None,
        headers=("Accept", "If-None-Match"),
        responses={
            200: ResponseSpec("The links.", IndexResponse, _INDEX, ("ETag",), media=(JSON, HTML)),
            304: ResponseSpec("You have them.", headers=("ETag",)),
        },
        problems=("not_acceptable",),
    ),
)
