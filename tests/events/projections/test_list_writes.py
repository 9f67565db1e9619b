"""Rows are written first, then indexes: what is killed or overtaken in between is finished later."""

from collections.abc import Callable
from typing import Any

import pytest
import redis

from events.fold.summary import GameSummary
from events.projections.lists import Lists
from events.projections.storage.index_places import BUCKET_BITS
from tests.events.projections.redis_reads import index_size, list_keys
from tests.events.projections.test_lists import ids, row


@pytest.fixture
def lists(client: redis.Redis) -> Lists:
    return Lists(client)


class Killed(BaseException):
    """In place of a kill."""


def die(*_arguments: Any) -> None:
    raise Killed


def before(lists: Lists, step: str, first: Callable[..., object]) -> Lists:
    """Lists of another process, which does something else right before a step of writing."""
    writer: Any = lists._writer
    script = getattr(writer, step)

    def run(*arguments: Any) -> Any:
        setattr(writer, step, script)
        first()
        return script(*arguments)

    setattr(writer, step, run)
    return lists


@pytest.mark.parametrize("step", ["_index", "_indexed"])
def test_who_is_killed_before_a_step_is_finished_by_the_next(
    lists: Lists, client: redis.Redis, step: str
) -> None:
    lists.apply([row("a", players=("ann", "bob"))])
    moved = row("a", version=2, players=("ann", "cid"), status="playing")
    with pytest.raises(Killed):
        before(Lists(client), step, die).apply([moved])
    assert lists.apply([moved]) == 0, "the row itself was stored"
    assert ids(lists.query(player="cid")) == ids(lists.query(status="playing")) == ["a"]
    assert index_size(client, "player:bob") == index_size(client, "public:=market:=open") == 0


@pytest.mark.parametrize("step", ["_index", "_indexed"])
def test_the_next_version_also_finishes_what_was_left(lists: Lists, client: redis.Redis, step: str) -> None:
    lists.apply([row("a", players=("ann", "bob"))])
    with pytest.raises(Killed):
        before(Lists(client), step, die).apply([row("a", version=2, players=("ann", "cid"))])
    lists.apply([row("a", version=3, players=("ann", "cid"))])
    assert ids(lists.query(player="cid")) == ["a"]
    assert index_size(client, "player:bob") == 0


@pytest.mark.parametrize("step", ["_index", "_indexed"])
def test_who_is_overtaken_leaves_the_newer_row_as_it_is(lists: Lists, client: redis.Redis, step: str) -> None:
    lists.apply([row("a", players=("ann", "bob"))])
    late = before(Lists(client), step, lambda: lists.apply([row("a", version=3, players=("ann", "bob"))]))
    late.apply([row("a", version=2, players=("ann", "cid"))])
    assert ids(lists.query(player="bob")) == ["a"]
    assert [index_size(client, f"player:{player}") for player in ("ann", "bob", "cid")] == [1, 1, 0]


def test_who_is_overtaken_and_killed_is_finished_by_the_next(lists: Lists, client: redis.Redis) -> None:
    lists.apply([row("a", players=("ann", "bob"))])
    newer, older = row("a", version=3, players=("ann", "bob")), row("a", version=2, players=("ann", "cid"))
    late = before(before(Lists(client), "_indexed", die), "_index", lambda: lists.apply([newer]))
    with pytest.raises(Killed):
        late.apply([older])
    assert index_size(client, "player:bob") == 0, "taken out by the one that was killed"
    lists.apply([older])
    assert ids(lists.query(player="bob")) == ["a"]
    assert index_size(client, "player:cid") == 0


def test_a_move_touches_the_partition_of_its_game_only(lists: Lists, client: redis.Redis) -> None:
    lists.apply([row("a", players=("ann", "bob"), status="playing")])
    writer: Any = lists._writer
    writer._index = writer._indexed = die
    with pytest.raises(Killed):
        lists.apply([row("b")])
    writer._index = writer._indexed = lambda calls, *_: dict.fromkeys(calls, ()) if not calls else die()
    lists.apply([row("a", version=2, players=("ann", "bob"), status="playing", round=3)])
    assert Lists(client).query(status="playing")[0][0].round == 3


def test_rows_of_games_that_are_over_remember_no_lines(lists: Lists, client: redis.Redis) -> None:
    lists.apply([row("a", status="playing")])
    assert any(key.endswith(":indexes") for key in list_keys(client))
    lists.apply([row("a", version=2, status="finished", head="f" * 64)])
    assert not any(key.endswith(":indexes") for key in list_keys(client))


@pytest.mark.parametrize("limit", [1, 3, 7])
def test_pages_over_many_months_have_no_gap_and_no_repetition(lists: Lists, limit: int) -> None:
    """Games that are over are in an index for each twelve days, the others in one for all times."""
    month = 1 << BUCKET_BITS
    over = [row(f"o{n:02}", n * month // 2, status="finished", head="f" * 64) for n in range(60)]
    running = [row(f"r{n:02}", n * 5 * month + 7, status="playing") for n in range(6)]
    lists.apply(over + running)
    queries: list[tuple[dict[str, Any], list[GameSummary]]] = [
        ({}, over + running),
        ({"status": "finished"}, over),
        ({"player": "ann"}, over + running),
        ({"created_from": 4 * month, "created_before": 19 * month}, over + running),
    ]
    for filters, rows in queries:
        first, last = filters.get("created_from", 0), filters.get("created_before", 1 << 60)
        expected = [found for found in rows if first <= found.created < last]
        seen, after = list[str](), None
        while True:
            page, after = lists.query(limit=limit, after=after, **filters)
            seen += [found.id for found in page]
            if after is None:
                break
        assert seen == [found.id for found in sorted(expected, key=lambda r: r.created, reverse=True)]
