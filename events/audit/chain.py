"""What can be checked of a record without knowing the rules: its link, its number, its time and its draws."""

import hashlib

import msgspec

from events.audit.verdict import Report
from events.export.signing import is_hex
from events.log.record import NO_HASH
from games.kernel.messages import tag
from games.kernel.table.table import Actor
from games.kernel.table.undo import CommandsUndone


class _Kind(msgspec.Struct, frozen=True):
    """A message of which only the name matters."""

    type: str


class _Link(msgspec.Struct, frozen=True):
    """The part of an entry that every build can read."""

    version: int
    at: int
    actor: Actor
    command_id: str
    command: _Kind
    events: tuple[_Kind, ...]
    draws: tuple[int, int]
    rules: int
    prev: str


_link = msgspec.json.Decoder(_Link)
_UNDONE = tag(CommandsUndone)


class Chain:
    """Follows the records of a file, one after the other."""

    def __init__(self) -> None:
        self.head: str | None = None
        self._version = 0
        self._at = 0
        self._draws = 0
        self._ids: set[tuple[Actor, str]] = set()

    def follow(self, entry: bytes, digest: str, report: Report) -> None:
        """Check a record against those before it, and go on from it whatever was found."""
        before, self.head = self.head or NO_HASH, digest
        number = self._version + 1
        try:
            link = _link.decode(entry)
        except msgspec.MsgspecError as error:
            report.find("bad_record", number, f"this is no record: {error}")
            self._version = number
            return
        if link.version != number:
            said = f"record {link.version} stands where record {number} belongs"
            report.find("version_gap", link.version, said)
        if link.prev != before:
            report.find("broken_link", link.version, "does not name the hash of the record before it")
        if not is_hex(link.prev, 32) or digest != _hash(link.prev, entry):
            report.find("wrong_hash", link.version, "the hash is not that of the entry")
        if link.at < self._at:
            report.find("time_runs_back", link.version, "is dated before the record before it")
        self._follow_draws(link, report)
        # Command ids belong to who used them; a name may change, an id does not.
        key = msgspec.structs.replace(link.actor, name=None), link.command_id
        if key in self._ids or not link.command_id:
            report.find("repeated_command", link.version, "its command id was used before, or is empty")
        self._ids.add(key)
        self._version, self._at = link.version, link.at

    def _follow_draws(self, link: _Link, report: Report) -> None:
        first, last = link.draws
        gives_back = any(event.type == _UNDONE for event in link.events)
        follows = first == last <= self._draws if gives_back else self._draws == first <= last
        if first < 0 or not follows:
            said = f"draws {first} to {last} do not follow draw {self._draws}"
            report.find("draws_gap", link.version, said)
        self._draws = last


def _hash(prev: str, entry: bytes) -> str:
    return hashlib.sha256(bytes.fromhex(prev) + entry).hexdigest()
