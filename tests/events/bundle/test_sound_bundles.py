"""Bundles of tournaments that were played here are sound, and the audit says what is worth knowing."""

import io
from random import Random
from typing import Any

import pytest
import redis

from events.audit.verdict import Verdict
from events.bundle.audit.bundle_auditor import audit_bundle
from events.bundle.audit.tournament_auditor import audit_tournament
from events.bundle.bundle_writer import bundle
from events.bundle.tournament_export import export_tournament
from events.bundle.tournament_format import TEXT_TAKEN_OUT
from events.bundle.zip_reader import Archive
from events.execute import execute
from events.fold.store import Store
from events.tournaments.folded_tournament import FoldedTournament
from events.tournaments.tournament_store import TournamentStore
from games.kernel.table.clock import GiveTime
from games.kernel.table.lobby import Join, Resign, Start
from games.kernel.table.table import Actor, TurnClock
from games.kernel.table.tournament_games import Substitute
from tests.events.bundle.forging import entry_with
from tests.events.bundle.tournaments import (
    SERVICE,
    Hall,
    begun,
    next_round,
    opened,
    play,
    play_on,
    play_round,
    played,
    take_over,
)
from tests.events.exports import SIGNER
from tests.events.mutations import read, written
from tests.market.title import TITLES
from tests.timed import Watch
from tournaments.messages.corrections import AwardPoints, Disqualify, OverrideResult, Placing, VoidTable
from tournaments.messages.organizing import Announce, ExtendTurn, HideMessage
from tournaments.messages.registration import Withdraw
from tournaments.messages.rounds import ChangePairing, MarkAbsent, PairRound, Seats, StartRound
from tournaments.settings import ByShare, GameSettings, Groups, Knockout, Schedule


@pytest.fixture
def hall(client: redis.Redis) -> Hall:
    return Hall(TournamentStore(client, TITLES), Store(client, TITLES))


def packed(hall: Hall, folded: FoldedTournament) -> bytes:
    return b"".join(bundle(hall.tournaments, hall.games, folded, SIGNER))


def verdict_on(data: bytes, processes: int = 1) -> Verdict:
    return audit_bundle(io.BytesIO(data), TITLES, (SIGNER.public,), processes)


def codes(verdict: Verdict) -> set[str]:
    return {found.code for found in verdict.findings}


def test_a_tournament_that_was_played_is_sound(hall: Hall) -> None:
    folded = played(hall)
    verdict = verdict_on(packed(hall, folded))
    assert verdict.findings == ()
    assert verdict.verdict == "sound"
    assert (verdict.tournament, verdict.records, verdict.head) == (folded.id, folded.version, folded.head)
    assert verdict.games == 6


def test_the_verdict_is_the_same_with_several_processes(hall: Hall) -> None:
    data = packed(hall, played(hall))
    assert verdict_on(data, processes=2) == verdict_on(data, processes=1)


def test_the_record_alone_is_sound_too(hall: Hall) -> None:
    lines = list(export_tournament(hall.tournaments, played(hall), SIGNER))
    assert audit_tournament(lines, TITLES, (SIGNER.public,))[0].verdict == "sound"


def test_the_same_state_is_the_same_bundle(hall: Hall) -> None:
    folded = played(hall)
    assert packed(hall, folded) == packed(hall, folded)
    assert Archive(io.BytesIO(packed(hall, folded))).names == (
        "tournament.jsonl",
        *(f"games/r{round_:02}-t{table:02}.jsonl" for round_ in (1, 2) for table in (1, 2, 3)),
        "manifest.json",
    )


def test_a_running_tournament_has_the_games_that_are_over_and_no_seed(hall: Hall) -> None:
    folded = begun(hall)
    next_round(hall, folded.id)
    play_round(hall, folded.id, Random(1))
    folded = next_round(hall, folded.id)
    data = packed(hall, folded)
    assert b'"seed":null' in Archive(io.BytesIO(data)).read("tournament.jsonl")
    verdict = verdict_on(data)
    assert (verdict.verdict, verdict.games) == ("sound", 3)
    assert {note.code for note in verdict.notes} >= {"unfinished", "draws_unchecked", "game_left_out"}


