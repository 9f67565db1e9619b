"""The form of the log of heads: its entries, their chain, and the signed tip that ends each page."""

import msgspec

from events.export.signing import Signer, verify_signature
from events.log.codec import canonical_json
from events.log.record import NO_HASH, chain_hash

FORMAT = b"wardbook-heads 1"


class LoggedHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry: the hash of the last record of a game that is over."""

    number: int
    game: str
    head: str
    hash: str
    """Covers this entry and, through the hash before it, all earlier ones."""


START = LoggedHead(0, "", NO_HASH, NO_HASH)
"""What the first entry follows."""


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the service says, with its signature: the entry with the number `count` has this hash."""

    count: int
    hash: str
    key: str
    signature: str


def next_head(before: LoggedHead, game: str, head: str) -> LoggedHead:
    """The entry that follows another one."""
    number = before.number + 1
    content = canonical_json({"game": game, "head": head, "number": number})
    return LoggedHead(number, game, head, chain_hash(before.hash, content))


def sign_tip(signer: Signer, last: LoggedHead) -> Tip:
    """The signed tip of a log that ends with this entry."""
    message = _message(last.number, last.hash, signer.public)
    return Tip(last.number, last.hash, signer.public, signer.sign(message))


def is_signed(tip: Tip) -> bool:
    """Whether a tip was signed with the key that it names."""
    return verify_signature(tip.key, tip.signature, _message(tip.count, tip.hash, tip.key))


def _message(count: int, hash_: str, key: str) -> bytes:
    return FORMAT + b"\n" + canonical_json({"count": count, "hash": hash_, "key": key})
