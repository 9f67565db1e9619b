"""Command ids together with their actors: two players may use the same id."""

from base64 import b64encode
from hashlib import blake2b

import msgspec

from events.log.record import StoredRecord
from games.kernel.table.table import Actor


class _Sent(msgspec.Struct, frozen=True):
    """The part of an entry that says who sent its command, with which id."""

    actor: Actor
    command_id: str


_sent = msgspec.json.Decoder(_Sent)


DIGEST_BYTES = 12
"""Of a command id with its actor. Redis stores fields this short in a seventh of the memory."""


def scoped_command_id(actor: Actor, command_id: str) -> str:
    """A digest of a command id with the id of a person, the seat of a bot, or None for the service."""
    text = f"{actor.kind}:{actor.seat if actor.id is None else actor.id}:{command_id}"
    return b64encode(blake2b(text.encode(), digest_size=DIGEST_BYTES).digest()).decode()


def scoped_id_in(stored: StoredRecord) -> str:
    """The command id of a record together with its actor."""
    sent = _sent.decode(stored.entry)
    return scoped_command_id(sent.actor, sent.command_id)
