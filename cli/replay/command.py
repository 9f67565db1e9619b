"""`wardbook replay FILE`: walks an exported game in the terminal, without a service."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import msgspec

from cli.output import while_read
from cli.replay.ansi import Ansi, ansi_for
from cli.replay.reader import NoExport, Replayed, read
from cli.replay.text import move, scene
from games.titles import TITLES

HELP = """\
n, next, or nothing   the next move
p, previous           the move before
r, round              on to where the next round begins
b, back               to where the round before began
g N, goto N, or N     version N
m, moves              every move up to here
q, quit               leave
h, help               this list"""


class Wanted(msgspec.Struct, frozen=True):
    """What to show without asking; nothing of it means to walk."""

    at: int | None = None
    everything: bool = False
    moves: bool = False


def replay(path: Path, wanted: Wanted, out: TextIO | None = None, keys: TextIO | None = None) -> int:
    """Show a game or walk it; 2 if the file cannot be read or has no such version."""
    try:
        with path.open("rb") as file:
            game = read(file, TITLES)
    except (OSError, NoExport) as error:
        print(f"wardbook: {path}: {error}", file=sys.stderr)
        return 2
    if game.stopped:
        print(f"wardbook: the replay ends early: {game.stopped}", file=sys.stderr)
    if wanted.at is not None and not 1 <= wanted.at <= len(game.moments):
        print(f"wardbook: the versions are 1 to {len(game.moments)}", file=sys.stderr)
        return 2
    with while_read():
        _show(game, wanted, out or sys.stdout, keys or sys.stdin)
    return 0


def _show(game: Replayed, wanted: Wanted, out: TextIO, keys: TextIO) -> None:
    ansi = ansi_for(out)
    if wanted.at is not None:
        _print(scene(game, game.moments[wanted.at - 1], ansi), out)
    elif wanted.everything:
        _print(_rounds(game, ansi), out)
    elif wanted.moves:
        _print((move(game, moment, ansi) for moment in game.moments), out)
    else:
        _walk(game, ansi, out, keys)


def _rounds(game: Replayed, ansi: Ansi) -> Iterator[str]:
    """Every move, and the table at the end of each round."""
    for index, moment in enumerate(game.moments):
        yield move(game, moment, ansi)
        if index + 1 == len(game.moments) or game.moments[index + 1].round != moment.round:
            yield ""
            yield from scene(game, moment, ansi)
            yield ""


def _walk(game: Replayed, ansi: Ansi, out: TextIO, keys: TextIO) -> None:
    asks = keys.isatty()
    here = 0
    _print(scene(game, game.moments[here], ansi), out)
    while True:
        if asks:
            out.write("> ")
            out.flush()
        line = keys.readline()
        word, _, rest = line.strip().lower().partition(" ")
        if not line or word in ("q", "quit"):
            return
        if word in ("h", "help", "?"):
            print(HELP, file=out)
        elif word in ("m", "moves"):
            _print((move(game, moment, ansi) for moment in game.moments[: here + 1]), out)
        elif (there := _target(game, here, word, rest.strip())) is None:
            print(f"no such command; the versions are 1 to {len(game.moments)}, h for help", file=out)
        elif there == here:
            print("that is as far as it goes", file=out)
        else:
            here = there
            _print(scene(game, game.moments[here], ansi), out)


def _target(game: Replayed, here: int, word: str, number: str) -> int | None:
    """Where a command leads, as an index; None if nowhere."""
    last = len(game.moments) - 1
    if word in ("", "n", "next"):
        return min(here + 1, last)
    if word in ("p", "previous"):
        return max(here - 1, 0)
    if word in ("r", "round"):
        round_ = game.moments[here].round
        return next((i for i in range(here + 1, last + 1) if game.moments[i].round > round_), last)
    if word in ("b", "back"):
        return _round_before(game, here)
    wanted = number if word in ("g", "goto") else word
    if not (wanted.isascii() and wanted.isdigit()) or len(wanted) > 9:
        return None
    return int(wanted) - 1 if 1 <= int(wanted) <= last + 1 else None


def _round_before(game: Replayed, here: int) -> int:
    """Where the current round began, or the one before if that is here."""
    rounds = [moment.round for moment in game.moments]
    starts = [index for index in range(here) if index == 0 or rounds[index] != rounds[index - 1]]
    return starts[-1] if starts else 0


def _print(lines: Iterator[str], out: TextIO) -> None:
    for line in lines:
        print(line, file=out)
