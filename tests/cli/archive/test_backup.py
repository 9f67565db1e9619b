"""`wardbook backup` and `wardbook restore`: a moment of Redis, with every file that it needs."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import redis

from cli.archive import backup_command
from cli.main import main
from tests.conftest import free_port, start_redis, stop_redis


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A data folder whose Redis is running."""
    data = tmp_path / "data"
    (data / "redis").mkdir(parents=True)
    (data / "archive" / "ab").mkdir(parents=True)
    (data / "archive" / "ab" / "game.jsonl.zst").write_bytes(b"a game")
    (data / "signing.key").write_text("a key")
    port = free_port()
    (data / "redis" / "url").write_text(f"redis://127.0.0.1:{port}/0")
    server = start_redis(port, data / "redis")
    monkeypatch.setenv("WARDBOOK_DATA", str(data))
    monkeypatch.delenv("WARDBOOK_REDIS_URL", raising=False)
    with redis.Redis(port=port) as client:
        client.set("kept", "yes")
        yield data
    stop_redis(server)


def test_a_backup_has_all_that_was_answered_and_restores_into_an_empty_folder(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy"
    assert main(["backup", str(copy)]) == 0
    assert "1 new files" in capsys.readouterr().out
    assert copy.stat().st_mode & 0o77 == 0, "it has secrets"
    new = tmp_path / "new"
    monkeypatch.setenv("WARDBOOK_DATA", str(new))
    assert main(["restore", str(copy)]) == 0
    assert (new / "signing.key").read_text() == "a key"
    assert (new / "archive" / "ab" / "game.jsonl.zst").read_bytes() == b"a game"
    port = free_port()
    server = start_redis(port, new / "redis")
    with redis.Redis(port=port, decode_responses=True) as client:
        assert client.get("kept") == "yes"
    stop_redis(server)


def test_a_backup_does_not_write_over_another_one_nor_a_restore_over_data(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy"
    assert main(["backup", str(copy)]) == 0
    assert main(["backup", str(copy)]) == 2
    assert "has a backup already" in capsys.readouterr().err
    assert main(["restore", str(copy)]) == 2
    assert "has data already" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "nothing")]) == 2
    assert "has no backup" in capsys.readouterr().err


@pytest.mark.parametrize("error", [OSError("no room"), BlockingIOError("try again")])
def test_a_backup_that_failed_is_none_and_can_be_made_again(
    data: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: OSError,
) -> None:
    copy = tmp_path / "copy"

    def fail(*_: object) -> int:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(backup_command, "copy_files", fail)
        assert main(["backup", str(copy)]) == 2
    assert f"the backup is not complete: {error}" in capsys.readouterr().err
    with monkeypatch.context() as patch:
        patch.setenv("WARDBOOK_DATA", str(tmp_path / "new"))
        assert main(["restore", str(copy)]) == 2
        assert "has no backup" in capsys.readouterr().err
    assert main(["backup", str(copy)]) == 0
    assert sorted(path.name for path in copy.iterdir()) == ["archive", "redis", "signing.key"]


def test_two_backups_to_one_folder_do_not_run_together(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, copy_files, second = tmp_path / "copy", backup_command.copy_files, list[int]()

    def another_meanwhile(*stores: Any) -> int:
        monkeypatch.setattr(backup_command, "copy_files", copy_files)
        second.append(main(["backup", str(copy)]))
        return copy_files(*stores)

    monkeypatch.setattr(backup_command, "copy_files", another_meanwhile)
    assert main(["backup", str(copy)]) == 0
    assert second == [2]
    assert "another backup to" in capsys.readouterr().err
    assert list((copy / "redis").glob("appendonly*"))


def test_a_redis_on_another_machine_is_not_copied(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in (data / "redis").glob("appendonly*"):
        file.rename(tmp_path / "elsewhere")
    assert main(["backup", str(tmp_path / "copy")]) == 2
    assert "run this on its machine" in capsys.readouterr().err
