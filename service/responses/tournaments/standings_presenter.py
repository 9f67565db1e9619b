"""Fills the response about standings. Numbers are exact until here."""

from collections.abc import Sequence

from events.tournaments.folded_tournament import FoldedTournament
from games.kernel.languages import Language
from service.responses.accounts.shown_player import ShownPlayers
from service.responses.tournaments.round_structs import (
    ExplainedNumber,
    StandingRow,
    StandingsResponse,
    StandingsWords,
    StandingTerm,
    TieBreakResponse,
)
from tournaments.settings import Settings
from tournaments.standings.numbers import decimal, exact
from tournaments.standings.rows import Row, Term, TieBreakValue
from tournaments.standings.words import POINTS, TERMS, TIE_BREAKS, Explained


def present_standings(
    folded: FoldedTournament,
    rows: Sequence[Row],
    players: ShownPlayers,
    after_round: int | None,
    group: int | None,
    language: Language | None,
    with_terms: bool,
) -> StandingsResponse:
    """Return the standings, with every term of every number or without. Large fields have 100,000 terms."""
    return StandingsResponse(
        tournament=folded.id,
        version=folded.version,
        round=after_round,
        group=group,
        rows=[_row(row, players, with_terms) for row in rows],
        words=_words(folded.state.settings, language) if language else None,
    )


def _words(settings: Settings, language: Language) -> StandingsWords:
    """Return what the numbers mean."""
    kind = str(settings.points.__struct_config__.tag)
    points = next(explained for name, explained in POINTS.items() if name == kind)
    return StandingsWords(
        points=_explained(points, language),
        tie_breaks={name: _explained(TIE_BREAKS[name], language) for name in settings.tie_breaks},
        terms={name: getattr(term, language) for name, term in TERMS.items()},
    )


def _explained(explained: Explained, language: Language) -> ExplainedNumber:
    return ExplainedNumber(getattr(explained.name, language), getattr(explained.about, language))


def _row(row: Row, players: ShownPlayers, with_terms: bool) -> StandingRow:
    return StandingRow(
        player=row.player,
        name=players[row.player].name,
        bot_account=players[row.player].bot,
        place=row.place,
        status=row.status,
        group=row.group,
        points=decimal(row.points),
        exact=exact(row.points),
        played=row.played,
        byes=row.byes,
        wins=decimal(row.wins),
        tie_breaks=[_tie_break(value, with_terms) for value in row.tie_breaks],
        terms=_terms(row.terms) if with_terms else None,
    )


def _tie_break(found: TieBreakValue, with_terms: bool) -> TieBreakResponse:
    value = found.value
    return TieBreakResponse(
        name=found.name,
        value=None if value is None else decimal(value),
        exact=None if value is None else exact(value),
        divisor=found.divisor,
        terms=_terms(found.terms) if with_terms else None,
    )


def _terms(terms: Sequence[Term]) -> list[StandingTerm]:
    return [
        StandingTerm(term.kind, decimal(term.amount), exact(term.amount), term.round, term.table, term.player)
        for term in terms
    ]
