"""The scoring job gives several commands in a round: what is due follows from the step the game waits in."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import redis
from msgspec.structs import replace

from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.clinic import commands as c
from games.clinic.title import CLINIC
from games.kernel.bots import at_sight
from games.kernel.messages import Command
from games.kernel.table.lobby import Start
from games.kernel.table.table import CreateGame
from tests.players import ANN
from tests.workers.tables import BOT
from workers.turns.play import play_on

DONE = (c.FinishBuilding, c.FinishHiring, c.FinishAdmitting, c.FinishMoving, c.FinishCare)


def _hasty(_view: Any, legal: Sequence[Command], pick: Callable[[int], int]) -> Command:
    """Is done wherever that is allowed, and moves people without walking step by step."""
    moves = [command for command in legal if isinstance(command, c.MovePerson)]
    done = [command for command in legal if isinstance(command, DONE)]
    chosen = done or moves or legal
    return chosen[pick(len(chosen))]


TITLES = {"clinic": replace(CLINIC, bots={"random": at_sight(_hasty)})}


@pytest.fixture
def clinics(client: redis.Redis) -> Store:
    """A store of games of Clinic."""
    return Store(client, TITLES)


def _scored(store: Store, waits: FoldedGame) -> FoldedGame:
    """The game after its scoring job, which ran twice."""
    for _ in range(2):
        play_on(store, waits.id, waits.version, "scoring", max_commands=1)
    return store.load(waits.id)


def test_the_scoring_job_pays_administers_and_ends_the_game(clinics: Store) -> None:
    made = create(clinics, ANN, CreateGame(title="clinic", seats=(BOT, BOT)))
    folded = execute(clinics, made.folded.id, ANN, Start()).folded
    while job := folded.game.awaiting(folded.table).job:
        before = folded.version
        if job == "scoring":
            folded = _scored(clinics, folded)
            assert folded.version == before + 1, "run twice it happens once"
        else:
            play_on(clinics, folded.id, before, "bot", max_commands=1)
            folded = clinics.load(folded.id)
    records = clinics.records(folded.id, limit=10_000)
    given = [type(record.command) for record in records if record.actor.kind == "service"]
    assert given == [c.PayExpenses, c.Administer] * 6 + [c.ScoreGame]
    assert folded.table.status == "finished"
