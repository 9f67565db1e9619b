"""Audits the record of a tournament: a pure function of its lines, like the audit of a game."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from events.audit.auditor import id_in, read_records
from events.audit.chain import Chain
from events.audit.export_reader import FOOTER_FIELDS, ParsedExport, nonblank_lines
from events.audit.header_and_footer import check_signature, differs, seed_of
from events.audit.verdict import Verdict, VerdictBuilder
from events.bundle.audit.tournament_checker import TournamentChecker
from events.bundle.audit.tournament_facts import TournamentFacts
from events.bundle.tournament_format import TOURNAMENT_FORMAT, tournament_footer, tournament_header
from events.errors import Unreadable
from events.export.signing import is_hex
from events.log.codec import canonical_json
from events.tournaments.folded_tournament import FoldedTournament, empty_tournament, tournament_codec
from games.kernel.chance import commitment
from games.kernel.title import Title

OVER = ("finished", "cancelled")


def audit_tournament(
    lines: Iterable[bytes],
    titles: Mapping[str, Title],
    trusted: Collection[str] = (),
    tick: Callable[[], None] = lambda: None,
) -> tuple[Verdict, TournamentFacts | None]:
    """The verdict on a tournament's record, and the facts about it; None if they cannot be read.

    The same as `audit_with_facts` otherwise.
    """
    report, chain, export, facts = VerdictBuilder(), Chain(), ParsedExport(), None
    with report.limited():
        read_records(nonblank_lines(lines), export, chain, report, tick, TOURNAMENT_FORMAT)
        if export.header:
            facts = _check(export, titles, trusted, report, tick)
    id_ = id_in(export.header, "tournament")
    return report.build(len(export.records), chain.head, tournament=id_), facts


def _check(
    export: ParsedExport,
    titles: Mapping[str, Title],
    trusted: Collection[str],
    report: VerdictBuilder,
    tick: Callable[[], None],
) -> TournamentFacts | None:
    check_signature(export, trusted, report, TOURNAMENT_FORMAT)
    if not export.records:
        report.add_finding("truncated", None, "there are no records")
        return None
    folded = _empty(*export.records[0], report)
    if folded is None:
        return None
    checker = TournamentChecker(folded, titles, seed_of(export, report), report)
    for number, (entry, digest) in enumerate(export.records):
        tick()
        checker.check(entry, digest, number in export.redacted)
    facts = checker.finish()
    _check_header(export, checker.folded, report)
    _check_footer(export, checker.folded, report)
    return facts


def _empty(entry: bytes, digest: str, report: VerdictBuilder) -> FoldedTournament | None:
    """The tournament before its first record."""
    try:
        first = tournament_codec().decode(entry, digest)
        if not first.events:
            raise Unreadable("the first record has no events")
        created = first.events[0]
        return empty_tournament(getattr(created, "tournament", ""), first.at, created)
    except Unreadable as error:
        report.add_finding("bad_record", 1, str(error))
        return None


def _check_header(export: ParsedExport, folded: FoldedTournament, report: VerdictBuilder) -> None:
    header = export.header
    expected = tournament_header(folded, header.get("key", ""))
    for name in sorted({*expected, *header}):
        if differs(header, expected, name):
            report.add_finding(
                "header_differs", None, f"{name[:40]!r} in the header does not match the records"
            )


def _check_footer(export: ParsedExport, folded: FoldedTournament, report: VerdictBuilder) -> None:
    footer = export.footer
    if footer is None:
        report.add_finding("truncated", None, "the footer is missing; the file is not complete")
        return
    if footer.keys() != FOOTER_FIELDS:
        report.add_finding("bad_footer", None, "the footer does not have exactly the fields of a footer")
    if canonical_json(footer.get("records")) != canonical_json(len(export.records)):
        detail = f"the footer's number of records is not {len(export.records)}"
        report.add_finding("wrong_count", None, detail)
    if footer.get("head") != export.records[-1][1]:
        report.add_finding("wrong_head", None, "the footer's head is not the hash of the last record")
    if not _follows(footer, folded):
        detail = "status, ranking or standings do not follow from the records"
        report.add_finding("wrong_result", None, detail)
    _check_seed(footer.get("seed"), folded, report)


def _follows(footer: dict[str, Any], folded: FoldedTournament) -> bool:
    """Whether the result in a footer is the one of a tournament."""
    try:
        return not differs(footer, tournament_footer(folded, None), "result")
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001 - forged records lead to tournaments without standings
        return False


def _check_seed(seed: object, folded: FoldedTournament, report: VerdictBuilder) -> None:
    over = folded.state.status in OVER
    if over != (seed is not None):
        said = "over, but the footer has no seed" if over else "not over, but the footer has its seed"
        report.add_finding("wrong_seed", None, f"the tournament is {said}")
    elif is_hex(seed, 32) and commitment(bytes.fromhex(str(seed))) != folded.state.commitment:
        report.add_finding("wrong_seed", None, "the seed does not match the service's commitment")
