"""A finished game for all tests of replays, and files to drop."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.replay.finished_game import FinishedGame, finish_game
from tests.e2e.running import Wardbook

FileOf = Callable[[str], Path]


@pytest.fixture(scope="package")
def finished(service: Wardbook) -> FinishedGame:
    """A game of two players that is over."""
    return finish_game(service)


@pytest.fixture
def file_of(tmp_path: Path) -> FileOf:
    """Writes an export into a file that can be dropped."""

    def write(text: str) -> Path:
        path = tmp_path / "game.jsonl"
        path.write_text(text)
        return path

    return write
