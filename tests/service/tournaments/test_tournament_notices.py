"""Tournaments in the stream of notices and in webhooks."""

import pytest

from service.streaming import notice_stream
from tests.service.conftest import Api
from tests.service.streaming.test_notices import notices
from tests.service.tournaments.organizing import done, players, start_round


@pytest.fixture(autouse=True)
def _short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stream looks whether its reader is gone after each wait only."""
    monkeypatch.setattr(notice_stream, "WAIT_SECONDS", 0.05)


def test_players_are_told_where_to_play(api: Api, cid: Api, tournament: str) -> None:
    seated = players(api, tournament, 3)
    (game,) = start_round(cid, tournament)
    for player in seated:
        heard = notices(player)
        for notice in heard:
            api.checker.conforms("NoticeResponse", notice)
        (ready,) = [notice for notice in heard if notice["type"] == "tables_opened"]
        assert (ready["tournament"], ready["round"], ready["table"], ready["game"]) == (
            *(tournament, 1, 1),
            game,
        )


def test_the_text_of_a_message_is_in_no_notice(api: Api, cid: Api, tournament: str) -> None:
    (ann,) = players(api, tournament, 1)
    done(cid, tournament, "announce", text="It may be hidden later")
    assert "message_sent" in [notice["type"] for notice in notices(ann)]
    assert "It may be hidden later" not in str(notices(ann))


def test_webhooks_can_ask_for_them(ann: Api) -> None:
    body = {"url": "https://example.org/hook", "types": ["tables_opened", "message_sent"]}
    made = ann.post("/v1/webhooks", body)
    assert made.status_code == 201
    assert made.get_json()["webhook"]["types"] == body["types"]
