"""The audit in a process of its own: the same verdict, and an end to files that ask for too much."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
import redis

from events.audit import audit
from events.audit.child_process import LimitExceeded, audit_in_subprocess
from events.audit.sandbox import Limits
from events.fold.store import Store
from games.titles import TITLES
from tests.events.audit.bombs import bomb
from tests.events.exports import BOT, HUMAN, SIGNER, lines_of, played
from tests.events.mutations import read, written
from tests.soak import soak

KEYS = (SIGNER.public,)
AMPLE = Limits(seconds=100, megabytes=1000)
HANG = "import os, signal, sys; print(os.getpid(), file=open(sys.argv[1], 'w'), flush=True); signal.pause()"


@pytest.fixture
def store(client: redis.Redis) -> Store:
    return Store(client, TITLES)


@pytest.mark.parametrize("kind", ["sound", "forged", soak("empty"), soak("cut"), soak("long lines")])
def test_the_verdict_is_the_same(store: Store, tmp_path: Path, kind: str) -> None:
    sound = lines_of(store, played(store, (HUMAN, BOT), resigning=40))
    forged = read(sound)
    forged[9]["entry"]["at"] += 1
    long = [*sound[:4], sound[4][:-1] + b" " * 2_000_000 + b"\n", b"\n", *sound[5:]]
    lines = {"sound": sound, "forged": written(forged), "empty": [], "cut": sound[:-1], "long lines": long}[
        kind
    ]
    expected = audit(lines, TITLES, KEYS)
    assert audit_in_subprocess(b"".join(lines), KEYS, AMPLE) == expected
    path = tmp_path / "export"
    path.write_bytes(b"".join(lines))
    with path.open("rb") as file:
        assert msgspec.json.encode(audit_in_subprocess(file, KEYS, AMPLE)) == msgspec.json.encode(expected)


def test_a_bomb_ends_when_its_time_is_over() -> None:
    with pytest.raises(LimitExceeded):
        audit_in_subprocess(bomb(), KEYS, Limits(seconds=1, megabytes=1000))


def test_memory_is_limited_and_no_finding(store: Store) -> None:
    lines = lines_of(store, played(store, (HUMAN, BOT), resigning=20))
    filled = lines[0] + b" " * 200_000_000
    assert audit_in_subprocess(filled, KEYS, AMPLE).verdict == "unreadable"
    with pytest.raises(LimitExceeded):
        audit_in_subprocess(filled, KEYS, Limits(seconds=100, megabytes=120))


def test_running_out_of_memory_while_deciding_is_no_finding(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def exhausted(*_: object) -> None:
        raise MemoryError

    lines = lines_of(store, played(store, (HUMAN, BOT), resigning=20))
    for name in ("decide_recorded", "fold_record", "apply_record"):
        with monkeypatch.context() as patch:
            patch.setattr(f"events.audit.record_checker.{name}", exhausted)
            with pytest.raises(MemoryError):
                audit(lines, TITLES, KEYS)


def test_whoever_is_waited_for_in_vain_is_killed(tmp_path: Path) -> None:
    told = tmp_path / "pid"
    with pytest.raises(LimitExceeded):
        audit_in_subprocess(b"", KEYS, AMPLE, auditor=("-c", HANG, str(told)), timeout=3)
    with pytest.raises(ProcessLookupError):
        os.kill(int(told.read_text()), 0)


def test_a_fault_of_ours_is_no_verdict() -> None:
    with pytest.raises(ChildProcessError):
        audit_in_subprocess(b"", KEYS, AMPLE, auditor=("-c", "raise SystemExit(1)"))


def test_no_secrets_are_passed_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WARDBOOK_OPERATOR_KEY", "a-key-that-is-secret")
    told = tmp_path / "environment"
    tell = "import os, sys; open(sys.argv[1], 'w').write(repr(dict(os.environ))); sys.exit(3)"
    with pytest.raises(LimitExceeded):
        audit_in_subprocess(b"", KEYS, AMPLE, auditor=("-c", tell, str(told)))
    assert "PATH" in told.read_text()
    assert "WARDBOOK" not in told.read_text()


def test_starting_needs_neither_redis_nor_the_service() -> None:
    listed = "import sys, events.bundle.audit.__main__; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", listed], stdout=subprocess.PIPE, check=True)
    assert not {b"redis", b"flask", b"service", b"workers", b"asyncio"} & set(found.stdout.split())
