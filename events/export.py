"""A game as a file that proves itself: a header, every record in full, and a signed footer, as JSON Lines."""

from collections.abc import Iterator
from typing import Any

import msgspec

from events.codec import canonical
from events.loaded import Loaded
from events.signing import Signer
from events.store import Store
from events.streams import pages
from games.kernel.figures import shown

FORMAT = "wardbook-export"
FORMAT_VERSION = 1
MEDIA_TYPE = "application/x-ndjson"
OVER = ("finished", "abandoned")


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


def header_of(loaded: Loaded, key: str) -> dict[str, Any]:
    """What the first line says of a game: everything the rules depend on, who played, and whose key signs."""
    table = loaded.table
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "game": loaded.id,
        "title": table.title,
        "rules": table.rules,
        "modules": list(table.modules),
        "options": table.options,
        "figures": [shown(figure) for figure in loaded.game.rules.figure_rows],
        "seats": msgspec.to_builtins(table.seats),
        "owner": table.owner,
        "undo": table.undo,
        "clock": msgspec.to_builtins(table.clock),
        "visibility": table.visibility,
        "commitment": table.commitment,
        "created": loaded.created,
        "key": key,
    }


def footer_of(loaded: Loaded, seed: bytes | None) -> dict[str, Any]:
    """What the last line says, its signature aside."""
    return {
        "seed": seed.hex() if seed is not None else None,
        "result": {
            "status": loaded.table.status,
            "standings": msgspec.to_builtins(loaded.table.standings),
        },
        "records": loaded.version,
        "head": loaded.head,
    }


def signed_message(header: dict[str, Any], footer: dict[str, Any]) -> bytes:
    """What is signed: the format, the header and the footer without its signature, each on a line.

    The footer names the head, and through the chain the head stands for every record.
    """
    unsigned = {name: value for name, value in footer.items() if name != "signature"}
    return b"\n".join((f"{FORMAT} {FORMAT_VERSION}".encode(), canonical(header), canonical(unsigned)))
