"""Turns whose time is over: what then happens in each step, and who is first."""

import random
from typing import Any

import pytest

from events.execute import execute
from events.offers import offers
from events.store import Loaded, Store
from games.dice_hospital import commands as c
from games.kernel.clock import (
    ExpireTurn,
    TurnExpired,
)
from games.kernel.history import CommandsUndone, Redo, Undo
from games.kernel.lobby import Resign
from games.kernel.table import Actor, SeatOffer
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
from tests.toy import CardPlayed, Play, Roll, Rolled


def test_expiry_gives_the_default_command_and_says_so(store: Store, watch: Watch) -> None:
    loaded = started(store)
    deadline = times(loaded)[0]
    watch.now = deadline
    outcome = execute(store, loaded.id, SERVICE, ExpireTurn(0))
    assert outcome.events[0] == TurnExpired(0, "roll", 1)
    assert [type(event) for event in outcome.events[1:]] == [Rolled]
    record = store.records(loaded.id, outcome.version - 1)[0]
    assert (record.actor, record.command, record.at) == (SERVICE, ExpireTurn(0), deadline)
    assert times(outcome.loaded) == {1: deadline + 60_000}


def test_a_turn_with_time_left_does_not_expire(store: Store, watch: Watch) -> None:
    loaded = started(store)
    watch.now = times(loaded)[0] - 1
    refusal = refused("clock_still_running", lambda: execute(store, loaded.id, SERVICE, ExpireTurn(0)))
    assert refusal.facts["deadline"] == watch.now + 1
    refused("clock_not_running", lambda: execute(store, loaded.id, SERVICE, ExpireTurn(1)))
    refused("clock_not_running", lambda: execute(store, loaded.id, SERVICE, ExpireTurn(7)))
    assert store.load(loaded.id).version == loaded.version


def test_only_the_service_ends_a_turn(store: Store, watch: Watch) -> None:
    loaded = started(store)
    watch.wait(61)
    for actor in (ANN, BOB, ORGANIZER, Actor(kind="bot", seat=0)):
        refused("service_only", lambda who=actor: execute(store, loaded.id, who, ExpireTurn(0)))  # type: ignore[misc]
        assert ExpireTurn(0) not in offers(store, loaded, actor)


def test_seats_that_act_at_the_same_time_expire_each_for_itself(store: Store, watch: Watch) -> None:
    loaded = until(store, watch, started(store), "play")
    watch.wait(60)
    loaded = execute(store, loaded.id, SERVICE, ExpireTurn(1)).loaded
    assert set(times(loaded)) == {0}
    card = max(loaded.table.play.hands[0])
    outcome = execute(store, loaded.id, ANN, Play(card))
    assert outcome.events[0] == CardPlayed(0, card)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_in_which_nobody_ever_acts_is_played_to_its_end(
    store: Store, watch: Watch, players: int
) -> None:
    loaded = hospital(store, players)
    steps = set()
    while loaded.table.status == "playing":
        scored = score_if_due(store, loaded)
        if scored is None:
            steps.add(loaded.table.play.step)
            assert set(times(loaded)) == set(loaded.game.awaiting(loaded.table).seats)
            scored = expire_one(store, watch, loaded).loaded
        loaded = scored
    assert loaded.table.status == "finished"
    assert loaded.clocks == ()
    assert steps >= {"starting_patients", "administrators", "ambulances", "improvement", "activation"}
    assert players != 2 or {"first_reveal", "shift_change"} <= steps
    played = {record.actor.kind for record in store.records(loaded.id, players + 1, 1000)}
    assert played == {"service"}


