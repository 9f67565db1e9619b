"""The audit of an export: a pure function of its lines and the titles this build knows."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from events.audit.chain import Chain
from events.audit.ending import check_footer, check_header, check_signature, seed_of
from events.audit.judge import judge
from events.audit.lines import BadLine, Export, header_in, read_line, without_blanks
from events.audit.verdict import Enough, Report, Verdict
from events.log.codec import UPCASTERS, Upcasters
from games.kernel.title import Title


def _no_tick() -> None:
    """Nobody wants to know how far it is."""


def audit(
    lines: Iterable[bytes],
    titles: Mapping[str, Title],
    trusted: Collection[str] = (),
    *,
    tick: Callable[[], None] = _no_tick,
    upcasters: Mapping[str, Upcasters] = UPCASTERS,
) -> Verdict:
    """The verdict on an export.

    `trusted` are public keys, one of which must have signed it. `tick` is called twice for each record, when
    it is read and when it is judged; whatever it raises ends the audit.
    """
    report, chain, export = Report(), Chain(), Export()
    try:
        _read(without_blanks(lines), export, chain, report, tick)
        _judge(export, titles, upcasters, trusted, report, tick)
    except Enough:
        report.findings[-1] = type(report.findings[-1])(
            "too_many_findings", None, "there are more findings than are listed"
        )
    return report.verdict(len(export.records), chain.head)


def _read(
    lines: Iterator[tuple[int, bytes]],
    export: Export,
    chain: Chain,
    report: Report,
    tick: Callable[[], None],
) -> None:
    """Read all lines and follow the chain; the seed stands in the last one, so the rest waits for it."""
    _, first = next(lines, (1, b""))
    try:
        export.header = header_in(first)
    except BadLine as error:
        report.find("not_an_export", None, str(error))
        return
    for number, raw in lines:
        tick()
        if read_line(export, number, raw, report):
            chain.follow(*export.records[-1], report)


def _judge(
    export: Export,
    titles: Mapping[str, Title],
    upcasters: Mapping[str, Upcasters],
    trusted: Collection[str],
    report: Report,
    tick: Callable[[], None],
) -> None:
    if not export.header:
        return
    check_signature(export, trusted, report)
    if not export.records:
        report.find("truncated", None, "there are no records")
        return
    seed = seed_of(export, report)
    folded = judge(export.records, seed, titles, upcasters, report, tick)
    check_header(export, folded, report)
    check_footer(export, folded, report)
