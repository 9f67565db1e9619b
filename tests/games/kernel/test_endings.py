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
from tests.games.kernel.tiny import BASE, TALK, TINY, Said, Say, State

LUCK = Seeded(b"")
HELLO, GOODBYE = Step("hello"), Step("goodbye")
REPLY = replace(TALK, name="reply")


def _title(**flow: Any) -> Title:
    whole = {"setup": (HELLO,), "round": (TALK, REPLY), "ending": (GOODBYE,), **flow}
    return replace(TINY, base=replace(BASE, flow=Flow(**whole)), modules=())


def _begun(**flow: Any) -> tuple[Rules, Any]:
    title = _title(**flow)
    rules = compose(title, (), {}, ("human", "human"))
    return rules, rules.begin(fresh_state(title, rules), LUCK)[1]


def _said(*words: str) -> Any:
    def over(_rules: Rules, state: State) -> bool:
        return state.told[-len(words) :] == words

    return over


def _talk(rules: Rules, state: Any, words: int) -> list[tuple[str, int]]:
    """The steps entered while so many words are said."""
    entered = []
    for _ in range(words):
        events, state = rules.decide(state, 0, Say("a"), LUCK)
        entered += [(event.step, event.round) for event in events if isinstance(event, StepEntered)]
    return entered


def test_a_game_without_a_number_of_rounds_goes_on_until_its_condition_is_met() -> None:
    rules, state = _begun(over=_said("stop"))
    assert _talk(rules, state, 6) == [
        ("reply", 1),
        ("talk", 2),
        ("reply", 2),
        ("talk", 3),
        ("reply", 3),
        ("talk", 4),
    ]
    events, state = rules.decide(state, 0, Say("stop"), LUCK)
    assert events == [Said(0, "stop"), StepEntered("goodbye", 1)]
    assert rules.finished(state)


def test_the_condition_ends_a_game_that_has_a_number_of_rounds_early() -> None:
    rules, state = _begun(rounds=2, over=_said("stop"))
    assert _talk(rules, state, 4)[-1] == ("goodbye", 2)
    events, state = rules.decide(state, 0, Say("stop"), LUCK)
    assert events == [Said(0, "stop"), StepEntered("goodbye", 1)]


def test_a_condition_that_looks_at_the_step_lets_the_round_be_finished() -> None:
    def over(_rules: Rules, state: State) -> bool:
        return state.step == "reply" and "stop" in state.told

    rules, state = _begun(over=over)
    events, state = rules.decide(state, 0, Say("stop"), LUCK)
    assert events[-1] == StepEntered("reply", 1)
    events, state = rules.decide(state, 0, Say("a"), LUCK)
    assert events[-1] == StepEntered("goodbye", 1)


def test_a_game_without_an_ending_is_finished_when_the_condition_is_met() -> None:
    rules, state = _begun(over=_said("stop"), ending=())
    assert not rules.finished(state)
    events, state = rules.decide(state, 0, Say("stop"), LUCK)
    assert events == [Said(0, "stop")]
    assert rules.finished(state)


def test_the_condition_is_not_asked_during_the_setup_or_the_ending() -> None:
    rules, state = _begun(over=lambda *_: True, ending=(GOODBYE, replace(TALK, name="more")))
    assert state.step == "talk"
    _, state = rules.decide(state, 0, Say("a"), LUCK)
    assert (state.step, rules.finished(state)) == ("more", False)


@pytest.mark.parametrize("flow", [{}, {"round": (), "rounds": 1}])
def test_a_flow_that_never_ends_or_has_no_round_is_refused(flow: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a flow needs steps for its rounds"):
        compose(_title(**flow), (), {}, ("human", "human"))


def test_rounds_without_any_step_are_skipped_if_they_are_counted_and_an_error_if_not() -> None:
    later = replace(TALK, occurs=lambda _rules, _state, number: number == 3)
    _, state = _begun(round=(later,), rounds=3)
    assert (state.step, state.round) == ("talk", 3)
    with pytest.raises(RuntimeError, match="no step occurs in round 1"):
        _begun(round=(later,), over=_said("stop"))
