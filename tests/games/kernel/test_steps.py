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
from tests.games.kernel.tiny import TALK, TINY, Said, Say

LUCK = Seeded(b"")


def _sigh(_ctx: Context, state: Any) -> Decision:
    """Somebody sighs after every word."""
    return (yield Said(-1, f"sigh after {state.told[-1]}"))


SIGHING = Module(key="sighing", name="Sighing", edits=(Replace("talk", replace(TALK, after=_sigh)),))


def _title(**changes: Any) -> Title:
    return replace(TINY, modules=(SIGHING,), **changes)


def _rules(title: Title, *modules: str, **options: Any) -> Rules:
    return compose(title, modules, options, ("human",) * 2)


def test_what_happens_after_a_command_comes_before_the_next_step() -> None:
    title = _title()
    rules = _rules(title, "sighing")
    _, state = rules.begin(fresh_state(title, rules), LUCK)
    events, state = rules.decide(state, 0, Say("a"), LUCK)
    assert events == [Said(0, "a"), Said(-1, "sigh after a"), StepEntered("talk", 2)]
    assert state.told == ("a", "sigh after a")


def test_what_a_command_leads_to_within_its_step() -> None:
    title = _title()
    rules = _rules(title, "sighing")
    _, state = rules.begin(fresh_state(title, rules), LUCK)
    events, after = rules.within_step(state, 0, Say("a"), LUCK)
    assert events == [Said(0, "a"), Said(-1, "sigh after a")]
    assert (after.step, after.round) == (state.step, state.round)
    with pytest.raises(Illegal, match="nothing_said"):
        rules.within_step(state, 0, Say(""), LUCK)


def test_a_title_refuses_what_does_not_fit_its_seats() -> None:
    def check(rules: Rules) -> None:
        if rules.options.louder and rules.players > 1:
            raise Illegal("too_loud", seats=rules.players)

    title = _title(check=check)
    assert _rules(title).players == 2
    with pytest.raises(Illegal, match="too_loud"):
        _rules(title, louder=True)
    assert compose(title, (), {"louder": True}, ("human",)).players == 1
