"""The URLs of the documentation."""

from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files

import msgspec
from flask import Blueprint, Response, abort, render_template, request

from service.context import Service
from service.contract.openapi_document import as_json
from service.contract.rule_refusals import refusal_codes
from service.pages.library import MENU, guides, pictures, url_of
from service.pages.markdown import to_html
from service.pages.responses import VIEWER_POLICY, file, page
from service.pages.search_index import search_index
from service.requests.environ import OPERATION
from service.responses.problem_types import PROBLEMS
from service.responses.problems import REFUSAL_STATUS

STATIC = ("docs.css", "docs.js", "api.css", "api.js", "no-eval.js", "icon.svg", "vendor/scalar.js")


def pages(service: Service) -> Blueprint:
    """Return the routes of all pages and their files."""
    blueprint = Blueprint("pages", __name__, template_folder="templates")

    @lru_cache(maxsize=1)
    def index() -> bytes:
        return msgspec.json.encode(search_index(msgspec.json.decode(as_json(service.contract()))))

    @blueprint.before_request
    def name_operation() -> None:
        request.environ[OPERATION] = "docs"

    routes: tuple[tuple[str, str, Callable[..., Response]], ...] = (
        ("home", "/docs", lambda: _guide("/docs")),
        ("api", "/docs/api", _api),
        ("problems", "/docs/problems", _problems),
        ("search", "/docs/search.json", lambda: file("search.json", index())),
        ("static", "/docs/static/<path:name>", _static),
        ("guide", "/docs/<path:name>", _guide_or_picture),
    )
    for endpoint, url, view in routes:
        blueprint.add_url_rule(url, endpoint, view, provide_automatic_options=False)
    return blueprint


def _guide_or_picture(name: str) -> Response:
    url = f"/docs/{name}"
    if url in pictures():
        return file(url, pictures()[url])
    return _guide(url)


def _guide(url: str) -> Response:
    if url not in guides():
        abort(404)
    guide = guides()[url]
    return page(render_template("guide.html", menu=_menu(), url=url, guide=guide, html=to_html(guide)))


def _api() -> Response:
    return page(render_template("api.html"), VIEWER_POLICY)


def _problems() -> Response:
    rows = [(code, kind.status, f"{kind.title}. {kind.advice}") for code, kind in PROBLEMS.items()]
    rows += [(refusal.code, REFUSAL_STATUS, refusal.meaning) for refusal in refusal_codes()]
    return page(render_template("problems.html", menu=_menu(), url="/docs/problems", rows=rows))


def _static(name: str) -> Response:
    if name not in STATIC:
        abort(404)
    return file(name, _read(name))


@lru_cache(maxsize=len(STATIC))
def _read(name: str) -> bytes:
    return files("service").joinpath("pages", "static", name).read_bytes()


@lru_cache(maxsize=1)
def _menu() -> dict[str, list[tuple[str, str]]]:
    """The headings of the menu, each with the URLs and titles of its pages."""
    found = guides()
    return {
        heading: [(url_of(name), found[url_of(name)].title) for name in names]
        for heading, names in MENU.items()
    }
