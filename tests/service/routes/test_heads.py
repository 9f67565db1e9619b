"""GET /v1/heads: the log of heads for everyone, page by page, each with a signed end."""

import msgspec
import pytest

from events.export.signing import service_signer
from events.fold.summary import summarize
from events.heads.heads_chain import LoggedHead, Tip, is_signed
from events.heads.heads_log import HeadsLog
from tests.service.conftest import Api


@pytest.fixture
def ended(api: Api, ann: Api) -> list[str]:
    """Private games that are over, as the dispatcher logged them."""
    games = [ann.create(visibility="private") for _ in range(3)]
    for game in games:
        ann.command(game, "leave")
        HeadsLog(api.service.store.client).append([summarize(api.service.store.load(game))])
    return games


def page(api: Api, query: str = "") -> tuple[list[LoggedHead], Tip, str]:
    response = api.get(f"/v1/heads{query}")
    assert response.status_code == 200, response.get_data()
    *heads, tip = response.get_data().splitlines()
    listed = [msgspec.json.decode(head, type=LoggedHead) for head in heads]
    return listed, msgspec.json.decode(tip, type=Tip), response.headers["Cache-Control"]


def test_everyone_reads_ids_and_hashes_only(api: Api, ann: Api, ended: list[str]) -> None:
    heads, tip, cached = page(api)
    assert [(head.number, head.game) for head in heads] == list(enumerate(ended, 1))
    assert [head.head for head in heads] == [api.service.store.load(game).head for game in ended]
    assert (tip.count, tip.hash) == (3, heads[-1].hash)
    assert tip.key == service_signer(api.service.settings).public
    assert is_signed(tip)
    assert cached == "public, max-age=5"
    assert ann.id not in api.get("/v1/heads").get_data(as_text=True)


def test_each_page_ends_with_a_signature_of_its_last_entry(api: Api, ended: list[str]) -> None:
    for after, numbers, count in ((0, [1, 2], 2), (2, [3], 3), (3, [], 3)):
        heads, tip, cached = page(api, f"?after={after}&limit=2")
        assert ([head.number for head in heads], tip.count) == (numbers, count)
        assert is_signed(tip)
        assert cached == f"public, max-age={3600 if len(numbers) == 2 else 5}"


def test_an_empty_log_is_signed_too(api: Api) -> None:
    heads, tip, _ = page(api)
    assert (heads, tip.count, tip.hash) == ([], 0, "0" * 64)
    assert is_signed(tip)


@pytest.mark.parametrize("query", ["?after=-1", "?limit=0", "?limit=1001", "?after=x", "?since=1"])
def test_bad_pages_are_refused(api: Api, query: str) -> None:
    assert api.code(api.get(f"/v1/heads{query}")) == (400, "invalid_fields")
