"""Choosing actions: hidden and at once, then carried out by kind and in turn order."""

from itertools import product
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.state import ACTIONS, Action, State
from games.clinic.title import CLINIC
from games.kernel.messages import StepEntered
from tests.games.clinic.tables import Scene, clinic, given
from tests.games.scenes import happened, offered, refused, when


def _choosing(players: int = 3, number: int = 1, **fields: Any) -> Scene:
    return given(f"select_{number}", *[clinic()] * players, **fields)


def _chosen(scene: Scene, *actions: str) -> Scene:
    for seat, action in enumerate(actions):
        scene = when(scene, seat, c.SelectAction(action))  # type: ignore[arg-type]
    return scene


def test_everyone_chooses_at_the_same_time() -> None:
    scene = _choosing()
    assert scene.rules.awaiting(scene.state).seats == (0, 1, 2)
    scene = when(scene, 1, c.SelectAction("hire"))
    assert scene.rules.awaiting(scene.state).seats == (0, 2)
    assert happened(scene, e.ActionsRevealed) == []
    scene = when(when(scene, 2, c.SelectAction("build")), 0, c.SelectAction("build"))
    assert happened(scene, e.ActionsRevealed) == [e.ActionsRevealed(("build", "hire", "build"))]
    assert [one.used_actions for one in scene.state.clinics] == [("build",), ("hire",), ("build",)]


def test_a_seat_may_change_its_choice_until_all_have_chosen() -> None:
    scene = _chosen(_choosing(), "build", "hire")
    assert offered(scene, 0) == [c.SelectAction("hire"), c.SelectAction("admit")]
    assert refused(scene, 0, c.SelectAction("build")) == "action_already_chosen"
    scene = when(scene, 0, c.SelectAction("admit"))
    assert scene.state.selected == ("admit", "hire", None)
    scene = when(scene, 2, c.SelectAction("admit"))
    assert scene.state.selected == ("admit", "hire", "admit")
    assert refused(scene, 0, c.SelectAction("build")) == "wrong_step"


def test_no_action_is_no_choice() -> None:
    assert refused(_choosing(), 0, c.SelectAction(None)) == "no_action"


def test_an_action_can_be_chosen_twice_a_round_and_no_more() -> None:
    """For your first action you picked Build: only one of the other two can be another Build."""
    used = clinic(used_actions=("build", "build"))
    scene = given("select_3", used, clinic(used_actions=("build", "hire")))
    assert offered(scene, 0) == [c.SelectAction("hire"), c.SelectAction("admit")]
    assert refused(scene, 0, c.SelectAction("build")) == "action_tiles_used"
    assert offered(scene, 1) == [c.SelectAction(action) for action in ACTIONS]


def test_every_action_of_a_round_is_chosen_anew() -> None:
    scene = given("admit_1", *[clinic()] * 2, notepad=["white"])
    scene = when(scene, 0, c.FinishAdmitting())
    scene = when(scene, 1, c.FinishAdmitting())
    assert scene.state.step == "select_2"
    assert scene.state.selected == (None, None)
    assert scene.rules.awaiting(scene.state).seats == (0, 1)


def test_builders_build_then_hirers_hire_then_admitters_admit_each_in_turn_order() -> None:
    rich = [clinic()] * 4
    scene = given("select_1", *rich, turn_order=(3, 2, 1, 0), notepad=["white white"], university=("red",))
    scene = _chosen(scene, "hire", "build", "hire", "admit")
    turns = []
    while scene.state.step != "select_2":
        (seat,) = scene.rules.awaiting(scene.state).seats
        turns.append((scene.state.step, seat))
        finish = offered(scene, seat)[-1]
        scene = when(scene, seat, finish)
    assert turns == [("build_1", 1), ("hire_1", 2), ("hire_1", 0), ("admit_1", 3)]


