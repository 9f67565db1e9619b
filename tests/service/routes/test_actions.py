"""What a player may post: any move plays on, and what could hurt stands in lists of its own."""

from random import Random
from typing import Any, get_args

import pytest

from events.settings import Settings
from games.kernel.table.clock import ExpireGame, ExpireTurn, GiveTime
from games.kernel.table.corrections import Correct
from games.kernel.table.game import TABLE_COMMANDS
from games.kernel.table.nonces import Reopen
from games.kernel.table.tournament_games import CallOff, Substitute
from service.http.app import create_app
from service.responses.action_structs import HistoryAction, TableAction
from tests.service.conftest import Api
from tests.service.contract_checker import Checker, shipped_checker
from tests.titles.registry import TITLES
from tests.titles.tables import Case, cases, name_of
from workers.turns.play import play_on

NEVER_LISTED = {Correct, ExpireGame, ExpireTurn, GiveTime, Reopen, CallOff, Substitute}


def actions(player: Api, game: str) -> dict[str, Any]:
    found: dict[str, Any] = player.get(f"/v1/games/{game}/actions").get_json()
    return found


def test_no_command_of_the_table_is_taken_for_a_move() -> None:
    assert {*get_args(TableAction), *get_args(HistoryAction), *NEVER_LISTED} == set(TABLE_COMMANDS)


def test_a_choice_already_made_may_be_changed_but_is_no_move(settings: Settings) -> None:
    api = Api(create_app(settings), shipped_checker())
    ann, bob = api.player("Ann"), api.player("Bob")
    game = _started(ann, bob, title="clinic")
    while ann.read(game)["view"]["step"] != "select_1":
        _post_random_moves(game, (ann, bob), Random(1))
    chosen, *others = actions(ann, game)["moves"]
    assert actions(ann, game)["changes"] == []
    assert ann.post(f"/v1/games/{game}/commands", chosen).status_code == 201
    page = actions(ann, game)
    assert (page["must"], page["moves"], page["changes"]) == (False, [], others)
    assert page["awaiting"]["seats"] == [1]
    assert ann.post(f"/v1/games/{game}/commands", others[0]).status_code == 201
    page = actions(bob, game)
    assert (page["must"], page["moves"], page["changes"]) == (True, [chosen, *others], [])


@pytest.mark.parametrize("title", sorted(TITLES))
def test_whoever_posts_any_of_the_moves_plays_whole_games_and_is_never_refused(
    settings: Settings, title: str
) -> None:
    _play_at_random(settings, {"title": title, "seats": [{}, {}]}, Random(title))


@pytest.mark.soak
@pytest.mark.parametrize("case", cases(), ids=name_of)
def test_so_it_is_with_every_module(settings: Settings, case: Case) -> None:
    new = case.command
    seats = [{"kind": seat.kind, **({"bot": seat.bot} if seat.bot else {})} for seat in new.seats]
    body = {"title": case.title, "modules": new.modules, "options": new.options, "seats": seats}
    _play_at_random(settings, body, Random(case.number))


def _play_at_random(settings: Settings, body: dict[str, Any], luck: Random) -> None:
    api = Api(create_app(settings, TITLES), _Unchecked({}))
    people = sum(seat.get("kind", "human") == "human" for seat in body["seats"])
    players = tuple(api.player(f"Player {number}") for number in range(max(people, 1)))
    # Looking for undos takes half of the time; they have a list of their own.
    game = players[0].create(**body, undo="off")
    for player in players[1:]:
        assert player.command(game, "join").status_code == 201
    assert players[0].command(game, "start").status_code == 201
    while api.service.store.load(game).table.status == "playing":
        _post_random_moves(game, players, luck)
    over = api.read(game)
    assert (over["status"], any(seat["resigned"] for seat in over["seats"])) == ("finished", False)


class _Unchecked(Checker):
    """Checks nothing: other tests hold whole games against the contract."""

    def check(self, *_: object) -> None:
        """Accept any answer."""


def _started(ann: Api, bob: Api, **changes: Any) -> str:
    game = ann.create(**changes)
    assert bob.command(game, "join").status_code == 201
    assert ann.command(game, "start").status_code == 201
    return game


def _post_random_moves(game: str, players: tuple[Api, ...], luck: Random) -> None:
    """Every player whom the game waits for posts a move, whatever the others post in the meantime."""
    store = players[0].service.store
    while job := (folded := store.load(game)).game.awaiting(folded.table).job:
        play_on(store, game, folded.version, job)
    offered = [(player, actions(player, game)) for player in players]
    for player, page in offered:
        assert bool(page["moves"]) == page["must"]
        if page["moves"]:
            response = player.post(f"/v1/games/{game}/commands", luck.choice(page["moves"]))
            assert response.status_code == 201, response.get_json()
