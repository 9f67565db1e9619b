"""kill -9 of every part in the middle of pairing and creating games: no game twice, none missing, and every
tournament is played to its end."""

import os
import random
import signal
import time
from collections import Counter
from pathlib import Path

import pytest

from tests.e2e.running import Wardbook
from tests.e2e.test_kills import PARTS
from tests.e2e.test_thousand_kills import OftenKilled, victim_of
from tests.e2e.tournaments.arena import MARKET, OPERATOR, PATIENCE, Arena
from tests.e2e.tournaments.checks import check_games

KILLS = int(os.environ.get("WARDBOOK_SOAK_KILLS", "50"))
ROUNDS = 5
PLAYERS = 48
MOMENT = 1.0
"""Seconds after the end of a round in which a part is killed, at most."""


class Killer:
    """Kills parts one after the other, each while a round is paired or its games are created."""

    def __init__(self, wardbook: Wardbook, chance: random.Random) -> None:
        self.wardbook = wardbook
        self.done = Counter[tuple[str, str]]()
        """How often each part was killed, and how far the round was then."""
        self._chance = chance

    def kill_in(self, arena: Arena, number: int) -> None:
        """Kill a part while a round is paired, or as soon as it is, when its games are being created."""
        if self._chance.random() < 0.5:
            time.sleep(self._chance.uniform(0, MOMENT))
        else:
            _until_paired(arena, number)
        part = self._chance.choice(PARTS)
        victim, status = victim_of(self.wardbook, part), _status(arena, number)
        if victim is not None:
            os.kill(victim, signal.SIGKILL)
            self.done[part, status] += 1


def _until_paired(arena: Arena, number: int) -> None:
    give_up = time.monotonic() + PATIENCE
    while _status(arena, number) == "starting":
        assert time.monotonic() < give_up, f"round {number} is not paired"
        time.sleep(0.005)


def _status(arena: Arena, number: int) -> str:
    """How far a round is; one that starts by itself is seen once it is paired."""
    rounds = arena.read()["rounds"]
    return str(rounds[number - 1]["status"]) if len(rounds) >= number else "starting"


def play_through_kills(folder: Path, kills: int, patch: pytest.MonkeyPatch) -> None:
    """Play tournaments, with a kill in every round, until there were enough kills."""
    patch.setattr("cli.http_client.ATTEMPTS", 400)
    wardbook = OftenKilled(folder, WARDBOOK_OPERATOR_KEY=OPERATOR, PYTHONPATH=MARKET)
    killer, games, played = Killer(wardbook, random.Random(os.getpid())), 0, 0
    try:
        wardbook.start()
        while killer.done.total() < kills:
            stages = [{"kind": "swiss", "rounds": ROUNDS}]
            arena = Arena(wardbook, PLAYERS, stages=stages)
            arena.register(arena.accounts)
            arena.organize("start_round")
            for number in range(1, ROUNDS + 1):
                killer.kill_in(arena, number)
                arena.play_round(number, resign_after=0)
            assert arena.read()["status"] == "finished"
            games, played = games + check_games(wardbook, arena.id), played + 1
            print(f"{killer.done.total()} kills, {played} tournaments, {games} games", flush=True)
        told = ", ".join(f"{part} while {status}: {n}" for (part, status), n in sorted(killer.done.items()))
        print(f"all sound. {told}", flush=True)
    finally:
        wardbook.close()


@pytest.mark.soak
def test_fifty_kills_double_and_lose_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play_through_kills(tmp_path, KILLS, monkeypatch)
