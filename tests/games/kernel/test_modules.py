"""Composing modules: what they add, replace, answer and react to, and what is refused."""

import re
from typing import Any

import msgspec
import pytest

from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.composition.module_selection import named_modules
from games.kernel.composition.options import options_for_record
from games.kernel.figures import changed_values, figures_of
from games.kernel.messages import SERVICE, StepEntered
from games.kernel.module import After, Module, Step
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from tests.games.kernel.small_modules import SMALL, Noted, Wave, Waved, notes, noting
from tests.market.base import Play, Roll, Rolled, Score, box

LUCK = Seeded(b"")
USUAL = {"sides": 6, "cards": 3, "low": False}


def _rules(*modules: str, players: int = 2, **options: Any) -> Rules:
    return compose(SMALL, modules, options, ("human",) * players)


def _begun(*modules: str, players: int = 2) -> tuple[Rules, Any]:
    """A game with a die of one side, so that every roll is a 1."""
    rules = _rules(*modules, players=players, sides=1)
    _, state = rules.begin(fresh_state(SMALL, rules), LUCK)
    return rules, state


def test_the_base_alone_runs_its_setup_and_its_rounds() -> None:
    rules, state = _begun(players=1)
    for number in (1, 2):
        assert (state.step, state.round) == ("roll", number)
        events, state = rules.decide(state, 0, Roll(), LUCK)
        assert events == [Rolled(0, 1), StepEntered("play", number)]
        _, state = rules.decide(state, 0, Play(state.hands[0][0]), LUCK)
        assert (state.step, rules.due_command(state)) == ("score", Score())
        events, state = rules.decide(state, SERVICE, Score(), LUCK)
    assert rules.finished(state)
    assert len(events) == 1


def test_a_step_that_does_not_occur_is_left_out() -> None:
    rules, state = _begun("bell", players=1)
    assert "silence" in rules.steps
    _, state = rules.decide(state, 0, Roll(), LUCK)
    assert (state.step, notes(state)) == ("play", ("ding", "dong"))


def test_a_module_extends_a_step_with_a_command_and_the_state_with_its_slice() -> None:
    rules, state = _begun("waving")
    assert state.waving == 20
    assert rules.legal(state, 0) == [Roll(), Wave()]
    events, _ = rules.decide(state, 0, Wave(), LUCK)
    assert events[0] == Waved(0)
    plain, state = _begun()
    assert not hasattr(state, "waving")
    with pytest.raises(Illegal, match="wrong_step"):
        plain.decide(state, 0, Wave(), LUCK)


def test_a_module_reacts_to_an_event_right_after_it() -> None:
    rules, state = _begun("echo", players=1)
    events, state = rules.decide(state, 0, Roll(), LUCK)
    assert events == [Rolled(0, 1), Noted("echo of 1"), StepEntered("play", 1)]
    assert notes(state) == ("echo of 1",)


def test_modules_override_a_hook_one_around_the_other() -> None:
    for chosen, cards in (((), 36), (("low",), 20), (("twice",), 72), (("twice", "low"), 40)):
        rules = _rules(*chosen)
        assert len(rules.resolve(box)(rules)) == cards


def test_steps_are_put_before_after_and_in_place_of_others() -> None:
    names = [step.name for step in _rules("bell").timeline.flow.round]
    assert names == ["bell", "roll", "gong", "silence", "play", "score"]
    _, state = _begun("bell")
    assert notes(state) == ("ding",)
    rules, state = _begun("mime")
    assert "roll" not in rules.steps
    assert (state.step, notes(state)) == ("play", ("...",))


def test_a_module_joins_by_itself_when_those_it_combines_are_there() -> None:
    assert "duet" not in _rules("echo").steps
    assert "duet" in _rules("echo", "low").steps
    assert "duet" in _rules("echo", low=True).steps
    with pytest.raises(Illegal, match="unknown_module"):
        _rules("duet")


def test_a_module_that_would_join_by_itself_can_be_kept_out() -> None:
    apart = Module(key="apart", name="Apart", excludes=("duet",))
    title = msgspec.structs.replace(SMALL, modules=(*SMALL.modules, apart))
    rules = compose(title, ("echo", "low", "apart"), {}, ("human",) * 2)
    assert rules.box == ("base", "notebook", "echo", "low", "apart")


def test_a_module_brings_another_that_could_not_be_named() -> None:
    stage = Module(key="stage", name="Stage", selectable=False)
    singer = Module(key="singer", name="Singer", includes=("stage", "waving"))
    encore = Module(key="encore", name="Encore", combines=("stage",))
    apart = Module(key="apart", name="Apart", excludes=("waving",))
    title = msgspec.structs.replace(SMALL, modules=(*SMALL.modules, stage, singer, encore, apart))
    seats = ("human",) * 2
    assert compose(title, ("singer",), {}, seats).box == ("base", "waving", "stage", "singer", "encore")
    assert "waving" not in compose(title, ("singer", "apart"), {}, seats).box
    with pytest.raises(Illegal, match="unknown_module"):
        compose(title, ("stage",), {}, seats)


def test_a_module_can_follow_an_event_of_another_and_come_before_it() -> None:
    def points_before(state: Any, event: Rolled) -> Any:
        return noting(f"before, with {state.points[event.seat]} points,")(state, event)

    early = Module(key="early", name="Early", pre_evolvers={Rolled: points_before})
    earlier = Module(key="earlier", name="Earlier", pre_evolvers={Rolled: noting("earlier")})
    title = msgspec.structs.replace(SMALL, modules=(*SMALL.modules, earlier, early))
    rules = compose(title, ("early", "earlier", "shadow"), {"sides": 1}, ("human",) * 2)
    _, state = rules.begin(fresh_state(title, rules), LUCK)
    _, state = rules.decide(state, 0, Roll(), LUCK)
    assert notes(state) == ("earlier 1", "before, with 0 points, 1", "after 1")
    assert state.points[0] == 1


