"""`wardbook load`: games on a running service, bounded in number, time and rate."""

import argparse
import json
import sys
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from http.client import HTTPException
from itertools import chain, count
from typing import Any

from cli.http_client import Client, RequestFailed
from cli.load.load_game import LoadGame
from cli.load.measured import Measured, Pace
from cli.load.target import check_target
from cli.output import CliError
from games.titles import TITLES

MOST_GAMES, MOST_SECONDS, MOST_RATE = 1000, 3600, 5000
MOST_TABLES = 10
"""Games share accounts beyond so many: services limit new accounts."""
PROGRESS_SECONDS = 2.0


def add_load_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `wardbook load`."""
    parser.epilog = (
        "It creates accounts and games, plays random moves, and deletes the accounts in the end; bots of the"
        " service then finish the games. Limits of the service apply (docs/operators.md, Load tests)."
    )
    parser.add_argument("--url", required=True, help="the service, like http://127.0.0.1:8000")
    parser.add_argument("--games", type=_bounded(MOST_GAMES), default=4, help="games at once (%(default)s)")
    parser.add_argument("--players", type=_bounded(4), default=2, help="players in each (%(default)s)")
    parser.add_argument(
        "--seconds", type=_bounded(MOST_SECONDS), default=30, help="when to stop at the latest (%(default)s)"
    )
    parser.add_argument(
        "--rate", type=_bounded(MOST_RATE), default=20, help="commands per second at most (%(default)s)"
    )
    parser.add_argument("--title", choices=sorted(TITLES), default="dice-hospital", help="(%(default)s)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--remote", action="store_true", help="the service is on another machine")
    parser.add_argument("--i-run-this-service", action="store_true", help="and it is yours to slow down")


def load(args: argparse.Namespace) -> int:
    """Run a load test and print the figures. Returns 1 if no command was accepted."""
    check_target(args.url, remote=args.remote, is_own=args.i_run_this_service)
    tables = _register(args.url, min(args.games, MOST_TABLES), args.players)
    measured, stop, pace = Measured(), threading.Event(), Pace(args.rate)
    # A client is one connection, so each game has its own.
    clients = [[Client(args.url, key, 1) for key in tables[n % len(tables)]] for n in range(args.games)]
    games = [LoadGame(args.title, own, pace, measured, stop) for own in clients]
    threads = [threading.Thread(target=game.play, daemon=True) for game in games]
    for thread in threads:
        thread.start()
    try:
        _watch(threads, measured, args.seconds)
    finally:
        stop.set()
        for thread in threads:
            thread.join()
        report = measured.report()
        for client in chain.from_iterable(clients):
            client.close()
        _delete(args.url, chain.from_iterable(tables))
    print(json.dumps(report) if args.json else _text(report))
    return 0 if report["commands"] else 1


def _bounded(most: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not text.isdigit() or not 1 <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"must be a number from 1 to {most}")
        return int(text)

    return parse


def _register(url: str, tables: int, players: int) -> list[list[str]]:
    """The keys of new accounts, for each of some tables."""
    anonymous, numbers = Client(url, None, 1), count(1)
    keys: list[list[str]] = []
    try:
        for _ in range(tables):
            keys.append([])
            for _ in range(players):
                name = {"name": f"Load test {next(numbers)}"}
                keys[-1].append(anonymous.post("/v1/players", name).body["key"])
    except (OSError, HTTPException) as error:
        raise CliError(f"cannot reach a service at {url} ({error}); check --url") from error
    except RequestFailed as error:
        _delete(url, chain.from_iterable(keys))
        raise CliError(f"the service refuses new accounts: {error}") from error
    finally:
        anonymous.close()
    return keys


def _delete(url: str, keys: Iterable[str]) -> None:
    for key in keys:
        client = Client(url, key)
        with suppress(OSError, HTTPException, RequestFailed):
            client.delete("/v1/players/me")
        client.close()


def _watch(threads: list[threading.Thread], measured: Measured, seconds: float) -> None:
    """Print how far it is until all games are over or the time is up."""
    while measured.seconds < seconds and any(thread.is_alive() for thread in threads):
        time.sleep(max(0.0, min(PROGRESS_SECONDS, seconds - measured.seconds)))
        print(
            f"{measured.seconds:.0f} s: {len(measured.commands)} commands accepted,"
            f" {measured.games_over} games over, {sum(measured.errors.values())} errors",
            file=sys.stderr,
            flush=True,
        )


def _text(report: dict[str, Any]) -> str:
    lines = [
        f"{report['commands']} commands in {report['seconds']} seconds:"
        f" {report['commands_per_second']} per second, {report['games_over']} games over"
    ]
    for name, key in (("commands", "command_ms"), ("lists of actions", "actions_ms")):
        if found := report[key]:
            times = f"{found['median']} ms median, {found['p95']} ms 95 %, {found['p99']} ms 99 %"
            lines.append(f"{name}: {times}")
    errors = ", ".join(f"{number} {code}" for code, number in report["errors"].items())
    return "\n".join([*lines, f"errors: {errors or 'none'}"])
