"""The numbers of the game. Those that no book prints can be set for each game."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from games.clinic.data.first_buildings import LAYOUTS, EntranceSpaces, FirstBuilding
from games.kernel.figures import Figure, Source

Amount = Annotated[int, Meta(ge=0, le=1000)]
PerFloor = tuple[Amount, Amount, Amount, Amount]
PerLevel = tuple[Amount, Amount, Amount, Amount]
Services = Annotated[int, Meta(ge=1, le=5)]

ROUNDS = 6
START_MONEY = 15
BONUS_MONEY = 5
PATIENTS = {1: (9, 6, 3, 1), 2: (18, 12, 8, 2), 3: (26, 18, 12, 4), 4: (34, 24, 16, 6)}
"""Patients in the bag by number of players, from white to red."""
DOCTORS = ((3, 2, 1, 0), (5, 3, 2, 0), (8, 4, 3, 0), (10, 6, 4, 0))
"""Doctors in the bag with 1, 2, 3 and 4 players, from white to red. Red doctors come from teaching only."""
SPECIALS_PER_KIND = {2: 1, 3: 2, 4: 3}
TREATMENT_ROOMS = 16
SUPPLY_ROOMS_PER_PLAYER = 4
GARDENS, HELIPADS, ENTRANCES, CONVEYORS, PARKINGS, CARS = 12, 8, 16, 20, 24, 64
ORDERLIES_PER_PLAYER = 2
ORDERLY_PRICE = 1
PRE_ADMISSIONS_CAPACITY = 4
QUEUE_POINTS = 1
COMPONENTS_PER_BUILD = 2
INCOME_WHITE, INCOME_RED, INCOME_OUTPATIENT, INCOME_GARDEN = 8, 20, 6, 2
OPERATING_ROOM_UPKEEP = 2
ORDERLY_SAVES = 3
POPULARITY_PRICE = 3
LAB_POPULARITY = 1
DEATH_POPULARITY = -5
BUILDING_POPULARITY = 8
TIME_PER_PENALTY = 3
TRIAGE_SAVES = 3


def _printed(key: str, value: Any, about: str) -> Figure:
    return Figure(key, value, "printed", about)


def _own(key: str, value: Any, source: Source, about: str, form: Any = Amount) -> Figure:
    return Figure(key, value, source, about, form)


FIGURES = (
    _printed("rounds", ROUNDS, "rounds of a game"),
    _printed("start_money", START_MONEY, "money at the start"),
    _printed("bonus_money", BONUS_MONEY, "money from the money bonus tile"),
    _printed("patients", PATIENTS, "patients in the bag by players, from white to red"),
    _own(
        "doctors",
        DOCTORS,
        "derived",
        "doctors in the bag with 1, 2, 3 or 4 players, each from white to red",
        tuple[PerLevel, PerLevel, PerLevel, PerLevel],
    ),
    _printed("specials_per_kind", SPECIALS_PER_KIND, "special rooms of each kind, by players"),
    _printed("treatment_rooms", TREATMENT_ROOMS, "treatment rooms in the box"),
    _printed("supply_rooms_per_player", SUPPLY_ROOMS_PER_PLAYER, "supply rooms for each player"),
    _printed("gardens", GARDENS, "gardens in the box"),
    _printed("helipads", HELIPADS, "helipads in the box"),
    _printed("entrances", ENTRANCES, "entrances in the box"),
    _printed("conveyors", CONVEYORS, "conveyor stops in the box"),
    _printed("parkings", PARKINGS, "parking tiles in the box"),
    _printed("cars", CARS, "cars in the box"),
    _printed("orderlies_per_player", ORDERLIES_PER_PLAYER, "orderlies for each player"),
    _printed("orderly_price", ORDERLY_PRICE, "what an orderly costs"),
    _printed("pre_admissions", PRE_ADMISSIONS_CAPACITY, "patients in pre-admissions for each service"),
    _printed("queue_points", QUEUE_POINTS, "queue points besides one for each entrance and helipad"),
    _printed("components_per_build", COMPONENTS_PER_BUILD, "components in one build action"),
    _printed("income_white", INCOME_WHITE, "income from a white patient"),
    _own("income_yellow", 12, "derived", "income from a yellow patient"),
    _own("income_orange", 16, "derived", "income from an orange patient"),
    _printed("income_red", INCOME_RED, "income from a red patient"),
    _printed("income_outpatient", INCOME_OUTPATIENT, "income from a patient in outpatient services"),
    _printed(
        "income_garden", INCOME_GARDEN, "additional income from a treatment room for each adjacent garden"
    ),
    _printed(
        "operating_room_upkeep",
        OPERATING_ROOM_UPKEEP,
        "additional upkeep of an operating room in which a patient was treated",
    ),
    _printed("orderly_saves", ORDERLY_SAVES, "upkeep that each orderly saves"),
    _printed("popularity_price", POPULARITY_PRICE, "price of a point of popularity"),
    _printed("lab_popularity", LAB_POPULARITY, "popularity for a doctor in a lab"),
    _printed("death_popularity", DEATH_POPULARITY, "popularity for a patient who dies"),
    _printed(
        "building_popularity",
        BUILDING_POPULARITY,
        "popularity for each building that can treat patients, after the first",
    ),
    _printed("time_per_penalty", TIME_PER_PENALTY, "time that costs a point of popularity at the end"),
    _printed("triage_saves", TRIAGE_SAVES, "time that a triage saves each round"),
    _own("room_cost", (2, 3, 4, 5), "derived", "cost of a room, by floor", PerFloor),
    _own(
        "helipad_cost",
        (3, 4, 5),
        "house",
        "cost of a helipad on the first, second and third floor",
        tuple[Amount, Amount, Amount],
    ),
    _own("garden_cost", 2, "house", "cost of a garden on any floor"),
    _own("entrance_cost", 2, "house", "cost of an entrance"),
    _own("parking_cost", 1, "house", "cost of a parking tile for two cars"),
    _own("parking_upgrade_cost", 1, "house", "cost of upgrading a parking tile to three cars"),
    _own("conveyor_cost", 2, "derived", "cost of a conveyor on any floor"),
    _own(
        "university_prices",
        (4, 3, 2, 1),
        "derived",
        "prices of the university's spaces from the left",
        tuple[Amount, Amount, Amount, Amount],
    ),
    _own(
        "nurse_prices",
        (4, 3, 2, 1),
        "house",
        "price of a nurse when 1, 2, 3 or 4 are left in the column",
        tuple[Amount, Amount, Amount, Amount],
    ),
    _own("doctor_wages", (1, 2, 3, 4), "house", "wages of doctors from white to red", PerLevel),
    _own("nurse_wages", 1, "house", "wages of a nurse"),
    _own("orderly_wages", 1, "house", "wages of an orderly"),
    _own("doctor_points", (1, 2, 3, 4), "house", "points at the end for doctors from white to red", PerLevel),
    _own("nurse_points", 1, "house", "points at the end for a nurse"),
    _own(
        "treatment_room_points",
        (0, 2, 4, 6),
        "house",
        "points at the end for a working treatment room, by floor",
        PerFloor,
    ),
    _own(
        "patient_penalties",
        (1, 2, 3, 4),
        "house",
        "points lost at the end for each patient left, from white to red",
        PerLevel,
    ),
    _own(
        "notepad_columns",
        4,
        "derived",
        "appointments that fit on the notepad for each service",
        Annotated[int, Meta(ge=1, le=8)],
    ),
    _own(
        "services",
        (2, 3, 4, 5),
        "derived",
        "services in play with 1, 2, 3 or 4 players",
        tuple[Services, Services, Services, Services],
    ),
    _own("psychiatry_hubs", 4, "house", "psychiatry hubs", Annotated[int, Meta(ge=4, le=16)]),
    _own("other_hubs", 3, "house", "hubs of each other service", Annotated[int, Meta(ge=0, le=16)]),
    _own(
        "parking_borders",
        "all",
        "derived",
        "ground borders where cars can park: all, or inner ones only",
        Literal["all", "inner"],
    ),
    _own(
        "entrance_spaces",
        "all",
        "derived",
        "where entrances can be built: on all western, southern and eastern borders, or only on these",
        Literal["all"] | EntranceSpaces,
    ),
    _own(
        "layouts",
        LAYOUTS,
        "house",
        "the first buildings of beginners, for the white, yellow, orange and red cube",
        tuple[FirstBuilding, FirstBuilding, FirstBuilding, FirstBuilding],
    ),
)

GARDEN_COST = _own("garden_cost", (2, 2, 2, 2), "house", "cost of a garden, by floor", PerFloor)
"""Since version 2 of the rules."""
