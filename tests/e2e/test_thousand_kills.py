"""A thousand kills of random parts while people play: nothing is lost or doubled, every game is sound."""

import os
import random
import signal
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from cli.http_client import Client
from events.audit import audit
from events.fold.store import Store
from events.redis.connection import connect
from games.titles import TITLES
from tests.e2e.running import Wardbook, children_of, eventually
from tests.e2e.test_kills import PARTS, Human, check
from tests.events.exports import SIGNER, lines_of

KILLS = int(os.environ.get("WARDBOOK_SOAK_KILLS", "1000"))
PLAYERS = 3
PAUSE = 0.5
"""Seconds of play between two kills, at most."""
STUCK = 180.0
"""Seconds in which somebody must play on after a kill."""
PATIENCE = 400
"""How often a client sends a request: parts may be down for long when they are killed so often."""
QUICK_RESTARTS = (
    "import cli.run.supervisor as s; s.MAX_DELAY = 0.2; from cli.main import main; raise SystemExit(main())"
)
"""`wardbook up` that does not wait longer and longer for a part that ends again and again."""


class OftenKilled(Wardbook):
    """A Wardbook whose parts come back at once, however often they end."""

    def command(self, *arguments: str) -> list[str]:
        return [sys.executable, "-c", QUICK_RESTARTS, *arguments]


def victim_of(wardbook: Wardbook, part: str) -> int | None:
    """The process of a part that runs now."""
    pids = wardbook.pids()
    if part != "web's child":
        return pids.get(part)
    return next(iter(children_of(pids["web"])), None) if "web" in pids else None


def commands_of(humans: list[Human]) -> int:
    """How many commands were confirmed until now."""
    return sum(len(found) for human in humans for found in list(human.confirmed.values()))


def kill_some(wardbook: Wardbook, humans: list[Human], kills: int, chance: random.Random) -> Counter[str]:
    """Kill random parts while people play, each after somebody has played on; how often each was killed."""
    done, began = Counter[str](), time.monotonic()
    while done.total() < kills:
        part, before = chance.choice(PARTS), commands_of(humans)
        victim = victim_of(wardbook, part)
        if victim is None:
            continue
        try:
            os.kill(victim, signal.SIGKILL)
        except ProcessLookupError:
            continue
        done[part] += 1
        eventually(lambda: commands_of(humans) > before, STUCK, f"nobody played on after {part} was killed")  # noqa: B023
        assert [human.trouble for human in humans] == [None] * len(humans)
        if done.total() % max(1, kills // 20) == 0:
            spent = time.monotonic() - began
            print(f"{done.total()} kills, {commands_of(humans)} commands, {spent:.0f} s", flush=True)
        time.sleep(chance.uniform(0, PAUSE))
    return done


def all_sound(url: str, games: set[str]) -> int:
    """How many records were audited; every game must be sound."""
    client, records = connect(url), 0
    try:
        store = Store(client, TITLES)
        for game in sorted(games):
            verdict = audit(lines_of(store, store.load(game)), TITLES, (SIGNER.public,))
            assert (verdict.verdict, verdict.findings) == ("sound", ()), game
            records += verdict.records
        return records
    finally:
        client.close()


def play_through_kills(folder: Path, kills: int, patch: pytest.MonkeyPatch) -> None:
    """Kill parts while people play, let everything come back, then compare and audit what is kept."""
    patch.setattr("cli.http_client.ATTEMPTS", PATIENCE)
    wardbook, chance = OftenKilled(folder), random.Random(os.getpid())
    try:
        wardbook.start()
        owner: Client = wardbook.player("Owner")[0]
        humans = [Human(wardbook, number) for number in range(PLAYERS)]
        for human in humans:
            human.start()
        try:
            done = kill_some(wardbook, humans, kills, chance)
        finally:
            for human in humans:
                human.enough.set()
            for human in humans:
                human.join(120)
        assert [human.trouble for human in humans] == [None] * PLAYERS
        eventually(lambda: set(wardbook.pids()) >= {"redis", "web", "worker-1", "dispatcher"}, 60)
        eventually(lambda: owner.get("/readyz"), 60)
        check(wardbook, owner, set(), humans)
        games = set[str]().union(*(human.confirmed for human in humans))
        records = all_sound(wardbook.redis_url(), games)
        confirmed = commands_of(humans)
        print(f"{dict(done)}: {confirmed} commands, {len(games)} games with {records} records, all sound")
    finally:
        wardbook.close()


@pytest.mark.soak
def test_a_thousand_kills_lose_and_double_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play_through_kills(tmp_path, KILLS, monkeypatch)
