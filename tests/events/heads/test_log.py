"""The log of heads: every game that is over once, whatever is repeated or raced, in a chain."""

import threading

import msgspec
import pytest
import redis

from events.audit import Verdict
from events.execute import create, execute
from events.fold.store import Store
from events.fold.summary import GameSummary, summarize
from events.heads.heads_chain import START, next_head, sign_tip
from events.heads.heads_log import HeadsLog
from events.heads.saved_copy import check_heads
from events.log.codec import canonical_json
from events.projections.rebuild import rebuild
from events.redis.connection import connect
from games.kernel.table.lobby import Leave
from tests.events.exports import SIGNER
from tests.players import ANN, two_humans


def over(store: Store) -> GameSummary:
    """A game that is over."""
    game = create(store, ANN, two_humans()).folded.id
    return summarize(execute(store, game, ANN, Leave()).folded)


def logged(client: redis.Redis) -> list[tuple[int, str, str]]:
    """The log, after its chain was checked."""
    page, last = HeadsLog(client).read(0, 1000), START
    for entry in page.heads:
        assert entry == next_head(last, entry.id, entry.head, entry.kind)
        last = entry
    assert page.end == last
    return [(entry.number, entry.id, entry.head) for entry in page.heads]


def test_a_head_is_logged_when_the_game_is_over_and_only_once(store: Store, client: redis.Redis) -> None:
    assert logged(client) == []
    running = summarize(create(store, ANN, two_humans()).folded)
    one, two = over(store), over(store)
    log = HeadsLog(client)
    log.append([running, one])
    log.append([one, running, two])
    log.append([two, one])
    assert one.head == store.load(one.id).head
    assert logged(client) == [(1, one.id, one.head), (2, two.id, two.head)]


def test_another_head_of_a_game_is_logged_too(store: Store, client: redis.Redis) -> None:
    one, two = over(store), over(store)
    log = HeadsLog(client)
    log.append([one, two])
    log.append([msgspec.structs.replace(one, head="ab" * 32)])
    assert logged(client)[2:] == [(3, one.id, "ab" * 32)]


def test_racing_writers_log_each_head_once(store: Store, client: redis.Redis, redis_url: str) -> None:
    games = [over(store) for _ in range(12)]

    def write(first: int) -> None:
        own = connect(redis_url)
        for at in range(len(games)):
            HeadsLog(own).append([games[(first + at) % 12], games[(first + 2 * at) % 12]])
        own.close()

    threads = [threading.Thread(target=write, args=(number * 3,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(game for _, game, _ in logged(client)) == sorted(game.id for game in games)


def test_tournaments_are_in_the_same_chain(store: Store, client: redis.Redis) -> None:
    game, cup = over(store), msgspec.structs.replace(over(store), id="c" * 24)
    log = HeadsLog(client)
    log.append([game])
    log.append([cup], "tournament")
    assert logged(client) == [(1, game.id, game.head), (2, cup.id, cup.head)]
    ids = [(entry.game, entry.tournament) for entry in log.read(0, 2).heads]
    assert ids == [(game.id, None), (None, cup.id)]


CUP = Verdict("sound", 9, "ab" * 32, (), (), None, "c" * 24)


@pytest.mark.parametrize(
    ("heads", "codes"),
    [
        (["ab"], []),
        (["cd"], ["other_head_logged"]),
        ([], ["head_not_logged"]),
        (["ab", "cd"], ["logged_again"]),
        (["cd", "ab"], ["logged_again"]),
        (["cd", "ef"], ["other_head_logged"]),
    ],
)
def test_the_file_of_a_tournament_is_compared_with_a_copy(heads: list[str], codes: list[str]) -> None:
    last, lines = START, list[object]()
    for head in heads:
        last = next_head(last, "c" * 24, head * 32, "tournament")
        lines.append(last)
    copy = [canonical_json(line) for line in (*lines, sign_tip(SIGNER, last))]
    verdict = check_heads(CUP, copy, ())
    assert [each.code for each in (*verdict.findings, *verdict.notes)] == codes


def test_pages_end_where_they_end(store: Store, client: redis.Redis) -> None:
    log = HeadsLog(client)
    log.append([over(store) for _ in range(5)])
    pages = [log.read(after, 2) for after in (0, 2, 4, 5, 9)]
    assert [[head.number for head in page.heads] for page in pages] == [[1, 2], [3, 4], [5], [], []]
    assert [page.end.number for page in pages] == [2, 4, 5, 5, 5]


def test_a_rebuild_logs_heads_that_were_lost(store: Store, client: redis.Redis) -> None:
    game = over(store)
    rebuild(store)
    assert logged(client) == [(1, game.id, game.head)]
