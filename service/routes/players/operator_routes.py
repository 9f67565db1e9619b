"""What the operator does with players: organizer rights, names and bans."""

from typing import Literal

from flask import Response

from service.auth.accounts import Player
from service.context import Service
from service.contract.operation import Operation, ResponseSpec, View
from service.requests.bodies import load, read_json, require_empty_body
from service.requests.body_schemas import PlayerName
from service.responses.accounts.account_structs import ManagedPlayerResponse
from service.responses.json_response import json_response
from service.routes.players.account_presenters import MANAGED_ACCOUNT, present_managed_account
from service.routes.players.caller_key import wait_until_noticed

_player_name = PlayerName()


def add_organizer(service: Service, player: str) -> Response:
    """Make a player an organizer."""
    return _set_organizer(service, player, True)


def remove_organizer(service: Service, player: str) -> Response:
    """Withdraw a player's organizer rights."""
    return _set_organizer(service, player, False)


def _set_organizer(service: Service, player: str, organizer: bool) -> Response:
    service.auth.require_operator()
    require_empty_body()
    return _changed(service, service.accounts.set_organizer(player, organizer))


def ban_player(service: Service, player: str) -> Response:
    """Refuse all keys of a player; answer when every process does."""
    return _set_banned(service, player, True)


def unban_player(service: Service, player: str) -> Response:
    """Accept the keys of a player again."""
    return _set_banned(service, player, False)


def _set_banned(service: Service, player: str, banned: bool) -> Response:
    service.auth.require_operator()
    require_empty_body()
    changed = service.accounts.set_banned(player, banned)
    wait_until_noticed(service, player)
    return _changed(service, changed)


def rename_any_player(service: Service, player: str) -> Response:
    """Change the name of any player."""
    service.auth.require_operator()
    name = load(_player_name, read_json())["name"]
    return _changed(service, service.accounts.set_name(player, name))


def _changed(service: Service, player: Player) -> Response:
    service.auth.forget(player.id)
    return json_response(present_managed_account(player))


_ORGANIZERS = (
    "Organizers see private games. They can pause the clocks of games in which they have no part, correct "
    "these games, and export them while they run. Such an export shows all hidden information except the "
    "seed. Organizers never see keys."
)
_BANS = (
    "All keys of a banned player are refused with 403 `banned`, new ones too, and streams end. Within "
    "seconds the player resigns from running games, as with `resign`, and leaves those that are open. The "
    "account, its name and its records stay."
)


def _operation(
    view: View, method: Literal["PUT", "DELETE"], path: str, summary: str, description: str
) -> Operation:
    return Operation(
        name=view.__name__,
        method=method,
        path=path,
        view=view,
        summary=summary,
        description=description,
        tag="players",
        auth="operator",
        responses={200: ResponseSpec("The player.", ManagedPlayerResponse, MANAGED_ACCOUNT)},
        problems=("not_replicated",),
    )


_ORGANIZER_PATH, _BAN_PATH = "/v1/players/{player}/organizer", "/v1/players/{player}/ban"

OPERATIONS = (
    Operation(
        name="rename_any_player",
        method="PATCH",
        path="/v1/players/{player}",
        view=rename_any_player,
        summary="Change the name of a player",
        description="For names that others should not have to read.",
        tag="players",
        auth="operator",
        body=PlayerName,
        body_example={"name": "Player 4410"},
        responses={200: ResponseSpec("The player.", ManagedPlayerResponse, MANAGED_ACCOUNT)},
        problems=("not_replicated",),
    ),
    _operation(add_organizer, "PUT", _ORGANIZER_PATH, "Make a player an organizer", _ORGANIZERS),
    _operation(
        remove_organizer, "DELETE", _ORGANIZER_PATH, "Withdraw a player's organizer rights", _ORGANIZERS
    ),
    _operation(ban_player, "PUT", _BAN_PATH, "Ban a player", _BANS),
    _operation(unban_player, "DELETE", _BAN_PATH, "Lift a ban", _BANS),
)
