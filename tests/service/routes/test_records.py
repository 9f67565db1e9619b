"""The record, page by page."""

import hashlib
import json

import pytest

from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from tests.service.conftest import Api, play_on


def test_the_record_is_read_page_by_page(ann: Api, bob: Api, game: str) -> None:
    play_on(game, ann, bob, most=6)
    head = ann.read(game)["version"]
    versions: list[int] = []
    after: int | None = 0
    pages = 0
    while after is not None:
        page = ann.get(f"/v1/games/{game}/records?after={after}&limit=2").get_json()
        versions += [record["version"] for record in page["records"]]
        after, pages = page["next"], pages + 1
    assert versions == list(range(1, head + 1))
    assert pages == (head + 1) // 2
    assert ann.get(f"/v1/games/{game}/records?after={head}").get_json() == {"records": [], "next": None}


def test_others_hands_are_left_out_and_marked(api: Api, ann: Api, bob: Api, game: str) -> None:
    seen = {}
    for name, reader in (("ann", ann), ("bob", bob), ("nobody", api)):
        started = reader.get(f"/v1/games/{game}/records?after=2").get_json()["records"][0]
        assert started["redacted"] is True
        seen[name] = [event["card"] for event in started["events"] if event["type"] == "card_drawn"]
    assert [bool(card) for card in seen["ann"]] == [True, False] * 3
    assert [bool(card) for card in seen["bob"]] == [False, True] * 3
    assert seen["nobody"] == [None] * 6
    joined = api.get(f"/v1/games/{game}/records?limit=2").get_json()["records"]
    assert all("redacted" not in record for record in joined)


def test_who_leaves_a_seat_while_the_record_is_read_sees_nothing_of_the_next(
    ann: Api, bob: Api, api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, eve = ann.create(), api.player("Eve")
    assert bob.command(game, "join").status_code == 201
    load = Store.load
    happened: list[bool] = []

    def changes_hands(store: Store, game_id: str) -> FoldedGame:
        folded = load(store, game_id)
        if not happened:
            happened.append(True)
            assert bob.command(game, "leave").status_code == 201
            assert eve.command(game, "join").status_code == 201
            assert ann.command(game, "start").status_code == 201
        return folded

    monkeypatch.setattr(Store, "load", changes_hands)
    records = bob.get(f"/v1/games/{game}/records").get_json()["records"]
    cards = [e["card"] for r in records for e in r["events"] if e["type"] == "card_drawn"]
    assert happened
    assert not any(cards)


def test_a_finished_record_is_whole_and_its_hashes_can_be_recomputed(
    api: Api, ann: Api, bob: Api, game: str
) -> None:
    play_on(game, ann, bob)
    records = api.get(f"/v1/games/{game}/records?limit=100").get_json()["records"]
    assert records[-1]["events"][-1]["type"] == "game_finished"
    previous = "0" * 64
    for record in records:
        assert "redacted" not in record
        given, _ = record.pop("hash"), record.pop("actor_name", None)
        assert record["prev"] == previous
        entry = json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
        previous = hashlib.sha256(bytes.fromhex(previous) + entry).hexdigest()
        assert previous == given


def test_an_idempotency_key_is_not_published(api: Api, ann: Api, game: str) -> None:
    ann.command(game, "roll", {"Idempotency-Key": "my-own-key-that-nobody-knows"})
    assert b"my-own-key-that-nobody-knows" not in api.get(f"/v1/games/{game}/records").get_data()


@pytest.mark.parametrize(
    "query", ["after=-1", "after=x", "limit=0", "limit=101", "from=3", "after=1&after=2"]
)
def test_a_wrong_page_is_refused(api: Api, game: str, query: str) -> None:
    assert api.code(api.get(f"/v1/games/{game}/records?{query}")) == (400, "invalid_fields")
