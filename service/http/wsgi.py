"""The WSGI entry point: `service.http.wsgi:app`, created on first use, or `service.http.wsgi:create()`."""

import atexit
import gc
import time
from typing import TYPE_CHECKING, Any

import redis.exceptions

if TYPE_CHECKING:
    from flask import Flask

REDIS_TIMEOUT = 60.0
"""Seconds to wait for Redis when a process starts, because Redis may be starting too."""


def create() -> "Flask":
    """Return the service that the environment configures; wait for Redis if necessary."""
    from events.settings import from_environment  # noqa: PLC0415 - metrics need gunicorn's settings first
    from service.http.app import create_app  # noqa: PLC0415

    settings, deadline = from_environment(), time.monotonic() + REDIS_TIMEOUT
    while True:
        try:
            app = create_app(settings)
            app.extensions["wardbook"].store.local.listen()
            atexit.register(app.extensions["wardbook"].metrics.write)
            return _freeze(app)
        except (redis.exceptions.ConnectionError, redis.exceptions.TimeoutError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.5)


def _freeze(app: "Flask") -> "Flask":
    """Exclude everything created so far from garbage collection, which would stop the process for 0.1 s."""
    gc.collect()
    gc.freeze()
    return app


def __getattr__(name: str) -> Any:
    if name == "app":
        made = globals()["app"] = create()
        return made
    raise AttributeError(name)
