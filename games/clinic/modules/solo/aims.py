"""How far a clinic is from a goal, so that bots can play for it."""

from collections.abc import Callable, Iterable

from games.clinic.bots.default_figures import rounds_left
from games.clinic.bots.policy.treatment_plan import level
from games.clinic.data.figures import ROUNDS
from games.clinic.geometry.layout import Layout, layout_of
from games.clinic.geometry.spaces import FLOORS, Space, floor_of
from games.clinic.modules.solo import goals
from games.clinic.rooms import working_spaces
from games.clinic.state import LEVELS, Clinic

PARTS = 3
"""The parts of a building that can treat patients: a hub, a treatment room, and what makes them work."""


def missing_buildings(clinic: Clinic) -> int:
    """Return how many parts are missing of the buildings that have most of them."""
    layout = layout_of(clinic)
    working = working_spaces(layout)
    found = [_parts(layout, group, not group.isdisjoint(working)) for group in layout.plan.buildings]
    most = sorted(found, reverse=True)[: goals.LEAST_BUILDINGS]
    return PARTS * goals.LEAST_BUILDINGS - sum(most)


def _parts(layout: Layout, group: Iterable[Space], treats: bool) -> int:
    kinds = {layout.standing[space].kind for space in group}
    return PARTS if treats else ("hub" in kinds) + ("treatment_room" in kinds)


def missing_rooms_of_tower(clinic: Clinic) -> int:
    """Return how many rooms are missing for a hub on the top floor, including the hub."""
    stacks: dict[str, int] = {}
    for room in clinic.rooms:
        if room.kind == "hub" and floor_of(room.space) == goals.TOP_FLOOR:
            return 0
        place = room.space[1:]
        stacks[place] = stacks.get(place, 0) + 1
    return max(1, len(FLOORS) - max(stacks.values(), default=0))


def missing_doctors(clinic: Clinic) -> int:
    """Return how many doctors are missing."""
    return max(0, goals.LEAST_DOCTORS - sum([one.kind == "doctor" for one in clinic.people]))


def missing_nurses(clinic: Clinic) -> int:
    """Return how many nurses are missing."""
    return max(0, goals.LEAST_NURSES - sum([one.kind == "nurse" for one in clinic.people]))


def missing_money(clinic: Clinic) -> int:
    """Return how many dollars are missing."""
    return max(0, goals.LEAST_MONEY - clinic.savings - clinic.income)


def missing_doctor_colours(clinic: Clinic, number: int) -> int:
    """Return how many colours of doctors will be missing if one of them studies at the end."""
    doctors, rounds = [one for one in clinic.people if one.kind == "doctor"], rounds_left(number)
    colours = {max(0, level(one) - rounds) for one in doctors if one.colour in LEVELS}
    studies = any(room.kind == "lab" for room in clinic.rooms) and len(doctors) >= len(LEVELS)
    return len(LEVELS) - len(colours | {len(LEVELS) - 1}) + (not studies)


def time_too_much(clinic: Clinic, number: int) -> int:
    """Return the time spent beyond an equal part of what is allowed for each round before one."""
    return max(0, clinic.time - goals.MOST_TIME * (ROUNDS - rounds_left(number)) // ROUNDS)


MISSING: dict[str, Callable[[Clinic], int]] = {
    "goal_buildings": missing_buildings,
    "goal_top_floor": missing_rooms_of_tower,
    "goal_doctors": missing_doctors,
    "goal_nurses": missing_nurses,
    "goal_money": missing_money,
}
"""What is missing for the goals that depend on nothing but the clinic."""
