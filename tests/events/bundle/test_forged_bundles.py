"""The forger's corpus: every way to cheat in a tournament is found, even with the service's own key."""

from random import Random

import pytest

from events.bundle.audit.tournament_auditor import audit_tournament
from events.bundle.manifest import RECORD
from tests.events.bundle.forging import (
    Files,
    audited,
    entries_with,
    entry_with,
    event_in,
    found,
    pack,
    record_of,
    signed,
    with_record,
)
from tests.events.exports import SIGNER
from tests.events.mutations import mutation, read, resigned, written
from tests.market.title import TITLES
from tests.soak import soak

FIRST, SECOND = "games/r01-t01.jsonl", "games/r01-t02.jsonl"


def test_unchanged_files_are_sound_when_they_are_packed_again(files: Files) -> None:
    assert audited(pack(files)).verdict == "sound"
    assert audited(signed(files, SIGNER)).verdict == "sound"


def test_a_swapped_game(files: Files) -> None:
    swapped = {**files, FIRST: files[SECOND], SECOND: files[FIRST]}
    assert {(each.round, each.table) for each in found(pack(swapped), "changed_file")} == {(1, 1), (1, 2)}
    findings = found(signed(swapped, SIGNER), "other_game", "other_table", "other_players", "other_head")
    assert {(each.round, each.table) for each in findings} == {(1, 1), (1, 2)}


def test_a_dropped_loss(files: Files) -> None:
    del files[FIRST]
    [missing] = found(pack(files), "missing_file")
    assert (missing.round, missing.table) == (1, 1)
    [missing] = found(signed(files, SIGNER), "missing_game")
    assert (missing.round, missing.table) == (1, 1)


def test_a_dropped_loss_with_its_result(files: Files) -> None:
    lines = record_of(files)
    lines.remove(next(line for line in lines if line.get("entry") is entry_with(lines, "result_recorded")))
    del files[FIRST]
    found(signed(with_record(files, lines, SIGNER), SIGNER), "events_differ", "wrong_result")


def test_a_game_of_another_tournament_of_the_same_players(files: Files, others: Files) -> None:
    [finding] = found(signed({**files, FIRST: others[FIRST]}, SIGNER), "other_table")
    assert (finding.round, finding.table) == (1, 1)


def test_a_game_in_which_somebody_else_won(files: Files) -> None:
    lines = read(files[FIRST].splitlines())
    for standing in lines[-1]["result"]["standings"]:
        standing["place"] = 3 - standing["place"]
    forged = b"".join(written(resigned(lines, SIGNER)))
    [finding] = found(signed({**files, FIRST: forged}, SIGNER), "wrong_result")
    assert (finding.round, finding.table) == (1, 1)


def test_a_game_that_was_cut_off(files: Files) -> None:
    cut = b"".join(files[FIRST].splitlines(keepends=True)[:-3])
    verdict = audited(signed({**files, FIRST: cut}, SIGNER))
    assert verdict.verdict == "unreadable"
    assert ("truncated", 1, 1) in {(each.code, each.round, each.table) for each in verdict.findings}


def test_a_changed_pairing(files: Files) -> None:
    lines = record_of(files)
    tables = event_in(entry_with(lines, "round_paired"), "round_paired")["tables"]
    one, other = tables[0]["players"], tables[1]["players"]
    one[0], other[0] = other[0], one[0]
    finding = found(signed(with_record(files, lines, SIGNER), SIGNER), "pairing_differs")[0]
    assert (finding.round, finding.table) == (1, None)


def test_other_seats(files: Files) -> None:
    lines = record_of(files)
    event_in(entry_with(lines, "round_paired", 1), "round_paired")["tables"][0]["players"].reverse()
    [finding] = found(signed(with_record(files, lines, SIGNER), SIGNER), "pairing_differs")
    assert (finding.round, finding.table) == (2, None)


