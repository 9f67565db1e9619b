"""Queues the jobs of webhooks that are due."""

import redis

from events.webhooks.webhook_store import Webhooks
from workers.queue import Queues, enqueue

RETRY_MS = 60_000
"""After how long a job that was lost is queued again."""


def sweep_webhooks(client: redis.Redis, queues: Queues, now: int) -> None:
    """Queue a job for every webhook that is due."""
    for player, webhook, at in Webhooks(client).due(now):
        enqueue(queues, "webhook", f"{player}_{webhook}", at, attempt=(now - at) // RETRY_MS)
