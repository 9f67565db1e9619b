"""The command line of the bench."""

import argparse
import cProfile
import pstats
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bench import commands, folding, latency, listing, memory, polling, random_play
from bench.figure import Figure
from bench.report import as_json, table
from bench.run import Run

RESULTS = Path(__file__).with_name("results.json")

MEASUREMENTS: dict[str, Callable[[Run], list[Figure]]] = {
    "play": random_play.measure,
    "listing": listing.measure,
    "folding": folding.measure,
    "commands": commands.measure,
    "latency": latency.measure,
    "polling": polling.measure,
    "memory": memory.measure,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print the table and write the JSON; the status is 1 if a target is missed."""
    asked = _parser().parse_args(arguments)
    started = time.monotonic()
    figures: list[Figure] = []
    for name in asked.only or MEASUREMENTS:
        run = Run(name, asked.quick, started)
        run.say("begins")
        figures += _measured(run, asked.profile == name)
    asked.json.write_bytes(as_json(figures, asked.quick))
    print(table(figures), flush=True)
    print(f"\nwritten to {asked.json}", file=sys.stderr)
    return 0 if all(figure.met for figure in figures) else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="wardbook bench", description=__doc__)
    names = sorted(MEASUREMENTS)
    parser.add_argument("--quick", action="store_true", help="a tenth of the time, rough figures")
    parser.add_argument("--only", action="append", choices=names, help="only this measurement (repeatable)")
    parser.add_argument("--json", type=Path, default=RESULTS, metavar="PATH", help="where the JSON goes")
    parser.add_argument("--profile", choices=names, help="profile a measurement to explain its figure")
    return parser


def _measured(run: Run, profiled: bool) -> list[Figure]:
    measure = MEASUREMENTS[run.name]
    if not profiled:
        return measure(run)
    profile = cProfile.Profile()
    figures = profile.runcall(measure, run)
    path = RESULTS.with_name(f"profile-{run.name}.txt")
    with path.open("w") as file:
        pstats.Stats(profile, stream=file).sort_stats("tottime").print_stats(60)
    run.say(f"profile written to {path}")
    return figures