def test_an_edited_result(files: Files) -> None:
    lines = record_of(files)
    entry = entry_with(lines, "result_recorded")
    for message in (entry["command"], event_in(entry, "result_recorded")):
        for standing in message["standings"]:
            standing["place"] = 3 - standing["place"]
    table = entry["command"]["table"]
    findings = found(signed(with_record(files, lines, SIGNER), SIGNER), "other_result")
    assert {(each.round, each.table) for each in findings} == {(1, table)}


def test_an_edited_ranking(files: Files) -> None:
    lines = record_of(files)
    for ranking in (
        event_in(entry_with(lines, "tournament_finished"), "tournament_finished")["ranking"],
        lines[-1]["result"]["ranking"],
    ):
        ranking[0], ranking[1] = ranking[1], ranking[0]
    found(signed(with_record(files, lines, SIGNER), SIGNER), "ranking_differs")


def test_edited_standings(files: Files) -> None:
    lines = record_of(files)
    lines[-1]["result"]["standings"][0]["points"] = "99"
    found(signed(with_record(files, lines, SIGNER), SIGNER), "wrong_result")


def test_reordered_rounds(files: Files) -> None:
    first, second = (files[f"games/r{round_:02}-t01.jsonl"] for round_ in (1, 2))
    reordered = {**files, "games/r01-t01.jsonl": second, "games/r02-t01.jsonl": first}
    findings = found(signed(reordered, SIGNER), "other_game", "other_table")
    assert {(each.round, each.table) for each in findings} == {(1, 1), (2, 1)}


def test_reordered_records(files: Files) -> None:
    lines = record_of(files)
    starts = [number for number, line in enumerate(lines) if "round_started" in str(line)]
    first, second = lines[starts[0] : starts[1]], lines[starts[1] : -1]
    reordered = [*lines[: starts[0]], *second, *first, lines[-1]]
    found(signed(with_record(files, reordered, SIGNER), SIGNER), "refused", "time_runs_back")


def test_another_seed(files: Files) -> None:
    lines = record_of(files)
    lines[-1]["seed"] = "17" * 32
    found(signed(with_record(files, lines, SIGNER), SIGNER), "wrong_seed")


def test_another_seed_with_its_commitment(files: Files) -> None:
    """Whoever chooses the seed afterwards has other lots and other pairings."""
    lines = record_of(files)
    lines[-1]["seed"] = "00" * 32
    commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    lines[0]["commitment"] = lines[1]["entry"]["events"][0]["commitment"] = commitment
    found(signed(with_record(files, lines, SIGNER), SIGNER), "draw_results_differ", "pairing_differs")


def test_a_late_player_who_was_always_there(files: Files) -> None:
    lines = record_of(files)
    entry = entries_with(lines, "player_registered")[-1]
    entry["command"]["players"].append("player-999")
    found(signed(with_record(files, lines, SIGNER), SIGNER), "draw_results_differ")


def test_results_by_somebody_who_is_not_the_service(files: Files) -> None:
    lines = record_of(files)
    entry_with(lines, "result_recorded")["actor"] = {"kind": "player", "id": "player-001"}
    found(signed(with_record(files, lines, SIGNER), SIGNER), "refused")


@pytest.mark.parametrize("times", [60, soak(2000)])
def test_whatever_is_changed_in_the_record_is_found(files: Files, times: int) -> None:
    luck, lines = Random(16), files[RECORD].splitlines(keepends=True)
    for _ in range(times):
        what, forged = mutation(lines, luck)
        if forged != lines:
            verdict, _ = audit_tournament(forged, TITLES, (SIGNER.public,))
            assert verdict.verdict != "sound", what


@pytest.mark.parametrize("times", [20, soak(500)])
def test_no_record_that_is_signed_again_ends_the_audit_with_an_error(files: Files, times: int) -> None:
    """The service's own key is no help: what does not follow from the rules is found, or changes nothing."""
    luck = Random(17)
    for _ in range(times):
        _, forged = mutation(files[RECORD].splitlines(keepends=True), luck)
        lines = read(forged)
        if all(isinstance(line.get("entry"), dict) for line in lines[1:-1]) and "head" in lines[-1]:
            audited(signed(with_record(files, lines, SIGNER), SIGNER))
