"""Reviews: each choice of a player, and what it cost from what the seat could see."""

import pytest
import redis

from events.advice.advice import Advice, Asked
from events.advice.advice_store import AdviceStore
from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.messages import SERVICE as THE_SERVICE
from games.kernel.table.lobby import Join, Start
from games.kernel.table.table import Actor
from games.kernel.table.undo import Undo
from tests.market.base import Play
from tests.market.title import TITLES
from tests.players import ANN, BOB, SERVICE, two_humans
from workers.advice import advice_jobs
from workers.advice.advice_jobs import advise, sweep_advice
from workers.advice.review import player_choices, review_choice
from workers.queue import Queues

REVIEW = "0123456789abcdef01234567"


@pytest.fixture
def store(client: redis.Redis) -> Store:
    return Store(client, TITLES)


@pytest.fixture
def finished(store: Store) -> FoldedGame:
    """A game in which Ann plays her lowest card and Bob his highest. Ann undoes her first one."""
    game = create(store, ANN, two_humans()).folded.id
    execute(store, game, BOB, Join())
    folded = execute(store, game, ANN, Start()).folded
    undone = False
    while folded.table.status == "playing":
        due = folded.game.rules.due_command(folded.table.play)
        if due is not None:
            folded = execute(store, game, SERVICE, due).folded
            continue
        seat = folded.game.awaiting(folded.table).seats[0]
        player: Actor = (ANN, BOB)[seat]
        legal = folded.game.rules.legal(folded.table.play, seat)
        cards = sorted(legal, key=lambda command: getattr(command, "card", 0))
        command = cards[0] if player is ANN else cards[-1]
        folded = execute(store, game, player, command).folded
        if isinstance(command, Play) and player is ANN and not undone:
            undone = True
            folded = execute(store, game, ANN, Undo(folded.version - 1)).folded
    return folded


def ask(store: Store, folded: FoldedGame) -> Advice:
    asked = Asked(kind="review", game=folded.id, version=folded.version)
    return AdviceStore(store.client).ask(REVIEW, asked, store.now())


def test_every_choice_that_was_not_undone(store: Store, finished: FoldedGame) -> None:
    chosen = list(player_choices(store, finished, 0))
    assert [before.version + 1 for before, _, _ in chosen] == [record.version for _, record, _ in chosen]
    undone = [v for v in range(finished.version + 1) if v not in {r.version for _, r, _ in chosen}]
    played = [r.version for r in store.records(finished.id, limit=1000) if isinstance(r.command, Play)]
    assert len(set(played) & set(undone)) == 1
    assert {seat for _, _, seat in chosen} == {0, 1} != {THE_SERVICE}


def test_a_choice_costs_what_the_best_one_would_have_brought_more(store: Store, finished: FoldedGame) -> None:
    reviewed = [
        choice
        for before, record, seat in player_choices(store, finished, 0)
        if (choice := review_choice(before, record, seat, b"luck"))
    ]
    assert {choice.step for choice in reviewed} == {"play"}, "a roll leaves nothing to choose"
    assert all(choice.cost == 0 for choice in reviewed if choice.best == choice.command)
    assert all(choice.cost >= 0 for choice in reviewed)
    costs = [sum(choice.cost for choice in reviewed if choice.seat == seat) for seat in (0, 1)]
    assert costs[0] > costs[1], "the higher card brings more points"


@pytest.mark.parametrize("limit", ["PIECE_SECONDS", "PIECE_MOST_SECONDS"])
def test_a_review_goes_on_piece_by_piece(
    limit: str, store: Store, finished: FoldedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(store, finished)
    monkeypatch.setattr(advice_jobs, limit, 0.0)
    pieces = 0
    while advice := advise(store, REVIEW):
        assert advice.status == "pending"
        pieces += 1
    done = AdviceStore(store.client).read(REVIEW)
    assert pieces > 2
    assert (done.status, done.done) == ("done", finished.version)
    versions = [choice.version for choice in done.choices()]
    assert versions == sorted(set(versions))
    assert len(versions) > 2
    assert advise(store, REVIEW) is None, "a job that runs once more changes nothing"


def test_progress_does_not_go_back(store: Store, finished: FoldedGame) -> None:
    asked, advices = ask(store, finished), AdviceStore(store.client)
    advices.note_progress(asked, store.now(), 8, [])
    advices.note_progress(asked, store.now(), 5, [])
    assert advices.read(REVIEW).done == 8
    advices.finish(asked, store.now(), finished.version, [])
    assert advices.read(REVIEW).status == "done"


def test_no_more_choices_than_allowed(
    store: Store, finished: FoldedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(store, finished)
    monkeypatch.setattr(advice_jobs, "MOST_CHOICES", 2)
    assert advise(store, REVIEW) is None
    assert len(AdviceStore(store.client).read(REVIEW).choices()) == 2


def test_what_cannot_be_made_has_failed_and_can_be_asked_for_again(
    store: Store, finished: FoldedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(store, finished)
    with monkeypatch.context() as broken:
        broken.setattr(advice_jobs, "review_choice", lambda *_: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            advise(store, REVIEW)
    advices = AdviceStore(store.client)
    assert advices.read(REVIEW).status == "failed"
    assert advices.pending() == []
    assert ask(store, finished).status == "pending"


def test_a_lost_job_is_queued_again(store: Store, finished: FoldedGame, queues: Queues) -> None:
    at = ask(store, finished).touched
    for _ in range(2):
        sweep_advice(store.client, queues, at)
    assert queues.advice.get_job_ids() == [f"review-{REVIEW}-0"]
    queues.advice.connection.delete(queues.advice.key)
    sweep_advice(store.client, queues, at + advice_jobs.RETRY_MS)
    assert len(queues.advice.get_job_ids()) == 1


def test_what_has_expired_is_forgotten(store: Store, finished: FoldedGame, queues: Queues) -> None:
    ask(store, finished)
    store.client.delete(f"wardbook:{{advice}}:{REVIEW}")
    sweep_advice(store.client, queues, store.now())
    assert AdviceStore(store.client).pending() == []
    assert queues.advice.get_job_ids() == []
    assert advise(store, REVIEW) is None
