"""Commands and events of mothers and babies, and events of Maternity's improvements."""

from games.dice_hospital.state import Patient
from games.kernel.messages import Command, Event, Seat


class LoadMother(Command, tag="load_mother", frozen=True):
    """Put a mother into an ambulance: there is a tie, or another mother belongs there too."""

    patient: int
    ambulance: int


class MakeRoom(Command, tag="make_room", frozen=True):
    """Lay a mother into a full ward, from which another patient moves to a free bed."""

    patient: int
    moved: int
    to: int


class CallMidwife(Command, tag="call_midwife", frozen=True):
    """Say how many babies an arriving mother has; 0: let the midwife die decide."""

    patient: int
    babies: int = 0


class FamilyAdmitted(Event, tag="family_admitted", frozen=True):
    """A seat begins with a mother and her babies."""

    seat: Seat
    patients: tuple[Patient, ...]


class MothersArrived(Event, tag="mothers_arrived", frozen=True):
    """Mothers were rolled for the vehicles."""

    patients: tuple[Patient, ...]


class MotherReplaced(Event, tag="mother_replaced", frozen=True):
    """A mother for whom there is no ward went back; another patient took her place, if the bag had one."""

    seat: Seat
    mother: int
    patient: Patient | None


class RoomMade(Event, tag="room_made", frozen=True):
    """A mother has a bed in a ward, and the patient who had it moved to another ward."""

    seat: Seat
    mother: int
    ward: int
    moved: int
    to: int


class BabiesBorn(Event, tag="babies_born", frozen=True):
    """A mother has babies, who lie in the paediatric ward under hers."""

    seat: Seat
    babies: tuple[Patient, ...]


class MaternityImprovementsRevealed(Event, tag="maternity_improvements_revealed", frozen=True):
    """Improvements were turned up from Maternity's own piles, beside the others."""

    departments: tuple[str, ...] = ()
    specialists: tuple[str, ...] = ()


class FamilyRewarded(Event, tag="family_rewarded", frozen=True):
    """A specialist whose placement discharged a family brought blood bags."""

    seat: Seat
    specialist: str
    blood_bags: int
