"""Nobody is shown what the rules hide: not in views, records, streams, actions, errors, lists or metrics."""

import hashlib
from collections.abc import Iterator

import msgspec
import pytest
from flask import Flask

from events.log.service_secret import keyed_id
from events.settings import Settings
from games.kernel.title import Title
from games.titles import TITLES as SHIPPED
from service.http.app import create_app
from tests.market.base import box
from tests.market.title import MARKET
from tests.service.conftest import OPERATOR, Api, listed, play_on
from tests.service.contract_checker import shipped_checker


def marked() -> Title:
    """Market with cards that can be searched for: their numbers are so long that none appears by accident."""
    cards = range(10**15, 9 * 10**15, 7919**2)  # so many that no two seats draw the same
    overrides = {box: lambda _usual: lambda _rules: cards}
    return msgspec.structs.replace(MARKET, base=msgspec.structs.replace(MARKET.base, overrides=overrides))


@pytest.fixture
def app(settings: Settings) -> Flask:
    """A service whose hidden cards can be searched for."""
    return create_app(settings, {"market": marked()})


def surfaces(viewer: Api, game: str, version: int) -> Iterator[tuple[str, bytes]]:
    """Everything a viewer can get about a running game."""
    path = f"/v1/games/{game}"
    reads = [
        path,
        f"{path}?at={version}",
        f"{path}?at={max(1, version - 1)}",
        f"{path}/records?limit=100&words=en",
        "/v1/games",
        "/metrics",
        f"{path}/nothing",
    ]
    if viewer.key:
        reads.append(f"{path}/actions?words=en")
    for read in reads:
        response = viewer.get(read)
        yield read, response.get_data() + str(response.headers).encode()
    stream = viewer.get(f"{path}/stream?words=en", headers={"Accept": "application/x-ndjson"})
    parts = iter(stream.response)
    heard = b""
    while heard.count(b"\n") < version:
        part = next(parts)
        heard += part if isinstance(part, bytes) else str(part).encode()
    stream.close()
    yield "stream", heard
    if viewer.key:
        for body in (
            {"type": "play", "card": 1},
            {"type": "roll"},
            {"type": "fly"},
            {"type": "play", "card": "x"},
        ):
            for query in ("?words=en&dry_run=true", "?words=en"):
                if body["type"] != "roll" or "dry_run" in query:
                    yield f"{body}{query}", viewer.post(f"{path}/commands{query}", body).get_data()


def test_hands_and_the_seed_stay_hidden_until_the_game_is_over(
    api: Api, ann: Api, bob: Api, game: str
) -> None:
    carl = api.player("Carl")
    Api(api.app, api.checker, OPERATOR).request("PUT", f"/v1/players/{carl.id}/organizer")
    store = api.service.store
    seed = store.seed(store.load(game))
    viewers = {"ann": (ann, 0), "bob": (bob, 1), "organizer": (carl, None), "nobody": (api, None)}
    looked = 0
    while (folded := store.load(game)).table.status == "playing":
        listed(api, game)
        face_down = [(card,) if card else () for card in folded.table.play.played]
        hands = [(*hand, *card) for hand, card in zip(folded.table.play.hands, face_down, strict=True)]
        for name, (viewer, seat) in viewers.items():
            for where, told in surfaces(viewer, game, folded.version):
                assert seed not in told
                assert seed.hex().encode() not in told, (name, where)
                for owner, hand in enumerate(hands):
                    if owner != seat:
                        assert not [card for card in hand if str(card).encode() in told], (name, where)
                looked += 1
        own = {str(card).encode() for card in hands[0]}
        assert all(card in ann.get(f"/v1/games/{game}").get_data() for card in own)
        play_on(game, ann, bob, most=1)
    assert looked > 200
    over = api.get(f"/v1/games/{game}").get_data()
    assert seed.hex().encode() in over


