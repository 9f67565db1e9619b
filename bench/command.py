"""The command line of the benchmarks."""

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.figure import Figure
from bench.measurements import (
    background,
    choices,
    commands,
    earlier_versions,
    folding,
    latency,
    listing,
    machines,
    memory,
    pairing,
    peers,
    polling,
    random_play,
    streams,
    web_processes,
)
from bench.profiling import profile_commands, profile_polling, profile_table
from bench.report import as_json, table
from bench.run import LeftOutError, Run

RESULTS = Path(__file__).with_name("results.json")

MEASUREMENTS: dict[str, Callable[[Run], list[Figure]]] = {
    "play": random_play.measure,
    "choices": choices.measure,
    "listing": listing.measure,
    "folding": folding.measure,
    "commands": commands.measure,
    "latency": latency.measure,
    "polling": polling.measure,
    "streams": streams.measure,
    "earlier": earlier_versions.measure,
    "processes": web_processes.measure,
    "background": background.measure,
    "memory": memory.measure,
    "pairing": pairing.measure,
    "machines": machines.measure,
    "peers": peers.measure,
}
PROFILES: dict[str, Callable[[Run], str]] = {"commands": profile_commands, "polling": profile_polling}
"""Measurements with a profile of the service's code. All others are profiled as they run."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print the table and write the JSON file. Return 1 if a target is missed."""
    options = _parser().parse_args(arguments)
    started = time.monotonic()
    if options.profile:
        return _profile(Run(options.profile, True, started))
    if options.peers:
        os.environ[peers.FOLDER] = str(options.peers)
    figures: list[Figure] = []
    for name in options.only or MEASUREMENTS:
        run = Run(name, options.quick, started)
        run.say("begins")
        try:
            figures += MEASUREMENTS[name](run)
        except LeftOutError as reason:
            run.say(f"left out: {reason}")
    options.json.write_bytes(as_json(figures, options.quick))
    print(table(figures), flush=True)
    print(f"\nwritten to {options.json}", file=sys.stderr)
    return 0 if all(figure.met for figure in figures) else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="wardbook bench", description=__doc__)
    names = sorted(MEASUREMENTS)
    parser.add_argument("--quick", action="store_true", help="a tenth of the time, rough figures")
    parser.add_argument("--only", action="append", choices=names, help="only this measurement (repeatable)")
    parser.add_argument("--peers", type=Path, metavar="FOLDER", help="boardgame.io's server and clients")
    parser.add_argument("--json", type=Path, default=RESULTS, metavar="PATH", help="where to write the JSON")
    parser.add_argument("--profile", choices=names, help="print where the time goes instead of the figure")
    return parser


def _profile(run: Run) -> int:
    run.say("profiling")
    known = PROFILES.get(run.name)
    text = (
        known(run) if known else profile_table(lambda profile: profile.runcall(MEASUREMENTS[run.name], run))
    )
    path = RESULTS.with_name(f"profile-{run.name}.txt")
    path.write_text(text)
    print(text)
    run.say(f"written to {path}")
    return 0
