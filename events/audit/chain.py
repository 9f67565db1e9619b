"""Checks what needs no rules: each record's hash, version, time, draw numbers and command id."""

import msgspec

from events.audit.verdict import VerdictBuilder
from events.export.signing import is_hex
from events.log.record import MAX_RECORD_BYTES, NO_HASH, chain_hash
from games.kernel.messages import tag
from games.kernel.table.table import Actor
from games.kernel.table.undo import CommandsRedone, CommandsUndone


class _Message(msgspec.Struct, frozen=True):
    """A message of which only the type matters."""

    type: str


class _Link(msgspec.Struct, frozen=True):
    """The part of an entry that every build can read."""

    version: int
    at: int
    actor: Actor
    command_id: str
    command: _Message
    events: tuple[_Message, ...]
    draws: tuple[int, int]
    prev: str


_link = msgspec.json.Decoder(_Link)
_UNDONE, _REDONE = tag(CommandsUndone), tag(CommandsRedone)


class Chain:
    """Checks the records of a file one after the other."""

    def __init__(self) -> None:
        self.head: str | None = None
        self._version = 0
        self._at = 0
        self._draws = 0
        self._ids: set[tuple[Actor, str]] = set()

    def check(self, entry: bytes, digest: str, report: VerdictBuilder, redacted: bool = False) -> None:
        """Check a record against the previous ones; continue from it whatever is found.

        A redacted record does not have its hash, but the next one must continue from it.
        """
        before, self.head = self.head or NO_HASH, digest
        number = self._version + 1
        if len(entry) > MAX_RECORD_BYTES:
            report.add_finding("bad_record", number, f"is larger than {MAX_RECORD_BYTES} bytes")
        try:
            link = _link.decode(entry)
        except msgspec.MsgspecError as error:
            report.add_finding("bad_record", number, f"not a record: {error}")
            self._version = number
            return
        if link.version != number:
            detail = f"found record {link.version} where record {number} belongs"
            report.add_finding("version_gap", link.version, detail)
        if link.prev != before:
            report.add_finding(
                "broken_link", link.version, "does not contain the hash of the previous record"
            )
        if not is_hex(link.prev, 32) or (not redacted and digest != chain_hash(link.prev, entry)):
            report.add_finding("wrong_hash", link.version, "its hash is not the hash of its entry")
        if link.at < self._at:
            report.add_finding("time_runs_back", link.version, "is dated before the previous record")
        self._check_draws(link, report)
        key = link.actor, link.command_id
        if key in self._ids or not link.command_id:
            report.add_finding(
                "repeated_command", link.version, "its command id was used before, or is empty"
            )
        self._ids.add(key)
        self._version, self._at = link.version, link.at

    def _check_draws(self, link: _Link, report: VerdictBuilder) -> None:
        first, last = link.draws
        kinds = {event.type for event in link.events}
        if _UNDONE in kinds:
            continues = first == last <= self._draws
        elif _REDONE in kinds:
            continues = first == last >= self._draws
        else:
            continues = self._draws == first <= last
        if first < 0 or not continues:
            detail = f"draws {first} to {last} do not follow draw {self._draws}"
            report.add_finding("draws_gap", link.version, detail)
        self._draws = last
