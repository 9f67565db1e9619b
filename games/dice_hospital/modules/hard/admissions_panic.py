"""Admissions Panic."""

from games.kernel.module import Module

ADMISSIONS_PANIC = Module(
    key="admissions_panic",
    name="Admissions Panic",
    about="Everyone starts with five patients.",
    conflicts=("automa", "prototype"),
)
