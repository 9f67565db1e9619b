"""Lobby and results: newest first, page by page, and private games for those who may see them."""

from typing import Any

import pytest
import redis

from events.fold.clocks import Deadline
from events.fold.summary import GameSummary, SummarySeat
from events.projections.indexes import parse_cursor
from events.projections.lists import Lists
from games.kernel.messages import Awaiting
from tests.events.projections.redis_reads import index_size, listed


@pytest.fixture
def lists(client: redis.Redis) -> Lists:
    return Lists(client)


def row(
    game: str, created: int = 1000, version: int = 1, players: tuple[str, ...] = ("ann",), **more: Any
) -> GameSummary:
    seats = tuple(SummarySeat(seat, "human", player=player) for seat, player in enumerate(players))
    known: dict[str, Any] = {
        "title": "market",
        "status": "open",
        "visibility": "public",
        "owner": "ann",
        "awaiting": Awaiting(),
        "seats": seats,
    }
    return GameSummary(
        id=game, modules=(), version=version, created=created, updated=created + version, **(known | more)
    )


def ids(page: tuple[list[GameSummary], str | None]) -> list[str]:
    return [found.id for found in page[0]]


def test_newest_first_and_whole_rows(lists: Lists, client: redis.Redis) -> None:
    rows = [row("a", 1000), row("b", 3000), row("c", 2000)]
    assert lists.apply(rows) == 3
    found, after = lists.query()
    assert found == [rows[1], rows[2], rows[0]]
    assert after is None
    assert listed(client, "b") == rows[1]
    assert listed(client, "z") is None


def test_nothing_to_apply_and_nothing_to_find(lists: Lists) -> None:
    assert lists.apply([]) == 0
    assert lists.query() == ([], None)
    assert lists.waiting_games() == []


def test_an_older_row_never_replaces_a_newer_one(lists: Lists) -> None:
    newer = row("a", version=12, status="playing")
    assert lists.apply([newer]) == 1
    assert lists.apply([row("a", version=9), row("a", version=12, status="playing")]) == 0
    assert lists.query()[0] == [newer]
    assert ids(lists.query(status="open")) == ids(lists.query(status="finished")) == []
    assert ids(lists.query(status="playing")) == ["a"]


def test_a_row_moves_between_the_lists(lists: Lists) -> None:
    lists.apply([row("a", players=("ann", "bob"))])
    lists.apply([row("a", version=2, players=("ann",))])
    assert ids(lists.query(player="bob")) == []
    lists.apply([row("a", version=3, status="abandoned")])
    assert ids(lists.query(status="open")) == []
    assert ids(lists.query(status="abandoned")) == ids(lists.query(player="ann")) == ["a"]


def test_indexes_hold_nothing_that_moved_on(lists: Lists, client: redis.Redis) -> None:
    lists.apply([row("a", players=("ann", "bob"))])
    lists.apply([row("a", version=2, status="finished")])
    assert [index_size(client, name) for name in ("public:=market:=open", "player:bob")] == [0] * 2
    assert [index_size(client, name) for name in ("public:=market:=finished", "player:ann")] == [1] * 2


