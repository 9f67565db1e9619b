"""Clocks and corrections over HTTP: what everybody sees, and what organizers alone may do."""

from typing import Any

import pytest

from events.execute import execute
from games.kernel.table.clock import ExpireTurn
from tests.players import SERVICE
from tests.service.conftest import OPERATOR, Api, listed, play_on

TURN = {"kind": "turn", "seconds": 60}


@pytest.fixture
def olga(api: Api) -> Api:
    """An organizer."""
    olga = api.player("Olga")
    made = api.request(
        "PUT", f"/v1/players/{olga.id}/organizer", headers={"Authorization": f"Bearer {OPERATOR}"}
    )
    assert made.status_code == 200
    return olga


@pytest.fixture
def timed(ann: Api, bob: Api) -> str:
    """A game between Ann and Bob with a clock."""
    return begun(ann, bob, clock=TURN)


def begun(ann: Api, bob: Api, **changes: Any) -> str:
    game = ann.create(**changes)
    assert bob.command(game, "join").status_code == 201
    assert ann.command(game, "start").status_code == 201
    return game


def actions(api: Api, game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = api.get(f"/v1/games/{game}/actions").get_json()["table"]
    return found


def test_everybody_sees_clock_and_deadlines(api: Api, ann: Api, timed: str) -> None:
    shown = ann.read(timed)
    assert shown["clock"] == TURN
    assert shown["deadlines"] == [{"seat": 0, "at": shown["updated"] + 60_000}]
    assert (shown["clock_paused"], shown["awarded_points"]) == (False, [0, 0])
    listed(api, timed)
    (row,) = api.get("/v1/games").get_json()["games"]
    assert row["deadlines"] == shown["deadlines"]
    earlier = api.read(timed, "?at=2")
    assert (earlier["clock"], earlier["deadlines"]) == (TURN, [])


def test_a_game_without_a_clock_says_so(ann: Api, game: str) -> None:
    shown = ann.read(game)
    assert (shown["clock"], shown["deadlines"], shown["clock_paused"]) == (None, [], False)


@pytest.mark.parametrize(
    "clock",
    [
        5,
        "turn",
        [],
        {},
        {"kind": "turn"},
        {"kind": "turn", "seconds": 4},
        {"kind": "turn", "seconds": 86_401},
        {"kind": "turn", "seconds": 5.5},
        {"kind": "turn", "seconds": "60"},
        {"kind": "turn", "seconds": 60, "more": 1},
        {"kind": "rulebook", "seconds": 60},
        {"kind": "sand"},
        {"seconds": 60},
    ],
)
def test_what_is_no_clock_is_refused_by_name(ann: Api, clock: Any) -> None:
    response = ann.post("/v1/games", {"title": "market", "seats": [{}], "clock": clock})
    assert ann.code(response) == (400, "invalid_fields")
    (field,) = response.get_json()["facts"]["fields"]
    assert field.partition(".")[0] == "clock"


def test_a_title_without_a_timer_has_no_rulebook_clock(ann: Api) -> None:
    response = ann.post("/v1/games", {"title": "market", "seats": [{}], "clock": {"kind": "rulebook"}})
    assert ann.code(response) == (422, "no_rulebook_clock")


def test_an_expiry_is_a_record_that_everybody_sees(api: Api, ann: Api, timed: str) -> None:
    assert ann.code(ann.command(timed, "expire_turn", seat=0)) == (422, "service_only")
    store = ann.service.store
    deadline = ann.read(timed)["deadlines"][0]["at"]
    store.now = lambda: deadline
    execute(store, timed, SERVICE, ExpireTurn(0))
    record = api.get(f"/v1/games/{timed}/records?after=3").get_json()["records"][0]
    assert record["actor"] == {"kind": "service"}
    assert record["command"] == {"type": "expire_turn", "seat": 0}
    assert record["events"][0] == {"type": "turn_expired", "seat": 0, "step": "roll", "round": 1}
    assert record["events"][1]["type"] == "rolled"


def test_organizers_pause_and_resume(olga: Api, ann: Api, timed: str) -> None:
    assert actions(olga, timed) == [{"type": "pause_clock"}]
    assert {"type": "pause_clock"} not in actions(ann, timed)
    assert ann.code(ann.command(timed, "pause_clock")) == (422, "organizers_only")
    assert olga.post(f"/v1/games/{timed}/commands", actions(olga, timed)[0]).status_code == 201
    shown = ann.read(timed)
    assert (shown["clock_paused"], shown["deadlines"]) == (True, [])
    assert actions(olga, timed) == [{"type": "resume_clock"}]
    assert olga.code(olga.command(timed, "pause_clock")) == (422, "clock_paused")
    assert olga.code(olga.command(timed, "resume_clock", reason="\x1b[2J")) == (400, "invalid_fields")
    answer = olga.command(timed, "resume_clock", reason="All are back.")
    assert answer.get_json()["events"] == [{"type": "clock_resumed", "reason": "All are back."}]
    assert len(ann.read(timed)["deadlines"]) == 1


def test_an_award_is_seen_by_all_and_counts_at_the_end(api: Api, olga: Api, ann: Api, bob: Api) -> None:
    game = begun(ann, bob)
    given = olga.command(game, "correct", reason="Miscounted.", award={"seat": 1, "points": 100})
    assert given.status_code == 201
    record = api.get(f"/v1/games/{game}/records?after=3").get_json()["records"][0]
    assert record["actor"] == {"kind": "organizer", "id": olga.id}
    assert record["events"] == [
        {"type": "correction_made", "organizer": olga.id, "reason": "Miscounted."},
        {"type": "points_awarded", "seat": 1, "points": 100, "reason": "Miscounted."},
    ]
    assert api.read(game)["awarded_points"] == [0, 100]
    play_on(game, ann, bob)
    ended = api.read(game)
    assert [standing["place"] for standing in ended["standings"]] == [2, 1]
    late = olga.command(game, "correct", reason="Too late.", award={"seat": 0, "points": 1})
    assert olga.code(late) == (422, "wrong_status")


def test_a_void_takes_the_game_back_to_the_version_named(olga: Api, ann: Api, bob: Api, game: str) -> None:
    before = ann.read(game)
    play_on(game, ann, bob, most=3)
    body = {"reason": "Wrong seats.", "void": {"to": before["version"]}}
    tried = olga.post(f"/v1/games/{game}/commands?dry_run=true", {"type": "correct", **body})
    assert tried.status_code == 200
    assert ann.read(game)["version"] == before["version"] + 3
    assert olga.command(game, "correct", **body).status_code == 201
    after = ann.read(game)
    assert after["view"] == before["view"]
    records = ann.get(f"/v1/games/{game}/records?after=3").get_json()["records"]
    assert [record.get("undone", False) for record in records] == [True, True, True, False]
    assert records[-1]["events"][1]["seat"] == -1


def test_corrections_are_for_organizers_who_say_why(olga: Api, ann: Api, game: str) -> None:
    award = {"seat": 0, "points": 5}
    assert ann.code(ann.command(game, "correct", reason="Mine!", award=award)) == (422, "organizers_only")
    assert olga.code(olga.command(game, "correct", award=award)) == (400, "invalid_fields")
    assert olga.code(olga.command(game, "correct", reason=" ", award=award)) == (422, "bad_reason")
    assert olga.code(olga.command(game, "correct", reason="Hm.")) == (422, "bad_correction")
    for unreadable in ("\x00", "\x1b[2JAll is well.", "Two\nlines.", "\u202eHm."):
        refused = olga.command(game, "correct", reason=unreadable, award=award)
        assert olga.code(refused) == (400, "invalid_fields")
        assert "reason" in refused.get_json()["facts"]["fields"]
    wrong = olga.command(game, "correct", reason="Hm.", award={"seat": 0, "points": "5"})
    assert olga.code(wrong) == (400, "invalid_fields")
    assert all(action["type"] != "correct" for action in actions(olga, game))
    assert olga.code(olga.command(game, "roll")) == (422, "not_seated")
    assert ann.read(game)["version"] == 3


def test_a_correction_sent_again_with_its_key_is_made_once(olga: Api, game: str) -> None:
    key = {"Idempotency-Key": "correct-once"}
    body = {"reason": "Once.", "award": {"seat": 0, "points": 2}}
    first = olga.command(game, "correct", key, **body)
    again = olga.command(game, "correct", key, **body)
    assert again.get_json() == first.get_json()
    assert olga.read(game)["awarded_points"] == [2, 0]


def test_an_organizer_who_plays_is_a_player_in_their_own_seat(olga: Api, bob: Api) -> None:
    game = begun(olga, bob, clock=TURN)
    assert [action["type"] for action in actions(olga, game)] == ["resign"]
    assert olga.command(game, "roll").status_code == 201
    _no_organizer_here(olga, game)
    actors = [r["actor"]["kind"] for r in olga.get(f"/v1/games/{game}/records").get_json()["records"]]
    assert actors == ["player", "player", "player", "player"]


def test_an_organizer_who_resigned_or_has_a_reserved_seat_may_not_correct(
    olga: Api, ann: Api, bob: Api
) -> None:
    resigned = begun(olga, bob, clock=TURN)
    assert olga.command(resigned, "resign").status_code == 201
    _no_organizer_here(olga, resigned)
    reserved = ann.create(seats=[{}, {"player": olga.id}])
    assert olga.code(olga.get(f"/v1/games/{reserved}/export")) == (403, "organizer_at_table")


def test_an_organizer_who_left_before_the_start_may_correct(olga: Api, ann: Api, bob: Api) -> None:
    game = ann.create(clock=TURN)
    assert olga.command(game, "join").status_code == 201
    assert olga.command(game, "leave").status_code == 201
    assert bob.command(game, "join").status_code == 201
    assert ann.command(game, "start").status_code == 201
    assert olga.command(game, "pause_clock").status_code == 201


def _no_organizer_here(olga: Api, game: str) -> None:
    refused = (403, "organizer_at_table")
    assert olga.code(olga.command(game, "pause_clock")) == refused
    assert olga.code(olga.command(game, "resume_clock")) == refused
    award, void = {"award": {"seat": 0, "points": 5}}, {"void": {"to": 3}}
    for correction in (award, void):
        assert olga.code(olga.command(game, "correct", reason="Mine!", **correction)) == refused
    assert olga.code(olga.get(f"/v1/games/{game}/export")) == refused
