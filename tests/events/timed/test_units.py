"""The rulebook's timer with every unit: phase 3 only, people only, each seat for itself when in turn."""

import pytest

from events.execute import execute
from events.store import Loaded, Store
from games.dice_hospital.commands import FinishActivation
from games.kernel.clock import TurnExpired
from games.kernel.messages import Seat
from games.kernel.table import RulebookClock, SeatOffer
from tests.games.dice_hospital.combinations import Mix, fullest, mixes, sample
from tests.timed import MINUTE, PLAYERS, Watch, expire_one, score_if_due, started, times

SINGLES = sample(list(mixes((1,))))

DEFAULTS = {
    "activation": {"ActivationFinished"},
    "event_card": {"EventDeclined", "ConditionChanged"},
    "before_activation": {"MeepleStayedHome", "DepartmentClosed"},
    "monitoring": {"EventDeclined"},
    "reports": {"ReportsFinished"},
    "collection": {"CollectionPassed"},
}
"""What happens when the time runs out in a step, as docs/clocks.md tells it."""


def timed(store: Store, mix: Mix, **more: object) -> Loaded:
    """A game of these units with the rulebook's timer."""
    seats = tuple(SeatOffer(kind=kind) for kind in mix.seats)  # type: ignore[arg-type]
    clock = more.pop("clock", RulebookClock())
    return started(store, clock, "dice-hospital", seats, modules=mix.modules, **more)  # type: ignore[arg-type]


def by_default(store: Store, loaded: Loaded) -> Loaded:
    """The game after what the service owes it, or what a seat does by default."""
    scored = score_if_due(store, loaded)
    if scored is not None:
        return scored
    seat = loaded.game.awaiting(loaded.table).seats[0]
    default = loaded.game.title.default(loaded.game.rules, loaded.table.play, seat)
    return execute(store, loaded.id, PLAYERS[seat], default).loaded


def activating(loaded: Loaded) -> bool:
    """Whether the game is in phase 3 and waits for people."""
    rules, play = loaded.game.rules, loaded.table.play
    return FinishActivation in rules.steps[play.step].commands and rules.due(play) is None


@pytest.mark.parametrize("mix", [*SINGLES, *fullest()], ids=lambda mix: mix.name)
def test_the_timer_counts_the_activation_of_people_only(store: Store, watch: Watch, mix: Mix) -> None:
    loaded = timed(store, mix)
    allowed: dict[int, set[int]] = {}
    while loaded.table.status == "playing":
        if activating(loaded):
            awaited = loaded.game.awaiting(loaded.table).seats
            assert set(times(loaded)) == {seat for seat in awaited if mix.seats[seat] == "human"}
            number = loaded.table.play.round
            if number not in allowed:
                allowed[number] = {at - loaded.at for at in times(loaded).values()}
            loaded = expire_one(store, watch, loaded).loaded
        else:
            assert times(loaded) == {}
            loaded = by_default(store, loaded)
    assert allowed == {number: {(55 + 5 * number) * 1000} for number in range(1, 9)}


def test_in_turn_each_seat_has_all_its_time_with_units_too(store: Store, watch: Watch) -> None:
    mix = next(mix for mix in fullest() if len(mix.seats) == 3)
    loaded = timed(store, mix, options={"activation": "sequential"})
    acted: list[Seat] = []
    while len(acted) < 6:
        if activating(loaded):
            (seat,) = times(loaded)
            watch.wait(20)
            assert times(loaded) == {seat: loaded.at + (55 + 5 * loaded.table.play.round) * 1000}
            acted.append(seat)
            loaded = execute(store, loaded.id, PLAYERS[seat], FinishActivation()).loaded
        else:
            loaded = by_default(store, loaded)
    assert sorted(acted) == [0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize("mix", fullest(), ids=lambda mix: mix.name)
def test_a_clock_for_every_turn_ends_the_choices_of_units(store: Store, watch: Watch, mix: Mix) -> None:
    """Nobody ever acts; each expiry is a record of its own, and the Automa is never timed."""
    loaded = timed(store, mix, clock=MINUTE)
    seen: dict[str, set[str]] = {}
    while loaded.table.status == "playing":
        scored = score_if_due(store, loaded)
        if scored is None:
            step, number = loaded.table.play.step, loaded.table.play.round
            awaited = set(loaded.game.awaiting(loaded.table).seats)
            assert set(times(loaded)) == awaited
            outcome = expire_one(store, watch, loaded)
            first = outcome.events[0]
            assert isinstance(first, TurnExpired)
            assert (first.step, first.round) == (step, number)
            seen.setdefault(step, set()).add(type(outcome.events[1]).__name__)
            scored = outcome.loaded
        else:
            assert times(loaded) == {}
        loaded = scored
    assert loaded.table.status == "finished"
    assert {step: told for step, told in seen.items() if step in DEFAULTS} == {
        step: told & DEFAULTS[step] for step, told in seen.items() if step in DEFAULTS
    }
    assert Store(store.client, store.titles).load(loaded.id).table == loaded.table
