"""A full disk: the service holds out, answers 503, keeps what it accepted and goes on when there is room."""

import json
import os
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from cli.http_client import Client
from tests.e2e.playing import TITLE, offered
from tests.e2e.running import Wardbook, eventually

MEGABYTES = 24


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A file system with little room; only root may mount one."""
    with TemporaryDirectory(prefix="wardbook-disk-") as folder:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "wardbook-test", folder]
        if os.getuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
            pytest.skip("only root may mount a small disk")
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)


class Player:
    """Plays and keeps what the service confirmed, against a bot."""

    def __init__(self, wardbook: Wardbook) -> None:
        self.client, self.made = wardbook.player("Ann")
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        self.game = self.client.post("/v1/games", {"title": TITLE, "seats": seats}).body["id"]
        self.path = f"/v1/games/{self.game}"
        self.client.post(f"{self.path}/commands", {"type": "start"})
        self.confirmed: dict[int, dict[str, Any]] = {}

    def move(self) -> bool:
        """Give a command if there is one to give."""
        if not (actions := offered(self.client, self.path)):
            return False
        answer = self.client.post(f"{self.path}/commands", actions[0])
        self.confirmed[answer.body["version"]] = actions[0]
        return True


def fill(disk: Path) -> Path:
    """Take all the room that is left."""
    filler = disk / "filler"
    with filler.open("ab", buffering=0) as file:
        for size in (1 << 16, 1 << 12, 1):
            while True:
                try:
                    file.write(b"x" * size)
                except OSError:
                    break
    return filler


def ask(wardbook: Wardbook, key: str, path: str, body: Any = None) -> tuple[int, str, bool]:
    """One attempt: its status, its code and whether it says when to try again."""
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(wardbook.url + path, data, headers), timeout=30) as response:
            return response.status, "", False
    except HTTPError as refused:
        with refused:
            return refused.code, json.load(refused)["code"], "Retry-After" in refused.headers


@pytest.mark.soak
def test_a_full_disk_is_held_out_and_nothing_accepted_is_lost(small_disk: Path) -> None:
    wardbook = Wardbook(small_disk)
    try:
        wardbook.start()
        ann = Player(wardbook)
        eventually(lambda: ann.move() and len(ann.confirmed) >= 5)
        before = wardbook.pids()
        for turn in range(3):
            eventually(lambda: wardbook.pids().get("dispatcher") in wardbook.processes())
            dispatcher, filler = wardbook.pids()["dispatcher"], fill(small_disk)
            answers = [
                ask(wardbook, ann.made["key"], path, body)
                for _ in range(20)
                for path, body in (
                    # The last page of a file has room for a little more, so the first one may be accepted.
                    ("/v1/games", {"title": TITLE, "seats": [{}, {}]}),
                    ("/v1/players", {"name": "Bob"}),
                    (ann.path, None),
                )
            ]
            print(f"full disk {turn}: {Counter(answers)}", flush=True)
            assert {answer for answer in answers if answer[0] >= 400} == {(503, "unavailable", True)}
            os.kill(dispatcher, signal.SIGKILL)
            time.sleep(1)
            assert wardbook.process
            assert wardbook.process.poll() is None, "".join(wardbook.messages)
            filler.unlink()
            played = len(ann.confirmed)
            eventually(lambda: ann.move() and len(ann.confirmed) >= played + 3, 60)  # noqa: B023
        after = wardbook.pids()
        assert after["web"] == before["web"], "the web processes never ended"
        eventually(lambda: wardbook.pids()["dispatcher"] not in (0, before["dispatcher"]))
        records = {record["version"]: record["command"] for record in _records(ann.client, ann.path)}
        assert {version: records[version] for version in ann.confirmed} == ann.confirmed
        assert wardbook.stop() == 0
    finally:
        wardbook.close()


def _records(client: Client, path: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while more := client.get(f"{path}/records?limit=100&after={len(found)}")["records"]:
        found += more
    return found
