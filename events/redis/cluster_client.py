"""A client of a cluster whose callers ask together where the keys are now."""

from threading import Lock
from typing import Any

import redis


class ClusterClient(redis.RedisCluster):
    """A client that asks once for all callers who want to know at the same time, also if nobody answers."""

    def __init__(self, **options: Any) -> None:
        self._asking, self._times_asked = Lock(), 0
        super().__init__(**options)

    def find_keys_again(self, failed: str | None = None) -> None:
        """Ask where the keys are now: another node may have taken over from the one that failed.

        That one is asked last. If no node answers, the first caller gets the error, and the others go on.
        """
        times = self._times_asked
        with self._asking:
            if times != self._times_asked:
                return
            try:
                self.nodes_manager.initialize(last_failed_node_name=failed)
            finally:
                self._times_asked += 1
