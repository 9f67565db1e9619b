"""`wardbook audit FILE`: verifies an exported game or a tournament and prints the verdict as text or JSON."""

import json
import sys
from collections.abc import Collection
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

import msgspec

from cli.output import ignore_broken_pipe, printable
from events.audit import Finding, Verdict
from events.audit.child_process import LimitExceeded, audit_in_subprocess
from events.audit.sandbox import Limits
from events.audit.verdict import ROUTINE_NOTES
from events.heads.saved_copy import check_heads

EXIT_STATUS = {"sound": 0, "unsound": 1, "unreadable": 2}
MAX_SHOWN = 30
"""The most findings, and the most notes, that are printed as text; JSON has all."""
LIMITS = Limits(seconds=1800, megabytes=1024)
"""Of each process. Far more than real games and tournaments need; they stop forged files."""


def audit_file(
    name: str, as_json: bool, keys: Collection[str] = (), heads: Path | None = None, bots: bool = False
) -> int:
    """Audit a file (`-`: standard input) and print the verdict. Returns 0 sound, 1 unsound, 2 unreadable.

    A file is a game's export, a tournament's record or a bundle. `heads` is a copy of the log of heads, which
    a game must agree with. `bots`: also compute the choices of bots again.
    """
    try:
        with _open(name) as file:
            verdict = audit_in_subprocess(file, keys, LIMITS, progress=sys.stderr.isatty(), bots=bots)
        if heads:
            with heads.open("rb") as copy:
                verdict = check_heads(verdict, copy, keys)
    except OSError as error:
        print(f"wardbook: {error.filename or name}: {error.strerror or error}", file=sys.stderr)
        return EXIT_STATUS["unreadable"]
    except LimitExceeded:
        limits = f"{LIMITS.seconds} seconds of processor time or {LIMITS.megabytes} MB"
        print(f"wardbook: {name}: no verdict, the audit needs more than {limits}", file=sys.stderr)
        return EXIT_STATUS["unreadable"]
    with ignore_broken_pipe():
        print(_as_json(verdict) if as_json else _as_text(name, verdict, bool(keys)))
    return EXIT_STATUS[verdict.verdict]


def _open(name: str) -> AbstractContextManager[BinaryIO]:
    return nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb")


def _as_text(name: str, verdict: Verdict, pinned: bool) -> str:
    meaning = {
        "sound": "everything follows from the rules and the seed, and the file is signed",
        "unsound": "the file was altered, or not everything was done by the rules",
        "unreadable": "the file cannot be checked",
    }
    if any(note.code == "unfinished" for note in verdict.notes):
        meaning["sound"] = "no errors so far; draws can be checked once everything is over"
    lines = [f"{name}: {verdict.verdict.upper()}: {meaning[verdict.verdict]}"]
    games = "" if verdict.games is None else f" and {verdict.games} games"
    lines.append(f"  {verdict.records} records{games}, head {verdict.head or 'none'}")
    lines += _list("findings", verdict.findings)
    lines += _list("notes", sorted(verdict.notes, key=lambda note: note.code in ROUTINE_NOTES))
    if verdict.verdict == "sound" and not pinned:
        lines.append("  Anyone can sign with their own key: pass the service's public key with --key.")
    return "\n".join(map(printable, lines))


def _as_json(verdict: Verdict) -> str:
    """The verdict as JSON, with everything escaped that could control a terminal."""
    text = msgspec.json.encode(verdict).decode()
    return "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in text)


def _list(name: str, found: Collection[Finding]) -> list[str]:
    if not found:
        return []
    shown = [f"    {_where(each)}{each.code}: {each.detail}" for each in list(found)[:MAX_SHOWN]]
    more = [f"    and {len(found) - MAX_SHOWN} more (see --json)"] if len(found) > MAX_SHOWN else []
    return [f"  {name}:", *shown, *more]


def _where(found: Finding) -> str:
    """Where in the file something was found; empty if it concerns all of it."""
    places = {"round": found.round, "table": found.table, "version": found.version}
    said = ", ".join(f"{name} {number}" for name, number in places.items() if number is not None)
    return said and f"{said}: "
