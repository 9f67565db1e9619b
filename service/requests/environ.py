"""Keys under which the service keeps its own facts about a request in the WSGI environ."""

OPERATION = "wardbook.operation"
"""The name of the operation that serves the request."""
REQUEST_ID = "wardbook.request_id"
"""The request's id: the caller's own or a new one."""
CLIENT_GONE = "wardbook.client_gone"
"""A function: whether nobody waits for the response any more, or the web process is stopping."""
