"""Final Round Collection: after the last round, ambulances collect remaining patients."""

from games.dice_hospital.modules.hard_modes.final_round_collection.module import FINAL_ROUND_COLLECTION

__all__ = ["FINAL_ROUND_COLLECTION"]
