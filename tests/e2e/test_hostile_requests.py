"""Hundreds of thousands of hostile requests to a whole service: every answer is a known problem, memory stays
bounded, and the people who play meanwhile notice nothing.

WARDBOOK_SOAK_REQUESTS sets the number of requests.
"""

import json
import os
import re
import socket
import threading
import time
from collections import Counter
from pathlib import Path

import pytest
import redis

from service.contract.rule_refusals import refusal_codes
from service.responses.problem_types import PROBLEMS
from tests.e2e.playing import TITLE, play_seat
from tests.e2e.running import Wardbook, children_of
from tests.hostile import Attacker, Request, Target

REQUESTS = int(os.environ.get("WARDBOOK_SOAK_REQUESTS", "200000"))
ATTACKERS = 8
BATCH = 10_000
WEB_GROWTH = 64 * 1024**2
"""Bytes by which the memory of the web processes may grow after the first batch."""
REDIS_GROWTH = 32 * 1024**2
BYTES_PER_RECORD = 4096
"""Bytes of Redis that each accepted request may cost, besides that."""
BYTES_PER_GAME = 1024**2
"""Bytes of Redis that a whole game of the bystanders may cost, with its snapshots."""
AUDITED = 20
"""The latest games that are audited: fewer than the limit of audits a minute."""
KNOWN_CODES = {*PROBLEMS, *(refusal.code for refusal in refusal_codes())}
_LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)


PATIENCE = 90
"""Seconds to wait for an answer: an audit may wait 30 seconds for its turn before it runs."""


