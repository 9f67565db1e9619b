"""Blocked players: who may not reserve a seat for the caller."""

from flask import Response

from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import require_empty_body
from service.responses.accounts.account_structs import BlocksResponse
from service.responses.json_response import json_response
from service.routes.players.caller_key import caller_key


def list_blocks(service: Service) -> Response:
    """Return the players whom the caller has blocked."""
    player = service.auth.require_player()
    return json_response(BlocksResponse(service.blocks.of(player)), headers={"Vary": "Authorization"})


def block_player(service: Service, player: str) -> Response:
    """Keep another player from inviting the caller."""
    caller = service.auth.require_player()
    require_empty_body()
    with caller_key(service, caller) as key_hash:
        service.blocks.block(caller, key_hash, player)
    return Response(status=204)


def unblock_player(service: Service, player: str) -> Response:
    """Let another player invite the caller again."""
    caller = service.auth.require_player()
    require_empty_body()
    with caller_key(service, caller) as key_hash:
        service.blocks.unblock(caller, key_hash, player)
    return Response(status=204)


OPERATIONS = (
    Operation(
        name="list_blocks",
        method="GET",
        path="/v1/players/me/blocks",
        view=list_blocks,
        summary="List the players you have blocked",
        tag="players",
        auth="player",
        scope="account",
        responses={
            200: ResponseSpec(
                "The ids of these players.", BlocksResponse, BlocksResponse(["51b7d0c3a9e8f266"])
            )
        },
    ),
    Operation(
        name="block_player",
        method="PUT",
        path="/v1/players/me/blocks/{player}",
        view=block_player,
        summary="Block a player",
        description="The player can no longer reserve seats for you: the request that tries gets 403 "
        "`invitation_refused`. Seats that are reserved already stay. Both of you can still join the same "
        "game. The player is not told.",
        tag="players",
        auth="player",
        scope="account",
        responses={204: ResponseSpec("The player is blocked.")},
        problems=("too_many_blocks", "not_replicated"),
    ),
    Operation(
        name="unblock_player",
        method="DELETE",
        path="/v1/players/me/blocks/{player}",
        view=unblock_player,
        summary="Unblock a player",
        tag="players",
        auth="player",
        scope="account",
        responses={204: ResponseSpec("The player is not blocked.")},
        problems=("not_replicated",),
    ),
)
