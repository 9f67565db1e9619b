"""Commands and events of the city. Tiles are numbered row by row; the top left one is 0."""

from games.dice_hospital.commands import Patients
from games.dice_hospital.events import Treatment
from games.dice_hospital.modules.city.grid.tiles import Side, Tile
from games.dice_hospital.state import Colour, Patient
from games.kernel.messages import Command, Event, Id, Seat


class ParkAmbulance(Command, tag="park_ambulance", frozen=True):
    """Move your ambulance to an entrance of the city, or name its entrance to leave it there."""

    tile: int
    side: Side


class LandHelicopter(Command, tag="land_helicopter", frozen=True):
    """Begin this round's trip on any tile, without moving your ambulance. Only for the first player."""

    tile: int


class WalkTo(Command, tag="walk_to", frozen=True):
    """Send your paramedic to a tile, along roads and empty tiles, and fetch the patient there."""

    tile: int


class KeepBonusToken(Command, tag="keep_bonus_token", frozen=True):
    """Keep one of the tokens of this trip; the others are discarded."""

    token: Id


class LowerTotal(Command, tag="lower_total", frozen=True):
    """Discard a token to lower your total on the admissions board by 2."""

    token: Id


class PlaceMarker(Command, tag="place_marker", frozen=True):
    """Place your marker on the admissions board at your current total."""


class UseBonusToken(Command, tag="use_bonus_token", frozen=True):
    """Discard a token to heal a patient. A patient in `recolour` gets the token's colour for a blood bag."""

    token: Id
    patient: int
    recolour: Patients = ()


class CallNurse(Command, tag="call_nurse", frozen=True):
    """Use a token as one more nurse for this round."""

    token: Id


class CityLaid(Event, tag="city_laid", frozen=True):
    """The city was laid: its tiles, row by row, with their roads."""

    tiles: tuple[Tile, ...]


class CityPatientsArrived(Event, tag="city_patients_arrived", frozen=True):
    """Dice were rolled and put on these tiles, one each."""

    tiles: tuple[int, ...]
    patients: tuple[Patient, ...]


class BonusTokensLaid(Event, tag="bonus_tokens_laid", frozen=True):
    """Bonus tokens were revealed on these tiles. An empty pile is refilled from the discarded tokens."""

    tiles: tuple[int, ...]
    tokens: tuple[str, ...]


class AmbulanceParked(Event, tag="ambulance_parked", frozen=True):
    """A seat's ambulance stands at an entrance."""

    seat: Seat
    tile: int
    side: Side


class HelicopterLanded(Event, tag="helicopter_landed", frozen=True):
    """The first player took the helicopter instead of the ambulance."""

    seat: Seat
    tile: int


class TripBegun(Event, tag="trip_begun", frozen=True):
    """A seat's paramedic entered the city."""

    seat: Seat
    tile: int


class PatientFetched(Event, tag="patient_fetched", frozen=True):
    """A paramedic walked to a tile and took the patient there, with the bonus token beside it."""

    seat: Seat
    tile: int
    patient: int
    token: str | None = None


class TripEnded(Event, tag="trip_ended", frozen=True):
    """A paramedic went back to the ambulance."""

    seat: Seat


class BonusTokenKept(Event, tag="bonus_token_kept", frozen=True):
    """A seat kept a token of its trip; the others were discarded."""

    seat: Seat
    token: str


class TotalCounted(Event, tag="total_counted", frozen=True):
    """The sum of the values of the patients of a seat's trip."""

    seat: Seat
    total: int


class TotalLowered(Event, tag="total_lowered", frozen=True):
    """A token was discarded to lower a seat's total."""

    seat: Seat
    token: str
    total: int


class MarkerPlaced(Event, tag="marker_placed", frozen=True):
    """A seat's marker was placed on the admissions board, on top of any markers there."""

    seat: Seat
    total: int


class BonusTokenUsed(Event, tag="bonus_token_used", frozen=True):
    """A bonus token healed a patient."""

    seat: Seat
    token: str
    treatment: Treatment
    recoloured: tuple[int, ...] = ()
    colour: Colour | None = None


class NurseCalled(Event, tag="nurse_called", frozen=True):
    """A bonus token serves a seat as a nurse until the end of the round."""

    seat: Seat
    token: str


class CityNeglected(Event, tag="city_neglected", frozen=True):
    """Patients left in the city got worse; value 0 means that the patient died."""

    treatments: tuple[Treatment, ...]


class CityFatalityDealt(Event, tag="city_fatality_dealt", frozen=True):
    """A seat got a fatality for a patient who died in the city."""

    seat: Seat
