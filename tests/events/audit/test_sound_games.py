"""The audit of games as they were played: what is sound, what is noted, and what cannot be judged."""

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import redis
from msgspec.structs import replace

from events.audit import Verdict, audit, verdict
from events.audit.verdict import ROUTINE_NOTES
from events.execute import create, execute
from events.export.file_format import signed_message
from events.fold.store import Store
from games.kernel.table.corrections import Award, Correct
from games.kernel.table.lobby import Join, Start
from games.kernel.table.table import Actor, CreateGame
from games.titles import TITLES
from tests.events.exports import BOT, HUMAN, OTHER, PLAYERS, SIGNER, lines_of, played
from tests.events.mutations import read, resigned, written

KEYS = (SIGNER.public,)


@pytest.fixture
def store(client: redis.Redis) -> Store:
    return Store(client, TITLES)


def codes(verdict: Verdict) -> set[str]:
    return {finding.code for finding in verdict.findings}


def notes(verdict: Verdict) -> set[str]:
    return {note.code for note in verdict.notes}


WAYS: dict[str, tuple[dict[str, Any], set[str]]] = {
    "four humans": ({"seats": (HUMAN,) * 4}, set()),
    "with bots": ({"seats": (HUMAN, BOT, BOT)}, set()),
    "own": ({"seats": (HUMAN, HUMAN), "looking_back": 80}, {"undo"}),
    "free": ({"seats": (HUMAN, HUMAN), "looking_back": 80, "undo": "free"}, {"undo_across_barrier"}),
    "consent": ({"seats": (HUMAN,) * 3, "looking_back": 120, "undo": "consent"}, set()),
    "a seat resigns": ({"seats": (HUMAN,) * 3, "resigning": 50}, {"resigned"}),
    "given up": ({"seats": (HUMAN, BOT), "resigning": 30}, {"resigned", "abandoned"}),
    "sequential": ({"seats": (HUMAN, HUMAN), "options": {"activation": "sequential"}}, set()),
}


@pytest.mark.parametrize("way", WAYS)
def test_games_as_they_are_played_are_sound(store: Store, way: str) -> None:
    how, noted = WAYS[way]
    folded = played(store, **how, luck=7)
    verdict = audit(lines_of(store, folded), TITLES, KEYS)
    assert (verdict.verdict, verdict.findings) == ("sound", ())
    assert (verdict.records, verdict.head) == (folded.version, folded.head)
    assert noted <= notes(verdict)


def test_a_take_back_across_chance_is_told_with_its_draws(store: Store) -> None:
    folded = played(store, (HUMAN, HUMAN), looking_back=80, undo="free", luck=7)
    told = [
        n.detail
        for n in audit(lines_of(store, folded), TITLES, KEYS).notes
        if n.code == "undo_across_barrier"
    ]
    assert any("draws, which will be repeated" in detail for detail in told)


@pytest.mark.parametrize("most", [1, 2, 3, 40])
def test_a_running_game_is_sound_as_far_as_can_be_told(store: Store, most: int) -> None:
    folded = create(store, PLAYERS[0], CreateGame(title="dice-hospital", seats=(HUMAN, HUMAN))).folded
    if most == 2:
        folded = execute(store, folded.id, PLAYERS[1], Join()).folded
    if most > 2:
        folded = played(store, (HUMAN, HUMAN), most=most)
    verdict = audit(lines_of(store, folded), TITLES, KEYS)
    assert (verdict.verdict, verdict.findings) == ("sound", ())
    assert "unfinished" in notes(verdict)
    assert ("draws_unchecked" in notes(verdict)) == (most > 2)


def test_a_command_that_draws_nothing_is_decided_again_without_the_seed(store: Store) -> None:
    forged = read(lines_of(store, played(store, (HUMAN, HUMAN), most=40)))
    for line in forged[1:-1]:
        for event in line["entry"]["events"]:
            if event["type"] == "ambulance_taken" and line["entry"]["draws"][0] == line["entry"]["draws"][1]:
                event["seat"] = 1 - event["seat"]
    verdict = audit(written(resigned(forged, SIGNER)), TITLES, KEYS)
    assert verdict.verdict == "unsound"
    assert codes(verdict) & {"events_differ", "bad_events"}


