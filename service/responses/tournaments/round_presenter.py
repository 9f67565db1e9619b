"""Fills the response about a round: every table at a glance."""

from collections.abc import Mapping

from events.fold.summary import GameSummary
from events.tournaments.folded_tournament import FoldedTournament
from service.responses.accounts.shown_player import ShownPlayers
from service.responses.tournaments.round_structs import (
    Flag,
    Presence,
    RoundResponse,
    RoundTable,
    TableSeat,
    TableTurn,
)
from service.responses.tournaments.tournament_presenter import named
from tournaments.state import Round, Table

Games = Mapping[str, GameSummary]
"""The games that the caller may see, by id."""


def people_at(shown: Round) -> list[str]:
    """Return the ids of the players of a round."""
    return [*shown.byes, *(player for table in shown.tables for player in table.humans)]


def present_round(
    folded: FoldedTournament, shown: Round, players: ShownPlayers, games: Games
) -> RoundResponse:
    """Return a round with its tables."""
    return RoundResponse(
        tournament=folded.id,
        version=folded.version,
        number=shown.number,
        stage=shown.stage,
        status=shown.status,
        paired=shown.paired,
        opened=shown.opened,
        repeats=shown.repeats,
        proof=shown.proof,
        tables=[
            _table(number, table, players, games.get(table.game or ""))
            for number, table in enumerate(shown.tables, start=1)
        ],
        byes=[named(player, players) for player in shown.byes],
    )


def _table(number: int, table: Table, players: ShownPlayers, game: GameSummary | None) -> RoundTable:
    seats = [_seat(seat, player, table, players, game) for seat, player in enumerate(table.players)]
    late = any(seat.presence == "late" for seat in seats)
    return RoundTable(
        number=number,
        group=table.group,
        status=table.status,
        game=table.game,
        game_status=game.status if game else None,
        seats=seats,
        turn=_turn(game) if game else None,
        waits_until=table.waits_until if late and not table.paused else None,
        paused=table.paused,
        overridden=table.overridden,
        flags=_flags(table, seats, game),
    )


def _seat(
    seat: int, player: str | None, table: Table, players: ShownPlayers, game: GameSummary | None
) -> TableSeat:
    own = game.seats[seat] if game and seat < len(game.seats) else None
    result = next((placing for placing in table.placings if placing.player == player), None)
    return TableSeat(
        seat=seat,
        player=player,
        name=players[player].name if player else None,
        bot_account=bool(player and players[player].bot),
        presence=_presence(player, table, own is not None and own.player == player),
        resigned=bool(own and own.resigned),
        place=result.place if result else None,
        points=result.points if result else None,
    )


def _presence(player: str | None, table: Table, seated: bool) -> Presence:
    if player is None:
        return "bot"
    if player in table.absent:
        return "absent"
    if player in table.bot_plays:
        return "replaced"
    if seated or table.done:
        return "seated"
    return "late" if table.status == "open" else "expected"


def _turn(game: GameSummary) -> TableTurn | None:
    if not game.awaiting:
        return None
    deadline = min((deadline.at for deadline in game.deadlines), default=None)
    return TableTurn(game.awaiting.seats, game.awaiting.job, game.updated, deadline, game.round)


def _flags(table: Table, seats: list[TableSeat], game: GameSummary | None) -> list[Flag]:
    flags: dict[Flag, bool] = {
        "late": any(seat.presence == "late" for seat in seats),
        "resigned": any(seat.resigned for seat in seats),
        "abandoned": game is not None and game.status == "abandoned",
        "corrected": bool(game and game.head and table.head and game.head != table.head),
        "overridden": table.overridden,
    }
    return [flag for flag, holds in flags.items() if holds]
