"""Runs scripts that change something, and waits until enough replicas have the change."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import redis
from redis.exceptions import MovedError, NoScriptError

from events.redis.cluster_script import ClusterScript
from events.redis.confirmation import Confirmation
from events.redis.connection import is_cluster
from events.redis.scripts import ATTEMPTS, RunScript, SharedScript
from events.settings import Settings


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
    """The same for a script that runs with every command: over shared connections."""
    confirmation = Confirmation(*replication) if replication.replicas else None
    if is_cluster(client):
        return ClusterScript(client, source, replicated_script(client, source, replication), confirmation)
    return SharedScript(client, source, confirmation)


class _Replicated:
    """A script that waits. It and its confirmation go over one connection and are sent again together."""

    def __init__(self, client: redis.Redis, source: str, replication: Replication) -> None:
        self._client: Any = client
        self._is_cluster = is_cluster(client)
        self._script = client.register_script(source)
        self._confirmation = Confirmation(*replication)

    def __call__(self, keys: Sequence[str], args: Sequence[Any]) -> Any:
        failure = redis.ConnectionError("the cluster keeps moving the keys")
        for _ in range(ATTEMPTS):
            name, node = self._node_of(keys[0])
            try:
                result, *confirmed = self._send(node, keys, args)
                if isinstance(result, NoScriptError):
                    node.script_load(self._script.script)
                    continue
            except redis.TimeoutError:  # whoever has waited that long does not wait for another server too
                self._find_again(name)
                raise
            except redis.ConnectionError as error:
                if not self._is_cluster:
                    raise
                failure = error
                self._find_again(name)
                continue
            if isinstance(result, MovedError):
                self._client.nodes_manager.move_slot(result)
                continue
            if isinstance(result, Exception):
                raise result
            if self._confirmation.holds(confirmed):
                return result
        raise failure

    def _node_of(self, key: str) -> tuple[str, Any]:
        """The server that holds a key, after its name in the cluster."""
        if not self._is_cluster:
            return "", self._client
        node = self._client.get_node_from_key(key)
        return node.name, self._client.get_redis_connection(node)

    def _find_again(self, failed: str) -> None:
        """Ask where the keys are now, after a server failed."""
        if self._is_cluster:
            self._client.find_keys_again(failed)

    def _send(self, node: Any, keys: Sequence[str], args: Sequence[Any]) -> list[Any]:
        """The replies to the script and to the commands that confirm it."""
        with node.pipeline(transaction=False) as pipeline:
            pipeline.execute_command("EVALSHA", self._script.sha, len(keys), *keys, *args)
            for command in self._confirmation.commands(keys[0]):
                pipeline.execute_command(*command)
            replies: list[Any] = pipeline.execute(raise_on_error=False)
        return replies
