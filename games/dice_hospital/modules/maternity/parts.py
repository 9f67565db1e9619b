"""The dice and meeples of Maternity."""

from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import Names

PARTS = (
    Part("mother", "die", "a pink patient in a ward, who leaves together with her babies", copies=16),
    Part("baby", "die", "a small pink patient in a paediatric ward, who never gets worse", copies=24),
    Part("midwife_die", "die", "says whether a mother who is admitted has one baby or twins", copies=1),
    Part("maternity_nurse", "meeple", "a nurse like the others: every hospital has one more", copies=8),
)
PART_NAMES: dict[str, Names] = {
    "mother": Names(en="Mother", de="Mutter", fr="Dé Mère", it="Madre", house=("en", "de", "it")),
    "baby": Names(en="Baby", de="Baby", fr="Dé Bébé", it="Neonato", house=("en", "de", "it"), same=("de",)),
    "midwife_die": Names(
        en="Midwife die",
        de="Hebammenwürfel",
        fr="Dé Sage-femme",
        it="Dado ostetrica",
        house=("en", "de", "it"),
    ),
    "maternity_nurse": Names(en="Nurse", de="Krankenschwester", fr="Infirmière", it="Infermiere"),
}
