"""The service with its record on Redis Cluster, and jobs and limits on a Redis of their own."""

import threading
import time
from pathlib import Path

import msgspec
import redis

from events.redis.connection import is_cluster
from events.settings import Settings
from service.http.app import create_app
from tests.conftest import free_port, start_redis, stop_redis
from tests.market.title import TITLES
from tests.service.conftest import Api, listed, play_on
from tests.service.contract_checker import market_checker


def test_a_game_on_a_cluster(settings: Settings, tmp_path: Path) -> None:
    # A node's second port is ten thousand above its first.
    port = next(port for port in iter(free_port, None) if port < 55000)
    server = start_redis(port, tmp_path, "--cluster-enabled", "yes")
    try:
        with redis.Redis(port=port) as node:
            node.execute_command("CLUSTER ADDSLOTS", *range(16384))
            while dict(node.execute_command("CLUSTER INFO"))["cluster_state"] != "ok":
                time.sleep(0.05)
        url = f"redis+cluster://127.0.0.1:{port}"
        app = create_app(
            msgspec.structs.replace(settings, redis_url=url, rate_limit_games="50/minute"), TITLES
        )
        api = Api(app, market_checker())
        assert is_cluster(api.service.store.client)
        ann, bob = api.player("Ann"), api.player("Bob")
        games = [ann.create() for _ in range(4)]
        for game in games:
            assert bob.command(game, "join", {"Idempotency-Key": "k"}).status_code == 201
            assert ann.command(game, "start").status_code == 201
        statuses: list[int] = []

        def poll(game: str) -> None:
            reader = Api(app, api.checker)
            for _ in range(5):
                found = reader.get(f"/v1/games/{game}", headers={"If-None-Match": '"3"'})
                statuses.append(found.status_code)

        threads = [threading.Thread(target=poll, args=(game,)) for game in games]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert statuses == [304] * 20
        play_on(games[0], ann, bob)
        listed(api, *games)
        assert len(api.get("/v1/games").get_json()["games"]) == 4
        assert api.get(f"/v1/games/{games[0]}/stream").get_data().count(b"event: record") > 10
        spare = ann.new_key("read")
        assert spare.get("/v1/players/me").status_code == 200
        assert ann.revoke(spare.key).status_code == 204
        assert len(ann.get("/v1/players/me/keys").get_json()["keys"]) == 1
        assert api.get("/readyz").status_code == 200
        assert api.get("/metrics").status_code == 200
        api.service.store.client.close()
    finally:
        stop_redis(server)
