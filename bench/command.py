"""The command line of the bench."""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bench import commands, folding, latency, listing, memory, polling, random_play
from bench.figure import Figure
from bench.profiling import profile_commands, profile_polling, table_of
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
PROFILES: dict[str, Callable[[Run], str]] = {"commands": profile_commands, "polling": profile_polling}
"""Measurements that are explained in the service's own code; the others are profiled as they are."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print the table and write the JSON; the status is 1 if a target is missed."""
    asked = _parser().parse_args(arguments)
    started = time.monotonic()
    if asked.profile:
        return _profile(Run(asked.profile, True, started))
    figures: list[Figure] = []
    for name in asked.only or MEASUREMENTS:
        run = Run(name, asked.quick, started)
        run.say("begins")
        figures += MEASUREMENTS[name](run)
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
    parser.add_argument("--profile", choices=names, help="explain a figure instead: where the time goes")
    return parser


def _profile(run: Run) -> int:
    run.say("profiling")
    known = PROFILES.get(run.name)
    text = known(run) if known else table_of(lambda profile: profile.runcall(MEASUREMENTS[run.name], run))
    path = RESULTS.with_name(f"profile-{run.name}.txt")
    path.write_text(text)
    print(text)
    run.say(f"written to {path}")
    return 0
