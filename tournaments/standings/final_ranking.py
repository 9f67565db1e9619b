"""Who goes on to the next round or stage, and the ranking at the end."""

from tournaments.settings import Groups, Knockout
from tournaments.standings.results import results
from tournaments.standings.rows import Row
from tournaments.standings.stage_standings import stage_standings
from tournaments.state import Tournament


def final_ranking(state: Tournament) -> tuple[str, ...]:
    """All who are in the standings, the winner first: the last stage, then those who got no further than the
    stage before, and so on. Disqualified players are last."""
    order = dict[str, Row]()
    for stage in reversed(range(max(len(state.stages), 1))):
        for row in stage_standings(state, stage, _last_round(state, stage)):
            order.setdefault(row.player, row)
    return tuple(sorted(order, key=lambda player: order[player].status == "disqualified"))


def advancing(state: Tournament, stage: int) -> tuple[str, ...]:
    """Who goes on to the next stage, the best first. Players who left make room for those behind them."""
    last = _last_round(state, stage)
    match state.settings.stages[stage]:
        case Knockout():
            return going_on(state, last)
        case Groups(groups=groups, advance=advance):
            best = {
                row.player
                for group in range(1, groups + 1)
                for row in _present(stage_standings(state, stage, last, group))[:advance]
            }
            return tuple(row.player for row in stage_standings(state, stage, last) if row.player in best)
        case other:
            rows = _present(stage_standings(state, stage, last))
            return tuple(row.player for row in rows[: other.advance])


def going_on(state: Tournament, round_: int) -> tuple[str, ...]:
    """Who goes on from a round of a knock-out, the best first: those with a bye, and the best of each table.

    A shared place is decided by the points in the game, then by the standings.
    """
    played = state.rounds[round_ - 1]
    stage = state.settings.stages[played.stage]
    assert isinstance(stage, Knockout)
    rows = _present(stage_standings(state, played.stage, round_))
    order = {row.player: position for position, row in enumerate(rows)}
    chosen = set(played.byes)
    for result in results((played,)):
        placed = [placed for placed in result.placed if placed.player in order]
        placed.sort(key=lambda one: (one.place, -one.points, order[one.player]))
        # Somebody has to go, or small tables would play each other for ever.
        most = max(1, len(played.tables[result.table - 1].humans) - 1)
        chosen.update(one.player for one in placed[: min(stage.winners, most)])
    return tuple(player for player in order if player in chosen)


def _present(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    return tuple(row for row in rows if row.status in ("registered", "checked_in"))


def _last_round(state: Tournament, stage: int) -> int:
    return max((round_.number for round_ in state.rounds if round_.stage == stage), default=0)
