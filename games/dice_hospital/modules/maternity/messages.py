"""Commands and events of mothers and babies, and events of Maternity's improvements."""

from games.dice_hospital.state import Patient
from games.kernel.messages import Command, Event, Seat


class LoadMother(Command, tag="load_mother", frozen=True):
    """Load a mother into an ambulance, where several are possible."""

    patient: int
    """The id of a mother among the arrivals."""
    ambulance: int
    """The number of the vehicle."""


class MakeRoom(Command, tag="make_room", frozen=True):
    """Put a mother in a full ward and move another patient from there to a free bed."""

    patient: int
    """The id of a mother in your vehicle who has no ward yet."""
    moved: int
    """The id of a patient in a full ward without a mother, whose bed she gets."""
    to: int
    """The ward with a free bed that this patient moves to, from 1 to 4."""


class CallMidwife(Command, tag="call_midwife", frozen=True):
    """Choose how many babies an arriving mother has. 0: roll the midwife die."""

    patient: int
    """The id of a mother in your vehicle whose babies are not born yet."""
    babies: int = 0
    """How many babies she has: one of the numbers on the midwife die. 0: roll it."""


class FamilyAdmitted(Event, tag="family_admitted", frozen=True):
    """A seat begins with a mother and her babies."""

    seat: Seat
    """The seat whose hospital they are in."""
    patients: tuple[Patient, ...]
    """The mother, then her babies."""


class MothersArrived(Event, tag="mothers_arrived", frozen=True):
    """Mothers were rolled for the vehicles."""

    patients: tuple[Patient, ...]
    """The mothers, added to the arrivals."""


class MotherReplaced(Event, tag="mother_replaced", frozen=True):
    """A mother without a ward went back. A patient from the bag took her place, if there was one."""

    seat: Seat
    """The seat that took her vehicle, and has a mother in every ward."""
    mother: int
    """The id of the mother, who went back into the box."""
    patient: Patient | None
    """The die of the bag that takes her place, with her value; null if the bag was empty."""


class RoomMade(Event, tag="room_made", frozen=True):
    """A mother has a bed in a ward, and the patient who had it moved to another ward."""

    seat: Seat
    """The seat of the hospital."""
    mother: int
    """The id of the mother."""
    ward: int
    """The ward in which she lies now, from 1 to 4."""
    moved: int
    """The id of the patient whose bed she has."""
    to: int
    """The ward to which this patient moved, from 1 to 4."""


class BabiesBorn(Event, tag="babies_born", frozen=True):
    """A mother has babies, who lie in the paediatric ward under hers."""

    seat: Seat
    """The seat of the mother."""
    babies: tuple[Patient, ...]
    """The babies. Their `party` is the id of their mother."""


class MaternityImprovementsRevealed(Event, tag="maternity_improvements_revealed", frozen=True):
    """Improvements were revealed from Maternity's own piles."""

    departments: tuple[str, ...] = ()
    """The ids of the tiles added to the display, from left to right."""
    specialists: tuple[str, ...] = ()
    """The ids of the cards added to the display, from left to right."""


class FamilyRewarded(Event, tag="family_rewarded", frozen=True):
    """A specialist earned blood bags because its placement discharged a family."""

    seat: Seat
    """The seat of the specialist."""
    specialist: str
    """The specialist's id."""
    blood_bags: int
    """How many blood bags it earned."""
