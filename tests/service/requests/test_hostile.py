"""Bad input: only documented problems, and nothing changes."""

import gzip
import json
import math
from typing import Any

import pytest
import redis

from tests.service.conftest import Api, everything_in

JSON = "application/json"
DEEP = b'{"type":' + b"[" * 50_000 + b"]" * 50_000 + b"}"
HOSTILE: dict[str, tuple[bytes, int, str]] = {
    "empty": (b"", 400, "malformed_json"),
    "space": (b" \n", 400, "malformed_json"),
    "half": (b'{"type": "roll"', 400, "malformed_json"),
    "two": (b'{"type": "roll"}{"type": "roll"}', 400, "malformed_json"),
    "comment": (b'{"type": "roll" /* now */}', 400, "malformed_json"),
    "single quotes": (b"{'type': 'roll'}", 400, "malformed_json"),
    "NaN": (b'{"type": "play", "card": NaN}', 400, "malformed_json"),
    "Infinity": (b'{"type": "play", "card": -Infinity}', 400, "malformed_json"),
    "overflow": (b'{"type": "play", "card": 1e999}', 400, "malformed_json"),
    "leading zero": (b'{"type": "play", "card": 007}', 400, "malformed_json"),
    "invalid UTF-8": (b'{"type": "ro\xff\xfell"}', 400, "malformed_json"),
    "cut UTF-8": (b'{"type": "\xc3"}', 400, "malformed_json"),
    "UTF-16": ('{"type": "roll"}'.encode("utf-16"), 400, "malformed_json"),
    "byte order mark": (b'\xef\xbb\xbf{"type": "roll"}', 400, "malformed_json"),
    "lone surrogate": (b'{"type": "\\ud800"}', 400, "malformed_json"),
    "twice": (b'{"type": "roll", "type": "resign"}', 400, "malformed_json"),
    "twice within": (b'{"type": "play", "card": {"a": 1, "a": 2}}', 400, "malformed_json"),
    "list": (b'[{"type": "roll"}]', 400, "malformed_json"),
    "string": (b'"roll"', 400, "malformed_json"),
    "number": (b"1", 400, "malformed_json"),
    "null": (b"null", 400, "malformed_json"),
    "deep list": (DEEP[:60_000], 400, "malformed_json"),
    "deep object": (b'{"a":' * 10_000 + b"1" + b"}" * 10_000, 400, "malformed_json"),
    "rather deep": (b'{"type":' + b"[" * 20 + b"]" * 20 + b"}", 400, "malformed_json"),
    "no type": (b"{}", 400, "unknown_command"),
    "prototype": (b'{"__proto__": {"type": "roll"}}', 400, "unknown_command"),
    "unknown field": (b'{"type": "roll", "seat": 1}', 400, "invalid_fields"),
    "actor": (b'{"type": "roll", "actor": {"kind": "service"}}', 400, "invalid_fields"),
    "huge number": (b'{"type": "play", "card": ' + b"9" * 5000 + b"}", 400, "malformed_json"),
    "long text": (b'{"type": "reveal", "nonce": "' + b"x" * 201 + b'"}', 400, "invalid_fields"),
    "long name": (b'{"type": "roll", "' + b"x" * 201 + b'": 1}', 400, "invalid_fields"),
    "zero bytes": (b'{"type": "roll\\u0000"}', 400, "unknown_command"),
    "64 KB and one": (b'{"type": "roll"}' + b" " * (64 * 1024), 413, "body_too_large"),
    "10 MB": (b'{"type": "' + b"x" * 10_000_000 + b'"}', 413, "body_too_large"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_bodies_are_refused_and_change_nothing(
    ann: Api, game: str, client: redis.Redis, name: str
) -> None:
    raw, status, code = HOSTILE[name]
    before = everything_in(client)
    for path in (f"/v1/games/{game}/commands", f"/v1/games/{game}/commands?dry_run=true"):
        assert ann.code(ann.request("POST", path, data=raw, content_type=JSON)) == (status, code)
    for path in ("/v1/games", "/v1/players"):
        response = ann.request("POST", path, data=raw, content_type=JSON)
        assert 400 <= response.status_code < 500
    assert everything_in(client) == before


WEIRD: list[Any] = [
    None,
    True,
    -1,
    2**63,
    -(2**64),
    1.5,
    1e308,
    "",
    "x" * 200,
    "\u0000",
    "../../etc/passwd",
    "'; DROP TABLE games; --",
    "{{7*7}}",
    "%s%n",
    "\u202e",
    "💥",
    [],
    [[]],
    {},
    {"type": "roll"},
    [None] * 100,
]


@pytest.mark.parametrize("value", WEIRD, ids=lambda value: json.dumps(value)[:20])
def test_wrong_types_everywhere_are_refused(ann: Api, game: str, client: redis.Redis, value: Any) -> None:
    assert math.isfinite(value) if isinstance(value, float) else True
    before = everything_in(client)
    bodies = [
        ("/v1/players", {"name": value if not isinstance(value, str) else [value]}),
        ("/v1/games", {"title": value, "seats": [{}]}),
        ("/v1/games", {"title": "market", "seats": value}),
        ("/v1/games", {"title": "market", "seats": [value] if value != {} else [[]]}),
        ("/v1/games", {"title": "market", "seats": [{"kind": value}]}),
        ("/v1/games", {"title": "market", "seats": [{}], "visibility": value}),
        (
            "/v1/games",
            {"title": "market", "seats": [{}], "options": {"sides": value if value != -1 else "x"}},
        ),
        (f"/v1/games/{game}/commands", {"type": value}),
        (f"/v1/games/{game}/commands", {"type": "play", "card": value}),
        (f"/v1/games/{game}/commands", {"type": "roll", "x": value}),
    ]
    for path, body in bodies:
        response = ann.post(path, body)
        assert 400 <= response.status_code < 500, (path, body, response.get_data())
        assert response.mimetype == "application/problem+json"
    assert everything_in(client) == before


@pytest.mark.parametrize(
    "media", ["text/plain", "application/xml", "", "application/x-www-form-urlencoded", "application/jsonx"]
)
def test_other_media_types_are_refused(ann: Api, game: str, media: str) -> None:
    response = ann.request("POST", f"/v1/games/{game}/commands", data=b'{"type": "roll"}', content_type=media)
    assert ann.code(response) == (415, "unsupported_media_type")


@pytest.mark.parametrize("coding", ["gzip", "deflate", "br", "identity, gzip", "x", ""])
@pytest.mark.parametrize("path", ["/v1/games/{game}/commands", "/v1/players", "/v1/audits"])
def test_bodies_with_a_content_encoding_are_refused(ann: Api, game: str, path: str, coding: str) -> None:
    media = "application/x-ndjson" if path == "/v1/audits" else JSON
    response = ann.request(
        "POST",
        path.format(game=game),
        data=gzip.compress(b'{"type": "roll"}'),
        content_type=media,
        headers={"Content-Encoding": coding},
    )
    assert ann.code(response) == (415, "unsupported_content_encoding")
    assert response.headers["Accept-Encoding"] == "identity"


def test_a_body_that_says_it_is_not_encoded_is_fine(ann: Api, game: str) -> None:
    given = {"Content-Encoding": "Identity"}
    response = ann.request("POST", f"/v1/games/{game}/commands", json={"type": "roll"}, headers=given)
    assert response.status_code == 201


def test_a_media_type_with_a_charset_is_fine(ann: Api, game: str) -> None:
    media = "application/json; charset=utf-8"
    response = ann.request("POST", f"/v1/games/{game}/commands", data=b'{"type": "roll"}', content_type=media)
    assert response.status_code == 201


@pytest.mark.parametrize(
    "path",
    [
        "/v1",
        "/v1/",
        "/v1/games/",
        "//v1/games",
        "/v1//games",
        "/V1/games",
        "/v1/games/..",
        "/v1/games/%2e%2e/players/me",
        "/v1/games/a/b",
        "/v1/games/%00",
        "/v1/games/%ff",
        "/v1/games/a%0d%0aSet-Cookie:x",
        "/v1/games/" + "a" * 2000,
        "/v1/games/*",
        "/v1/games/{game}",
        "/v1/games/💥/records",
        "/v1/titles/%2e%2e%2f%2e%2e",
        "/docs/../openapi.yaml",
        "/docs/%2e%2e%2fapp.py",
        "/static/docs.js",
        "/.env",
    ],
)
def test_paths_that_lead_nowhere(api: Api, path: str) -> None:
    response = api.get(path)
    assert response.status_code == 404, response.get_data()
    assert response.mimetype == "application/problem+json"


@pytest.mark.parametrize("method", ["TRACE", "PATCH", "PUT", "DELETE", "PROPFIND", "BREW"])
def test_other_methods_are_refused_with_those_there_are(
    ann: Api, game: str, client: redis.Redis, method: str
) -> None:
    before = everything_in(client)
    for path, allowed in (
        ("/v1/games", {"GET", "HEAD", "POST", "OPTIONS"}),
        (f"/v1/games/{game}/commands", {"POST", "OPTIONS"}),
        ("/healthz", {"GET", "HEAD", "OPTIONS"}),
    ):
        response = ann.request(method, path)
        assert ann.code(response) == (405, "method_not_allowed")
        assert set(response.headers["Allow"].split(", ")) == allowed
    assert everything_in(client) == before


def test_head_answers_like_get_without_a_body(ann: Api, game: str) -> None:
    for path in (
        f"/v1/games/{game}",
        f"/v1/games/{game}/records",
        "/v1/titles",
        "/healthz",
        "/metrics",
        "/openapi.yaml",
    ):
        response = ann.request("HEAD", path)
        assert (response.status_code, response.get_data()) == (200, b"")
    missing = ann.request("HEAD", "/v1/games/none")
    assert (missing.status_code, missing.get_data()) == (404, b"")


@pytest.mark.parametrize(
    "path", ["/v1/titles", "/v1/titles/market", "/v1/players/me", "/healthz", "/readyz", "/metrics"]
)
def test_unknown_parameters_are_refused(ann: Api, path: str) -> None:
    assert ann.code(ann.get(f"{path}?debug=1")) == (400, "invalid_fields")


def test_weird_headers_do_no_harm(ann: Api, game: str) -> None:
    headers = {
        "Request-Id": "x" * 65,
        "X-Forwarded-For": "1.2.3.4, <script>",
        "X-HTTP-Method-Override": "DELETE",
        "Content-Encoding": "gzip",
        "Accept": "\\",
        "Range": "bytes=0-1",
        "Cookie": "session=\x01",
        "Expect": "200-maybe",
    }
    response = ann.get(f"/v1/games/{game}", headers=headers)
    assert response.status_code == 200
    assert response.headers["Request-Id"] != "x" * 65


def test_other_peoples_keys_open_nothing(ann: Api, bob: Api, api: Api, game: str) -> None:
    game = ann.create(seats=[{}], visibility="private")
    assert bob.code(bob.command(game, "start")) == (404, "not_found")
    assert ann.key is not None
    for key in (ann.key[:-1], ann.key + "x", ann.key.swapcase(), ann.id, f"{ann.key}\x00"):
        response = api.get(f"/v1/games/{game}", headers={"Authorization": f"Bearer {key}"})
        assert api.code(response) == (401, "unauthorized")
