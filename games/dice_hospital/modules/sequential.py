"""Activation one player at a time, in the order of the ambulances."""

from games.dice_hospital.steps.turns import active_seats
from games.kernel.sequential import sequential
from games.kernel.words.words import Sentence

SEQUENTIAL = sequential(
    active_seats,
    Sentence(
        en="Sequential activation",
        de="Aktivierung nacheinander",
        fr="Activation l'un après l'autre",
        it="Attivazione a turno",
    ),
    Sentence(
        en="Hospitals are activated one after the other.",
        de="Die Krankenhäuser werden nacheinander aktiviert.",
        fr="Les hôpitaux sont activés l'un après l'autre.",
        it="Gli ospedali vengono attivati uno dopo l'altro.",
    ),
    lambda options: bool(options.activation == "sequential"),
)

ACTIVATION_OPTIONS = {
    "activation": Sentence(
        en="Activating the hospitals",
        de="Aktivierung der Krankenhäuser",
        fr="Activation des hôpitaux",
        it="Attivazione degli ospedali",
    ),
    "activation=simultaneous": Sentence(
        en="all at the same time",
        de="alle gleichzeitig",
        fr="tous en même temps",
        it="tutti insieme",
    ),
    "activation=sequential": Sentence(
        en="one after the other, in the order of the ambulances",
        de="nacheinander, in der Reihenfolge der Krankenwagen",
        fr="l'un après l'autre, dans l'ordre des ambulances",
        it="uno dopo l'altro, nell'ordine delle ambulanze",
    ),
}
