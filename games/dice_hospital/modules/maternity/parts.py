"""The dice and meeples of Maternity."""

from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import Names, printed

PARTS = (
    Part("mother", "die", "a pink patient in a ward, who leaves together with her babies", copies=16),
    Part("baby", "die", "a small pink patient in a paediatric ward, who never gets worse", copies=24),
    Part("midwife_die", "die", "says whether a mother who is admitted has one baby or twins", copies=1),
    Part("maternity_nurse", "meeple", "a nurse like the others: every hospital has one more", copies=8),
)
PART_NAMES: dict[str, Names] = {
    "mother": printed("Mother", fr="Dé Mère"),
    "baby": printed("Baby", fr="Dé Bébé"),
    "midwife_die": printed("Midwife die", fr="Dé Sage-femme"),
    "maternity_nurse": printed("Nurse", fr="Infirmière"),
}
