"""`wardbook tournament simulate`: shows how many rounds a tournament needs, by playing many of them."""

import argparse
import sys
import time

import msgspec

from cli.output import CliError, ignore_broken_pipe
from cli.tournament.simulated_tournament import AfterRound, simulate_tournament
from cli.tournament.simulation_report import Report, lines, margin, summarize
from cli.tournament.simulation_settings import MOST_SIMULATIONS, describe, settings_for
from games.kernel.refusal import Illegal
from tournaments.settings import Settings

PROGRESS_SECONDS = 2.0


def simulate(options: argparse.Namespace) -> int:
    """Simulate all tournaments and print a report for each number of players."""
    reports = [_report(options, players) for players in options.players]
    with ignore_broken_pipe():
        if options.json:
            print(msgspec.json.encode(reports).decode())
        else:
            print("\n\n".join("\n".join(lines(report)) for report in reports))
    return 0


def _report(options: argparse.Namespace, players: int) -> Report:
    settings = settings_for(options, players)
    try:
        tournaments = _tournaments(options, settings, players)
    except Illegal as refusal:
        raise CliError(f"such a tournament cannot be played: {refusal}") from None
    top = min(options.top, players)
    return Report(
        players=players,
        table_size=options.table_size,
        format=describe(settings),
        simulations=options.simulations,
        luck=options.luck,
        seed=options.seed,
        top=top,
        margin=margin(options.simulations),
        rounds=summarize(tournaments, top),
    )


def _tournaments(options: argparse.Namespace, settings: Settings, players: int) -> list[list[AfterRound]]:
    """Play all simulations, and say on standard error how far they are."""
    first, printed = options.seed * MOST_SIMULATIONS, time.monotonic()
    tournaments = list[list[AfterRound]]()
    for number in range(options.simulations):
        rounds = list[AfterRound]()
        for after in simulate_tournament(settings, players, options.luck, first + number):
            rounds.append(after)
            if time.monotonic() - printed >= PROGRESS_SECONDS:
                printed = time.monotonic()
                so_far = f"simulation {number + 1} of {options.simulations}, round {len(rounds)}"
                print(f"{players} players: {so_far}", file=sys.stderr)
        tournaments.append(rounds)
    return tournaments
