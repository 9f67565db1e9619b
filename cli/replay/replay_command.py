"""`wardbook replay FILE`: prints an exported game, or steps through it interactively."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import msgspec

from cli.output import ignore_broken_pipe
from cli.replay.ansi import Ansi, ansi_for
from cli.replay.reader import NotAnExport, Replay, read
from cli.replay.text import describe_record, describe_table
from games.kernel.languages import Language
from games.titles import TITLES

HELP = """\
n, next, or Enter     next move
p, previous           previous move
r, round              start of the next round
b, back               start of this round, then of the previous one
g N, goto N, or N     go to version N
m, moves              list all moves up to here
q, quit               quit
h, help               show this list"""


class ReplayOptions(msgspec.Struct, frozen=True):
    """What to print. With no option set, the user steps through the game."""

    at: int | None = None
    all: bool = False
    moves: bool = False
    language: Language = "en"
    """The language of the moves."""


def replay(path: Path, options: ReplayOptions, out: TextIO | None = None, keys: TextIO | None = None) -> int:
    """Print a game or step through it. Returns 2 if the file cannot be read or lacks the version."""
    try:
        with path.open("rb") as file:
            game = read(file, TITLES)
    except (OSError, NotAnExport) as error:
        print(f"wardbook: {path}: {error}", file=sys.stderr)
        return 2
    if game.stopped:
        print(f"wardbook: the replay stops early: {game.stopped}", file=sys.stderr)
    if options.at is not None and not 1 <= options.at <= len(game.frames):
        print(f"wardbook: no version {options.at}; choose 1 to {len(game.frames)}", file=sys.stderr)
        return 2
    with ignore_broken_pipe():
        _show(game, options, out or sys.stdout, keys or sys.stdin)
    return 0


def _show(game: Replay, options: ReplayOptions, out: TextIO, keys: TextIO) -> None:
    ansi, language = ansi_for(out), options.language
    if options.at is not None:
        _print(describe_table(game, game.frames[options.at - 1], ansi, language), out)
    elif options.all:
        _print(_rounds(game, ansi, language), out)
    elif options.moves:
        _print((describe_record(game, frame, ansi, language) for frame in game.frames), out)
    else:
        _step_through(game, ansi, language, out, keys)


def _rounds(game: Replay, ansi: Ansi, language: Language) -> Iterator[str]:
    """Every move, and the table at the end of each round."""
    for index, frame in enumerate(game.frames):
        yield describe_record(game, frame, ansi, language)
        if index + 1 == len(game.frames) or game.frames[index + 1].round != frame.round:
            yield ""
            yield from describe_table(game, frame, ansi, language)
            yield ""


def _step_through(game: Replay, ansi: Ansi, language: Language, out: TextIO, keys: TextIO) -> None:
    interactive = keys.isatty()
    here = 0
    _print(describe_table(game, game.frames[here], ansi, language), out)
    while True:
        if interactive:
            out.write("> ")
            out.flush()
        line = keys.readline()
        word, _, rest = line.strip().lower().partition(" ")
        if not line or word in ("q", "quit"):
            return
        if word in ("h", "help", "?"):
            print(HELP, file=out)
        elif word in ("m", "moves"):
            _print((describe_record(game, frame, ansi, language) for frame in game.frames[: here + 1]), out)
        elif (there := _target(game, here, word, rest.strip())) is None:
            print(f"unknown command; type h for help, or a version from 1 to {len(game.frames)}", file=out)
        elif there == here:
            print("there is nothing further in this direction", file=out)
        else:
            here = there
            _print(describe_table(game, game.frames[here], ansi, language), out)


def _target(game: Replay, here: int, word: str, number: str) -> int | None:
    """The index of the frame that a command leads to; None if the command is not valid."""
    last = len(game.frames) - 1
    if word in ("", "n", "next"):
        return min(here + 1, last)
    if word in ("p", "previous"):
        return max(here - 1, 0)
    if word in ("r", "round"):
        round_ = game.frames[here].round
        return next((i for i in range(here + 1, last + 1) if game.frames[i].round > round_), last)
    if word in ("b", "back"):
        return _round_start_before(game, here)
    version = number if word in ("g", "goto") else word
    if not (version.isascii() and version.isdigit()) or len(version) > 9:
        return None
    return int(version) - 1 if 1 <= int(version) <= last + 1 else None


def _round_start_before(game: Replay, here: int) -> int:
    """The last start of a round before a frame."""
    rounds = [frame.round for frame in game.frames]
    starts = [index for index in range(here) if index == 0 or rounds[index] != rounds[index - 1]]
    return starts[-1] if starts else 0


def _print(lines: Iterator[str], out: TextIO) -> None:
    for line in lines:
        print(line, file=out)
