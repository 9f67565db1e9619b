"""The options of `wardbook tournament simulate`, and the settings of a tournament that follow from them."""

import argparse
from collections.abc import Callable

from cli.output import CliError
from tournaments.settings import (
    LEAST_TABLE,
    MOST_PARTICIPANTS,
    MOST_ROUNDS,
    MOST_TABLE,
    ByPlace,
    ByShare,
    ByWins,
    GameSettings,
    Groups,
    Knockout,
    Points,
    Schedule,
    Settings,
    Stage,
    Swiss,
)

MOST_SIMULATIONS = 100_000
POINTS: dict[str, Points] = {"place": ByPlace(), "share": ByShare(), "wins": ByWins()}

ABOUT = """\
Play tournaments by the real rules of pairing and standings, with players of different strengths and
results by chance, and print for each round how good the standings are. Use it to choose the number of
rounds.

The strengths follow a normal distribution. In each game a player scores 100 points, 15 more or less for
each standard deviation of strength, and as much again by luck; --luck changes how much.
"""
COLUMNS = """\
columns:
  best is 1st     the chance that the strongest player is first after this round
  best in top K   the chance that the strongest player is among the first K
  right in top K  which part of the K strongest players is among the first K
  repeats         how many pairs have met again so far, on average
  byes            how many byes there have been so far, on average
  seats           how much more often somebody has sat in one seat than in another, at most
  pairing         how long it took to pair this round, on average

example:
  wardbook tournament simulate --players 16 32 --rounds 5 --simulations 50
"""


def add_simulate_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the command."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description, parser.epilog = ABOUT, COLUMNS
    players = _whole_number(2, MOST_PARTICIPANTS)
    parser.add_argument(
        "--players", type=players, nargs="+", required=True, help="one or more numbers of players"
    )
    parser.add_argument(
        "--table-size",
        type=int,
        choices=range(LEAST_TABLE, MOST_TABLE + 1),
        default=4,
        help="players at a full table (default: %(default)s)",
    )
    parser.add_argument(
        "--format",
        choices=("swiss", "schedule", "groups", "knockout"),
        default="swiss",
        help="what is played (default: %(default)s)",
    )
    parser.add_argument(
        "--rounds",
        type=_whole_number(1, MOST_ROUNDS),
        help="rounds; a schedule or groups without it go on until all have met",
    )
    parser.add_argument(
        "--groups", type=_whole_number(2, 64), default=4, help="number of groups (default: %(default)s)"
    )
    parser.add_argument(
        "--advance",
        type=_whole_number(1, MOST_PARTICIPANTS),
        help="how many (of each group) go on to a knock-out at the end",
    )
    parser.add_argument(
        "--winners",
        type=_whole_number(1, MOST_TABLE - 1),
        default=1,
        help="how many of each table go on in a knock-out (default: %(default)s)",
    )
    parser.add_argument(
        "--remainder",
        choices=("smaller_tables", "byes", "bots"),
        default="smaller_tables",
        help="if the players do not fill all tables (default: %(default)s)",
    )
    parser.add_argument(
        "--points",
        choices=POINTS,
        default="place",
        help="points by place, share or wins (default: %(default)s)",
    )
    parser.add_argument(
        "--luck",
        type=float,
        default=1.0,
        help="luck in a game, compared with differences in strength (default: %(default)s)",
    )
    parser.add_argument(
        "--top",
        type=_whole_number(1, MOST_PARTICIPANTS),
        default=4,
        help="how many count as the top (default: %(default)s)",
    )
    parser.add_argument(
        "--simulations",
        type=_whole_number(1, MOST_SIMULATIONS),
        default=20,
        help="how many tournaments are played (default: %(default)s)",
    )
    parser.add_argument(
        "--seed",
        type=_whole_number(0, 2**32 - 1),
        default=1,
        help="the same seed gives the same results (default: %(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print the report as JSON")


def settings_for(options: argparse.Namespace, players: int) -> Settings:
    """The settings of the tournament that the options describe. Raises CliError if they do not fit."""
    if not 0 <= options.luck <= 100:
        raise CliError("--luck must be a number from 0 to 100")
    return Settings(
        name="Simulation",
        game=GameSettings("dice-hospital"),
        table_size=options.table_size,
        stages=_stages(options),
        remainder=options.remainder,
        points=POINTS[options.points],
        most_participants=players,
        registration="list",
    )


def _stages(options: argparse.Namespace) -> tuple[Stage, ...]:
    final = Knockout(options.winners)
    match options.format:
        case "knockout":
            if options.rounds or options.advance:
                raise CliError("a knock-out goes on until the final: leave out --rounds and --advance")
            return (final,)
        case "groups":
            return (Groups(options.groups, options.rounds, options.advance or 1), final)
        case "schedule":
            stage: Schedule | Swiss = Schedule(options.rounds, options.advance)
        case _:
            if options.rounds is None:
                raise CliError("say with --rounds how many rounds are played")
            stage = Swiss(options.rounds, options.advance)
    return (stage, final) if options.advance else (stage,)


def describe(settings: Settings) -> str:
    """What is played, such as `swiss (5 rounds), then knock-out`."""
    return ", then ".join(_described(stage) for stage in settings.stages)


def _described(stage: Stage) -> str:
    match stage:
        case Knockout():
            return "knock-out"
        case Groups(groups=groups, rounds=rounds):
            return f"{groups} groups ({_rounds(rounds)})"
        case Schedule(rounds=rounds):
            return f"schedule ({_rounds(rounds)})"
        case Swiss(rounds=rounds):
            return f"swiss ({_rounds(rounds)})"


def _rounds(rounds: int | None) -> str:
    if rounds is None:
        return "until all have met"
    return "1 round" if rounds == 1 else f"{rounds} rounds"


def _whole_number(least: int, most: int) -> Callable[[str], int]:
    """A parser of whole numbers for argparse."""

    def parse(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}")
        return int(text)

    return parse
