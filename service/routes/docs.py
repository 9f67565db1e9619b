"""The contract and a page to browse it, all from this server."""

from functools import lru_cache
from html import escape
from importlib.resources import files

from flask import Response

from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.contract.rule_refusals import refusal_codes
from service.requests.bodies import load_query
from service.requests.schemas import NoQuery
from service.responses.problems import PROBLEMS

_no_query = NoQuery()
_CACHED = {"Cache-Control": "public, max-age=60"}
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)


def contract_yaml(service: Service) -> Response:
    """The contract."""
    load_query(_no_query)
    return Response(service.contract().yaml, content_type="application/yaml", headers=_CACHED)


def contract_json(service: Service) -> Response:
    """The contract as JSON."""
    load_query(_no_query)
    return Response(service.contract().json, content_type="application/json", headers=_CACHED)


def browser(_service: Service) -> Response:
    """The API browser."""
    return _page(_static("docs.html"))


def browser_script(_service: Service) -> Response:
    """The browser's script."""
    return Response(_static("docs.js"), content_type="text/javascript; charset=utf-8", headers=_CACHED)


def browser_style(_service: Service) -> Response:
    """The browser's style sheet."""
    return Response(_static("docs.css"), content_type="text/css; charset=utf-8", headers=_CACHED)


def problem_page(_service: Service) -> Response:
    """Every problem code, where the `type` of a problem points."""
    return _page(_static("problems.html").replace("<!-- codes -->", _problem_rows()))


@lru_cache(maxsize=1)
def _problem_rows() -> str:
    rows = [(code, kind.status, f"{kind.title}. {kind.advice}") for code, kind in PROBLEMS.items()]
    rows += [(refusal.code, 422, f"{refusal.told}.") for refusal in refusal_codes()]
    return "\n".join(
        f'<tr id="{escape(code)}"><td><code>{escape(code)}</code></td>'
        f"<td>{status}</td><td>{escape(told)}</td></tr>"
        for code, status, told in rows
    )


def _page(text: str) -> Response:
    return Response(
        text,
        content_type="text/html; charset=utf-8",
        headers={"Content-Security-Policy": PAGE_POLICY, **_CACHED},
    )


@lru_cache(maxsize=8)
def _static(name: str) -> str:
    return files("service").joinpath("static", name).read_text(encoding="utf-8")


def _operation(name: str, path: str, view: object, summary: str, media: str, about: str) -> Operation:
    return Operation(
        name=name,
        method="GET",
        path=path,
        view=view,  # type: ignore[arg-type]
        summary=summary,
        tag="contract",
        responses={200: ResponseSpec(about, str, media=(media,))},
    )


OPERATIONS = (
    Operation(
        name="contract_yaml",
        method="GET",
        path="/openapi.yaml",
        view=contract_yaml,
        summary="The contract",
        tag="contract",
        responses={200: ResponseSpec("OpenAPI.", dict, media=("application/yaml",))},
    ),
    Operation(
        name="contract_json",
        method="GET",
        path="/openapi.json",
        view=contract_json,
        summary="The contract as JSON",
        tag="contract",
        responses={200: ResponseSpec("OpenAPI.", dict)},
    ),
    _operation("browser", "/docs", browser, "Browse the API", "text/html", "A page."),
    _operation(
        "browser_script", "/docs/docs.js", browser_script, "Its script", "text/javascript", "A script."
    ),
    _operation("browser_style", "/docs/docs.css", browser_style, "Its style", "text/css", "A style sheet."),
    _operation("problem_page", "/docs/problems", problem_page, "Every problem code", "text/html", "A page."),
)
