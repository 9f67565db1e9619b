"""Threads that make decoders of one type at the same time: with half of a type a process would end."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from events.settings import Settings
from workers import dispatcher, rq_worker

ROOT = Path(__file__).parents[2]
ALL_AT_ONCE = """
import sys
from itertools import combinations
from threading import Barrier, Thread

import msgspec

from events.fold import snapshots
from events.log.codec import message_codec
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.titles import TITLES

sys.setswitchinterval(1e-6)
THREADS = 4

def all_at_once(work):
    barrier = Barrier(THREADS)
    def wait_and_work():
        barrier.wait()
        work()
    threads = [Thread(target=wait_and_work) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

title = TITLES["clinic"]
minis = [module.key for module in title.modules if module.key not in ("solo", "sequential")]
for number in range(len(minis) + 1):
    for modules in combinations(minis, number):
        rules = compose(title, modules, {}, ("bot", "bot"))
        _, state = rules.begin(fresh_state(title, rules), Seeded(b"seed"))
        packed = msgspec.msgpack.encode(state)
        kinds = frozenset(rules.handlers), frozenset(rules.evolvers)
        all_at_once(lambda: snapshots._play_decoder(rules.state_type).decode(packed))
        all_at_once(lambda: message_codec(*kinds).entry_decoder)
print("done")
"""


@pytest.mark.parametrize("number", range(3))
def test_threads_may_make_decoders_of_one_type_at_the_same_time(number: int) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", ALL_AT_ONCE], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert (ended.returncode, ended.stdout) == (0, "done\n"), (number, ended.stderr)


class StoppedError(Exception):
    """The process would go on here."""


@pytest.mark.parametrize(
    ("module", "run"), [(rq_worker, rq_worker.run_worker), (dispatcher, dispatcher.run_dispatcher)]
)
def test_processes_with_threads_look_at_all_types_first(
    module: ModuleType, run: Callable[[Settings], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def open_queues(_url: str) -> None:
        done.append("queues")
        raise StoppedError

    monkeypatch.setattr(module, "look_at_all_types", lambda _titles: done.append("types"))
    monkeypatch.setattr(module, "open_queues", open_queues)
    monkeypatch.setattr(sys, "setswitchinterval", lambda _seconds: None)
    with pytest.raises(StoppedError):
        run(Settings())
    assert done == ["types", "queues"]


def test_all_types_are_looked_at() -> None:
    looked = """
from threading import Barrier, Thread
import msgspec, sys, workers.jobs
from events.known_types import _below, look_at_all_types
from games.titles import TITLES
look_at_all_types(TITLES)
sys.setswitchinterval(1e-6)
kinds = [kind for kind in _below(msgspec.Struct) if kind.__module__.startswith(("games", "events"))]
barrier = Barrier(4)
def convert_all():
    barrier.wait()
    for kind in kinds:
        try:
            msgspec.convert({}, kind)
        except (TypeError, NameError, msgspec.ValidationError):
            pass
threads = [Thread(target=convert_all) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(kinds) > 500)
"""
    command = [sys.executable, "-c", looked]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ended.stdout == "True\n"
