"""The URLs of the browser app."""

from collections.abc import Callable

from flask import Blueprint, Response, abort, request

from service.requests.environ import OPERATION
from service.requests.headers import prefers_json
from service.web.preloads import PAGES
from service.web.web_files import WebFiles
from service.web.web_responses import file, shell

NAME = "web"
FRONT = "/"
"""The front page is an operation too, which programs call (`service/routes/index.py`)."""


def web_app(files: Callable[[], WebFiles]) -> Blueprint:
    """Return the routes of the app's page and files."""
    blueprint = Blueprint(NAME, __name__)

    @blueprint.before_request
    def name_operation() -> None:
        request.environ[OPERATION] = NAME

    def show_page(**_parts: str) -> Response:
        if prefers_json() or request.url_rule is None:
            abort(404)
        return shell(files(), request.url_rule.rule)

    def send_file(digest: str, name: str) -> Response:
        found = files()
        if name not in found.files:
            abort(404)
        return file(found, digest, name)

    for url in set(PAGES) - {FRONT}:
        blueprint.add_url_rule(url, url, show_page, provide_automatic_options=False)
    blueprint.add_url_rule("/web/<digest>/<path:name>", "file", send_file, provide_automatic_options=False)
    return blueprint
