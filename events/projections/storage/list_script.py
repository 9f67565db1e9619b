"""Runs a Lua script of the lists, on a cluster in each of some partitions."""

from collections.abc import Mapping, Sequence
from typing import Any

import redis
from redis.exceptions import NoScriptError

from events.log.keys import PARTITIONS, generations_key, never_key
from events.redis.connection import is_cluster
from events.redis.outages import REDIS_ERRORS
from events.redis.scripts import lua_script
from events.redis.together import Keyed, send_together


def list_places(client: redis.Redis) -> int:
    """How many partitions hold lists: all of a cluster; on a single server one, where a page is one read."""
    return PARTITIONS if is_cluster(client) else 1


class ListScript:
    """A script of this folder. It may run twice, so it must have the same effect then.

    It uses more keys than it can name. So it also names one that never exists: while a slot of a cluster is
    moved to another node, Redis then refuses to run it (TRYAGAIN), instead of running it on the keys that are
    there already.
    """

    def __init__(self, client: redis.Redis, name: str) -> None:
        self._client = client
        self._script = client.register_script(lua_script(__file__, name))

    def __call__(self, calls: Mapping[int, Sequence[Any]], *common: Any) -> dict[int, Any]:
        """The reply in each partition, called with the common arguments and its own."""
        replies = self._ask(calls, common)
        for reply in replies.values():
            if isinstance(reply, Exception):
                raise reply
        return replies

    def reachable(self, calls: Mapping[int, Sequence[Any]], *common: Any) -> dict[int, Any]:
        """The same, without the partitions whose servers are away, unless all are."""
        replies = self._ask(calls, common)
        found = {number: reply for number, reply in replies.items() if not isinstance(reply, Exception)}
        for reply in [] if found else replies.values():
            raise reply
        return found

    def _ask(self, calls: Mapping[int, Sequence[Any]], common: Sequence[Any]) -> dict[int, Any]:
        """The reply in each partition, or the exception that came instead."""
        if len(calls) == 1:
            ((number, own),) = calls.items()
            try:
                return {number: self._script(_keys(number), (*common, *own))}
            except REDIS_ERRORS as error:
                return {number: error}
        found = self._send(("EVALSHA", self._script.sha), calls, common)
        unknown = {number: calls[number] for number in found if isinstance(found[number], NoScriptError)}
        return found | self._send(("EVAL", self._script.script), unknown, common)

    def _send(
        self, script: tuple[str, Any], calls: Mapping[int, Sequence[Any]], common: Sequence[Any]
    ) -> dict[int, Any]:
        """Call all partitions together."""
        commands = [
            Keyed(keys[0], (*script, len(keys), *keys, *common, *own))
            for number, own in calls.items()
            for keys in [_keys(number)]
        ]
        return dict(zip(calls, send_together(self._client, commands), strict=True))


def _keys(partition: int) -> tuple[str, str]:
    return generations_key(partition), never_key(partition)
