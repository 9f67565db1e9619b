"""`wardbook archive`: what it counts, what it finds, and what it puts back."""

import json
from pathlib import Path
from typing import Any

import pytest
import redis

from cli.main import main
from events.archive.archive import open_archive
from events.audit import audit
from events.execute import create, execute
from events.export.signing import service_signer
from events.fold.store import Store
from events.log.keys import game_keys
from events.settings import Settings, from_environment
from games.kernel.table.lobby import Leave
from games.kernel.table.table import CreateGame, SeatOffer
from games.titles import TITLES
from tests.players import ANN
from workers.archive.archive_job import archive_game


@pytest.fixture
def settings(redis_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv("WARDBOOK_REDIS_URL", redis_url)
    monkeypatch.setenv("WARDBOOK_DATA", str(tmp_path))
    monkeypatch.setenv("WARDBOOK_ARCHIVE_URL", str(tmp_path / "archive"))
    return from_environment()


@pytest.fixture
def archived(client: redis.Redis, settings: Settings) -> str:
    """An archived game that was called off before it began."""
    store = Store(client, TITLES, open_archive(client, settings))
    asked = CreateGame(title="dice-hospital", seats=(SeatOffer(), SeatOffer()))
    game = create(store, ANN, asked).folded.id
    execute(store, game, ANN, Leave())
    signer = service_signer(settings)
    audit_here: Any = lambda exported, _: audit(exported.splitlines(True), TITLES, (signer.public,))  # noqa: E731
    assert archive_game(store, game, signer, audit_here)
    client.delete(game_keys(game).log)
    return game


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["archive", *arguments])
    out, err = capsys.readouterr()
    return status, out, err


def test_status_counts_games_and_files(archived: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = printed(capsys, "status", "--json")
    counts = json.loads(out)
    assert (status, counts["archived"], counts["waiting"], counts["files"]) == (0, 1, 0, 1)
    assert counts["bytes"] > 100
    assert "1 games are archived, 0 are over" in printed(capsys, "status")[1]


def test_verify_finds_missing_and_damaged_files(
    archived: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert printed(capsys, "verify") == (0, "1 of 1 archived games are sound.\n", "")
    [file] = tmp_path.rglob("*.zst")
    whole = file.read_bytes()
    for damaged in (whole[:-1], whole[: len(whole) // 2]):
        file.write_bytes(damaged)
        status, out, err = printed(capsys, "verify", archived)
        assert (status, out) == (1, "0 of 1 archived games are sound.\n")
        assert err.startswith(f"{archived} ")
    file.unlink()
    assert "missing" in printed(capsys, "verify")[2]


def test_restore_puts_games_back_into_redis(
    archived: str, client: redis.Redis, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert printed(capsys, "restore", archived)[:2] == (0, "1 games are back in Redis.\n")
    assert client.xlen(game_keys(archived).log) == 2
    assert Store(client, TITLES).load(archived).table.status == "abandoned"
    assert printed(capsys, "restore", "--all")[:2] == (0, "0 games are back in Redis.\n")
    assert list(tmp_path.rglob("*.zst")), "the file stays"


def test_a_game_that_is_not_archived_is_said_in_one_line(
    settings: Settings,
    client: redis.Redis,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert printed(capsys, "verify", "f" * 24) == (
        2,
        "",
        f"wardbook: game {'f' * 24} is not in the archive\n",
    )
    monkeypatch.setenv("WARDBOOK_ARCHIVE_URL", "off")
    assert "set WARDBOOK_ARCHIVE_URL" in printed(capsys, "status")[2]
