"""Rate limits on accounts, recoveries, new games and audits, counted in Redis for all processes."""

import math
import time

import redis
from flask import Response, after_this_request
from limits import RateLimitItem, parse_many
from limits.storage import RedisStorage
from limits.strategies import FixedWindowRateLimiter

from events.settings import OFF, Settings
from service.responses.problems import Problem


class RateLimits:
    """The policies the operator set; a policy that is off lets every request pass."""

    def __init__(self, client: redis.Redis, settings: Settings) -> None:
        storage = RedisStorage(
            "redis://", connection_pool=client.connection_pool, key_prefix="wardbook:limits"
        )
        self._limiter = FixedWindowRateLimiter(storage)
        rates = {
            "players": settings.rate_limit_players,
            "games": settings.rate_limit_games,
            "audits": settings.rate_limit_audits,
            "recovery": settings.rate_limit_recovery,
        }
        self._policies = {policy: parse_many(rate) for policy, rate in rates.items() if rate != OFF}

    def charge(self, policy: str, client: str) -> None:
        """Count a request of a client against a policy; raise a 429 problem if it exceeds the limit.

        The response gets the RateLimit headers either way.
        """
        items = self._policies.get(policy)
        if not items:
            return
        exceeded = next((item for item in items if not self._limiter.hit(item, policy, client)), None)
        reset, headers = self._headers(policy, client, [exceeded] if exceeded else items)
        if exceeded:
            raise Problem("too_many_requests", headers={**headers, "Retry-After": str(max(1, reset))})

        @after_this_request
        def add_headers(response: Response) -> Response:
            response.headers.update(headers)
            return response

    def _headers(self, policy: str, client: str, items: list[RateLimitItem]) -> tuple[int, dict[str, str]]:
        """Return the seconds until the window ends and the headers, both of the limit with least left."""
        windows = [(self._limiter.get_window_stats(item, policy, client), item) for item in items]
        window, item = min(windows, key=lambda found: found[0].remaining)
        reset = max(0, math.ceil(window.reset_time - time.time()))
        return reset, {
            "RateLimit-Policy": f'"{policy}";q={item.amount};w={item.get_expiry()}',
            "RateLimit": f'"{policy}";r={window.remaining};t={reset}',
        }
