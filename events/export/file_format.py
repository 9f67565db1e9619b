"""The first and the last line of an export, and what is signed of them; known without any store."""

from typing import Any

import msgspec

from events.fold.folded_game import FoldedGame
from events.log.codec import canonical_json
from games.kernel.figures import present_figure

FORMAT = "wardbook-export"
FORMAT_VERSION = 1
GAME_OVER = ("finished", "abandoned")


def header_of(folded: FoldedGame, key: str) -> dict[str, Any]:
    """What the first line says of a game: everything the rules depend on, who played, and whose key signs."""
    table = folded.table
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "game": folded.id,
        "title": table.title,
        "rules": table.rules,
        "modules": list(table.modules),
        "options": table.options,
        "figures": [present_figure(figure) for figure in folded.game.rules.figure_rows],
        "seats": msgspec.to_builtins(table.seats),
        "owner": table.owner,
        "undo": table.undo,
        "clock": msgspec.to_builtins(table.clock),
        "visibility": table.visibility,
        "commitment": table.commitment,
        "created": folded.created,
        "key": key,
    }


def footer_of(folded: FoldedGame, seed: bytes | None) -> dict[str, Any]:
    """What the last line says, its signature aside."""
    return {
        "seed": seed.hex() if seed is not None else None,
        "result": {
            "status": folded.table.status,
            "standings": msgspec.to_builtins(folded.table.standings),
        },
        "records": folded.version,
        "head": folded.head,
    }


def signed_message(header: dict[str, Any], footer: dict[str, Any]) -> bytes:
    """What is signed: the format, the header and the footer without its signature, each on a line.

    The footer names the head, and through the chain the head stands for every record.
    """
    unsigned = {name: value for name, value in footer.items() if name != "signature"}
    return b"\n".join(
        (f"{FORMAT} {FORMAT_VERSION}".encode(), canonical_json(header), canonical_json(unsigned))
    )