def test_new_appointments_follow_each_action_and_the_moves_follow_the_third() -> None:
    staffed = [clinic(persons="doctor:white@0b3")] * 2
    for number, following in ((1, "select_2"), (2, "select_3"), (3, "move")):
        scene = given(f"admit_{number}", *staffed, selected=("admit", "build"), notepad=["red"])
        scene = when(scene, 0, c.FinishAdmitting())
        assert len(happened(scene, e.AppointmentsMade)) == 1
        assert [len(row) for row in scene.state.notepad] == [2, 1, 1]
        assert scene.state.step == following


# Nobody learns a choice before all have chosen.


def _views(scene: Scene, viewer: int | None) -> bytes:
    return msgspec.json.encode(CLINIC.view(scene.rules, scene.state, viewer, False))


def _others(state: State, viewer: int | None) -> list[State]:
    """The same table with every other choice of those who chose and are not the viewer."""
    hidden = [seat for seat, action in enumerate(state.selected) if action and seat != viewer]
    found = []
    for actions in product(ACTIONS, repeat=len(hidden)):
        selected = list(state.selected)
        for seat, action in zip(hidden, actions, strict=True):
            selected[seat] = action
        found.append(replace(state, selected=tuple(selected)))
    return found


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("actions", [("hire",), ("hire", "build"), ("admit", "admit")])
def test_views_offers_and_refusals_do_not_depend_on_the_choices_of_others(
    viewer: int | None, actions: tuple[Action, ...]
) -> None:
    scene = _chosen(_choosing(), *actions)
    others = _others(scene.state, viewer)
    assert len(others) == 3 ** len([seat for seat in range(len(actions)) if seat != viewer])
    for other in others:
        same = Scene(scene.rules, other)
        assert _views(same, viewer) == _views(scene, viewer)
        assert same.rules.awaiting(other) == scene.rules.awaiting(scene.state)
        if viewer is not None:
            assert offered(same, viewer) == offered(scene, viewer)
            for action in (*ACTIONS, None):
                if c.SelectAction(action) not in offered(scene, viewer):
                    code = refused(scene, viewer, c.SelectAction(action))
                    assert refused(same, viewer, c.SelectAction(action)) == code


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("action", ACTIONS)
def test_records_show_others_only_that_a_choice_was_made(viewer: int | None, action: Action) -> None:
    scene = when(_choosing(), 1, c.SelectAction(action))
    (event,) = scene.events
    redact = scene.rules.redactions
    shown = redact[e.ActionSelected](event, viewer)
    assert shown == (event if viewer == 1 else e.ActionSelected(1, None))
    assert redact[c.SelectAction](c.SelectAction(action), viewer) == c.SelectAction(None)


def test_the_view_shows_that_a_seat_has_chosen_and_what_once_all_have() -> None:
    scene = _chosen(_choosing(), "hire", "hire")
    for viewer in (None, 0, 1, 2):
        shown: Any = CLINIC.view(scene.rules, scene.state, viewer, False)
        assert [one.chosen for one in shown.clinics] == [True, True, False]
        assert [one.action for one in shown.clinics] == [
            "hire" if seat == viewer and seat < 2 else None for seat in range(3)
        ]
    scene = when(scene, 2, c.SelectAction("admit"))
    shown = CLINIC.view(scene.rules, scene.state, None, False)
    assert [one.action for one in shown.clinics] == ["hire", "hire", "admit"]


def test_what_the_last_choice_leads_to_is_told_after_the_end_of_its_step() -> None:
    """Whoever tries a command is shown its step only, so the reveal has one of its own."""
    scene = _chosen(_choosing(), "hire", "build", "admit")
    kinds = [type(event) for event in scene.events]
    assert kinds[:3] == [e.ActionSelected, StepEntered, e.ActionsRevealed]
    within, _ = scene.rules.within_step(
        _chosen(_choosing(), "hire", "build").state,
        2,
        c.SelectAction("admit"),
        None,  # type: ignore[arg-type]
    )
    assert within == [e.ActionSelected(2, "admit")]
