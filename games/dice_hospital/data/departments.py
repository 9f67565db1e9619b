"""The six departments on every board and the twelve kinds of department tiles."""

from games.dice_hospital.data.rows import Department
from games.dice_hospital.effects.choice import LOW
from games.dice_hospital.effects.departments import one, several, three_consecutive, three_equal

STARTING = (
    Department("trauma_unit", one(1, "red"), "heals one red patient 1 step", copies=1, starting=True),
    Department("oncology", one(1, "yellow"), "heals one yellow patient 1 step", copies=1, starting=True),
    Department("pharmacy", one(1, "green"), "heals one green patient 1 step", copies=1, starting=True),
    Department(
        "intensive_care",
        one(1, values=frozenset({1, 2})),
        "heals one patient of value 1 or 2 by 1 step",
        copies=1,
        starting=True,
    ),
    Department(
        "imaging",
        one(1, values=frozenset({3, 4})),
        "heals one patient of value 3 or 4 by 1 step",
        copies=1,
        starting=True,
    ),
    Department(
        "clinic",
        one(1, values=frozenset({5, 6})),
        "heals one patient of value 5 or 6 by 1 step",
        copies=1,
        starting=True,
    ),
)

DEPARTMENTS = (
    Department("surgical_theatre", one(3, "red"), "heals one red patient 3 steps", appeal=5),
    Department("ear_nose_throat", one(3, "green"), "heals one green patient 3 steps", appeal=5),
    Department("orthopaedics", one(3, "yellow"), "heals one yellow patient 3 steps", appeal=5),
    Department(
        "cardiology", three_consecutive("red"), "heals three red patients of consecutive values 1 step"
    ),
    Department(
        "immunology", three_consecutive("green"), "heals three green patients of consecutive values 1 step"
    ),
    Department(
        "urology", three_consecutive("yellow"), "heals three yellow patients of consecutive values 1 step"
    ),
    Department("anaesthesia", three_equal("red"), "heals three red patients of the same value 1 step"),
    Department("allergy_centre", three_equal("green"), "heals three green patients of the same value 1 step"),
    Department("renal_unit", three_equal("yellow"), "heals three yellow patients of the same value 1 step"),
    Department(
        "crash_centre",
        one(4, values=frozenset({1, 2})),
        "heals one patient of value 1 or 2 by 4 steps",
        appeal=3,
    ),
    Department(
        "radiology", several(3, 1, LOW), "heals exactly three patients of value 1 to 3 by 1 step", appeal=2
    ),
    Department(
        "triage_centre", several(2, 2, LOW), "heals exactly two patients of value 1 to 3 by 2 steps", appeal=4
    ),
)
