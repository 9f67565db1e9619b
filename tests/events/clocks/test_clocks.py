"""Clocks: deadlines told from the record, organizers who pause, and turns that are taken back."""

import random

import pytest

from events.actions import available_commands
from events.execute import execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.fold.summary import summarize
from events.projections.lists import Lists
from events.projections.rebuild import rebuild
from games.dice_hospital import commands as c
from games.kernel.messages import Command
from games.kernel.table.clock import (
    ClockPaused,
    ClockResumed,
    ExpireTurn,
    PauseClock,
    ResumeClock,
)
from games.kernel.table.lobby import Resign
from games.kernel.table.table import Actor, RulebookClock, TurnClock
from games.kernel.table.undo import Agree, Redo, Undo
from tests.events.projections.redis_reads import generations
from tests.market.base import Roll
from tests.timed import (
    ANN,
    BOB,
    ORGANIZER,
    PLAYERS,
    SERVICE,
    TITLES,
    Watch,
    expire_one,
    hospital,
    refused,
    score_if_due,
    started,
    times,
    until,
)


def test_a_clock_starts_with_the_record_that_made_the_seat_awaited(store: Store, watch: Watch) -> None:
    folded = started(store)
    assert times(folded) == {0: watch.now + 60_000}
    watch.wait(10)
    folded = execute(store, folded.id, ANN, Roll()).folded
    assert times(folded) == {1: watch.now + 60_000}
    watch.wait(10)
    folded = execute(store, folded.id, BOB, Roll()).folded
    assert times(folded) == {0: watch.now + 60_000, 1: watch.now + 60_000}


def test_without_a_clock_there_are_no_deadlines(store: Store) -> None:
    folded = started(store, None)
    assert folded.clocks == ()
    watching = execute(store, folded.id, ANN, Roll()).folded
    assert summarize(watching).deadlines == ()
    refused("clock_not_running", lambda: execute(store, folded.id, SERVICE, ExpireTurn(1)))
    refused("no_clock", lambda: execute(store, folded.id, ORGANIZER, PauseClock()))


def test_small_commands_in_a_turn_do_not_restart_its_clock(store: Store, watch: Watch) -> None:
    folded = until(store, watch, hospital(store), "activation")
    before = times(folded)
    seat = folded.game.awaiting(folded.table).seats[0]
    watch.wait(5)
    command = folded.game.legal(folded.table, PLAYERS[seat])[0]
    folded = execute(store, folded.id, PLAYERS[seat], command).folded
    assert isinstance(command, c.PlaceMeeple)
    assert times(folded) == before


def test_the_rulebooks_timer_counts_the_activation_only(store: Store, watch: Watch) -> None:
    folded = hospital(store, clock=RulebookClock())
    allowed = {}
    while folded.table.status == "playing":
        step, number = folded.table.play.step, folded.table.play.round
        if step == "activation":
            if number not in allowed:
                allowed[number] = {at - folded.at for at in times(folded).values()}
            folded = expire_one(store, watch, folded).folded
            continue
        assert times(folded) == {}
        scored = score_if_due(store, folded)
        if scored is None:
            seat = folded.game.awaiting(folded.table).seats[0]
            default = folded.game.title.default(folded.game.rules, folded.table.play, seat)
            scored = execute(store, folded.id, PLAYERS[seat], default).folded
        folded = scored
    assert allowed == {number: {(55 + 5 * number) * 1000} for number in range(1, 9)}


def test_the_timer_counts_for_each_seat_when_they_activate_in_turn(store: Store, watch: Watch) -> None:
    folded = hospital(store, 3, options={"activation": "sequential"})
    folded = until(store, watch, folded, "activation")
    for _ in range(3):
        (seat,) = folded.game.awaiting(folded.table).seats
        assert times(folded) == {seat: folded.at + 60_000}
        watch.wait(20)
        folded = execute(store, folded.id, PLAYERS[seat], c.FinishActivation()).folded


