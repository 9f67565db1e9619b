"""The ceiling over HTTP: Flask routes that do one append, or return a constant."""

import os

from flask import Flask, Response

from events.redis.connection import connect
from events.settings import from_environment

PAYLOAD = "WARDBOOK_BENCH_PAYLOAD"
ANSWER = b'{"status":"ok"}'


def create() -> Flask:
    """Create the app for gunicorn. The environment sets the size of the payload."""
    app = Flask("bare")
    client = connect(from_environment().redis_url)
    payload = b"x" * int(os.environ[PAYLOAD])

    @app.post("/append/<stream>")
    def append(stream: str) -> Response:
        client.xadd(f"bare:{stream}", {b"e": payload})
        return Response(ANSWER, 201, content_type="application/json")

    @app.get("/constant/<_stream>")
    def constant(_stream: str) -> Response:
        return Response(ANSWER, content_type="application/json")

    return app
