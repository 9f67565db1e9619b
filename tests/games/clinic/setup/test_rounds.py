"""The course of a whole game: six rounds, and the steps of each round in order."""

from collections import defaultdict

from games.clinic import CLINIC
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, StepEntered

ACTION = ("select", "reveal", "build", "hire", "admit")
ACTIONS = [f"{step}_{number}" for number in (1, 2, 3) for step in ACTION]
"""Three times: choose, reveal, then carry out."""
LATER = ["move", "care", "expenses", "popularity", "administration"]
"""The moves, the business (treatments, expenses, popularity) and the administration."""
ONLY_SOMETIMES = {"appointments_1", "appointments_2", "appointments_3", "departures"}
"""Steps that are part of an action or of the administration."""


def test_six_rounds_of_three_actions_moves_business_and_administration_and_then_the_game_ends() -> None:
    rules = compose(CLINIC, (), {}, ("human", "human"))
    luck = Seeded(b"rounds")
    entered = defaultdict(list)
    events, state = rules.begin(fresh_state(CLINIC, rules), luck)
    while True:
        for event in events:
            if isinstance(event, StepEntered):
                entered[event.round].append(event.step)
        if not (awaiting := rules.awaiting(state)):
            break
        due = rules.due_command(state)
        seat = SERVICE if due else awaiting.seats[0]
        events, state = rules.decide(state, seat, due or CLINIC.default(rules, state, seat), luck)
    assert rules.finished(state)
    assert [number for number in entered if number] == list(range(1, 7))
    for number in range(1, 7):
        steps = [step for step in entered[number] if step not in ONLY_SOMETIMES]
        assert steps == [*ACTIONS, *LATER, *(["final_scoring"] if number == 6 else [])], number
