"""Writes an export: a header, every record in full, and a signed footer, as JSON Lines."""

from collections.abc import Iterator

from events.export.file_format import GAME_OVER, export_footer, export_header, signed_message
from events.export.signing import Signer
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.log.codec import canonical_json

MEDIA_TYPE = "application/x-ndjson"


def export(store: Store, folded: FoldedGame, signer: Signer) -> Iterator[bytes]:
    """The lines of a game's export, up to the loaded version. The seed is included if the game is over."""
    header = export_header(folded, signer.public)
    yield canonical_json(header) + b"\n"
    for stored in store.stored_records(folded.id, folded.version):
        yield b'{"entry":%s,"hash":"%s"}\n' % (stored.entry, stored.hash.encode())
    seed = store.seed(folded.id) if folded.table.status in GAME_OVER else None
    footer = export_footer(folded, seed)
    signature = signer.sign(signed_message(header, footer))
    yield canonical_json({**footer, "signature": signature}) + b"\n"
