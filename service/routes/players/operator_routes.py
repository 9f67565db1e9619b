"""What the operator does with players: organizer rights."""

from flask import Response

from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import require_empty_body
from service.responses.accounts.account_structs import PlayerResponse
from service.responses.json_response import json_response
from service.routes.players.account_presenters import ACCOUNT, present_account


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
    return json_response(present_account(changed))


_ORGANIZERS = (
    "Organizers see private games. They can pause the clocks of games in which they have no part, correct "
    "these games, and export them while they run. Such an export shows all hidden information except the "
    "seed. Organizers never see keys."
)

OPERATIONS = (
    Operation(
        name="add_organizer",
        method="PUT",
        path="/v1/players/{player}/organizer",
        view=add_organizer,
        summary="Make a player an organizer",
        description=_ORGANIZERS,
        tag="players",
        auth="operator",
        responses={200: ResponseSpec("The player.", PlayerResponse, ACCOUNT)},
        problems=("not_replicated",),
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
        responses={200: ResponseSpec("The player.", PlayerResponse, ACCOUNT)},
        problems=("not_replicated",),
    ),
)
