"""`wardbook audit FILE`: the verdict on an exported game, for people or as JSON; needs no service."""

import json
import sys
from collections.abc import Collection
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

import msgspec

from cli.output import while_read
from cli.replay.ansi import clean
from events.audit import Finding, Verdict
from events.audit.child_process import LimitExceeded, audit_in_subprocess
from events.audit.sandbox import Limits
from events.audit.verdict import ROUTINE

STATUS = {"sound": 0, "unsound": 1, "unreadable": 2}
SHOWN = 30
"""Findings, and notes, shown to people; programs get all."""
LIMITS = Limits(seconds=300, megabytes=1024)
"""What an audit may take; no game comes near it, but a made-up file could ask for ever."""


def audit_file(name: str, as_json: bool, keys: Collection[str] = ()) -> int:
    """Audit a file (`-`: standard input) and print the verdict; 0 sound, 1 unsound, 2 unreadable."""
    try:
        with _opened(name) as file:
            verdict = audit_in_subprocess(file, keys, LIMITS, progress=sys.stderr.isatty())
    except OSError as error:
        print(f"wardbook: {name}: {error.strerror or error}", file=sys.stderr)
        return STATUS["unreadable"]
    except LimitExceeded:
        allowed = f"{LIMITS.seconds} seconds of work or {LIMITS.megabytes} MB"
        print(f"wardbook: {name}: not judged, it would take more than {allowed}", file=sys.stderr)
        return STATUS["unreadable"]
    with while_read():
        print(_plain(msgspec.json.encode(verdict).decode()) if as_json else _told(name, verdict, bool(keys)))
    return STATUS[verdict.verdict]


def _opened(name: str) -> AbstractContextManager[BinaryIO]:
    return nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb")


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
    told += _listed("notes", sorted(verdict.notes, key=lambda note: note.code in ROUTINE))
    if verdict.verdict == "sound" and not pinned:
        told.append("  Anyone can sign with a key of their own: give the service's with --key to be sure.")
    return "\n".join(map(clean, told))


def _plain(text: str) -> str:
    """JSON with everything escaped that could steer a terminal, not only what must be."""
    return "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in text)


def _listed(name: str, found: Collection[Finding]) -> list[str]:
    if not found:
        return []
    shown = [
        f"    {'' if each.version is None else f'version {each.version}: '}{each.code}: {each.detail}"
        for each in list(found)[:SHOWN]
    ]
    more = [f"    and {len(found) - SHOWN} more (--json lists them)"] if len(found) > SHOWN else []
    return [f"  {name}:", *shown, *more]
