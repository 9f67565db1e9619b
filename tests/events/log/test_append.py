"""What Redis replies to appends."""

from typing import Any

import pytest
import redis

from events.fold.store import Store
from tests.events.play import played, started
from tests.market.title import TITLES


def test_an_accepted_append_is_answered_with_a_number(
    client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Redis sends the numbers of a round trip in one packet, and each list in one of its own."""
    store, replies = Store(client, TITLES), list[Any]()
    script: Any = store._appender._script

    def call(keys: Any, arguments: Any) -> Any:
        replies.append(script(keys, arguments))
        return replies[-1]

    monkeypatch.setattr(store._appender, "_script", call)
    played(store, started(store), 2)
    assert replies == [1, 2, 3, 4, 5]
