"""Compares an audited export with a copy of the log of heads: pages of GET /v1/heads, one after another."""

from collections.abc import Collection, Iterable

import msgspec

from events.audit.verdict import Verdict
from events.heads.heads_chain import START, LoggedHead, Tip, is_signed, next_head
from events.heads.own_record import add_finding, add_note


class BadCopy(Exception):  # noqa: N818 - a result
    """The copy is not a log of heads, or not as the service has signed it."""


def check_heads(verdict: Verdict, copy: Iterable[bytes], trusted: Collection[str]) -> Verdict:
    """The verdict, with a finding if the copy is bad or does not have the head of the game or tournament.

    If `trusted` has public keys, one of them must have signed each page of the copy.
    """
    if verdict.verdict == "unreadable":
        return verdict
    try:
        count, logged = _read(copy, verdict.tournament or verdict.game, trusted)
    except BadCopy as error:
        return add_finding(verdict, "bad_heads", str(error))
    kind = "game" if verdict.tournament is None else "tournament"
    if any(note.code == "unfinished" and note.round is None for note in verdict.notes):
        return add_note(verdict, "head_not_compared", f"only the heads of {kind}s that are over are logged")
    if not logged:
        return add_finding(verdict, "head_not_logged", f"the {kind} is not among the {count} logged heads")
    # A tournament goes on after its end, by corrections and messages, so an earlier file of it is no forgery.
    known = logged if kind == "tournament" else logged[-1:]
    if verdict.head not in {entry.head for entry in known}:
        detail = f"entry {logged[-1].number} of the log has another head of this {kind}: {logged[-1].head}"
        return add_finding(verdict, "other_head_logged", detail)
    if len(logged) > 1:
        numbers = ", ".join(str(entry.number) for entry in logged[:20])
        detail = f"the log has several heads of this {kind}: entries {numbers}"
        return add_note(verdict, "logged_again", detail)
    return verdict


def _read(copy: Iterable[bytes], id_: str | None, trusted: Collection[str]) -> tuple[int, list[LoggedHead]]:
    """The number of entries, and those of a game or tournament."""
    last, signed, logged = START, False, list[LoggedHead]()
    for row, line in enumerate(copy, 1):
        if not line.strip():
            continue
        found = _parse(row, line)
        if isinstance(found, Tip):
            _check_tip(row, found, last, trusted)
        else:
            if found != next_head(last, found.id, found.head, found.kind):
                raise BadCopy(f"line {row} of the copy does not follow from the entries before it")
            last = found
            if found.id == id_:
                logged.append(found)
        signed = isinstance(found, Tip)
    if not signed:
        raise BadCopy("the copy does not end with a signed line")
    return last.number, logged


def _parse(row: int, line: bytes) -> LoggedHead | Tip:
    try:
        value = msgspec.json.decode(line, type=dict[str, str | int])
        if "signature" in value:
            return msgspec.convert(value, Tip)
        return msgspec.convert(value, LoggedHead)
    except (msgspec.MsgspecError, RecursionError):
        raise BadCopy(f"line {row} of the copy is not from a log of heads") from None


def _check_tip(row: int, tip: Tip, last: LoggedHead, trusted: Collection[str]) -> None:
    if (tip.count, tip.hash) != (last.number, last.hash):
        raise BadCopy(f"line {row} of the copy signs other entries than those before it")
    if trusted and tip.key not in trusted:
        raise BadCopy(f"line {row} of the copy was signed with another key than the trusted ones")
    if not is_signed(tip):
        raise BadCopy(f"line {row} of the copy has a signature that does not match")
