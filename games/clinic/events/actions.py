"""Events of the setup and of the actions: selecting, building, hiring, admitting and parking."""

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
    """The turn order of the first round was drawn."""

    order: tuple[Seat, ...]


class BonusTilesLaid(Event, tag="bonus_tiles_laid", frozen=True):
    """Bonus tiles were laid out, one more than there are players."""

    tiles: tuple[str, ...]


class BonusPicked(Event, tag="bonus_picked", frozen=True):
    """A seat took a bonus tile."""

    seat: Seat
    bonus: str


class MoneyGiven(Event, tag="money_given", frozen=True):
    """A seat received money from the bank."""

    seat: Seat
    amount: int


class BoardChosen(Event, tag="board_chosen", frozen=True):
    """An expert chose the side of the board."""

    seat: Seat
    columns: int


class RoomBuilt(Event, tag="room_built", frozen=True):
    """A room was built. `bonus`: a supply room beside a new treatment room, beyond the limit of two."""

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
    """A parking tile was turned over to its side for three cars."""

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
    """A car was moved to a parking tile that was just built."""

    seat: Seat
    place: str
    to: Space


class CarParked(Event, tag="car_parked", frozen=True):
    """The car of a new person was parked."""

    seat: Seat
    place: str


class CarTaken(Event, tag="car_taken", frozen=True):
    """A person who left took a car away."""

    seat: Seat
    place: str


class SelectionOpened(Event, tag="selection_opened", frozen=True):
    """The seats can choose their next action."""


class ActionSelected(Event, tag="action_selected", frozen=True):
    """A seat chose an action. The action is hidden from other seats."""

    seat: Seat
    action: ChosenAction | None


class ActionsRevealed(Event, tag="actions_revealed", frozen=True):
    """All seats have chosen; their actions are revealed."""

    actions: Annotated[tuple[ChosenAction, ...], BY_SEAT]


class ActionFinished(Event, tag="action_finished", frozen=True):
    """A seat finished its action."""

    seat: Seat


class StaffJoined(Event, tag="staff_joined", frozen=True):
    """A doctor, nurse or orderly joined a clinic and stands at a door. `hired` is false in the setup."""

    seat: Seat
    person: int
    kind: PersonKind
    door: str
    cost: int
    colour: Colour | None = None
    position: int | None = None
    """The space of the university that a doctor was hired from, else null."""
    hired: bool = True


class AppointmentMoved(Event, tag="appointment_moved", frozen=True):
    """An appointment was moved or swapped, for one queue point."""

    seat: Seat
    service: Service
    column: int
    to: Direction


class PatientAdmitted(Event, tag="patient_admitted", frozen=True):
    """A patient was admitted to pre-admissions, from the notepad or in the setup."""

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
    """New patients were drawn for the notepad."""

    appointments: tuple[Appointment, ...]
