"""How strong the bots are: `make ladder`.

Each match goes on until its result is clear, at the latest after 400 games. Every game is written to a file
at once, and games in the file are not played again, so a run can be stopped at any time.
"""

import sys
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean

import msgspec

from bench.ladder.intervals import LEAST, MOST, SHOWN, STOPPING, Interval, ratio, wilson
from bench.ladder.matches import MATCHES, Match
from bench.ladder.playing import Played, play, versions_of
from bench.run import Run

FILE = Path("bench/ladder.jsonl")
HEAD = "| match | games | result | 95 % interval | target | met | points | ms a choice | slowest |"


def read(path: Path) -> dict[str, list[Played]]:
    """Return the games of each match, as far as they were played with the bots of today."""
    known = {match.name: versions_of(match) for match in MATCHES}
    found: dict[str, list[Played]] = {name: [] for name in known}
    for line in path.read_bytes().splitlines() if path.exists() else ():
        game = msgspec.json.decode(line, type=Played)
        if known.get(game.match) == game.versions:
            found[game.match].append(game)
    return {name: sorted(games, key=lambda game: game.number) for name, games in found.items()}


def result(match: Match, games: Sequence[Played], errors: float = SHOWN) -> tuple[float, Interval]:
    """Return the share of wins or the ratio of means, with its interval."""
    if not match.solo:
        share = fmean(game.share for game in games) if games else 0.0
        return share, wilson(share, len(games), errors)
    ours, theirs = ([float(game.points[0]) for game in games if game.number % 2 == part] for part in (0, 1))
    interval = ratio(ours, theirs, errors) if ours and theirs else Interval(0.0, float("inf"))
    return (fmean(ours) / fmean(theirs) if theirs and fmean(theirs) else 0.0), interval


def is_over(match: Match, games: Sequence[Played], most: int) -> bool:
    """Return whether a match needs no further games."""
    if len(games) >= most or match.control:
        return len(games) >= most
    return len(games) >= LEAST and result(match, games, STOPPING)[1].clear_of(match.target)


def row(match: Match, games: Sequence[Played]) -> str:
    """Return a line of the table."""
    found, interval = result(match, games)
    met = "yes" if interval.low >= match.target else "no" if interval.high < match.target else "open"
    if len(games) < LEAST:
        met = "open"
    if match.control:
        met = "-"
    mine = [game for game in games if not match.solo or game.number % 2 == 0]
    others = [game for game in games if match.solo and game.number % 2] or mine
    points = fmean(game.points[0] for game in mine)
    against = fmean(
        fmean(game.points[:1] if match.solo else game.points[1:] or game.points) for game in others
    )
    spent = sum(game.milliseconds for game in mine) / sum(game.choices for game in mine)
    cells = [
        match.name,
        str(len(games)),
        f"{found:.2f}",
        f"{interval.low:.2f} to {interval.high:.2f}",
        f"{match.target:.2f}",
        met,
        f"{points:.1f} : {against:.1f}",
        f"{spent:.1f}",
        f"{max(game.slowest for game in mine):.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Play what is missing, and print the table."""
    parser = ArgumentParser(prog="make ladder", description=__doc__)
    parser.add_argument("--only", default="", help="only matches with this in their names")
    parser.add_argument("--most", type=int, default=MOST, help="games of a match at most (%(default)s)")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after this time")
    parser.add_argument("--file", type=Path, default=FILE, help="the file of results (%(default)s)")
    arguments = parser.parse_args()
    run, played = Run("ladder", started=time.monotonic()), read(arguments.file)
    matches = [match for match in MATCHES if arguments.only in match.name]
    with arguments.file.open("ab") as file:
        for match in matches:
            games = played[match.name]
            while not is_over(match, games, arguments.most):
                if time.monotonic() - run.started > 60 * arguments.minutes:
                    break
                games.append(play(match, len(games)))
                file.write(msgspec.json.encode(games[-1]) + b"\n")
                file.flush()
                run.say(f"{match.name}: {len(games)} games, {result(match, games)[0]:.2f}")
    print(HEAD)
    print("|---" * HEAD.count(" | ") + "|---|")
    for match in matches:
        if played[match.name]:
            print(row(match, played[match.name]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
