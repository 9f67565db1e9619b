"""The filters of the lists: whose turn, kept seats, modules, times and results, alone and together."""

from typing import Any

import pytest
import redis
from msgspec.structs import replace

from events.fold.summary import SummarySeat
from events.projections.lists import Lists
from games.kernel.messages import Awaiting
from games.kernel.title import Standing
from tests.events.projections.test_lists import ids, row


@pytest.fixture
def lists(client: redis.Redis) -> Lists:
    return Lists(client)


def test_games_that_wait_for_a_player(lists: Lists) -> None:
    lists.apply(
        [
            row("a", 1, players=("ann", "bob"), status="playing", awaiting=Awaiting((0, 1))),
            row("b", 2, players=("ann", "bob"), status="playing", awaiting=Awaiting((1,))),
            row(
                "c",
                3,
                seats=(SummarySeat(0, "human", player="ann", resigned=True),),
                status="playing",
                awaiting=Awaiting((0,), "bot"),
            ),
        ]
    )
    assert ids(lists.query(turn="ann")) == ["a"]
    assert ids(lists.query(turn="bob")) == ["b", "a"]
    lists.apply([row("a", 1, 2, players=("ann", "bob"), status="playing", awaiting=Awaiting((1,)))])
    assert ids(lists.query(turn="ann")) == []
    assert ids(lists.query(turn="bob", player="ann", status="playing", title="market")) == ["b", "a"]


def test_a_kept_seat_is_among_the_games_of_its_player(lists: Lists) -> None:
    kept = (SummarySeat(0, "human", player="ann"), SummarySeat(1, "human", reserved="bob"))
    lists.apply([row("a", seats=kept, visibility="private")])
    queries: list[dict[str, Any]] = [{"reserved": "bob"}, {"player": "bob"}]
    for query in queries:
        assert ids(lists.query(viewer="bob", **query)) == ["a"]
        assert ids(lists.query(viewer="dan", **query)) == [], "it is private"
    taken = (kept[0], SummarySeat(1, "human", player="bob", reserved="bob"))
    lists.apply([row("a", version=2, seats=taken, visibility="private")])
    assert ids(lists.query(viewer="bob", reserved="bob")) == []
    assert ids(lists.query(viewer="bob", player="bob")) == ["a"]


def test_a_kept_seat_is_gone_with_its_game(lists: Lists) -> None:
    kept = (SummarySeat(0, "human"), SummarySeat(1, "human", reserved="bob"))
    lists.apply([row("a", seats=kept)])
    lists.apply([row("a", version=2, seats=kept, status="abandoned")])
    assert ids(lists.query(reserved="bob")) == ids(lists.query(player="bob")) == []


def test_games_with_a_module(lists: Lists) -> None:
    city = [replace(row(game, created), modules=("base", "city")) for game, created in (("d", 4), ("e", 5))]
    lists.apply([row("a", 1), *city, row("f", 6)])
    assert ids(lists.query(module="city")) == ["e", "d"]
    assert ids(lists.query(module="city", limit=1)) == ["e"]
    assert ids(lists.query(module="maternity")) == []


def test_games_created_in_a_time(lists: Lists) -> None:
    lists.apply([row(f"g{at}", at) for at in (10, 20, 30, 40)])
    assert ids(lists.query(created_from=20)) == ["g40", "g30", "g20"]
    assert ids(lists.query(created_before=30)) == ["g20", "g10"]
    assert ids(lists.query(created_from=20, created_before=40, player="ann")) == ["g30", "g20"]
    first, after = lists.query(created_from=20, created_before=40, limit=1)
    assert [game.id for game in first] == ["g30"]
    assert ids(lists.query(created_from=20, created_before=40, limit=1, after=after)) == ["g20"]
    assert lists.query(created_from=41) == lists.query(created_before=10) == ([], None)


def test_games_a_player_won_or_lost(lists: Lists) -> None:
    def over(game: str, created: int, *places: int, **more: Any) -> Any:
        standings = tuple(Standing(seat, place, 10) for seat, place in enumerate(places))
        return row(game, created, players=("ann", "bob"), status="finished", standings=standings, **more)

    lists.apply([over("won", 1, 1, 2), over("lost", 2, 2, 1), over("shared", 3, 1, 1), row("open", 4)])
    assert ids(lists.query(player="ann", result="won")) == ["shared", "won"]
    assert ids(lists.query(player="ann", result="lost")) == ["lost"]
    assert ids(lists.query(player="bob", result="lost")) == ["won"]
    assert ids(lists.query(player="cid", result="lost")) == []
