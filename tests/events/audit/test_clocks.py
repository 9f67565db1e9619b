"""Timeouts and corrections in the audit: noted when lawful, found when not."""

import redis

from events.audit import audit
from events.execute import execute
from games.kernel.table.clock import PauseClock, ResumeClock
from games.kernel.table.corrections import Award, Correct, Void
from tests.events.exports import SIGNER, lines_of
from tests.events.mutations import read, resigned, written
from tests.timed import ORGANIZER, TITLES, expire_one, hospital, timed_store

KEYS = (SIGNER.public,)


def test_timeouts_pauses_and_corrections_are_noted(client: redis.Redis) -> None:
    store, watch = timed_store(client)
    folded = hospital(store)
    first = folded.version
    for _ in range(3):
        folded = expire_one(store, watch, folded).folded
    for command in (
        PauseClock("fire alarm"),
        ResumeClock(),
        Correct("a die fell", award=Award(1, -2)),
        Correct("played on the wrong table", void=Void(first)),
    ):
        folded = execute(store, folded.id, ORGANIZER, command).folded
    verdict = audit(lines_of(store, folded), TITLES, KEYS)
    assert (verdict.verdict, verdict.findings) == ("sound", ())
    told = [(note.code, note.version) for note in verdict.notes if note.version and note.code != "unfinished"]
    assert told == [
        *(("timeout", first + number) for number in (1, 2, 3)),
        ("clock_paused", first + 4),
        ("clock_resumed", first + 5),
        ("correction", first + 6),
        ("correction", first + 6),
        ("correction", first + 7),
        ("correction", first + 7),
    ]
    assert any("organizer olga" in note.detail and "a die fell" in note.detail for note in verdict.notes)


def test_a_turn_that_was_ended_too_early_is_found_by_its_time(client: redis.Redis) -> None:
    store, watch = timed_store(client)
    folded = expire_one(store, watch, hospital(store)).folded
    forged = read(lines_of(store, folded))
    forged[-2]["entry"]["at"] -= 1
    verdict = audit(written(resigned(forged, SIGNER)), TITLES, KEYS)
    assert [(found.code, found.version) for found in verdict.findings] == [("refused", folded.version)]
    assert "clock_still_running" in verdict.findings[0].detail


def test_points_that_nobody_awarded_are_found(client: redis.Redis) -> None:
    store, _ = timed_store(client)
    folded = execute(store, hospital(store).id, ORGANIZER, Correct("a slip", award=Award(0, 1))).folded
    forged = read(lines_of(store, folded))
    forged[-2]["entry"]["events"][1]["points"] = 9
    verdict = audit(written(resigned(forged, SIGNER)), TITLES, KEYS)
    assert ("events_differ", folded.version) in {(found.code, found.version) for found in verdict.findings}
