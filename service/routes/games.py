"""Games: create, list and read them, and list the commands you may post."""

from functools import partial
from typing import Any

import msgspec
from flask import Response, request

from events.actions import available_commands
from events.execute import create
from games.kernel.table.table import Actor, CreateGame
from service.auth.accounts import Player
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.current_request import has_query
from service.requests.bodies import invalid_fields, load, load_query, read_json
from service.requests.body_schemas import Invitation, NewGame
from service.requests.client_network import client_network
from service.requests.headers import caller_has, command_id, idempotency_key
from service.requests.language import WordsQuery, language_of
from service.requests.query_schemas import ME, GameQuery, GamesQuery
from service.responses.action_structs import ActionsResponse
from service.responses.json_response import fixed_headers, game_headers, json_response, not_modified
from service.responses.list_structs import GamesResponse
from service.responses.presenters import (
    is_over,
    present_actions,
    present_game,
    present_summary,
    seat_of,
    seated_players,
)
from service.responses.structs import GameResponse
from service.responses.words.sentences import speaker_of
from service.routes import examples

_new_game, _game_query, _games_query, _words_query = NewGame(), GameQuery(), GamesQuery(), WordsQuery()
_invitation = Invitation()
_PEOPLE = ("player", "turn", "reserved")
"""Filters that name a player."""


def create_game(service: Service) -> Response:
    """Create a game; the caller takes the first human seat."""
    player, key = service.auth.require_player(), idempotency_key()
    if has_query():
        load_query(_words_query)
    body: dict[str, Any] = load(_new_game, read_json())
    service.rate_limits.charge("games", player.id)
    seats = enumerate(body["seats"])
    invited = {seat["player"]: {"seat": number} for number, seat in seats if seat["player"]}
    service.blocks.check_invited(player.id, invited)
    command = msgspec.convert({"type": "create", **body}, CreateGame)
    quotas = partial(service.quotas.check, player.id)
    scope = f"create/{player.id}"
    stored_id = command_id(key, service.store.service_secret(), scope) if key else None
    outcome = create(service.store, player_actor(player), command, stored_id, quotas)
    players = service.names.shown(seated_players(outcome.folded))
    invitation = service.invitations.shown_to(outcome.folded, player.id)
    game = present_game(outcome.folded, player.id, None, players, invitation)
    headers = {"Location": f"/v1/games/{game.id}", **game_headers(game.version)}
    return json_response(game, 201, headers)


def list_games(service: Service) -> Response:
    """Return a page of the games the caller may see."""
    caller = service.auth.caller()
    query = load_query(_games_query)
    if any(query.get(name) == ME for name in _PEOPLE):
        own_id = service.auth.require_player().id
        query.update({name: own_id for name in _PEOPLE if query.get(name) == ME})
    try:
        games, following = service.lists.query(
            viewer=caller.id if caller else None,
            include_private=caller is not None and _sees_private(service, caller, query.get("tournament")),
            **query,
        )
    except ValueError:
        raise invalid_fields({"after": ["Not the `next` of a page."]}) from None
    players = service.names.shown(player for summary in games for player in seated_players(summary))
    page = GamesResponse([present_summary(summary, players) for summary in games], following)
    return json_response(page, headers={"Vary": "Authorization"})


def _sees_private(service: Service, caller: Player, tournament: str | None) -> bool:
    """Return whether the caller may see all private games: as an organizer, or those of a tournament."""
    return caller.organizer or (tournament is not None and service.visible.organizes(tournament, caller))


def read_game(service: Service, game: str) -> Response:
    """Return the game as the caller may see it, at the latest or an earlier version."""
    caller = service.auth.caller()
    at: int | None = load_query(_game_query).get("at") if has_query() else None
    if at is None:
        latest = folded = service.visible.load(game, caller)
    else:
        latest, folded = service.store.load_versions(game, at)
        service.visible.require(latest, caller)
    headers = game_headers(folded.version)
    # The seed reveals everything, so it is read only once the game is over.
    seed = service.store.seed(latest) if is_over(latest) else None
    if at is not None and seed is not None:
        headers |= fixed_headers(caller is None and latest.table.visibility == "public")
        if folded is not latest:
            headers["ETag"] = f'"{at}-over"'
    if caller_has(headers["ETag"]):
        return not_modified(headers)
    players = service.names.shown(seated_players(folded))
    player_id = caller.id if caller else None
    invitation = service.invitations.shown_to(latest, player_id)
    return json_response(present_game(folded, player_id, seed, players, invitation), headers=headers)


def accept_invitation(service: Service, game: str) -> Response:
    """Let the caller see and join a private game."""
    player = service.auth.require_player()
    invitation = load(_invitation, read_json())["invitation"]
    service.rate_limits.charge("recovery", client_network(request.remote_addr))
    service.invitations.accept(service.store.load(game), player, invitation)
    return Response(status=204)


