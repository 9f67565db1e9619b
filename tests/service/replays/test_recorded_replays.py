"""The patches of a replay lead from each view to the next one, through whole recorded games, for all eyes."""

import re
from pathlib import Path

import msgspec
import pytest

from events.fold.folded_game import ComposedGames, walk_from_start
from service.replays.eyes import Eyes
from service.replays.replay_builder import page_of, steps_of
from tests.replays.lines import FOLDER, files
from tests.replays.stored import stored_records
from tests.service.replays.patch_in_place import views
from tests.titles.registry import TITLES

SHORT = [FOLDER / f"{name}.jsonl" for name in ("market", "medical-reports", "clinic-goal-patient-colours")]
BY_NUMBER = re.compile(r".{20}\b(patient|mother|person|doctor|nurse) \d.{20}")
"""A person or die that the reader cannot find on the table."""
encode = msgspec.json.Encoder().encode


def check(path: Path) -> None:
    composed, stored = ComposedGames(TITLES), stored_records(path)
    games = [folded for _, folded in walk_from_start(composed, "recorded", iter(stored))]
    latest = games[-1]
    seats = [str(number) for number in range(len(latest.table.seats))]
    for eyes in map(Eyes, ("open", "spectator", *seats)):
        walk = walk_from_start(composed, "recorded", iter(stored))
        page = page_of(steps_of(walk, None, eyes, latest, lambda _: {}, "en"), 0)
        steps = msgspec.json.decode(encode(page.steps))
        assert [step["version"] for step in steps] == [*range(1, len(stored) + 1)]
        for folded, view in zip(games, views(None, steps), strict=True):
            assert view == msgspec.json.decode(encode(eyes.view(folded))), (eyes, folded.version)
        assert [step["status"] for step in steps] == [folded.table.status for folded in games]
        said = " ".join(
            text for step in steps for text in (step["words"]["command"], *step["words"]["events"])
        )
        assert not BY_NUMBER.search(said), BY_NUMBER.search(said)


@pytest.mark.parametrize("path", SHORT, ids=lambda path: path.stem)
def test_every_view_of_a_short_game(path: Path) -> None:
    check(path)


@pytest.mark.soak
@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_every_view_of_every_recorded_game(path: Path) -> None:
    check(path)