def test_the_seed_must_be_told_at_the_end_and_not_before(store: Store) -> None:
    over = read(lines_of(store, played(store, (HUMAN, BOT), resigning=20)))
    over[-1]["seed"] = None
    assert codes(audit(written(resigned(over, SIGNER)), TITLES, KEYS)) == {"wrong_seed"}
    folded = played(store, (HUMAN, HUMAN), most=20)
    running = read(lines_of(store, folded))
    running[-1]["seed"] = store.seed(folded).hex()
    assert codes(audit(written(resigned(running, SIGNER)), TITLES, KEYS)) == {"wrong_seed"}


@pytest.mark.parametrize("said", [float, str, lambda count: count + 1, lambda _: None, lambda _: True])
def test_the_number_of_records_is_told_as_a_number(store: Store, said: Callable[[int], Any]) -> None:
    folded = create(store, PLAYERS[0], CreateGame(title="dice-hospital", seats=(HUMAN, HUMAN))).folded
    forged = read(lines_of(store, folded))
    forged[-1]["records"] = said(forged[-1]["records"])
    forged[-1]["signature"] = OTHER.sign(signed_message({**forged[0], "key": OTHER.public}, forged[-1]))
    forged[0]["key"] = OTHER.public
    assert codes(audit(written(forged), TITLES)) == {"wrong_count"}


def test_a_bot_may_not_act_for_a_person_nor_the_service_for_a_player(store: Store) -> None:
    lines = lines_of(store, played(store, (HUMAN, BOT), resigning=20))
    for actor in ({"kind": "bot", "seat": 0}, {"kind": "service"}, {"kind": "organizer", "id": "o"}):
        forged = read(lines)
        spot = next(n for n, line in enumerate(forged[4:], 4) if line["entry"]["actor"]["kind"] == "player")
        forged[spot]["entry"]["actor"] = actor
        verdict = audit(written(resigned(forged, SIGNER)), TITLES, KEYS)
        assert codes(verdict) & {"wrong_actor", "refused", "bad_record"}, actor


def test_an_organizer_at_the_table_may_not_have_corrected_it(store: Store) -> None:
    folded = played(store, (HUMAN, HUMAN), most=8, luck=7)
    award = Correct("I was cheated", award=Award(seat=1, points=900))
    folded = execute(store, folded.id, Actor(kind="organizer", id="o"), award).folded
    forged = read(lines_of(store, folded))
    forged[-2]["entry"]["actor"]["id"] = forged[-2]["entry"]["events"][0]["organizer"] = PLAYERS[1].id
    verdict = audit(written(resigned(forged, SIGNER)), TITLES, KEYS)
    assert [(f.code, f.detail) for f in verdict.findings] == [
        ("refused", "the rules refuse the command correct: organizer_at_table")
    ]


def test_without_a_key_to_expect_another_signature_is_only_noted(store: Store) -> None:
    lines = lines_of(store, played(store, (HUMAN, BOT), resigning=20), OTHER)
    verdict = audit(lines, TITLES)
    assert (verdict.verdict, verdict.findings) == ("sound", ())
    assert "key_not_pinned" in notes(verdict)
    assert codes(audit(lines, TITLES, KEYS)) == {"wrong_key"}
    assert audit(lines, TITLES, (*KEYS, OTHER.public)).verdict == "sound"


def test_rules_that_this_build_lacks_are_no_fraud(store: Store) -> None:
    title = TITLES["dice-hospital"]
    newer = Store(store.client, {title.key: replace(title, earlier=(*title.earlier, title))})
    lines = lines_of(newer, played(newer, (HUMAN, BOT), resigning=20))
    for titles in ({}, TITLES):
        verdict = audit(lines, titles, KEYS)
        assert codes(verdict) == {"unknown_rules"}
        assert verdict.verdict == "unreadable"
    forged = read(lines)
    forged[9]["entry"]["command_id"] += "x"
    assert codes(audit(written(forged), {}, KEYS)) == {"unknown_rules", "wrong_hash"}
    assert audit(written(forged), {}, KEYS).verdict == "unsound"


def test_house_figures_are_noted(store: Store) -> None:
    title = TITLES["dice-hospital"]
    first, *others = title.base.figures
    base = replace(title.base, figures=(replace(first, source="house"), *others))
    titles = {"dice-hospital": replace(title, base=base)}
    own = Store(store.client, titles)
    verdict = audit(lines_of(own, played(own, (HUMAN, BOT), resigning=20)), titles, KEYS)
    assert verdict.verdict == "sound"
    told = next(note.detail for note in verdict.notes if note.code == "house_figures")
    assert told.endswith(first.key)


