"""Games of tournaments in answers and lists."""

from events.execute import create, execute
from events.fold.store import Store
from games.kernel.table.table import Actor, CreateGame, SeatOffer, TournamentTable
from games.kernel.table.tournament_games import Substitute
from tests.market.title import TITLES
from tests.players import SERVICE
from tests.service.conftest import Api, listed


def test_games_of_a_tournament_are_listed_by_it(ann: Api) -> None:
    at = TournamentTable("0123456789abcdef01234567", round=1, table=4)
    command = CreateGame(title="market", seats=(SeatOffer(player=ann.id),), tournament=at)
    made = create(ann.service.store, Actor("organizer", ann.id), command).folded
    shown = {"tournament": at.tournament, "round": 1, "table": 4, "rated": True}
    assert ann.read(made.id)["tournament"] == shown
    other = ann.post("/v1/games", {"title": "market", "seats": [{}]}).get_json()["id"]
    listed(ann, made.id, other)
    found = ann.get(f"/v1/games?tournament={at.tournament}").get_json()["games"]
    assert [(game["id"], game["tournament"]) for game in found] == [(made.id, shown)]
    assert ann.code(ann.get("/v1/games?tournament=abc")) == (400, "invalid_fields")


def test_nobody_puts_a_game_into_a_tournament_over_http(ann: Api) -> None:
    at = {"tournament": "0123456789abcdef01234567", "round": 1, "table": 4, "rated": True}
    answer = ann.post("/v1/games", {"title": "market", "seats": [{}], "tournament": at})
    assert ann.code(answer) == (400, "invalid_fields")


def test_a_substitute_plays_a_private_game_at_once(api: Api, ann: Api, bob: Api) -> None:
    cid = api.player("Cid")
    at = TournamentTable("0123456789abcdef01234567", round=1, table=1)
    seats = (SeatOffer(player=ann.id), SeatOffer(player=bob.id))
    command = CreateGame(title="market", seats=seats, visibility="private", tournament=at)
    game = create(ann.service.store, Actor("organizer", "f" * 16), command).folded.id
    assert ann.command(game, "join").status_code == 201
    worker = Store(ann.service.store.client, TITLES)
    execute(worker, game, SERVICE, Substitute(1, cid.id))
    assert cid.command(game, "commit", commitment=None).status_code == 201
