"""The child process of an audit: limits itself, then audits standard input, whatever kind of file that is."""

import io
import sys
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from itertools import chain
from typing import BinaryIO

import msgspec

from events.audit.auditor import audit
from events.audit.export_reader import BadLine, parse_line
from events.audit.sandbox import OUT_OF_MEMORY, Limits, apply_limits, argument_parser
from events.audit.verdict import Verdict
from events.bundle.audit.bundle_auditor import audit_bundle
from events.bundle.audit.shown_progress import ShownProgress
from events.bundle.audit.tournament_auditor import audit_tournament
from events.bundle.tournament_format import TOURNAMENT_FORMAT
from events.bundle.zip_reader import ZIP_START
from games.kernel.title import Title


def run(arguments: Sequence[str], titles: Mapping[str, Title]) -> int:
    """Audit standard input and write the verdict to standard output."""
    parser = argument_parser("events.bundle.audit")
    parser.add_argument("--progress", action="store_true", help="print the progress to standard error")
    parser.add_argument("--processes", type=int, help="most processes for a bundle; one for each processor")
    parser.add_argument("--bots", action="store_true", help="compute the choices of bots again")
    args = parser.parse_args(arguments)
    apply_limits(Limits(args.seconds, args.megabytes, args.nice))
    shown = ShownProgress(sys.stderr if args.progress else None)
    file = sys.stdin.buffer
    assert isinstance(file, io.BufferedReader)
    try:
        verdict = msgspec.json.encode(audit_file(file, titles, args.key, args.processes, shown, args.bots))
    except (MemoryError, BrokenProcessPool):  # a process of the pool was killed by the same limits
        return OUT_OF_MEMORY
    sys.stdout.buffer.write(verdict)
    return 0


def audit_file(
    file: io.BufferedReader,
    titles: Mapping[str, Title],
    trusted: Collection[str],
    processes: int | None,
    shown: ShownProgress,
    bots: bool,
) -> Verdict:
    """The verdict on the export of a game, on the record of a tournament, or on a bundle."""
    if file.peek(len(ZIP_START)).startswith(ZIP_START):
        return audit_bundle(_seekable(file), titles, trusted, processes, shown.bundle, bots)
    first = file.readline()
    lines = chain([first], file)
    if _is_tournament(first):
        return audit_tournament(lines, titles, trusted, shown.tick)[0]
    return audit(lines, titles, trusted, tick=shown.tick, bots=bots)


def _seekable(file: io.BufferedReader) -> BinaryIO:
    return file if file.seekable() else io.BytesIO(file.read())


def _is_tournament(first: bytes) -> bool:
    try:
        return parse_line(first.strip()).get("format") == TOURNAMENT_FORMAT
    except BadLine:
        return False
