"""Turns whose time is over: what then happens in each step, and who is first."""

import random
from typing import Any

import pytest

from events.actions import available_commands
from events.execute import execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.dice_hospital import commands as c
from games.kernel.table.clock import (
    ExpireTurn,
    TurnExpired,
)
from games.kernel.table.lobby import Resign
from games.kernel.table.table import Actor, SeatOffer
from games.kernel.table.undo import CommandsUndone, Redo, Undo
from tests.market.base import CardPlayed, Play, Roll, Rolled
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


def test_expiry_gives_the_default_command_and_says_so(store: Store, watch: Watch) -> None:
    folded = started(store)
    deadline = times(folded)[0]
    watch.now = deadline
    outcome = execute(store, folded.id, SERVICE, ExpireTurn(0))
    assert outcome.events[0] == TurnExpired(0, "roll", 1)
    assert [type(event) for event in outcome.events[1:]] == [Rolled]
    record = store.records(folded.id, outcome.version - 1)[0]
    assert (record.actor, record.command, record.at) == (SERVICE, ExpireTurn(0), deadline)
    assert times(outcome.folded) == {1: deadline + 60_000}


def test_a_turn_with_time_left_does_not_expire(store: Store, watch: Watch) -> None:
    folded = started(store)
    watch.now = times(folded)[0] - 1
    refusal = refused("clock_still_running", lambda: execute(store, folded.id, SERVICE, ExpireTurn(0)))
    assert refusal.facts["deadline"] == watch.now + 1
    refused("clock_not_running", lambda: execute(store, folded.id, SERVICE, ExpireTurn(1)))
    refused("clock_not_running", lambda: execute(store, folded.id, SERVICE, ExpireTurn(7)))
    assert store.load(folded.id).version == folded.version


def test_only_the_service_ends_a_turn(store: Store, watch: Watch) -> None:
    folded = started(store)
    watch.wait(61)
    for actor in (ANN, BOB, ORGANIZER, Actor(kind="bot", seat=0)):
        refused("service_only", lambda who=actor: execute(store, folded.id, who, ExpireTurn(0)))  # type: ignore[misc]
        assert ExpireTurn(0) not in available_commands(store, folded, actor)


def test_seats_that_act_at_the_same_time_expire_each_for_itself(store: Store, watch: Watch) -> None:
    folded = until(store, watch, started(store), "play")
    watch.wait(60)
    folded = execute(store, folded.id, SERVICE, ExpireTurn(1)).folded
    assert set(times(folded)) == {0}
    card = max(folded.table.play.hands[0])
    outcome = execute(store, folded.id, ANN, Play(card))
    assert outcome.events[0] == CardPlayed(0, card)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_in_which_nobody_ever_acts_is_played_to_its_end(
    store: Store, watch: Watch, players: int
) -> None:
    folded = hospital(store, players)
    steps = set()
    while folded.table.status == "playing":
        scored = score_if_due(store, folded)
        if scored is None:
            steps.add(folded.table.play.step)
            assert set(times(folded)) == set(folded.game.awaiting(folded.table).seats)
            scored = expire_one(store, watch, folded).folded
        folded = scored
    assert folded.table.status == "finished"
    assert folded.clocks == ()
    assert steps >= {"starting_patients", "administrators", "ambulances", "improvement", "activation"}
    assert players != 2 or {"first_reveal", "shift_change"} <= steps
    played = {record.actor.kind for record in store.records(folded.id, players + 1, 1000)}
    assert played == {"service"}


def test_the_default_of_every_step(store: Store, watch: Watch) -> None:
    """In many games nobody acts; what then happens in each step is what docs/clocks.md says."""
    beginning = {"first_reveal", "starting_patients", "administrators"}
    rounds = {"arrival", "ambulances", "admission", "improvement", "activation", "protection", "shift_change"}
    wanted, seen = beginning | rounds, set[str]()
    for _ in range(12):
        folded = hospital(store)
        while folded.table.status == "playing":
            step, before = folded.table.play.step, folded.table.play
            scored = score_if_due(store, folded)
            if scored is None:
                outcome = expire_one(store, watch, folded)
                seat = outcome.events[0].seat  # type: ignore[attr-defined]
                _check_default(folded, before, step, seat, outcome.events[1])
                seen.add(step)
                scored = outcome.folded
            folded = scored
        if seen >= wanted:
            break
    assert seen >= wanted


def _check_default(folded: FoldedGame, state: Any, step: str, seat: int, event: Any) -> None:
    patients = {patient.id: patient for patient in state.hospitals[seat].patients}
    listed = folded.game.rules.legal(state, seat)
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
    folded = until(store, watch, hospital(store), "improvement")
    seat = folded.game.awaiting(folded.table).seats[0]
    shown = (*folded.table.play.departments, *folded.table.play.specialists)
    folded = execute(store, folded.id, PLAYERS[seat], c.TakeImprovement(shown[0])).folded
    folded = until(store, watch, folded, "trade_in")
    outcome = expire_one(store, watch, folded)
    assert type(outcome.events[1]).__name__ == "ImprovementsKept"
    hospital_now = outcome.folded.table.play.hospitals[seat]
    assert shown[0] in (*hospital_now.departments, *hospital_now.specialists)


