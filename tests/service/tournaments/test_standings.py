"""Standings over HTTP: now and after any round, as JSON with terms, and as CSV."""

import csv
import io
from fractions import Fraction
from typing import Any

from tests.service.conftest import Api
from tests.service.tournaments.organizing import PATH, done, finish_round, players, start_round


def test_standings_now_and_after_any_round_add_up(api: Api, cid: Api, tournament: str) -> None:
    players(api, tournament, 6)
    for _ in range(2):
        start_round(cid, tournament)
        finish_round(cid, tournament)
    path = f"{PATH}/{tournament}/standings"
    now = api.get(path).get_json()
    assert (now["round"], now["group"], len(now["rows"])) == (None, None, 6)
    for shown in now["rows"]:
        (row,) = api.get(f"{path}?player={shown['player']}").get_json()["rows"]
        assert without_terms(row) == shown, "the terms of a large field are too many to send at once"
        assert sum(Fraction(term["exact"]) for term in row["terms"]) == Fraction(row["exact"])
        assert abs(Fraction(row["exact"]) - Fraction(row["points"])) < Fraction(1, 10_000)
        assert [found["name"] for found in row["tie_breaks"]][-1] == "lot"
        for found in row["tie_breaks"]:
            if found["exact"] is not None:
                total = sum(Fraction(term["exact"]) for term in found["terms"])
                assert total / found["divisor"] == Fraction(found["exact"])
    first = api.get(f"{path}?round=1").get_json()
    assert first["round"] == 1
    assert all(row["played"] == 1 for row in first["rows"])
    assert all(row["played"] == 0 for row in api.get(f"{path}?round=0").get_json()["rows"])
    assert api.get(f"{path}?round=2").get_json()["rows"] == now["rows"]


def without_terms(row: dict[str, Any]) -> dict[str, Any]:
    """A row as it is among those of all players."""
    tie_breaks = [{key: each[key] for key in each if key != "terms"} for each in row["tie_breaks"]]
    return {key: row[key] for key in row if key != "terms"} | {"tie_breaks": tie_breaks}


def test_a_result_that_is_corrected_later_changes_the_standings(api: Api, cid: Api, tournament: str) -> None:
    players(api, tournament, 3)
    start_round(cid, tournament)
    finish_round(cid, tournament)
    path = f"{PATH}/{tournament}/standings"
    before = api.get(path)
    done(cid, tournament, "void_table", round=1, table=1, reason="The wrong deck.")
    assert api.get(path, headers={"If-None-Match": before.headers["ETag"]}).status_code == 200
    assert {row["points"] for row in api.get(path).get_json()["rows"]} == {0.0}
    assert api.get(f"{PATH}/{tournament}").get_json()["version"] > before.get_json()["version"]


def test_standings_as_csv(api: Api, cid: Api, tournament: str) -> None:
    seated = players(api, tournament, 3)
    assert seated[0].request("PATCH", "/v1/players/me", json={"name": "=1+1"}).status_code == 200
    start_round(cid, tournament)
    finish_round(cid, tournament)
    path = f"{PATH}/{tournament}/standings"
    by_query = api.get(f"{path}?format=csv")
    by_header = api.get(path, headers={"Accept": "text/csv"})
    assert by_query.get_data() == by_header.get_data()
    assert by_query.mimetype == by_header.mimetype == "text/csv"
    assert by_query.headers["ETag"] != api.get(path).headers["ETag"]
    assert "attachment" in by_query.headers["Content-Disposition"]
    lines = list(csv.DictReader(io.StringIO(by_query.get_data(as_text=True))))
    rows = api.get(f"{path}?format=json", headers={"Accept": "text/csv"}).get_json()["rows"]
    assert [line["player"] for line in lines] == [row["player"] for row in rows]
    assert [float(line["points"]) for line in lines] == [row["points"] for row in rows]
    assert "'=1+1" in [line["name"] for line in lines], "no formula for a spreadsheet"


def test_standings_before_anybody_plays_and_of_bad_requests(api: Api, tournament: str) -> None:
    path = f"{PATH}/{tournament}/standings"
    assert api.get(path).get_json()["rows"] == []
    assert api.code(api.get(f"{path}?round=1")) == (404, "not_found")
    assert api.code(api.get(f"{path}?player={'0' * 16}")) == (404, "not_found")
    for query in ("?round=x", "?group=0", "?format=xml", "?player=me", "?colour=red"):
        assert api.code(api.get(f"{path}{query}")) == (400, "invalid_fields")
    assert api.code(api.get(path, headers={"Accept": "image/png"})) == (406, "not_acceptable")


def test_the_numbers_are_explained_in_words(api: Api, tournament: str) -> None:
    path = f"{PATH}/{tournament}/standings"
    assert "words" not in api.get(path).get_json()
    words = api.get(f"{path}?words=de").get_json()["words"]
    assert words["tie_breaks"]["lot"]["name"] == "Los"
    assert words["points"]["name"] == "Punkte nach Platz"
    assert words["terms"]["bye"] == "Freilos"
