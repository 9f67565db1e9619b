"""Replaying files that nobody ever played: what cannot be shown is said, and no traceback."""

import io
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.replay import reader as replayed
from cli.replay import text as telling
from cli.replay.replay_command import ReplayOptions, replay
from events.fold.folded_game import walk_from_start
from events.fold.store import Store
from games.kernel.table.words.speakers import actor_name
from games.titles import TITLES
from tests.events.exports import BOT, HUMAN, lines_of, played
from tests.events.mutations import mutation, read, written


@pytest.fixture
def lines(store: Store) -> list[bytes]:
    own = Store(store.client, TITLES)
    return lines_of(own, played(own, (HUMAN, BOT), most=60))


@pytest.fixture
def file(lines: list[bytes], tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(lines))
    return path


def shown(path: Path, wanted: ReplayOptions, keys: str = "") -> list[str]:
    out = io.StringIO()
    assert replay(path, wanted, out, io.StringIO(keys)) == 0
    return out.getvalue().splitlines()


def test_a_table_that_cannot_be_shown_is_passed_over(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rounds: list[int] = []

    def broken(view: Any, *_: object) -> Iterator[str]:
        rounds.append(view.round)
        yield f"Round {view.round}"
        raise ZeroDivisionError

    monkeypatch.setattr(telling, "board_for", lambda _title: broken)
    told = shown(file, ReplayOptions(), "20\n21\n")
    assert told[-2:] == [f"Round {rounds[-1]}", "this table cannot be shown"]
    assert told.count("this table cannot be shown") == 2


def test_whatever_goes_wrong_in_folding_ends_the_replay_early(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*given: Any) -> Any:
        yield from islice(walk_from_start(*given), 19)
        raise RuntimeError("generator raised StopIteration")

    monkeypatch.setattr(replayed, "walk_from_start", broken)
    assert len(shown(file, ReplayOptions(moves=True))) == 19
    assert "version 20 cannot be read: RuntimeError" in capsys.readouterr().err


def test_a_record_of_a_seat_that_does_not_exist_is_shown(file: Path, lines: list[bytes]) -> None:
    forged = read(lines)
    forged[2]["entry"]["actor"] = {"kind": "bot", "seat": 9}
    file.write_bytes(b"".join(written(forged)))
    assert shown(file, ReplayOptions(moves=True))[1].startswith("    2  Seat 10: ")


def test_a_record_that_cannot_be_shown_is_one_line_of_many(
    file: Path, lines: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(speaker: Any, actor: Any) -> str:
        return actor_name(speaker, actor) if actor.kind == "player" else str(1 // 0)

    monkeypatch.setattr(telling, "actor_name", broken)
    told = shown(file, ReplayOptions(moves=True))
    assert len(told) == len(lines) - 2
    assert any(line.endswith("  this record cannot be shown") for line in told)
    assert told[0].endswith(": Create the game")


def test_tampered_files_are_shown_or_refused(lines: list[bytes], file: Path) -> None:
    luck = Random(5)
    for _ in range(150):
        _, tampered = mutation(lines, luck)
        file.write_bytes(b"".join(tampered))
        assert replay(file, ReplayOptions(all=True), io.StringIO(), io.StringIO()) in (0, 2)