def test_filters_go_together(lists: Lists) -> None:
    lists.apply(
        [
            row("a", 1, title="market", status="open", players=("ann",)),
            row("b", 2, title="market", status="finished", players=("ann", "bob")),
            row("c", 3, title="dice", status="open", players=("bob",)),
            row("d", 4, title="dice", status="finished", players=("ann",)),
        ]
    )
    assert ids(lists.query(title="market")) == ["b", "a"]
    assert ids(lists.query(status="open")) == ["c", "a"]
    assert ids(lists.query(title="dice", status="open")) == ["c"]
    assert ids(lists.query(player="ann")) == ["d", "b", "a"]
    assert ids(lists.query(player="ann", title="market")) == ["b", "a"]
    assert ids(lists.query(player="ann", title="market", status="finished")) == ["b"]
    for odd in ("any", "*", "", "=market", "market:=open", "market\n"):
        assert (
            ids(lists.query(title=odd)) == ids(lists.query(status=odd)) == ids(lists.query(player=odd)) == []
        )


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 50])
def test_pages_have_no_gap_and_no_repetition(lists: Lists, limit: int) -> None:
    rows = [row(f"g{number:02}", created=1000 + number // 5) for number in range(23)]
    lists.apply(rows)
    expected = [found.id for found in sorted(rows, key=lambda r: (r.created, r.id), reverse=True)]
    for filters in ({}, {"player": "ann"}, {"viewer": "ann"}, {"include_private": True}, {"status": "open"}):
        seen: list[str] = []
        after = None
        for _ in range(30):
            page, after = lists.query(limit=limit, after=after, **filters)
            assert len(page) <= limit
            seen += [found.id for found in page]
            if after is None:
                break
        assert seen == expected


def test_games_made_meanwhile_do_not_shift_the_pages(lists: Lists) -> None:
    lists.apply([row("a", 1), row("b", 2), row("c", 3)])
    first, after = lists.query(limit=2)
    lists.apply([row("d", 4), row("c", 3, version=5)])
    second, end = lists.query(limit=2, after=after)
    assert [found.id for found in (*first, *second)] == ["c", "b", "a"]
    assert end is None


def test_pages_are_full_although_filters_pass_over_rows(
    lists: Lists, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("events.projections.summary_lists.SCAN_BATCH", 4)
    lists.apply([row(f"g{n:02}", n, status="finished" if n % 6 == 0 else "open") for n in range(30)])
    first, after = lists.query(player="ann", status="finished", limit=3)
    assert [found.id for found in first] == ["g24", "g18", "g12"]
    assert ids(lists.query(player="ann", status="finished", limit=3, after=after)) == ["g06", "g00"]


def test_one_page_looks_at_a_bounded_number_of_games(
    lists: Lists, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("events.projections.summary_lists.SCAN_BATCH", 4)
    monkeypatch.setattr("events.projections.summary_lists.SCAN_LIMIT", 8)
    lists.apply([row(f"g{n:02}", n, status="finished" if n in {1, 20} else "open") for n in range(30)])
    pages, after = [], None
    for _ in range(10):
        found, after = lists.query(player="ann", status="finished", limit=3, after=after)
        pages.append([row.id for row in found])
        if after is None:
            break
    assert pages == [[], ["g20"], [], [], ["g01"]]


def test_a_bounded_page_loses_and_tells_nothing(lists: Lists, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of the same moment, and a cursor that stops at a game only its players may know of."""
    monkeypatch.setattr("events.projections.summary_lists.SCAN_BATCH", 4)
    monkeypatch.setattr("events.projections.summary_lists.SCAN_LIMIT", 8)
    shown = {2, 3, 7, 8, 21, 22, 23}
    lists.apply(
        [
            row(f"game{n:02}", 1000 + n // 3, visibility="public" if n in shown else "private")
            for n in range(30)
        ]
    )
    seen: list[str] = []
    told: list[str] = []
    after = None
    for _ in range(30):
        found, after = lists.query(player="ann", viewer="dan", limit=3, after=after)
        seen += [row.id for row in found]
        if after is None:
            break
        named = parse_cursor(after).partition(":")[2]
        assert named in {"", *seen}
        told.append(named)
    assert seen == [f"game{n:02}" for n in sorted(shown, reverse=True)]
    assert "" in told


@pytest.mark.parametrize("cursor", ["", "!", "é", "aGFsbG8", "a", "____"])
def test_cursors_of_others_are_refused(lists: Lists, cursor: str) -> None:
    lists.apply([row("a")])
    with pytest.raises(ValueError, match="cursor"):
        lists.query(after=cursor)


def test_private_games_are_for_their_own(lists: Lists) -> None:
    seats = (SummarySeat(0, "human", player="bob"), SummarySeat(1, "human", reserved="cid"))
    lists.apply([row("public", 1), row("private", 2, owner="ann", seats=seats, visibility="private")])
    assert ids(lists.query()) == ["public"]
    assert ids(lists.query(viewer="dan")) == ["public"]
    assert ids(lists.query(player="bob")) == ids(lists.query(player="bob", viewer="dan")) == []
    for insider in ("ann", "bob", "cid"):
        assert ids(lists.query(viewer=insider)) == ["private", "public"]
        assert ids(lists.query(viewer=insider, player="bob")) == ["private"]
        assert ids(lists.query(viewer=insider, status="open", title="market")) == ["private", "public"]
        assert ids(lists.query(viewer=insider, status="finished")) == []
    assert ids(lists.query(include_private=True)) == ["private", "public"]
    assert ids(lists.query(include_private=True, player="bob", status="open")) == ["private"]
    left = row("private", 2, version=2, owner="ann", players=("ann",), visibility="private")
    lists.apply([left])
    assert ids(lists.query(viewer="bob")) == ids(lists.query(viewer="cid")) == ["public"]


def waiting(lists: Lists, before_ms: int | None = None) -> list[tuple[object, ...]]:
    """Game, version, job and since when, of each game that waits."""
    return [each[:4] for each in lists.waiting_games(before_ms)]


def test_games_that_wait_for_a_job(client: redis.Redis) -> None:
    """How long they wait is told by the clock of the lists: that of a writer may be wrong."""
    now = 1000
    lists = Lists(client, lambda: now)
    scoring, bot = Awaiting((), "scoring"), Awaiting((1,), "bot")
    lists.apply([row("b", 10**15, 9, awaiting=bot), row("c", 500)])
    now = 2000
    lists.apply([row("a", 1, 7, awaiting=scoring)])
    assert waiting(lists) == [("b", 9, "bot", 1000), ("a", 7, "scoring", 2000)]
    assert waiting(lists, before_ms=1500) == [("b", 9, "bot", 1000)]
    now = 3000
    lists.apply([row("a", 1, 7, awaiting=scoring), row("b", 10**15, 10, awaiting=Awaiting((0,)))])
    assert waiting(lists) == [("a", 7, "scoring", 2000)], "told again, it waits no shorter"
    lists.apply([row("a", 1, 8, awaiting=scoring)])
    assert waiting(lists) == [("a", 8, "scoring", 3000)]


def test_all_that_wait_are_seen_and_counted(client: redis.Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("events.projections.storage.list_reader.PAGE_SIZE", 4)
    now = 1000
    lists = Lists(client, lambda: now)
    assert lists.waiting_stats() == (0, None)
    expected = []
    for now in range(1000, 1011):
        lists.apply([row(f"g{now}", awaiting=Awaiting((), "scoring"), deadlines=(Deadline(0, now),))])
        expected.append(f"g{now}")
    assert [waiting.game for waiting in lists.waiting_games()] == expected
    assert [waiting.game for waiting in lists.waiting_games(before_ms=1007)] == expected[:8]
    assert [due.game for due in lists.overdue_games(1009)] == expected[:10]
    assert lists.waiting_stats() == (11, 1000)
    lists.apply([row("g1000", version=2)])
    assert lists.waiting_stats() == (10, 1001)
