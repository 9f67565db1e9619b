"""The tie-breaks: what decides between players with the same points. More is better; of the lot, less."""

from collections.abc import Callable, Mapping
from fractions import Fraction

from tournaments.settings import TieBreak
from tournaments.standings.points import win
from tournaments.standings.results import Result
from tournaments.standings.rows import Term, TieBreakValue
from tournaments.standings.scores import Scores, total


def tie_break(name: TieBreak, scores: Scores, player: str, tied: frozenset[str]) -> TieBreakValue:
    """The value of a tie-break for a player, among those (the player included) who are still tied."""
    if name == "head_to_head":
        return _head_to_head(scores, player, tied)
    terms = _TERMS[name](scores, player)
    divisor = max(len(terms), 1) if name in _AVERAGES else 1
    return TieBreakValue(name, total(terms) / divisor, terms, divisor)


def sort_key(value: TieBreakValue) -> Fraction:
    """Lower for players who go first."""
    if value.value is None:
        return Fraction()
    return value.value if value.name == "lot" else -value.value


def _head_to_head(scores: Scores, player: str, tied: frozenset[str]) -> TieBreakValue:
    """1 for each tied player who finished behind at the same table, -1 for each who finished ahead."""
    if len(tied) == 1:
        return TieBreakValue("head_to_head", None)
    terms = tuple(
        Term("opponent", Fraction(_sign(other.place - own.place)), result.round, result.table, other.player)
        for result in scores.results[player]
        for own in [result.of(player)]
        for other in result.others(player)
        if other.player in tied
    )
    return TieBreakValue("head_to_head", total(terms), terms)


def _opponents_points(scores: Scores, player: str) -> tuple[Term, ...]:
    """The tournament points of all opponents. Whoever was met twice counts twice."""
    return tuple(
        Term("opponent", scores.points[other.player], result.round, result.table, other.player)
        for result in scores.results[player]
        for other in result.others(player)
    )


def _score_difference(scores: Scores, player: str) -> tuple[Term, ...]:
    """At each table, the points in the game minus the average of the others, bots included."""
    return tuple(
        Term("table", _ahead_of_others(result, player), result.round, result.table)
        for result in scores.results[player]
    )


def _ahead_of_others(result: Result, player: str) -> Fraction:
    others = result.points_of_others(player)
    return result.of(player).points - Fraction(sum(others), len(others)) if others else Fraction()


def _score_share(scores: Scores, player: str) -> tuple[Term, ...]:
    """At each table, the share of the table's points."""
    return tuple(
        Term("share", result.share(player, scores.settings.table_size), result.round, result.table)
        for result in scores.results[player]
    )


def _wins(scores: Scores, player: str) -> tuple[Term, ...]:
    """The tables won."""
    wins = ((result, win(result.of(player))) for result in scores.results[player])
    return tuple(Term("wins", amount, result.round, result.table) for result, amount in wins if amount)


def _seats(scores: Scores, player: str) -> tuple[Term, ...]:
    """At each table, the number of the seat, from 1. Whoever sat later goes first."""
    return tuple(
        Term("seat", Fraction(result.of(player).seat + 1), result.round, result.table)
        for result in scores.results[player]
    )


def _lot(scores: Scores, player: str) -> tuple[Term, ...]:
    """The number drawn for the player."""
    return (Term("lot", Fraction(scores.lots[player])),)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


_TERMS: Mapping[TieBreak, Callable[[Scores, str], tuple[Term, ...]]] = {
    "opponents_points": _opponents_points,
    "score_difference": _score_difference,
    "score_share": _score_share,
    "wins": _wins,
    "seat_average": _seats,
    "lot": _lot,
}
_AVERAGES: frozenset[TieBreak] = frozenset(
    {"opponents_points", "score_difference", "score_share", "seat_average"}
)
"""Averages, so that a bye, a late entry or a smaller table is no disadvantage."""
