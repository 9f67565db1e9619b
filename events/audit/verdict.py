"""The verdict of an audit, and the builder that collects its findings and notes."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import msgspec

MAX_LISTED = 1000
"""The most findings, and the most routine notes, in a verdict. The audit stops at this many findings."""

MAX_DETAIL = 500
"""The most characters of a detail, which may quote the file."""

ROUTINE_NOTES = frozenset({"undo", "undo_across_barrier", "redo"})
"""Notes that players can cause in any number. They are limited so that they do not hide other notes."""

DAMAGE_CODES = frozenset({"not_an_export", "unreadable_line", "truncated", "not_a_bundle", "damaged_file"})
"""Findings about a damaged file. The damage may cause all other findings, so it accuses nobody."""

UNKNOWN_CODES = frozenset({"unknown_rules"})
"""Findings about what this build lacks."""


class Finding(msgspec.Struct, frozen=True):
    """A finding or a note, at a version or about the whole file."""

    code: str
    version: int | None
    detail: str
    round: int | None = None
    """The round of a tournament that it concerns, in a bundle."""
    table: int | None = None
    """The table of that round."""


class Verdict(msgspec.Struct, frozen=True):
    """The result of an audit."""

    verdict: Literal["sound", "unsound", "unreadable"]
    records: int
    head: str | None
    findings: tuple[Finding, ...]
    notes: tuple[Finding, ...]
    game: str | None = None
    """The id in the header, if it is a game's."""
    tournament: str | None = None
    """The id in the header, if it is a tournament's."""
    games: int | None = None
    """How many games of a bundle were checked."""


class TooManyFindings(Exception):  # noqa: N818 - a result
    """The limit of findings is reached, so the audit stops."""


class VerdictBuilder:
    """Collects findings and notes."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.notes: list[Finding] = []
        self._routine = 0
        self._left_out = Counter[str]()

    def add_finding(
        self,
        code: str,
        version: int | None,
        detail: str,
        *,
        round_: int | None = None,
        table: int | None = None,
    ) -> None:
        """Add a finding; raises TooManyFindings at the limit."""
        self.findings.append(Finding(code, version, detail[:MAX_DETAIL], round_, table))
        if len(self.findings) >= MAX_LISTED:
            raise TooManyFindings

    def add_note(
        self,
        code: str,
        version: int | None,
        detail: str,
        *,
        round_: int | None = None,
        table: int | None = None,
    ) -> None:
        """Add a note. Routine notes beyond the limit are only counted."""
        if code in ROUTINE_NOTES:
            self._routine += 1
            if self._routine > MAX_LISTED:
                self._left_out[code] += 1
                return
        self.notes.append(Finding(code, version, detail[:MAX_DETAIL], round_, table))

    @contextmanager
    def limited(self) -> Iterator[None]:
        """Check what adds findings. At the limit the checks end, and the last finding says so."""
        try:
            yield
        except TooManyFindings:
            self.findings[-1] = Finding("too_many_findings", None, "there are more findings than listed here")

    def build(
        self,
        records: int,
        head: str | None,
        game: str | None = None,
        tournament: str | None = None,
        games: int | None = None,
    ) -> Verdict:
        """The verdict: sound without findings, unreadable if the file is damaged or its rules are unknown."""
        codes = {finding.code for finding in self.findings}
        word: Literal["sound", "unsound", "unreadable"] = "unsound" if codes else "sound"
        if codes & DAMAGE_CODES or (codes and codes <= UNKNOWN_CODES):
            word = "unreadable"
        if self._left_out:
            counted = ", ".join(f"{count} of {code}" for code, count in sorted(self._left_out.items()))
            self.add_note("more_notes", None, f"not listed: {counted}")
        findings, notes = tuple(self.findings), tuple(self.notes)
        return Verdict(word, records, head, findings, notes, game, tournament, games)
