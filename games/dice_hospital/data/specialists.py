"""The twelve kinds of specialists."""

from games.dice_hospital.data.rows import Specialist
from games.dice_hospital.effects.choice import HIGH, LOW
from games.dice_hospital.effects.specialists import Another, EqualValue, OneMore

SPECIALISTS = (
    Specialist("surgeon", "red", OneMore("red"), "healed red: one of those red patients 1 step more"),
    Specialist(
        "pharmacist", "green", OneMore("green"), "healed green: one of those green patients 1 step more"
    ),
    Specialist(
        "haematologist",
        "yellow",
        OneMore("yellow"),
        "healed yellow: one of those yellow patients 1 step more",
    ),
    Specialist("anaesthetist", "red", Another(1, "red"), "healed red: another red patient 1 step"),
    Specialist("virologist", "green", Another(1, "green"), "healed green: another green patient 1 step"),
    Specialist("urologist", "yellow", Another(1, "yellow"), "healed yellow: another yellow patient 1 step"),
    Specialist(
        "cardiologist",
        "red",
        EqualValue("red"),
        "healed red: another patient of the value it had before 1 step",
    ),
    Specialist(
        "microbiologist",
        "green",
        EqualValue("green"),
        "healed green: another patient of the value it had before 1 step",
    ),
    Specialist(
        "neurologist",
        "yellow",
        EqualValue("yellow"),
        "healed yellow: another patient of the value it had before 1 step",
    ),
    Specialist(
        "triage_nurse",
        "blue",
        Another(1, values=LOW, count=2),
        "healed: two others of value 1 to 3 by 1 step",
        appeal=4,
    ),
    Specialist(
        "paramedic", "blue", Another(2, values=LOW), "healed: another of value 1 to 3 by 2 steps", appeal=5
    ),
    Specialist(
        "general_practitioner",
        "blue",
        Another(1, values=HIGH),
        "healed: another of value 4 to 6 by 1 step",
        appeal=4,
    ),
)
