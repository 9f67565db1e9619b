"""What the players of a stage scored in some of its rounds: the numbers that tie-breaks compare."""

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction

import msgspec

from tournaments.settings import Settings
from tournaments.standings.points import bye_term, table_term
from tournaments.standings.results import Result, results
from tournaments.standings.rows import Term
from tournaments.state import Award, Round, Tournament


class Scores(msgspec.Struct, frozen=True):
    """The scores of players, by the id of the player."""

    settings: Settings
    results: Mapping[str, tuple[Result, ...]]
    terms: Mapping[str, tuple[Term, ...]]
    points: Mapping[str, Fraction]
    byes: Mapping[str, int]
    lots: Mapping[str, int]


def scores(state: Tournament, stage: int, last: int) -> Scores:
    """The scores of a stage up to a round."""
    rounds = rounds_of(state, stage, last)
    found: dict[str, list[Result]] = {player.player: [] for player in state.participants}
    terms: dict[str, list[Term]] = {player.player: [] for player in state.participants}
    for result in results(rounds):
        for placed in result.placed:
            found[placed.player].append(result)
            terms[placed.player].append(table_term(state.settings, result, placed.player))
    for round_ in rounds:
        for player in round_.byes:
            terms[player].append(bye_term(state.settings, round_.number))
    for award in state.awards:
        if award.round <= last and _stage_of_award(state, award) == stage:
            terms[award.player].append(Term("award", Fraction(award.points), award.round))
    return Scores(
        settings=state.settings,
        results={player: tuple(items) for player, items in found.items()},
        terms={player: _by_round(items) for player, items in terms.items()},
        points={player: total(items) for player, items in terms.items()},
        byes=Counter(player for round_ in rounds for player in round_.byes),
        lots={player.player: player.lot for player in state.participants},
    )


def total(terms: Iterable[Term]) -> Fraction:
    """The sum of the amounts."""
    return sum((term.amount for term in terms), Fraction())


def rounds_of(state: Tournament, stage: int, last: int) -> tuple[Round, ...]:
    """The rounds of a stage up to a round."""
    return tuple(round_ for round_ in state.rounds if round_.stage == stage and round_.number <= last)


def _stage_of_award(state: Tournament, award: Award) -> int:
    return state.rounds[award.round - 1].stage if award.round else 0


def _by_round(terms: list[Term]) -> tuple[Term, ...]:
    return tuple(sorted(terms, key=lambda term: term.round or 0))
