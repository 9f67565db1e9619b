"""Clients that ask again and again whether something is new."""

import threading

import pytest
import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from events.execute import execute
from events.fold.store import Store
from games.kernel.table.table import Actor
from service.streaming.latest_versions import LatestVersions
from tests.market.base import Roll
from tests.market.title import TITLES
from tests.service.conftest import Api


def poll(api: Api, game: str, version: int, **headers: str) -> int:
    found = api.get(f"/v1/games/{game}", headers={"If-None-Match": f'"{version}"', **headers})
    return int(found.status_code)


def test_a_poll_sees_what_another_process_wrote(ann: Api, game: str) -> None:
    assert poll(ann, game, 3) == 304
    elsewhere = Store(ann.service.store.client, TITLES)
    execute(elsewhere, game, Actor("player", ann.id), Roll())
    assert poll(ann, game, 3) == 200
    assert poll(ann, game, 4) == 304


def test_a_poll_needs_no_less_of_a_key_than_a_read(api: Api, ann: Api, bob: Api, game: str) -> None:
    assert poll(api, game, 3) == 304
    assert poll(api, game, 3, Authorization="Bearer nobodys-key-0123456789") == 401
    assert poll(api, game, 3, Authorization="nonsense") == 401
    hidden = ann.create(visibility="private")
    assert [poll(viewer, hidden, 1) for viewer in (ann, bob, api)] == [304, 404, 404]


def test_an_ended_key_stops_polling_too(ann: Api, game: str) -> None:
    other = ann.new_key()
    assert poll(ann, game, 3) == 304
    assert other.revoke(ann.key).status_code == 204
    assert poll(ann, game, 3) == 401


def test_a_key_that_may_not_read_cannot_poll(ann: Api, game: str) -> None:
    player = ann.new_key("play", "account")
    assert player.get("/v1/players/me/keys").status_code == 200  # cached
    assert poll(player, game, 3) == 403


def test_polls_are_counted_and_named_like_reads(ann: Api, game: str) -> None:
    poll(ann, game, 3)
    assert b'method="GET",operation="read_game",status="304"} 1.0' in ann.get("/metrics").get_data()


def test_many_who_ask_at_once_are_all_answered_rightly(client: redis.Redis, ann: Api) -> None:
    games = [ann.create(seats=[{}]) for _ in range(4)]
    for game in games[:2]:
        assert ann.command(game, "start").status_code == 201
    versions = LatestVersions(client)
    found: list[tuple[str, int]] = []

    def ask(game: str) -> None:
        found.extend((game, versions.latest(game)) for _ in range(20))

    threads = [threading.Thread(target=ask, args=(game,)) for game in [*games, "none"] * 3]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expected = {games[0]: 2, games[1]: 2, games[2]: 1, games[3]: 1, "none": 0}
    assert len(found) == 300
    assert all(expected[game] == version for game, version in found)


def test_an_outage_reaches_everybody_who_asked() -> None:
    versions = LatestVersions(redis.Redis(port=1, retry=Retry(NoBackoff(), 0)))
    for _ in range(2):
        with pytest.raises(redis.ConnectionError):
            versions.latest("any")