def test_the_default_of_every_step(store: Store, watch: Watch) -> None:
    """In many games nobody acts; what then happens in each step is what docs/clocks.md says."""
    seen = set()
    for _ in range(12):
        loaded = hospital(store)
        while loaded.table.status == "playing":
            step, before = loaded.table.play.step, loaded.table.play
            scored = score_if_due(store, loaded)
            if scored is None:
                outcome = expire_one(store, watch, loaded)
                seat = outcome.events[0].seat  # type: ignore[attr-defined]
                _check_default(loaded, before, step, seat, outcome.events[1])
                seen.add(step)
                scored = outcome.loaded
            loaded = scored
        if seen >= {"arrival", "admission", "protection"}:
            break
    assert seen >= {
        "first_reveal",
        "starting_patients",
        "administrators",
        "arrival",
        "ambulances",
        "admission",
        "improvement",
        "activation",
        "protection",
        "shift_change",
    }


def _check_default(loaded: Loaded, state: Any, step: str, seat: int, event: Any) -> None:
    patients = {patient.id: patient for patient in state.hospitals[seat].patients}
    listed = loaded.game.rules.legal(state, seat)
    match step:
        case "first_reveal" | "shift_change":
            assert len(event.departments if len(state.department_pile) else event.specialists) == 1
        case "starting_patients":
            assert (event.patient, event.value) == (listed[0].patient, listed[0].value)  # type: ignore[attr-defined]
        case "administrators":
            assert event.administrator == state.administrators[seat].dealt[0]
        case "arrival":
            assert event.patients[0] == listed[0].patient  # type: ignore[attr-defined]
        case "ambulances":
            free = [car.number for car in state.ambulances if car.taken_by is None]
            lowest = state.ambulances[0].number
            assert event.number == min(n for n in free if seat != state.first_player or n != lowest)
        case "admission" | "protection":
            kinds = [command.patient for command in listed]  # type: ignore[attr-defined]
            sickest = min(patients[patient].value for patient in kinds)
            assert patients[event.patient].value == sickest
        case "improvement":
            assert type(event).__name__ == "ImprovementDeclined"
        case "activation":
            assert type(event).__name__ == "ActivationFinished"
        case _:
            raise AssertionError(step)


def test_improvements_are_kept_when_time_is_over(store: Store, watch: Watch) -> None:
    loaded = until(store, watch, hospital(store), "improvement")
    seat = loaded.game.awaiting(loaded.table).seats[0]
    shown = (*loaded.table.play.departments, *loaded.table.play.specialists)
    loaded = execute(store, loaded.id, PLAYERS[seat], c.TakeImprovement(shown[0])).loaded
    loaded = until(store, watch, loaded, "trade_in")
    outcome = expire_one(store, watch, loaded)
    assert type(outcome.events[1]).__name__ == "ImprovementsKept"
    hospital_now = outcome.loaded.table.play.hospitals[seat]
    assert shown[0] in (*hospital_now.departments, *hospital_now.specialists)


def test_unplaced_meeples_stay_unplaced_and_a_pending_effect_is_lost(store: Store, watch: Watch) -> None:
    loaded = hospital(store)
    luck = random.Random(3)
    while True:
        due = score_if_due(store, loaded)
        if due is not None:
            loaded = due
            continue
        seat = loaded.game.awaiting(loaded.table).seats[0]
        legal = loaded.game.legal(loaded.table, PLAYERS[seat])
        kinds = (c.TakeImprovement, c.PlaceMeeple)
        wanted = [command for command in legal if isinstance(command, kinds) and "nurse" not in str(command)]
        others = [command for command in legal if not isinstance(command, (Resign, c.TradeIn))]
        loaded = execute(store, loaded.id, PLAYERS[seat], luck.choice(wanted or others)).loaded
        both = len(loaded.game.awaiting(loaded.table).seats) == 2
        if both and loaded.table.play.hospitals[seat].pending is not None:
            break
    assert loaded.table.play.step == "activation"
    watch.now = times(loaded)[seat]
    outcome = execute(store, loaded.id, SERVICE, ExpireTurn(seat))
    assert [type(event).__name__ for event in outcome.events[:2]] == ["TurnExpired", "ActivationFinished"]
    after = outcome.loaded
    assert after.table.play.hospitals[seat].pending is None
    assert after.table.play.hospitals[seat].nurses_placed < after.table.play.hospitals[seat].nurses
    assert seat not in after.game.awaiting(after.table).seats


