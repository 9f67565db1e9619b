"""The limits of a child process that reads a file which nobody vouches for."""

import argparse
import ctypes
import os
import resource
import signal
import sys
from typing import NamedTuple

OUT_OF_MEMORY = 3
"""The exit status when memory runs out. When time runs out, the kernel kills the process."""


_PR_SET_PDEATHSIG = 1


class Limits(NamedTuple):
    """Seconds of processor time and megabytes an audit may use, and its niceness."""

    seconds: int
    megabytes: int
    nice: int = 0


def argument_parser(program: str) -> argparse.ArgumentParser:
    """The arguments of every child process that reads an export: its limits and the trusted keys."""
    parser = argparse.ArgumentParser(prog=program)
    parser.add_argument("seconds", type=int, help="limit of processor time")
    parser.add_argument("megabytes", type=int, help="limit of memory")
    parser.add_argument("nice", type=int, help="niceness of the process")
    # Not a positional: argparse would fill those before it sees an option that stands between them.
    parser.add_argument("--key", action="append", default=[], help="a trusted key; one must have signed")
    return parser


def apply_limits(limits: Limits) -> None:
    """Limit this process, and make the kernel end it with its parent."""
    end_with_parent()
    os.nice(limits.nice)
    _limit(resource.RLIMIT_CPU, limits.seconds)
    _limit(resource.RLIMIT_AS, limits.megabytes << 20)
    _limit(resource.RLIMIT_CORE, 0)


def end_with_parent() -> None:
    """Make the kernel end this process with its parent."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def _limit(what: int, most: int) -> None:
    _, hard = resource.getrlimit(what)
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(what, (most, most))
