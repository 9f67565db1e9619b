"""One's own account: create, read, rename and delete it; personal bests."""

from flask import Response, request

from events.projections.personal_bests import PersonalBest
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import invalid_fields, load, load_query, read_json, require_empty_body
from service.requests.body_schemas import NewPlayer, PlayerName
from service.requests.client_network import client_network
from service.requests.headers import secret_idempotency_key
from service.requests.query_schemas import PersonalBestsQuery
from service.responses.accounts.account_structs import NewPlayerResponse, PlayerResponse
from service.responses.json_response import json_response
from service.responses.list_structs import PersonalBestsResponse
from service.routes.players.account_presenters import (
    ACCOUNT,
    NEW_ACCOUNT,
    present_account,
    present_new_account,
)
from service.routes.players.caller_key import caller_key, wait_until_noticed

_new_player, _player_name, _personal_bests_query = NewPlayer(), PlayerName(), PersonalBestsQuery()


def create_player(service: Service) -> Response:
    """Create an account and return its key and recovery code."""
    key = secret_idempotency_key()
    body = load(_new_player, read_json())
    service.rate_limits.charge("players", client_network(request.remote_addr))
    issued = service.key_issuer.create_player(body["name"], body["bot"], key)
    return json_response(present_new_account(issued), 201, {"Location": "/v1/players/me"})


def read_player(service: Service) -> Response:
    """Return the caller's account."""
    return json_response(present_account(service.auth.require_player()), headers={"Vary": "Authorization"})


def rename_player(service: Service) -> Response:
    """Change the caller's name."""
    player = service.auth.require_player()
    name = load(_player_name, read_json())["name"]
    with caller_key(service, player) as key_hash:
        renamed = service.accounts.rename(player, key_hash, name)
    service.auth.forget(player.id)
    return json_response(present_account(renamed))


def forget_player(service: Service) -> Response:
    """Delete the caller's account; answer when no process accepts its keys any more."""
    player = service.auth.require_player()
    require_empty_body()
    with caller_key(service, player) as key_hash:
        service.accounts.forget(player, key_hash)
    wait_until_noticed(service, player.id)
    return Response(status=204)


def list_personal_bests(service: Service) -> Response:
    """Return a page of the caller's best results."""
    player = service.auth.require_player()
    query = load_query(_personal_bests_query)
    try:
        bests, following = service.lists.personal_bests(
            player.id,
            title=query.get("title"),
            mode=query.get("mode"),
            limit=query["limit"],
            after=query.get("after"),
        )
    except ValueError:
        raise invalid_fields({"after": ["Not the `next` of a page."]}) from None
    return json_response(PersonalBestsResponse(bests, following), headers={"Vary": "Authorization"})


_BEST = PersonalBest(
    "4d1f6a90c2b87e35aa01f3c4",
    "dice-hospital",
    "alone",
    ("medical_reports",),
    71,
    1,
    1_767_229_200_000,
)

OPERATIONS = (
    Operation(
        name="create_player",
        method="POST",
        path="/v1/players",
        view=create_player,
        summary="Create an account",
        description="The key and the recovery code are shown only once. The key has every scope. With an "
        "Idempotency-Key you can get the same response again for 24 hours. It gives access to your key, so "
        "it must be long and random. Set `bot` if a program plays with this account.",
        tag="players",
        headers=("Idempotency-Key",),
        body=NewPlayer,
        body_example={"name": "Ada"},
        responses={
            201: ResponseSpec("The account with its secrets.", NewPlayerResponse, NEW_ACCOUNT, ("Location",))
        },
        problems=("weak_idempotency_key", "idempotency_key_reused", "unavailable", "not_replicated"),
        limit="players",
    ),
    Operation(
        name="read_player",
        method="GET",
        path="/v1/players/me",
        view=read_player,
        summary="Read your account",
        tag="players",
        auth="player",
        scope="read",
        responses={200: ResponseSpec("Your account.", PlayerResponse, ACCOUNT)},
    ),
    Operation(
        name="rename_player",
        method="PATCH",
        path="/v1/players/me",
        view=rename_player,
        summary="Change your name",
        description="The new name is shown everywhere, also with games that are over: the record of a game "
        "knows you only by your id. A rename does not change the version of a game.",
        tag="players",
        auth="player",
        scope="account",
        body=PlayerName,
        body_example={"name": "Ada"},
        responses={200: ResponseSpec("Your account.", PlayerResponse, ACCOUNT)},
        problems=("not_replicated",),
    ),
    Operation(
        name="forget_player",
        method="DELETE",
        path="/v1/players/me",
        view=forget_player,
        summary="Delete your account",
        description="Your name, your keys and your rights are deleted at once and for good; your games show "
        "`deleted player` instead of your name. Within seconds you resign from your running games, as with "
        "`resign`, and leave those that are open. The records of games keep your id, which is random.",
        tag="players",
        auth="player",
        scope="account",
        responses={204: ResponseSpec("The account is deleted.")},
        problems=("not_replicated",),
    ),
    Operation(
        name="list_personal_bests",
        method="GET",
        path="/v1/players/me/bests",
        view=list_personal_bests,
        summary="List your personal bests",
        description="The games you finished alone or against the Automa, most points first, then latest "
        "first. Games you resigned are not included. A result appears shortly after the game ends.",
        tag="players",
        auth="player",
        scope="read",
        query=PersonalBestsQuery,
        responses={
            200: ResponseSpec(
                "A page of your results.", PersonalBestsResponse, PersonalBestsResponse([_BEST], None)
            )
        },
    ),
)
