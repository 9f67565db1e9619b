"""The hall of fame: the ranks for scores with the goal reached."""

from typing import ClassVar

import msgspec

from games.kernel.catalogue.names import Names, printed
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
    "rank_orderly": printed("Orderly", it="Portantino"),
    "rank_nurse": printed("Nurse", it="Infermiere"),
    "rank_intern": printed("Intern", it="Specializzando"),
    "rank_resident": printed("Resident", it="Medico"),
    "rank_fellow": printed("Fellow", it="Borsista"),
    "rank_surgeon": printed("Surgeon", it="Chirurgo"),
    "rank_attending_physician": printed("Attending Physician", it="Primario"),
    "rank_ceo": printed("CEO", it="CEO"),
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
