"""Links: which values of a response are the parameters of the next request."""

from collections.abc import Iterable
from typing import Any

from service.contract.operation import Operation

NEW_GAME = "create_game"
_OF_A_GAME = "/v1/games/{game}"


def component_links(operations: Iterable[Operation]) -> dict[str, Any]:
    """Return a link to every operation of a game, for the response that has the game's id."""
    return {
        operation.name: {"operationId": operation.name, "parameters": {"game": "$response.body#/id"}}
        for operation in operations
        if _is_of_a_game(operation)
    } | {
        "post_action": {
            "operationId": "post_command",
            "parameters": {"game": "$request.path.game"},
            "requestBody": "$response.body#/moves/0",
            "description": "Each move is complete: post it as it is.",
        },
        "read_listed_game": {
            "operationId": "read_game",
            "parameters": {"game": "$response.body#/games/0/id"},
        },
    }


def links_of(operation: Operation, status: int, operations: Iterable[Operation]) -> dict[str, Any]:
    """Return the links of a response of an operation."""
    names = {
        (NEW_GAME, 201): [other.name for other in operations if _is_of_a_game(other)],
        ("list_actions", 200): ["post_action"],
        ("list_games", 200): ["read_listed_game"],
    }.get((operation.name, status), [])
    return {name: {"$ref": f"#/components/links/{name}"} for name in names}


def _is_of_a_game(operation: Operation) -> bool:
    return operation.path.startswith(_OF_A_GAME)
