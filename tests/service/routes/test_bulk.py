"""Many games at once: all or nothing, once however often a job runs, and none starts before all exist."""

from typing import Any

import pytest
from rq import SimpleWorker
from rq.serializers import JSONSerializer

from events.audit import audit
from events.bulk.bulk_store import Bulks
from games.kernel.refusal import Illegal
from tests.events.exports import lines_of
from tests.market.title import TITLES
from tests.service.conftest import OPERATOR, Api
from workers import bulk_games, jobs
from workers.bulk_games import create_some, sweep_bulks
from workers.queue import open_queues

PATH = "/v1/games/bulk"


@pytest.fixture
def cid(api: Api) -> Api:
    """An organizer."""
    cid = api.player("Cid")
    Api(api.app, api.checker, OPERATOR).request("PUT", f"/v1/players/{cid.id}/organizer")
    return cid


def entries(ann: Api, bob: Api, count: int = 3) -> list[dict[str, Any]]:
    seats = [{"player": ann.id}, {"player": bob.id}]
    return [{"title": "market", "seats": seats} for _ in range(count)]


def test_no_game_starts_before_all_exist(api: Api, ann: Api, bob: Api, cid: Api) -> None:
    answer = cid.post(PATH, {"games": entries(ann, bob)}, headers={"Idempotency-Key": "round-1"})
    assert answer.status_code == 202
    bulk, store = answer.get_json(), api.service.store
    assert (bulk["status"], bulk["total"], bulk["created"]) == ("creating", 3, 0)
    first, _, last = bulk["games"]
    assert api.get(f"/v1/games/{first}").status_code == 404

    assert create_some(store, bulk["id"], most=2) is not None
    assert cid.get(f"{PATH}/{bulk['id']}").get_json()["created"] == 2
    assert ann.command(first, "join").status_code == bob.command(first, "join").status_code == 201
    refused = bob.command(first, "start")
    assert bob.code(refused) == (409, "bulk_not_complete")
    assert refused.headers["Retry-After"]

    assert create_some(store, bulk["id"], most=2) is None
    assert cid.get(answer.headers["Location"]).get_json() == {**bulk, "status": "done", "created": 3}
    assert bob.command(first, "start").status_code == 201
    table = store.load(last).table
    assert (table.owner, [seat.player for seat in table.seats]) == (cid.id, [None, None])
    assert audit(lines_of(store, store.load(first)), TITLES).verdict == "sound"


def test_jobs_that_run_twice_or_die_create_each_game_once(
    api: Api, ann: Api, bob: Api, cid: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    body, key = {"games": entries(ann, bob)}, {"Idempotency-Key": "round-1"}
    bulk = cid.post(PATH, body, headers=key).get_json()
    store = api.service.store
    with monkeypatch.context() as killed:
        killed.setattr(Bulks, "note_created", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            create_some(store, bulk["id"], most=2)
    for _ in range(2):
        create_some(store, bulk["id"])
    assert cid.post(PATH, body, headers=key).get_json() == {**bulk, "status": "done", "created": 3}
    assert [store.load(game).version for game in bulk["games"]] == [1, 1, 1]
    again = cid.post(PATH, {"games": entries(ann, bob, 2)}, headers=key)
    assert cid.code(again) == (422, "idempotency_key_reused")
    late = Bulks(store.client)
    late.note_created(late.read(bulk["id"]), 1)
    assert late.read(bulk["id"]).status == "done", "a job that is behind does not take it back"


def test_the_sweeper_has_a_bulk_carried_out(
    api: Api, ann: Api, bob: Api, cid: Api, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bulk, store = cid.post(PATH, {"games": entries(ann, bob)}).get_json(), api.service.store
    queues = open_queues(redis_url)
    monkeypatch.setattr(jobs, "thread_store", lambda: store)
    monkeypatch.setattr(jobs, "process_queues", lambda: queues)
    monkeypatch.setattr(create_some, "__defaults__", (2,))
    for _ in range(2):
        sweep_bulks(store.client, queues, Bulks(store.client).read(bulk["id"]).at)
    assert len(queues.short.get_job_ids()) == 1
    worker = SimpleWorker([queues.short], connection=queues.short.connection, serializer=JSONSerializer)
    worker.work(burst=True, logging_level="ERROR")
    assert cid.get(f"{PATH}/{bulk['id']}").get_json()["status"] == "done"
    assert Bulks(store.client).pending() == []
    queues.close()


def test_a_bulk_that_the_rules_no_longer_accept_has_failed(
    ann: Api, bob: Api, cid: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another build may have other rules than the one that accepted the bulk."""
    bulk, store = cid.post(PATH, {"games": entries(ann, bob)}).get_json(), cid.service.store
    first, second, _ = bulk["games"]
    assert create_some(store, bulk["id"], most=1) is not None

    def refuse(*_: object) -> None:
        raise Illegal("bad_seat")

    with monkeypatch.context() as later:
        later.setattr(bulk_games, "create", refuse)
        assert create_some(store, bulk["id"]) is None
    shown = {**bulk, "status": "failed", "created": 1, "refusal": "bad_seat"}
    assert cid.get(f"{PATH}/{bulk['id']}").get_json() == shown
    assert Bulks(store.client).pending() == []
    assert create_some(store, bulk["id"]) is None, "nobody tries again"
    assert cid.get(f"/v1/games/{second}").status_code == 404
    for player in (ann, bob):
        assert player.command(first, "join").status_code == 201
    assert bob.code(bob.command(first, "start")) == (409, "bulk_not_complete")


@pytest.mark.parametrize(
    ("bad", "answer"),
    [
        ({"title": "chess", "seats": [{}]}, (422, "unknown_title")),
        ({"title": "market", "seats": [{"kind": "bot", "bot": "deep"}]}, (422, "bad_seat")),
        ({"title": "market", "seats": [{"player": "0" * 16}]}, (404, "unknown_player")),
        ({"title": "market", "seats": []}, (400, "invalid_fields")),
        ({"title": "market", "seats": [{}], "commitment": "0" * 64}, (400, "invalid_fields")),
    ],
)
def test_a_bad_entry_refuses_all(ann: Api, bob: Api, cid: Api, bad: Any, answer: tuple[int, str]) -> None:
    refused = cid.post(PATH, {"games": [*entries(ann, bob, 2), bad]})
    facts = refused.get_json()["facts"]
    assert refused.get_json()["code"] == answer[1]
    assert facts.get("entry") == 2 or any(name.startswith("games.2.") for name in facts["fields"])
    assert Bulks(cid.service.store.client).pending() == []


def test_only_organizers_and_only_their_own(api: Api, ann: Api, bob: Api, cid: Api) -> None:
    assert ann.code(ann.post(PATH, {"games": entries(ann, bob)})) == (403, "forbidden")
    bulk = cid.post(PATH, {"games": entries(ann, bob)}).get_json()["id"]
    assert ann.code(ann.get(f"{PATH}/{bulk}")) == (404, "not_found")
    assert cid.code(cid.post(PATH, {"games": entries(ann, bob, 1) * 501})) == (400, "invalid_fields")
    assert cid.code(cid.post(PATH, {"games": []})) == (400, "invalid_fields")
