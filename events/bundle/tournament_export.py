"""Exports the record of a tournament as JSON Lines: a header, every record, and a signed footer."""

from collections.abc import Iterator

import msgspec

from events.audit.export_reader import REDACTED
from events.bundle.tournament_format import (
    TEXT_TAKEN_OUT,
    TOURNAMENT_FORMAT,
    tournament_footer,
    tournament_header,
)
from events.export.file_format import signed_message
from events.export.signing import Signer
from events.log.codec import canonical_json
from events.log.record import StoredRecord
from events.tournaments.folded_tournament import FoldedTournament
from events.tournaments.tournament_store import TournamentStore


def export_tournament(store: TournamentStore, folded: FoldedTournament, signer: Signer) -> Iterator[bytes]:
    """The lines of a tournament's record, up to the loaded version. The seed is included once it is over."""
    header = tournament_header(folded, signer.public)
    yield canonical_json(header) + b"\n"
    hidden = folded.state.hidden_messages
    for stored in store.stored_records(folded.id, folded.version):
        if stored.version in hidden:
            yield _without_text(stored)
        else:
            yield b'{"entry":%s,"hash":"%s"}\n' % (stored.entry, stored.hash.encode())
    footer = tournament_footer(folded, store.revealed_seed(folded))
    signature = signer.sign(signed_message(header, footer, TOURNAMENT_FORMAT))
    yield canonical_json({**footer, "signature": signature}) + b"\n"


def _without_text(stored: StoredRecord) -> bytes:
    """The line of a hidden message. Its hash stays, so that the chain goes on."""
    entry = msgspec.json.decode(stored.entry)
    for message in (entry["command"], *entry["events"]):
        message["text"] = TEXT_TAKEN_OUT
    return canonical_json({"entry": entry, "hash": stored.hash, REDACTED: True}) + b"\n"
