"""Following Redis streams: every entry once, over one connection, and word when something is wrong."""

import threading
import time
from collections.abc import Callable, Iterator

import pytest
import redis

from events.redis.connection import connect
from service.streaming.tails import tail_reader
from service.streaming.tails.one_at_a_time import OneAtATime
from service.streaming.tails.tail import KEPT_ENTRIES, EntryId, StreamEntry, Tail
from service.streaming.tails.tails import Tails

KEY = "followed"
PATIENCE = 10.0


@pytest.fixture
def own(redis_url: str) -> Iterator[redis.Redis]:
    """A connection pool that nothing else uses."""
    with connect(redis_url) as made:
        yield made


@pytest.fixture
def tails(own: redis.Redis) -> Tails:
    return Tails(own)


@pytest.fixture
def add(client: redis.Redis) -> Callable[[int], None]:
    """Adds the entry with a number."""

    def xadd(number: int) -> None:
        client.xadd(KEY, {"n": number}, id=f"{number}-0")

    return xadd


def entry(number: int, content: bytes = b"") -> StreamEntry:
    return StreamEntry((number, 0), {b"n": content or str(number).encode()})


def heard(tail: Tail, after: int, until: int) -> list[int]:
    """The numbers after one, as soon as another one is there."""
    while tail.last < (until, 0):
        assert tail.changed.wait(PATIENCE), "nobody was told"
    found = tail.after((after, 0))
    assert found is not None
    return [number for (number, _), _ in found]


def until_changed(tail: Tail, changes: int) -> None:
    """Wait for a change after so many."""
    while tail.changes <= changes:
        assert tail.changed.wait(PATIENCE), "nobody was told"


@pytest.fixture
def tracking(client: redis.Redis) -> Callable[[], set[str]]:
    """The connections that Redis tells of changes, but for those that earlier tests left."""

    def found() -> set[str]:
        return {each["id"] for each in client.client_list() if "t" in each["flags"]}

    others = found()
    return lambda: found() - others


def test_every_entry_is_heard_once_by_all_over_one_connection(
    tails: Tails, client: redis.Redis, tracking: Callable[[], set[str]], add: Callable[[int], None]
) -> None:
    add(1)
    with tails.follow(KEY, (0, 0)) as first, tails.follow(KEY, (0, 0)) as second:
        assert first is second
        assert heard(first, 0, 1) == [1]
        with tails.follow("another", (0, 0)) as other:
            add(2)
            client.xadd("another", {"n": 7}, id="7-3")
            assert heard(first, 1, 2) == [2]
            assert heard(other, 0, 7) == [7]
        assert len(tracking()) == 1


def test_many_entries_at_once_are_read_in_pages_and_the_newest_kept(
    tails: Tails, client: redis.Redis
) -> None:
    with tails.follow(KEY, (0, 0)) as tail:
        until_changed(tail, 0)
        many, most = client.pipeline(), 2 * tail_reader.PAGE + 50
        for number in range(1, most + 1):
            many.xadd(KEY, {"n": number}, id=f"{number}-0")
        many.execute()
        assert heard(tail, most - 3, most) == [most - 2, most - 1, most]
        assert len(tail.after((most - KEPT_ENTRIES, 0)) or ()) == KEPT_ENTRIES
        assert tail.after((most - KEPT_ENTRIES - 1, 0)) is None, "who is further behind reads by itself"


def test_a_stream_that_was_followed_before_is_heard_of_again(
    tails: Tails, add: Callable[[int], None]
) -> None:
    with tails.follow(KEY, (0, 0)) as tail:
        until_changed(tail, 0)
    add(1)
    with tails.follow(KEY, (1, 0)) as tail:
        add(2)
        assert heard(tail, 1, 2) == [2]


