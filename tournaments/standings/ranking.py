"""The order of players: by points, then by one tie-break after the other."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import groupby
from typing import Any

from tournaments.standings.points import win
from tournaments.standings.rows import Row, TieBreakValue
from tournaments.standings.scores import Scores
from tournaments.standings.tie_breaks import sort_key, tie_break
from tournaments.state import Participant

Before = Callable[[str], tuple[int, ...]]
"""What comes before the points in the order of players, lower first. Only disqualification comes earlier."""


def ranked(participants: Iterable[Participant], scores: Scores, before: Before) -> tuple[Row, ...]:
    """The rows of participants, the best first. Equal ones share a place and stand in the order of lots."""
    status = {participant.player: participant.status for participant in participants}
    found: dict[str, list[TieBreakValue]] = {player: [] for player in status}
    tied = _split(
        [tuple(status)],
        lambda player: (status[player] == "disqualified", *before(player), -scores.points[player]),
    )
    for name in scores.settings.tie_breaks:
        for group in tied:
            for player in group:
                found[player].append(tie_break(name, scores, player, frozenset(group)))
        tied = _split(tied, lambda player: sort_key(found[player][-1]))
    rows = list[Row]()
    for group in tied:
        place = len(rows) + 1
        for player in sorted(group, key=lambda player: (scores.lots[player], player)):
            rows.append(
                Row(
                    place=place,
                    player=player,
                    points=scores.points[player],
                    terms=scores.terms[player],
                    played=len(scores.results[player]),
                    byes=scores.byes.get(player, 0),
                    wins=sum((win(result.of(player)) for result in scores.results[player]), Fraction()),
                    tie_breaks=tuple(found[player]),
                    status=status[player],
                )
            )
    return tuple(rows)


def _split(groups: Iterable[tuple[str, ...]], key: Callable[[str], Any]) -> list[tuple[str, ...]]:
    """Split groups of tied players by a key, lowest first."""
    return [tuple(together) for group in groups for _, together in groupby(sorted(group, key=key), key=key)]
