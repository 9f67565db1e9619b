"""Clocks: deadlines told from the record, organizers who pause, and turns that are taken back."""

import random

import pytest

from events.execute import execute
from events.lists import Lists
from events.offers import offers
from events.rebuild import rebuild
from events.rows import row_of
from events.store import Loaded, Store
from games.dice_hospital import commands as c
from games.kernel.clock import (
    ClockPaused,
    ClockResumed,
    ExpireTurn,
    PauseClock,
    ResumeClock,
)
from games.kernel.history import Agree, Redo, Undo
from games.kernel.lobby import Resign
from games.kernel.messages import Command
from games.kernel.table import Actor, RulebookClock, TurnClock
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
from tests.toy import Roll


def test_a_clock_starts_with_the_record_that_made_the_seat_awaited(store: Store, watch: Watch) -> None:
    loaded = started(store)
    assert times(loaded) == {0: watch.now + 60_000}
    watch.wait(10)
    loaded = execute(store, loaded.id, ANN, Roll()).loaded
    assert times(loaded) == {1: watch.now + 60_000}
    watch.wait(10)
    loaded = execute(store, loaded.id, BOB, Roll()).loaded
    assert times(loaded) == {0: watch.now + 60_000, 1: watch.now + 60_000}


def test_without_a_clock_there_are_no_deadlines(store: Store) -> None:
    loaded = started(store, None)
    assert loaded.clocks == ()
    watching = execute(store, loaded.id, ANN, Roll()).loaded
    assert row_of(watching).deadlines == ()
    refused("clock_not_running", lambda: execute(store, loaded.id, SERVICE, ExpireTurn(1)))
    refused("no_clock", lambda: execute(store, loaded.id, ORGANIZER, PauseClock()))


def test_small_commands_in_a_turn_do_not_restart_its_clock(store: Store, watch: Watch) -> None:
    loaded = until(store, watch, hospital(store), "activation")
    before = times(loaded)
    seat = loaded.game.awaiting(loaded.table).seats[0]
    watch.wait(5)
    command = loaded.game.legal(loaded.table, PLAYERS[seat])[0]
    loaded = execute(store, loaded.id, PLAYERS[seat], command).loaded
    assert isinstance(command, c.PlaceMeeple)
    assert times(loaded) == before


def test_the_rulebooks_timer_counts_the_activation_only(store: Store, watch: Watch) -> None:
    loaded = hospital(store, clock=RulebookClock())
    allowed = {}
    while loaded.table.status == "playing":
        step, number = loaded.table.play.step, loaded.table.play.round
        if step == "activation":
            if number not in allowed:
                allowed[number] = {at - loaded.at for at in times(loaded).values()}
            loaded = expire_one(store, watch, loaded).loaded
            continue
        assert times(loaded) == {}
        scored = score_if_due(store, loaded)
        if scored is None:
            seat = loaded.game.awaiting(loaded.table).seats[0]
            default = loaded.game.title.default(loaded.game.rules, loaded.table.play, seat)
            scored = execute(store, loaded.id, PLAYERS[seat], default).loaded
        loaded = scored
    assert allowed == {number: {(55 + 5 * number) * 1000} for number in range(1, 9)}


def test_the_timer_counts_for_each_seat_when_they_activate_in_turn(store: Store, watch: Watch) -> None:
    loaded = hospital(store, 3, options={"activation": "sequential"})
    loaded = until(store, watch, loaded, "activation")
    for _ in range(3):
        (seat,) = loaded.game.awaiting(loaded.table).seats
        assert times(loaded) == {seat: loaded.at + 60_000}
        watch.wait(20)
        loaded = execute(store, loaded.id, PLAYERS[seat], c.FinishActivation()).loaded


def test_paused_clocks_go_on_with_the_time_they_had_left(store: Store, watch: Watch) -> None:
    loaded = started(store)
    watch.wait(25)
    outcome = execute(store, loaded.id, ORGANIZER, PauseClock("lunch"))
    assert outcome.events == (ClockPaused("lunch"),)
    assert times(outcome.loaded) == {}
    assert row_of(outcome.loaded).deadlines == ()
    watch.wait(3600)
    refused("clock_not_running", lambda: execute(store, loaded.id, SERVICE, ExpireTurn(0)))
    outcome = execute(store, loaded.id, ORGANIZER, ResumeClock("back"))
    assert outcome.events == (ClockResumed("back"),)
    assert times(outcome.loaded) == {0: watch.now + 35_000}


def test_a_turn_that_begins_in_a_pause_has_all_its_time_afterwards(store: Store, watch: Watch) -> None:
    loaded = started(store)
    execute(store, loaded.id, ORGANIZER, PauseClock())
    watch.wait(100)
    assert times(execute(store, loaded.id, ANN, Roll()).loaded) == {}
    watch.wait(100)
    loaded = execute(store, loaded.id, ORGANIZER, ResumeClock()).loaded
    assert times(loaded) == {1: watch.now + 60_000}


