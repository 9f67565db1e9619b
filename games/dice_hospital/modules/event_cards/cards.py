"""The fifteen event cards. No book prints them, so all are house cards."""

from typing import Any, ClassVar

import msgspec

from games.dice_hospital.modules.event_cards.effects import effect_types
from games.kernel.figures import Source


class EventCard(msgspec.Struct, frozen=True):
    """An event card with its effect."""

    kind: ClassVar[str] = "event_card"
    copies: ClassVar[int] = 1
    key: str
    effect: Any
    about: str
    source: Source = "house"


CARDS = (
    EventCard(
        "blood_drive",
        effect_types.Donate("event_cards_blood_drive_bags"),
        "everyone gets a blood bag",
    ),
    EventCard(
        "volunteer_visitors",
        effect_types.Turn(
            "event_cards_visitors_patients",
            "event_cards_visitors_steps",
            "event_cards_visitors_limit",
            "better",
        ),
        "everyone heals one patient 1, not above 6; the patient does not count as treated",
    ),
    EventCard(
        "patient_transfer",
        effect_types.Transfer("event_cards_transfer_patients"),
        "everyone may return a patient to the bag; that is not a fatality",
    ),
    EventCard(
        "flu_season",
        effect_types.Infect("event_cards_flu_patients"),
        "everyone with a free bed draws and rolls a patient into it",
    ),
    EventCard(
        "heatwave",
        effect_types.Turn(
            "event_cards_heatwave_patients",
            "event_cards_heatwave_steps",
            "event_cards_heatwave_limit",
            "worse",
        ),
        "everyone lowers one patient of value 2 or more by 1",
    ),
    EventCard(
        "quiet_night",
        effect_types.Reroll("event_cards_quiet_night_faces"),
        "this round: patients who arrive with a 2 are rolled again",
    ),
    EventCard(
        "major_incident",
        effect_types.Reroll("event_cards_major_incident_faces"),
        "this round: patients who arrive with a 5 are rolled again",
    ),
    EventCard(
        "double_shift",
        effect_types.WorkTwice("event_cards_double_shift_nurses"),
        "this round: everyone may place one nurse twice",
    ),
    EventCard(
        "staff_sickness",
        effect_types.KeepHome("event_cards_staff_sickness_meeples"),
        "this round: one nurse or specialist of everyone stays at home, chosen before activating",
    ),
    EventCard(
        "power_cut",
        effect_types.Close("event_cards_power_cut_departments"),
        "this round: everyone closes one department of their own before activating",
    ),
    EventCard("blood_shortage", effect_types.NoBlood(), "this round: no blood bag may be spent"),
    EventCard(
        "intensive_monitoring",
        effect_types.Monitor("event_cards_monitoring_patients"),
        "this round: up to two neglected patients of everyone do not get worse",
    ),
    EventCard(
        "superbug",
        effect_types.Worsen("event_cards_superbug_steps"),
        "this round: neglected patients of a drawn colour get worse by 2",
    ),
    EventCard(
        "health_inspection",
        effect_types.Inspect("event_cards_inspection_points"),
        "this round: a point for everyone without a fatality",
    ),
    EventCard(
        "press_coverage",
        effect_types.Report("event_cards_press_points"),
        "this round: 2 points for the seat that discharges most patients, at least one; tied seats all score",
    ),
)