def test_unplaced_meeples_stay_unplaced_and_a_pending_effect_is_lost(store: Store, watch: Watch) -> None:
    folded = hospital(store)
    luck = random.Random(3)
    while True:
        due = score_if_due(store, folded)
        if due is not None:
            folded = due
            continue
        seat = folded.game.awaiting(folded.table).seats[0]
        legal = folded.game.legal(folded.table, PLAYERS[seat])
        kinds = (c.TakeImprovement, c.PlaceMeeple)
        wanted = [command for command in legal if isinstance(command, kinds) and "nurse" not in str(command)]
        others = [command for command in legal if not isinstance(command, (Resign, c.TradeIn))]
        folded = execute(store, folded.id, PLAYERS[seat], luck.choice(wanted or others)).folded
        both = len(folded.game.awaiting(folded.table).seats) == 2
        if both and folded.table.play.hospitals[seat].pending is not None:
            break
    assert folded.table.play.step == "activation"
    watch.now = times(folded)[seat]
    outcome = execute(store, folded.id, SERVICE, ExpireTurn(seat))
    assert [type(event).__name__ for event in outcome.events[:2]] == ["TurnExpired", "ActivationFinished"]
    after = outcome.folded
    assert after.table.play.hospitals[seat].pending is None
    assert after.table.play.hospitals[seat].nurses_placed < after.table.play.hospitals[seat].nurses
    assert seat not in after.game.awaiting(after.table).seats


def test_bots_and_resigned_seats_have_all_the_time_they_need(store: Store) -> None:
    folded = started(store, seats=(SeatOffer(kind="bot", bot="random"), SeatOffer(), SeatOffer()))
    assert times(folded) == {}
    folded = execute(store, folded.id, Actor(kind="bot", seat=0), Roll()).folded
    assert set(times(folded)) == {1}
    folded = execute(store, folded.id, ANN, Resign()).folded
    assert times(folded) == {}


def test_whoever_is_first_wins_between_a_player_and_the_clock(store: Store, watch: Watch) -> None:
    folded = started(store)
    other = Store(store.client, TITLES, now=watch)
    other.load(folded.id)
    watch.wait(61)
    execute(store, folded.id, ANN, Roll())
    refused("clock_not_running", lambda: execute(other, folded.id, SERVICE, ExpireTurn(0)))
    watch.wait(61)
    execute(other, folded.id, SERVICE, ExpireTurn(1))
    refused("wrong_step", lambda: execute(store, folded.id, BOB, Roll()))
    assert [record.actor.id for record in store.records(folded.id, folded.version)] == ["ann", None]


def test_a_late_command_counts_but_gains_no_time(store: Store, watch: Watch) -> None:
    folded = until(store, watch, hospital(store), "activation")
    seat = folded.game.awaiting(folded.table).seats[0]
    watch.wait(65)
    folded = execute(
        store, folded.id, PLAYERS[seat], folded.game.legal(folded.table, PLAYERS[seat])[0]
    ).folded
    assert times(folded)[seat] < watch.now
    assert execute(store, folded.id, SERVICE, ExpireTurn(seat)).events[0] == TurnExpired(
        seat, "activation", 1
    )


def test_others_take_back_beside_a_turn_that_expired(store: Store, watch: Watch) -> None:
    folded = until(store, watch, hospital(store, 3), "activation")
    first, second, third = folded.game.awaiting(folded.table).seats
    watch.wait(59)
    execute(store, folded.id, PLAYERS[first], c.FinishActivation())
    watch.wait(1)
    expired = execute(store, folded.id, SERVICE, ExpireTurn(second)).folded
    outcome = execute(store, folded.id, PLAYERS[first], Undo())
    assert outcome.events[0] == CommandsUndone(first, folded.version, ((folded.version + 1,) * 2,))
    assert second in outcome.folded.table.play.acted
    assert set(times(expired)) == {third}
    assert times(outcome.folded)[first] == watch.now + 1000
    # Nothing of the seat was ever its own doing.
    refused("nothing_to_undo", lambda: execute(store, folded.id, PLAYERS[second], Undo()))


def test_an_expired_turn_is_taken_back_with_consent_and_redone(store: Store, watch: Watch) -> None:
    folded = started(store, undo="free")
    rolled = execute(store, folded.id, ANN, Roll()).folded
    watch.wait(60)
    expired = execute(store, folded.id, SERVICE, ExpireTurn(1)).folded
    back = execute(store, folded.id, ANN, Undo(folded.version)).folded
    assert back.table.play == folded.table.play
    again = execute(store, folded.id, ANN, Redo())
    assert again.folded.table.play == expired.table.play
    assert set(times(rolled)) == {1}
    assert set(times(again.folded)) == {0, 1}


def test_an_expiry_ends_a_proposal_and_clears_the_redo(store: Store, watch: Watch) -> None:
    folded = started(store, undo="consent")
    execute(store, folded.id, ANN, Roll())
    proposed = execute(store, folded.id, ANN, Undo()).folded
    assert proposed.table.proposal is not None
    watch.wait(60)
    expired = execute(store, folded.id, SERVICE, ExpireTurn(1)).folded
    assert expired.table.proposal is None
    assert Store(store.client, TITLES).load(folded.id).table == expired.table
