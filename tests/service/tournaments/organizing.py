"""Tournaments of Market over HTTP, with the steps that jobs do for a running service."""

from typing import Any

from msgspec.structs import replace

from events.execute import create
from events.tournaments.execute_tournament import execute_tournament
from events.tournaments.tournament_summary import summarize_tournament
from games.kernel.messages import Command
from games.kernel.table.table import Actor, TournamentTable
from games.kernel.title import Standing
from tests.players import SERVICE
from tests.service.conftest import OPERATOR, Api
from tournaments.messages.rounds import OpenTables, PairRound, RecordResult
from tournaments.new_games import new_game
from tournaments.state import Round

SETTINGS: dict[str, Any] = {
    "name": "Market Cup",
    "game": {"title": "market"},
    "table_size": 3,
    "stages": [{"kind": "swiss", "rounds": 2}],
}
PATH = "/v1/tournaments"


def organizer(api: Api, name: str = "Cid") -> Api:
    """A new organizer."""
    made = api.player(name)
    Api(api.app, api.checker, OPERATOR).request("PUT", f"/v1/players/{made.id}/organizer")
    return made


def new_tournament(cid: Api, **changes: Any) -> str:
    """A tournament; its id."""
    response = cid.post(PATH, {"settings": {**SETTINGS, **changes}})
    assert response.status_code == 201, response.get_data()
    return str(response.get_json()["id"])


def tell(api: Api, tournament: str, kind: str, headers: Any = None, query: str = "", **fields: Any) -> Any:
    """The response to a command."""
    path = f"{PATH}/{tournament}/commands{query}"
    return api.post(path, {"type": kind, **fields}, headers=headers or {})


def done(api: Api, tournament: str, kind: str, **fields: Any) -> Any:
    """The body of the response to a command that is accepted."""
    response = tell(api, tournament, kind, **fields)
    assert response.status_code == 201, response.get_data()
    return response.get_json()


def players(api: Api, tournament: str, count: int) -> list[Api]:
    """New players who take part."""
    made = [api.player(f"Player {number}") for number in range(1, count + 1)]
    for player in made:
        done(player, tournament, "register")
    return made


def serve(api: Api, tournament: str, command: Command) -> None:
    """Send a command as the service does."""
    execute_tournament(api.service.tournaments, tournament, SERVICE, command)


def latest_round(api: Api, tournament: str) -> Round:
    """The latest round."""
    return api.service.tournaments.load(tournament).state.rounds[-1]


def start_round(cid: Api, tournament: str) -> list[str]:
    """Start the next round, pair it and create its games; their ids."""
    done(cid, tournament, "start_round")
    number = latest_round(cid, tournament).number
    serve(cid, tournament, PairRound(round=number))
    return open_round(cid, tournament)


def open_round(cid: Api, tournament: str) -> list[str]:
    """Create the games of a round that is paired; their ids."""
    state = cid.service.tournaments.load(tournament).state
    number, stand_in = state.rounds[-1].number, cid.service.titles["market"].stand_in
    games = []
    for table, seats in enumerate(state.rounds[-1].tables, start=1):
        command = new_game(state.settings, seats.players, stand_in)
        command = replace(command, tournament=TournamentTable(tournament, number, table))
        owner = Actor("organizer", state.owner)
        games.append(create(cid.service.store, owner, command).folded.id)
    serve(cid, tournament, OpenTables(round=number, games=tuple(games)))
    return games


def finish_round(cid: Api, tournament: str) -> None:
    """Record a result of each table in which the seats finish in their order."""
    shown = latest_round(cid, tournament)
    for number, table in enumerate(shown.tables, start=1):
        assert table.game is not None
        standings = tuple(Standing(seat, seat + 1, 30 - seat) for seat in range(len(table.players)))
        serve(cid, tournament, RecordResult(shown.number, number, table.game, "0c" * 32, standings))


def listed_tournaments(api: Api, *tournaments: str) -> None:
    """Bring tournaments into the lists, as the dispatcher would."""
    service = api.service
    service.tournament_lists.apply(
        [summarize_tournament(service.tournaments.load(each)) for each in tournaments]
    )
