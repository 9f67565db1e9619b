"""Admissions Panic: five starting patients instead of three. Nothing else changes after the setup."""

from collections.abc import Callable

from games.dice_hospital.hooks import starting_values
from games.dice_hospital.types import Module, Rules
from games.kernel.figures import Figure
from games.kernel.messages import Seat
from games.kernel.words.words import Sentence, Words

VALUES = (3, 3, 4, 5, 5)

Values = Callable[[Rules, Seat], tuple[int, ...]]


def _five(_original: Values) -> Values:
    return lambda _rules, _seat: VALUES


ADMISSIONS_PANIC = Module(
    key="admissions_panic",
    name="Admissions Panic",
    about="Everyone starts with five patients.",
    figures=(Figure("admissions_panic_values", VALUES, "printed", "values of the starting patients"),),
    overrides={starting_values: _five},
    words=Words(
        name=Sentence(
            en="Admissions Panic",
            de="Panik in der Aufnahme",
            fr="Panique aux admissions",
            it="Crisi iniziale",
        ),
        about=Sentence(
            en="Everyone starts with five patients.",
            de="Alle beginnen mit fünf Patienten.",
            fr="Chacun commence avec cinq patients.",
            it="Ognuno comincia con cinque pazienti.",
        ),
    ),
)
