"""Checks the header and the footer of an export against its records, and the signature of both."""

from collections.abc import Collection
from typing import Any

import msgspec

from events.audit.export_reader import FOOTER_FIELDS, ParsedExport
from events.audit.verdict import VerdictBuilder
from events.errors import Unreadable
from events.export.file_format import FORMAT, GAME_OVER, export_footer, export_header, signed_message
from events.export.signing import is_hex, verify_signature
from events.fold.folded_game import FoldedGame
from events.log.codec import canonical_json, decode_creation
from games.kernel.chance import commitment


def seed_of(export: ParsedExport, report: VerdictBuilder) -> bytes | None:
    """The seed, if the footer has one. The folded records show whether the service committed to it."""
    seed = (export.footer or {}).get("seed")
    if seed is None:
        return None
    if not is_hex(seed, 32):
        report.add_finding("wrong_seed", None, "the seed must be 32 bytes in hex")
        return None
    return bytes.fromhex(seed)


def check_signature(
    export: ParsedExport, trusted: Collection[str], report: VerdictBuilder, kind: str = FORMAT
) -> None:
    """Check that header and footer are signed, and that the key is trusted."""
    key, footer = export.header.get("key"), export.footer
    if trusted and key not in trusted:
        report.add_finding("wrong_key", None, "the export was signed with another key than the trusted ones")
    if footer is None:
        return
    signature = footer.get("signature")
    message = signed_message(export.header, footer, kind)
    if not (
        isinstance(key, str) and isinstance(signature, str) and verify_signature(key, signature, message)
    ):
        report.add_finding(
            "wrong_signature", None, "the signature does not match the key, the header and the footer"
        )
    elif not trusted:
        detail = f"signed with key {key}; compare it with the service's public key"
        report.add_note("key_not_pinned", None, detail)


def check_header(export: ParsedExport, folded: FoldedGame | None, report: VerdictBuilder) -> None:
    """Check that the header agrees with the records."""
    header = export.header
    if folded is not None:
        expected = export_header(folded, header.get("key", ""))
        differing = {name for name in {*expected, *header} if differs(header, expected, name)}
        if export.footer is None:
            differing.discard("seats")  # the missing records may change them
    else:
        try:
            created = msgspec.to_builtins(decode_creation(export.records[0][0]))
        except Unreadable:
            return
        known = ("game", "title", "rules", "modules", "options", "bots", "owner", "undo", "visibility")
        differing = {name for name in known if differs(header, created, name)}
    for name in sorted(differing):
        report.add_finding("header_differs", None, f"{name[:40]!r} in the header does not match the records")


def check_footer(export: ParsedExport, folded: FoldedGame | None, report: VerdictBuilder) -> None:
    """Check that the footer agrees with the records."""
    footer = export.footer
    if footer is None:
        report.add_finding("truncated", None, "the footer is missing; the file is not complete")
        return
    if footer.keys() != FOOTER_FIELDS:
        report.add_finding("bad_footer", None, "the footer does not have exactly the fields of a footer")
    if canonical_json(footer.get("records")) != canonical_json(len(export.records)):
        report.add_finding(
            "wrong_count", None, f"the footer's number of records is not {len(export.records)}"
        )
    if not export.records or footer.get("head") != export.records[-1][1]:
        report.add_finding("wrong_head", None, "the footer's head is not the hash of the last record")
    if folded is None:
        return
    if differs(footer, export_footer(folded, None), "result"):
        report.add_finding("wrong_result", None, "status or standings do not follow from the records")
    over = folded.table.status in GAME_OVER
    if over and footer.get("seed") is None:
        report.add_finding("wrong_seed", None, "the game is over, but the footer has no seed")
    if not over and footer.get("seed") is not None:
        report.add_finding("wrong_seed", None, "the game is not over, but the footer has its seed")
    seed = str(footer.get("seed"))
    if is_hex(seed, 32) and commitment(bytes.fromhex(seed)) != folded.table.commitment:
        report.add_finding("wrong_seed", None, "the seed does not match the service's last commitment")


def differs(one: dict[str, Any], other: dict[str, Any], name: str) -> bool:
    """Whether a field of two objects has different values, or only one of them has it."""
    if (name in one) != (name in other):
        return True
    return canonical_json(one.get(name)) != canonical_json(other.get(name))
