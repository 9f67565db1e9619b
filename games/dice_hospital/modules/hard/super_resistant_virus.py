"""Super-resistant Virus."""

from games.kernel.module import Module

SUPER_RESISTANT_VIRUS = Module(
    key="super_resistant_virus",
    name="Super-resistant Virus",
    about="Neglected patients get worse by two steps.",
    conflicts=("automa", "prototype"),
)
