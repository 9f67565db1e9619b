"""The supervisor restarts what dies, ends everything together and leaves nothing behind."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cli.run.processes import spawn
from cli.run.supervisor import ProcessSpec, Supervisor

SLEEPER = [sys.executable, "-c", "import time; time.sleep(600)"]
PARENT = """
import pathlib, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
pathlib.Path(sys.argv[1]).write_text(str(child.pid))
time.sleep(600)
"""
SUPERVISED = """
import os, pathlib, sys
from cli.run.supervisor import ProcessSpec, Supervisor
supervisor = Supervisor(pathlib.Path(sys.argv[1]), os.environ)
supervisor.start(ProcessSpec("sleeper", [sys.executable, "-c", "import time; time.sleep(600)"]))
supervisor.run()
"""


def alive(pid: int) -> bool:
    """Whether a process runs (one that ended and waits to be collected does not)."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def eventually(holds: Callable[[], object], seconds: float = 15) -> None:
    """Wait until something holds."""
    give_up = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < give_up, "it never came about"
        time.sleep(0.02)


@pytest.fixture
def supervisor(tmp_path: Path) -> Iterator[Supervisor]:
    supervisor = Supervisor(tmp_path / "pids.json", os.environ)
    yield supervisor
    supervisor.stop()


def pids(folder: Path) -> dict[str, int]:
    found: dict[str, int] = json.loads((folder / "pids.json").read_text())
    return found


def test_a_part_that_is_killed_is_started_again(supervisor: Supervisor, tmp_path: Path) -> None:
    supervisor.start(ProcessSpec("sleeper", SLEEPER))
    first = pids(tmp_path)["sleeper"]
    os.kill(first, signal.SIGKILL)
    supervisor.run(until=lambda: pids(tmp_path).get("sleeper", first) != first)
    assert alive(pids(tmp_path)["sleeper"])
    assert not alive(first)


def test_what_a_killed_part_had_started_is_killed_too(supervisor: Supervisor, tmp_path: Path) -> None:
    note = tmp_path / "grandchild"
    supervisor.start(ProcessSpec("parent", [sys.executable, "-c", PARENT, str(note)]))
    supervisor.run(until=lambda: note.exists() and note.read_text() != "")
    first = pids(tmp_path)["parent"]
    grandchild = int(note.read_text())
    os.kill(first, signal.SIGKILL)
    supervisor.run(until=lambda: pids(tmp_path).get("parent", first) != first)
    eventually(lambda: not alive(grandchild))


def test_a_part_that_cannot_start_is_given_up_when_asked(supervisor: Supervisor) -> None:
    supervisor.start(ProcessSpec("broken", [sys.executable, "-c", "raise SystemExit(3)"]))
    with pytest.raises(ChildProcessError, match="broken"):
        supervisor.run(max_exits=2)


def test_stopping_ends_even_the_deaf_and_removes_the_list_of_processes(
    supervisor: Supervisor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cli.run.supervisor.STOP_TIMEOUT", 0.2)
    note = tmp_path / "deaf"
    deaf = (
        "import pathlib, signal, sys, time; signal.signal(signal.SIGTERM, signal.SIG_IGN);"
        "pathlib.Path(sys.argv[1]).touch(); time.sleep(600)"
    )
    supervisor.start(ProcessSpec("deaf", [sys.executable, "-c", deaf, str(note)]))
    supervisor.start(ProcessSpec("last", SLEEPER, stop_last=True))
    supervisor.run(until=note.exists)
    started = list(pids(tmp_path).values())
    supervisor.stop()
    assert not any(alive(pid) for pid in started if pid != os.getpid())
    assert not (tmp_path / "pids.json").exists()


def test_a_full_disk_delays_the_list_of_processes_and_nothing_else(
    supervisor: Supervisor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("cli.run.supervisor.PIDS_RETRY", 0.0)
    (tmp_path / "pids.new").symlink_to("/dev/full")
    supervisor.start(ProcessSpec("sleeper", SLEEPER))
    looks = iter(range(3))
    supervisor.run(until=lambda: next(looks, None) is None)
    assert not (tmp_path / "pids.json").exists()
    assert [record.message for record in caplog.records] == [
        f"cannot write {tmp_path / 'pids.json'} (No space left on device); trying again"
    ], "said once"
    (tmp_path / "pids.new").unlink()
    supervisor.run(until=(tmp_path / "pids.json").exists)
    assert alive(pids(tmp_path)["sleeper"])


def test_a_part_that_cannot_be_started_again_is_tried_until_it_can(
    supervisor: Supervisor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    supervisor.start(ProcessSpec("sleeper", SLEEPER))
    first = pids(tmp_path)["sleeper"]
    failures = iter((OSError(11, "Resource temporarily unavailable"),) * 2)

    def spawn_later(*arguments: Any) -> Any:
        if failure := next(failures, None):
            raise failure
        return spawn(*arguments)

    monkeypatch.setattr("cli.run.supervisor.spawn", spawn_later)
    os.kill(first, signal.SIGKILL)
    supervisor.run(until=lambda: pids(tmp_path)["sleeper"] != first)
    assert alive(pids(tmp_path)["sleeper"])


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells children of their parent's death")
def test_parts_end_when_the_supervisor_itself_is_killed(tmp_path: Path) -> None:
    process = subprocess.Popen([sys.executable, "-c", SUPERVISED, str(tmp_path / "pids.json")])
    try:
        eventually((tmp_path / "pids.json").exists)
        child = pids(tmp_path)["sleeper"]
        assert alive(child)
    finally:
        process.kill()
        process.wait()
    eventually(lambda: not alive(child))
