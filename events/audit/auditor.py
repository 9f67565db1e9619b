"""Audits an export: a pure function of its lines and the titles of this build."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from events.audit.chain import Chain
from events.audit.export_reader import BadLine, ParsedExport, nonblank_lines, parse_header, read_line
from events.audit.header_and_footer import check_footer, check_header, check_signature, seed_of
from events.audit.record_checker import check_records
from events.audit.verdict import TooManyFindings, Verdict, VerdictBuilder
from events.log.codec import UPCASTERS, Upcasters
from games.kernel.title import Title

MAX_GAME_ID = 64
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
) -> Verdict:
    """The verdict on an export.

    If `trusted` has public keys, one of them must have signed it. `tick` is called twice for each record,
    when it is read and when it is checked; an exception from it ends the audit.
    """
    report, chain, export = VerdictBuilder(), Chain(), ParsedExport()
    try:
        _read(nonblank_lines(lines), export, chain, report, tick)
        _check(export, titles, upcasters, trusted, report, tick)
    except TooManyFindings:
        report.findings[-1] = type(report.findings[-1])(
            "too_many_findings", None, "there are more findings than listed here"
        )
    game = export.header.get("game")
    return report.build(
        len(export.records), chain.head, game if isinstance(game, str) and len(game) <= MAX_GAME_ID else None
    )


def _read(
    lines: Iterator[tuple[int, bytes]],
    export: ParsedExport,
    chain: Chain,
    report: VerdictBuilder,
    tick: Callable[[], None],
) -> None:
    """Read all lines and check the chain. Everything else needs the seed, which is in the last line."""
    _, first = next(lines, (1, b""))
    try:
        export.header = parse_header(first)
    except BadLine as error:
        report.add_finding("not_an_export", None, str(error))
        return
    for number, raw in lines:
        tick()
        if read_line(export, number, raw, report):
            chain.check(*export.records[-1], report)


def _check(
    export: ParsedExport,
    titles: Mapping[str, Title],
    upcasters: Mapping[str, Upcasters],
    trusted: Collection[str],
    report: VerdictBuilder,
    tick: Callable[[], None],
) -> None:
    if not export.header:
        return
    check_signature(export, trusted, report)
    if export.names is not None:
        report.add_note("names", None, "the file names players; names are not signed, so it proves only ids")
    if not export.records:
        report.add_finding("truncated", None, "there are no records")
        return
    seed = seed_of(export, report)
    folded = check_records(export.records, seed, titles, upcasters, report, tick)
    check_header(export, folded, report)
    check_footer(export, folded, report)
