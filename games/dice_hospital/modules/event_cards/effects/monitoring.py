"""The choice before neglect: which patients are monitored and do not get worse."""

from games.dice_hospital.hooks import neglect_steps
from games.dice_hospital.modules.event_cards.effects import effect_types
from games.dice_hospital.modules.event_cards.effects.instant import interchangeable, not_eligible
from games.dice_hospital.modules.event_cards.effects.interpreter import Choice, Interchangeable
from games.dice_hospital.modules.event_cards.messages import MonitorPatient, PatientMonitored
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat

MONITORING_STEP = "monitoring"


def _neglected(
    rules: Rules, state: State, seat: Seat, _effect: effect_types.Monitor
) -> list[Interchangeable]:
    """The patients who would get worse."""
    steps = rules.resolve(neglect_steps)
    patients = state.hospitals[seat].patients
    return interchangeable([p for p in patients if not p.treated and steps(rules, state, seat, p)])


def _monitored(
    _rules: Rules, _state: State, seat: Seat, _effect: effect_types.Monitor, number: int
) -> PatientMonitored:
    return PatientMonitored(seat, number)


MONITORING = Choice(MONITORING_STEP, MonitorPatient, _neglected, _monitored, not_eligible, optional=True)
