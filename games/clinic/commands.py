"""What a seat may ask for in Clinic Deluxe. Spaces are named like "0b3", persons by their numbers."""

from games.clinic.geometry.spaces import Border, Space
from games.clinic.notepad import Direction
from games.clinic.state import Action, Kind, Service
from games.kernel.messages import Command


class PickBonus(Command, tag="pick_bonus", frozen=True):
    """Setup: take one of the bonus tiles that are left."""

    bonus: str


class PlaceRoom(Command, tag="place_room", frozen=True):
    """Setup, experts: place the next room of your first building, free of charge."""

    space: Space


class PlaceEntrance(Command, tag="place_entrance", frozen=True):
    """Setup, experts: place the entrance of your first building."""

    entrance: Border


class PlaceBonus(Command, tag="place_bonus", frozen=True):
    """Setup: place the garden or parking tile that your bonus gives you."""

    space: Space


class SelectAction(Command, tag="select_action", frozen=True):
    """Choose your next action face down; you may change your mind until everyone has chosen."""

    action: Action | None
    """Others are not shown it."""


class BuildRoom(Command, tag="build_room", frozen=True):
    """Build a room; a hub needs its service."""

    kind: Kind
    space: Space
    service: Service | None = None


class BuildGarden(Command, tag="build_garden", frozen=True):
    """Build a garden."""

    space: Space


class BuildParking(Command, tag="build_parking", frozen=True):
    """Build a parking tile for two cars."""

    space: Space


class UpgradeParking(Command, tag="upgrade_parking", frozen=True):
    """Turn a parking tile to its side for three cars."""

    space: Space


class BuildHelipad(Command, tag="build_helipad", frozen=True):
    """Build a helipad above a room."""

    space: Space


class BuildEntrance(Command, tag="build_entrance", frozen=True):
    """Build an entrance that points at a room on the ground."""

    entrance: Border


class BuildConveyor(Command, tag="build_conveyor", frozen=True):
    """Build a conveyor stop; the first time two aligned ones."""

    stops: tuple[Space, ...]


class MoveCar(Command, tag="move_car", frozen=True):
    """Move one of your cars onto the parking you just built."""

    place: str


class FinishBuilding(Command, tag="finish_building", frozen=True):
    """Build nothing more in this action."""


class HireDoctor(Command, tag="hire_doctor", frozen=True):
    """Hire the doctor in a space of the university (0 is the leftmost) to one of your doors."""

    position: int
    door: str


class HireNurse(Command, tag="hire_nurse", frozen=True):
    """Hire a nurse of this round's column."""

    door: str


class HireOrderly(Command, tag="hire_orderly", frozen=True):
    """Hire an orderly."""

    door: str


class FinishHiring(Command, tag="finish_hiring", frozen=True):
    """Hire nobody more in this action."""


class MoveAppointment(Command, tag="move_appointment", frozen=True):
    """Move an appointment one space, or swap it with the one there; column 0 is the rightmost."""

    service: Service
    column: int
    to: Direction


class AdmitPatient(Command, tag="admit_patient", frozen=True):
    """Admit the rightmost patient of a service to your pre-admissions."""

    service: Service


class FinishAdmitting(Command, tag="finish_admitting", frozen=True):
    """Use no more queue points in this action."""


class ParkCar(Command, tag="park_car", frozen=True):
    """Say where the car of a newcomer stands: a border, or a space with a parking tile."""

    place: str


class TakeCar(Command, tag="take_car", frozen=True):
    """Say which car somebody who leaves takes away."""

    place: str


class MovePerson(Command, tag="move_person", frozen=True):
    """Move a person the cheapest way to a place."""

    person: int
    to: Space


class WalkStep(Command, tag="walk_step", frozen=True):
    """Walk a person one step, where you want another way than the cheapest."""

    person: int
    to: str


class StopWalking(Command, tag="stop_walking", frozen=True):
    """The person that walks step by step stays where it is."""


class FinishMoving(Command, tag="finish_moving", frozen=True):
    """Everyone is where they should be."""


class Treat(Command, tag="treat", frozen=True):
    """Let a doctor treat a patient in the same room, with as many nurses as it takes."""

    doctor: int
    patient: int


class TreatBest(Command, tag="treat_best", frozen=True):
    """Pair doctors, nurses and patients so that your income is as high as it can be."""


class FinishCare(Command, tag="finish_care", frozen=True):
    """Treat nobody more this round."""


class BuyPopularity(Command, tag="buy_popularity", frozen=True):
    """Spend this round's income on so many points of popularity, perhaps none."""

    points: int


class PayExpenses(Command, tag="pay_expenses", frozen=True):
    """Wages and upkeep of every clinic: given by the service."""


class Administer(Command, tag="administer", frozen=True):
    """The administration at the end of a round: given by the service."""


class ScoreGame(Command, tag="score_game", frozen=True):
    """What everyone gains and loses at the end of the game: given by the service."""
