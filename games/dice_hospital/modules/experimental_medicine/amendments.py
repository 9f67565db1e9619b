"""Changes of Experimental Medicine's rules since the first version."""

from collections.abc import Callable, Sequence

from games.dice_hospital.effects.specialist_reactions import Candidate
from games.dice_hospital.modules.experimental_medicine.abilities import falls, student_patients
from games.dice_hospital.types import Amendment, Rules

Count = Callable[[Rules, Sequence[Candidate]], int]


def _heals_alone(original: Count) -> Count:
    """Name only the patient to heal if there is no other one to lower."""

    def override(rules: Rules, others: Sequence[Candidate]) -> int:
        can_lower = len(others) > 1 and any(falls(rules, patient) for patient, _ in others)
        return original(rules, others) if can_lower else 1

    return override


AMENDMENTS = (
    Amendment(
        since=2,
        about="A Medical Student heals a patient also where no other one can be lowered.",
        overrides={student_patients: _heals_alone},
    ),
)
