"""The jobs of hints and reviews. A review takes several, so that hints never wait for a whole one."""

import secrets
import time
from contextlib import suppress

import redis

from events.advice.advice import Advice
from events.advice.advice_store import AdviceStore
from events.errors import NotFound
from events.fold.store import Store
from events.redis.outages import REDIS_ERRORS
from workers.advice.hint import make_hint
from workers.advice.review import MOST_CHOICES, player_choices, review_choice
from workers.queue import Queues, enqueue, job_id, queued_job_ids

RETRY_MS = 30_000
"""After how long without progress a job counts as lost and is queued again."""
PIECE_SECONDS, PIECE_MOST_SECONDS = 2.0, 20.0
"""Processor time, and time with all waiting for people's jobs, after which a job of a review leaves the rest
to another one."""


def sweep_advice(client: redis.Redis, queues: Queues, now: int) -> None:
    """Queue a job for every hint and review that is not done and has none."""
    store = AdviceStore(client)
    pending = store.pending()
    queued = queued_job_ids(queues) if pending else set()
    for id_ in pending:
        try:
            advice = store.read(id_)
        except NotFound:
            store.fail(id_, now)  # it has expired
            continue
        if job_id(advice.asked.kind, id_, advice.done) not in queued:
            attempt = (now - advice.touched) // RETRY_MS
            enqueue(queues, advice.asked.kind, id_, advice.done, attempt=attempt)


def advise(store: Store, id_: str) -> Advice | None:
    """Make a hint or a part of a review. Returns it if there is more to do."""
    advices = AdviceStore(store.client)
    with suppress(NotFound):
        advice = advices.read(id_)
        if advice.status != "pending":
            return None
        try:
            if advice.asked.kind == "hint":
                _make_hint(store, advices, advice)
            else:
                _go_on_with_review(store, advices, advice)
        except REDIS_ERRORS:
            raise
        except Exception:  # whoever asked must not wait for ever
            advices.fail(id_, store.now())
            raise
        after = advices.read(id_)
        return after if after.status == "pending" else None
    return None


def _make_hint(store: Store, advices: AdviceStore, advice: Advice) -> None:
    asked = advice.asked
    assert asked.seat is not None
    folded = store.load_at(asked.game, asked.version)
    moves = make_hint(folded, asked.seat, secrets.token_bytes(32))
    advices.finish(advice, store.now(), asked.version, moves)


def _go_on_with_review(store: Store, advices: AdviceStore, advice: Advice) -> None:
    began, due, choices = time.thread_time(), time.monotonic() + PIECE_MOST_SECONDS, advice.choices()
    last = store.load_at(advice.asked.game, advice.asked.version)
    for before, record, seat in player_choices(store, last, advice.done):
        if len(choices) == MOST_CHOICES:
            break
        if reviewed := review_choice(before, record, seat, secrets.token_bytes(32)):
            choices.append(reviewed)
        if time.thread_time() - began >= PIECE_SECONDS or time.monotonic() >= due:
            advices.note_progress(advice, store.now(), record.version, choices)
            return
    advices.finish(advice, store.now(), last.version, choices)
