"""What many simulated tournaments have in common: a line for the standings after each round."""

import math
from collections.abc import Iterator, Sequence
from statistics import fmean

import msgspec

from cli.tournament.simulated_tournament import AfterRound


class RoundReport(msgspec.Struct, frozen=True):
    """The averages of all simulations after a round."""

    round: int
    simulations: int
    """How many simulations came to this round."""
    best_first: float
    """The chance that the strongest player is first."""
    best_in_top: float
    """The chance that the strongest player is among the first `top`."""
    top_right: float
    """Which part of the `top` strongest players is among the first `top`."""
    repeats: float
    """How many pairs had met again up to here."""
    byes: float
    """How many byes there had been up to here."""
    seat_difference: int
    """How much more often somebody sat in one seat than in another, at most."""
    pairing_seconds: float
    """How long the pairing of this round took."""


class Report(msgspec.Struct, frozen=True):
    """The result of all simulations for a number of players."""

    players: int
    table_size: int
    format: str
    simulations: int
    luck: float
    seed: int
    top: int
    margin: float
    """How far a chance of one half can be off (95 %), since there were only so many simulations."""
    rounds: tuple[RoundReport, ...]


def summarize(tournaments: Sequence[Sequence[AfterRound]], top: int) -> tuple[RoundReport, ...]:
    """The averages after each round. Knock-outs can differ in length."""
    longest = max(map(len, tournaments))
    return tuple(
        _round_report(number, [rounds[number - 1] for rounds in tournaments if len(rounds) >= number], top)
        for number in range(1, longest + 1)
    )


def margin(simulations: int) -> float:
    """The half of a 95 % interval around a chance of one half."""
    return 1.96 * math.sqrt(0.25 / simulations)


def lines(report: Report) -> Iterator[str]:
    """The report as a table."""
    simulations = f"{report.simulations} simulation{'s' if report.simulations > 1 else ''}"
    yield (
        f"{report.players} players, tables of {report.table_size}, {report.format}; "
        f"{simulations}, luck {report.luck:g}, seed {report.seed}"
    )
    yield ""
    top = report.top
    yield f"round  best is 1st  best in top {top}  right in top {top}  repeats  byes  seats  pairing"
    for row in report.rounds:
        yield (
            f"{row.round:5}  {row.best_first:11.0%}  {row.best_in_top:{12 + len(str(top))}.0%}  "
            f"{row.top_right:{13 + len(str(top))}.0%}  {row.repeats:7.1f}  {row.byes:4.1f}  "
            f"{row.seat_difference:5}  {row.pairing_seconds:5.1f} s"
        )
    yield ""
    yield f"With {simulations} a chance can be off by {report.margin:.0%}."


def _round_report(number: int, found: Sequence[AfterRound], top: int) -> RoundReport:
    best = set(range(top))
    return RoundReport(
        round=number,
        simulations=len(found),
        best_first=fmean(after.ranking[0] == 0 for after in found),
        best_in_top=fmean(0 in after.ranking[:top] for after in found),
        top_right=fmean(len(best.intersection(after.ranking[:top])) / top for after in found),
        repeats=fmean(after.repeats for after in found),
        byes=fmean(after.byes for after in found),
        seat_difference=max(after.seat_difference for after in found),
        pairing_seconds=fmean(after.seconds for after in found),
    )
