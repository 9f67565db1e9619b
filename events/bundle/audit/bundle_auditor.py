"""Audits a bundle: its files, the tournament's record, every game, and that they belong together."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import BinaryIO

from events.audit.verdict import Finding, Verdict, VerdictBuilder
from events.bundle.audit.audit_tasks import AuditTasks, Place, Progress
from events.bundle.audit.manifest_checker import (
    check_file_names,
    check_manifest_key,
    check_summary,
    read_file,
    read_manifest,
)
from events.bundle.audit.table_checker import check_tables
from events.bundle.manifest import RECORD, Manifest, table_of
from events.bundle.zip_reader import Archive, BadArchive
from games.kernel.title import Title

SAME_FOR_ALL = frozenset({"key_not_pinned", "names", "house_figures", "bots_checked"})
"""Notes on a game that hold for every game of a tournament, or that the bundle has a note of its own for."""


def audit_bundle(
    file: BinaryIO,
    titles: Mapping[str, Title],
    trusted: Collection[str],
    processes: int | None = None,
    show: Callable[[Progress], None] = lambda _: None,
    bots: bool = False,
) -> Verdict:
    """The verdict on a bundle. If `trusted` has public keys, one of them must have signed it."""
    report, tasks = VerdictBuilder(), None
    with report.limited():
        archive = _open(file, report)
        manifest = read_manifest(archive, report) if archive else None
        if archive and manifest:
            tasks = AuditTasks(titles, manifest.key, processes, bots)
            check_manifest_key(manifest, trusted, report)
            check_file_names(archive, manifest, report)
            tasks.run(_files(archive, manifest, report), show)
            _check(manifest, tasks, titles, report)
    if tasks is None or tasks.record is None:
        return report.build(0, None)
    record = tasks.record.verdict
    return report.build(record.records, record.head, None, record.tournament, len(tasks.games))


def _open(file: BinaryIO, report: VerdictBuilder) -> Archive | None:
    try:
        return Archive(file)
    except BadArchive as error:
        report.add_finding("not_a_bundle", None, str(error))
        return None


def _files(archive: Archive, manifest: Manifest, report: VerdictBuilder) -> Iterator[tuple[str, bytes]]:
    """The record and the games, compared with the manifest when they are read."""
    listed = {file.name: file for file in manifest.files}
    wanted = [RECORD] if RECORD in archive else []
    for name in [*wanted, *filter(table_of, dict.fromkeys(archive.names))]:
        data = read_file(archive, name, listed, report)
        if data is not None:
            yield name, data


def _check(
    manifest: Manifest, tasks: AuditTasks, titles: Mapping[str, Title], report: VerdictBuilder
) -> None:
    """Add what was found in the files, and check that they belong together."""
    if tasks.record:
        _add(tasks.record.verdict, (None, None), report)
        check_summary(manifest, tasks.record, len(tasks.games), report)
    for place, game in sorted(tasks.games.items()):
        _add(game.verdict, place, report)
    if tasks.record and tasks.record.facts:
        check_tables(tasks.record.facts, tasks.games, titles, report)


def _add(verdict: Verdict, place: Place | tuple[None, None], report: VerdictBuilder) -> None:
    for found in verdict.findings:
        report.add_finding(found.code, found.version, found.detail, **_where(found, place))
    for note in verdict.notes:
        if note.code not in SAME_FOR_ALL:
            report.add_note(note.code, note.version, note.detail, **_where(note, place))


def _where(found: Finding, place: Place | tuple[None, None]) -> dict[str, int | None]:
    return {"round_": found.round or place[0], "table": found.table or place[1]}
