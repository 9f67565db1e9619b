"""Our way through Flask finds the same views and does the same with them."""

from itertools import product

import pytest
from flask import Blueprint, Flask, Response, after_this_request, request
from werkzeug.exceptions import HTTPException, NotFound

from service.http.lean.lean_flask import LeanFlask
from tests.service.conftest import Api

WORDS = ("x", "me", "0", "<game>", "<>", " GET", "%2f", "a b", "\x00", "..")


def found_by_flask(app: Flask, path: str, method: str) -> tuple[str, object] | None:
    try:
        return app.url_map.bind("localhost").match(path, method)
    except HTTPException:
        return None


def paths_of(app: Flask) -> list[str]:
    """Paths of every route with odd values, and neighbours that have none."""
    paths = {"", "/", "//", "/v1", "/v1/", "v1/games"}
    for rule, word in product(app.url_map.iter_rules(), WORDS):
        steps = [word if "<" in step else step for step in rule.rule.split("/")]
        path = "/".join(steps)
        paths |= {path, f"{path}/", f"{path}/{word}", path.replace("/", "//", 1), path.upper()}
    return sorted(paths)


def test_every_route_is_the_one_that_flask_would_find(ann: Api) -> None:
    app = ann.app
    assert isinstance(app, LeanFlask)
    known = 0
    for path, method in product(paths_of(app), ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "get")):
        found = app._find(path, method)
        if found is not None:
            known += 1
            assert (found[0].endpoint, found[1]) == found_by_flask(app, path, method), (method, path)
    assert known > 500


def test_paths_with_other_letters_are_left_to_flask(ann: Api) -> None:
    app = ann.app
    assert isinstance(app, LeanFlask)
    assert app._find("/v1/games/\xc3\xa9", "GET") is None


@pytest.fixture
def small() -> LeanFlask:
    app = LeanFlask("test", static_folder=None)
    asked = Blueprint("asked", "test")

    @asked.before_request
    def answer() -> Response | None:
        return Response("before") if request.args else None

    @asked.get("/asked/<name>")
    def view(name: str) -> Response:
        return Response(name)

    @app.get("/after")
    def after() -> Response:
        @after_this_request
        def add(response: Response) -> Response:
            response.headers["Added"] = "yes"
            return response

        raise NotFound

    app.register_blueprint(asked)
    app.register_error_handler(NotFound, lambda _error: Response("handled", 404))
    return app


def test_a_blueprint_may_answer_before_its_views(small: LeanFlask) -> None:
    client = small.test_client()
    assert client.get("/asked/me").text == "me"
    assert client.get("/asked/me?who=ann").text == "before"


def test_what_a_view_has_left_to_do_is_done_after_its_error_handler(small: LeanFlask) -> None:
    response = small.test_client().get("/after")
    assert (response.text, response.status_code, response.headers["Added"]) == ("handled", 404, "yes")


def test_hosts_that_are_not_trusted_are_refused(small: LeanFlask) -> None:
    small.config["TRUSTED_HOSTS"] = ["localhost"]
    client = small.test_client()
    assert client.get("/asked/me").status_code == 200
    assert client.get("/asked/me", headers={"Host": "elsewhere.example"}).status_code == 400
