"""The contract and pages to browse it; nothing is loaded from other servers."""

from functools import lru_cache
from html import escape
from importlib.resources import files

from flask import Response

from service.context import Service
from service.contract.operation import Operation, ResponseSpec, View
from service.contract.rule_refusals import refusal_codes
from service.requests.query_schemas import NoQuery
from service.responses.problem_types import PROBLEMS
from service.responses.problems import REFUSAL_STATUS

_CACHED = {"Cache-Control": "public, max-age=60"}
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)


def openapi_yaml(service: Service) -> Response:
    """Return the contract as YAML."""
    return Response(service.contract().yaml, content_type="application/yaml", headers=_CACHED)


def openapi_json(service: Service) -> Response:
    """Return the contract as JSON."""
    return Response(service.contract().json, content_type="application/json", headers=_CACHED)


def docs_page(_service: Service) -> Response:
    """Return the page that browses the API."""
    return _page(_static("docs.html"))


def docs_script(_service: Service) -> Response:
    """Return the script of the page."""
    return Response(_static("docs.js"), content_type="text/javascript; charset=utf-8", headers=_CACHED)


def docs_style(_service: Service) -> Response:
    """Return the style sheet of the pages."""
    return Response(_static("docs.css"), content_type="text/css; charset=utf-8", headers=_CACHED)


def problems_page(_service: Service) -> Response:
    """Return the page of all problem codes; the `type` of a problem links to it."""
    return _page(_static("problems.html").replace("<!-- codes -->", _problem_rows()))


@lru_cache(maxsize=1)
def _problem_rows() -> str:
    rows = [(code, kind.status, f"{kind.title}. {kind.advice}") for code, kind in PROBLEMS.items()]
    rows += [(refusal.code, REFUSAL_STATUS, refusal.meaning) for refusal in refusal_codes()]
    return "\n".join(
        f'<tr id="{escape(code)}"><td><code>{escape(code)}</code></td>'
        f"<td>{status}</td><td>{escape(meaning)}</td></tr>"
        for code, status, meaning in rows
    )


def _page(text: str) -> Response:
    return Response(
        text,
        content_type="text/html; charset=utf-8",
        headers={"Content-Security-Policy": CONTENT_SECURITY_POLICY, **_CACHED},
    )


@lru_cache(maxsize=8)
def _static(name: str) -> str:
    return files("service").joinpath("static", name).read_text(encoding="utf-8")


def _operation(
    view: View,
    path: str,
    summary: str,
    description: str,
    response: ResponseSpec,
    query: type[NoQuery] | None = NoQuery,
) -> Operation:
    return Operation(
        name=view.__name__,
        method="GET",
        path=path,
        view=view,
        summary=summary,
        description=description,
        tag="contract",
        query=query,
        responses={200: response},
    )


def _page_operation(
    view: View, path: str, summary: str, description: str, kind: str, media: str
) -> Operation:
    """Return the operation of a page or one of its files, which ignore the query string."""
    response = ResponseSpec(f"The {kind}.", str, media=(media,))
    return _operation(view, path, summary, description, response, query=None)


OPERATIONS = (
    _operation(
        openapi_yaml,
        "/openapi.yaml",
        "Get the contract as YAML",
        "The contract of this service, for people and generators.",
        ResponseSpec("The OpenAPI document.", dict, media=("application/yaml",)),
    ),
    _operation(
        openapi_json,
        "/openapi.json",
        "Get the contract as JSON",
        "The same document as `/openapi.yaml`.",
        ResponseSpec("The OpenAPI document.", dict),
    ),
    _page_operation(
        docs_page,
        "/docs",
        "Browse the API",
        "A page that shows the contract and sends requests.",
        "page",
        "text/html",
    ),
    _page_operation(
        docs_script,
        "/docs/docs.js",
        "Get the script of the page",
        "The page `/docs` loads it.",
        "script",
        "text/javascript",
    ),
    _page_operation(
        docs_style,
        "/docs/docs.css",
        "Get the style sheet",
        "The pages under `/docs` load it.",
        "style sheet",
        "text/css",
    ),
    _page_operation(
        problems_page,
        "/docs/problems",
        "List all problem codes",
        "A page with the meaning of each code. The `type` of a problem links to it.",
        "page",
        "text/html",
    ),
)
