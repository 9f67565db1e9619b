"""The options of Dice Hospital as labels."""

from games.kernel.words.words import Sentence

OPTIONS = {
    "administrators": Sentence(
        en="Everyone gets an administrator",
        de="Alle bekommen einen Verwalter",
        fr="Chacun reçoit un administrateur",
        it="Ognuno riceve un amministratore",
    ),
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
