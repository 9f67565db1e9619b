"""Games: set up, listed, read, and what the caller may do in them."""

from typing import Any

from flask import Response, request

from events.actions import available_commands
from events.execute import create
from games.kernel.table.table import Actor, CreateGame
from service.auth.accounts import Player
from service.auth.rate_limits import charge
from service.context import Service, game_headers, json_response, load_visible, not_modified, require_visible
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import convert, invalid, load, load_query, read_json
from service.requests.headers import command_id
from service.requests.schemas import GameQuery, GamesQuery, NewGame, NoQuery
from service.responses.presenters import is_over, present_game
from service.responses.problems import Problem
from service.responses.structs import ActionsResponse, GameResponse, GamesResponse
from service.routes import examples

_no_query, _new_game, _game_query, _games_query = NoQuery(), NewGame(), GameQuery(), GamesQuery()


def create_game(service: Service) -> Response:
    """Set up a table; the caller takes the first human seat."""
    load_query(_no_query)
    player, key = service.auth.player(), command_id(b"create")
    asked: dict[str, Any] = load(_new_game, read_json())
    charge(service.limits, "games", player.id)
    for number, seat in enumerate(asked["seats"]):
        if seat["player"] is not None and not service.accounts.exists(seat["player"]):
            raise Problem("unknown_player", seat=number, player=seat["player"])
    command = convert({"type": "create", **asked}, CreateGame)
    outcome = create(service.store, service.titles, actor_of(player), command, key)
    shown = present_game(outcome.folded, player, None)
    where = {"Location": f"/v1/games/{shown.id}", **game_headers(shown.version)}
    return json_response(shown, 201, where)


def list_games(service: Service) -> Response:
    """A page of the lobby or the results."""
    caller = service.auth.caller()
    asked = load_query(_games_query)
    try:
        rows, following = service.lists.query(
            title=asked.get("title"),
            status=asked.get("status"),
            player=asked.get("player"),
            limit=asked["limit"],
            after=asked.get("after"),
            viewer=caller.id if caller else None,
            everything=bool(caller and caller.organizer),
        )
    except ValueError:
        raise invalid({"after": ["Not the `next` of a page."]}) from None
    return json_response(GamesResponse(rows, following), headers={"Vary": "Authorization"})


def read_game(service: Service, game: str) -> Response:
    """The game as the caller may see it, now or at an earlier version."""
    caller = service.auth.caller()
    at: int | None = load_query(_game_query).get("at") if request.query_string else None
    if at is None:
        now = then = load_visible(service, game, caller)
    else:
        now, then = service.store.load_versions(game, at)
        require_visible(now, caller)
    headers = game_headers(then.version)
    # The seed uncovers everything, so it is only ever fetched for a game that is over.
    seed = service.store.seed(game) if is_over(now) else None
    if then is not now and seed is not None:
        headers["ETag"] = f'"{at}-over"'
    return not_modified(headers["ETag"]) or json_response(present_game(then, caller, seed), headers=headers)


def list_actions(service: Service, game: str) -> Response:
    """Every command the caller may post now: listed, or described where there are too many to list."""
    load_query(_no_query)
    player = service.auth.player()
    folded = load_visible(service, game, player)
    headers = game_headers(folded.version)
    same = not_modified(headers["ETag"])
    if same:
        return same
    actor = actor_of(player)
    actions: list[Any] = [*available_commands(service.store, folded, actor)]
    if player.organizer:
        actions += available_commands(service.store, folded, organizer(player))
    described = folded.game.open_choices(folded.table, actor)
    return json_response(ActionsResponse(folded.version, actions, described), headers=headers)


def actor_of(player: Player) -> Actor:
    """The player as the rules and the record know them."""
    return Actor("player", player.id, player.name)


def organizer(player: Player) -> Actor:
    """An organizer as the record knows them when they do not play but set things right."""
    return Actor("organizer", player.id, player.name)


OPERATIONS = (
    Operation(
        name="create_game",
        method="POST",
        path="/v1/games",
        view=create_game,
        summary="Set up a game",
        about="You take the first human seat; others join with the `join` command, `start` begins the play.",
        tag="games",
        auth="player",
        headers=("Idempotency-Key",),
        body=NewGame,
        body_example=examples.NEW_GAME,
        responses={201: ResponseSpec("The new game.", GameResponse, examples.GAME, ("Location", "ETag"))},
        problems=("illegal", "unknown_player", "idempotency_key_reused", "contended"),
        limit="games",
    ),
    Operation(
        name="list_games",
        method="GET",
        path="/v1/games",
        view=list_games,
        summary="List games",
        about="The lobby (`status=open`), running games and results, the latest first. Lists follow the "
        "record by a moment; a game itself is always read fresh.",
        tag="games",
        auth="optional",
        query=GamesQuery,
        responses={200: ResponseSpec("A page of games.", GamesResponse, examples.GAMES)},
    ),
    Operation(
        name="read_game",
        method="GET",
        path="/v1/games/{game}",
        view=read_game,
        summary="Read a game",
        about="As you may see it: your own seat's view, or a spectator's. Once a game is over everything is "
        "shown, the seed included. An earlier version shows what you could see then.",
        tag="games",
        auth="optional",
        query=GameQuery,
        headers=("If-None-Match",),
        responses={
            200: ResponseSpec("The game.", GameResponse, examples.GAME, ("ETag",)),
            304: ResponseSpec("You have this version already.", headers=("ETag",)),
        },
    ),
    Operation(
        name="list_actions",
        method="GET",
        path="/v1/games/{game}/actions",
        view=list_actions,
        summary="List what you may do now",
        about="You can post each entry of `actions` to `commands` as it is. Each entry of `open` describes "
        "commands whose values you choose yourself, such as a bid: its `schema` is the JSON Schema of the "
        "command in this position. An `undo` names the version it leads to, the nearest first; across a "
        "barrier and with policy `consent` it is a proposal.",
        tag="games",
        auth="player",
        headers=("If-None-Match",),
        responses={
            200: ResponseSpec("Your commands.", ActionsResponse, examples.ACTIONS, ("ETag",)),
            304: ResponseSpec("Nothing changed.", headers=("ETag",)),
        },
    ),
)
