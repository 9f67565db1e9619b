"""What is known about a player: the public facts about anybody, and everything about oneself."""

from collections.abc import Iterator
from typing import Any

import msgspec
from flask import Response, request

from events.projections.stored_bytes import stored_bytes
from service.auth.accounts import Player
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.responses.accounts.account_structs import PublicPlayerResponse
from service.responses.json_response import json_response
from service.routes.players.account_presenters import ACCOUNT, present_account
from service.streaming.stream_connection import NDJSON

GAMES_PER_PAGE = 200


def read_any_player(service: Service, player: str) -> Response:
    """Return the public facts about a player."""
    found = service.accounts.find(player)
    return json_response(PublicPlayerResponse(found.id, found.name, found.bot, found.created))


def export_own_data(service: Service) -> Response:
    """Return everything that the service keeps about the caller, as JSON Lines."""
    player = service.auth.require_player()
    headers = {
        "Content-Disposition": f'attachment; filename="wardbook-{player.id}.jsonl"',
        "Vary": "Authorization",
    }
    lines = () if request.method == "HEAD" else _lines(service, player)
    return Response(lines, headers=headers, content_type=NDJSON)


def _lines(service: Service, player: Player) -> Iterator[bytes]:
    account = msgspec.to_builtins(present_account(player))
    yield _line("account", {**account, "stored_bytes": stored_bytes(service.store.client, player.id)})
    for key in service.keys.of(player.id):
        yield _line("key", msgspec.to_builtins(key))
    for other in service.blocks.of(player):
        yield _line("blocked_player", {"player": other})
    after: str | None = None
    while True:
        games, after = service.lists.query(
            player=player.id, include_private=True, limit=GAMES_PER_PAGE, after=after
        )
        for game in games:
            seats = [seat.seat for seat in game.seats if seat.player == player.id]
            facts = {"game": game.id, "title": game.title, "status": game.status, "created": game.created}
            yield _line("game", {**facts, "seats": seats, "records": f"/v1/games/{game.id}/records"})
        if after is None:
            return


def _line(kind: str, facts: dict[str, Any]) -> bytes:
    return msgspec.json.encode({"type": kind, **facts}) + b"\n"


_PUBLIC = PublicPlayerResponse(ACCOUNT.id, ACCOUNT.name, ACCOUNT.bot, ACCOUNT.created)

OPERATIONS = (
    Operation(
        name="read_any_player",
        method="GET",
        path="/v1/players/{player}",
        view=read_any_player,
        summary="Look up a player",
        description="What everybody may know about a player.",
        tag="players",
        responses={200: ResponseSpec("The player.", PublicPlayerResponse, _PUBLIC)},
        problems=("unavailable",),
    ),
    Operation(
        name="export_own_data",
        method="GET",
        path="/v1/players/me/data",
        view=export_own_data,
        summary="Export your data",
        description="Everything the service keeps about you, as JSON Lines: a line of `type` `account`, then "
        "one for each `key` (without its secret), `blocked_player` and `game` with a seat of yours. What you "
        "did in a game is in its record, which you can read under `records`. `DELETE /v1/players/me` deletes "
        "the account.",
        tag="players",
        auth="player",
        scope="account",
        responses={
            200: ResponseSpec(
                "Your data.", dict, {"type": "account", **msgspec.to_builtins(ACCOUNT)}, media=(NDJSON,)
            )
        },
    ),
)
