"""Steps: what happens by itself after their commands, and what a title refuses as a whole."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import StepEntered
from games.kernel.module import Context, Decision, Module, Replace
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from games.kernel.title import Title
from tests.market.base import ROUND, Play, Roll, Rolled
from tests.market.title import MARKET

LUCK = Seeded(b"")


def _again(_ctx: Context, _state: Any) -> Decision:
    """The first seat rolls a 3 whatever it did."""
    return (yield Rolled(0, 3))


LUCKY = Module(key="lucky", name="Lucky", edits=(Replace("roll", replace(ROUND[0], after=_again)),))


def _title(**changes: Any) -> Title:
    return replace(MARKET, modules=(LUCKY,), **changes)


def _rules(title: Title, *modules: str, **options: Any) -> Rules:
    return compose(title, modules, options, ("human",) * 2)


def test_what_happens_after_a_command_comes_before_the_next_step() -> None:
    title = _title()
    rules = _rules(title, "lucky", sides=1)
    _, state = rules.begin(fresh_state(title, rules), LUCK)
    events, state = rules.decide(state, 0, Roll(), LUCK)
    assert events == [Rolled(0, 1), Rolled(0, 3), StepEntered("play", 1)]
    assert state.points == (4, 0)


def test_what_a_command_leads_to_within_its_step() -> None:
    title = _title()
    rules = _rules(title, "lucky", sides=1)
    _, state = rules.begin(fresh_state(title, rules), LUCK)
    events, after = rules.within_step(state, 0, Roll(), LUCK)
    assert events == [Rolled(0, 1), Rolled(0, 3)]
    assert (after.step, after.round) == (state.step, state.round)
    with pytest.raises(Illegal, match="wrong_step"):
        rules.within_step(state, 0, Play(1), LUCK)


def test_a_title_refuses_what_does_not_fit_its_seats() -> None:
    def check(rules: Rules) -> None:
        if rules.options.cards > 3 and rules.players > 1:
            raise Illegal("too_many_cards", seats=rules.players)

    title = _title(check=check)
    assert _rules(title).players == 2
    with pytest.raises(Illegal, match="too_many_cards"):
        _rules(title, cards=4)
    assert compose(title, (), {"cards": 4}, ("human",)).players == 1
