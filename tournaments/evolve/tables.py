"""Changes to the rounds and tables of a tournament, and the places of the players at a table."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from games.kernel.title import Standing
from tournaments.messages.corrections import Placing
from tournaments.state import Round, Table, Tournament


def with_round(state: Tournament, number: int, changed: Callable[[Round], Round]) -> Tournament:
    """Return the tournament with a changed round."""
    rounds = list(state.rounds)
    rounds[number - 1] = changed(rounds[number - 1])
    return replace(state, rounds=tuple(rounds))


def with_tables(
    state: Tournament, number: int, tables: Sequence[int], changed: Callable[[Table], Table]
) -> Tournament:
    """Return the tournament with some changed tables of a round."""

    def change(round_: Round) -> Round:
        found = list(round_.tables)
        for table in tables:
            found[table - 1] = changed(found[table - 1])
        return replace(round_, tables=tuple(found))

    return with_round(state, number, change)


def done_if_pointless(state: Tournament, table: Table) -> Table:
    """Return an open table as done, without a result, if a result would count for nobody."""
    pointless = table.status == "open" and not _counted(state, table)
    return replace(table, status="finished", paused=None) if pointless else table


def with_result(state: Tournament, table: Table, standings: Sequence[Standing]) -> Table:
    """Return a table with the result of its game. Players are ranked among those whose result counts."""
    results = {standing.seat: standing for standing in standings}
    counted = {player: results[seat] for seat, player in _counted(state, table) if seat in results}
    return replace(
        table,
        status="finished",
        placings=tuple(
            Placing(player, 1 + sum(o.place < own.place for o in counted.values()), own.points)
            for player, own in counted.items()
        ),
        bot_points=tuple(result.points for result in standings if result not in counted.values()),
        paused=None,
    )


def _counted(state: Tournament, table: Table) -> list[tuple[int, str]]:
    """The seats whose result counts for a player. A bot's result does not count for who was disqualified."""
    forfeit = table.absent if state.settings.no_show.then == "forfeit" else ()
    out = {each.player for each in state.participants if each.status == "disqualified"}
    return [
        (seat, player)
        for seat, player in enumerate(table.players)
        if player is not None and player not in forfeit
        if not (player in out and player in table.bot_plays)
    ]