def test_a_lost_connection_ends_all_tails_and_the_next_one_connects_again(
    tails: Tails, client: redis.Redis, tracking: Callable[[], set[str]], add: Callable[[int], None]
) -> None:
    with tails.follow(KEY, (0, 0)) as tail:
        until_changed(tail, 0)
        (connection,) = tracking()
        client.client_kill_filter(_id=connection)
        until_changed(tail, 1)
        for _ in range(2):
            with pytest.raises(redis.ConnectionError):
                tail.after((0, 0))
    with tails.follow(KEY, (0, 0)) as tail:
        add(1)
        assert heard(tail, 0, 1) == [1]


def test_a_redis_that_says_nothing_is_asked_and_then_given_up(
    tails: Tails, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tail_reader, "SILENCE_SECONDS", 0.05)
    with tails.follow(KEY, (0, 0)) as tail:
        until_changed(tail, 0)
        client.client_pause(300)
        until_changed(tail, 1)
        with pytest.raises(redis.TimeoutError):
            tail.after((0, 0))


def test_nobody_follows_so_the_connection_is_closed(
    tails: Tails, client: redis.Redis, tracking: Callable[[], set[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tail_reader, "SILENCE_SECONDS", 0.02)
    with tails.follow(KEY, (0, 0)) as tail:
        until_changed(tail, 0)
        assert len(tracking()) == 1
    for _ in range(500):
        if not tracking():
            return
        time.sleep(0.01)
    raise AssertionError("the connection stays")


def test_what_redis_refuses_ends_only_this_tail(
    tails: Tails, client: redis.Redis, add: Callable[[int], None]
) -> None:
    client.set("text", "is no stream")
    with tails.follow(KEY, (0, 0)) as tail, tails.follow("text", (0, 0)) as refused:
        until_changed(refused, 0)
        with pytest.raises(redis.ResponseError):
            refused.after((0, 0))
        add(1)
        assert heard(tail, 0, 1) == [1]


def test_a_flush_is_a_change(tails: Tails, client: redis.Redis, add: Callable[[int], None]) -> None:
    add(1)
    with tails.follow(KEY, (0, 0)) as tail:
        assert heard(tail, 0, 1) == [1]
        changes = tail.changes
        client.flushall()
        until_changed(tail, changes)
        assert tail.after((0, 0)) is None


@pytest.mark.parametrize(
    ("found", "position", "known"),
    [
        ([entry(3), entry(4)], (2, 0), [(3, 0), (4, 0)]),
        ([entry(3), entry(4)], (0, 0), None),
        ([entry(3, b"other"), entry(4)], (2, 0), None),
        ([entry(3, b"other"), entry(4)], (4, 0), []),
        ([entry(4)], (3, 0), None),
        ([], (3, 0), []),
        ([], (2, 0), None),
    ],
)
def test_entries_are_only_known_while_the_stream_is_the_same(
    found: list[StreamEntry], position: EntryId, known: list[EntryId] | None
) -> None:
    tail = Tail(KEY, (1, 0))
    tail.take([entry(2), entry(3)])
    tail.take(found)
    after = tail.after(position)
    assert known == (None if after is None else [each.id for each in after])


def test_followers_share_what_the_first_one_makes() -> None:
    tail = Tail(KEY, (0, 0))
    assert tail.shared(lambda: [1]) is tail.shared(lambda: [2])


def test_work_that_many_need_is_done_by_one_and_again_after_a_failure() -> None:
    work, begun, go = OneAtATime(), threading.Event(), threading.Event()
    done: list[str] = []

    def slow() -> None:
        begun.set()
        assert go.wait(PATIENCE)
        done.append("slow")

    first = threading.Thread(target=work.do, args=("key", slow))
    first.start()
    assert begun.wait(PATIENCE)
    others = [threading.Thread(target=work.do, args=("key", lambda: done.append("late"))) for _ in range(5)]
    for other in others:
        other.start()
    work.do("another key", lambda: done.append("other"))
    assert all(other.is_alive() for other in others)
    go.set()
    for thread in (first, *others):
        thread.join()
    assert done == ["other", "slow"]
    with pytest.raises(ZeroDivisionError):
        work.do("key", lambda: done.append(str(1 // 0)))
    work.do("key", lambda: done.append("again"))
    assert done[-1] == "again"
