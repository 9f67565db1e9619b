"""Compares an audited file with the record of the same game or tournament here.

Whoever has the signing key can sign another history of a game. The service knows better: it has the game.
"""

import msgspec
import redis

from events.audit.verdict import MAX_LISTED, Finding, Verdict
from events.log.keys import RecordKeys, game_keys, tournament_keys
from events.log.stream import read_page

NOT_SIGNED_HERE = frozenset({"wrong_key", "wrong_signature", "truncated", "too_many_findings"})
"""Findings with which the signature is wrong, is missing, or may not have been checked."""


def compare_with_own_record(client: redis.Redis, verdict: Verdict) -> Verdict:
    """The verdict, with a finding if this service has another record at the file's last version.

    Files that this service has not signed are not compared, so that nobody learns from a forged file whether
    a game or tournament exists.
    """
    codes = {finding.code for finding in verdict.findings}
    keys = _keys_of(verdict)
    if keys is None or verdict.head is None or codes & NOT_SIGNED_HERE:
        return verdict
    if not read_page(client, keys, 1, limit=1):
        return add_note(
            verdict, "not_held", f"this service signed the file, but does not hold the {keys.kind}"
        )
    own = read_page(client, keys, verdict.records, verdict.records, limit=1)
    if own and own[0].hash == verdict.head:
        return verdict
    said = "has another record" if own else "has no record"
    return add_finding(verdict, "not_our_record", f"the {keys.kind} here {said} at version {verdict.records}")


def _keys_of(verdict: Verdict) -> RecordKeys | None:
    if verdict.tournament is not None:
        return tournament_keys(verdict.tournament)
    return None if verdict.game is None else game_keys(verdict.game)


def add_finding(verdict: Verdict, code: str, detail: str) -> Verdict:
    """The verdict with one more finding about the whole file, which makes a sound one unsound."""
    findings = (*verdict.findings[: MAX_LISTED - 1], Finding(code, None, detail))
    word = "unsound" if verdict.verdict == "sound" else verdict.verdict
    return msgspec.structs.replace(verdict, verdict=word, findings=findings)


def add_note(verdict: Verdict, code: str, detail: str) -> Verdict:
    """The verdict with one more note about the whole file."""
    return msgspec.structs.replace(verdict, notes=(*verdict.notes, Finding(code, None, detail)))
