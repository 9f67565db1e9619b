"""Walking a game against the Automa in the terminal: its seat, its cards and its moves."""

import io
from pathlib import Path

import pytest
import redis

from cli.replay.replay_command import ReplayOptions, replay
from events.fold.store import Store
from games.kernel.table.table import SeatOffer
from games.titles import TITLES
from tests.events.exports import lines_of, played


@pytest.fixture
def file(client: redis.Redis, tmp_path: Path) -> Path:
    """An export of the first moves of a game."""
    store = Store(client, TITLES)
    folded = played(store, (SeatOffer(), SeatOffer(kind="automa")), most=40)
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(lines_of(store, folded)))
    return path


def test_the_automas_seat_and_cards_are_shown(file: Path) -> None:
    out = io.StringIO()
    assert replay(file, ReplayOptions(at=40), out=out) == 0
    shown = out.getvalue().splitlines()
    place = next(number for number, line in enumerate(shown) if line.startswith("Automa (seat 2)"))
    assert shown[place + 1].startswith("  patients:")
    assert shown[place + 2].startswith("  blood bags:")
    assert not any("departments" in line for line in shown[place:])
    assert any(line.startswith("  row: [card hospital ") for line in shown[place:])
    assert "  seat: 1" in shown[place:]


def test_its_turns_are_the_services_moves(file: Path) -> None:
    out = io.StringIO()
    assert replay(file, ReplayOptions(moves=True), out=out) == 0
    assert "The service: Turn a Decision card" in out.getvalue()
    assert "The service: Put dice on the Hospital cards" in out.getvalue()
