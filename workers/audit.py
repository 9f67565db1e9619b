"""`wardbook audit FILE`: the verdict on an exported game, for people or as JSON; needs no service."""

import sys
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from time import monotonic
from typing import BinaryIO

import msgspec

from events.audit import Finding, Verdict, audit
from events.audit.lines import LONGEST_LINE
from games.kernel.title import Title
from games.titles import TITLES

STATUS = {"sound": 0, "unsound": 1, "unreadable": 2}
SHOWN = 30
"""Findings, and notes, shown to people; programs get all."""
EVERY = 0.5
"""Seconds between two words about progress."""


def audit_file(
    name: str, as_json: bool, keys: Collection[str] = (), titles: Mapping[str, Title] = TITLES
) -> int:
    """Audit a file (`-`: standard input) and print the verdict; 0 sound, 1 unsound, 2 unreadable."""
    try:
        with _opened(name) as file:
            verdict = audit(_lines(file), titles, keys, tick=_progress())
    except OSError as error:
        print(f"wardbook: {name}: {error.strerror or error}", file=sys.stderr)
        return STATUS["unreadable"]
    if as_json:
        print(msgspec.json.encode(verdict).decode())
    else:
        print(_told(name, verdict, bool(keys)))
    return STATUS[verdict.verdict]


def _opened(name: str) -> AbstractContextManager[BinaryIO]:
    return nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb")


def _lines(file: BinaryIO) -> Iterable[bytes]:
    """The lines, each cut where it is too long to be one, so that no file can fill the memory."""
    while line := file.readline(LONGEST_LINE + 2):
        yield line


def _told(name: str, verdict: Verdict, pinned: bool) -> str:
    words = {
        "sound": "everything in it follows from the rules and the seed, and it is signed",
        "unsound": "it was altered, or was not played by the rules",
        "unreadable": "it cannot be judged",
    }
    if any(note.code == "unfinished" for note in verdict.notes):
        words["sound"] = "everything in it holds that can be told before the game is over"
    told = [f"{name}: {verdict.verdict.upper()}: {words[verdict.verdict]}"]
    told.append(f"  {verdict.records} records, head {verdict.head or 'none'}")
    told += _listed("findings", verdict.findings)
    told += _listed("notes", verdict.notes)
    if verdict.verdict == "sound" and not pinned:
        told.append("  Anyone can sign with a key of their own: give the service's with --key to be sure.")
    return "\n".join(told)


def _listed(name: str, found: Collection[Finding]) -> list[str]:
    if not found:
        return []
    shown = [
        f"    {'' if each.version is None else f'version {each.version}: '}{each.code}: {each.detail}"
        for each in list(found)[:SHOWN]
    ]
    more = [f"    and {len(found) - SHOWN} more (--json lists them)"] if len(found) > SHOWN else []
    return [f"  {name}:", *shown, *more]


def _progress() -> Callable[[], None]:
    """Says on a terminal how far it is, now and then; each record counts when it is read and when judged."""
    if not sys.stderr.isatty():
        return lambda: None
    count, said = 0, monotonic()

    def tick() -> None:
        nonlocal count, said
        count += 1
        if monotonic() - said >= EVERY:
            said = monotonic()
            print(f"\r{count // 2} records ...\r", end="", file=sys.stderr, flush=True)

    return tick