def test_paused_clocks_go_on_with_the_time_they_had_left(store: Store, watch: Watch) -> None:
    folded = started(store)
    watch.wait(25)
    outcome = execute(store, folded.id, ORGANIZER, PauseClock("lunch"))
    assert outcome.events == (ClockPaused("lunch"),)
    assert times(outcome.folded) == {}
    assert summarize(outcome.folded).deadlines == ()
    watch.wait(3600)
    refused("clock_not_running", lambda: execute(store, folded.id, SERVICE, ExpireTurn(0)))
    outcome = execute(store, folded.id, ORGANIZER, ResumeClock("back"))
    assert outcome.events == (ClockResumed("back"),)
    assert times(outcome.folded) == {0: watch.now + 35_000}


def test_a_turn_that_begins_in_a_pause_has_all_its_time_afterwards(store: Store, watch: Watch) -> None:
    folded = started(store)
    execute(store, folded.id, ORGANIZER, PauseClock())
    watch.wait(100)
    assert times(execute(store, folded.id, ANN, Roll()).folded) == {}
    watch.wait(100)
    folded = execute(store, folded.id, ORGANIZER, ResumeClock()).folded
    assert times(folded) == {1: watch.now + 60_000}


def test_only_organizers_pause_and_what_they_are_offered_is_accepted(store: Store) -> None:
    folded = started(store)
    for command in (PauseClock(), ResumeClock()):
        for actor in (ANN, SERVICE):
            refused("organizers_only", lambda a=actor, k=command: execute(store, folded.id, a, k))  # type: ignore[misc]
    assert available_commands(store, folded, ORGANIZER) == [PauseClock()]
    refused("clock_not_paused", lambda: execute(store, folded.id, ORGANIZER, ResumeClock()))
    folded = execute(store, folded.id, ORGANIZER, PauseClock()).folded
    assert available_commands(store, folded, ORGANIZER) == [ResumeClock()]
    refused("clock_paused", lambda: execute(store, folded.id, ORGANIZER, PauseClock()))
    refused("bad_reason", lambda: execute(store, folded.id, ORGANIZER, ResumeClock("x" * 201)))
    assert PauseClock() not in available_commands(store, folded, ANN)


def test_a_turn_taken_back_has_the_time_it_had_left(store: Store, watch: Watch) -> None:
    folded = until(store, watch, hospital(store), "activation")
    seat, other = folded.game.awaiting(folded.table).seats
    watch.wait(20)
    folded = execute(store, folded.id, PLAYERS[seat], c.FinishActivation()).folded
    assert set(times(folded)) == {other}
    kept = times(folded)[other]
    watch.wait(30)
    folded = execute(store, folded.id, PLAYERS[seat], Undo()).folded
    assert times(folded) == {seat: watch.now + 40_000, other: kept}
    watch.wait(3)
    folded = execute(store, folded.id, PLAYERS[seat], Redo()).folded
    assert times(folded) == {other: kept}
    watch.wait(3)
    folded = execute(store, folded.id, PLAYERS[seat], Undo()).folded
    assert times(folded) == {seat: watch.now + 37_000, other: kept}


def test_taking_back_within_a_turn_leaves_its_clock_alone(store: Store, watch: Watch) -> None:
    folded = until(store, watch, hospital(store), "activation")
    seat = folded.game.awaiting(folded.table).seats[0]
    before = times(folded)
    placed = folded.game.legal(folded.table, PLAYERS[seat])[0]
    execute(store, folded.id, PLAYERS[seat], placed)
    watch.wait(10)
    assert times(execute(store, folded.id, PLAYERS[seat], Undo()).folded) == before


@pytest.mark.parametrize("undo", ["consent", "free"])
def test_across_a_barrier_all_clocks_start_anew(store: Store, watch: Watch, undo: str) -> None:
    folded = started(store, undo=undo)
    rolled = execute(store, folded.id, ANN, Roll()).folded
    watch.wait(50)
    folded = execute(store, rolled.id, ANN, Undo()).folded
    if undo == "consent":
        assert times(folded) == times(rolled)
        watch.wait(5)
        folded = execute(store, folded.id, BOB, Agree()).folded
    assert times(folded) == {0: watch.now + 60_000}