def test_an_option_brings_a_module() -> None:
    rules = _rules(low=True)
    assert max(rules.resolve(box)(rules)) == 5
    assert rules.box == ("base", "low")


def test_the_order_of_modules_is_the_titles_not_the_callers() -> None:
    assert _rules("low", "waving", "echo").box == ("base", "notebook", "waving", "echo", "low", "duet")


@pytest.mark.parametrize(
    ("modules", "players", "code"),
    [
        (("nonsense",), 2, "unknown_module"),
        (("base",), 2, "unknown_module"),
        (("shy", "low"), 1, "module_conflict"),
        (("shy",), 2, "wrong_player_count"),
        ((), 6, "wrong_player_count"),
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
    assert _rules("waving", "echo").players == 2


def test_refusals_of_step_turn_and_handler() -> None:
    rules, state = _begun()
    for seat, command, code in (
        (0, Play(1), "wrong_step"),
        (1, Roll(), "not_your_turn"),
        (SERVICE, Roll(), "not_your_turn"),
    ):
        assert _code(rules, state, seat, command) == code
    assert rules.legal(state, 1) == []
    assert rules.due_command(state) is None
    for seat in (0, 1):
        _, state = rules.decide(state, seat, Roll(), LUCK)
    assert _code(rules, state, 0, Play(10)) == "no_such_card"
    for seat in (0, 1):
        _, state = rules.decide(state, seat, rules.legal(state, seat)[0], LUCK)
    assert _code(rules, state, 0, Score()) == "service_only"


def _code(rules: Rules, state: Any, seat: int, command: Any) -> str:
    with pytest.raises(Illegal) as refusal:
        rules.decide(state, seat, command, LUCK)
    return refusal.value.code


def test_a_refusal_tells_its_facts() -> None:
    refusal = Illegal("no_bed", ward=3)
    assert (refusal.code, refusal.facts, str(refusal)) == ("no_bed", {"ward": 3}, "no_bed(ward=3)")


def test_every_title_module_has_its_own_key() -> None:
    keys = [SMALL.base.key, *(module.key for module in SMALL.modules)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"edits": (After("nonsense", Step("more")),)}, "names a step that is not there: nonsense"),
        ({"extra_commands": {"nonsense": (Roll,)}}, "names steps that are not there: ['nonsense']"),
        ({"edits": (After("roll", Step("score")),)}, "steps share a name: ['score']"),
    ],
)
def test_a_module_that_misses_its_step_or_doubles_one_is_refused(
    changes: dict[str, Any], complaint: str
) -> None:
    odd = Module(key="odd", name="Odd", **changes)
    title = msgspec.structs.replace(SMALL, modules=(*SMALL.modules, odd))
    with pytest.raises(ValueError, match=re.escape(complaint)):
        compose(title, ("odd",), {}, ("human",) * 2)


def test_a_module_follows_an_event_of_another_after_its_owner() -> None:
    rules, state = _begun("shadow", "echo")
    _, state = rules.decide(state, 0, Roll(), LUCK)
    assert notes(state) == ("after 1", "echo of 1")


def test_a_module_removes_a_step_and_keeps_another_module_out() -> None:
    rules = _rules("hush", low=True)
    assert "score" not in rules.steps
    assert len(rules.resolve(box)(rules)) == 36


def test_seats_bring_the_module_that_allows_their_number() -> None:
    assert [module.key for module in _rules(players=5).modules] == ["base", "crowd"]
    assert named_modules(_rules("waving", "low", players=5).modules) == ("waving", "low", "crowd")
    assert SMALL.players == (1, 2, 3, 4, 5)
    for modules, players in ((("crowd",), 2), ((), 6)):
        with pytest.raises(Illegal, match="wrong_player_count"):
            _rules(*modules, players=players)


def test_a_module_that_plays_a_seat_needs_exactly_one_of_its_kind() -> None:
    assert compose(SMALL, (), {}, ("human", "robot")).modules[-1].key == "robot"
    for modules, seats, found in ((("robot",), ("human", "human"), []), ((), ("robot", "robot"), [0, 1])):
        with pytest.raises(Illegal, match="seat_kind_needed") as refused:
            compose(SMALL, modules, {}, seats)
        assert refused.value.facts == {"module": "robot", "kind": "robot", "seats": found}


def test_a_kind_of_seat_that_no_module_plays_is_refused() -> None:
    without = msgspec.structs.replace(SMALL, modules=())
    with pytest.raises(Illegal, match="no_such_seat_kind") as refused:
        compose(without, (), {}, ("human", "robot"))
    assert refused.value.facts == {"seat": 1, "kind": "robot", "known": ["human", "bot"]}


def test_options_of_a_module_have_defaults_and_need_the_module() -> None:
    assert _rules("dial").options.dial.steps == 3
    assert _rules("dial", dial={"steps": 9}).options.dial.steps == 9
    assert options_for_record(_rules("dial").options) == {**USUAL, "dial": {"steps": 3}}
    assert options_for_record(_rules().options) == USUAL
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
    assert changed_values(rules.figure_rows, figures_of(rules.modules)) == {"loudest": 12}
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
