"""The course of whole games: eight rounds, and the steps of each round in the order of the phases."""

from collections import defaultdict

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital.state import State
from games.kernel.composition.compose import fresh_state
from games.kernel.messages import StepEntered
from games.kernel.table.table import CreateGame, SeatOffer
from tests.games.dice_hospital.playouts import playout
from tests.games.dice_hospital.tables import STARTING, beds, given, hospital, rules
from tests.games.scenes import refused, when

PROTOTYPE = ("prototype",)
PEOPLE = (SeatOffer(), SeatOffer())
PHASES = ["arrival", "ambulances", "admission", "improvement", "trade_in", "activation", "scoring"]
"""Phase 1, phase 2, phase 3, and phases 4 and 5 together."""
CHANGE_OF_SHIFT = "shift_change"
"""Phase 6."""


def steps_by_round(seats: tuple[SeatOffer, ...], *modules: str) -> dict[int, list[str]]:
    """The steps that a random game entered in each round."""
    entered = defaultdict(list)
    command = CreateGame(title=DICE_HOSPITAL.key, seats=seats, modules=modules)
    for move in playout(3, command).moves:
        for event in move.events:
            if isinstance(event, StepEntered):
                entered[event.round].append(event.step)
    return dict(entered)


@pytest.mark.parametrize("modules", [(), PROTOTYPE], ids=["base", "prototype"])
def test_a_game_has_eight_rounds_of_six_phases_and_the_last_has_five(modules: tuple[str, ...]) -> None:
    entered = steps_by_round(PEOPLE, *modules)
    assert [number for number in entered if number] == list(range(1, 9))
    for number in range(1, 9):
        steps = [step for step in entered[number] if step in (*PHASES, CHANGE_OF_SHIFT, "final_scoring")]
        assert steps == [*PHASES, CHANGE_OF_SHIFT if number < 8 else "final_scoring"], number


def test_a_game_against_the_automa_has_eight_rounds() -> None:
    entered = steps_by_round((SeatOffer(), SeatOffer(kind="automa")), "automa")
    assert [number for number in entered if number] == list(range(1, 9))
    assert entered[8][-1] == "final_scoring"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_prototype_begins_with_three_nurses_and_the_six_departments_of_the_board(players: int) -> None:
    state: State = fresh_state(DICE_HOSPITAL, rules(players, modules=PROTOTYPE))
    for one in state.hospitals:
        assert (one.nurses, one.departments, one.specialists) == (3, STARTING, ())


def test_the_starting_patients_of_the_prototype_are_set_to_three_four_and_five() -> None:
    one, two = hospital("R0 Y0 G0"), hospital("R3 R4 R5")
    scene = given("starting_patients", one, two, round=0, modules=PROTOTYPE)
    assert refused(scene, 0, c.SetPatient(1, 2)) == "wrong_value"
    scene = when(when(scene, 0, c.SetPatient(1, 4)), 0, c.SetPatient(2, 5))
    assert beds(scene) == "R4 Y5 G3"


@pytest.mark.parametrize("step", ["improvement", "investing"])
def test_number_tokens_of_the_city_give_the_order_of_phase_2_with_investments(step: str) -> None:
    found = given(
        step,
        *(hospital(), hospital(), hospital()),
        modules=("city", "investments"),
        taken={1: 2, 2: 0, 3: 1},
        departments=("radiology.1", "radiology.2", "cardiology.1"),
    )
    order = []
    while found.state.step == step:
        (seat,) = found.rules.awaiting(found.state).seats
        order.append(seat)
        found = when(found, seat, found.rules.legal(found.state, seat)[-1])
    assert order == [2, 0, 1]


def test_alone_with_medical_reports_a_card_is_drawn_before_each_round_from_the_second_on() -> None:
    entered = steps_by_round((SeatOffer(),), "event_cards")
    assert "medical_reports" in {module.key for module in rules(1).modules}
    drawn = [number for number, steps in entered.items() if "event_card" in steps]
    assert drawn == list(range(2, 9))
    assert all(entered[number][0] == "event_card" for number in drawn)
