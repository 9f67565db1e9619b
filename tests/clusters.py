"""A Redis Cluster of several nodes, each of which can be killed and started again."""

import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import redis
from redis.backoff import NoBackoff
from redis.crc import key_slot
from redis.retry import Retry

from tests.conftest import free_port, start_redis, stop_redis

SLOTS = 16384
NODE_TIMEOUT_MS = 1000


class Node:
    """One node: a process, its folder and its port."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.folder = folder
        # A node's second port is ten thousand above its first.
        self.port = next(port for port in iter(free_port, None) if port < 55000)
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        options = {
            "cluster-enabled": "yes",
            "cluster-node-timeout": str(NODE_TIMEOUT_MS),
            "cluster-require-full-coverage": "no",
            "repl-diskless-sync": "yes",
            "repl-diskless-sync-delay": "0",
        }
        arguments = [part for name, value in options.items() for part in (f"--{name}", value)]
        self.process = start_redis(self.port, self.folder, *arguments)

    def kill(self) -> None:
        if self.process:
            stop_redis(self.process)
        self.process = None

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """A node that answers nothing while its connections stay open."""
        assert self.process
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def ask(self, *command: Any) -> Any:
        """The reply to a command, from this node alone."""
        with redis.Redis(port=self.port, retry=Retry(NoBackoff(), 0), socket_timeout=5) as client:
            return client.execute_command(*command)

    def role(self) -> str:
        """`master` or `slave`."""
        return str(self.ask("ROLE")[0].decode())


class Cluster:
    """Masters, each with its replicas; `nodes[n]` is the n-th master at first, its replicas follow."""

    def __init__(self, folder: Path, masters: int, replicas: int) -> None:
        self.masters = masters
        self.nodes = [Node(folder / f"node{n}") for n in range(masters * (1 + replicas))]
        first, ids = self.nodes[0], [node.ask("CLUSTER MYID").decode() for node in self.nodes]
        for number, node in enumerate(self.nodes[:masters]):
            share = range(SLOTS * number // masters, SLOTS * (number + 1) // masters)
            node.ask("CLUSTER ADDSLOTS", *share)
            node.ask("CLUSTER SET-CONFIG-EPOCH", number + 1)
        for node in self.nodes[1:]:
            node.ask("CLUSTER MEET", "127.0.0.1", first.port)
        self.wait(lambda: all(self._knows_all(node) for node in self.nodes))
        for number, node in enumerate(self.nodes[masters:]):
            node.ask("CLUSTER REPLICATE", ids[number % masters])
        self.wait(self.is_whole)

    @property
    def url(self) -> str:
        return "redis+cluster://" + ",".join(f"127.0.0.1:{node.port}" for node in self.nodes)

    def node_of(self, key: str) -> Node:
        """The master that holds a key, as the first node that answers knows."""
        return self.master_of(key_slot(key.encode()))

    def is_whole(self) -> bool:
        """Whether every slot has a master and every replica is up to date."""
        return all(self._is_well(node) for node in self.nodes)

    def wait(self, holds: Any, seconds: float = 60) -> None:
        """Wait until something holds."""
        give_up = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < give_up, "the cluster did not come about"
            time.sleep(0.05)

    def move_slot(self, slot: int, target: Node, pause: float = 0) -> None:
        """Move a slot to another master, some keys at a time, as `redis-cli --cluster reshard` does."""
        source = self.master_of(slot)
        if source is target:
            return
        masters = [node for node in self.nodes if node.process and node.role() == "master"]
        ids = {node.port: node.ask("CLUSTER MYID").decode() for node in (source, target)}
        target.ask("CLUSTER SETSLOT", slot, "IMPORTING", ids[source.port])
        source.ask("CLUSTER SETSLOT", slot, "MIGRATING", ids[target.port])
        while keys := source.ask("CLUSTER GETKEYSINSLOT", slot, 3):
            source.ask("MIGRATE", "127.0.0.1", target.port, "", 0, 5000, "KEYS", *keys)
            time.sleep(pause)
        for node in (target, source, *masters):
            node.ask("CLUSTER SETSLOT", slot, "NODE", ids[target.port])
        self.wait(lambda: self.master_of(slot) is target)

    def master_of(self, slot: int) -> Node:
        """The master that holds a slot, as the first node that answers knows."""
        for node in self.nodes:
            if node.process is None:
                continue
            for low, high, master, *_ in node.ask("CLUSTER SLOTS"):
                if low <= slot <= high:
                    return next(found for found in self.nodes if found.port == master[1])
        raise AssertionError("nobody holds the slot")

    def close(self) -> None:
        for node in self.nodes:
            node.kill()

    def _knows_all(self, node: Node) -> bool:
        information = dict(line.split(":") for line in _text(node.ask("CLUSTER INFO")).split())
        return information["cluster_known_nodes"] == str(len(self.nodes))

    def _is_well(self, node: Node) -> bool:
        if node.process is None:
            return False
        try:
            information = dict(line.split(":") for line in _text(node.ask("CLUSTER INFO")).split())
            role = node.ask("ROLE")
        except redis.RedisError:
            return False
        if information["cluster_state"] != "ok" or information["cluster_slots_ok"] != str(SLOTS):
            return False
        return bool(role[0] == b"master" or role[3] == b"connected")


def _text(reply: Any) -> str:
    return (
        reply.decode() if isinstance(reply, bytes) else "\n".join(f"{k}:{v}" for k, v in dict(reply).items())
    )


@contextmanager
def running_cluster(folder: Path, masters: int = 3, replicas: int = 0) -> Iterator[Cluster]:
    """A cluster that ends with this context."""
    cluster = Cluster(folder, masters, replicas)
    try:
        yield cluster
    finally:
        cluster.close()
