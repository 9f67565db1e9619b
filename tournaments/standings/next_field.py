"""The field of a round: who is to be paired, and what they have played so far."""

from collections import Counter
from itertools import combinations

from msgspec.structs import replace

from tournaments.pairing.field import Field, pair_of
from tournaments.settings import MOST_TABLE, Knockout, Swiss
from tournaments.standings.final_ranking import going_on
from tournaments.standings.stage_standings import stage_standings
from tournaments.state import Participant, Tournament


def as_started(state: Tournament) -> Tournament:
    """The tournament as if nobody had left or returned since the newest round started.

    Who was removed or disqualified since then is not paired.
    """
    round_ = state.rounds[-1]
    players = frozenset(round_.players)

    def stayed(each: Participant) -> Participant:
        if each.player not in players or each.status in ("removed", "disqualified"):
            return each
        return replace(each, status="registered", since=min(each.since, round_.number))

    return replace(state, participants=tuple(map(stayed, state.participants)))


def field_of(state: Tournament, number: int, seed: int) -> Field:
    """The field of a round that has begun, from all that was played before it. Void tables do not count."""
    round_ = state.rounds[number - 1]
    stage = state.settings.stages[round_.stage]
    players = players_of(state, number)
    points = {row.player: row.points for row in stage_standings(state, round_.stage, number - 1)}
    places = {points[player]: place for place, player in reversed([*enumerate(players, 1)])}
    met, seats, byes = Counter[tuple[str, str]](), Counter[tuple[str, int]](), Counter[str]()
    for earlier in state.rounds[: number - 1]:
        byes.update(earlier.byes)
        for table in earlier.tables:
            if table.status == "void":
                continue
            present = {
                player: seat
                for seat, player in enumerate(table.players)
                if player in table.humans and player not in table.absent
            }
            met.update(pair_of(*pair) for pair in combinations(present, 2))
            seats.update(present.items())
    first = next(other.number for other in state.rounds if other.stage == round_.stage)
    last = state.rounds[number - 2] if number > first else None
    return Field(
        players=players,
        standing=tuple(places[points[player]] for player in players),
        table_size=state.settings.table_size,
        remainder=state.settings.remainder,
        seed=seed,
        ahead=last.ahead if last else (),
        left=first + stage.rounds - 1 - number if isinstance(stage, Swiss) else 0,
        met=dict(met),
        seats={player: tuple(seats[player, seat] for seat in range(MOST_TABLE)) for player in players},
        byes={player: byes[player] for player in players},
        forbidden=frozenset(pair_of(*pair) for pair in state.forbidden),
    )


def players_of(state: Tournament, number: int) -> tuple[str, ...]:
    """Who is to be paired in a round, the best first.

    In the first round of a stage after the first they stand as they were ranked when the stage began.
    """
    round_ = state.rounds[number - 1]
    there = {
        participant.player
        for participant in state.participants
        if participant.active and participant.since <= number
    }
    begins = all(other.stage != round_.stage for other in state.rounds[: number - 1])
    if begins and round_.stage:
        order = state.stages[round_.stage].players
    elif not begins and isinstance(state.settings.stages[round_.stage], Knockout):
        order = going_on(state, number - 1)
    else:
        order = tuple(row.player for row in stage_standings(state, round_.stage, number - 1))
    return tuple(player for player in order if player in there)
