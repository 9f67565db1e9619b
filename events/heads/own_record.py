"""Compares an audited file with the record of the same game or tournament here.

Whoever has the signing key can sign another history of a game. The service knows better: it has the game.
"""

import msgspec

from events.audit.verdict import MAX_LISTED, Finding, Verdict
from events.fold.store import Store
from events.log.keys import tournament_keys
from events.log.stream import read_page

NOT_SIGNED_HERE = frozenset({"wrong_key", "wrong_signature", "truncated", "too_many_findings"})
"""Findings with which the signature is wrong, is missing, or may not have been checked."""


def compare_with_own_record(store: Store, verdict: Verdict) -> Verdict:
    """The verdict, with a finding if this service has another record at the file's last version.

    Files that this service has not signed are not compared, so that nobody learns from a forged file whether
    a game or tournament exists.
    """
    codes = {finding.code for finding in verdict.findings}
    if (verdict.tournament or verdict.game) is None or verdict.head is None or codes & NOT_SIGNED_HERE:
        return verdict
    kind = "game" if verdict.tournament is None else "tournament"
    if _own_hash(store, verdict, 1) is None:
        return add_note(verdict, "not_held", f"this service signed the file, but does not hold the {kind}")
    own = _own_hash(store, verdict, verdict.records)
    if own == verdict.head:
        return verdict
    said = "has another record" if own else "has no record"
    return add_finding(verdict, "not_our_record", f"the {kind} here {said} at version {verdict.records}")


def _own_hash(store: Store, verdict: Verdict, version: int) -> str | None:
    """The hash of our own record at a version."""
    if verdict.tournament is None:
        return store.hash_at(verdict.game or "", version)
    found = read_page(store.client, tournament_keys(verdict.tournament), version, version, limit=1)
    return found[0].hash if found else None


def add_finding(verdict: Verdict, code: str, detail: str) -> Verdict:
    """The verdict with one more finding about the whole file, which makes a sound one unsound."""
    findings = (*verdict.findings[: MAX_LISTED - 1], Finding(code, None, detail))
    word = "unsound" if verdict.verdict == "sound" else verdict.verdict
    return msgspec.structs.replace(verdict, verdict=word, findings=findings)


def add_note(verdict: Verdict, code: str, detail: str) -> Verdict:
    """The verdict with one more note about the whole file."""
    return msgspec.structs.replace(verdict, notes=(*verdict.notes, Finding(code, None, detail)))
