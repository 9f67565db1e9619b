"""The verdict of an audit, and how findings and notes are gathered for it."""

from collections import Counter
from typing import Literal

import msgspec

MOST = 1000
"""Findings that are listed, and routine notes; a file with more findings is given up."""

ROUTINE = frozenset({"take_back", "take_back_crossed", "redone"})
"""Notes that players can make as many of as they like; they must not crowd out any others."""

DAMAGED = frozenset({"not_an_export", "unreadable_line", "truncated"})
"""Findings that accuse nobody: whatever else is found may come from the damage."""

UNKNOWN = frozenset({"unknown_rules"})
"""Findings that say what this build lacks."""


class Finding(msgspec.Struct, frozen=True):
    """Something that does not hold, or a note; at a version, or about the file as a whole."""

    code: str
    version: int | None
    detail: str


class Verdict(msgspec.Struct, frozen=True):
    """What an audit came to."""

    verdict: Literal["sound", "unsound", "unreadable"]
    records: int
    head: str | None
    findings: tuple[Finding, ...]
    notes: tuple[Finding, ...]


class Enough(Exception):  # noqa: N818 - not an error
    """There are so many findings that nobody needs more."""


class Report:
    """Findings and notes as they come in."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.notes: list[Finding] = []
        self._routine = 0
        self._left_out = Counter[str]()

    def find(self, code: str, version: int | None, detail: str) -> None:
        """Add a finding; Enough when there are too many."""
        self.findings.append(Finding(code, version, detail))
        if len(self.findings) >= MOST:
            raise Enough

    def note(self, code: str, version: int | None, detail: str) -> None:
        """Add a note; of the routine ones only so many, the rest is counted."""
        if code in ROUTINE:
            self._routine += 1
            if self._routine > MOST:
                self._left_out[code] += 1
                return
        self.notes.append(Finding(code, version, detail))

    def verdict(self, records: int, head: str | None) -> Verdict:
        """Sound without findings; unreadable when the file is damaged, or when only we lack something."""
        codes = {finding.code for finding in self.findings}
        word: Literal["sound", "unsound", "unreadable"] = "unsound" if codes else "sound"
        if codes & DAMAGED or (codes and codes <= UNKNOWN):
            word = "unreadable"
        if self._left_out:
            counted = ", ".join(f"{count} of {code}" for code, count in sorted(self._left_out.items()))
            self.note("more_notes", None, f"not listed: {counted}")
        return Verdict(word, records, head, tuple(self.findings), tuple(self.notes))
