"""What the easy bot thinks of collecting patients."""

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.modules.hard_modes.final_round_collection.messages import CollectPatient

KEY = "final_round_collection"
GAIN = 20
"""A point for the patient, and none lost for leaving it."""


def collect(bot_view: BotView, command: CollectPatient) -> int:
    """Every patient is worth it; first those whose spaces others could take, the sickest among equals."""
    patient = next(found for found in bot_view.own.patients if found.id == command.patient)
    wanted = patient.true_colour, patient.value
    passed = bot_view.view.modules[KEY].passed
    rivals = sum(
        any((other.true_colour, other.value) == wanted for other in hospital.patients)
        for hospital in bot_view.view.hospitals
        if hospital.seat != bot_view.own.seat and hospital.seat not in passed
    )
    return GAIN + 10 * rivals - patient.value
