"""Commands and events of mothers and babies, and events of Maternity's improvements."""

from games.dice_hospital.state import Patient
from games.kernel.messages import Command, Event, Seat


class LoadMother(Command, tag="load_mother", frozen=True):
    """Load a mother into an ambulance, where several are possible."""

    patient: int
    ambulance: int


class MakeRoom(Command, tag="make_room", frozen=True):
    """Put a mother in a full ward and move another patient from there to a free bed."""

    patient: int
    moved: int
    to: int


class CallMidwife(Command, tag="call_midwife", frozen=True):
    """Choose how many babies an arriving mother has. 0: roll the midwife die."""

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
    """A mother without a ward went back. A patient from the bag took her place, if there was one."""

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
    """Improvements were revealed from Maternity's own piles."""

    departments: tuple[str, ...] = ()
    specialists: tuple[str, ...] = ()


class FamilyRewarded(Event, tag="family_rewarded", frozen=True):
    """A specialist earned blood bags because its placement discharged a family."""

    seat: Seat
    specialist: str
    blood_bags: int
