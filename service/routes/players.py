"""Players: accounts, names, keys, personal bests and organizer rights."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from flask import Response, request

from events.projections.personal_bests import PersonalBest
from service.auth.account_changes import CHECK_SECONDS
from service.auth.accounts import IssuedKey, KeyRevoked, Player
from service.auth.authentication import unauthorized
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import invalid_fields, load, load_query, read_json, require_empty_body
from service.requests.body_schemas import PlayerName
from service.requests.client_network import client_network
from service.requests.headers import secret_idempotency_key
from service.requests.query_schemas import PersonalBestsQuery
from service.responses.json_response import json_response
from service.responses.list_structs import PersonalBestsResponse
from service.responses.structs import KeyResponse, PlayerResponse

_player_name, _personal_bests_query = PlayerName(), PersonalBestsQuery()


def create_player(service: Service) -> Response:
    """Create an account and return its key."""
    key = secret_idempotency_key()
    name = load(_player_name, read_json())["name"]
    service.rate_limits.charge("players", client_network(request.remote_addr))
    issued = service.accounts.create(name, key)
    return json_response(_key_response(issued), 201, {"Location": "/v1/players/me"})


def read_player(service: Service) -> Response:
    """Return the caller's account."""
    return json_response(_player_response(service.auth.require_player()), headers={"Vary": "Authorization"})


def rename_player(service: Service) -> Response:
    """Change the caller's name."""
    player = service.auth.require_player()
    name = load(_player_name, read_json())["name"]
    with _own_key(service, player) as key_hash:
        renamed = service.accounts.rename(player, key_hash, name)
    service.auth.forget(player.id)
    return json_response(_player_response(renamed))


def forget_player(service: Service) -> Response:
    """Delete the caller's account; answer when no process accepts its keys any more."""
    player = service.auth.require_player()
    require_empty_body()
    with _own_key(service, player) as key_hash:
        service.accounts.forget(player, key_hash)
    service.auth.forget(player.id)
    time.sleep(2 * CHECK_SECONDS)
    return Response(status=204)


@contextmanager
def _own_key(service: Service, player: Player) -> Iterator[str]:
    """Give the hash of the caller's key; refuse the caller if it turns out to be revoked."""
    try:
        yield service.auth.key_hash() or ""
    except KeyRevoked:
        service.auth.forget(player.id)
        raise unauthorized("This key is not valid.") from None


def create_key(service: Service) -> Response:
    """Create another key for the caller."""
    player = service.auth.require_player()
    key = secret_idempotency_key()
    require_empty_body()
    with _own_key(service, player) as key_hash:
        issued = service.accounts.new_key(player, key_hash, key)
    return json_response(_key_response(issued), 201)


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


def add_organizer(service: Service, player: str) -> Response:
    """Make a player an organizer."""
    return _set_organizer(service, player, True)


def remove_organizer(service: Service, player: str) -> Response:
    """Withdraw a player's organizer rights."""
    return _set_organizer(service, player, False)


def _set_organizer(service: Service, player: str, organizer: bool) -> Response:
    service.auth.require_operator()
    require_empty_body()
    changed = service.accounts.set_organizer(player, organizer)
    service.auth.forget(player)
    return json_response(_player_response(changed))


def _player_response(player: Player) -> PlayerResponse:
    return PlayerResponse(player.id, player.name, player.organizer, player.created)


def _key_response(issued: IssuedKey) -> KeyResponse:
    return KeyResponse(issued.player.id, issued.player.name, issued.key)


_ADA = PlayerResponse("9f1c02ab77de4410", "Ada", False, 1_767_225_600_000)
_KEY = KeyResponse("9f1c02ab77de4410", "Ada", "kX0dq1Zr3l1b7m0Yw0y4mJtGq2vT1sD8nHh5eC6uF9A")
_BEST = PersonalBest(
    "4d1f6a90c2b87e35aa01f3c4",
    "dice-hospital",
    "alone",
    ("medical_reports",),
    71,
    1,
    1_767_229_200_000,
)
_ORGANIZERS = (
    "Organizers see private games. They can pause the clocks of games in which they have no part, correct "
    "these games, and export them while they run. Such an export shows all hidden information except the "
    "seed. Organizers never see keys."
)

OPERATIONS = (
    Operation(
        name="create_player",
        method="POST",
        path="/v1/players",
        view=create_player,
        summary="Create an account",
        description="The key in the response is shown only once. With an Idempotency-Key you can get the "
        "same response again for 24 hours. It gives access to your key, so it must be long and random.",
        tag="players",
        headers=("Idempotency-Key",),
        body=PlayerName,
        body_example={"name": "Ada"},
        responses={201: ResponseSpec("The account with its key.", KeyResponse, _KEY, ("Location",))},
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
        responses={200: ResponseSpec("Your account.", PlayerResponse, _ADA)},
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
        body=PlayerName,
        body_example={"name": "Ada"},
        responses={200: ResponseSpec("Your account.", PlayerResponse, _ADA)},
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
        responses={204: ResponseSpec("The account is deleted.")},
    ),
    Operation(
        name="create_key",
        method="POST",
        path="/v1/players/me/keys",
        view=create_key,
        summary="Create another key",
        description="Your current key stays valid until you first use the new one, so a lost response does "
        "not lock you out. That first use revokes all your other keys. A revoked key may still work for a "
        "tenth of a second, except for this call. You can have five unused keys; a sixth revokes the oldest.",
        tag="players",
        auth="player",
        headers=("Idempotency-Key",),
        responses={201: ResponseSpec("The new key.", KeyResponse, _KEY)},
        problems=("weak_idempotency_key",),
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
        query=PersonalBestsQuery,
        responses={
            200: ResponseSpec(
                "A page of your results.", PersonalBestsResponse, PersonalBestsResponse([_BEST], None)
            )
        },
    ),
    Operation(
        name="add_organizer",
        method="PUT",
        path="/v1/players/{player}/organizer",
        view=add_organizer,
        summary="Make a player an organizer",
        description=_ORGANIZERS,
        tag="players",
        auth="operator",
        responses={200: ResponseSpec("The player.", PlayerResponse, _ADA)},
    ),
    Operation(
        name="remove_organizer",
        method="DELETE",
        path="/v1/players/{player}/organizer",
        view=remove_organizer,
        summary="Withdraw a player's organizer rights",
        description=_ORGANIZERS,
        tag="players",
        auth="operator",
        responses={200: ResponseSpec("The player.", PlayerResponse, _ADA)},
    ),
)
