"""Runs scripts that change something, and waits until enough replicas have the change."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import redis
from redis.exceptions import MovedError, NoScriptError

from events.errors import NotReplicated
from events.log.keys import confirmation_key
from events.redis.cluster_script import ClusterScript
from events.redis.connection import is_cluster
from events.redis.scripts import SharedScript
from events.settings import Settings

ATTEMPTS = 4
"""How often a script is sent: a cluster may have moved its keys, a server may not know it yet."""

RunScript = Callable[[Sequence[str], Sequence[Any]], Any]
"""Runs a script with its keys, which are in one hash slot, and its arguments."""


class Replication(NamedTuple):
    """How many replicas must have a change before it counts as accepted, and how long to wait for them."""

    replicas: int = 0
    timeout_ms: int = 2000


def replication_of(settings: Settings) -> Replication:
    """What the operator asked for."""
    return Replication(settings.replicas, settings.replicas_timeout * 1000)


def replicated_script(client: redis.Redis, source: str, replication: Replication) -> RunScript:
    """A script that raises NotReplicated if too few replicas have what it has changed or found.

    It may run twice, so it must have the same effect then. Without replicas to wait for it is a plain script.
    """
    return (
        _Replicated(client, source, replication) if replication.replicas else client.register_script(source)
    )


def frequent_script(client: redis.Redis, source: str, replication: Replication) -> RunScript:
    """The same for a script that runs with every command: over shared connections if possible."""
    if replication.replicas:
        return replicated_script(client, source, replication)
    return ClusterScript(client, source) if is_cluster(client) else SharedScript(client, source)


class _Replicated:
    """A script that waits. The script, a write and WAIT go over one connection and are sent again together:
    WAIT speaks for the writes of its own connection, and only to the server that has executed them."""

    def __init__(self, client: redis.Redis, source: str, replication: Replication) -> None:
        self._client: Any = client
        self._is_cluster = is_cluster(client)
        self._script = client.register_script(source)
        self._replication = replication
        self._has_waitaof = True

    def __call__(self, keys: Sequence[str], args: Sequence[Any]) -> Any:
        failure = redis.ConnectionError("the cluster keeps moving the keys")
        for _ in range(ATTEMPTS):
            node, waitaof = self._node_of(keys[0]), self._has_waitaof
            try:
                result, written, confirmed = self._send(node, keys, args, waitaof)
                if isinstance(result, NoScriptError):
                    node.script_load(self._script.script)
                    continue
            except redis.ConnectionError as error:
                if not self._is_cluster:
                    raise
                failure = error
                self._client.nodes_manager.initialize()  # another node may have taken over
                continue
            if isinstance(result, MovedError):
                self._client.nodes_manager.move_slot(result)
                continue
            for reply in (result, written):
                if isinstance(reply, Exception):
                    raise reply
            if waitaof and _is_unknown_command(confirmed):
                self._has_waitaof = False
                continue
            if isinstance(confirmed, Exception):
                raise confirmed
            reached = confirmed[1] if waitaof else confirmed
            if reached < self._replication.replicas:
                raise NotReplicated(reached, self._replication.replicas)
            return result
        raise failure

    def _node_of(self, key: str) -> Any:
        """The server that holds a key."""
        if not self._is_cluster:
            return self._client
        return self._client.get_redis_connection(self._client.get_node_from_key(key))

    def _send(self, node: Any, keys: Sequence[str], args: Sequence[Any], waitaof: bool) -> list[Any]:
        """The replies to the script, to a write (the script may have had nothing to write) and to WAIT."""
        replicas, timeout_ms = self._replication
        wait = ("WAITAOF", 0, replicas, timeout_ms) if waitaof else ("WAIT", replicas, timeout_ms)
        with node.pipeline(transaction=False) as pipeline:
            pipeline.execute_command("EVALSHA", self._script.sha, len(keys), *keys, *args)
            pipeline.set(confirmation_key(keys[0]), 1)
            pipeline.execute_command(*wait)
            replies: list[Any] = pipeline.execute(raise_on_error=False)
        return replies


def _is_unknown_command(reply: Any) -> bool:
    return isinstance(reply, redis.ResponseError) and str(reply).lower().startswith("unknown command")
