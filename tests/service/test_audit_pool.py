"""Audits over HTTP: when they begin, how many run at once, and what ends them."""

from io import BytesIO
from typing import Any

import pytest

from events.audit import Verdict
from events.audit.child_process import AUDIT_COMMAND
from events.audit.sandbox import Limits
from service import audit_pool
from service.requests import uploads
from tests.events.audit.bombs import bomb
from tests.service.conftest import Api, play_on
from tests.service.routes.test_exports import NDJSON, exported, upload


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


class Arriving(BytesIO):
    """A body that comes bit by bit; meanwhile every audit slot is free."""

    def __init__(self, body: bytes, api: Api) -> None:
        super().__init__(body)
        self.slots = api.service.audit_pool.slots

    def read(self, size: int | None = -1, /) -> bytes:
        taken = [self.slots.acquire(blocking=False) for _ in range(audit_pool.MAX_AUDITS)]
        assert taken == [True] * audit_pool.MAX_AUDITS
        self.slots.release(audit_pool.MAX_AUDITS)
        return super().read(min(size or -1, 1000))


def test_an_upload_is_judged_when_all_of_it_is_here(
    api: Api, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = b"".join(exported(api, over))
    arriving = Arriving(body, api)

    def judged(export: bytes, *_: Any, **__: Any) -> Verdict:
        assert (export, arriving.tell()) == (body, len(body))
        return Verdict("sound", 1, "0" * 64, (), ())

    monkeypatch.setattr(audit_pool, "audit_in_subprocess", judged)
    given = {"wsgi.input": arriving, "CONTENT_LENGTH": str(len(body))}
    response = api.request("POST", "/v1/audits", content_type=NDJSON, environ_overrides=given)
    assert response.get_json()["verdict"] == "sound"


def test_a_body_that_takes_too_long_is_not_waited_for(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "UPLOAD_TIMEOUT", 0.0)
    assert api.code(upload(api, b"{}")) == (408, "upload_too_slow")


def test_only_so_many_audits_run_at_once(api: Api, over: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit_pool, "SLOT_TIMEOUT", 0.01)
    others = [api.service.audit_pool.slots.acquire(blocking=False) for _ in range(audit_pool.MAX_AUDITS + 1)]
    assert others == [True] * audit_pool.MAX_AUDITS + [False]
    response = api.get(f"/v1/games/{over}/audit")
    assert api.code(response) == (429, "too_many_requests")
    assert response.headers["Retry-After"] == "30"
    api.service.audit_pool.slots.release()
    for _ in range(2):
        assert api.get(f"/v1/games/{over}/audit").get_json()["verdict"] == "sound"


def test_a_machine_without_room_for_a_process_is_busy(
    api: Api, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: Any, **__: Any) -> Verdict:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(audit_pool, "audit_in_subprocess", refused)
    response = upload(api, b"".join(exported(api, over)))
    assert api.code(response) == (429, "too_many_requests")
    assert response.headers["Retry-After"] == "30"
