"""Tournaments as far as standings need them: participants, rounds and results."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from tournaments.messages.corrections import Placing
from tournaments.settings import GameSettings, Settings, Swiss
from tournaments.standings.rows import Row, TieBreakValue
from tournaments.state import Participant, Round, StageState, Table, Tournament

GAME = GameSettings("dice-hospital")


def settings(**changes: Any) -> Settings:
    """Four at a table, five Swiss rounds, unless changed."""
    return replace(Settings(name="Spring", game=GAME, table_size=4, stages=(Swiss(rounds=5),)), **changes)


def played(scores: Mapping[str, int], **changes: Any) -> Table:
    """A finished table: the players in the order of the seats with their points in the game."""
    placings = tuple(
        Placing(player, 1 + sum(other > points for other in scores.values()), points)
        for player, points in scores.items()
    )
    return replace(Table(tuple(scores), status="finished", placings=placings), **changes)


def round_of(number: int, *tables: Table, byes: Sequence[str] = (), stage: int = 0, **changes: Any) -> Round:
    """A round, finished unless changed."""
    return replace(Round(number, stage, "finished", tables, tuple(byes)), **changes)


def tournament(
    names: str,
    *rounds: Round,
    stages: Sequence[Sequence[str]] = (),
    set_: Settings | None = None,
    **changes: Any,
) -> Tournament:
    """A running tournament. Participants have one letter each; their lots are in this order, from 1."""
    state = Tournament(
        id="t",
        owner="o",
        settings=set_ or settings(),
        rules=1,
        commitment="",
        status="running",
        participants=tuple(Participant(name, lot) for lot, name in enumerate(names, 1)),
        stages=tuple(StageState(tuple(players), 7) for players in stages or [names]),
        rounds=rounds,
    )
    return replace(state, **changes)


def with_status(state: Tournament, player: str, status: Any) -> Tournament:
    """The tournament after a participant withdrew or was disqualified."""
    return replace(
        state,
        participants=tuple(
            replace(participant, status=status) if participant.player == player else participant
            for participant in state.participants
        ),
    )


def names(rows: Sequence[Row]) -> str:
    """The players of rows in their order."""
    return "".join(row.player for row in rows)


def points(rows: Sequence[Row]) -> dict[str, Fraction]:
    """The points of each player."""
    return {row.player: row.points for row in rows}


def tie_break_of(rows: Sequence[Row], player: str, name: str) -> TieBreakValue:
    """What a tie-break says about a player."""
    row = next(row for row in rows if row.player == player)
    return next(value for value in row.tie_breaks if value.name == name)
