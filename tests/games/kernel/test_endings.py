"""The end of a game: after a number of rounds, or by a condition in the middle of one."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import StepEntered
from games.kernel.module import Flow, Step
from games.kernel.rules import Rules
from games.kernel.title import Title
from tests.market.base import BASE, ROUND, Roll, Rolled, State
from tests.market.title import MARKET

LUCK = Seeded(b"")
HELLO, GOODBYE = Step("hello"), Step("goodbye")
ROLL = ROUND[0]
AGAIN = replace(ROLL, name="again")


def _title(**flow: Any) -> Title:
    whole = {"setup": (HELLO,), "round": (ROLL, AGAIN), "ending": (GOODBYE,), **flow}
    return replace(MARKET, base=replace(BASE, flow=Flow(**whole)), modules=())


def _begun(**flow: Any) -> tuple[Rules, Any]:
    title = _title(**flow)
    rules = compose(title, (), {"sides": 1}, ("human",))
    return rules, rules.begin(fresh_state(title, rules), LUCK)[1]


def _points(number: int) -> Any:
    """The condition that the seat has so many points; each roll gives it one."""

    def over(_rules: Rules, state: State) -> bool:
        return state.points == (number,)

    return over


def _rolled(rules: Rules, state: Any, times: int) -> tuple[list[tuple[str, int]], Any]:
    """The steps entered while the seat rolls so many times, and the state then."""
    entered = []
    for _ in range(times):
        events, state = rules.decide(state, 0, Roll(), LUCK)
        assert events[0] == Rolled(0, 1)
        entered += [(event.step, event.round) for event in events if isinstance(event, StepEntered)]
    return entered, state


def test_a_game_without_a_number_of_rounds_goes_on_until_its_condition_is_met() -> None:
    rules, state = _begun(over=_points(7))
    entered, state = _rolled(rules, state, 6)
    assert entered == [("again", 1), ("roll", 2), ("again", 2), ("roll", 3), ("again", 3), ("roll", 4)]
    entered, state = _rolled(rules, state, 1)
    assert entered == [("goodbye", 4)]
    assert rules.finished(state)


def test_the_condition_ends_a_game_that_has_a_number_of_rounds_early() -> None:
    rules, state = _begun(rounds=2, over=_points(3))
    assert _rolled(rules, state, 3)[0] == [("again", 1), ("roll", 2), ("goodbye", 2)]
    rules, state = _begun(rounds=2, over=_points(9))
    assert _rolled(rules, state, 4)[0][-1] == ("goodbye", 2)


def test_a_condition_that_looks_at_the_step_lets_the_round_be_finished() -> None:
    def over(_rules: Rules, state: State) -> bool:
        return state.step == "again" and state.points >= (1,)

    rules, state = _begun(over=over)
    assert _rolled(rules, state, 2)[0] == [("again", 1), ("goodbye", 1)]


def test_a_game_without_an_ending_is_finished_when_the_condition_is_met() -> None:
    rules, state = _begun(over=_points(1), ending=())
    assert not rules.finished(state)
    entered, state = _rolled(rules, state, 1)
    assert entered == []
    assert rules.finished(state)


def test_the_condition_is_not_asked_during_the_setup_or_the_ending() -> None:
    rules, state = _begun(over=lambda *_: True, ending=(GOODBYE, replace(ROLL, name="more")))
    assert state.step == "roll"
    _, state = _rolled(rules, state, 1)
    assert (state.step, rules.finished(state)) == ("more", False)


@pytest.mark.parametrize("flow", [{}, {"round": (), "rounds": 1}])
def test_a_flow_that_never_ends_or_has_no_round_is_refused(flow: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a flow needs steps for its rounds"):
        compose(_title(**flow), (), {}, ("human", "human"))


def test_rounds_without_any_step_are_skipped_if_they_are_counted_and_an_error_if_not() -> None:
    later = replace(ROLL, occurs=lambda _rules, _state, number: number == 3)
    _, state = _begun(round=(later,), rounds=3)
    assert (state.step, state.round) == ("roll", 3)
    with pytest.raises(RuntimeError, match="no step occurs in round 1"):
        _begun(round=(later,), over=_points(1))
