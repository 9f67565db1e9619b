"""Long responses are compressed for clients that accept it; short ones and live streams are not."""

import gzip
from typing import Any

import pytest
import zstandard

from service.http import compression
from service.http.compression import LEAST_BYTES
from service.requests.headers import choose_encoding
from tests.service.conftest import Api, play_on


def fetch(api: Api, path: str, encoding: str | None, method: str = "GET") -> Any:
    headers = {"Accept-Encoding": encoding} if encoding else {}
    if api.key:
        headers["Authorization"] = f"Bearer {api.key}"
    return api.app.test_client().open(path, method=method, headers=headers)


def unpack(response: Any) -> bytes:
    data: bytes = response.get_data()
    match response.headers.get("Content-Encoding"):
        case "gzip":
            return gzip.decompress(data)
        case "zstd":
            return zstandard.ZstdDecompressor().decompressobj().decompress(data)
    return data


@pytest.mark.parametrize("path", ["/v1/titles/market", "/openapi.yaml", "/docs/problems"])
@pytest.mark.parametrize("encoding", ["gzip", "zstd"])
def test_a_long_body_is_compressed(api: Api, path: str, encoding: str) -> None:
    plain, packed = fetch(api, path, None), fetch(api, path, encoding)
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == encoding
    assert unpack(packed) == plain.get_data()
    assert int(packed.headers["Content-Length"]) == len(packed.get_data()) < len(plain.get_data())
    for response in (plain, packed):
        assert "Accept-Encoding" in response.vary


def test_a_short_body_is_untouched(api: Api) -> None:
    response = fetch(api, "/healthz", "gzip, zstd")
    assert len(response.get_data()) < LEAST_BYTES
    assert "Content-Encoding" not in response.headers
    assert "Vary" not in response.headers


def test_a_compressed_game_keeps_its_version_and_who_may_see_it(
    ann: Api, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compression, "LEAST_BYTES", 500)
    response = fetch(ann, f"/v1/games/{game}", "zstd")
    assert response.headers["Content-Encoding"] == "zstd"
    assert response.headers["ETag"] == f'"{ann.read(game)["version"]}"'
    assert {"authorization", "accept-encoding"} <= {name.lower() for name in response.vary}


def test_live_streams_are_not_compressed_and_downloads_are(ann: Api, bob: Api, game: str) -> None:
    stream = fetch(ann, f"/v1/games/{game}/stream", "gzip")
    assert "Content-Encoding" not in stream.headers
    assert any(b"event: record" in chunk for chunk in stream.response)
    stream.close()
    play_on(game, ann, bob)
    path = f"/v1/games/{game}/export"
    assert (
        unpack(fetch(ann, path, "zstd")) == unpack(fetch(ann, path, "gzip")) == unpack(fetch(ann, path, None))
    )
    assert fetch(ann, path, "gzip").headers["Content-Encoding"] == "gzip"


def test_a_head_tells_the_length_of_the_plain_body(api: Api) -> None:
    head, plain = (fetch(api, "/v1/titles/market", "gzip", "HEAD"), fetch(api, "/v1/titles/market", None))
    assert head.headers["Content-Length"] == plain.headers["Content-Length"]
    assert "Content-Encoding" not in head.headers


@pytest.mark.parametrize(
    ("header", "chosen"),
    [
        ("gzip, deflate, br, zstd", "zstd"),
        ("gzip, deflate", "gzip"),
        ("zstd;q=0, gzip", "gzip"),
        ("gzip;q=1.0, zstd;q=0.5", "gzip"),
        ("br", None),
        ("identity", None),
        ("gzip;q=0", None),
        ("GZIP", "gzip"),
        ("gzip;x=1", None),
        (",;,", None),
    ],
)
def test_the_client_chooses(header: str, chosen: str | None) -> None:
    assert choose_encoding(header) == chosen
