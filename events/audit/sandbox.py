"""The other side of the audit in a process of its own: it confines itself, then reads and judges."""

import argparse
import ctypes
import os
import resource
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import NamedTuple

import msgspec

from events.audit.auditor import audit
from games.kernel.title import Title

EXCEEDED = 3
"""How the process ends when its memory does not suffice; out of time, it is killed."""
EVERY = 0.5
"""Seconds between two words about progress."""

_PR_SET_PDEATHSIG = 1


class Limits(NamedTuple):
    """What an audit may take: seconds of processor time and megabytes; and how far it gives way to others."""

    seconds: int
    megabytes: int
    nice: int = 0


def run(arguments: Sequence[str], titles: Mapping[str, Title]) -> int:
    """Audit standard input and write the verdict to standard output."""
    asked = _parser().parse_args(arguments)
    confine(Limits(asked.seconds, asked.megabytes, asked.nice))
    tick = _progress() if asked.progress else lambda: None
    try:
        verdict = audit(sys.stdin.buffer, titles, asked.key, tick=tick)
        told = msgspec.json.encode(verdict)
    except MemoryError:
        return EXCEEDED
    sys.stdout.buffer.write(told)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="events.audit")
    parser.add_argument("seconds", type=int, help="processor time")
    parser.add_argument("megabytes", type=int, help="memory")
    parser.add_argument("nice", type=int, help="how far to give way to other processes")
    parser.add_argument("key", nargs="*", help="public keys, one of which must have signed")
    parser.add_argument("--progress", action="store_true", help="tell on standard error how far it is")
    return parser


def _progress() -> Callable[[], None]:
    """Says how far it is, now and then; each record counts when it is read and when it is judged."""
    count, said = 0, monotonic()

    def tick() -> None:
        nonlocal count, said
        count += 1
        if monotonic() - said >= EVERY:
            said = monotonic()
            print(f"\r{count // 2} records ...\r", end="", file=sys.stderr, flush=True)

    return tick


def confine(limits: Limits) -> None:
    """Hold this process to its limits from now on, and let it end with the one that started it."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    os.nice(limits.nice)
    _limit(resource.RLIMIT_CPU, limits.seconds)
    _limit(resource.RLIMIT_AS, limits.megabytes << 20)
    _limit(resource.RLIMIT_CORE, 0)


def _limit(what: int, most: int) -> None:
    _, hard = resource.getrlimit(what)
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(what, (most, most))