@pytest.mark.parametrize("undo", ["own", "free"])
def test_every_fold_gives_the_same_deadlines(store: Store, watch: Watch, undo: str) -> None:
    luck = random.Random(undo)
    folded = hospital(store, 3, undo=undo)
    live = {folded.version: folded}
    kinds: set[type[Command]] = set()
    while folded.table.status == "playing" and folded.version < 300:
        watch.wait(luck.choice((0, 1, 5, 50)))
        actor, command = _something(store, watch, folded, luck)
        kinds.add(type(command))
        folded = execute(store, folded.id, actor, command).folded
        live[folded.version] = folded
    assert kinds >= {ExpireTurn, PauseClock, ResumeClock, Undo, Redo}
    cold = Store(store.client, TITLES)
    for version, then in live.items():
        assert cold.load_at(folded.id, version).clocks == then.clocks
    assert Store(store.client, TITLES).load(folded.id).clocks == folded.clocks
    store.client.delete(*store.client.keys("*:snap"))
    fresh = Store(store.client, TITLES).load(folded.id)
    assert (fresh.clocks, fresh.table) == (folded.clocks, folded.table)


def _something(store: Store, watch: Watch, folded: FoldedGame, luck: random.Random) -> tuple[Actor, Command]:
    due = folded.game.rules.due_command(folded.table.play)
    over = [seat for seat, at in times(folded).items() if at <= watch.now]
    if due is not None:
        return SERVICE, due
    if over and luck.random() < 0.5:
        return SERVICE, ExpireTurn(luck.choice(over))
    if luck.random() < (0.3 if folded.table.paused else 0.04):
        return ORGANIZER, luck.choice(available_commands(store, folded, ORGANIZER))
    every = [
        (player, command)
        for player in PLAYERS[:3]
        for command in available_commands(store, folded, player)
        if not isinstance(command, Resign)
    ]
    again = [found for found in every if isinstance(found[1], Redo)]
    if again and luck.random() < 0.5:
        return luck.choice(again)
    back = [found for found in every if isinstance(found[1], Undo)]
    ahead = [found for found in every if found not in back]
    return luck.choice(back if back and luck.random() < 0.25 else ahead)


def test_impossible_clocks_are_refused(store: Store) -> None:
    for seconds in (4, 86_401, -1):
        refused("bad_clock", lambda n=seconds: started(store, TurnClock(n)))  # type: ignore[misc]
    refused("no_rulebook_clock", lambda: started(store, RulebookClock()))
    assert started(store, TurnClock(5)).table.clock == TurnClock(5)
    assert started(store, TurnClock(86_400)).table.clock == TurnClock(86_400)


def test_the_lists_know_which_deadlines_have_passed(store: Store, watch: Watch) -> None:
    early, late, untimed = started(store), started(store, TurnClock(90)), started(store, None)
    lists = Lists(store.client)
    lists.apply([summarize(game) for game in (late, untimed, early)])
    assert lists.overdue_games(watch.now + 59_999) == []
    assert [due.game for due in lists.overdue_games(watch.now + 60_000)] == [early.id]
    assert [due.game for due in lists.overdue_games(watch.now + 90_000)] == [early.id, late.id]
    rebuild(store)
    assert [due[:2] for due in lists.overdue_games(watch.now + 90_000)] == [
        (early.id, early.version),
        (late.id, late.version),
    ]
    lists.apply([summarize(execute(store, early.id, ORGANIZER, PauseClock()).folded)])
    assert [due.game for due in lists.overdue_games(watch.now + 90_000)] == [late.id]
    before = generations(store.client)
    rebuild(store)
    assert not before & generations(store.client)
