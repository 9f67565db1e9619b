"""A game as a file that proves itself: a header, every record in full, and a signed footer, as JSON Lines."""

from collections.abc import Iterator

from events.codec import canonical
from events.export_format import OVER, footer_of, header_of, signed_message
from events.loaded import Loaded
from events.signing import Signer
from events.store import Store
from events.streams import pages

MEDIA_TYPE = "application/x-ndjson"


def export(store: Store, loaded: Loaded, signer: Signer) -> Iterator[bytes]:
    """The lines of a game's export up to the version it was loaded at; the seed only if the game is over."""
    header = header_of(loaded, signer.public)
    yield canonical(header) + b"\n"
    for stored in pages(store.client, loaded.id, 1, loaded.version):
        yield b'{"entry":%s,"hash":"%s"}\n' % (stored.entry, stored.hash.encode())
    seed = store.seed(loaded.id) if loaded.table.status in OVER else None
    footer = footer_of(loaded, seed)
    signature = signer.sign(signed_message(header, footer))
    yield canonical({**footer, "signature": signature}) + b"\n"
