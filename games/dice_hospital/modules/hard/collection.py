"""Final Round Collection."""

from games.kernel.module import Module

FINAL_ROUND_COLLECTION = Module(
    key="final_round_collection",
    name="Final Round Collection",
    about="After the last round, ambulances collect patients who are left.",
    conflicts=("automa", "medical_reports", "prototype"),
)
