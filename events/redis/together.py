"""Sends many commands together, each to the server that holds its key; one that is away fails only its own.

The pipeline of the cluster client sends nothing if one server is away. For each call of a script it also asks
a server, which may be that one, where the keys are.
"""

from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import redis
from redis.exceptions import AskError, MovedError, TryAgainError

from events.redis.connection import is_cluster
from events.redis.outages import REDIS_ERRORS

_REDIRECTIONS = (MovedError, AskError, TryAgainError)
_UNREACHABLE = (redis.ConnectionError, redis.TimeoutError)


class Keyed(NamedTuple):
    """A command, and a key that it uses."""

    key: str
    command: tuple[Any, ...]


def send_together(client: redis.Redis, commands: Sequence[Keyed]) -> list[Any]:
    """The reply to each command, or the exception that came instead."""
    if not is_cluster(client):
        return _pipelined(client, [keyed.command for keyed in commands])
    cluster: Any = client
    replies: list[Any] = [None] * len(commands)
    for node, numbers in _by_node(cluster, commands, replies).items():
        found = _pipelined(
            cluster.get_redis_connection(node), [commands[number].command for number in numbers]
        )
        for number, reply in zip(numbers, found, strict=True):
            replies[number] = reply
            if isinstance(reply, _REDIRECTIONS):
                replies[number] = _redirected(cluster, commands[number].command)
    if any(isinstance(reply, _UNREACHABLE) for reply in replies):
        with suppress(*REDIS_ERRORS):
            cluster.find_keys_again()
    return replies


def replies_or_raise(replies: list[Any]) -> list[Any]:
    """The replies if none is an exception; otherwise raise the first one."""
    for reply in replies:
        if isinstance(reply, Exception):
            raise reply
    return replies


def _by_node(cluster: Any, commands: Sequence[Keyed], replies: list[Any]) -> dict[Any, list[int]]:
    """The numbers of the commands that each node gets. A key that no node holds fails at once."""
    numbers: defaultdict[Any, list[int]] = defaultdict(list)
    for number, keyed in enumerate(commands):
        try:
            numbers[cluster.get_node_from_key(keyed.key)].append(number)
        except REDIS_ERRORS as error:
            replies[number] = error
    return numbers


def _pipelined(server: Any, commands: Sequence[tuple[Any, ...]]) -> list[Any]:
    try:
        with server.pipeline(transaction=False) as pipeline:
            for command in commands:
                pipeline.execute_command(*command)
            replies: list[Any] = pipeline.execute(raise_on_error=False)
    except REDIS_ERRORS as error:
        return [error] * len(commands)
    return replies


def _redirected(cluster: Any, command: tuple[Any, ...]) -> Any:
    """The reply to a command whose slot moves or has moved; the cluster client follows it."""
    try:
        return cluster.execute_command(*command)
    except REDIS_ERRORS as error:
        return error
