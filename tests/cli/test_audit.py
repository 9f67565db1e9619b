"""`wardbook audit`: its exit status, what it prints, and what it does with files that are none."""

import json
import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli import audit_command as audit
from cli.main import main
from events.audit import Finding, Verdict
from events.audit.sandbox import Limits
from events.fold.store import Store
from events.redis.connection import connect
from games.titles import TITLES
from tests.events.audit.bombs import bomb
from tests.events.exports import BOT, HUMAN, OTHER, SIGNER, lines_of, played
from tests.events.mutations import read, written
from tests.soak import soak


@pytest.fixture(scope="module")
def lines(redis_url: str) -> Iterator[list[bytes]]:
    client = connect(redis_url)
    store = Store(client, TITLES)
    yield lines_of(store, played(store, (HUMAN, BOT), resigning=25))
    client.close()


@pytest.fixture
def file(lines: list[bytes], tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(lines))
    return path


def test_a_sound_file(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", str(file), "--key", SIGNER.public]) == 0
    told = capsys.readouterr().out
    assert "SOUND" in told
    assert "resigned" in told
    assert "--key" not in told


def test_a_key_that_is_not_given_is_asked_for(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", str(file)]) == 0
    assert "--key" in capsys.readouterr().out


def test_another_key(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", str(file), "--key", OTHER.public]) == 1
    assert "wrong_key" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["audit", str(file), "--key", "xyz"])


def test_an_altered_file(file: Path, lines: list[bytes], capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(b"".join([*lines[:9], *lines[10:]]))
    assert main(["audit", str(file)]) == 1
    told = capsys.readouterr().out
    assert "UNSOUND" in told
    assert "version 10: version_gap" in told


def test_json_for_programs(file: Path, lines: list[bytes], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"verdict", "records", "head", "findings", "notes", "game", "games", "tournament"}
    assert (found["games"], found["tournament"]) == (None, None)
    assert (found["verdict"], found["records"]) == ("sound", len(lines) - 2)
    assert set(found["notes"][0]) == {"code", "version", "detail", "round", "table"}


@pytest.mark.parametrize(
    "content", [b"", b"hello\n", b"\xff\xfe\x00", b'{"format":"wardbook-export","version":9}\n']
)
def test_files_that_are_no_exports(file: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(content)
    assert main(["audit", str(file)]) == 2
    assert "not_an_export" in capsys.readouterr().out


def test_a_truncated_file(file: Path, lines: list[bytes], capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(b"".join(lines)[:-30])
    assert main(["audit", str(file)]) == 2
    assert "truncated" in capsys.readouterr().out


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", str(tmp_path / "none")]) == 2
    assert main(["audit", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("wardbook: ") == 2


def test_standard_input(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with file.open() as opened:
        monkeypatch.setattr(sys, "stdin", opened)
        assert main(["audit", "-"]) == 0


def test_a_file_that_would_take_too_much_is_not_judged(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(bomb())
    monkeypatch.setattr(audit, "LIMITS", Limits(seconds=1, megabytes=500))
    assert main(["audit", str(file)]) == 2
    told = capsys.readouterr()
    assert "no verdict, the audit needs more than 1 seconds of processor time or 500 MB" in told.err
    assert not told.out


def test_a_fault_of_ours_accuses_nobody(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    assert main(["audit", str(file)]) == 2
    told = capsys.readouterr()
    assert "says nothing of the file" in told.err
    assert not told.out


def test_what_is_no_routine_is_told_first(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    back = [Finding("undo", number, "took back") for number in range(10, 60)]
    others = [Finding("correction", 60, "Ada was cheated"), Finding("unfinished", 60, "not over")]
    verdict = Verdict("sound", 60, None, (), (*back, *others))
    monkeypatch.setattr(audit, "audit_in_subprocess", lambda *_, **__: verdict)
    assert main(["audit", str(file)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert "can be checked once everything is over" in told[0]
    shown = told[told.index("  notes:") + 1 :]
    assert shown[:3] == [
        "    version 60: correction: Ada was cheated",
        "    version 60: unfinished: not over",
        "    version 10: undo: took back",
    ]
    assert shown[30] == "    and 22 more (see --json)"


def test_no_text_of_a_file_steers_the_terminal(
    file: Path, lines: list[bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    hostile = "\x1b[2J\x9b2J\n"
    forged = read(lines)
    forged[5]["entry"]["events"] += [{"type": "correction_made", "organizer": "o", "reason": hostile}]
    forged[-2]["hash"] = hostile
    file.write_bytes(b"".join(written(forged)))
    assert main(["audit", str(file)]) == 1
    told = capsys.readouterr().out
    assert "corrected the game: \N{REPLACEMENT CHARACTER}[2J" in told
    assert not {"\x1b", "\x9b"} & set(told)
    assert not any(line.startswith("2J") for line in told.splitlines())
    assert main(["audit", str(file), "--json"]) == 1
    told = capsys.readouterr().out
    assert told[:-1].isprintable()
    assert json.loads(told)["head"] == hostile


@pytest.mark.parametrize(("status", "how"), [(0, ()), soak(0, ("--json",)), soak(1, ()), (1, ("--json",))])
def test_the_status_is_the_verdicts_even_if_nobody_reads_it(
    file: Path, lines: list[bytes], status: int, how: tuple[str, ...]
) -> None:
    if status:
        file.write_bytes(b"".join([*lines[:9], *lines[10:]]))
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "cli.main", "audit", str(file), *how]
    ended = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (status, b"")


def test_letters_that_the_terminal_lacks_are_escaped(file: Path) -> None:
    elsewhere = file.rename(file.with_name("\u0436.jsonl"))
    command = [sys.executable, "-m", "cli.main", "audit", str(elsewhere)]
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    ended = subprocess.run(command, stdout=subprocess.PIPE, env=environment, check=True)
    assert rb"\u0436.jsonl: SOUND" in ended.stdout


@pytest.mark.parametrize("keys", [(), (SIGNER.public,), (OTHER.public, SIGNER.public)])
def test_a_file_is_audited_on_a_terminal(file: Path, keys: tuple[str, ...]) -> None:
    ours, theirs = pty.openpty()
    try:
        audited = subprocess.run(
            [sys.executable, "-m", "cli.main", "audit", str(file), *(f"--key={key}" for key in keys)],
            stdout=theirs,
            stderr=theirs,
            check=False,
        )
        told = os.read(ours, 65_536).decode()
    finally:
        os.close(ours)
        os.close(theirs)
    assert (audited.returncode, "SOUND" in told) == (0, True), told
