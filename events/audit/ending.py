"""The first and the last line of an export against what its records say, and the signature over both."""

from collections.abc import Collection
from typing import Any

import msgspec

from events.audit.lines import FOOTER, Export
from events.audit.verdict import Report
from events.errors import Unreadable
from events.export.file_format import GAME_OVER, footer_of, header_of, signed_message
from events.export.signing import is_hex, verified
from events.fold.folded_game import FoldedGame
from events.log.codec import canonical_json, creation_of
from games.kernel.chance import commitment


def seed_of(export: Export, report: Report) -> bytes | None:
    """The seed, if the footer has one and it is the one the game was committed to."""
    seed = (export.footer or {}).get("seed")
    if seed is None:
        return None
    if not is_hex(seed, 32):
        report.find("wrong_seed", None, "the seed must be 32 bytes in hex")
        return None
    try:
        promised = creation_of(export.records[0][0]).commitment
    except (Unreadable, IndexError):
        return None
    if commitment(bytes.fromhex(seed)) != promised:
        report.find("wrong_seed", None, "the seed is not the one that was committed to at the creation")
        return None
    return bytes.fromhex(seed)


def check_signature(export: Export, trusted: Collection[str], report: Report) -> None:
    """Whether header and footer are signed, and by whom."""
    key, footer = export.header.get("key"), export.footer
    if trusted and key not in trusted:
        report.find("wrong_key", None, "the export names a key that is not the expected one")
    if footer is None:
        return
    signature = footer.get("signature")
    message = signed_message(export.header, footer)
    if not (isinstance(key, str) and isinstance(signature, str) and verified(key, signature, message)):
        report.find(
            "wrong_signature", None, "the signature is not that of the key over this header and footer"
        )
    elif not trusted:
        said = f"signed by key {key}; compare it with the service's, no key was given to expect"
        report.note("key_not_pinned", None, said)


def check_header(export: Export, folded: FoldedGame | None, report: Report) -> None:
    """Whether the header says what the records say."""
    header = export.header
    if folded is not None:
        said = header_of(folded, header.get("key", ""))
        differing = {name for name in {*said, *header} if _differ(header, said, name)}
        if export.footer is None:
            differing.discard("seats")  # who came or went is in the part that is missing
    else:
        try:
            created = msgspec.to_builtins(creation_of(export.records[0][0]))
        except Unreadable:
            return
        known = ("game", "title", "rules", "modules", "options", "owner", "commitment", "undo", "visibility")
        differing = {name for name in known if _differ(header, created, name)}
    for name in sorted(differing):
        report.find("header_differs", None, f"{name[:40]!r} in the header is not what the records say")


def check_footer(export: Export, folded: FoldedGame | None, report: Report) -> None:
    """Whether the footer says what the records say."""
    footer = export.footer
    if footer is None:
        report.find("truncated", None, "there is no last line; the file is not complete")
        return
    if footer.keys() != FOOTER:
        report.find("bad_footer", None, "the last line has other fields than a footer")
    if canonical_json(footer.get("records")) != canonical_json(len(export.records)):
        report.find(
            "wrong_count", None, f"the footer does not say that there are {len(export.records)} records"
        )
    if not export.records or footer.get("head") != export.records[-1][1]:
        report.find("wrong_head", None, "the footer does not name the hash of the last record")
    if folded is None:
        return
    if _differ(footer, footer_of(folded, None), "result"):
        report.find("wrong_result", None, "status or standings are not what the records lead to")
    over = folded.table.status in GAME_OVER
    if over and footer.get("seed") is None:
        report.find("wrong_seed", None, "the game is over, but its seed is not told")
    if not over and footer.get("seed") is not None:
        report.find("wrong_seed", None, "the seed of a game that is not over must not be told")


def _differ(one: dict[str, Any], other: dict[str, Any], name: str) -> bool:
    if (name in one) != (name in other):
        return True
    return canonical_json(one.get(name)) != canonical_json(other.get(name))
