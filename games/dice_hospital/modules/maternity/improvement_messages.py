"""Events of Maternity's departments and specialists."""

from games.kernel.messages import Event, Seat


class MaternityImprovementsRevealed(Event, tag="maternity_improvements_revealed", frozen=True):
    """Improvements were turned up from Maternity's own piles, beside the others."""

    departments: tuple[str, ...] = ()
    specialists: tuple[str, ...] = ()


class FamilyRewarded(Event, tag="family_rewarded", frozen=True):
    """A specialist whose placement discharged a family brought blood bags."""

    seat: Seat
    specialist: str
    blood_bags: int