def test_other_spacing_and_order_of_names_make_no_difference(store: Store) -> None:
    lines = lines_of(store, played(store, (HUMAN, BOT), resigning=20))
    spaced = [
        json.dumps(dict(reversed(json.loads(line).items())), indent=None).encode() + b"\r\n\r\n"
        for line in lines
    ]
    assert spaced != lines
    assert audit(spaced, TITLES, KEYS).verdict == "sound"


def test_a_name_that_stands_twice_is_not_read_either_way(store: Store) -> None:
    lines = lines_of(store, played(store, (HUMAN, BOT), resigning=20))
    twice = lines[5].replace(b'"at":', b'"at":1,"at":', 1)
    verdict = audit([*lines[:5], twice, *lines[6:]], TITLES, KEYS)
    assert verdict.verdict == "unreadable"
    assert "unreadable_line" in codes(verdict)


def test_what_is_readable_behind_a_broken_line_is_still_judged(store: Store) -> None:
    lines = lines_of(store, played(store, (HUMAN, BOT), resigning=40))
    forged = read(lines)
    forged[30]["entry"]["at"] += 1
    verdict = audit([*written(forged)[:5], b"{broken\n", *written(forged)[6:]], TITLES, KEYS)
    assert ("wrong_hash", 30) in {(f.code, f.version) for f in verdict.findings}
    assert "unreadable_line" in codes(verdict)


def test_there_is_an_end_to_findings(store: Store) -> None:
    lines = lines_of(store, played(store, (HUMAN, BOT), resigning=20))
    verdict = audit([*lines[:5], *[lines[7]] * 5000, *lines[5:]], TITLES, KEYS)
    assert verdict.verdict == "unsound"
    assert len(verdict.findings) == 1000
    assert verdict.findings[-1].code == "too_many_findings"


def test_no_number_of_take_backs_hides_anything_else(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    folded = played(store, (HUMAN, HUMAN), looking_back=80, most=80, luck=7)
    award = Correct("Ada was cheated", award=Award(seat=1, points=900))
    folded = execute(store, folded.id, Actor(kind="organizer", id="o"), award).folded
    whole = audit(lines_of(store, folded), TITLES, KEYS).notes
    back = [note for note in whole if note.code in ROUTINE_NOTES]
    assert len(back) > 2
    assert notes(audit(lines_of(store, folded), TITLES, KEYS)) >= {"correction", "unfinished"}
    monkeypatch.setattr(verdict, "MAX_LISTED", 2)
    *listed, more = audit(lines_of(store, folded), TITLES, KEYS).notes
    assert listed == [note for note in whole if note not in back[2:]]
    left_out = Counter(note.code for note in back[2:])
    told = ", ".join(f"{count} of {code}" for code, count in sorted(left_out.items()))
    assert (more.code, more.version, more.detail) == ("more_notes", None, f"not listed: {told}")


def test_every_record_is_ticked_and_a_tick_may_end_the_audit(store: Store) -> None:
    lines = lines_of(store, played(store, (HUMAN, BOT), resigning=20))
    ticks: list[int] = []
    audit(lines, TITLES, KEYS, tick=lambda: ticks.append(1))
    assert len(ticks) >= 2 * (len(lines) - 2)

    def enough() -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        audit(lines, TITLES, KEYS, tick=enough)


def test_a_game_started_twice_is_refused(store: Store) -> None:
    game = create(store, PLAYERS[0], CreateGame(title="dice-hospital", seats=(HUMAN, BOT))).folded
    started = execute(store, game.id, PLAYERS[0], Start()).folded
    forged = read(lines_of(store, started))
    again = json.loads(json.dumps(forged[2]))
    again["entry"].update(version=3, command_id="another", draws=[again["entry"]["draws"][1]] * 2)
    forged.insert(3, again)
    verdict = audit(written(resigned(forged, SIGNER)), TITLES, KEYS)
    assert ("refused", 3) in {(f.code, f.version) for f in verdict.findings}


def test_the_organizers_page_explains_every_code() -> None:
    root = Path(__file__).parents[3]
    page = set(re.findall(r"`(\w+)`", (root / "docs" / "organizers.md").read_text()))
    source = "".join(path.read_text() for path in sorted((root / "events" / "audit").glob("*.py")))
    used = set(re.findall(r"(?:add_finding|add_note|Finding)\(\s*\"(\w+)\"", source))
    used |= set(re.findall(r"return \"(\w+)\", f\"", source)) | {"draw_results_differ", "events_differ"}
    assert len(used) > 30
    assert used - page == set()
