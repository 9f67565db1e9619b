"""Rounds, tables and results after the events of rounds."""

from msgspec.structs import replace

from tournaments.evolve.tables import done_if_pointless, with_result, with_round, with_tables
from tournaments.messages.rounds import (
    PairAllowed,
    PairForbidden,
    PairingChanged,
    PlayersAbsent,
    ResultRecorded,
    RoundFinished,
    RoundPaired,
    RoundStarted,
    StageFinished,
    StageStarted,
    TablesOpened,
    TimesSet,
    TournamentFinished,
)
from tournaments.state import Round, StageState, Table, Tournament

MINUTE = 60_000


def round_started(state: Tournament, event: RoundStarted) -> Tournament:
    """Add the round."""
    new = Round(event.round, event.stage, players=event.players)
    return replace(state, status="running", rounds=(*state.rounds, new))


def stage_started(state: Tournament, event: StageStarted) -> Tournament:
    """Add the stage."""
    new = StageState(players=event.players, seed=event.seed, rounds=event.rounds)
    return replace(state, stages=(*state.stages, new))


def round_paired(state: Tournament, event: RoundPaired) -> Tournament:
    """Give the round its tables."""
    return with_round(
        state,
        event.round,
        lambda round_: replace(
            round_,
            status="paired",
            tables=tuple(Table(seats.players, seats.group) for seats in event.tables),
            byes=event.byes,
            repeats=event.repeats,
            proof=event.proof,
            seed=event.seed,
            ahead=tuple(tuple(seats.players for seats in foreseen.tables) for foreseen in event.ahead),
            paired=event.at,
        ),
    )


def pairing_changed(state: Tournament, event: PairingChanged) -> Tournament:
    """Give the round other tables. Bots keep the seats of disqualified players."""
    out = {each.player for each in state.participants if each.status == "disqualified"}
    tables = tuple(
        Table(seats.players, seats.group, bot_plays=tuple(each for each in seats.players if each in out))
        for seats in event.tables
    )
    return with_round(
        state,
        event.round,
        lambda round_: replace(round_, tables=tables, byes=event.byes, repeats=event.repeats, proof="manual"),
    )


def pair_forbidden(state: Tournament, event: PairForbidden) -> Tournament:
    """Add a forbidden pair."""
    return replace(state, forbidden=(*state.forbidden, event.players))


def pair_allowed(state: Tournament, event: PairAllowed) -> Tournament:
    """Take a pair off the forbidden ones."""
    return replace(state, forbidden=tuple(pair for pair in state.forbidden if pair != event.players))


def times_set(state: Tournament, event: TimesSet) -> Tournament:
    """Replace the times of rounds."""
    return replace(state, settings=replace(state.settings, times=event.times))


def tables_opened(state: Tournament, event: TablesOpened) -> Tournament:
    """Give each table its game."""
    wait = event.at + state.settings.no_show.minutes * MINUTE
    return with_round(
        state,
        event.round,
        lambda round_: replace(
            round_,
            status="open",
            opened=event.at,
            tables=tuple(
                done_if_pointless(state, replace(table, game=game, status="open", waits_until=wait))
                for table, game in zip(round_.tables, event.games, strict=True)
            ),
        ),
    )


def players_absent(state: Tournament, event: PlayersAbsent) -> Tournament:
    """Mark players as absent."""
    return with_tables(
        state,
        event.round,
        [event.table],
        lambda table: done_if_pointless(state, replace(table, absent=(*table.absent, *event.players))),
    )


def result_recorded(state: Tournament, event: ResultRecorded) -> Tournament:
    """Take over the result of a game."""
    return with_tables(
        state,
        event.round,
        [event.table],
        lambda table: replace(with_result(state, table, event.standings), head=event.head),
    )


def round_finished(state: Tournament, event: RoundFinished) -> Tournament:
    """Close the round."""
    return with_round(state, event.round, lambda round_: replace(round_, status="finished"))


def stage_finished(state: Tournament, event: StageFinished) -> Tournament:
    """Close the stage."""
    stages = list(state.stages)
    stages[event.stage] = replace(stages[event.stage], finished=True, advancing=event.advancing)
    return replace(state, stages=tuple(stages))


def tournament_finished(state: Tournament, event: TournamentFinished) -> Tournament:
    """Set the ranking. A round that could not be paired any more is dropped."""
    return replace(
        state,
        status="finished",
        ranking=event.ranking,
        finished=event.at if state.finished is None else state.finished,
        rounds=tuple(round_ for round_ in state.rounds if round_.status != "starting"),
    )
