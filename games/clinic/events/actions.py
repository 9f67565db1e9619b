"""What happens in the setup and in the actions: building, hiring, admitting and their cars."""

from typing import Annotated

import msgspec

from games.clinic.geometry.spaces import Border, Space
from games.clinic.notepad import Direction
from games.clinic.state import Action, Colour, Kind, PersonKind, Service
from games.kernel.messages import Event, Seat
from games.kernel.secrets import BY_SEAT, Secret

ChosenAction = Annotated[Action, Secret("action")]
"""An action that only the seat that chose it knows, until all are revealed."""


class TurnOrderDrawn(Event, tag="turn_order_drawn", frozen=True):
    """The seats were put in a random order."""

    order: tuple[Seat, ...]


class BonusTilesLaid(Event, tag="bonus_tiles_laid", frozen=True):
    """Bonus tiles were laid out, one more than players."""

    tiles: tuple[str, ...]


class BonusPicked(Event, tag="bonus_picked", frozen=True):
    """A seat took a bonus tile."""

    seat: Seat
    bonus: str


class MoneyGiven(Event, tag="money_given", frozen=True):
    """A seat got money from the bank."""

    seat: Seat
    amount: int


class RoomBuilt(Event, tag="room_built", frozen=True):
    """A room was built; bonus: beyond the two components, beside a new treatment room."""

    seat: Seat
    kind: Kind
    space: Space
    cost: int
    service: Service | None = None
    bonus: bool = False


class GardenBuilt(Event, tag="garden_built", frozen=True):
    """A garden was built."""

    seat: Seat
    space: Space
    cost: int


class ParkingBuilt(Event, tag="parking_built", frozen=True):
    """A parking tile was built."""

    seat: Seat
    space: Space
    cost: int


class ParkingUpgraded(Event, tag="parking_upgraded", frozen=True):
    """A parking tile was turned to its side for three cars."""

    seat: Seat
    space: Space
    cost: int


class HelipadBuilt(Event, tag="helipad_built", frozen=True):
    """A helipad was built."""

    seat: Seat
    space: Space
    cost: int


class EntranceBuilt(Event, tag="entrance_built", frozen=True):
    """An entrance was built."""

    seat: Seat
    entrance: Border
    cost: int


class ConveyorBuilt(Event, tag="conveyor_built", frozen=True):
    """Conveyor stops were built."""

    seat: Seat
    stops: tuple[Space, ...]
    cost: int


class CarMoved(Event, tag="car_moved", frozen=True):
    """A car was moved onto new parking."""

    seat: Seat
    place: str
    to: Space


class CarParked(Event, tag="car_parked", frozen=True):
    """The car of a newcomer was parked."""

    seat: Seat
    place: str


class CarTaken(Event, tag="car_taken", frozen=True):
    """Somebody who left took a car away."""

    seat: Seat
    place: str


class SelectionOpened(Event, tag="selection_opened", frozen=True):
    """Everyone is to choose the next action."""


class ActionSelected(Event, tag="action_selected", frozen=True):
    """A seat chose an action; others are not shown which."""

    seat: Seat
    action: ChosenAction | None


class ActionsRevealed(Event, tag="actions_revealed", frozen=True):
    """Everyone has chosen."""

    actions: Annotated[tuple[ChosenAction, ...], BY_SEAT]


class ActionFinished(Event, tag="action_finished", frozen=True):
    """A seat is done with its action."""

    seat: Seat


class StaffJoined(Event, tag="staff_joined", frozen=True):
    """A doctor, nurse or orderly was hired, or came with the setup, and stands at a door."""

    seat: Seat
    person: int
    kind: PersonKind
    door: str
    cost: int
    colour: Colour | None = None
    position: int | None = None
    """The space of the university the doctor came from; None for everyone else."""
    hired: bool = True


class AppointmentMoved(Event, tag="appointment_moved", frozen=True):
    """An appointment was moved or swapped for a queue point."""

    seat: Seat
    service: Service
    column: int
    to: Direction


class PatientAdmitted(Event, tag="patient_admitted", frozen=True):
    """A patient came from the notepad (or with the setup) into pre-admissions."""

    seat: Seat
    person: int
    service: Service
    colour: Colour
    from_notepad: bool = True


class Appointment(msgspec.Struct, frozen=True):
    """A patient on the notepad."""

    service: Service
    colour: Colour


class AppointmentsMade(Event, tag="appointments_made", frozen=True):
    """New patients made appointments."""

    appointments: tuple[Appointment, ...]
