"""Tournaments as organizers run them, with everything that happens in them, played to the end over HTTP."""

import os
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.running import Wardbook, in_a_new_folder
from tests.e2e.tournaments.arena import MARKET, OPERATOR, Arena, Json
from tests.e2e.tournaments.checks import check_games

PLAYERS = int(os.environ.get("WARDBOOK_SOAK_PLAYERS", "128"))
"""In the largest tournament."""


@pytest.fixture
def running() -> Iterator[Wardbook]:
    with in_a_new_folder(WARDBOOK_OPERATOR_KEY=OPERATOR, PYTHONPATH=MARKET) as wardbook:
        wardbook.start()
        yield wardbook
        assert wardbook.stop() == 0


def see_to_the_end(arena: Arena, folder: Path, also: int = 0, **play: Any) -> None:
    """Play all rounds that are left, then check every game and the bundle."""
    began = time.monotonic()
    while (seen := arena.read())["status"] == "running":
        number = len(seen["rounds"]) + (not seen["rounds"] or seen["rounds"][-1]["status"] == "finished")
        arena.play_round(number, **play)
        shown = arena.round(number)
        tables, spent = len(shown["tables"]), time.monotonic() - began
        print(f"round {number}: {tables} tables, {shown['repeats']} repeats, {spent:.0f} s", flush=True)
    assert seen["status"] == "finished"
    games = check_games(arena.wardbook, arena.id, also)
    print(f"{games} games, all sound", flush=True)
    check_bundle(arena, folder)


def check_bundle(arena: Arena, folder: Path) -> None:
    """Have the command line audit the archive of the tournament."""
    archive = folder / "tournament.zip"
    archive.write_bytes(arena.download(f"{arena.path}/export"))
    checked = arena.wardbook.run("audit", str(archive))
    print(checked.stdout[-2000:], flush=True)
    assert checked.returncode == 0, checked.stderr


@pytest.mark.soak
def test_six_rounds_of_tables_of_four(running: Wardbook, tmp_path: Path) -> None:
    arena = Arena(running, PLAYERS, stages=[{"kind": "swiss", "rounds": 6}])
    arena.register(arena.accounts)
    arena.organize("start_round")
    see_to_the_end(arena, tmp_path)
    assert all(arena.round(number)["repeats"] == 0 for number in range(1, 7))


@pytest.mark.soak
def test_everything_that_goes_wrong(running: Wardbook, tmp_path: Path) -> None:
    arena = Arena(
        running,
        64,
        stages=[{"kind": "swiss", "rounds": 5}],
        rounds_start="organizer",
        late_entry=3,
        review_minutes=1,
        no_show={"minutes": 1, "then": "forfeit", "withdraw": False},
    )
    early, late = arena.accounts[:60], arena.accounts[60:]
    arena.register(early)
    for number in range(1, 6):
        arena.organize("start_round")
        if number == 2:
            change_pairing(arena, number)
        away = arena.luck.sample(early, len(early) // 10)
        during = {2: void_a_table, 3: correct_round_one}.get(number, do_nothing)
        arena.play_round(number, away, partial(during, arena))
        if number == 1:
            arena.register(late)
            for player in early[:3]:
                arena.post(player, "withdraw")
        if number == 2:
            arena.post(early[0], "return")
    assert arena.read()["status"] == "finished"
    print(f"{check_games(running, arena.id)} games, all sound", flush=True)
    check_bundle(arena, tmp_path)


def change_pairing(arena: Arena, number: int) -> None:
    """Swap two players before the games exist."""
    paired = arena.until(number, "paired")
    tables = [{"players": [seat["player"] for seat in table["seats"]]} for table in paired["tables"]]
    first, second = tables[0]["players"], tables[1]["players"]
    first[0], second[0] = second[0], first[0]
    arena.organize("change_pairing", round=number, tables=tables, reason="They share a flat.")


def do_nothing(_arena: Arena, _opened: Json) -> None:
    """Let a round be played as it is."""


def void_a_table(arena: Arena, opened: Json) -> None:
    """Void a table that is being played."""
    arena.organize("void_table", round=opened["number"], table=1, reason="The wrong board.")


def correct_round_one(arena: Arena, _opened: Json) -> None:
    """Turn the result of a table of the first round round."""
    seats = [seat for seat in arena.round(1)["tables"][0]["seats"] if seat["place"]]
    places = range(len(seats), 0, -1)
    placings = [
        {"player": seat["player"], "place": place, "points": 10 - place}
        for seat, place in zip(seats, places, strict=True)
    ]
    arena.organize("override_result", round=1, table=1, placings=placings, reason="Written down wrongly.")


@pytest.mark.soak
def test_a_knock_out_with_a_final(running: Wardbook, tmp_path: Path) -> None:
    stages = [{"kind": "groups", "groups": 4, "rounds": 2, "advance": 4}, {"kind": "knockout", "winners": 2}]
    arena = Arena(running, 32, stages=stages)
    arena.register(arena.accounts)
    arena.organize("start_round")
    see_to_the_end(arena, tmp_path)
    assert len(arena.round(len(arena.read()["rounds"]))["tables"]) == 1, "the final"


@pytest.mark.soak
def test_a_fixed_schedule_for_sixteen(running: Wardbook, tmp_path: Path) -> None:
    arena = Arena(running, 16, stages=[{"kind": "schedule", "rounds": 5}])
    arena.register(arena.accounts)
    arena.organize("start_round")
    see_to_the_end(arena, tmp_path)
    assert [arena.round(number)["repeats"] for number in range(1, 6)] == [0] * 5
