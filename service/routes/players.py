"""Players: accounts, their keys, and who is an organizer."""

from flask import Response, request

from events.projections.personal_bests import Best
from service.auth.accounts import Issued, KeyEnded, Player
from service.auth.authentication import unauthorized
from service.auth.rate_limits import charge
from service.context import Service, json_response
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import invalid, load, load_query, no_body, read_json
from service.requests.headers import strong_idempotency_key
from service.requests.schemas import BestsQuery, NewPlayer, NoQuery
from service.responses.structs import KeyResponse, PersonalBestsResponse, PlayerResponse

_new_player, _no_query, _bests_query = NewPlayer(), NoQuery(), BestsQuery()


def create_player(service: Service) -> Response:
    """Make an account and show its key."""
    load_query(_no_query)
    key = strong_idempotency_key()
    name = load(_new_player, read_json())["name"]
    charge(service.limits, "players", request.remote_addr or "unknown")
    issued = service.accounts.create(name, key)
    return json_response(_shown(issued), 201, {"Location": "/v1/players/me"})


def read_player(service: Service) -> Response:
    """The caller's own account."""
    load_query(_no_query)
    return json_response(_player(service.auth.player()), headers={"Vary": "Authorization"})


def create_key(service: Service) -> Response:
    """Give the caller another key."""
    load_query(_no_query)
    player = service.auth.player()
    key = strong_idempotency_key()
    no_body()
    try:
        issued = service.accounts.new_key(player, service.auth.key_hash() or "", key)
    except KeyEnded:
        service.auth.forget(player.id)
        raise unauthorized("This key is not valid.") from None
    return json_response(_shown(issued), 201)


def list_bests(service: Service) -> Response:
    """A page of what the caller reached alone."""
    player = service.auth.player()
    asked = load_query(_bests_query)
    try:
        bests, following = service.lists.bests(
            player.id,
            title=asked.get("title"),
            mode=asked.get("mode"),
            limit=asked["limit"],
            after=asked.get("after"),
        )
    except ValueError:
        raise invalid({"after": ["Not the `next` of a page."]}) from None
    return json_response(PersonalBestsResponse(bests, following), headers={"Vary": "Authorization"})


def make_organizer(service: Service, player: str) -> Response:
    """Let a player see private games."""
    return _organizer(service, player, True)


def unmake_organizer(service: Service, player: str) -> Response:
    """End that."""
    return _organizer(service, player, False)


def _organizer(service: Service, player: str, organizer: bool) -> Response:
    load_query(_no_query)
    service.auth.operator()
    no_body()
    changed = service.accounts.set_organizer(player, organizer)
    service.auth.forget(player)
    return json_response(_player(changed))


def _player(player: Player) -> PlayerResponse:
    return PlayerResponse(player.id, player.name, player.organizer, player.created)


def _shown(issued: Issued) -> KeyResponse:
    return KeyResponse(issued.player.id, issued.player.name, issued.key)


_ADA = PlayerResponse("9f1c02ab77de4410", "Ada", False, 1_767_225_600_000)
_KEY = KeyResponse("9f1c02ab77de4410", "Ada", "kX0dq1Zr3l1b7m0Yw0y4mJtGq2vT1sD8nHh5eC6uF9A")
_BEST = Best(
    "4d1f6a90c2b87e35aa01f3c4",
    "dice-hospital",
    "alone",
    ("medical_reports",),
    {"medical_reports": {"double_fatalities": True, "double_reports": False}},
    71,
    1,
    1_767_229_200_000,
)
_WHO = "Tells who may see private games; keys and hidden hands of running games stay hidden from them."

OPERATIONS = (
    Operation(
        name="create_player",
        method="POST",
        path="/v1/players",
        view=create_player,
        summary="Make an account",
        about="The key in the answer is shown this once. With an Idempotency-Key the answer can be had "
        "again for 24 hours; as it contains a key, the Idempotency-Key must be long and random.",
        tag="players",
        headers=("Idempotency-Key",),
        body=NewPlayer,
        body_example={"name": "Ada"},
        responses={201: ResponseSpec("The account, with its key.", KeyResponse, _KEY, ("Location",))},
        problems=("weak_idempotency_key", "idempotency_key_reused"),
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
        name="create_key",
        method="POST",
        path="/v1/players/me/keys",
        view=create_key,
        summary="Get another key",
        about="Your key stays valid until the new one is used for the first time, so a lost answer locks "
        "nobody out; that use ends all your other keys. Processes may go on accepting an ended key for up to "
        "five seconds, but not here. At most five keys wait for their first use; a sixth ends the oldest.",
        tag="players",
        auth="player",
        headers=("Idempotency-Key",),
        responses={201: ResponseSpec("The new key.", KeyResponse, _KEY)},
        problems=("weak_idempotency_key", "idempotency_key_reused"),
    ),
    Operation(
        name="list_bests",
        method="GET",
        path="/v1/players/me/bests",
        view=list_bests,
        summary="List your personal bests",
        about="Games you finished on your own, alone or against the Automa: the most points first, the "
        "latest first among equals. Games you resigned from do not count. The list follows the record by a "
        "moment.",
        tag="players",
        auth="player",
        query=BestsQuery,
        responses={
            200: ResponseSpec(
                "A page of your results.", PersonalBestsResponse, PersonalBestsResponse([_BEST], None)
            )
        },
    ),
    Operation(
        name="make_organizer",
        method="PUT",
        path="/v1/players/{player}/organizer",
        view=make_organizer,
        summary="Make a player an organizer",
        about=_WHO,
        tag="players",
        auth="operator",
        responses={200: ResponseSpec("The player.", PlayerResponse, _ADA)},
    ),
    Operation(
        name="unmake_organizer",
        method="DELETE",
        path="/v1/players/{player}/organizer",
        view=unmake_organizer,
        summary="Make a player no longer an organizer",
        about=_WHO,
        tag="players",
        auth="operator",
        responses={200: ResponseSpec("The player.", PlayerResponse, _ADA)},
    ),
)
