"""A game as a file that proves itself: a header, every record in full, and a signed footer, as JSON Lines."""

from collections.abc import Iterator

from events.export.file_format import GAME_OVER, footer_of, header_of, signed_message
from events.export.signing import Signer
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.log.codec import canonical_json
from events.log.stream import read_pages

MEDIA_TYPE = "application/x-ndjson"


def export(store: Store, folded: FoldedGame, signer: Signer) -> Iterator[bytes]:
    """The lines of a game's export up to the version it was loaded at; the seed only if the game is over."""
    header = header_of(folded, signer.public)
    yield canonical_json(header) + b"\n"
    for stored in read_pages(store.client, folded.id, 1, folded.version):
        yield b'{"entry":%s,"hash":"%s"}\n' % (stored.entry, stored.hash.encode())
    seed = store.seed(folded.id) if folded.table.status in GAME_OVER else None
    footer = footer_of(folded, seed)
    signature = signer.sign(signed_message(header, footer))
    yield canonical_json({**footer, "signature": signature}) + b"\n"
