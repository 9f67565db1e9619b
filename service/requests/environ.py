"""The WSGI environ of the current request, and the keys of the service's own facts in it."""

from typing import Any

from flask.globals import _cv_request

OPERATION = "wardbook.operation"
"""The name of the operation that serves the request."""
SCOPE = "wardbook.scope"
"""The scope that a key needs for the operation; None if it takes no player's key."""
REQUEST_ID = "wardbook.request_id"
"""The request's id: the caller's own or a new one."""
CLIENT_GONE = "wardbook.client_gone"
"""A function: whether nobody waits for the response any more, or the web process is stopping."""


def environ() -> dict[str, Any]:
    """Return the environ of the current request. Flask's proxy finds the same in ten times the time."""
    return _cv_request.get().request.environ


def has_query() -> bool:
    """Return whether the current request has a query string."""
    return bool(environ().get("QUERY_STRING"))