def test_bots_and_resigned_seats_have_all_the_time_they_need(store: Store) -> None:
    loaded = started(store, seats=(SeatOffer(kind="bot", bot="random"), SeatOffer(), SeatOffer()))
    assert times(loaded) == {}
    loaded = execute(store, loaded.id, Actor(kind="bot", seat=0), Roll()).loaded
    assert set(times(loaded)) == {1}
    loaded = execute(store, loaded.id, ANN, Resign()).loaded
    assert times(loaded) == {}


def test_whoever_is_first_wins_between_a_player_and_the_clock(store: Store, watch: Watch) -> None:
    loaded = started(store)
    other = Store(store.client, TITLES, now=watch)
    other.load(loaded.id)
    watch.wait(61)
    execute(store, loaded.id, ANN, Roll())
    refused("clock_not_running", lambda: execute(other, loaded.id, SERVICE, ExpireTurn(0)))
    watch.wait(61)
    execute(other, loaded.id, SERVICE, ExpireTurn(1))
    refused("wrong_step", lambda: execute(store, loaded.id, BOB, Roll()))
    assert [record.actor.id for record in store.records(loaded.id, loaded.version)] == ["ann", None]


def test_a_late_command_counts_but_gains_no_time(store: Store, watch: Watch) -> None:
    loaded = until(store, watch, hospital(store), "activation")
    seat = loaded.game.awaiting(loaded.table).seats[0]
    watch.wait(65)
    loaded = execute(
        store, loaded.id, PLAYERS[seat], loaded.game.legal(loaded.table, PLAYERS[seat])[0]
    ).loaded
    assert times(loaded)[seat] < watch.now
    assert execute(store, loaded.id, SERVICE, ExpireTurn(seat)).events[0] == TurnExpired(
        seat, "activation", 1
    )


def test_others_take_back_beside_a_turn_that_expired(store: Store, watch: Watch) -> None:
    loaded = until(store, watch, hospital(store, 3), "activation")
    first, second, third = loaded.game.awaiting(loaded.table).seats
    watch.wait(59)
    execute(store, loaded.id, PLAYERS[first], c.FinishActivation())
    watch.wait(1)
    expired = execute(store, loaded.id, SERVICE, ExpireTurn(second)).loaded
    outcome = execute(store, loaded.id, PLAYERS[first], Undo())
    assert outcome.events[0] == CommandsUndone(first, loaded.version, (loaded.version + 1,))
    assert second in outcome.loaded.table.play.acted
    assert set(times(expired)) == {third}
    assert times(outcome.loaded)[first] == watch.now + 1000
    # Nothing of the seat was ever its own doing.
    refused("nothing_to_undo", lambda: execute(store, loaded.id, PLAYERS[second], Undo()))


def test_an_expired_turn_is_taken_back_with_consent_and_redone(store: Store, watch: Watch) -> None:
    loaded = started(store, undo="free")
    rolled = execute(store, loaded.id, ANN, Roll()).loaded
    watch.wait(60)
    expired = execute(store, loaded.id, SERVICE, ExpireTurn(1)).loaded
    back = execute(store, loaded.id, ANN, Undo(loaded.version)).loaded
    assert back.table.play == loaded.table.play
    again = execute(store, loaded.id, ANN, Redo())
    assert again.loaded.table.play == expired.table.play
    assert set(times(rolled)) == {1}
    assert set(times(again.loaded)) == {0, 1}


def test_an_expiry_ends_a_proposal_and_clears_the_redo(store: Store, watch: Watch) -> None:
    loaded = started(store, undo="consent")
    execute(store, loaded.id, ANN, Roll())
    proposed = execute(store, loaded.id, ANN, Undo()).loaded
    assert proposed.table.proposal is not None
    watch.wait(60)
    expired = execute(store, loaded.id, SERVICE, ExpireTurn(1)).loaded
    assert expired.table.proposal is None
    assert Store(store.client, TITLES).load(loaded.id).table == expired.table
