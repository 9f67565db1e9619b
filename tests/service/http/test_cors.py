"""Pages of other origins call the API, and people find their way."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import msgspec
import pytest
from flask import Flask, Response

from events.settings import BadSetting, Settings, from_environment
from service.contract.operation import Deprecated, Operation
from service.http.app import create_app
from service.http.blueprints import blueprint
from service.http.hints import nearest_path, paths_of
from service.server.raw_problems import raw_problem
from tests.market.title import TITLES
from tests.service.conftest import Api
from tests.service.contract_checker import market_checker

PAGE = {"Origin": "https://play.example.org"}
PREFLIGHT = {
    **PAGE,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "authorization,content-type,idempotency-key",
}


@pytest.fixture
def narrowed(settings: Settings) -> Iterator[Flask]:
    app = create_app(msgspec.structs.replace(settings, cors_origins=(PAGE["Origin"],)), TITLES)
    yield app
    service = app.extensions["wardbook"]
    for client in (service.store.client, service.queue):
        client.close()


def preflight(app: Flask, path: str, **headers: str) -> Any:
    return app.test_client().options(path, headers={**PREFLIGHT, **headers})


@pytest.mark.parametrize("path", ["/v1/players", "/v1/games/abc/commands", "/v1/players/me/keys/abc"])
def test_a_preflight_is_answered_and_remembered(app: Flask, path: str) -> None:
    answer = preflight(app, path)
    assert answer.status_code == 204
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "DELETE" in answer.headers["Access-Control-Allow-Methods"]
    allowed = answer.headers["Access-Control-Allow-Headers"].lower().split(", ")
    assert set(PREFLIGHT["Access-Control-Request-Headers"].split(",")) <= set(allowed)
    assert int(answer.headers["Access-Control-Max-Age"]) > 0


def test_a_page_may_read_every_answer_and_its_headers(api: Api, ann: Api, game: str) -> None:
    answers = [
        ann.command(game, "roll", PAGE),
        api.get(f"/v1/games/{game}", headers=PAGE),
        api.get(f"/v1/games/{game}", headers={**PAGE, "If-None-Match": '"3"'}),
        api.get("/v1/players/me", headers=PAGE),
        api.get("/nowhere", headers=PAGE),
    ]
    assert [answer.status_code for answer in answers[2:]] != [200, 200, 200]
    for answer in answers:
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        exposed = answer.headers["Access-Control-Expose-Headers"].split(", ")
        wanted = {"ETag", "Location", "Retry-After", "Request-Id", "RateLimit", "Deprecation", "Sunset"}
        assert wanted <= set(exposed)
        assert "Access-Control-Allow-Credentials" not in answer.headers
    raw = raw_problem("x", "too_many_connections", {}).partition(b"\r\n\r\n")[0]
    assert b"Access-Control-Allow-Origin: *" in raw
    assert b"Access-Control-Expose-Headers: " in raw


def test_the_operator_can_narrow_the_origins(narrowed: Flask) -> None:
    api = Api(narrowed, market_checker())
    ours = api.get("/v1/titles", headers=PAGE)
    assert ours.headers["Access-Control-Allow-Origin"] == PAGE["Origin"]
    assert "Origin" in ours.vary
    for headers in ({"Origin": "https://evil.example"}, {}):
        theirs = api.get("/v1/titles", headers=headers)
        assert "Access-Control-Allow-Origin" not in theirs.headers
        assert "Origin" in theirs.vary
    refused = preflight(narrowed, "/v1/players", Origin="https://evil.example")
    assert "Access-Control-Allow-Origin" not in refused.headers


def test_origins_are_settings() -> None:
    def origins(value: str) -> tuple[str, ...]:
        return from_environment({"WARDBOOK_CORS_ORIGINS": value}).cors_origins

    assert origins("") == origins("*") == ("*",)
    assert origins("https://a.example, http://localhost:3000/") == (
        "https://a.example",
        "http://localhost:3000",
    )
    assert origins("off") == ()
    for wrong in ("a.example", "https://a.example/path", "*,https://a.example"):
        with pytest.raises(BadSetting):
            origins(wrong)


def test_options_lists_the_methods_of_a_path(app: Flask) -> None:
    answer = app.test_client().options("/v1/players/me")
    assert answer.status_code == 204
    assert {"GET", "HEAD", "PATCH", "DELETE", "OPTIONS"} == set(answer.headers["Allow"].split(", "))
    assert app.test_client().options("/nowhere").status_code == 404


@pytest.mark.parametrize("path", ["/", "/v1/titles", "/v1/games", "/healthz", "/openapi.yaml", "/docs"])
def test_head_is_get_without_the_body(app: Flask, path: str) -> None:
    client = app.test_client()
    head, whole = client.head(path), client.get(path)
    assert (head.status_code, head.get_data()) == (200, b"")
    for name in ("Content-Type", "Content-Length", "Cache-Control"):
        assert head.headers.get(name) == whole.headers.get(name)


def test_the_root_is_a_page_for_people_and_links_for_programs(api: Api) -> None:
    links = api.get("/").get_json()["links"]
    assert links["games"] == "/v1/games"
    client = api.app.test_client()
    assert {client.get(path).status_code for name, path in links.items() if name != "players"} == {200}
    page = api.get("/", headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert page.mimetype == "text/html"
    assert b'<a href="/docs">' in page.get_data()
    assert b'<div id="app">' in page.get_data()
    assert "Accept" in page.vary


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("/games", "/v1/games"),
        ("/api/games", "/v1/games"),
        ("/v1/game", "/v1/games"),
        ("/v1/games/abc/comands", "/v1/games/abc/commands"),
        ("/players/me", "/v1/players/me"),
        ("/v1/titels", "/v1/titles"),
        ("/v1/games/", "/v1/games"),
        ("/wp-admin/setup.php", None),
        ("/" + "x" * 5000, None),
    ],
)
def test_a_wrong_path_hints_at_the_right_one(app: Flask, wrong: str, right: str | None) -> None:
    assert nearest_path(wrong, paths_of(app.url_map)) == right


def test_the_hint_is_in_the_problem(api: Api) -> None:
    problem = api.get("/games").get_json()
    assert (problem["code"], problem["facts"]) == ("not_found", {"hint": "/v1/games"})
    assert "/v1/games" in problem["detail"]
    assert api.get("/wp-admin").get_json()["facts"] == {}


def test_a_misspelt_command_suggests_the_nearest(ann: Api, game: str) -> None:
    problem = ann.command(game, "rol").get_json()
    assert (problem["code"], problem["facts"]["nearest"]) == ("unknown_command", "roll")
    assert "roll" in problem["detail"]
    assert "nearest" not in ann.command(game, "xyzzy").get_json()["facts"]
    without = ann.post(f"/v1/games/{game}/commands", {"typ": "roll"}).get_json()
    assert (without["code"], "`type`" in without["detail"]) == ("unknown_command", True)


def test_a_deprecated_operation_says_so() -> None:
    old = Operation(
        name="old",
        method="GET",
        path="/old",
        view=lambda _service: Response("ok"),
        summary="Old",
        tag="games",
        responses={},
        deprecated=Deprecated(date(2026, 1, 1), "/v1/new", date(2027, 1, 1)),
    )
    app, service = Flask("old"), Any
    app.register_blueprint(blueprint("old", [old], service))  # type: ignore[arg-type] # no view uses it
    headers = app.test_client().get("/old").headers
    assert headers["Deprecation"] == "@1767225600"
    assert headers["Sunset"] == "Fri, 01 Jan 2027 00:00:00 GMT"
    assert headers["Link"] == '</v1/new>; rel="successor-version"'
