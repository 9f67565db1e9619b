"""The large set-up in processes of this machine: a cluster, a queue, and two of every part behind HAProxy."""

import os
import shutil
import signal
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from cli.http_client import Client
from tests.clusters import Cluster, running_cluster
from tests.conftest import free_port, start_redis, stop_redis
from tests.e2e.running import ROOT, Wardbook, eventually

PROXY_CONFIGURATION = ROOT / "deploy" / "haproxy.cfg"
ALL = {"web1", "web2", "worker1", "worker2", "dispatcher1", "dispatcher2", "proxy"}


def proxy_is_installed() -> bool:
    """Whether there is an HAProxy to test with."""
    return _haproxy() is not None


class LargeSetup:
    """The parts by name, each with its process. A part that has ended is started again by `revive`."""

    def __init__(self, folder: Path, cluster: Cluster, queue_port: int) -> None:
        self.cluster = cluster
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.ports = {name: free_port() for name in ALL}
        self.processes: dict[str, subprocess.Popen[bytes]] = {}
        self._log = (folder / "parts.log").open("ab")
        self._clients: list[Client] = []
        self._wardbook = Wardbook(
            folder,
            WARDBOOK_REDIS_URL=cluster.url,
            WARDBOOK_QUEUE_URL=f"redis://127.0.0.1:{queue_port}/0",
            WARDBOOK_REPLICAS="1",
            WARDBOOK_TRUSTED_PROXIES="1",
            WARDBOOK_LISTEN=f"127.0.0.1:{self.port}",
            WARDBOOK_WEB_1=f"127.0.0.1:{self.ports['web1']}",
            WARDBOOK_WEB_2=f"127.0.0.1:{self.ports['web2']}",
        )

    def start(self) -> None:
        """Start everything and wait until the proxy has a web process that is ready."""
        for name in sorted(ALL):
            self._start(name)
        eventually(self.is_ready, 60, "no part became ready")

    def revive(self) -> None:
        """Start parts again that have ended, as a process manager does."""
        for name, process in self.processes.items():
            if process.poll() is not None:
                self._start(name)

    def kill(self, name: str) -> None:
        """Kill a part with everything it started."""
        os.killpg(self.processes[name].pid, signal.SIGKILL)
        self.processes[name].wait()

    def is_ready(self) -> bool:
        """Whether the proxy finds a web process that is ready."""
        return self.answers(f"{self.url}/readyz")

    def answers(self, url: str) -> bool:
        """Whether a URL answers with 200."""
        try:
            with urllib.request.urlopen(url, timeout=5) as response:
                return bool(response.status == 200)
        except OSError:
            return False

    def metric(self, part: str, name: str) -> float:
        """The sum of a metric of one part."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.ports[part]}/metrics", timeout=5) as response:
            lines = response.read().decode().splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))

    def client(self, key: str | None = None) -> Client:
        """An HTTP client of the proxy."""
        self._clients.append(Client(self.url, key))
        return self._clients[-1]

    def player(self, name: str) -> tuple[Client, dict[str, Any]]:
        """A new player's client, and who they are."""
        made = self.client().post("/v1/players", {"name": name}).body
        return self.client(made["key"]), made

    def close(self) -> None:
        """End everything."""
        for client in self._clients:
            client.close()
        for name, process in self.processes.items():
            if process.poll() is None:
                self.kill(name)
        self._log.close()

    def _start(self, name: str) -> None:
        port = {"WARDBOOK_PORT": str(self.ports[name]), "WARDBOOK_METRICS_PORT": str(self.ports[name])}
        own = port if name.startswith("web") else {"WARDBOOK_METRICS_PORT": port["WARDBOOK_METRICS_PORT"]}
        command = self._wardbook.command(name.rstrip("12"))
        if name == "proxy":
            command = [str(_haproxy()), "-db", "-f", str(PROXY_CONFIGURATION)]
        self.processes[name] = subprocess.Popen(
            command,
            env={**self._wardbook.environment, **own},
            stdout=self._log,
            stderr=self._log,
            start_new_session=True,
        )


def _haproxy() -> str | None:
    return shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


@contextmanager
def running_setup(folder: Path) -> Iterator[LargeSetup]:
    """The large set-up, which ends with this context."""
    for name in ("queue", "cluster", "parts"):
        (folder / name).mkdir()
    port = free_port()
    queue = start_redis(port, folder / "queue")
    try:
        with running_cluster(folder / "cluster", masters=3, replicas=1) as cluster:
            setup = LargeSetup(folder / "parts", cluster, port)
            try:
                setup.start()
                yield setup
            finally:
                setup.close()
    finally:
        stop_redis(queue)
