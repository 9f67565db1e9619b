"""Composing modules: what they add, replace, answer and react to, and what is refused."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.composition.options import options_for_record
from games.kernel.messages import SERVICE, StepEntered
from games.kernel.module import After, Module, Step
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from tests.games.kernel.tiny import TINY, Bow, Bowed, Echoed, Said, Say, Sweep, volume

LUCK = Seeded(b"")


def _rules(*modules: str, players: int = 2, **options: Any) -> Rules:
    return compose(TINY, modules, options, ("human",) * players)


def _begun(*modules: str) -> tuple[Rules, Any]:
    rules = _rules(*modules)
    _, state = rules.begin(fresh_state(TINY, rules), LUCK)
    return rules, state


def test_the_base_alone_runs_its_setup_its_rounds_and_its_ending() -> None:
    rules, state = _begun()
    assert (state.step, state.round) == ("talk", 1)
    events, state = rules.decide(state, 0, Say("a"), LUCK)
    assert events == [Said(0, "a"), StepEntered("talk", 2)]
    events, state = rules.decide(state, 0, Say("b"), LUCK)
    assert events == [Said(0, "b"), StepEntered("goodbye", 2)]
    assert rules.finished(state)
    assert state.told == ("a", "b")


def test_a_step_that_does_not_occur_is_left_out() -> None:
    rules, _ = _begun()
    assert "clean" in rules.steps
    _, state = rules.decide(_begun()[1], 0, Say("a"), LUCK)
    assert state.step == "talk"


def test_a_module_extends_a_step_with_a_command_and_the_state_with_its_slice() -> None:
    rules, state = _begun("bowing")
    assert state.bowing == 20
    assert rules.legal(state, 0) == [Say("hm"), Say("oh"), Bow()]
    events, _ = rules.decide(state, 0, Bow(), LUCK)
    assert events[0] == Bowed(0)
    plain, state = _begun()
    assert not hasattr(state, "bowing")
    with pytest.raises(Illegal, match="wrong_step"):
        plain.decide(state, 0, Bow(), LUCK)


def test_a_module_reacts_to_an_event_right_after_it() -> None:
    rules, state = _begun("echo")
    events, state = rules.decide(state, 0, Say("a"), LUCK)
    assert events == [Said(0, "a"), Echoed("a"), StepEntered("talk", 2)]
    assert state.told == ("a", "echo of a")


def test_modules_answer_a_question_one_around_the_other() -> None:
    for chosen, answer in (
        ((), "ab"),
        (("loud",), "AB"),
        (("twice",), "abab"),
        (("twice", "loud"), "ABAB"),
    ):
        rules = _rules(*chosen)
        assert rules.resolve(volume)(rules, "ab") == answer


def test_steps_are_put_before_after_and_in_place_of_others() -> None:
    assert [step.name for step in _rules("bell").timeline.flow.round] == [
        "bell",
        "talk",
        "gong",
        "clean",
    ]
    _, state = _begun("bell")
    assert state.told == ("ding",)
    rules, state = _begun("mime")
    assert "talk" not in rules.steps
    assert state.told == ("...", "...")
    assert rules.finished(state)


def test_a_module_joins_by_itself_when_those_it_speaks_of_are_there() -> None:
    assert "duet" not in _rules("echo").steps
    assert "duet" in _rules("echo", "loud").steps
    assert "duet" in _rules("echo", louder=True).steps
    with pytest.raises(Illegal, match="unknown_module"):
        _rules("duet")


def test_a_module_that_would_join_by_itself_can_be_kept_out() -> None:
    apart = Module(key="apart", name="Apart", excludes=("duet",))
    title = msgspec.structs.replace(TINY, modules=(*TINY.modules, apart))
    rules = compose(title, ("echo", "loud", "apart"), {}, ("human",) * 2)
    assert rules.box == ("base", "echo", "loud", "apart")


def test_a_module_brings_another_that_could_not_be_named() -> None:
    stage = Module(key="stage", name="Stage", selectable=False)
    singer = Module(key="singer", name="Singer", includes=("stage", "echo"))
    encore = Module(key="encore", name="Encore", combines=("stage",))
    apart = Module(key="apart", name="Apart", excludes=("echo",))
    title = msgspec.structs.replace(TINY, modules=(*TINY.modules, stage, singer, encore, apart))
    seats = ("human",) * 2
    assert compose(title, ("singer",), {}, seats).box == ("base", "echo", "stage", "singer", "encore")
    assert "echo" not in compose(title, ("singer", "apart"), {}, seats).box
    with pytest.raises(Illegal, match="unknown_module"):
        compose(title, ("stage",), {}, seats)


def test_a_module_can_follow_an_event_of_another_and_come_before_it() -> None:
    def telling(word: str) -> Callable[[Any, Any], Any]:
        return lambda state, event: msgspec.structs.replace(state, told=(*state.told, f"{word} {event.word}"))

    early = Module(key="early", name="Early", pre_evolvers={Said: telling("early")})
    earlier = Module(key="earlier", name="Earlier", pre_evolvers={Said: telling("earlier")})
    title = msgspec.structs.replace(TINY, modules=(*TINY.modules, earlier, early))
    rules = compose(title, ("early", "earlier", "shadow"), {}, ("human",) * 2)
    _, state = rules.begin(fresh_state(title, rules), LUCK)
    _, state = rules.decide(state, 0, Say("a"), LUCK)
    assert state.told == ("earlier a", "early a", "a", "after a")


def test_an_option_brings_a_module() -> None:
    rules = _rules(louder=True)
    assert rules.resolve(volume)(rules, "ab") == "AB"
    assert rules.box == ("base", "loud")


def test_the_order_of_modules_is_the_titles_not_the_callers() -> None:
    assert _rules("loud", "bowing", "echo").box == ("base", "bowing", "echo", "loud", "duet")


@pytest.mark.parametrize(
    ("modules", "players", "code"),
    [
        (("nonsense",), 2, "unknown_module"),
        (("base",), 2, "unknown_module"),
        (("shy", "loud"), 1, "module_conflict"),
        (("shy",), 2, "wrong_player_count"),
        ((), 4, "wrong_player_count"),
    ],
)
def test_what_does_not_go_together_is_refused(modules: tuple[str, ...], players: int, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        _rules(*modules, players=players)
    assert refusal.value.code == code


@pytest.mark.parametrize("module", ["usurper", "blinds"])
def test_two_owners_of_one_message_are_refused(module: str) -> None:
    with pytest.raises(ValueError, match=f"owned twice, again by {module}"):
        _rules(module)


def test_what_goes_together_is_accepted() -> None:
    assert _rules("shy", players=1).players == 1
    assert _rules("bowing", "echo").players == 2


def test_refusals_of_step_turn_and_handler() -> None:
    rules, state = _begun()
    for seat, command, code in (
        (0, Sweep(), "wrong_step"),
        (1, Say("a"), "not_your_turn"),
        (SERVICE, Say("a"), "not_your_turn"),
        (0, Say(""), "nothing_said"),
    ):
        with pytest.raises(Illegal) as refusal:
            rules.decide(state, seat, command, LUCK)
        assert refusal.value.code == code
    assert rules.legal(state, 1) == []
    assert rules.due(state) is None


def test_a_refusal_tells_its_facts() -> None:
    refusal = Illegal("no_bed", ward=3)
    assert (refusal.code, refusal.facts, str(refusal)) == ("no_bed", {"ward": 3}, "no_bed(ward=3)")


def test_every_title_module_has_its_own_key() -> None:
    keys = [TINY.base.key, *(module.key for module in TINY.modules)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"edits": (After("nonsense", Step("more")),)}, "names a step that is not there: nonsense"),
        ({"extra_commands": {"nonsense": (Say,)}}, "names steps that are not there: ['nonsense']"),
        ({"edits": (After("talk", Step("goodbye")),)}, "steps share a name: ['goodbye']"),
    ],
)
def test_a_module_that_misses_its_step_or_doubles_one_is_refused(
    changes: dict[str, Any], complaint: str
) -> None:
    odd = Module(key="odd", name="Odd", **changes)
    title = msgspec.structs.replace(TINY, modules=(*TINY.modules, odd))
    with pytest.raises(ValueError, match=re.escape(complaint)):
        compose(title, ("odd",), {}, ("human",) * 2)


def test_a_module_follows_an_event_of_another_after_its_owner() -> None:
    rules, state = _begun("shadow")
    _, state = rules.decide(state, 0, Say("a"), LUCK)
    assert state.told == ("a", "after a")


def test_a_module_removes_a_step_and_keeps_another_module_out() -> None:
    rules = _rules("hush", louder=True)
    assert "goodbye" not in rules.steps
    assert rules.resolve(volume)(rules, "ab") == "ab"


def test_seats_bring_the_module_that_allows_their_number() -> None:
    assert [module.key for module in _rules(players=3).modules] == ["base", "crowd"]
    assert _rules("echo", "loud", players=3).selected == ("echo", "loud", "crowd")
    assert TINY.players == (1, 2, 3)
    for modules, players in ((("crowd",), 2), ((), 4)):
        with pytest.raises(Illegal, match="wrong_player_count"):
            _rules(*modules, players=players)


def test_a_module_that_plays_a_seat_needs_exactly_one_of_its_kind() -> None:
    assert compose(TINY, (), {}, ("human", "robot")).modules[-1].key == "robot"
    for modules, seats, found in ((("robot",), ("human", "human"), []), ((), ("robot", "robot"), [0, 1])):
        with pytest.raises(Illegal, match="seat_kind_needed") as refused:
            compose(TINY, modules, {}, seats)
        assert refused.value.facts == {"module": "robot", "kind": "robot", "seats": found}


def test_a_kind_of_seat_that_no_module_plays_is_refused() -> None:
    without = msgspec.structs.replace(TINY, modules=())
    with pytest.raises(Illegal, match="no_such_seat_kind") as refused:
        compose(without, (), {}, ("human", "robot"))
    assert refused.value.facts == {"seat": 1, "kind": "robot", "known": ["human", "bot"]}


def test_options_of_a_module_have_defaults_and_need_the_module() -> None:
    assert _rules("dial").options.dial.steps == 3
    assert _rules("dial", dial={"steps": 9}).options.dial.steps == 9
    assert options_for_record(_rules("dial").options) == {"louder": False, "dial": {"steps": 3}}
    assert options_for_record(_rules().options) == {"louder": False}
    for modules, options, code in (
        (("dial",), {"dial": {"steps": 10}}, "bad_options"),
        (("dial",), {"dial": {"stops": 1}}, "bad_options"),
        ((), {"dial": {"steps": 2}}, "option_without_module"),
        ((), {"quieter": True}, "bad_options"),
    ):
        with pytest.raises(Illegal) as refusal:
            _rules(*modules, **options)
        assert refusal.value.code == code


def test_house_figures_can_be_set_and_others_not() -> None:
    assert _rules("dial").figures == {"loudest": 11, "words": 2}
    rules = _rules("dial", figures={"loudest": 12})
    assert rules.figures["loudest"] == 12
    assert options_for_record(rules.options)["figures"] == {"loudest": 12}
    for modules, figures, code in (
        (("dial",), {"loudest": 0}, "bad_figure"),
        (("dial",), {"loudest": "very"}, "bad_figure"),
        (("dial",), {"words": 3}, "figure_not_house"),
        (("dial",), {"quietest": 0}, "unknown_figure"),
        ((), {"loudest": 12}, "unknown_figure"),
    ):
        with pytest.raises(Illegal) as refusal:
            _rules(*modules, figures=figures)
        assert (refusal.value.code, refusal.value.facts["figure"]) == (code, next(iter(figures)))