def test_private_games_leave_no_trace_for_others(api: Api, ann: Api) -> None:
    game = ann.create(visibility="private", seats=[{}, {}])
    missing = "0" * len(game)
    bob = api.player("Bob")
    for path in ("", "/records", "/actions", "/stream", "?at=1", "?at=99"):
        hidden, none = bob.get(f"/v1/games/{game}{path}"), bob.get(f"/v1/games/{missing}{path}")
        assert (hidden.status_code, hidden.get_json()) == (none.status_code, none.get_json())
    for body in ({"type": "join"}, {"type": "fly"}, {"type": "play"}):
        answers = [bob.post(f"/v1/games/{which}/commands", body) for which in (game, missing)]
        assert answers[0].get_json() == answers[1].get_json()
        assert answers[0].status_code == 404


def test_administrators_are_their_owners_secret(settings: Settings) -> None:
    api = Api(create_app(settings), shipped_checker())
    ann, bob = api.player("Ann"), api.player("Bob")
    key = next(iter(SHIPPED))
    game = ann.create(title=key)
    bob.command(game, "join")
    ann.command(game, "start")
    store = api.service.store
    players = (ann, bob)
    for _ in range(200):
        folded = store.load(game)
        waiting = folded.game.awaiting(folded.table)
        offered = [player.get(f"/v1/games/{game}/actions").get_json()["moves"] for player in players]
        if any(action["type"] == "keep_administrator" for action in offered[waiting.seats[0]]):
            break
        players[waiting.seats[0]].post(f"/v1/games/{game}/commands", offered[waiting.seats[0]][0])
    else:
        raise AssertionError("no administrators were dealt")
    hands = [
        {action["administrator"] for action in actions if action["type"] == "keep_administrator"}
        for actions in offered
    ]
    dealt = [set(hand) for hand in hands]
    assert any(dealt)
    for viewer, hidden in ((ann, dealt[1]), (bob, dealt[0]), (api, dealt[0] | dealt[1])):
        path = f"/v1/games/{game}"
        for read in (path, f"{path}?at={folded.version}", f"{path}/records?limit=100"):
            told = viewer.get(read).get_data(as_text=True)
            assert not [card for card in hidden if f'"{card}"' in told], read


def test_a_hash_cannot_be_tried_for_what_is_hidden(ann: Api, bob: Api) -> None:
    game = ann.create()
    bob.command(game, "join")
    assert ann.command(game, "start", {"Idempotency-Key": "1"}).status_code == 201
    record = bob.get(f"/v1/games/{game}/records?after=2").get_json()["records"][0]
    assert record["redacted"] is True
    assert "command_id" not in record
    kept = ann.service.store.records(game, 2)[0].command_id
    assert len(kept) == 32
    guesses = [keyed_id(known, "command", game, "1") for known in (b"", b"create", game.encode())]
    assert kept not in [guess[:32] for guess in (*guesses, hashlib.sha256(b"1").hexdigest())]
    unkeyed = ann.service.store.records(game, 1)[0].command_id
    assert len(unkeyed.lstrip("~")) >= 16


def test_a_short_key_cannot_be_guessed_from_a_record(ann: Api, bob: Api) -> None:
    """Everything a reader of versions 1 and 2 knows is tried with every key of one character."""

    def created() -> str:
        body = {"title": "market", "seats": [{}, {}]}
        return str(ann.post("/v1/games", body, headers={"Idempotency-Key": "7"}).get_json()["id"])

    game = created()
    assert bob.command(game, "join", {"Idempotency-Key": "7"}).status_code == 201
    records = bob.get(f"/v1/games/{game}/records").get_json()["records"]
    told = [record["command_id"] for record in records]
    for text in (*"0123456789", *(f"{who}{key}" for who in (ann.id, bob.id, game) for key in "0123456789")):
        for secret in (b"", b"create", game.encode(), ann.id.encode()):
            for guess in (keyed_id(secret, text), keyed_id(secret, "command", game, text)):
                assert not [known for known in (*told, game) if guess.startswith(known)]
    assert len(set(told)) == 2, "the same key of two players"
    assert created() == game, "a retry finds the game"


def test_a_seat_that_was_given_up_is_nobodys_to_see(ann: Api, bob: Api, game: str) -> None:
    hand = ann.read(game)["view"]["hand"]
    assert ann.command(game, "resign").status_code == 201
    assert ann.read(game)["view"]["hand"] is None
    assert bob.read(game)["view"]["hand"] != hand
