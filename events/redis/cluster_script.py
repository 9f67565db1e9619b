"""A frequent script on a cluster: each server has its shared connections."""

from collections.abc import Sequence
from typing import Any

import redis
from redis.exceptions import AskError, ClusterDownError, SlotNotCoveredError, TryAgainError

from events.redis.confirmation import Confirmation
from events.redis.scripts import RunScript, SharedScript


class ClusterScript:
    """Sends a script to the server that holds its keys. It may run twice, with the same effect then.

    `anywhere` takes over if keys move or servers change; the cluster's client remembers where they are now.
    """

    def __init__(
        self,
        client: redis.Redis,
        source: str,
        anywhere: RunScript,
        confirmation: Confirmation | None = None,
    ) -> None:
        self._client: Any = client
        self._source = source
        self._anywhere = anywhere
        self._confirmation = confirmation
        self._shared: dict[str, SharedScript] = {}

    def __call__(self, keys: Sequence[str], args: Sequence[Any]) -> Any:
        """Return the reply of the script. Its keys are in one hash slot."""
        try:
            node = self._client.get_node_from_key(keys[0])
        except SlotNotCoveredError:  # no server had it when the client asked last
            self._client.find_keys_again()
            return self._anywhere(keys, args)
        try:
            return self._script_on(node)(keys, args)
        except redis.TimeoutError:  # whoever has waited that long does not wait for another server too
            self._client.find_keys_again(node.name)
            raise
        except redis.ConnectionError:
            self._client.find_keys_again(node.name)
        except (AskError, TryAgainError, ClusterDownError):  # MovedError is an AskError
            pass
        return self._anywhere(keys, args)

    def _script_on(self, node: Any) -> SharedScript:
        found = self._shared.get(node.name)
        if found is None:
            made = SharedScript(self._client.get_redis_connection(node), self._source, self._confirmation)
            found = self._shared.setdefault(node.name, made)
        return found
