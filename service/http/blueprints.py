"""Flask blueprints made from operations: each view gets the service and runs under its operation's name."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from flask import Blueprint, Response, after_this_request

from service.context import Service
from service.contract.deprecation_headers import deprecation_headers
from service.contract.operation import Operation, View
from service.current_request import environ, has_query
from service.requests.bodies import load_query
from service.requests.environ import OPERATION, SCOPE
from service.requests.query_schemas import NoQuery

_no_query = NoQuery()


def blueprint(name: str, operations: Sequence[Operation], service: Service) -> Blueprint:
    """Return a blueprint with a route for each operation."""
    made = Blueprint(name, __name__)
    for operation in operations:
        made.add_url_rule(
            operation.path.replace("{", "<").replace("}", ">"),
            endpoint=operation.name,
            view_func=_bind(operation, service),
            methods=[operation.method],
            provide_automatic_options=False,
        )
    return made


def _bind(operation: Operation, service: Service) -> View:
    """Return the view with its service; a query string is refused here if the operation takes none.

    The scope is checked when the view asks who is calling (`service/auth/authentication.py`).
    """
    view, name, no_query = operation.view, operation.name, operation.query is NoQuery
    scope, deprecation = operation.scope, deprecation_headers(operation)

    def bound(**values: Any) -> Response:
        own = environ()
        own[OPERATION], own[SCOPE] = name, scope
        if deprecation:
            after_this_request(_with_headers(deprecation))
        if no_query and has_query():
            load_query(_no_query)
        return view(service, **values)

    return bound


def _with_headers(headers: Mapping[str, str]) -> Callable[[Response], Response]:
    def add(response: Response) -> Response:
        response.headers.update(headers)
        return response

    return add