def list_actions(service: Service, game: str) -> Response:
    """Return every command the caller may post now: listed, or described if there are too many."""
    player = service.auth.require_player()
    language = language_of(load_query(_words_query).get("words") if has_query() else None)
    folded = service.visible.load(game, player)
    headers = game_headers(folded.version)
    if caller_has(headers["ETag"]):
        return not_modified(headers)
    actor = player_actor(player)
    commands = available_commands(service.store, folded, actor)
    if player.organizer:
        commands += available_commands(service.store, folded, organizer_actor(player))
    described = folded.game.open_choices(folded.table, actor)
    speaker = None
    if language:
        view = folded.game.view(folded.table, seat_of(folded, player.id))
        speaker = speaker_of(folded, language, service.names.of(seated_players(folded)), view)
    return json_response(present_actions(folded, player.id, commands, described, speaker), headers=headers)


def player_actor(player: Player) -> Actor:
    """Return the player as the actor of a command."""
    return Actor("player", player.id)


def organizer_actor(player: Player) -> Actor:
    """Return the player as an organizer who corrects a game or its clock."""
    return Actor("organizer", player.id)


OPERATIONS = (
    Operation(
        name="create_game",
        method="POST",
        path="/v1/games",
        view=create_game,
        summary="Create a game",
        description="You take the first human seat. Others join with the `join` command; `start` starts the "
        "game.",
        tag="games",
        auth="player",
        scope="create",
        query=WordsQuery,
        headers=("Idempotency-Key",),
        body=NewGame,
        body_example=examples.NEW_GAME,
        responses={201: ResponseSpec("The new game.", GameResponse, examples.GAME, ("Location", "ETag"))},
        problems=(
            "unknown_player",
            "invitation_refused",
            "idempotency_key_reused",
            "too_many_open_games",
            "storage_used_up",
            "not_replicated",
        ),
        refusals=True,
        limit="games",
    ),
    Operation(
        name="list_games",
        method="GET",
        path="/v1/games",
        view=list_games,
        summary="List games",
        description="The lobby (`status=open`), running games and results, latest first. All filters can be "
        "combined: `turn=me` are the games that wait for you, `player=me` all games you play in or are "
        "invited to. A change appears in the list shortly after it appears in the game. A page may be short "
        "or empty and still have a `next`.",
        tag="games",
        auth="optional",
        scope="read",
        query=GamesQuery,
        responses={200: ResponseSpec("A page of games.", GamesResponse, examples.GAMES)},
    ),
    Operation(
        name="read_game",
        method="GET",
        path="/v1/games/{game}",
        view=read_game,
        summary="Read a game",
        description="Returns what your seat, or a spectator, may see. Once the game is over nothing is "
        "hidden, and the seed is included. An earlier version shows what you could see then.",
        tag="games",
        auth="optional",
        scope="read",
        query=GameQuery,
        headers=("If-None-Match",),
        responses={
            200: ResponseSpec("The game.", GameResponse, examples.GAME, ("ETag",)),
            304: ResponseSpec("You have this version.", headers=("ETag",)),
        },
    ),
    Operation(
        name="accept_invitation",
        method="PUT",
        path="/v1/games/{game}/invitation",
        view=accept_invitation,
        summary="Accept an invitation",
        description="The owner and the players of a private game that is open find its `invitation` in the "
        "game, and can send it to anybody. Who accepts it can see the game from then on, and join it.",
        tag="games",
        auth="player",
        scope="play",
        body=Invitation,
        body_example={"invitation": "5f" * 16},
        responses={204: ResponseSpec("You can see and join the game.")},
        problems=("too_many_invited", "not_replicated"),
        limit="recovery",
    ),
    Operation(
        name="list_actions",
        method="GET",
        path="/v1/games/{game}/actions",
        view=list_actions,
        summary="List the commands you may post now",
        description="You can post each entry of these lists to `commands` as it is. Any of `moves` plays on; "
        "they are listed while the game waits for you, and `must` is true then. `changes` replace a choice "
        "that you made and others have yet to make. `table` (with `resign`) and `history` are no moves. "
        "Each entry of `open` describes commands whose values you choose yourself, such as a bid: its "
        "`schema` is the JSON Schema of the command in this position. An `undo` names the version it returns "
        "to, the nearest first. With the policy `consent`, an undo across a barrier is a proposal.",
        tag="games",
        auth="player",
        scope="read",
        query=WordsQuery,
        headers=("If-None-Match",),
        responses={
            200: ResponseSpec("Your commands.", ActionsResponse, examples.ACTIONS, ("ETag",)),
            304: ResponseSpec("You have this version.", headers=("ETag",)),
        },
    ),
)
