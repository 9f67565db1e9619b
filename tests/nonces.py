"""Nonces of tests: commitments to them, and the command that reveals what a seat committed to."""

from games.kernel.chance import Seeded, salt
from games.kernel.messages import Command
from games.kernel.table.nonces import Reveal, commitment_to, nonces_with
from games.kernel.table.table import Actor, Table

_NONCES: dict[str, str] = {}


def committed(nonce: str) -> str:
    """The commitment to a nonce, which `reveal_of` finds again."""
    commitment = commitment_to(nonce)
    _NONCES[commitment] = nonce
    return commitment


def reveal_of(table: Table, seat: int) -> Reveal:
    """The command with which a seat reveals its nonce."""
    return Reveal(_NONCES[table.seats[seat].commitment or ""])


def chance_of(table: Table, actor: Actor, command: Command, seed: bytes, first: int) -> Seeded:
    """The draws of a command from a number on."""
    return Seeded(seed, salt(nonces_with(table, actor, command)), first)
