"""The large set-up on this machine: three Redis masters with replicas, two of every part behind HAProxy."""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import redis

from bench.run import LeftOutError
from bench.servers.servers import PATIENCE, UNLIMITED, Server, redis_server, start, until_answered
from cli.run.embedded_redis import find_server, free_port
from cli.run.processes import spawn, stop

MASTERS = 3
SLOTS = 16384
PROXY = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
LAST_PORT = 55_000
"""A node of a cluster also uses the port ten thousand above its own."""
NODE = (
    *("--appendonly", "yes", "--appendfsync", "always", "--save", "", "--cluster-enabled", "yes"),
    *("--stream-node-max-bytes", "16384", "--cluster-require-full-coverage", "no"),
    *("--repl-diskless-sync", "yes", "--repl-diskless-sync-delay", "0"),
)


@contextmanager
def large_setup() -> Iterator[Server]:
    """Run the set-up. The processes of the server have names like `redis` or `web`, with a number each."""
    haproxy = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if haproxy is None:
        raise LeftOutError("HAProxy is not installed (apt-get install haproxy)")
    with TemporaryDirectory(prefix="wardbook-machines-") as folder, ExitStack() as stack:
        url, pids = stack.enter_context(_cluster(Path(folder)))
        queue, pids["queue"] = stack.enter_context(redis_server(Path(folder, "queue")))
        ports = {name: free_port() for name in ("proxy", "web1", "web2")}
        settings = {
            **UNLIMITED,
            "WARDBOOK_DATA": folder,
            "WARDBOOK_LOG_LEVEL": "warning",
            "WARDBOOK_REDIS_URL": url,
            "WARDBOOK_QUEUE_URL": queue,
            "WARDBOOK_REPLICAS": "1",
            "WARDBOOK_WEB_WORKERS": "1",
            "WARDBOOK_TRUSTED_PROXIES": "1",
            "WARDBOOK_LISTEN": f"127.0.0.1:{ports['proxy']}",
            "WARDBOOK_WEB_1": f"127.0.0.1:{ports['web1']}",
            "WARDBOOK_WEB_2": f"127.0.0.1:{ports['web2']}",
        }
        for name in ("web1", "web2", "worker1", "worker2", "dispatcher1", "dispatcher2"):
            command = [sys.executable, "-m", "cli.main", name.rstrip("12")]
            process = start(command, ports.get(name, 0) or free_port(), settings)
            stack.callback(stop, [process], 20.0)
            pids[name] = process.pid
            if name in ports:
                until_answered(ports[name], process)
        proxy = start([haproxy, "-db", "-f", str(PROXY)], ports["proxy"], settings)
        stack.callback(stop, [proxy], 5.0)
        until_answered(ports["proxy"], proxy)
        yield Server(ports["proxy"], url, {**pids, "proxy": proxy.pid})


@contextmanager
def _cluster(folder: Path) -> Iterator[tuple[str, dict[str, int]]]:
    """Run a cluster, and yield its URL and processes."""
    ports = [next(port for port in iter(free_port, 0) if port < LAST_PORT) for _ in range(2 * MASTERS)]
    processes = []
    for port in ports:
        own = folder / f"node{port}"
        own.mkdir()
        command = [find_server(None), "--port", str(port), "--bind", "127.0.0.1", "--dir", str(own), *NODE]
        processes.append(spawn(["/bin/sh", "-c", 'exec "$0" "$@" >/dev/null', *command], os.environ))
    try:
        nodes: list[Any] = [redis.Redis(port=port) for port in ports]
        _join(nodes, ports)
        names = [*(f"redis{n}" for n in range(MASTERS)), *(f"replica{n}" for n in range(MASTERS))]
        url = "redis+cluster://" + ",".join(f"127.0.0.1:{port}" for port in ports)
        yield url, {name: process.pid for name, process in zip(names, processes, strict=True)}
    finally:
        stop(processes, 5.0)


def _join(nodes: list[Any], ports: list[int]) -> None:
    """Give each master its share of the slots in one piece, and a replica."""
    for node in nodes:
        _until(node.ping)
    for number, node in enumerate(nodes[:MASTERS]):
        share = range(SLOTS * number // MASTERS, SLOTS * (number + 1) // MASTERS)
        node.execute_command("CLUSTER ADDSLOTS", *share)
        node.execute_command("CLUSTER SET-CONFIG-EPOCH", number + 1)
    for node in nodes[1:]:
        node.execute_command("CLUSTER MEET", "127.0.0.1", ports[0])
    for node in nodes:
        _until(lambda node=node: len(node.cluster("NODES")) == len(nodes))
    for number, node in enumerate(nodes[MASTERS:]):
        node.execute_command("CLUSTER REPLICATE", nodes[number].execute_command("CLUSTER MYID"))
    for node in nodes:
        _until(lambda node=node: node.cluster("INFO")["cluster_state"] == "ok")
    for node in nodes[MASTERS:]:
        _until(lambda node=node: node.info("replication")["master_link_status"] == "up")


def _until(holds: Any) -> None:
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            if holds():
                return
        except redis.RedisError:
            pass
        if time.monotonic() > give_up:
            raise TimeoutError("the cluster that should be measured did not start")
        time.sleep(0.05)
