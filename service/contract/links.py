"""Links: which values of a response are the parameters of the next request."""

import re
from collections.abc import Iterable
from typing import Any

from service.contract.operation import Operation

_NEW = {"create_game": "game", "create_tournament": "tournament"}
"""The operations that make something whose id others take, with the parameter for it."""


def component_links(operations: Iterable[Operation]) -> dict[str, Any]:
    """Return a link to every operation that takes only an id, for the response that has the id."""
    return {
        operation.name: {"operationId": operation.name, "parameters": {kind: "$response.body#/id"}}
        for kind in _NEW.values()
        for operation in operations
        if _takes(operation, kind)
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
        "read_listed_tournament": {
            "operationId": "read_tournament",
            "parameters": {"tournament": "$response.body#/tournaments/0/id"},
        },
    }


def links_of(operation: Operation, status: int, operations: Iterable[Operation]) -> dict[str, Any]:
    """Return the links of a response of an operation."""
    names = {
        ("list_actions", 200): ["post_action"],
        ("list_games", 200): ["read_listed_game"],
        ("list_tournaments", 200): ["read_listed_tournament"],
    }.get((operation.name, status), [])
    if status == 201 and (kind := _NEW.get(operation.name)):
        names = [other.name for other in operations if _takes(other, kind)]
    return {name: {"$ref": f"#/components/links/{name}"} for name in names}


def _takes(operation: Operation, kind: str) -> bool:
    return re.findall(r"{(\w+)}", operation.path) == [kind]