class Connection:
    """A connection of an attacker, opened again whenever the service closes it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._socket: socket.socket | None = None

    def send(self, sent: Request) -> tuple[int, bytes] | None:
        """The status and body of the answer; None if the service closed the connection without one."""
        if sent.broken:
            self.close()
        for _ in range(2):
            fresh = self._socket is None
            try:
                found = self._exchange(sent.raw(), sent.method == "HEAD")
            except (ConnectionError, TimeoutError):
                found = None
            if found or fresh:
                break
            # The service may just have closed an idle connection.
            self.close()
        if sent.broken or found is None:
            self.close()
        return found

    def close(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _exchange(self, data: bytes, head: bool) -> tuple[int, bytes] | None:
        if self._socket is None:
            self._socket = socket.create_connection(("127.0.0.1", self._port), timeout=PATIENCE)
        self._socket.sendall(data)
        found = b""
        while b"\r\n\r\n" not in found:
            if not (part := self._socket.recv(65536)):
                return None
            found += part
        headers, _, body = found.partition(b"\r\n\r\n")
        status = int(headers.split(b" ", 2)[1])
        length = _LENGTH.search(headers)
        if head or status in (204, 304):
            return status, b""
        if length is None:  # an export, sent in chunks; or a live stream, which has no end
            self.close()
            return status, b""
        while len(body) < int(length[1]):
            if not (part := self._socket.recv(65536)):
                return None
            body += part
        if b"connection: close" in headers.lower():
            self.close()
        return status, body


class Assault(threading.Thread):
    """An attacker with a connection, who notes every answer that is wrong."""

    def __init__(self, number: int, port: int, target: Target, count: int) -> None:
        super().__init__(daemon=True)
        self.statuses: Counter[str] = Counter()
        self.wrong: list[str] = []
        self._attacker, self._connection, self._count = Attacker(number, target), Connection(port), count

    def run(self) -> None:
        for _ in range(self._count):
            sent = self._attacker.request()
            try:
                self._judge(sent, self._connection.send(sent))
            except Exception as trouble:  # noqa: BLE001 - told to the test
                self.wrong.append(f"{trouble!r} after {sent.raw()[:300]!r}")
        self._connection.close()

    def _judge(self, sent: Request, answer: tuple[int, bytes] | None) -> None:
        if answer is None:
            self.statuses["closed"] += 1
            if not sent.broken:
                self.wrong.append(f"no answer to {sent.raw()[:300]!r}")
            return
        status, body = answer
        code = json.loads(body).get("code", "?") if body and status >= 400 else ""
        self.statuses[f"{status} {code}".strip()] += 1
        explained = status < 400 or sent.method == "HEAD" or code in KNOWN_CODES
        if status >= 500 or not explained:
            self.wrong.append(f"{status} {code} to {sent.raw()[:300]!r}")


class Bystanders(threading.Thread):
    """Two people who play one game after the other."""

    def __init__(self, wardbook: Wardbook) -> None:
        super().__init__(daemon=True)
        (self.ann, _), (self.bob, bob) = (wardbook.player(name) for name in ("Ann", "Bob"))
        self._seats = [{}, {"player": bob["id"]}]
        self.games: list[str] = []
        self.enough = threading.Event()
        self.trouble: BaseException | None = None
        self.begin()

    def begin(self) -> None:
        """Create the next game, which nobody else can see."""
        body = {"title": TITLE, "seats": self._seats, "visibility": "private"}
        self.games.append(self.ann.post("/v1/games", body).body["id"])

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self._play(f"/v1/games/{self.games[-1]}")
                self.begin()
        except BaseException as trouble:  # noqa: BLE001 - told to the test
            self.trouble = trouble

    def _play(self, path: str) -> None:
        self.bob.post(f"{path}/commands", {"type": "join"})
        self.ann.post(f"{path}/commands", {"type": "start"})
        other = threading.Thread(target=play_seat, args=(self.bob, path, 1, 120), daemon=True)
        other.start()
        play_seat(self.ann, path, 2, 120)
        other.join()


@pytest.mark.soak
def test_hostile_requests_change_nothing_for_others(tmp_path: Path) -> None:
    wardbook = Wardbook(
        tmp_path, WARDBOOK_COMMANDS_PER_SECOND="50", WARDBOOK_MAX_OPEN_GAMES="100", WARDBOOK_LOG_LEVEL="error"
    )
    wardbook.start()
    try:
        _attack(wardbook)
    finally:
        wardbook.close()


def _attack(wardbook: Wardbook) -> None:
    bystanders, started = Bystanders(wardbook), time.monotonic()
    target = _target(wardbook, bystanders.games[0])
    database: redis.Redis = redis.Redis.from_url(wardbook.redis_url())
    bystanders.start()
    statuses: Counter[str] = Counter()
    first_web = first_redis = 0
    for batch in range(max(1, REQUESTS // BATCH)):
        count = min(BATCH, REQUESTS) // ATTACKERS
        attacks = [Assault(batch * ATTACKERS + n, wardbook.port, target, count) for n in range(ATTACKERS)]
        for attack in attacks:
            attack.start()
        for attack in attacks:
            attack.join()
            statuses += attack.statuses
        wrong = [line for attack in attacks for line in attack.wrong]
        assert not wrong, "\n".join(wrong[:20])
        assert bystanders.trouble is None, bystanders.trouble
        web, stored = _web_memory(wardbook), int(database.info("memory")["used_memory"])
        first_web, first_redis = first_web or web, first_redis or stored
        print(
            f"[{time.monotonic() - started:5.0f} s] {sum(statuses.values()):,} requests, "
            f"web {web / 1e6:.0f} MB, Redis {stored / 1e6:.0f} MB, {len(bystanders.games)} games",
            flush=True,
        )
        assert web < first_web + WEB_GROWTH
        played = BYTES_PER_GAME * len(bystanders.games)
        assert stored < first_redis + REDIS_GROWTH + BYTES_PER_RECORD * statuses["201"] + played
    bystanders.enough.set()
    bystanders.join(300)
    assert bystanders.trouble is None, bystanders.trouble
    print("\n".join(f"{count:8,} {status}" for status, count in statuses.most_common()))
    assert bystanders.games[:-1], "the bystanders did not finish a game"
    for game in bystanders.games[:-1][-AUDITED:]:
        assert bystanders.ann.get(f"/v1/games/{game}/audit")["verdict"] == "sound"


def _target(wardbook: Wardbook, others_game: str) -> Target:
    attackers = [wardbook.player(f"Eve {number}") for number in range(4)]
    seats = {"seats": [{}, {}], "undo": "free"}
    titles = ("dice-hospital", "clinic", "dice-hospital", "clinic")
    own = [
        client.post("/v1/games", {"title": title, **seats}).body["id"]
        for (client, _), title in zip(attackers, titles, strict=True)
    ]
    for game in own[:2]:
        attackers[2][0].post(f"/v1/games/{game}/commands", {"type": "join"})
    for (client, _), game in zip(attackers[:2], own[:2], strict=True):
        client.post(f"/v1/games/{game}/commands", {"type": "start"})
    keys = tuple(made["key"] for _, made in attackers)
    return Target(keys, tuple(own), (others_game,), tuple(made["id"] for _, made in attackers))


def _web_memory(wardbook: Wardbook) -> int:
    """The resident memory of the web processes, in bytes."""
    web = wardbook.pids()["web"]
    total = 0
    for pid in (web, *children_of(web)):
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
        total += int(found[1]) * 1024 if found else 0
    return total
