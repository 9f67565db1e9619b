"""Audits an export: a pure function of its lines and the titles of this build."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any

from events.audit.chain import Chain
from events.audit.export_reader import BadLine, ParsedExport, nonblank_lines, parse_header, read_line
from events.audit.game_facts import GameFacts
from events.audit.header_and_footer import check_footer, check_header, check_signature, seed_of
from events.audit.record_checker import check_records
from events.audit.verdict import Verdict, VerdictBuilder
from events.export.file_format import FORMAT
from events.log.codec import UPCASTERS, Upcasters
from games.kernel.title import Title

MAX_ID = 64
"""The most characters of an id; ids of this service are shorter."""


def _ignore_progress() -> None:
    """The default `tick`."""


def audit(
    lines: Iterable[bytes],
    titles: Mapping[str, Title],
    trusted: Collection[str] = (),
    *,
    tick: Callable[[], None] = _ignore_progress,
    upcasters: Mapping[str, Upcasters] = UPCASTERS,
    bots: bool = False,
) -> Verdict:
    """The verdict on an export; see `audit_with_facts`."""
    return audit_with_facts(lines, titles, trusted, tick=tick, upcasters=upcasters, bots=bots)[0]


def audit_with_facts(
    lines: Iterable[bytes],
    titles: Mapping[str, Title],
    trusted: Collection[str] = (),
    *,
    tick: Callable[[], None] = _ignore_progress,
    upcasters: Mapping[str, Upcasters] = UPCASTERS,
    bots: bool = False,
) -> tuple[Verdict, GameFacts | None]:
    """The verdict on an export, and the facts about its game; None if they cannot be read.

    If `trusted` has public keys, one of them must have signed it. `tick` is called twice for each record,
    when it is read and when it is checked; an exception from it ends the audit. With `bots`
    their choices are computed again, which may take minutes.
    """
    report, chain, export, facts = VerdictBuilder(), Chain(), ParsedExport(), None
    with report.limited():
        read_records(nonblank_lines(lines), export, chain, report, tick)
        facts = _check(export, titles, upcasters, trusted, report, tick, bots)
    return report.build(len(export.records), chain.head, id_in(export.header, "game")), facts


def id_in(header: dict[str, Any], name: str) -> str | None:
    """The id in a field of a header, if it is one."""
    found = header.get(name)
    return found if isinstance(found, str) and len(found) <= MAX_ID else None


def read_records(
    lines: Iterator[tuple[int, bytes]],
    export: ParsedExport,
    chain: Chain,
    report: VerdictBuilder,
    tick: Callable[[], None],
    kind: str = FORMAT,
) -> None:
    """Read all lines and check the chain. Everything else needs the seed, which is in the last line."""
    _, first = next(lines, (1, b""))
    try:
        export.header = parse_header(first, kind)
    except BadLine as error:
        report.add_finding("not_an_export", None, str(error))
        return
    for number, raw in lines:
        tick()
        if read_line(export, number, raw, report):
            redacted = len(export.records) - 1 in export.redacted
            chain.check(*export.records[-1], report, redacted)


def _check(
    export: ParsedExport,
    titles: Mapping[str, Title],
    upcasters: Mapping[str, Upcasters],
    trusted: Collection[str],
    report: VerdictBuilder,
    tick: Callable[[], None],
    bots: bool,
) -> GameFacts | None:
    if not export.header:
        return None
    check_signature(export, trusted, report)
    if export.names is not None:
        report.add_note("names", None, "the file names players; names are not signed, so it proves only ids")
    if not export.records:
        report.add_finding("truncated", None, "there are no records")
        return None
    seed = seed_of(export, report)
    folded, facts = check_records(export.records, seed, titles, upcasters, report, tick, bots)
    check_header(export, folded, report)
    check_footer(export, folded, report)
    return facts
