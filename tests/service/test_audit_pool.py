"""Audits over HTTP: when they begin, how many run at once, and what ends them."""

from functools import partial
from threading import Event, Thread
from typing import Any

import pytest

from events.audit import Verdict
from events.audit.child_process import AUDIT_COMMAND
from events.audit.sandbox import Limits
from service import audit_pool
from tests.events.audit.bombs import bomb
from tests.service.conftest import Api, play_on
from tests.service.routes.test_exports import exported, upload
from tests.service.server.serving import until


@pytest.fixture
def over(game: str, ann: Api, bob: Api) -> str:
    """A game that was played to its end."""
    play_on(game, ann, bob)
    return game


def test_an_audit_that_takes_too_long_is_ended(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api.service.audit_pool, "auditor", AUDIT_COMMAND)
    monkeypatch.setattr(audit_pool, "LIMITS", Limits(seconds=1, megabytes=500))
    response = upload(api, bomb())
    assert api.code(response) == (422, "audit_limit_exceeded")
    assert response.get_json()["facts"] == {"seconds": 1}


class Held:
    """Audits that run until the test ends them."""

    def __init__(self) -> None:
        self.running: list[tuple[bytes, Event]] = []
        self.began: list[bytes] = []

    def audit(self, export: bytes, *_: Any, **__: Any) -> Verdict:
        ended = Event()
        self.began.append(export)
        self.running.append((export, ended))
        assert ended.wait(10)
        return Verdict("sound", 1, "0" * 64, (), ())

    def has_begun(self, number: int) -> bool:
        return len(self.began) == number

    def end(self, export: bytes) -> None:
        found = next(item for item in self.running if item[0] == export)
        self.running.remove(found)
        found[1].set()


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    made = Held()
    monkeypatch.setattr(audit_pool, "audit_in_subprocess", made.audit)
    return made


def test_an_address_has_one_audit_at_a_time_and_then_lets_others_go_first(held: Held) -> None:
    pool, threads = audit_pool.AuditPool(2), list[Thread]()

    def ask(name: str, address: str) -> None:
        threads.append(Thread(target=pool.audit, args=(name.encode(), (), address)))
        threads[-1].start()
        until(lambda: len(held.began) + len(pool._waiting) == len(threads))

    ask("ann 1", "ann")
    for _ in range(2):
        ask("ann 2", "ann")
    assert held.began == [b"ann 1"], "the second place stays free for somebody else"
    ask("bob 1", "bob")
    ask("bob 2", "bob")
    ask("cleo 1", "cleo")
    assert held.began == [b"ann 1", b"bob 1"]
    for number, ended in enumerate((b"ann 1", b"bob 1", b"cleo 1", b"ann 2"), 3):
        held.end(ended)
        until(partial(held.has_begun, number))
    assert held.began[2:] == [b"cleo 1", b"ann 2", b"bob 2", b"ann 2"]
    for left in (b"bob 2", b"ann 2"):
        held.end(left)
    for thread in threads:
        thread.join(10)
    assert pool.running == set()
    assert pool._waiting == []


def test_only_so_many_audits_run_at_once(
    api: Api, over: str, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audit_pool, "SLOT_TIMEOUT", 0.01)
    pool = api.service.audit_pool
    others = [Thread(target=pool.audit, args=(name, (), name)) for name in (b"ann", b"bob")]
    for other in others:
        other.start()
    until(lambda: len(held.began) == audit_pool.MAX_AUDITS)
    response = api.get(f"/v1/games/{over}/audit")
    assert api.code(response) == (429, "too_many_requests")
    assert response.headers["Retry-After"] == "30"
    for name in (b"ann", b"bob"):
        held.end(name)
    for other in others:
        other.join(10)
    assert pool.running == set()


def test_a_machine_without_room_for_a_process_is_busy(
    api: Api, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: Any, **__: Any) -> Verdict:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(audit_pool, "audit_in_subprocess", refused)
    response = upload(api, b"".join(exported(api, over)))
    assert api.code(response) == (429, "too_many_requests")
    assert response.headers["Retry-After"] == "30"
