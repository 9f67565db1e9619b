"""National Epidemic."""

from games.kernel.module import Module

NATIONAL_EPIDEMIC = Module(
    key="national_epidemic",
    name="National Epidemic",
    about="Every ambulance brings one more patient.",
    conflicts=("automa", "medical_reports", "prototype"),
)
