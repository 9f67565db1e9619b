"""What a clinic is worth at the horizon of a search: a table of weights that `make train` fits.

What is there for the rounds left counts once for each of them.
"""

from collections.abc import Collection

from games.clinic.bots.default_figures import rounds_left
from games.clinic.bots.policy.clinic_value import beds_by_service
from games.clinic.bots.policy.treatment_plan import level
from games.clinic.data import figures as f
from games.clinic.geometry.layout import layout_of
from games.clinic.rooms import gardens_beside, working_spaces
from games.clinic.state import LEVELS, SPECIALS, Clinic, State
from games.clinic.steps.final_scoring import final_lines
from games.clinic.types import Rules
from games.kernel.messages import Seat
from games.kernel.search.linear_worth import POINTS, LinearWorth

_FIRST_DOLLARS, _MORE_DOLLARS = 8, 8
"""The dollars that pay for the next staff and rooms, and those that may be of use besides."""
_ROUNDS_TO_SPEND = 3
"""Money is worth no more if more rounds than this are left."""
_SOON = 1
"""Doctors and queue points that come soon."""
_MOST_BEDS = 8

_WEIGHTS = {
    POINTS: 100,
    "first dollars": 50,
    "more dollars": 12,
    "patients": 110,
    "doctors": 10,
    "nurses": 70,
    "beds": 25,
    "queue points": 35,
    "services of nobody else": 80,
    "upkeep": -27,
    "gardens": 92,
    "operating_room": 26,
    "outpatient_services": 0,
    "lab": 11,
    "triage": 75,
    "walking": -12,
    "hubs without rooms": 100,
    "white patients": 40,
    "yellow patients": 71,
    "orange patients": 125,
    "red patients": 206,
    "white patients too many": -20,
    "yellow patients too many": -23,
    "orange patients too many": -60,
    "red patients too many": -252,
}


def features(rules: Rules, state: State, seat: Seat) -> dict[str, int]:
    """Return what a seat's clinic has at the start of a round."""
    clinic, rounds = state.clinics[seat], rounds_left(state.round)
    spending = min(rounds, _ROUNDS_TO_SPEND)
    money = clinic.savings + clinic.income
    found = {
        POINTS: _points(rules, state, seat, rounds),
        "first dollars": spending * min(money, _FIRST_DOLLARS),
        "more dollars": spending * min(max(0, money - _FIRST_DOLLARS), _MORE_DOLLARS),
    }
    rivals = {s for other, found in enumerate(state.clinics) if other != seat for s in _served(found)}
    for name, number in _each_round(clinic, rivals):
        found[name] = rounds * number
    for name in _waiting(clinic):
        found[name] = found.get(name, 0) + 1
    return found


def _points(rules: Rules, state: State, seat: Seat, rounds: int) -> int:
    """Return the points if the game ended now, without the levels that doctors will lose."""
    clinic = state.clinics[seat]
    lines = rules.resolve(final_lines)(rules, state, seat)
    tired = sum([min(rounds, level(one)) for one in clinic.people if one.kind == "doctor"])
    return clinic.popularity + sum([line.points for line in lines if line.reason != "patients"]) - tired


def _served(clinic: Clinic) -> Collection[str]:
    """Return the services that a clinic can treat patients of."""
    return [service for service, _, _ in beds_by_service(layout_of(clinic)) if service]


def _each_round(clinic: Clinic, rivals: Collection[str]) -> list[tuple[str, int]]:
    """Return what counts for every round left."""
    kinds, layout = [person.kind for person in clinic.people], layout_of(clinic)
    doctors, nurses, orderlies = (kinds.count(kind) for kind in ("doctor", "nurse", "orderly"))
    rooms, working = layout.standing.values(), working_spaces(layout)
    services = beds_by_service(layout)
    beds = sum([number for _, number, _ in services]) // 12
    walks = sum([number * time for _, number, time in services]) // (12 * max(1, beds))
    served = [service for service, _, _ in services if service]
    treating = [room.space for room in rooms if room.kind == "treatment_room" and room.space in working]
    doors = f.QUEUE_POINTS + len(clinic.entrances) + len(clinic.helipads)
    return [
        ("patients", min(doctors + _SOON, beds, doors + _SOON)),
        ("doctors", doctors),
        ("nurses", min(nurses, doctors)),
        ("beds", min(beds, _MOST_BEDS)),
        ("queue points", doors),
        ("services of nobody else", sum([service not in rivals for service in served])),
        ("upkeep", max(0, len(rooms) + len(clinic.gardens) - f.ORDERLY_SAVES * orderlies)),
        ("gardens", sum([gardens_beside(clinic, space) for space in treating])),
        *((kind, 1) for kind in SPECIALS if any(room.kind == kind for room in rooms)),
        ("walking", walks * min(doctors, beds)),
        ("hubs without rooms", sum([room.kind == "hub" and room.service not in served for room in rooms])),
    ]


def _waiting(clinic: Clinic) -> list[str]:
    """Return the feature of each patient. Those who are worst are treated first."""
    served, patients = _served(clinic), [person for person in clinic.people if person.kind == "patient"]
    most = 1 + sum([person.kind == "doctor" for person in clinic.people])
    levels = sorted([level(person) for person in patients if person.service in served], reverse=True)
    others = [level(person) for person in patients if person.service not in served]
    return [
        *(f"{LEVELS[each]} patients" for each in levels[:most]),
        *(f"{LEVELS[each]} patients too many" for each in levels[most:] + others),
    ]


worth = LinearWorth(features, _WEIGHTS)
"""What a seat's clinic is worth."""
