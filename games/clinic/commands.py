"""The commands of Clinic Deluxe. Spaces are named like "0b3", people by their numbers."""

from typing import Annotated

from msgspec import Meta

from games.clinic.geometry.spaces import Border, Columns, Space
from games.clinic.notepad import Direction
from games.clinic.state import Action, FirstKind, Kind, Service
from games.kernel.messages import Command, Id


class PickBonus(Command, tag="pick_bonus", frozen=True):
    """Setup: take one of the remaining bonus tiles."""

    bonus: Id
    """One of `bonus_tiles` in the view, such as `nurse`."""


class ChooseBoard(Command, tag="choose_board", frozen=True):
    """Setup, experts: choose the side of your board, with four columns or three."""

    columns: Columns
    """4 for the wide side, 3 for the small one."""


class PlaceRoom(Command, tag="place_room", frozen=True):
    """Setup, experts: place a room of your first building, free of charge."""

    space: Space
    """Where: `0b3` is on the ground, second column from the west, third row from the north."""
    room: FirstKind | None = None
    """Which room of the first building. In games under version 1 of the rules it is left out: their order is
    fixed."""


class PlaceEntrance(Command, tag="place_entrance", frozen=True):
    """Setup, experts: place the entrance of your first building."""

    entrance: Border
    """An outer border of the hub's space, such as `b3-south`. The north side has none."""


class PlaceBonus(Command, tag="place_bonus", frozen=True):
    """Setup: place the garden or parking tile that your bonus gives you."""

    space: Space
    """Where, such as `0d1`."""


class SelectAction(Command, tag="select_action", frozen=True):
    """Choose your next action face down. You can change your choice until everyone has chosen."""

    action: Action | None
    """The action. Null in records that hide it from you; it cannot be sent."""


class BuildRoom(Command, tag="build_room", frozen=True):
    """Build a room. For a hub, also name its service."""

    kind: Kind
    """The kind of room."""
    space: Space
    """Where, such as `1b2`: above the ground only on top of a room."""
    service: Service | None = None
    """The service of a hub; null for all other rooms."""


class BuildGarden(Command, tag="build_garden", frozen=True):
    """Build a garden."""

    space: Space
    """An empty ground space, or one above a garden."""


class BuildParking(Command, tag="build_parking", frozen=True):
    """Build a parking tile for two cars."""

    space: Space
    """An empty ground space."""


class UpgradeParking(Command, tag="upgrade_parking", frozen=True):
    """Turn a parking tile over to its side for three cars."""

    space: Space
    """The space of a parking tile for two cars."""


class BuildHelipad(Command, tag="build_helipad", frozen=True):
    """Build a helipad above a room."""

    space: Space
    """An empty space above a room: `1b2` is on the roof of `0b2`."""


class BuildEntrance(Command, tag="build_entrance", frozen=True):
    """Build an entrance that leads into a room on the ground."""

    entrance: Border
    """An outer border, such as `b3-south`."""


class BuildConveyor(Command, tag="build_conveyor", frozen=True):
    """Build a conveyor stop. The first time, build two aligned stops."""

    stops: Annotated[tuple[Space, ...], Meta(max_length=2)]
    """The rooms by space: two the first time, then one. They share two of floor, column and row with another
    stop."""


class MoveCar(Command, tag="move_car", frozen=True):
    """Move one of your cars to the parking tile you just built."""

    place: Id
    """Where the car is now: a border such as `a1-b1`, or a space with a parking tile."""


class FinishBuilding(Command, tag="finish_building", frozen=True):
    """End your build action."""


class HireDoctor(Command, tag="hire_doctor", frozen=True):
    """Hire the doctor in a space of the university (0 is the leftmost), to one of your doors."""

    position: int
    """The space of the university, from 0 at the left."""
    door: Id
    """Where the person starts: one of your entrances (`b3-south`) or helipads (`1b2^`)."""


class HireNurse(Command, tag="hire_nurse", frozen=True):
    """Hire a nurse from this round's column."""

    door: Id
    """Where the person starts: one of your entrances (`b3-south`) or helipads (`1b2^`)."""


class HireOrderly(Command, tag="hire_orderly", frozen=True):
    """Hire an orderly."""

    door: Id
    """Where the person starts: one of your entrances (`b3-south`) or helipads (`1b2^`)."""


class FinishHiring(Command, tag="finish_hiring", frozen=True):
    """End your hire action."""


class MoveAppointment(Command, tag="move_appointment", frozen=True):
    """Move an appointment one space, or swap it with the one there. Column 0 is the rightmost."""

    service: Service
    """The row of the patient to move."""
    column: int
    """The column of the patient, from 0 at the right."""
    to: Direction
    """Where it goes, as seen on the board: `up` is towards psychiatry, `right` towards admission."""


class AdmitPatient(Command, tag="admit_patient", frozen=True):
    """Admit the rightmost patient of a service to your pre-admissions."""

    service: Service
    """The row of the notepad."""


class FinishAdmitting(Command, tag="finish_admitting", frozen=True):
    """End your admit action. Unspent queue points are lost."""


class ParkCar(Command, tag="park_car", frozen=True):
    """Park the car of a new person on a border, or on a space with a parking tile."""

    place: Id
    """A border of the ground that no room touches, such as `a1-b1`, or a space with a parking tile."""


class TakeCar(Command, tag="take_car", frozen=True):
    """Choose the car that a person who leaves takes away."""

    place: Id
    """The place of the car to take away."""


class MovePerson(Command, tag="move_person", frozen=True):
    """Move a person to a room by the cheapest way."""

    person: int
    """The number of the person, as in `people`."""
    to: Space
    """The space of the room."""


class WalkStep(Command, tag="walk_step", frozen=True):
    """Move a person one step. Use this to take another way than the cheapest."""

    person: int
    """The number of the person, as in `people`."""
    to: Id
    """The next place: a space, an entrance (`b3-south`) or a helipad (`1b2^`)."""


class StopWalking(Command, tag="stop_walking", frozen=True):
    """End the walk of the person who moves step by step."""


class FinishMoving(Command, tag="finish_moving", frozen=True):
    """End your moves for this round."""


class Treat(Command, tag="treat", frozen=True):
    """Let a doctor treat a patient in the same room. The nurses needed are chosen for you."""

    doctor: int
    """The number of the doctor."""
    patient: int
    """The number of the patient."""


class TreatBest(Command, tag="treat_best", frozen=True):
    """Treat the patients that bring the highest possible income."""


class FinishCare(Command, tag="finish_care", frozen=True):
    """End patient care for this round."""


class BuyPopularity(Command, tag="buy_popularity", frozen=True):
    """Spend this round's income on points of popularity. 0 is allowed."""

    points: int
    """How many points, at $3 each."""


class PayExpenses(Command, tag="pay_expenses", frozen=True):
    """Pay wages and upkeep of every clinic. Only the service sends this."""


class Administer(Command, tag="administer", frozen=True):
    """Run the administration at the end of a round. Only the service sends this."""


class ScoreGame(Command, tag="score_game", frozen=True):
    """Score every clinic at the end of the game. Only the service sends this."""
