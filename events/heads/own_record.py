"""Compares an audited export with the record of the same game here.

Whoever has the signing key can sign another history of a game. The service knows better: it has the game.
"""

import msgspec
import redis

from events.audit.verdict import MAX_LISTED, Finding, Verdict
from events.log.keys import game_keys
from events.log.stream import read_page

NOT_SIGNED_HERE = frozenset({"wrong_key", "wrong_signature", "truncated", "too_many_findings"})
"""Findings with which the signature is wrong, is missing, or may not have been checked."""


def compare_with_own_record(client: redis.Redis, verdict: Verdict) -> Verdict:
    """The verdict, with a finding if the game is stored here with another record at the file's last version.

    Files that this service has not signed are not compared, so that nobody learns from a forged file whether
    a game exists.
    """
    codes = {finding.code for finding in verdict.findings}
    if verdict.game is None or verdict.head is None or codes & NOT_SIGNED_HERE:
        return verdict
    keys = game_keys(verdict.game)
    if not read_page(client, keys, 1, limit=1):
        return add_note(verdict, "not_held", "this service signed the file, but does not hold the game")
    own = read_page(client, keys, verdict.records, verdict.records, limit=1)
    if own and own[0].hash == verdict.head:
        return verdict
    said = "has another record" if own else "has no record"
    return add_finding(verdict, "not_our_record", f"the game here {said} at version {verdict.records}")


def add_finding(verdict: Verdict, code: str, detail: str) -> Verdict:
    """The verdict with one more finding about the whole file, which makes a sound one unsound."""
    findings = (*verdict.findings[: MAX_LISTED - 1], Finding(code, None, detail))
    word = "unsound" if verdict.verdict == "sound" else verdict.verdict
    return msgspec.structs.replace(verdict, verdict=word, findings=findings)


def add_note(verdict: Verdict, code: str, detail: str) -> Verdict:
    """The verdict with one more note about the whole file."""
    return msgspec.structs.replace(verdict, notes=(*verdict.notes, Finding(code, None, detail)))
