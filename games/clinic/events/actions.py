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
    """The seats in turn order."""


class BonusTilesLaid(Event, tag="bonus_tiles_laid", frozen=True):
    """Bonus tiles were laid out, one more than there are players."""

    tiles: tuple[str, ...]
    """The bonus tiles, such as `nurse` or `money`."""


class BonusPicked(Event, tag="bonus_picked", frozen=True):
    """A seat took a bonus tile."""

    seat: Seat
    """The seat that took it."""
    bonus: str
    """The tile, such as `nurse`."""


class MoneyGiven(Event, tag="money_given", frozen=True):
    """A seat received money from the bank."""

    seat: Seat
    """The seat that received it."""
    amount: int
    """How much, in dollars."""


class BoardChosen(Event, tag="board_chosen", frozen=True):
    """An expert chose the side of the board."""

    seat: Seat
    """The seat that chose."""
    columns: int
    """4 for the wide side, 3 for the small one."""


class RoomBuilt(Event, tag="room_built", frozen=True):
    """A room was built. `bonus`: a supply room beside a new treatment room, beyond the limit of two."""

    seat: Seat
    """The seat that built."""
    kind: Kind
    """The kind of room."""
    space: Space
    """Its space, such as `1b2`."""
    cost: int
    """What was paid, in dollars; 0 in the setup."""
    service: Service | None = None
    """The service of a hub; missing for all other rooms."""
    bonus: bool = False
    """Whether it is a supply room beside a new treatment room, which does not count as a component."""


class GardenBuilt(Event, tag="garden_built", frozen=True):
    """A garden was built."""

    seat: Seat
    """The seat that built."""
    space: Space
    """Its space, such as `0a1`."""
    cost: int
    """What was paid, in dollars; 0 in the setup."""


class ParkingBuilt(Event, tag="parking_built", frozen=True):
    """A parking tile was built."""

    seat: Seat
    """The seat that built."""
    space: Space
    """Its space, such as `0a1`."""
    cost: int
    """What was paid, in dollars; 0 in the setup."""


class ParkingUpgraded(Event, tag="parking_upgraded", frozen=True):
    """A parking tile was turned over to its side for three cars."""

    seat: Seat
    """The seat that built."""
    space: Space
    """The space of the parking tile."""
    cost: int
    """What was paid, in dollars."""


class HelipadBuilt(Event, tag="helipad_built", frozen=True):
    """A helipad was built."""

    seat: Seat
    """The seat that built."""
    space: Space
    """Its space: `1b2` is on the roof of `0b2`."""
    cost: int
    """What was paid, in dollars; 0 in the setup."""


class EntranceBuilt(Event, tag="entrance_built", frozen=True):
    """An entrance was built."""

    seat: Seat
    """The seat that built."""
    entrance: Border
    """Its border, such as `b3-south`."""
    cost: int
    """What was paid, in dollars; 0 in the setup."""


class ConveyorBuilt(Event, tag="conveyor_built", frozen=True):
    """Conveyor stops were built."""

    seat: Seat
    """The seat that built."""
    stops: tuple[Space, ...]
    """The rooms that have a stop now, by space."""
    cost: int
    """What was paid, in dollars."""


class CarMoved(Event, tag="car_moved", frozen=True):
    """A car was moved to a parking tile that was just built."""

    seat: Seat
    """The seat whose car it is."""
    place: str
    """Where the car was: a border or a space with a parking tile."""
    to: Space
    """The space of the parking tile."""


class CarParked(Event, tag="car_parked", frozen=True):
    """The car of a new person was parked."""

    seat: Seat
    """The seat whose car it is."""
    place: str
    """A border such as `a1-b1`, or a space with a parking tile."""


class CarTaken(Event, tag="car_taken", frozen=True):
    """A person who left took a car away."""

    seat: Seat
    """The seat whose car it is."""
    place: str
    """Where the car was: a border or a space with a parking tile."""


class SelectionOpened(Event, tag="selection_opened", frozen=True):
    """The seats can choose their next action."""


class ActionSelected(Event, tag="action_selected", frozen=True):
    """A seat chose an action. The action is hidden from other seats."""

    seat: Seat
    """The seat that chose."""
    action: ChosenAction | None
    """The action; null if it is hidden from you."""


class ActionsRevealed(Event, tag="actions_revealed", frozen=True):
    """All seats have chosen; their actions are revealed."""

    actions: Annotated[tuple[ChosenAction, ...], BY_SEAT]
    """The action of each seat, in the order of the seats."""


class ActionFinished(Event, tag="action_finished", frozen=True):
    """A seat finished its action."""

    seat: Seat
    """The seat that finished."""


class StaffJoined(Event, tag="staff_joined", frozen=True):
    """A doctor, nurse or orderly joined a clinic and stands at a door. `hired` is false in the setup."""

    seat: Seat
    """The clinic that the person joined."""
    person: int
    """The number that the person has from now on."""
    kind: PersonKind
    """Doctor, nurse or orderly."""
    door: str
    """Where the person stands: an entrance (`b3-south`) or a helipad (`1b2^`)."""
    cost: int
    """What was paid, in dollars; 0 in the setup."""
    colour: Colour | None = None
    """The level of a doctor; missing for others."""
    position: int | None = None
    """The space of the university that a doctor was hired from, from 0 at the left; missing for others."""
    hired: bool = True
    """False for the first staff, who come with the setup."""


class AppointmentMoved(Event, tag="appointment_moved", frozen=True):
    """An appointment was moved or swapped, for one queue point."""

    seat: Seat
    """The seat that spent the queue point."""
    service: Service
    """The row of the patient."""
    column: int
    """The column of the patient before, from 0 at the right."""
    to: Direction
    """Where it went, as seen on the board."""


class PatientAdmitted(Event, tag="patient_admitted", frozen=True):
    """A patient was admitted to pre-admissions, from the notepad or in the setup."""

    seat: Seat
    """The clinic that admitted the patient."""
    person: int
    """The number that the patient has from now on."""
    service: Service
    """The service that the patient needs."""
    colour: Colour
    """The level of the illness, from white to red."""
    from_notepad: bool = True
    """False for the patient of a bonus tile, who costs no queue point."""


class Appointment(msgspec.Struct, frozen=True):
    """A patient on the notepad."""

    service: Service
    """The row of the notepad."""
    colour: Colour
    """The level of the illness, from white to red."""


class AppointmentsMade(Event, tag="appointments_made", frozen=True):
    """New patients were drawn for the notepad."""

    appointments: tuple[Appointment, ...]
    """The new patients. Each stands at the left end of its row."""
