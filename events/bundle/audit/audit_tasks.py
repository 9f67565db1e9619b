"""The parts of a bundle's audit that run side by side: the tournament's record, and each game."""

import multiprocessing
import os
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from typing import Any, NamedTuple, ParamSpec, TypeVar

from events.audit.auditor import audit_with_facts
from events.audit.game_facts import GameFacts
from events.audit.sandbox import end_with_parent
from events.audit.verdict import Verdict
from events.bundle.audit.tournament_auditor import audit_tournament
from events.bundle.audit.tournament_facts import TournamentFacts
from events.bundle.manifest import table_of
from games.kernel.title import Title

T = TypeVar("T")
P = ParamSpec("P")

Place = tuple[int, int]
"""A round and a table."""


MOST_WAIT = 0.5
"""Seconds after which the progress is shown even if no file is done."""


class AuditedRecord(NamedTuple):
    """The record of a tournament, and what was found about it."""

    verdict: Verdict
    facts: TournamentFacts | None


class AuditedGame(NamedTuple):
    """A game, and what was found about it."""

    verdict: Verdict
    facts: GameFacts | None


class Progress(NamedTuple):
    """How far an audit is: the tournament's records and the games that are checked."""

    records: int
    games: int


class AuditTasks:
    """Audits the files of one bundle: here if `processes` is 1, else in so many processes."""

    def __init__(self, titles: Mapping[str, Title], key: str, processes: int | None, bots: bool) -> None:
        """`key` must have signed every file. Without a number there is a process for each processor."""
        self._processes = processes or os.cpu_count() or 1
        _shared.update(titles=titles, key=key, bots=bots, records=_forked.Value("q", 0, lock=False))
        self._running: dict[Future[AuditedRecord | AuditedGame], str] = {}
        self.record: AuditedRecord | None = None
        self.games: dict[Place, AuditedGame] = {}

    def run(self, files: Iterable[tuple[str, bytes]], show: Callable[[Progress], None]) -> None:
        """Audit files by their names. A file is read when a process is free for it, so few are in memory."""
        with self._executor() as executor:
            for name, data in files:
                task = _audit_game if table_of(name) else _audit_record
                self._running[executor.submit(task, data)] = name
                while len(self._running) > self._processes:
                    self._collect(show)
            while self._running:
                self._collect(show)

    def _executor(self) -> Executor:
        if self._processes == 1:
            return _RightHere()
        return ProcessPoolExecutor(self._processes, _forked, end_with_parent)

    def _collect(self, show: Callable[[Progress], None]) -> None:
        done, _ = wait(self._running, MOST_WAIT, FIRST_COMPLETED)
        for future in done:
            place, audited = table_of(self._running.pop(future)), future.result()
            if isinstance(audited, AuditedRecord):
                self.record = audited
            elif place:
                self.games[place] = audited
        show(Progress(_shared["records"].value // 2, len(self.games)))


class _RightHere(Executor):
    """Runs each task at once in this process."""

    def submit(self, task: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future = Future[T]()
        future.set_result(task(*args, **kwargs))
        return future


_forked = multiprocessing.get_context("fork")
"""Forked processes have the rules loaded already."""
_shared: dict[str, Any] = {}
"""What processes inherit: titles, key, whether to check bots, and a counter of the tournament's records."""


def _audit_game(data: bytes) -> AuditedGame:
    lines, trusted = data.split(b"\n"), (_shared["key"],)
    return AuditedGame(*audit_with_facts(lines, _shared["titles"], trusted, bots=_shared["bots"]))


def _audit_record(data: bytes) -> AuditedRecord:
    lines, key = data.split(b"\n"), _shared["key"]
    return AuditedRecord(*audit_tournament(lines, _shared["titles"], (key,), _count_record))


def _count_record() -> None:
    _shared["records"].value += 1
