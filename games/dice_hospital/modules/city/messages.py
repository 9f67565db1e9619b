"""Commands and events of the city. Tiles are numbered row by row; the top left one is 0."""

from games.dice_hospital.commands import Patients
from games.dice_hospital.events import Treatment
from games.dice_hospital.modules.city.grid.tiles import CityTile, Side
from games.dice_hospital.state import Colour, Patient
from games.kernel.messages import Command, Event, Id, Seat


class ParkAmbulance(Command, tag="park_ambulance", frozen=True):
    """Move your ambulance to an entrance of the city, or name its entrance to leave it there."""

    tile: int
    """The number of the tile of the entrance."""
    side: Side
    """The outer side of the tile that the entrance is on."""


class LandHelicopter(Command, tag="land_helicopter", frozen=True):
    """Begin this round's trip on any tile, without moving your ambulance. Only for the first player."""

    tile: int
    """The number of a tile at which no other seat's ambulance stands."""


class WalkTo(Command, tag="walk_to", frozen=True):
    """Send your paramedic to a tile, along roads and empty tiles, and fetch the patient there."""

    tile: int
    """The number of the next tile with a patient that your paramedic can reach."""


class KeepBonusToken(Command, tag="keep_bonus_token", frozen=True):
    """Keep one of the tokens of this trip; the others are discarded."""

    token: Id
    """The id of one of the tokens your paramedic found on this trip."""


class LowerTotal(Command, tag="lower_total", frozen=True):
    """Discard a token to lower your total on the admissions board by 2."""

    token: Id
    """The id of one of your -2 tokens, such as `bonus_minus_two.1`."""


class PlaceMarker(Command, tag="place_marker", frozen=True):
    """Place your marker on the admissions board at your current total."""


class UseBonusToken(Command, tag="use_bonus_token", frozen=True):
    """Discard a token to heal a patient."""

    token: Id
    """The id of one of your tokens that heal."""
    patient: int
    """The id of one of your patients."""
    recolour: Patients = ()
    """The same patient, to spend a blood bag because it does not have the token's colour; else empty."""


class CallNurse(Command, tag="call_nurse", frozen=True):
    """Use a token as one more nurse for this round."""

    token: Id
    """The id of one of your nurse tokens, such as `bonus_nurse.2`."""


class CityLaid(Event, tag="city_laid", frozen=True):
    """The city was laid: its tiles, row by row, with their roads."""

    tiles: tuple[CityTile, ...]
    """The tiles in the order of their numbers: rows of four from the top left."""


class CityPatientsArrived(Event, tag="city_patients_arrived", frozen=True):
    """Dice were rolled and put on these tiles, one each."""

    tiles: tuple[int, ...]
    """The numbers of the tiles."""
    patients: tuple[Patient, ...]
    """The dice, in the order of `tiles`."""


class BonusTokensLaid(Event, tag="bonus_tokens_laid", frozen=True):
    """Bonus tokens were revealed on these tiles. An empty pile is refilled from the discarded tokens."""

    tiles: tuple[int, ...]
    """The numbers of the tiles."""
    tokens: tuple[str, ...]
    """The ids of the tokens, in the order of `tiles`."""


class AmbulanceParked(Event, tag="ambulance_parked", frozen=True):
    """A seat's ambulance stands at an entrance."""

    seat: Seat
    """The seat whose ambulance moved or stayed."""
    tile: int
    """The number of the tile of the entrance."""
    side: Side
    """The outer side of the tile that the entrance is on."""


class HelicopterLanded(Event, tag="helicopter_landed", frozen=True):
    """The first player took the helicopter instead of the ambulance."""

    seat: Seat
    """The first player."""
    tile: int
    """The number of the tile on which the trip begins."""


class TripBegun(Event, tag="trip_begun", frozen=True):
    """A seat's paramedic entered the city."""

    seat: Seat
    """The seat of the paramedic."""
    tile: int
    """The number of the tile it entered, from its ambulance or the helicopter."""


class PatientFetched(Event, tag="patient_fetched", frozen=True):
    """A paramedic walked to a tile and took the patient there, with the bonus token beside it."""

    seat: Seat
    """The seat of the paramedic."""
    tile: int
    """The number of the tile the paramedic stands on now."""
    patient: int
    """The patient's id."""
    token: str | None = None
    """The id of the bonus token that was on the tile. Left out without one."""


class TripEnded(Event, tag="trip_ended", frozen=True):
    """A paramedic went back to the ambulance."""

    seat: Seat
    """The seat of the paramedic, who has three patients or cannot reach another."""


class BonusTokenKept(Event, tag="bonus_token_kept", frozen=True):
    """A seat kept a token of its trip; the others were discarded."""

    seat: Seat
    """The seat that keeps it."""
    token: str
    """The id of the token."""


class TotalCounted(Event, tag="total_counted", frozen=True):
    """The sum of the values of the patients of a seat's trip."""

    seat: Seat
    """The seat whose trip it was."""
    total: int
    """The sum of the values of its patients, at least 1."""


class TotalLowered(Event, tag="total_lowered", frozen=True):
    """A token was discarded to lower a seat's total."""

    seat: Seat
    """The seat that discarded the token."""
    token: str
    """The id of the token."""
    total: int
    """The new total, 2 lower but at least 1."""


class MarkerPlaced(Event, tag="marker_placed", frozen=True):
    """A seat's marker was placed on the admissions board, on top of any markers there."""

    seat: Seat
    """The seat of the marker."""
    total: int
    """The total that the marker shows."""


class BonusTokenUsed(Event, tag="bonus_token_used", frozen=True):
    """A bonus token healed a patient."""

    seat: Seat
    """The seat that discarded the token."""
    token: str
    """The id of the token."""
    treatment: Treatment
    """What happened to the patient."""
    recoloured: tuple[int, ...] = ()
    """The id of the patient, if a blood bag recoloured it first; else empty."""
    colour: Colour | None = None
    """The colour that the blood bag gave. Left out without a recolour."""


class NurseCalled(Event, tag="nurse_called", frozen=True):
    """A bonus token serves a seat as a nurse until the end of the round."""

    seat: Seat
    """The seat that has one more nurse for the activation."""
    token: str
    """The id of the token, discarded in the shift change."""


class CityNeglected(Event, tag="city_neglected", frozen=True):
    """Patients left in the city got worse; value 0 means that the patient died."""

    treatments: tuple[Treatment, ...]
    """The new value of each patient on a tile that got worse."""


class CityFatalityDealt(Event, tag="city_fatality_dealt", frozen=True):
    """A seat got a fatality for a patient who died in the city."""

    seat: Seat
    """The seat that got it: first the one with the highest number token, then downwards."""
