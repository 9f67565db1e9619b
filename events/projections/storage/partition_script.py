"""Runs a Lua script in several partitions: in one call on a single server, in one for each on a cluster."""

from collections.abc import Mapping, Sequence
from typing import Any

import redis
from redis.exceptions import NoScriptError

from events.log.connection import is_cluster
from events.log.keys import generations_key, never_key
from events.log.outages import REDIS_ERRORS
from events.log.scripts import lua_script


class PartitionScript:
    """A script of this folder. Its keys are the generations of partitions, and it replies for each of them.

    It may run twice, so it must have the same effect then. It uses more keys than it can name. So on a
    cluster it also names one that never exists: while a slot is moved to another node, Redis then refuses to
    run it (TRYAGAIN), instead of running it on the keys that are there already.
    """

    def __init__(self, client: redis.Redis, name: str) -> None:
        self._client = client
        self._script = client.register_script(lua_script(__file__, name))

    def __call__(self, calls: Mapping[int, Sequence[Any]], *common: Any) -> dict[int, Any]:
        """The reply for each partition, called with the common arguments and its own."""
        if is_cluster(self._client):
            replies = self._ask_each(calls, common)
            for reply in replies.values():
                if isinstance(reply, Exception):
                    raise reply
            return replies
        return self._ask_all(calls, common)

    def reachable(self, calls: Mapping[int, Sequence[Any]], *common: Any) -> dict[int, Any]:
        """The same, without the partitions of a cluster whose servers are away."""
        if not is_cluster(self._client):
            return self._ask_all(calls, common)
        replies = self._ask_each(calls, common)
        return {number: reply for number, reply in replies.items() if not isinstance(reply, Exception)}

    def _ask_all(self, calls: Mapping[int, Sequence[Any]], common: Sequence[Any]) -> dict[int, Any]:
        if not calls:
            return {}
        arguments: list[Any] = [len(calls), *common]
        for own in calls.values():
            arguments += own
        replies = self._script([generations_key(number) for number in calls], arguments)
        return dict(zip(calls, replies, strict=True))

    def _ask_each(self, calls: Mapping[int, Sequence[Any]], common: Sequence[Any]) -> dict[int, Any]:
        """The reply of each server, or the exception that came instead."""
        if len(calls) == 1:
            ((number, own),) = calls.items()
            try:
                return {number: self._script(_keys(number), (1, *common, *own))[0]}
            except REDIS_ERRORS as error:
                return {number: error}
        found = self._send(calls, common)
        unknown = {number: calls[number] for number in found if isinstance(found[number], NoScriptError)}
        if unknown:
            self._client.script_load(self._script.script)
            found |= self._send(unknown, common)
        return found

    def _send(self, calls: Mapping[int, Sequence[Any]], common: Sequence[Any]) -> dict[int, Any]:
        pipeline: Any = self._client.pipeline(transaction=False)
        for number, own in calls.items():
            keys = _keys(number)
            pipeline.execute_command("EVALSHA", self._script.sha, len(keys), *keys, 1, *common, *own)
        replies = pipeline.execute(raise_on_error=False)
        return {
            number: reply if isinstance(reply, Exception) else reply[0]
            for number, reply in zip(calls, replies, strict=True)
        }


def _keys(partition: int) -> tuple[str, str]:
    return generations_key(partition), never_key(partition)
