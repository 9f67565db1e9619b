"""Personal bests: results of games finished alone, by points, and never those of anybody else."""

from typing import Any

import pytest
import redis

from events.execute import create, execute
from events.fold.store import Store
from events.fold.summary import GameSummary, SummarySeat
from events.projections.feed import Feed, game_summaries
from events.projections.lists import Lists
from events.projections.personal_bests import personal_best
from events.projections.rebuild import rebuild
from games.kernel.table.lobby import Start
from games.kernel.table.table import CreateGame, SeatOffer
from games.kernel.title import Standing
from tests.events.play import played, started
from tests.events.projections.redis_reads import index_size
from tests.events.projections.test_lists import row
from tests.market.title import TITLES
from tests.players import ANN

ALONE = CreateGame(title="market", seats=(SeatOffer(),))


@pytest.fixture
def lists(client: redis.Redis) -> Lists:
    return Lists(client)


def result(game: str, points: int, finished: int = 1000, automa: bool = False, **more: Any) -> GameSummary:
    """A game that Ann finished on her own."""
    seats = [SummarySeat(0, "human", player="ann")] + ([SummarySeat(1, "automa")] if automa else [])
    standings = [Standing(0, 1, points)] + ([Standing(1, 2, points - 1)] if automa else [])
    known: dict[str, Any] = {"status": "finished", "seats": tuple(seats), "standings": tuple(standings)}
    return row(game, finished - 1, **(known | more))


def ids(page: tuple[list[Any], str | None]) -> list[str]:
    return [best.game for best in page[0]]


def test_the_most_points_first_and_the_latest_among_equals(lists: Lists) -> None:
    lists.apply([result("a", 9, 1000), result("b", 30, 2000), result("c", -4, 3000), result("d", 9, 4000)])
    found, after = lists.personal_bests("ann")
    assert [(best.game, best.points) for best in found] == [("b", 30), ("d", 9), ("a", 9), ("c", -4)]
    assert after is None
    assert found[0].finished == 2000


def test_a_result_says_what_was_played(lists: Lists) -> None:
    lists.apply([result("a", 9, 1000)])
    (best,) = lists.personal_bests("ann")[0]
    assert (best.title, best.mode, best.modules) == ("market", "alone", ())
    assert (best.points, best.place, best.finished) == (9, 1, 1000)


def test_by_title_and_by_mode(lists: Lists) -> None:
    lists.apply(
        [
            result("a", 1, title="market"),
            result("b", 2, title="market", automa=True),
            result("c", 3, title="dice"),
            result("d", 4, title="dice", automa=True),
        ]
    )
    assert ids(lists.personal_bests("ann")) == ["d", "c", "b", "a"]
    assert ids(lists.personal_bests("ann", title="market")) == ["b", "a"]
    assert ids(lists.personal_bests("ann", mode="alone")) == ["c", "a"]
    assert ids(lists.personal_bests("ann", title="dice", mode="automa")) == ["d"]
    for odd in ("any", "=market", "*", ""):
        assert ids(lists.personal_bests("ann", title=odd)) == ids(lists.personal_bests("ann", mode=odd)) == []


@pytest.mark.parametrize(
    "changes",
    [
        {"status": "playing", "standings": ()},
        {"status": "abandoned", "standings": ()},
        {"seats": (SummarySeat(0, "human", player="ann", resigned=True),)},
        {"seats": (SummarySeat(0, "human", player="ann"), SummarySeat(1, "human", player="bob"))},
        {"seats": (SummarySeat(0, "human", player="ann"), SummarySeat(1, "bot", bot="easy"))},
        {"seats": (SummarySeat(0, "bot", bot="easy"),)},
    ],
    ids=["playing", "abandoned", "resigned", "two people", "with a bot", "nobody"],
)
def test_other_games_are_no_results_of_ones_own(lists: Lists, changes: dict[str, Any]) -> None:
    one = result("a", 9, **changes)
    assert personal_best(one) is None
    lists.apply([one])
    assert lists.personal_bests("ann") == ([], None)


def test_nobody_sees_the_results_of_others(lists: Lists) -> None:
    lists.apply([result("a", 9, visibility="private")])
    assert ids(lists.personal_bests("ann")) == ["a"]
    for other in ("bob", "an", "ann:any", ""):
        assert ids(lists.personal_bests(other)) == []


@pytest.mark.parametrize("limit", [1, 2, 3, 50])
def test_pages_have_no_gap_and_no_repetition(lists: Lists, limit: int) -> None:
    rows = [result(f"g{number:02}", number % 4, 1000 + number // 3) for number in range(14)]
    lists.apply(rows)
    expected = sorted(rows, key=lambda r: (r.standings[0].points, r.updated, r.id), reverse=True)
    seen: list[str] = []
    after = None
    for _ in range(20):
        page, after = lists.personal_bests("ann", limit=limit, after=after)
        assert len(page) <= limit
        seen += [best.game for best in page]
        if after is None:
            break
    assert seen == [row.id for row in expected]


def test_cursors_of_others_are_refused(lists: Lists) -> None:
    with pytest.raises(ValueError, match="cursor"):
        lists.personal_bests("ann", after="!")


def test_a_game_enters_the_list_when_it_is_finished(lists: Lists, client: redis.Redis) -> None:
    lists.apply([result("a", 9, status="playing", standings=())])
    assert ids(lists.personal_bests("ann")) == []
    lists.apply([result("a", 9, version=2)])
    assert ids(lists.personal_bests("ann")) == ["a"]
    assert index_size(client, "best:ann:any:any") == index_size(client, "best:ann:=market:=alone") == 1


def test_a_row_leaves_the_place_it_had(lists: Lists, client: redis.Redis) -> None:
    """No record follows the end of a game today; if one did, the result would not be listed twice."""
    lists.apply([result("a", 9), result("b", 7)])
    lists.apply([result("a", 5, version=2)])
    assert ids(lists.personal_bests("ann")) == ["b", "a"]
    assert index_size(client, "best:ann:any:any") == 2


def test_games_that_were_played_are_listed_and_come_back_when_rebuilt(
    store: Store, client: redis.Redis
) -> None:
    games = [create(store, ANN, ALONE).folded.id for _ in range(3)]
    for luck, game in enumerate(games):
        execute(store, game, ANN, Start())
        played(store, game, luck=luck)
    played(store, started(store))
    feed, lists = Feed(client, "test", "one"), Lists(client)
    while entries := feed.read(100, 0):
        lists.apply(game_summaries(entries))
        feed.ack(entries)
    listed = lists.personal_bests(str(ANN.id))
    assert [best.points for best in listed[0]] == sorted((b.points for b in listed[0]), reverse=True)
    truth = {game: store.load(game) for game in games}
    assert {best.game: (best.points, best.finished) for best in listed[0]} == {
        game: (found.table.standings[0].points, found.at) for game, found in truth.items()
    }
    assert rebuild(Store(client, TITLES)) == []
    assert Lists(client).personal_bests(str(ANN.id)) == listed
