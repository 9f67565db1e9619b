"""Where gunicorn starts: `service.http.wsgi:create()`, or `service.http.wsgi:app`, made on first use."""

import gc
import time
from typing import TYPE_CHECKING, Any

import redis.exceptions

if TYPE_CHECKING:
    from flask import Flask

PATIENCE = 60.0
"""Seconds to wait for Redis when a process starts: it may be starting too."""


def create() -> "Flask":
    """The service as the environment describes it; waits for Redis for a while."""
    from events.settings import from_environment  # noqa: PLC0415 - metrics need gunicorn's settings first
    from service.http.app import create_app  # noqa: PLC0415

    settings, until = from_environment(), time.monotonic() + PATIENCE
    while True:
        try:
            return _settled(create_app(settings))
        except (redis.exceptions.ConnectionError, redis.exceptions.TimeoutError):
            if time.monotonic() > until:
                raise
            time.sleep(0.5)


def _settled(app: "Flask") -> "Flask":
    """Spare the collector everything made so far: looking through it stops the process for up to 0.1 s."""
    gc.collect()
    gc.freeze()
    return app


def __getattr__(name: str) -> Any:
    if name == "app":
        made = globals()["app"] = create()
        return made
    raise AttributeError(name)
