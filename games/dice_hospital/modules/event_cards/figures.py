"""The numbers on the event cards, which are house figures, and the cards of the deck."""

from typing import Annotated, Any

from msgspec import Meta

from games.dice_hospital.modules.event_cards.cards import CARDS
from games.dice_hospital.state import BEDS
from games.kernel.figures import Figure, some_of

FIRST_ROUND = 2
"""The first round with an event card, as the book says."""

DECK = "event_cards_deck"
_KEYS = tuple(card.key for card in CARDS)

_Few = Annotated[int, Meta(ge=1, le=BEDS)]
_Steps = Annotated[int, Meta(ge=1, le=6)]
_Points = Annotated[int, Meta(ge=1, le=20)]
_Faces = Annotated[tuple[Annotated[int, Meta(ge=2, le=5)], ...], Meta(min_length=1, max_length=3)]


def _house(name: str, value: Any, form: Any, about: str) -> Figure:
    return Figure(f"event_cards_{name}", value, "house", about, form)


FIGURES = (
    Figure("event_cards_from_round", FIRST_ROUND, "printed", "the first round with an event card"),
    _house(
        "deck",
        _KEYS,
        some_of(_KEYS),
        "the cards in the deck, each once",
    ),
    _house("blood_drive_bags", 1, _Few, "Blood Drive: blood bags for everyone"),
    _house("visitors_patients", 1, _Few, "Volunteer Visitors: patients healed"),
    _house("visitors_steps", 1, _Steps, "Volunteer Visitors: steps healed"),
    _house(
        "visitors_limit", 6, Annotated[int, Meta(ge=2, le=6)], "Volunteer Visitors: nobody is healed above"
    ),
    _house("transfer_patients", 1, _Few, "Patient Transfer: patients that may be returned to the bag"),
    _house("flu_patients", 1, _Few, "Flu Season: patients drawn into free beds"),
    _house("heatwave_patients", 1, _Few, "Heatwave: patients lowered"),
    _house("heatwave_steps", 1, _Steps, "Heatwave: steps lowered"),
    _house("heatwave_limit", 1, Annotated[int, Meta(ge=1, le=5)], "Heatwave: nobody is lowered below"),
    _house("quiet_night_faces", (2,), _Faces, "Quiet Night: values that are rolled again"),
    _house("major_incident_faces", (5,), _Faces, "Major Incident: values that are rolled again"),
    _house("double_shift_nurses", 1, _Few, "Double Shift: nurses that may be placed twice"),
    _house("staff_sickness_meeples", 1, _Few, "Staff Sickness: meeples that stay at home"),
    _house("power_cut_departments", 1, _Few, "Power Cut: departments that are closed"),
    _house("monitoring_patients", 2, _Few, "Intensive Monitoring: neglected patients that do not get worse"),
    _house(
        "superbug_steps", 2, _Steps, "Superbug: steps by which neglected patients of the colour get worse"
    ),
    _house("inspection_points", 1, _Points, "Health Inspection: points for a round without a fatality"),
    _house("press_points", 2, _Points, "Press Coverage: points for the most patients discharged"),
)
