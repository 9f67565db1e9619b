"""The hall of fame: the ranks for scores with the goal reached."""

from typing import ClassVar

import msgspec

from games.kernel.catalogue.names import Names
from games.kernel.figures import Figure, Source


class Rank(msgspec.Struct, frozen=True):
    """A rank and the score it needs."""

    kind: ClassVar[str] = "rank"
    copies: ClassVar[int] = 1
    source: ClassVar[Source] = "printed"
    key: str
    least: int

    @property
    def about(self) -> str:
        """Return what the rank needs."""
        return f"a score of {self.least} or more with the goal reached"


RANKS = (
    Rank("rank_orderly", 0),
    Rank("rank_nurse", 21),
    Rank("rank_intern", 31),
    Rank("rank_resident", 41),
    Rank("rank_fellow", 51),
    Rank("rank_surgeon", 61),
    Rank("rank_attending_physician", 71),
    Rank("rank_ceo", 81),
)
NAMES: dict[str, Names] = {
    "rank_orderly": Names(
        en="Orderly", de="Krankenträger", fr="Brancardier", it="Portantino", house=("de", "fr")
    ),
    "rank_nurse": Names(en="Nurse", de="Pflegekraft", fr="Infirmier", it="Infermiere", house=("de", "fr")),
    "rank_intern": Names(
        en="Intern", de="Arzt im Praktikum", fr="Interne", it="Specializzando", house=("de", "fr")
    ),
    "rank_resident": Names(en="Resident", de="Assistenzarzt", fr="Résident", it="Medico", house=("de", "fr")),
    "rank_fellow": Names(
        en="Fellow", de="Facharzt", fr="Chef de clinique", it="Borsista", house=("de", "fr")
    ),
    "rank_surgeon": Names(en="Surgeon", de="Chirurg", fr="Chirurgien", it="Chirurgo", house=("de", "fr")),
    "rank_attending_physician": Names(
        en="Attending Physician", de="Oberarzt", fr="Médecin titulaire", it="Primario", house=("de", "fr")
    ),
    "rank_ceo": Names(
        en="CEO", de="Klinikleiter", fr="Directeur général", it="CEO", house=("de", "fr"), same=("it",)
    ),
}
HALL_OF_FAME = Figure(
    "solo_hall_of_fame",
    {rank.key: rank.least for rank in RANKS},
    "printed",
    "the score needed for each rank",
)


def rank_of(score: int) -> str | None:
    """Return the highest rank for a score; None for a negative one."""
    return next((rank.key for rank in reversed(RANKS) if rank.least <= score), None)
