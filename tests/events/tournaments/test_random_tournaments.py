"""Random tournaments, as in the tests of their rules, but kept in a store: they read as they were played."""

from typing import Any

import pytest
import redis
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from events.tournaments.execute_tournament import execute_tournament
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from games.kernel.table.table import Actor
from tests.events.tournaments.cups import KeptPlay
from tests.events.tournaments.test_whole_tournaments import check_record
from tests.tournaments import test_machine
from tests.tournaments.test_machine import Tournaments


class KeptTournaments(Tournaments):
    """People, service and time as there; every command goes through the store."""

    play: KeptPlay

    def accepts(self, who: str, command: Command) -> bool:
        actor = Actor("player", who)
        try:
            execute_tournament(self.play.store, self.play.id, actor, command, dry_run=True)
        except Illegal:
            return False
        return True

    def teardown(self) -> None:
        super().teardown()
        if hasattr(self, "play"):
            check_record(self.play)


def run(client: redis.Redis, monkeypatch: pytest.MonkeyPatch, examples: int, steps: int) -> None:
    def kept(**changes: Any) -> KeptPlay:
        return KeptPlay(client, **changes)

    monkeypatch.setattr(test_machine, "Play", kept)
    slow = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
    run_state_machine_as_test(
        KeptTournaments,
        settings=settings(
            max_examples=examples, stateful_step_count=steps, deadline=None, suppress_health_check=slow
        ),
    )


def test_random_tournaments_read_as_they_were_played(
    client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(client, monkeypatch, examples=3, steps=15)


@pytest.mark.soak
def test_many_random_tournaments_read_as_they_were_played(
    client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(client, monkeypatch, examples=100, steps=40)
