"""Messages of organizers: a report hides nothing; once one is hidden nobody reads it anywhere."""

import json

from tests.service.conftest import OPERATOR, Api
from tests.service.tournaments.organizing import PATH, done, players, tell

TEXT = "Something that should not have been written"


def everything(reader: Api, tournament: str) -> str:
    """All that a reader can get of a tournament."""
    found = [
        reader.get(f"{PATH}/{tournament}{path}").get_data(as_text=True)
        for path in ("", "?words=en", "?at=3", "?at=4", "/records?limit=100", "/records?limit=100&words=en")
    ]
    headers = {"Accept": "application/x-ndjson"}
    with reader.get(f"{PATH}/{tournament}/stream?words=en", headers=headers, buffered=False) as response:
        latest = reader.service.tournaments.load(tournament).version
        for chunk in response.response:
            found.append(chunk.decode() if isinstance(chunk, bytes) else chunk)
            lines = found[-1].splitlines()
            if lines and json.loads(lines[-1])["version"] == latest:
                break
    return "\n".join(found)


def test_one_player_cannot_hide_a_message_from_everybody(api: Api, cid: Api, tournament: str) -> None:
    ann, bob = players(api, tournament, 2)
    version = done(cid, tournament, "announce", text=TEXT)["version"]
    done(ann, tournament, "report_message", message=version)
    assert everything(bob, tournament).count(TEXT) > 4
    (message,) = cid.get(f"{PATH}/{tournament}").get_json()["messages"]
    assert (message["hidden"], message["reports"]) == (False, 1)


def test_a_hidden_message_is_hidden_everywhere_until_the_operator_decides(
    api: Api, cid: Api, tournament: str
) -> None:
    ann, bob = players(api, tournament, 2)
    version = done(cid, tournament, "announce", text=TEXT)["version"]
    assert everything(bob, tournament).count(TEXT) > 4
    done(cid, tournament, "hide_message", message=version)
    for reader in (api, ann, bob, cid):
        assert TEXT not in everything(reader, tournament)
    (message,) = api.get(f"{PATH}/{tournament}?at={version}").get_json()["messages"]
    assert (message["text"], message["hidden"]) == ("", True)
    (record,) = [
        each
        for each in api.get(f"{PATH}/{tournament}/records?limit=100").get_json()["records"]
        if each["version"] == version
    ]
    assert record["redacted"] is True
    assert "command_id" not in record
    assert record["command"]["text"] == record["events"][0]["text"] == "…"

    operator = Api(api.app, api.checker, OPERATOR)
    (reported,) = operator.get(f"{PATH}/{tournament}/reports").get_json()["messages"]
    assert (reported["version"], reported["text"], reported["hidden"]) == (version, TEXT, True)
    decision = f"{PATH}/{tournament}/reports/{version}"
    assert operator.request("PUT", decision, json={"show": True}).status_code == 204
    assert TEXT in everything(bob, tournament)
    (reported,) = operator.get(f"{PATH}/{tournament}/reports").get_json()["messages"]
    assert reported["hidden"] is False


def test_reports_are_for_the_operator(api: Api, cid: Api, tournament: str) -> None:
    (ann,) = players(api, tournament, 1)
    version = done(cid, tournament, "announce", text=TEXT)["version"]
    done(ann, tournament, "report_message", message=version)
    path = f"{PATH}/{tournament}/reports"
    assert api.code(api.get(path)) == (401, "unauthorized")
    for other in (ann, cid):
        assert other.code(other.get(path)) == (403, "forbidden")
        assert other.code(other.request("PUT", f"{path}/{version}", json={"show": True})) == (
            403,
            "forbidden",
        )
    operator = Api(api.app, api.checker, OPERATOR)
    for missing in ("1", "99", "x"):
        assert api.code(operator.request("PUT", f"{path}/{missing}", json={"show": True})) == (
            404,
            "not_found",
        )
    bad = operator.request("PUT", f"{path}/{version}", json={"show": "yes"})
    assert api.code(bad) == (400, "invalid_fields")


def test_what_is_no_message_cannot_be_reported(api: Api, tournament: str) -> None:
    (ann,) = players(api, tournament, 1)
    assert tell(ann, tournament, "report_message", message=1).status_code == 422
    assert ann.code(tell(ann, tournament, "report_message", message=0)) == (400, "invalid_fields")
