"""`wardbook audit BUNDLE`: the verdict on a tournament, its exit status and its progress."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import msgspec
import pytest
import redis

from cli.main import main
from events.bundle.audit import shown_progress
from events.bundle.audit.audit_tasks import Progress
from events.bundle.audit.shown_progress import ShownProgress
from events.bundle.bundle_writer import bundle
from events.fold.store import Store
from events.tournaments.tournament_store import TournamentStore
from games.titles import TITLES
from tests.events.bundle.forging import Files, pack, unpack
from tests.events.bundle.tournaments import Hall, played
from tests.events.exports import OTHER, SIGNER
from tournaments.settings import Swiss


@pytest.fixture(scope="module")
def made(redis_url: str) -> Iterator[Files]:
    """The files of a tournament of four players and two games."""
    client = redis.Redis.from_url(redis_url)
    client.flushall()
    hall = Hall(TournamentStore(client, TITLES), Store(client, TITLES))
    folded = played(hall, players=4, title="dice-hospital", stages=(Swiss(1),))
    yield unpack(b"".join(bundle(*hall, folded, SIGNER)))
    client.close()


@pytest.fixture
def files(made: Files) -> Files:
    return dict(made)


def written(folder: Path, data: bytes) -> str:
    path = folder / "spring.zip"
    path.write_bytes(data)
    return str(path)


def test_a_sound_bundle(files: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", written(tmp_path, pack(files)), "--key", SIGNER.public]) == 0
    printed = capsys.readouterr().out
    assert "SOUND" in printed
    assert "and 2 games" in printed


def test_findings_say_round_and_table(
    files: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files["games/r01-t02.jsonl"] = files["games/r01-t01.jsonl"]
    assert main(["audit", written(tmp_path, pack(files)), "--key", SIGNER.public]) == 1
    assert "    round 1, table 2: other_game: " in capsys.readouterr().out


def test_another_key(files: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", written(tmp_path, pack(files)), "--key", OTHER.public, "--json"]) == 1
    verdict = msgspec.json.decode(capsys.readouterr().out)
    assert [finding["code"] for finding in verdict["findings"]] == ["wrong_key"]
    assert verdict["games"] == 2


def test_half_a_bundle(files: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = pack(files)
    assert main(["audit", written(tmp_path, data[: len(data) // 2])]) == 2
    assert "not_a_bundle" in capsys.readouterr().out


def test_the_record_alone(files: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", written(tmp_path, files["tournament.jsonl"]), "--key", SIGNER.public]) == 0
    assert "SOUND" in capsys.readouterr().out


def test_the_log_of_heads_has_games_only(
    files: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    heads = tmp_path / "heads"
    heads.write_bytes(b"")
    main(["audit", written(tmp_path, pack(files)), "--heads", str(heads)])
    assert "bad_heads" in capsys.readouterr().out


def test_progress_is_one_line_that_is_written_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown_progress, "INTERVAL", 0)
    stream = StringIO()
    shown = ShownProgress(stream)
    shown.bundle(Progress(3, 2))
    shown.tick()
    assert stream.getvalue() == "\r3 records of the tournament and 2 games ...\r\r0 records ...\r"
