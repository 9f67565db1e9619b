"""What a refusal repeats of a request is bounded, so that a small request cannot get a large answer."""

import json
from typing import Any

import pytest

from events.audit.verdict import VerdictBuilder
from service.responses.problems import bounded
from tests.service.conftest import Api

NEW_GAME: dict[str, Any] = {"title": "market", "seats": [{}]}
LONG: dict[str, dict[str, Any]] = {
    "unknown fields": {**NEW_GAME, **{f"field {n}": 1 for n in range(3000)}},
    "unknown fields with long names": {**NEW_GAME, **{f"{n:0190}": 1 for n in range(300)}},
    "wrong items": {**NEW_GAME, "modules": ["?"] * 9000},
    "wrong seats": {**NEW_GAME, "seats": [{"kind": 1}] * 4000},
    "deep names": {**NEW_GAME, "options": json.loads('{"%s":' % ("x" * 200) * 14 + "1e300" + "}" * 14)},
    "long text": {**NEW_GAME, "options": {"x" * 200: "y" * 200}},
    "unknown figure": {**NEW_GAME, "options": {"figures": {"x" * 200: 1}}},
    "unknown modules": {**NEW_GAME, "modules": ["m" * 40] * 20},
}
MOST_BYTES = 8 * 1024


@pytest.mark.parametrize("name", LONG)
def test_a_refused_game_gets_a_short_answer(ann: Api, name: str) -> None:
    raw = json.dumps(LONG[name], separators=(",", ":")).encode()
    assert len(raw) <= 64 * 1024
    response = ann.request("POST", "/v1/games", data=raw, content_type="application/json")
    assert 400 <= response.status_code < 500
    assert len(response.data) <= MOST_BYTES


def test_a_refused_command_gets_a_short_answer(ann: Api, game: str) -> None:
    fields = {f"{n:0190}": 1 for n in range(300)}
    for command in ({"type": "roll", **fields}, {"type": "join", "nonce": ["x" * 200] * 300}):
        response = ann.post(f"/v1/games/{game}/commands", command)
        assert ann.code(response) == (400, "invalid_fields")
        assert len(response.data) <= MOST_BYTES


def test_a_query_string_gets_a_short_answer(ann: Api) -> None:
    query = "&".join(f"field{n}=1" for n in range(350))
    response = ann.get(f"/v1/games?{query}")
    assert ann.code(response) == (400, "invalid_fields")
    assert len(response.data) <= MOST_BYTES


def test_facts_are_cut_and_short_ones_are_not() -> None:
    facts = {"seat": 1, "known": ["a", "b"], "reason": "too long", "players": (2, 3), "fields": {"x": ["y"]}}
    assert bounded(facts, 4) == {**facts, "players": [2, 3]}
    cut = bounded({"a": "x" * 9999, "b": ["y"] * 9999, "c": dict.fromkeys(map(str, range(999)), 1)}, 4)
    assert (len(cut["a"]), len(cut["b"]), len(cut["c"])) == (200, 100, 20)
    deep: Any = 1
    for _ in range(50):
        deep = {"deeper": deep}
    assert str(bounded(deep, 4)).count("deeper") == 4


def test_a_finding_quotes_little_of_the_file() -> None:
    report = VerdictBuilder()
    report.add_note("correction", 1, "x" * 99_999)
    report.add_finding("unknown_rules", 1, "x" * 99_999)
    assert {len(found.detail) for found in (*report.notes, *report.findings)} == {500}
