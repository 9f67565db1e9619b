"""Rate limits on new accounts, new games and audits, kept in Redis and told in RateLimit headers."""

import math
import time
from collections.abc import Callable, Mapping

import msgspec
from flask import Flask, Response, after_this_request, g
from flask_limiter import Limiter

from events.log.connection import CONNECTIONS
from events.settings import Settings

OFF = "off"


class Limits(msgspec.Struct, frozen=True):
    """The limiter and one gate per policy; a policy that is switched off has no gate."""

    limiter: Limiter
    gates: Mapping[str, Callable[[], None]]


def build_limits(app: Flask, settings: Settings) -> Limits:
    """The limits as the operator set them."""
    limiter = Limiter(
        lambda: str(g.limited_key),
        storage_uri=settings.queue_url.replace("unix://", "redis+unix://", 1),
        storage_options={"max_connections": CONNECTIONS},
        key_prefix="wardbook",
        strategy="fixed-window",
    )
    # Entered by hand so that the extension adds no hooks: routes without a limit pay nothing for it.
    app.extensions["limiter"] = {limiter}
    limiter.init_app(app)
    rates = {
        "players": settings.limit_players,
        "games": settings.limit_games,
        "audits": settings.limit_audits,
    }
    gates = {policy: _gate(limiter, policy, rate) for policy, rate in rates.items() if rate != OFF}
    return Limits(limiter, gates)


def _gate(limiter: Limiter, policy: str, rate: str) -> Callable[[], None]:
    def gate() -> None:
        """Passed when the limit allows it."""

    gate.__qualname__ = f"gate_{policy}"  # the limiter tells limits apart by this name
    return limiter.shared_limit(rate, scope=policy)(gate)


def charge(limits: Limits, policy: str, key: str) -> None:
    """Count this request against a policy; too many end in 429. The answer gets the headers."""
    gate = limits.gates.get(policy)
    if gate is None:
        return
    g.limited_key = key

    @after_this_request
    def tell(response: Response) -> Response:
        for name, value in _headers(limits.limiter, policy, response.status_code == 429).items():
            response.headers.setdefault(name, value)  # a 429 of another cause knows better when to come again
        return response

    gate()


def _headers(limiter: Limiter, policy: str, breached: bool) -> dict[str, str]:
    limit = limiter.current_limit
    if limit is None:
        return {}
    left = max(0, math.ceil(limit.reset_at - time.time()))
    headers = {
        "RateLimit-Policy": f'"{policy}";q={limit.limit.amount};w={limit.limit.get_expiry()}',
        "RateLimit": f'"{policy}";r={limit.remaining};t={left}',
    }
    if breached:
        headers["Retry-After"] = str(max(1, left))
    return headers
