"""Many commands at once, on a single server and on a cluster with a node away or a slot moved."""

from pathlib import Path

import pytest
import redis
from redis.crc import key_slot

from events.log.keys import PARTITIONS, feed_key
from events.redis.connection import connect
from events.redis.together import Keyed, replies_or_raise, send_together
from tests.clusters import running_cluster

KEYS = [feed_key(partition) for partition in range(PARTITIONS)]


def test_replies_come_in_the_order_of_the_commands(client: redis.Redis) -> None:
    for number, key in enumerate(KEYS):
        client.set(key, number)
    assert send_together(client, [Keyed(key, ("GET", key)) for key in reversed(KEYS)]) == [
        str(number).encode() for number in reversed(range(PARTITIONS))
    ]
    assert send_together(client, []) == []


def test_the_first_exception_is_raised(client: redis.Redis) -> None:
    client.set(KEYS[0], "text")
    replies = send_together(client, [Keyed(KEYS[1], ("GET", KEYS[1])), Keyed(KEYS[0], ("XLEN", KEYS[0]))])
    assert replies[0] is None
    with pytest.raises(redis.ResponseError, match="WRONGTYPE"):
        replies_or_raise(replies)


def test_a_node_that_is_away_fails_only_its_own_commands(tmp_path: Path) -> None:
    with running_cluster(tmp_path) as cluster:
        client = connect(cluster.url)
        holders = [cluster.node_of(key) for key in KEYS]
        for number, key in enumerate(KEYS):
            client.set(key, number)
        script = "return redis.call('GET', KEYS[1])"
        for down in cluster.nodes[:2]:
            down.kill()
            for command in (lambda key: ("GET", key), lambda key: ("EVAL", script, 1, key)):
                replies = send_together(client, [Keyed(key, command(key)) for key in KEYS])
                for number, (reply, holder) in enumerate(zip(replies, holders, strict=True)):
                    if holder is down:
                        assert isinstance(reply, redis.RedisError)
                    else:
                        assert reply == str(number).encode()
            down.start()
            cluster.wait(cluster.is_whole)
        client.close()


def test_a_slot_that_moves_is_followed(tmp_path: Path) -> None:
    with running_cluster(tmp_path) as cluster:
        client, key = connect(cluster.url), KEYS[0]
        client.set(key, "here")
        target = next(node for node in cluster.nodes if node is not cluster.node_of(key))
        cluster.move_slot(key_slot(key.encode()), target)
        asked = [Keyed(other, ("GET", other)) for other in (*KEYS[1:], key)]
        assert send_together(client, asked)[-1] == b"here"
        client.close()
