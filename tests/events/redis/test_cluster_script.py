"""A frequent script on a cluster: each server has its connections, and keys that move are followed."""

from pathlib import Path
from typing import Any

import pytest
import redis
from redis.crc import key_slot
from redis.exceptions import MovedError

from events.errors import NotReplicated
from events.log.keys import PARTITIONS, feed_key
from events.log.replication import Replication, frequent_script, replicated_script
from events.redis.connection import connect
from events.redis.outages import REDIS_ERRORS
from tests.clusters import Cluster, Node, running_cluster
from tests.e2e.running import eventually

KEYS = [feed_key(partition) for partition in range(PARTITIONS)]
SET = "redis.call('SET', KEYS[1], ARGV[1]) return redis.call('GET', KEYS[1])"


def connected(cluster: Cluster) -> Any:
    """A client of the cluster, whose type has no functions that only clients of clusters have."""
    return connect(cluster.url)


def test_every_server_runs_its_own_scripts_over_held_connections(tmp_path: Path) -> None:
    with running_cluster(tmp_path) as cluster:
        client = connect(cluster.url)
        script = frequent_script(client, SET, Replication())
        for number in range(2):
            assert [script([key], [f"{key} {number}"]) for key in KEYS] == [
                f"{key} {number}".encode() for key in KEYS
            ]
        masters = len({cluster.node_of(key).port for key in KEYS})
        assert _calls(cluster, "evalsha") == 2 * len(KEYS) + masters  # each has to be told the script once
        assert _calls(cluster, "script") == masters == 3
        client.close()


def test_keys_that_have_moved_are_followed_once(tmp_path: Path) -> None:
    with running_cluster(tmp_path) as cluster:
        client, key = connected(cluster), KEYS[0]
        script = frequent_script(client, SET, Replication())
        assert script([key], ["before"]) == b"before"
        target = next(node for node in cluster.nodes if node is not cluster.node_of(key))
        cluster.move_slot(key_slot(key.encode()), target)
        assert script([key], ["after"]) == b"after"
        assert client.get_node_from_key(key).port == target.port
        assert script([key], ["again"]) == b"again"
        client.close()


def test_a_server_that_is_away_stops_only_its_own_keys_until_it_is_back(tmp_path: Path) -> None:
    with running_cluster(tmp_path) as cluster:
        client = connect(cluster.url)
        script = frequent_script(client, SET, Replication())
        down = cluster.node_of(KEYS[0])
        for key in KEYS:
            script([key], ["before"])
        down.kill()
        for key in KEYS:
            if cluster.node_of(key) is not down:
                assert script([key], ["meanwhile"]) == b"meanwhile"
        with pytest.raises(redis.RedisError):
            script([KEYS[0]], ["meanwhile"])
        down.start()
        cluster.wait(cluster.is_whole)
        assert script([KEYS[0]], ["back"]) == b"back"
        client.close()


def test_a_slot_that_no_server_had_for_a_while_is_found_again(tmp_path: Path) -> None:
    with running_cluster(tmp_path) as cluster:
        client, key = connected(cluster), KEYS[0]
        script, slot, home = (
            frequent_script(client, SET, Replication()),
            key_slot(KEYS[0].encode()),
            cluster.node_of(KEYS[0]),
        )
        for node in cluster.nodes:
            node.ask("CLUSTER", "DELSLOTS", slot)
        client.nodes_manager.initialize()
        with pytest.raises(REDIS_ERRORS):
            script([key], ["nowhere"])
        for node in cluster.nodes:
            node.ask("CLUSTER", "SETSLOT", slot, "NODE", home.ask("CLUSTER", "MYID"))
        cluster.wait(cluster.is_whole)
        assert script([key], ["again"]) == b"again"
        client.close()


def test_a_slot_that_moves_before_the_confirmation_is_asked_for_again(tmp_path: Path) -> None:
    with running_cluster(tmp_path, masters=2, replicas=1) as cluster:
        client, key = connected(cluster), KEYS[0]
        script = frequent_script(client, "return redis.call('INCR', KEYS[1])", Replication(1, 20_000))
        assert script([key], []) == 1
        others = [node for node in cluster.nodes if node.role() == "master"]
        target = next(node for node in others if node is not cluster.node_of(key))
        shared: Any = script
        asked, holds = list[Any](), shared._confirmation.holds

        def moved_meanwhile(replies: Any) -> bool:
            if not asked:
                asked.append(replies)
                cluster.move_slot(key_slot(key.encode()), target)
                raise MovedError(f"{key_slot(key.encode())} 127.0.0.1:{target.port}")
            return bool(holds(replies))

        shared._confirmation.holds = moved_meanwhile
        count = script([key], [])
        assert count > 2, "it did not run again where the key is now"
        replica = next(node for node in cluster.nodes if node.role() == "slave" and _follows(node, target))
        assert (len(asked), _value(replica, key)) == (1, b"%d" % count)
        client.close()


@pytest.mark.parametrize("kind", [frequent_script, replicated_script])
def test_a_server_that_hangs_is_asked_once_and_its_successor_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Any
) -> None:
    with running_cluster(tmp_path, masters=3, replicas=1) as cluster:
        client, key = connect(cluster.url, timeout=0.5), KEYS[0]
        script, hanging = kind(client, SET, Replication(1, 200)), cluster.node_of(key)
        script([key], ["before"])
        ports = list[int]()
        send: Any = redis.Connection.send_packed_command

        def note(connection: redis.Connection, *command: Any, **options: Any) -> None:
            ports.append(connection.port)
            send(connection, *command, **options)

        monkeypatch.setattr(redis.Connection, "send_packed_command", note)
        with hanging.stopped():
            with pytest.raises(redis.TimeoutError):
                script([key], ["meanwhile"])
            assert ports.count(hanging.port) == 1
            # The successor has lost its only replica, so nothing is confirmed, but it is asked.
            eventually(lambda: _is_not_replicated(script, key), why="the successor is not found")
        client.close()


def _is_not_replicated(script: Any, key: str) -> bool:
    try:
        script([key], ["after"])
    except NotReplicated:
        return True
    except REDIS_ERRORS:
        return False
    return False


def _calls(cluster: Cluster, command: str) -> int:
    """How often all servers have run a command."""
    stats = [node.ask("INFO", "commandstats").get(f"cmdstat_{command}") for node in cluster.nodes]
    return sum(found["calls"] for found in stats if found)


def _follows(replica: Node, master: Node) -> bool:
    """Whether a node is the replica of another one."""
    return bool(replica.ask("ROLE")[2] == master.port)


def _value(node: Node, key: str) -> Any:
    """What a replica has for a key."""
    with redis.Redis(port=node.port) as direct:
        direct.execute_command("READONLY")
        return direct.get(key)
