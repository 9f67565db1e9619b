"""Every component in the box of the base game, with its effect in our own words."""

from games.clinic.data import figures as f
from games.clinic.state import LEVELS, SERVICES, Colour, Service
from games.kernel.catalogue.components import Part

PLAYERS_AT_MOST = 4
TILES_OF_AN_ACTION = 2
_HUBS: dict[Service, int] = dict(zip(SERVICES, (4, 3, 3, 3, 3), strict=True))
_DOCTORS: dict[Colour, int] = dict(zip(LEVELS, (20, 16, 12, 8), strict=True))
_PATIENTS: dict[Colour, int] = dict(zip(LEVELS, (38, 28, 17, 10), strict=True))


def _room(key: str, about: str, copies: int) -> Part:
    return Part(key, "room", about, copies=copies)


def _special(key: str, about: str) -> Part:
    return Part(key, "special_room", about, copies=f.SPECIALS_PER_KIND[PLAYERS_AT_MOST])


def _action(key: str, about: str) -> Part:
    return Part(f"action_{key}", "action_tile", about, copies=TILES_OF_AN_ACTION * PLAYERS_AT_MOST)


ROOMS = (
    *(
        Part(
            f"hub_{service}",
            "service_hub",
            f"rooms beside it on its floor treat {service} patients; one hub on each floor of a building;"
            " how many of the 16 hubs have this service is a house value",
            copies=copies,
        )
        for service, copies in _HUBS.items()
    ),
    _room(
        "treatment_room",
        "two doctors treat up to two patients, with nurses if their colours differ; needs an adjacent"
        " hub on its floor and an adjacent supply room",
        f.TREATMENT_ROOMS,
    ),
    _room(
        "supply_room",
        "makes adjacent treatment rooms work, also above and below; holds an orderly",
        f.SUPPLY_ROOMS_PER_PLAYER * PLAYERS_AT_MOST,
    ),
    _special(
        "operating_room",
        "one doctor treats one patient with one nurse for free; costs 2 more upkeep in a round in which"
        " a patient was treated",
    ),
    _special(
        "outpatient_services",
        "one doctor of any colour treats one patient of any service for $6; patients enter directly from"
        " pre-admissions",
    ),
    _special("lab", "one doctor learns here: two levels up and one point of popularity each round"),
    _special("triage", "saves 3 time in each round"),
)
OTHER_COMPONENTS = (
    Part(
        "entrance",
        "tile",
        "leads into a room on the ground, and gives a queue point",
        copies=f.ENTRANCES,
    ),
    Part(
        "helipad",
        "tile",
        "leads into the rooms beside and below it, and gives a queue point; nothing can be built above it",
        copies=f.HELIPADS,
    ),
    Part("parking", "tile", "holds two cars, or three after an upgrade", copies=f.PARKINGS),
    Part(
        "garden",
        "tile",
        "$2 more income for each patient treated in an adjacent treatment room; costs upkeep",
        copies=f.GARDENS,
    ),
    Part(
        "conveyor", "conveyor", "people move between aligned stops without spending time", copies=f.CONVEYORS
    ),
)
PEOPLE = (
    *(
        Part(f"doctor_{colour}", "doctor", f"treats {colour} patients without a nurse", copies=copies)
        for colour, copies in _DOCTORS.items()
    ),
    *(
        Part(f"patient_{colour}", "patient", about, copies=_PATIENTS[colour])
        for colour, about in zip(
            LEVELS,
            (
                "the mildest illness; turns yellow if it is not treated",
                "turns orange if it is not treated",
                "turns red if it is not treated",
                "dies if it is not treated, which costs 5 popularity",
            ),
            strict=True,
        )
    ),
    Part("nurse", "staff", "bridges one level between a doctor and a patient, once a round", copies=25),
    Part("orderly", "staff", "works in a supply room; saves 3 upkeep", copies=9),
    Part("car", "car", "one for each person; parked on the ground", copies=f.CARS),
)
TILES = (
    _action("build", "build up to two components"),
    _action("hire", "hire a doctor, and a nurse or an orderly"),
    _action("admit", "spend queue points to move and admit patients on the notepad"),
    Part("bonus_nurse", "bonus_tile", "begin with a nurse and its car"),
    Part("bonus_orderly", "bonus_tile", "begin with an orderly and its car"),
    Part("bonus_garden", "bonus_tile", "begin with a garden"),
    Part(
        "bonus_patient", "bonus_tile", "begin with a white psychiatry patient in pre-admissions, and its car"
    ),
    Part("bonus_parking", "bonus_tile", "begin with a parking tile for two cars"),
    Part("bonus_yellow_doctor", "bonus_tile", "begin with a yellow doctor instead of a white one"),
    Part("bonus_money", "bonus_tile", "begin with $5 more"),
)
BOARDS = (
    Part(
        "main_board",
        "board",
        "notepad, university, nurses, orderlies, and tracks for rounds, turn order, popularity and time",
    ),
    Part(
        "player_board",
        "board",
        "ground floor and floor 1 of a clinic: twelve spaces, or nine on the other side",
        copies=PLAYERS_AT_MOST,
    ),
    Part("floor_2_board", "board", "floor 2 of a clinic", copies=PLAYERS_AT_MOST),
    Part("floor_3_board", "board", "floor 3 of a clinic", copies=PLAYERS_AT_MOST),
    Part("patient_bag", "bag", "new patients are drawn from it"),
    Part("doctor_bag", "bag", "doctors for the university are drawn from it"),
)
MARKERS = (
    Part("action_marker", "marker", "shows which of the three actions of a round is played"),
    Part("round_marker", "marker", "shows the round"),
    Part(
        "player_disc", "marker", "shows the time, turn or popularity of a player", copies=3 * PLAYERS_AT_MOST
    ),
    Part("popularity_50", "marker", "for a clinic whose popularity passed 50", copies=PLAYERS_AT_MOST),
    Part("coin_1", "coin", "one dollar", copies=20),
    Part("coin_5", "coin", "five dollars", copies=20),
    Part("coin_25", "coin", "twenty-five dollars", copies=12),
)
PARTS = (*ROOMS, *OTHER_COMPONENTS, *PEOPLE, *TILES, *BOARDS, *MARKERS)
