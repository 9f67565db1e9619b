"""Writes an export: a header, every record in full, and a signed footer, as JSON Lines."""

from collections.abc import Callable, Collection, Iterator, Mapping

import msgspec

from events.export.file_format import GAME_OVER, export_footer, export_header, names_line, signed_message
from events.export.signing import Signer
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.log.codec import canonical_json
from games.kernel.table.table import Actor

MEDIA_TYPE = "application/x-ndjson"


class _Sent(msgspec.Struct, frozen=True):
    """The part of an entry that says who sent its command."""

    actor: Actor


_sent = msgspec.json.Decoder(_Sent)


def export(
    store: Store,
    folded: FoldedGame,
    signer: Signer,
    look_up_names: Callable[[Collection[str]], Mapping[str, str]] | None = None,
) -> Iterator[bytes]:
    """The lines of a game's export, up to the loaded version. The seed is included if the game is over.

    `look_up_names` returns the names of players by their ids; without it, the export has no names.
    """
    people = {folded.table.owner, *(seat.reserved for seat in folded.table.seats if seat.reserved)}
    header = export_header(folded, signer.public)
    yield canonical_json(header) + b"\n"
    for stored in store.stored_records(folded.id, folded.version):
        if look_up_names and (sender := _sent.decode(stored.entry).actor.id):
            people.add(sender)
        yield b'{"entry":%s,"hash":"%s"}\n' % (stored.entry, stored.hash.encode())
    seed = store.seed(folded) if folded.table.status in GAME_OVER else None
    footer = export_footer(folded, seed)
    signature = signer.sign(signed_message(header, footer))
    yield canonical_json({**footer, "signature": signature}) + b"\n"
    if look_up_names:
        yield canonical_json(names_line(look_up_names(people))) + b"\n"
