"""Solo against the Automa."""

from games.kernel.module import Module

AUTOMA = Module(
    key="automa",
    name="Automa",
    about="A game for one against a hospital of robots.",
    conflicts=("prototype",),
    players=(2,),
    automa=True,
    brought=lambda _options, seats: "automa" in seats,
)
