"""The form of the log of heads: its entries, their chain, and the signed tip that ends each page."""

import msgspec

from events.export.signing import Signer, verify_signature
from events.log.codec import canonical_json
from events.log.keys import RecordKind
from events.log.record import NO_HASH, chain_hash

FORMAT = b"wardbook-heads 1"


class LoggedHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry: the hash of the last record of a game or a tournament that is over."""

    number: int
    head: str
    hash: str
    """Covers this entry and, through the hash before it, all earlier ones."""
    game: str | None = None
    tournament: str | None = None

    @property
    def kind(self) -> RecordKind:
        """Which of the two it is about."""
        return "game" if self.tournament is None else "tournament"

    @property
    def id(self) -> str:
        """The id of the game or tournament."""
        return self.tournament or self.game or ""


START = LoggedHead(0, NO_HASH, NO_HASH)
"""What the first entry follows."""


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the service says, with its signature: the entry with the number `count` has this hash."""

    count: int
    hash: str
    key: str
    signature: str


def next_head(before: LoggedHead, id_: str, head: str, kind: RecordKind = "game") -> LoggedHead:
    """The entry that follows another one."""
    number = before.number + 1
    content = canonical_json({kind: id_, "head": head, "number": number})
    of = {"game": id_} if kind == "game" else {"tournament": id_}
    return LoggedHead(number, head, chain_hash(before.hash, content), **of)


def sign_tip(signer: Signer, last: LoggedHead) -> Tip:
    """The signed tip of a log that ends with this entry."""
    message = _message(last.number, last.hash, signer.public)
    return Tip(last.number, last.hash, signer.public, signer.sign(message))


def is_signed(tip: Tip) -> bool:
    """Whether a tip was signed with the key that it names."""
    return verify_signature(tip.key, tip.signature, _message(tip.count, tip.hash, tip.key))


def _message(count: int, hash_: str, key: str) -> bytes:
    return FORMAT + b"\n" + canonical_json({"count": count, "hash": hash_, "key": key})
