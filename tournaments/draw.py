"""The tables of the next round: by pairing, or as the plan of the stage says."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from tournaments.messages.rounds import ForeseenRound, RoundPaired, Seats
from tournaments.pairing.field import Field, Pairing, Remainder, pair_of
from tournaments.pairing.plan import plan
from tournaments.pairing.seeding import groups, knockout
from tournaments.pairing.swiss import pair
from tournaments.settings import Groups, Knockout, Schedule, Settings, Swiss
from tournaments.standings.next_field import field_of
from tournaments.state import Tournament

Plan = tuple[Pairing, ...]


def count_rounds(settings: Settings, number: int, players: tuple[str, ...], seed: int) -> int | None:
    """Return how many rounds a stage has; None for a knock-out."""
    match settings.stages[number]:
        case Swiss(rounds=rounds):
            return rounds
        case Knockout():
            return None
        case stage:
            return max(map(len, plans(stage, players, settings.table_size, settings.remainder, seed)))


def draw_round(state: Tournament, seed: int, at: int) -> RoundPaired:
    """Return the pairing of the newest round, whose stage has begun. A plan does not use the seed."""
    assert state.round is not None
    field = field_of(state, state.round.number, seed)
    match state.settings.stages[state.round.stage]:
        case Swiss():
            return _drawn(state.round.number, field, pair(field), at)
        case Knockout():
            # A bye would be a place in the next round for nothing.
            remainder: Remainder = "smaller_tables" if field.remainder == "byes" else field.remainder
            return _drawn(state.round.number, field, knockout(replace(field, remainder=remainder)), at)
        case stage:
            return _planned(state, stage, field, at)


def _drawn(number: int, field: Field, pairing: Pairing, at: int) -> RoundPaired:
    tables, *ahead = (tuple(map(Seats, tables)) for tables in (pairing.tables, *pairing.ahead))
    foreseen = tuple(map(ForeseenRound, ahead))
    return RoundPaired(number, field.seed, tables, pairing.byes, pairing.repeats, pairing.proof, at, foreseen)


def _planned(state: Tournament, stage: Schedule | Groups, field: Field, at: int) -> RoundPaired:
    """The round as planned, without the players who have left since the stage began."""
    assert state.round is not None
    begun, settings = state.stages[state.round.stage], state.settings
    planned = plans(stage, begun.players, settings.table_size, settings.remainder, begun.seed)
    index = sum(round_.stage == state.round.stage for round_ in state.rounds) - 1
    tables: list[Seats] = []
    byes: list[str] = []
    for group, rounds in enumerate(planned, 1 if isinstance(stage, Groups) else 0):
        if index < len(rounds):
            byes += [player for player in rounds[index].byes if player in field.players]
            for table in rounds[index].tables:
                seats = _without_leavers(table, field)
                humans = [player for player in seats if player is not None]
                if len(humans) > 1 or (humans and field.remainder == "bots"):
                    tables.append(Seats(seats, group))
                else:
                    byes += humans
    met = repeats_of(field, (seats.players for seats in tables))
    return RoundPaired(state.round.number, begun.seed, tuple(tables), tuple(byes), met, "planned", at)


def _without_leavers(planned: tuple[str | None, ...], field: Field) -> tuple[str | None, ...]:
    """The seats of a planned table. Those of players who have left are taken away, or bots have them."""
    if field.remainder == "smaller_tables":
        return tuple(player for player in planned if player in field.players)
    return tuple(player if player in field.players else None for player in planned)


@lru_cache(maxsize=16)
def plans(
    stage: Schedule | Groups, players: tuple[str, ...], table_size: int, remainder: Remainder, seed: int
) -> tuple[Plan, ...]:
    """Return the plan of each group; of all players if there are no groups."""
    parts = groups(players, stage.groups) if isinstance(stage, Groups) else (players,)
    return tuple(
        plan(part, table_size, stage.rounds, remainder, seed + number) for number, part in enumerate(parts)
    )


def repeats_of(field: Field, tables: Iterable[tuple[str | None, ...]]) -> int:
    """Return how many pairs at these tables have met before."""
    return sum(
        bool(field.met.get(pair_of(one, other)))
        for table in tables
        for one, other in combinations([player for player in table if player is not None], 2)
    )
