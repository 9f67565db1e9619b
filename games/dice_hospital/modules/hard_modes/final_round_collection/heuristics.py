"""How the easy bot values collecting patients."""

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.modules.hard_modes.final_round_collection.messages import CollectPatient

KEY = "final_round_collection"
GAIN = 20
"""The patient earns a point, and does not cost one for being left."""


def collect(bot_view: BotView, command: CollectPatient) -> int:
    """Prefer patients whose spaces other seats could take, then the sickest."""
    patient = next(found for found in bot_view.own.patients if found.id == command.patient)
    wanted = patient.true_colour, patient.value
    passed = bot_view.view.modules[KEY].passed
    rivals = sum(
        any((other.true_colour, other.value) == wanted for other in hospital.patients)
        for hospital in bot_view.view.hospitals
        if hospital.seat != bot_view.own.seat and hospital.seat not in passed
    )
    return GAIN + 10 * rivals - patient.value