def test_corrections_are_noted_with_their_round_and_table(hall: Hall) -> None:
    folded = played(hall)
    table = folded.state.rounds[0].tables[1]
    placings = tuple(Placing(player, 1) for player in table.humans)
    hall.do(folded.id, VoidTable(1, 1, "a player was ill"))
    hall.do(folded.id, OverrideResult(1, 2, placings, "both agreed on a draw"))
    hall.do(folded.id, AwardPoints(table.humans[0], 2, "for patience"))
    folded = hall.do(folded.id, Disqualify(table.humans[1], "cheated"))
    verdict = verdict_on(packed(hall, folded))
    assert verdict.verdict == "sound", verdict.findings
    noted = {(note.code, note.round, note.table) for note in verdict.notes}
    assert noted >= {("table_voided", 1, 1), ("result_overridden", 1, 2), ("award", 2, None)}
    assert ("disqualified", None, None) in noted


def test_who_left_while_a_round_started_was_rightly_paired(hall: Hall) -> None:
    folded = begun(hall)
    started = hall.do(folded.id, StartRound())
    hall.do(folded.id, Withdraw(), Actor("player", "player-001"))
    folded = opened(hall, folded.id)
    assert sum(len(table.humans) for table in folded.state.rounds[0].tables) == 6
    verdict = verdict_on(packed(hall, play_round(hall, folded.id, Random(3))))
    assert verdict.verdict == "sound", verdict.findings
    lines = read(list(export_tournament(hall.tournaments, hall.load(folded.id), SIGNER)))
    players = entry_with(lines, "round_started")["events"][0]["players"]
    players.remove("player-002")
    verdict = audit_tournament(written(lines), TITLES, (SIGNER.public,))[0]
    assert ("events_differ", started.version) in {(each.code, each.version) for each in verdict.findings}


def test_a_changed_pairing_is_noted(hall: Hall) -> None:
    folded = begun(hall)
    hall.do(folded.id, StartRound())
    paired = hall.do(folded.id, PairRound(1), SERVICE).state.rounds[0].tables
    (one, two), (three, four) = paired[0].players, paired[1].players
    tables = (Seats((one, three)), Seats((two, four)), Seats(paired[2].players))
    hall.do(folded.id, ChangePairing(1, tables, "one and two are a couple"))
    opened(hall, folded.id)
    folded = play_round(hall, folded.id, Random(3))
    verdict = verdict_on(packed(hall, folded))
    assert verdict.verdict == "sound", verdict.findings
    assert ("pairing_changed", 1) in {(note.code, note.round) for note in verdict.notes}


@pytest.mark.parametrize(
    "more",
    [
        {"players": 7, "table_size": 3, "remainder": "bots"},
        {"players": 7, "table_size": 3, "remainder": "smaller_tables"},
        {"players": 5, "remainder": "byes"},
        {"players": 8, "stages": (Groups(2, advance=2), Knockout())},
        {"players": 6, "stages": (Schedule(),), "points": ByShare()},
    ],
    ids=str,
)
def test_every_format_is_sound(hall: Hall, more: dict[str, Any]) -> None:
    verdict = verdict_on(packed(hall, played(hall, **more)))
    assert verdict.verdict == "sound", verdict.findings


def test_the_text_of_a_hidden_message_is_taken_out(hall: Hall) -> None:
    folded = begun(hall)
    version = hall.do(folded.id, Announce("You are all fools")).version
    folded = hall.do(folded.id, HideMessage(version))
    lines = list(export_tournament(hall.tournaments, folded, SIGNER))
    assert b"fools" not in b"".join(lines)
    verdict = audit_tournament(lines, TITLES, (SIGNER.public,))[0]
    assert verdict.verdict == "sound", verdict.findings
    assert ("redacted", version) in {(note.code, note.version) for note in verdict.notes}


def test_nothing_but_messages_can_be_without_its_hash(hall: Hall) -> None:
    lines = read(list(export_tournament(hall.tournaments, played(hall), SIGNER)))
    entry_with(lines, "round_started")["command_id"] = "another"
    marked = [line | {"redacted": True} if "round_started" in str(line) else line for line in lines]
    verdict = audit_tournament(written(marked), TITLES, (SIGNER.public,))[0]
    assert "wrong_hash" in codes(verdict)