def test_only_organizers_pause_and_what_they_are_offered_is_accepted(store: Store) -> None:
    loaded = started(store)
    for command in (PauseClock(), ResumeClock()):
        for actor in (ANN, SERVICE):
            refused("organizers_only", lambda a=actor, k=command: execute(store, loaded.id, a, k))  # type: ignore[misc]
    assert offers(store, loaded, ORGANIZER) == [PauseClock()]
    refused("clock_not_paused", lambda: execute(store, loaded.id, ORGANIZER, ResumeClock()))
    loaded = execute(store, loaded.id, ORGANIZER, PauseClock()).loaded
    assert offers(store, loaded, ORGANIZER) == [ResumeClock()]
    refused("clock_paused", lambda: execute(store, loaded.id, ORGANIZER, PauseClock()))
    refused("bad_reason", lambda: execute(store, loaded.id, ORGANIZER, ResumeClock("x" * 201)))
    assert PauseClock() not in offers(store, loaded, ANN)


def test_a_turn_taken_back_has_the_time_it_had_left(store: Store, watch: Watch) -> None:
    loaded = until(store, watch, hospital(store), "activation")
    seat, other = loaded.game.awaiting(loaded.table).seats
    watch.wait(20)
    loaded = execute(store, loaded.id, PLAYERS[seat], c.FinishActivation()).loaded
    assert set(times(loaded)) == {other}
    kept = times(loaded)[other]
    watch.wait(30)
    loaded = execute(store, loaded.id, PLAYERS[seat], Undo()).loaded
    assert times(loaded) == {seat: watch.now + 40_000, other: kept}
    watch.wait(3)
    loaded = execute(store, loaded.id, PLAYERS[seat], Redo()).loaded
    assert times(loaded) == {other: kept}
    watch.wait(3)
    loaded = execute(store, loaded.id, PLAYERS[seat], Undo()).loaded
    assert times(loaded) == {seat: watch.now + 37_000, other: kept}


def test_taking_back_within_a_turn_leaves_its_clock_alone(store: Store, watch: Watch) -> None:
    loaded = until(store, watch, hospital(store), "activation")
    seat = loaded.game.awaiting(loaded.table).seats[0]
    before = times(loaded)
    placed = loaded.game.legal(loaded.table, PLAYERS[seat])[0]
    execute(store, loaded.id, PLAYERS[seat], placed)
    watch.wait(10)
    assert times(execute(store, loaded.id, PLAYERS[seat], Undo()).loaded) == before


@pytest.mark.parametrize("undo", ["consent", "free"])
def test_across_a_barrier_all_clocks_start_anew(store: Store, watch: Watch, undo: str) -> None:
    loaded = started(store, undo=undo)
    rolled = execute(store, loaded.id, ANN, Roll()).loaded
    watch.wait(50)
    loaded = execute(store, rolled.id, ANN, Undo()).loaded
    if undo == "consent":
        assert times(loaded) == times(rolled)
        watch.wait(5)
        loaded = execute(store, loaded.id, BOB, Agree()).loaded
    assert times(loaded) == {0: watch.now + 60_000}


@pytest.mark.parametrize("undo", ["own", "free"])
def test_every_fold_gives_the_same_deadlines(store: Store, watch: Watch, undo: str) -> None:
    luck = random.Random(undo)
    loaded = hospital(store, 3, undo=undo)
    live = {loaded.version: loaded}
    kinds: set[type[Command]] = set()
    while loaded.table.status == "playing" and loaded.version < 300:
        watch.wait(luck.choice((0, 1, 5, 50)))
        actor, command = _something(store, watch, loaded, luck)
        kinds.add(type(command))
        loaded = execute(store, loaded.id, actor, command).loaded
        live[loaded.version] = loaded
    assert kinds >= {ExpireTurn, PauseClock, ResumeClock, Undo, Redo}
    cold = Store(store.client, TITLES)
    for version, then in live.items():
        assert cold.load_at(loaded.id, version).clocks == then.clocks
    assert Store(store.client, TITLES).load(loaded.id).clocks == loaded.clocks
    store.client.delete(*store.client.keys("*:snap"))
    fresh = Store(store.client, TITLES).load(loaded.id)
    assert (fresh.clocks, fresh.table) == (loaded.clocks, loaded.table)


def _something(store: Store, watch: Watch, loaded: Loaded, luck: random.Random) -> tuple[Actor, Command]:
    due = loaded.game.rules.due(loaded.table.play)
    over = [seat for seat, at in times(loaded).items() if at <= watch.now]
    if due is not None:
        return SERVICE, due
    if over and luck.random() < 0.5:
        return SERVICE, ExpireTurn(luck.choice(over))
    if luck.random() < (0.3 if loaded.table.paused else 0.04):
        return ORGANIZER, luck.choice(offers(store, loaded, ORGANIZER))
    every = [
        (player, command)
        for player in PLAYERS[:3]
        for command in offers(store, loaded, player)
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
    lists.apply([row_of(game) for game in (late, untimed, early)])
    assert lists.due(watch.now + 59_999) == []
    assert [due.game for due in lists.due(watch.now + 60_000)] == [early.id]
    assert [due.game for due in lists.due(watch.now + 90_000)] == [early.id, late.id]
    rebuild(store)
    assert [due[:2] for due in lists.due(watch.now + 90_000)] == [
        (early.id, early.version),
        (late.id, late.version),
    ]
    lists.apply([row_of(execute(store, early.id, ORGANIZER, PauseClock()).loaded)])
    assert [due.game for due in lists.due(watch.now + 90_000)] == [late.id]
    generation = lists.generation()
    rebuild(store)
    assert not store.client.keys(f"*{generation}:due")
