"""The header and the footer of an export, and the message that is signed."""

from collections.abc import Mapping
from typing import Any

import msgspec

from events.fold.folded_game import FoldedGame
from events.log.codec import canonical_json
from games.kernel.figures import present_figure

FORMAT = "wardbook-export"
FORMAT_VERSION = 1
MAX_EXPORT_BYTES = 10 * 1024 * 1024
"""More than any export has: its entries, 100 bytes around each of them, the header and the footer."""
GAME_OVER = ("finished", "abandoned")


def export_header(folded: FoldedGame, key: str) -> dict[str, Any]:
    """The first line: everything the rules depend on, the players, and the public key that signs."""
    table = folded.table
    header = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "game": folded.id,
        "title": table.title,
        "rules": table.rules,
        "modules": list(table.modules),
        "options": table.options,
        "figures": [present_figure(figure) for figure in folded.game.rules.figure_rows],
        "bots": table.bots,
        "seats": msgspec.to_builtins(table.seats),
        "owner": table.owner,
        "undo": table.undo,
        "clock": msgspec.to_builtins(table.clock),
        "visibility": table.visibility,
        "commitment": table.commitment,
        "created": folded.created,
        "key": key,
    }
    if table.tournament is not None:
        header["tournament"] = msgspec.to_builtins(table.tournament)
    return header


def export_footer(folded: FoldedGame, seed: bytes | None) -> dict[str, Any]:
    """The last line, without its signature."""
    return {
        "seed": seed.hex() if seed is not None else None,
        "result": {
            "status": folded.table.status,
            "standings": msgspec.to_builtins(folded.table.standings),
        },
        "records": folded.version,
        "head": folded.head,
    }


def names_line(names: Mapping[str, str]) -> dict[str, Any]:
    """The line after the footer: the names of players by id. It is neither chained nor signed."""
    return {"names": dict(names)}


def signed_message(header: dict[str, Any], footer: dict[str, Any], kind: str = FORMAT) -> bytes:
    """The message that is signed: the format, the header and the footer without its signature, one per line.

    The footer contains the head, the hash of the last record, which covers all records.
    """
    unsigned = {name: value for name, value in footer.items() if name != "signature"}
    return b"\n".join((f"{kind} {FORMAT_VERSION}".encode(), canonical_json(header), canonical_json(unsigned)))