def test_a_message_that_nobody_reported_cannot_stand_in_for_another_record(hall: Hall) -> None:
    folded = begun(hall)
    withdrawn = hall.do(folded.id, Withdraw(), Actor("player", "player-001"))
    lines = read(list(export_tournament(hall.tournaments, hall.do(folded.id, Announce("Hello")), SIGNER)))
    dropped, message = lines[-3]["entry"], lines[-2]["entry"]
    dropped["actor"] = message["actor"]
    dropped["command"] = {**message["command"], "text": TEXT_TAKEN_OUT}
    dropped["events"] = [{**message["events"][0], "text": TEXT_TAKEN_OUT}]
    lines[-3]["redacted"] = True
    verdict = audit_tournament(written(lines), TITLES, (SIGNER.public,))[0]
    assert ("wrong_hash", withdrawn.version) in {(each.code, each.version) for each in verdict.findings}


def test_nobody_who_played_can_be_said_not_to_have_come(client: redis.Redis) -> None:
    watch = Watch()
    hall = Hall(TournamentStore(client, TITLES, now=watch), Store(client, TITLES, now=watch))
    folded = next_round(hall, begun(hall).id)
    table = folded.state.rounds[0].tables[0]
    assert table.game is not None
    game = play(hall.games, table.game, Random(1))
    watch.wait(15 * 60)
    folded = hall.do(folded.id, MarkAbsent(1, 1, table.humans[:1]), SERVICE)
    folded = take_over(hall, folded, 1, 1, game)
    findings = verdict_on(packed(hall, folded)).findings
    assert {(each.round, each.table) for each in findings} == {(1, 1)}
    assert {each.code for each in findings} == {"other_players", "absent_but_playing"}


def test_nobody_can_be_taken_out_of_a_game_as_not_having_come(client: redis.Redis) -> None:
    watch = Watch()
    hall = Hall(TournamentStore(client, TITLES, now=watch), Store(client, TITLES, now=watch))
    folded = next_round(hall, begun(hall).id)
    table = folded.state.rounds[0].tables[0]
    assert table.game is not None
    for player in table.humans:
        execute(hall.games, table.game, Actor("player", player), Join())
    execute(hall.games, table.game, SERVICE, Start())
    watch.wait(15 * 60)
    folded = hall.do(folded.id, MarkAbsent(1, 1, table.humans[:1]), SERVICE)
    execute(hall.games, table.game, SERVICE, Substitute(0, bot="random"))
    folded = take_over(hall, folded, 1, 1, play_on(hall.games, table.game, Random(1)))
    [finding] = verdict_on(packed(hall, folded)).findings
    assert (finding.code, finding.round, finding.table) == ("absent_but_playing", 1, 1)


@pytest.mark.parametrize(("given", "expected"), [(5, set()), (6, {"other_time"})])
def test_turns_have_no_more_time_than_organizers_gave_them(
    hall: Hall, given: int, expected: set[str]
) -> None:
    folded = next_round(hall, begun(hall, game=GameSettings("market", clock=TurnClock(60))).id)
    table = folded.state.rounds[0].tables[0]
    assert table.game is not None
    for player in table.humans:
        execute(hall.games, table.game, Actor("player", player), Join())
    execute(hall.games, table.game, SERVICE, Start())
    hall.do(folded.id, ExtendTurn(5, "a power cut", table=1))
    execute(hall.games, table.game, SERVICE, GiveTime(given))
    folded = take_over(hall, folded, 1, 1, play_on(hall.games, table.game, Random(1)))
    verdict = verdict_on(packed(hall, folded))
    assert codes(verdict) == expected
    assert {"turn_extended"} <= {note.code for note in verdict.notes}


def test_who_did_not_come_is_noted_with_the_table(client: redis.Redis) -> None:
    watch = Watch()
    hall = Hall(TournamentStore(client, TITLES, now=watch), Store(client, TITLES, now=watch))
    folded = next_round(hall, begun(hall).id)
    table = folded.state.rounds[0].tables[0]
    assert table.game is not None
    here, missing = table.humans
    execute(hall.games, table.game, Actor("player", here), Join())
    watch.wait(15 * 60)
    folded = hall.do(folded.id, MarkAbsent(1, 1, (missing,)), SERVICE)
    execute(hall.games, table.game, SERVICE, Substitute(table.players.index(missing), bot="random"))
    execute(hall.games, table.game, SERVICE, Start())
    execute(hall.games, table.game, Actor("player", here), Resign())
    folded = take_over(hall, folded, 1, 1, play_on(hall.games, table.game, Random(1)))
    verdict = verdict_on(packed(hall, folded))
    assert verdict.verdict == "sound", verdict.findings
    noted = {(each.code, each.round, each.table) for each in verdict.notes}
    assert noted >= {("absent", 1, 1), ("resigned", 1, 1)}
