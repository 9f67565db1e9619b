"""The rulebook's timer with every module: phase 3 only, people only, each seat for itself when in turn."""

import pytest

from events.execute import execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.dice_hospital.commands import FinishActivation
from games.kernel.messages import Seat
from games.kernel.table.clock import TurnExpired
from games.kernel.table.table import RulebookClock, SeatOffer
from tests.games.dice_hospital.combinations import Mix, fullest, mixes, sample
from tests.soak import one_in
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


def timed(store: Store, mix: Mix, **more: object) -> FoldedGame:
    """A game of these modules with the rulebook's timer."""
    seats = tuple(SeatOffer(kind=kind) for kind in mix.seats)
    clock = more.pop("clock", RulebookClock())
    return started(store, clock, "dice-hospital", seats, modules=mix.modules, **more)  # type: ignore[arg-type]


def by_default(store: Store, folded: FoldedGame) -> FoldedGame:
    """The game after what the service owes it, or what a seat does by default."""
    scored = score_if_due(store, folded)
    if scored is not None:
        return scored
    seat = folded.game.awaiting(folded.table).seats[0]
    default = folded.game.title.default(folded.game.rules, folded.table.play, seat)
    return execute(store, folded.id, PLAYERS[seat], default).folded


def activating(folded: FoldedGame) -> bool:
    """Whether the game is in phase 3 and waits for people."""
    rules, play = folded.game.rules, folded.table.play
    return FinishActivation in rules.steps[play.step].commands and rules.due_command(play) is None


@pytest.mark.parametrize("mix", one_in(2, [*SINGLES, *fullest()]), ids=lambda mix: mix.name)
def test_the_timer_counts_the_activation_of_people_only(store: Store, watch: Watch, mix: Mix) -> None:
    folded = timed(store, mix)
    allowed: dict[int, set[int]] = {}
    while folded.table.status == "playing":
        if activating(folded):
            awaited = folded.game.awaiting(folded.table).seats
            assert set(times(folded)) == {seat for seat in awaited if mix.seats[seat] == "human"}
            number = folded.table.play.round
            if number not in allowed:
                allowed[number] = {at - folded.at for at in times(folded).values()}
            folded = expire_one(store, watch, folded).folded
        else:
            assert times(folded) == {}
            folded = by_default(store, folded)
    assert allowed == {number: {(55 + 5 * number) * 1000} for number in range(1, 9)}


def test_in_turn_each_seat_has_all_its_time_with_modules_too(store: Store, watch: Watch) -> None:
    mix = next(mix for mix in fullest() if len(mix.seats) == 3)
    folded = timed(store, mix, options={"activation": "sequential"})
    acted: list[Seat] = []
    while len(acted) < 6:
        if activating(folded):
            (seat,) = times(folded)
            watch.wait(20)
            assert times(folded) == {seat: folded.at + (55 + 5 * folded.table.play.round) * 1000}
            acted.append(seat)
            folded = execute(store, folded.id, PLAYERS[seat], FinishActivation()).folded
        else:
            folded = by_default(store, folded)
    assert sorted(acted) == [0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize("mix", one_in(2, fullest()), ids=lambda mix: mix.name)
def test_a_clock_for_every_turn_ends_the_choices_of_modules(store: Store, watch: Watch, mix: Mix) -> None:
    """Nobody ever acts; each expiry is a record of its own, and the Automa is never timed."""
    folded = timed(store, mix, clock=MINUTE)
    seen: dict[str, set[str]] = {}
    while folded.table.status == "playing":
        scored = score_if_due(store, folded)
        if scored is None:
            step, number = folded.table.play.step, folded.table.play.round
            awaited = set(folded.game.awaiting(folded.table).seats)
            assert set(times(folded)) == awaited
            outcome = expire_one(store, watch, folded)
            first = outcome.events[0]
            assert isinstance(first, TurnExpired)
            assert (first.step, first.round) == (step, number)
            seen.setdefault(step, set()).add(type(outcome.events[1]).__name__)
            scored = outcome.folded
        else:
            assert times(folded) == {}
        folded = scored
    assert folded.table.status == "finished"
    assert {step: told for step, told in seen.items() if step in DEFAULTS} == {
        step: told & DEFAULTS[step] for step, told in seen.items() if step in DEFAULTS
    }
    assert Store(store.client, store.titles).load(folded.id).table == folded.table
