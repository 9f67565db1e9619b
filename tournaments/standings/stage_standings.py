"""The standings of a stage: of all its players, or of one group."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from tournaments.pairing.seeding import groups
from tournaments.settings import Groups, Knockout
from tournaments.standings.ranking import ranked
from tournaments.standings.results import results
from tournaments.standings.rows import Row
from tournaments.standings.scores import Scores, rounds_of, scores
from tournaments.state import Participant, Round, Tournament

OUT = 1_000
"""The place of players who did not come to their last table, or whose last table is void."""


def standings(state: Tournament, after_round: int | None = None, group: int | None = None) -> tuple[Row, ...]:
    """The standings of the stage that is played, as they are now, or those after a round of any stage.

    A stage is played from the pairing of its first round on, and begins with 0 points. With groups,
    `group` picks one; without it, the winners of all groups come first, then all who are second, and so on.
    """
    last = len(state.rounds) if after_round is None else after_round
    stage = state.rounds[last - 1].stage if last else 0
    return stage_standings(state, min(stage, max(len(state.stages) - 1, 0)), last, group)


def stage_standings(state: Tournament, stage: int, last: int, group: int | None = None) -> tuple[Row, ...]:
    """The standings of a stage after a round; before its first, everybody has 0 points."""
    players = _players(state, stage, last)
    scored = scores(state, stage, last)
    match state.settings.stages[stage]:
        case Knockout():
            far = _how_far(rounds_of(state, stage, last))
            return ranked(players, scored, lambda player: far.get(player, (0, 0)))
        case Groups():
            return _group_standings(players, scored, groups_of(state, stage), group)
        case _:
            return ranked(players, scored, lambda _: ())


def _how_far(rounds: tuple[Round, ...]) -> Mapping[str, tuple[int, int]]:
    """The last round that each player came to, as a negative number, and the place at the table there.

    A player with a bye, or at a table without a result yet, is still in, like the winners of that round.
    """
    far = dict[str, tuple[int, int]]()
    for round_ in rounds:
        places = {placed.player: placed.place for result in results((round_,)) for placed in result.placed}
        for player in round_.byes:
            far[player] = (-round_.number, 1)
        for table in round_.tables:
            for player in table.humans:
                far[player] = (-round_.number, places.get(player, OUT if table.done else 1))
    return far


def _group_standings(
    players: Iterable[Participant], scored: Scores, group_of: dict[str, int], group: int | None
) -> tuple[Row, ...]:
    members = dict[int, list[Participant]]()
    for player in players:
        members.setdefault(group_of.get(player.player, 0), []).append(player)
    if group is not None:
        rows = ranked(members.get(group, ()), scored, lambda _: ())
    else:
        within = {
            row.player: row.place for one in members.values() for row in ranked(one, scored, lambda _: ())
        }
        rows = ranked(players, scored, lambda player: (within[player],))
    return tuple(replace(row, group=group_of.get(row.player, 0)) for row in rows)


def _players(state: Tournament, stage: int, last: int) -> tuple[Participant, ...]:
    """Who is in the standings: in the first stage all who were paired or can be paired in the next round."""
    if stage:
        return tuple(player for player in state.participants if player.player in state.stages[stage].players)
    seen = {
        player
        for round_ in rounds_of(state, stage, last)
        for player in (*round_.byes, *(player for table in round_.tables for player in table.humans))
    }
    return tuple(
        player
        for player in state.participants
        if player.player in seen
        or (player.status not in ("withdrawn", "removed") and player.since <= last + 1)
    )


def groups_of(state: Tournament, stage: int) -> dict[str, int]:
    """The number of each player's group, from 1. A stage that has not begun has none yet."""
    rules = state.settings.stages[stage]
    assert isinstance(rules, Groups)
    if stage >= len(state.stages):
        return {}
    parts = groups(state.stages[stage].players, rules.groups)
    return {player: number for number, part in enumerate(parts, 1) for player in part}
