"""The child process that audits and replays an uploaded export."""

import sys
from collections.abc import Mapping, Sequence

import msgspec

from events.audit.sandbox import OUT_OF_MEMORY, Limits, apply_limits, argument_parser
from games.kernel.languages import LANGUAGES
from games.kernel.title import Title
from service.replays.eyes import Eyes
from service.replays.uploaded_replay import Wanted, replay_export


def run(arguments: Sequence[str], titles: Mapping[str, Title]) -> int:
    """Audit and replay standard input, and write both to standard output."""
    parser = argument_parser("service.replays")
    parser.add_argument("--eyes", type=Eyes, required=True, help="a seat, `spectator` or `open`")
    parser.add_argument("--start", type=int, required=True, help="the version before the first step")
    parser.add_argument("--words", choices=LANGUAGES, help="the language of the sentences")
    args = parser.parse_args(arguments)
    apply_limits(Limits(args.seconds, args.megabytes, args.nice))
    try:
        lines = sys.stdin.buffer.read().splitlines()
        verdict, replay = replay_export(lines, titles, args.key, Wanted(args.eyes, args.start, args.words))
        encoded = msgspec.json.encode(verdict) + b"\n" + (msgspec.json.encode(replay) if replay else b"")
    except MemoryError:
        return OUT_OF_MEMORY
    sys.stdout.buffer.write(encoded)
    return 0


def options_of(eyes: str, start: int, language: str | None) -> list[str]:
    """Return what a caller wants as arguments of the child process."""
    words = [f"--words={language}"] if language else []
    return [f"--eyes={eyes}", f"--start={start}", *words]
